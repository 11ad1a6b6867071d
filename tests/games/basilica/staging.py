"""A table staged for one rule: lay out, set a few things, play move texts, look.

`stage()` stands at the first question of seat 0's turn on an empty plan. The order fields hold a promotion, a move
and a recruit (yellow), the vault fields a yellow, a blue and a red vault without a crown, and on top of the stack
lies a yellow confusion. All other tiles are in the stack. `plan` lays vaults by a picture, row 1 first:

    plan(table, "yg . b yb* b", ". g gb r b")

A vault is the letters of its colours; `*` gives it a crown (jokers have one anyway), `#` is a scaffold, `.` is nothing.
The tiles are taken from the stack, and each setter keeps the 58 tiles, the builders and the tokens right.
"""

from __future__ import annotations

from typing import Any

from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.ending import measure
from cathedrals.games.basilica.game import Basilica
from cathedrals.games.basilica.moves import cell_name
from cathedrals.games.basilica.questions import turn
from cathedrals.kernel.game import Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE
from tests.games.staging import OnStage, built_in, deal, sentences

GAME = Basilica()
CELLS = {cell_name(cell): cell for cell in range(p.CELLS)}
LETTERS = {name[0]: name for name in p.COLOUR_NAMES}


def vault_number(letters: str) -> int:
    """`gb` is the blue-green joker."""
    colours = [LETTERS[letter] for letter in letters]
    return next(
        number for number, name in enumerate(p.VAULT_NAMES) if sorted(name.split("-")) == sorted(colours)
    )


class Staged(OnStage):
    """A table under preparation. Every setter returns the table."""

    def __init__(self, game: Game = GAME) -> None:
        super().__init__(game, 2, {})

    # Tiles ----------------------------------------------------------------------------------------

    def take(self, letters: str, order: str = "", crown: bool | None = None) -> int:
        """A tile out of the stack: some class with these colours, with this order if one is named."""
        first = vault_number(letters) * p.ORDERS
        for number, name in enumerate(p.ORDER_NAMES):
            kind = first + number
            if order in ("", name) and self.cells[t.STACK + kind] > 0 and self.can_be(kind, crown):
                self.cells[t.STACK + kind] -= 1
                return kind
        raise AssertionError(f"no {letters} {order} tile is left in the stack")

    def can_be(self, kind: int, crown: bool | None) -> bool:
        if crown is None:
            return True
        left = t.crowns_unseen if crown else t.bare_unseen
        return int(left(self.cells, kind)) > 0

    def put_back(self, kind: int) -> None:
        if kind != t.NONE:
            self.cells[t.STACK + kind] += 1

    def see(self, kind: int, crown: bool, count: int = 1) -> None:
        self.cells[t.SEEN + kind] += count
        self.cells[t.SEEN_CROWNS + kind] += count * crown

    def orders(self, *tiles: str) -> Staged:
        """What lies on the order fields: `y promotion` or only `promotion`, in any colour there is."""
        for field in range(p.FIELDS):
            self.put_back(int(self.cells[t.ORDER_AT + field]))
            self.cells[t.ORDER_AT + field] = t.NONE
        for field, text in enumerate(tiles):
            *letters, order = text.split()
            self.cells[t.ORDER_AT + field] = self.take_any(letters, order)
        return self

    def take_any(self, letters: list[str], order: str) -> int:
        wanted = letters or ["y", "b", "r", "g", *(joker_letters())]
        for one in wanted:
            kind = vault_number(one) * p.ORDERS + p.ORDER_NAMES.index(order)
            if self.cells[t.STACK + kind]:
                return self.take(one, order)
        raise AssertionError(f"no {order} is left in the stack")

    def vaults(self, *tiles: str) -> Staged:
        """What lies on the vault fields: `y`, `yb*`."""
        for field in range(p.FIELDS):
            tile = int(self.cells[t.VAULT_AT + field])
            if tile != t.NONE:
                self.put_back(tile // 2)
                self.see(tile // 2, tile % 2 == 1, -1)
                self.cells[t.VAULT_AT + field] = t.NONE
        for field, text in enumerate(tiles):
            self.cells[t.VAULT_AT + field] = self.any_turned(text)
        return self

    def turned(self, text: str) -> int:
        """A tile taken from the stack and seen: class * 2 + crown."""
        crown = text.endswith("*")
        kind = self.take(text.rstrip("*"), crown=crown)
        self.see(kind, crown)
        return kind * 2 + crown

    def any_turned(self, text: str) -> int:
        """The same, but a vault without `*` may have a crown too, where no other is left."""
        is_bare = not text.endswith("*") and self.has_left(text)
        return self.turned(text if is_bare else text.rstrip("*") + "*")

    def turn_one_of(self, letters: str, order: str, crown: bool) -> Staged:
        """One of a class has been turned, and lies in the discard pile."""
        kind = self.take(letters, order, crown)
        self.see(kind, crown)
        self.cells[t.DISCARDED + kind] += 1
        return self

    def top(self, letters: str, order: str) -> Staged:
        self.put_back(int(self.cells[t.TOP]))
        self.cells[t.TOP] = self.take(letters, order)
        return self

    def stack(self, *tiles: str) -> Staged:
        """Only these tiles are left in the stack, the first on top; all others are discarded, unturned."""
        self.put_back(int(self.cells[t.TOP]))
        self.cells[t.TOP] = t.NONE
        kept = [self.take_any(text.split()[:-1], text.split()[-1]) for text in tiles]
        for kind in range(p.CLASSES):
            self.cells[t.DISCARDED + kind] += self.cells[t.STACK + kind]
            self.cells[t.STACK + kind] = 0
        for kind in kept[1:]:
            self.cells[t.STACK + kind] += 1
        if kept:
            self.cells[t.TOP] = kept[0]
        return self

    def shuffled(self) -> Staged:
        self.cells[t.IS_SHUFFLED] = 1
        return self

    # The plan -------------------------------------------------------------------------------------

    def plan(self, *rows: str) -> Staged:
        """Row 1 first, each with up to five cells."""
        for number, text in enumerate(rows):
            for column, cell in enumerate(text.split()):
                self.lay(number * p.COLUMNS + column, cell)
        self.cells[t.HEIGHT] = len(rows)
        measure(self.table)
        return self

    def lay(self, cell: int, text: str) -> None:
        if text == "#":
            self.cells[t.VAULT + cell] = t.SCAFFOLD
        elif text != ".":
            self.cells[t.VAULT + cell] = self.any_turned(text)

    def far_out(self, row: int, text: str) -> Staged:
        """One vault in the first column, cut off from the board."""
        self.lay((row - 1) * p.COLUMNS, text)
        self.cells[t.HEIGHT] = row
        return self

    def has_left(self, letters: str) -> bool:
        """Whether a vault of these colours without a crown is left in the stack."""
        first = vault_number(letters) * p.ORDERS
        return any(
            self.cells[t.STACK + kind] and t.bare_unseen(self.cells, kind) > 0
            for kind in range(first, first + p.ORDERS)
        )

    def builders(self, seat: int, **ranks: str) -> Staged:
        """Builders of a seat by their cells: `c2="architect"`, or "" for one without a rank."""
        for name, rank in ranks.items():
            number = p.RANK_NAMES.index(rank or "none")
            self.cells[t.BUILDER + CELLS[name]] = seat * p.RANKS + number
            self.cells[t.FREE_BUILDERS + seat] -= 1
            self.cells[t.TOKENS_LEFT + seat] -= 1 if rank else 0
        assert self.cells[t.FREE_BUILDERS + seat] >= 0
        assert self.cells[t.TOKENS_LEFT + seat] >= 0
        return self

    def glass(self, *cells: str) -> Staged:
        for name in cells:
            self.cells[t.GLASS + CELLS[name]] = 1
        return self

    # The match ------------------------------------------------------------------------------------

    def seat(self, seat: int, **counts: int) -> Staged:
        """`builders`, `tokens` or `coins` in hand, `points` of an earlier scoring."""
        first = {"builders": t.FREE_BUILDERS, "tokens": t.TOKENS_LEFT, "coins": t.PURSE, "points": t.SCORED}
        for name, count in counts.items():
            self.cells[first[name] + seat] = count
        return self

    def king(self, space: int) -> Staged:
        self.cells[t.KING] = space
        self.cells[t.SCORINGS_HELD] = sum(space >= place for place in built_in(p.SCORING_SPACE))
        return self

    def turn_of(self, seat: int, actions: int = 3, idle: int = 0) -> Staged:
        self.cells[t.TURN] = seat
        self.cells[t.ACTIONS_LEFT] = actions
        self.cells[t.IDLE] = idle
        self.table.pending = 0
        turn.ACTION.ask(self.table, seat)
        return self

    def next_turn(self) -> list[str]:
        """As if the other player had just ended a turn; gives what is told."""
        self.table.pending = 0
        self.table.is_listed = False
        turn.NEXT_TURN.ask(self.table, CHANCE, 1)
        log = Row()
        GAME.settle(self.table, log)
        return sentences(self, log)

    # Looking --------------------------------------------------------------------------------------

    def at(self, cell: str) -> dict[str, Any]:
        """The vault there, or nothing."""
        return next((dict(vault) for vault in self.seen["plan"] if vault["cell"] == cell), {})

    def builder_at(self, cell: str) -> tuple[int, str | None] | None:
        vault = self.at(cell)
        return (vault["builder"], vault["rank"]) if vault.get("builder") is not None else None

    def areas(self) -> dict[str, dict[str, Any]]:
        """By colour and first cell: `yellow a1`."""
        return {f"{area['colour']} {area['cells'][0]}": area for area in self.seen["areas"]}

    @property
    def scores(self) -> list[int]:
        return GAME.scores(self.table)

    @property
    def ending(self) -> str:
        return GAME.ending(self.table)


def joker_letters() -> list[str]:
    return ["".join(colour[0] for colour in name.split("-")) for name in p.VAULT_NAMES[p.COLOURS :]]


def unshuffled(game: Game = GAME) -> Staged:
    """A table on which chance has still everything to do."""
    return Staged(game)


SETUP = (
    *("first 0", "tile yellow promotion", "tile yellow move", "tile yellow recruit"),
    *("tile yellow move", "no crown", "tile blue promotion", "no crown"),
    *("tile red promotion", "no crown", "tile yellow confusion"),
)


def stage(game: Game = GAME) -> Staged:
    """A table ready for seat 0's turn."""
    table = Staged(game)
    deal(table, *SETUP)
    return table
