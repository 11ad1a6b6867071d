"""A table staged for one rule: lay out, set a few things, play move texts, look.

`stage()` stands at the first question of seat 0's turn. Chance gave the first of everything: from location 1
on lie wood, brick, stone, gold, green gem, purple gem, rubles, recognition; the first card of the artisans,
carters, merchants and clergy lies on the quadrants in that order; red stands on location 8, blue, green,
yellow and white on 1 to 4, and all dice show 1. Towers are named a to f, their cards counted from below.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.game import RedCathedral
from cathedrals.games.red_cathedral.moves import place_name
from cathedrals.games.red_cathedral.questions import turn
from cathedrals.kernel.game import Game
from cathedrals.kernel.table import CHANCE
from tests.games.staging import OnStage, answer_chance

GAME = RedCathedral()
PLACES = {place_name(place): place for place in range(p.PLACES)}
SPACES = p.SPACE_NAMES


def pays(card: str) -> tuple[int, int]:
    """The recognition and the rubles of a card, whatever the data say."""
    number = p.CARD_NAMES.index(card)
    return int(p.CARD_RECOGNITION[number]), int(p.CARD_RUBLES[number])


def does_need(card: str, needs: dict[str, int]) -> bool:
    """Whether a card needs at least those materials."""
    first = p.CARD_NAMES.index(card) * p.MATERIALS
    return all(p.CARD_NEEDS[first + p.MATERIAL_NAMES.index(kind)] >= n for kind, n in needs.items())


def card_paying(level: str, recognition: int, rubles: int | None = None, **needs: int) -> str:
    """The first card of a level with that reward and at least those needs."""
    for name in p.CARD_NAMES:
        if (
            name.startswith(level)
            and pays(name)[0] == recognition
            and rubles in (None, pays(name)[1])
            and does_need(name, needs)
        ):
            return name
    raise LookupError(f"no {level} pays {recognition} recognition and {rubles} rubles")


def card_needing(level: str, pays_rubles: bool | None = None, **needs: int) -> str:
    """The first card of a level with at least those needs; where it is said, with rubles or without."""
    for name in p.CARD_NAMES:
        if name.startswith(level) and pays_rubles in (None, pays(name)[1] > 0) and does_need(name, needs):
            return name
    raise LookupError(f"no {level} needs {needs} with rubles: {pays_rubles}")


BASES = sorted((name for name in p.CARD_NAMES if name.startswith("base")), key=pays)  # the poorest first


class Staged(OnStage):
    """A table under preparation. Every setter keeps the pieces in the box right and returns the table."""

    def __init__(self, seats: int, game: Game = GAME, **options: str) -> None:
        super().__init__(game, seats, options)

    # The market -----------------------------------------------------------------------------------

    def die(self, colour: str, at: int, value: int = 1) -> Staged:
        die = p.COLOUR_NAMES.index(colour)
        self.cells[t.DIE_AT + die] = at - 1
        self.cells[t.DIE_VALUE + die] = value
        return self

    def tile(self, resource: str, at: int) -> Staged:
        """The resource tile changes places with the one that lies there."""
        return self._exchange(t.TILE_AT, p.LOCATIONS, p.RESOURCE_NAMES.index(resource), t.TILE_AT + at - 1)

    def influence(self, card: str, at: int) -> Staged:
        """The influence card comes to the quadrant of a location and changes places with the group there."""
        number = t.first_influence_card(self.cells) + p.INFLUENCE_NAMES.index(card)
        here = t.INFLUENCE_AT + int(p.quadrant_of(at - 1))
        for quadrant in range(p.QUADRANTS):
            if self.cells[t.INFLUENCE_AT + quadrant] // 3 == number // 3:
                self.cells[t.INFLUENCE_AT + quadrant] = self.cells[here]
        self.cells[here] = number
        return self

    def reserve(self, **resources: int) -> Staged:
        for name, amount in resources.items():
            self.cells[t.IN_RESERVE + p.RESOURCE_NAMES.index(name)] = amount
        return self

    # The cathedral --------------------------------------------------------------------------------

    def card(self, place: str, name: str = "", tile: str = "") -> Staged:
        """Which card lies there and which workshop tile on it."""
        if name:
            number = int(t.first_card(self.cells)) + p.CARD_NAMES.index(name)
            self._exchange(t.CARD, p.PLACES, number, t.CARD + PLACES[place])
        if tile:
            self.cells[t.TILE + PLACES[place]] = p.KIND_NAMES.index(tile)
        return self

    def claimed(self, seat: int, *places: str, **laid: int) -> Staged:
        """The seat's banners stand there, first those that block no slot; what is laid leaves the reserve."""
        for place in places:
            self.cells[t.BANNER + PLACES[place]] = seat
            self.cells[t.TILE + PLACES[place]] = t.NONE
            waiting = t.BANNERS_ON + seat * t.BANNER_PLACES
            spots = [waiting + spot for spot in (t.BESIDE, t.ON_WHITE, t.ON_WHITE + 1, t.IN_INVENTORY)]
            self.cells[next(spot for spot in spots if self.cells[spot])] -= 1
            for name, amount in laid.items():
                material = p.MATERIAL_NAMES.index(name)
                self.cells[t.LAID + PLACES[place] * p.MATERIALS + material] = amount
                self.cells[t.IN_RESERVE + material] -= amount
        return self

    def built(self, seat: int, *places: str) -> Staged:
        self.claimed(seat, *places)
        for place in places:
            self.cells[t.IS_FINISHED + PLACES[place]] = 1
        return self

    def decorated(self, seat: int, *places: str) -> Staged:
        """The seat's ornaments stand there; a seat that has none of the kind left is lent one."""
        for place in places:
            ornament = t.ORNAMENTS + seat * 3 + int(t.level_of(self.cells, PLACES[place]))
            self.cells[t.ORNAMENT + PLACES[place]] = seat
            self.cells[ornament] = max(self.cells[ornament] - 1, 0)
        return self

    def lacking(self, seat: int, place: str, **materials: int) -> Staged:
        """A claimed card on which all lies but these materials."""
        needs = {
            name: int(t.needs(self.cells, PLACES[place], kind)) for kind, name in enumerate(p.MATERIAL_NAMES)
        }
        laid = {name: count - materials.get(name, 0) for name, count in needs.items()}
        assert min(laid.values()) >= 0, f"{place} needs only {needs}"
        return self.claimed(seat, place, **laid)

    # The seats ------------------------------------------------------------------------------------

    def seat(
        self, seat: int, space: int | None = None, rubles: int | None = None, **materials: int
    ) -> Staged:
        """Where the marker stands, what the purse and the inventory hold."""
        if space is not None:
            self.cells[t.POSITION + seat] = space
        if rubles is not None:
            self.cells[t.IN_RESERVE + p.RUBLES] -= rubles - self.cells[t.PURSE + seat]
            self.cells[t.PURSE + seat] = rubles
        for name, amount in materials.items():
            material = p.MATERIAL_NAMES.index(name)
            self.cells[t.IN_RESERVE + material] -= (
                amount - self.cells[t.INVENTORY + seat * p.MATERIALS + material]
            )
            self.cells[t.INVENTORY + seat * p.MATERIALS + material] = amount
        assert t.free_slots(self.cells, seat) >= 0, "the inventory has no room for that"
        return self

    def workshop(self, seat: int, space: str, tile: str, face: str = "up") -> Staged:
        number = p.KIND_NAMES.index(tile) + 1
        self.cells[t.WORKSHOP + seat * p.SPACES + SPACES.index(space)] = number if face == "up" else -number
        return self

    def banners(
        self, seat: int, inventory: int = 0, beside: int = 0, white_1: int = 0, white_2: int = 0
    ) -> Staged:
        for spot, count in enumerate((inventory, beside, white_1, white_2)):
            self.cells[t.BANNERS_ON + seat * t.BANNER_PLACES + spot] = count
        return self

    def ornaments(self, seat: int, door: int = 0, arch: int = 0, cross: int = 0) -> Staged:
        for ornament, count in enumerate((door, arch, cross)):
            self.cells[t.ORNAMENTS + seat * 3 + ornament] = count
        return self

    def turn_of(self, seat: int, ended: int = 0) -> Staged:
        """Whose turn begins, and how many turns have been ended before it."""
        self.cells[t.TURN] = seat
        self.cells[t.TURNS] = ended
        self.table.pending = 0
        turn.TURN.ask(self.table, seat)
        return self

    # Ivan -----------------------------------------------------------------------------------------

    def row(self, *cards: str) -> Staged:
        """Ivan's row: each card with its die, `claim red`; where none is named the tile lies face down."""
        dice = [card.split()[1] for card in cards if " " in card]
        hidden = [colour for colour in p.COLOUR_NAMES if colour not in dice]
        for number, text in enumerate(cards):
            card, _, die = text.partition(" ")
            self.cells[t.IVAN_CARD_AT + number] = p.IVAN_CARD_NAMES.index(card)
            self.cells[t.IVAN_DIE + number] = p.COLOUR_NAMES.index(die or hidden.pop())
            self.cells[t.IVAN_FACE_UP + number] = 1 if die else 0
        return self

    def stock(self, **materials: int) -> Staged:
        return self._set(t.IVAN_STOCK, materials)

    def site(self, **materials: int) -> Staged:
        return self._set(t.IVAN_SITE, materials)

    def ivan_placed(self, ornaments: int) -> Staged:
        self.cells[t.IVAN_PLACED] = ornaments
        return self

    def turn_of_ivan(self) -> Staged:
        """As if the human had just ended a turn."""
        self.turn_of(t.HUMAN)
        self.table.pending = 0
        turn.NEXT_TURN.ask(self.table, CHANCE, 1)
        return self

    # Looking --------------------------------------------------------------------------------------

    def space(self, seat: int) -> int:
        return int(self.of(seat)["position"])

    def rubles(self, seat: int) -> int:
        return int(self.of(seat)["rubles"])

    def holds(self, seat: int) -> dict[str, int]:
        return {name: count for name, count in self.of(seat)["inventory"].items() if count}

    def at(self, place: str) -> dict[str, Any]:
        return next(dict(card) for card in self.seen["cathedral"] if card["place"] == place)

    def takes(self, place: str) -> int:
        """How many materials the card there takes in all."""
        return sum(self.at(place)["needs"].values())

    def dice(self) -> dict[str, tuple[int, int]]:
        """Location and value of each die."""
        return {die["die"]: (int(die["location"] or 0), die["value"]) for die in self.seen["market"]["dice"]}

    # ----------------------------------------------------------------------------------------------

    def _set(self, first: int, materials: dict[str, int]) -> Staged:
        """What lies there is taken from the reserve."""
        for name, amount in materials.items():
            material = p.MATERIAL_NAMES.index(name)
            self.cells[first + material] = amount
            self.cells[t.IN_RESERVE + material] -= amount
        return self

    def _exchange(self, first: int, count: int, number: int, here: int) -> Staged:
        for cell in range(first, first + count):
            if self.cells[cell] == number:
                self.cells[cell] = self.cells[here]
        self.cells[here] = number
        return self


def unshuffled(seats: int = 2, game: Game = GAME, **options: str) -> Staged:
    """A table on which chance has still everything to do."""
    return Staged(seats, game, **options)


def stage(seats: int = 2, chance: Iterable[str] = (), game: Game = GAME, **options: str) -> Staged:
    """A table ready for seat 0's turn; `chance` says which outcomes of the setup are not the first."""
    outcomes = list(chance)
    table = Staged(seats, game, **options)
    answer_chance(table, outcomes, table.told)
    assert not outcomes, f"chance was never asked for {outcomes}"
    return table


def alone(*bases: str, **options: str) -> Staged:
    """Alone with the bases from left to right; else with such that Ivan begins on c1, the richest of all."""
    laid = bases or (BASES[0], BASES[1], BASES[-1])
    return stage(1, [f"card {base}" for base in laid], GAME, **options)


def ivan_plays(table: Staged, chance: Iterable[str] = ()) -> list[str]:
    """Ivan has his turn, up to the next question for the human."""
    return table.turn_of_ivan().settle(chance)
