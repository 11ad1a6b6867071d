"""Every physical piece of The Red Cathedral, counted on a table and followed by what is told."""

from __future__ import annotations

from collections import Counter
from typing import Any

from cathedrals.games.red_cathedral import parts
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.moves import place_name
from cathedrals.kernel.table import NOBODY, Table
from tests.games.staging import built_in

BOX = built_in(parts.RESERVE)
LEVEL = built_in(parts.CARD_LEVEL)
NEEDS = built_in(parts.CARD_NEEDS)
OWNED = list(parts.ORNAMENTS_OWNED)
LIES_ON = built_in(parts.SPACE_ORNAMENT)
HEIGHTS = built_in(parts.BLUEPRINT_HEIGHT)
PLACE = {place_name(place): place for place in range(parts.PLACES)}
MATERIAL = {name: kind for kind, name in enumerate(parts.MATERIAL_NAMES)}
KIND = {name: kind for kind, name in enumerate(parts.KIND_NAMES)}

# The cells that count something or hold a truth, and so are never negative.
COUNTS = (
    (t.SEATS, t.FINISHER),
    (t.ENDING, t.MOVED_DIE),
    (t.HAS_TAKEN, t.WORKSHOP),
    (t.ORNAMENTS, t.TILE_AT),
    (t.DIE_VALUE, t.CARD),
    (t.IS_FINISHED, t.ORNAMENT),
    (t.LAID, t.IVAN_CARD_AT),
    (t.IVAN_FACE_UP, t.SIZE),
)

Cells = list[int]


class Pieces:
    """Counts one game as it is played; knows of it only the tables and the events, in order."""

    def __init__(self) -> None:
        self.before: Cells = []
        self.dealt: Counter[int] = Counter()  # workshop tiles, by kind
        self.taken_away: Counter[int] = Counter()  # by Ivan
        self.has_begun = False

    def check(self, table: Table, events: list[dict[str, Any]]) -> None:
        cells: Cells = memoryview(table.cells).tolist()
        self.follow_tiles(events)
        check_counts(cells)
        check_reserve(cells)
        if is_changed(self.before, cells, t.INVENTORY, t.TILE_AT) or is_changed(
            self.before, cells, t.CARD, t.IVAN_CARD_AT
        ):
            check_cathedral(cells)
            self.check_tiles(cells)
            for seat in range(cells[t.SEATS]):
                check_banners(cells, seat)
                check_ornaments(cells, seat)
        if self.has_begun:
            check_told(self.before, cells, events)
        elif any(event["event"] == "turn_begins" for event in events):
            self.has_begun = True
            check_rubles_at_start(cells)
        if self.has_begun:
            check_market(cells)
        self.before = cells

    def follow_tiles(self, events: list[dict[str, Any]]) -> None:
        for event in events:
            if event["event"] == "workshop_tile_laid":
                self.dealt[KIND[event["tile"]]] += 1
            elif event["event"] == "claimed" and self.before[t.IS_SOLO] and event["seat"] == t.IVAN:
                self.taken_away[self.before[t.TILE + PLACE[event["place"]]]] += 1

    def check_tiles(self, cells: Cells) -> None:
        """Each tile dealt lies on its card, on a board, or was taken away by Ivan. [RC-S8, RC-C3, RC-V6]"""
        found = Counter(kind for kind in cells[t.TILE : t.IS_FINISHED] if kind != t.NONE)
        found.update(abs(tile) - 1 for tile in cells[t.WORKSHOP : t.ORNAMENTS] if tile)
        assert found + self.taken_away == self.dealt
        for kind, count in self.dealt.items():
            marked = parts.TILES_MARKED[kind] if cells[t.SEATS] > 2 else 0
            assert count <= parts.TILES_UNMARKED[kind] + marked


def is_changed(before: Cells, after: Cells, first: int, end: int) -> bool:
    return before[first:end] != after[first:end]


def check_counts(cells: Cells) -> None:
    for first, end in COUNTS:
        assert min(cells[first:end]) >= 0


def check_reserve(cells: Cells) -> None:
    """Reserve, inventories, cards, Ivan's two cards and the purses hold what the box holds. [RC-S5]"""
    assert cells[t.IN_RESERVE + parts.RUBLES] + sum(cells[t.PURSE : t.COLOUR]) == BOX[parts.RUBLES]
    for kind in range(parts.MATERIALS):
        lying = cells[t.IN_RESERVE + kind] + cells[t.IVAN_STOCK + kind] + cells[t.IVAN_SITE + kind]
        lying += sum(cells[t.INVENTORY + kind : t.BANNERS_ON : parts.MATERIALS])
        lying += sum(cells[t.LAID + kind : t.IVAN_CARD_AT : parts.MATERIALS])
        assert lying == BOX[kind], parts.MATERIAL_NAMES[kind]


def check_cathedral(cells: Cells) -> None:
    """Cards are distinct and in their level; banners stand from below; only finished cards are decorated."""
    cards = [card for card in cells[t.CARD : t.BANNER] if card != t.NONE]
    assert len(set(cards)) == len(cards)
    for place in range(parts.PLACES):
        if cells[t.CARD + place] != t.NONE:
            check_card(cells, place)
        else:
            assert cells[t.BANNER + place] == cells[t.ORNAMENT + place] == NOBODY
            assert cells[t.TILE + place] == t.NONE
            assert cells[t.IS_FINISHED + place] == 0


def check_card(cells: Cells, place: int) -> None:
    """[RC-S7, RC-C2, RC-B2, RC-B3, RC-D1]"""
    card, banner = cells[t.CARD + place], cells[t.BANNER + place]
    level = place % parts.LEVELS
    top = HEIGHTS[cells[t.BLUEPRINT] * parts.TOWERS + place // parts.LEVELS] - 1
    assert LEVEL[card] == (parts.BASE if level == 0 else parts.DOME if level == top else parts.MIDDLE)
    laid = cells[t.LAID + place * parts.MATERIALS : t.LAID + (place + 1) * parts.MATERIALS]
    needs = NEEDS[card * parts.MATERIALS : (card + 1) * parts.MATERIALS]
    is_finished = cells[t.IS_FINISHED + place]
    if banner == NOBODY:
        assert not is_finished
        assert not any(laid)
    elif level > 0:
        assert cells[t.BANNER + place - 1] != NOBODY
    if is_finished:
        assert not any(laid)
    else:
        assert sum(laid) < sum(needs)
        assert cells[t.ORNAMENT + place] == NOBODY
        for_ivan = cells[t.IS_SOLO] and banner == t.IVAN
        assert for_ivan or all(lies <= need for lies, need in zip(laid, needs, strict=True))


def check_banners(cells: Cells, seat: int) -> None:
    """Six, on the board or in the cathedral, and the inventory holds no more than its slots. [RC-S4]"""
    banners = cells[t.BANNERS_ON + seat * t.BANNER_PLACES : t.BANNERS_ON + (seat + 1) * t.BANNER_PLACES]
    assert sum(banners) + cells[t.BANNER : t.TILE].count(seat) == parts.BANNERS
    held = sum(cells[t.INVENTORY + seat * parts.MATERIALS : t.INVENTORY + (seat + 1) * parts.MATERIALS])
    assert held + banners[t.IN_INVENTORY] <= parts.SLOTS[0]


def check_ornaments(cells: Cells, seat: int) -> None:
    """A door, two arches, a cross: at hand, placed, or locked or lost on the advanced board. [RC-S4, RC-C6]"""
    found = cells[t.ORNAMENTS + seat * 3 : t.ORNAMENTS + seat * 3 + 3]
    placed = [place for place in range(parts.PLACES) if cells[t.ORNAMENT + place] == seat]
    for place in placed:
        found[LEVEL[cells[t.CARD + place]]] += 1
    is_ivan = cells[t.IS_SOLO] and seat == t.IVAN
    if is_ivan:
        assert len(placed) == cells[t.IVAN_PLACED]
    elif cells[t.IS_ADVANCED]:
        for space in range(parts.COLOURS):
            if cells[t.WORKSHOP + seat * parts.SPACES + space] <= 0:
                found[LIES_ON[cells[t.COLOUR + seat] * parts.COLOURS + space]] += 1
    assert found == OWNED


def check_market(cells: Cells) -> None:
    """Five dice on the ring, at most three together; every resource tile, one card of each group. [RC-S1, RC-M2]"""
    where = cells[t.DIE_AT : t.DIE_VALUE]
    assert all(0 <= location < parts.LOCATIONS for location in where)
    assert max(Counter(where).values()) <= parts.MOST_OTHER_DICE
    assert all(1 <= value <= parts.SIDES for value in cells[t.DIE_VALUE : t.IN_RESERVE])
    assert sorted(cells[t.TILE_AT : t.INFLUENCE_AT]) == list(range(parts.RESOURCES))
    groups = [card // 3 for card in cells[t.INFLUENCE_AT : t.DIE_AT]]
    assert sorted(groups) == list(range(parts.GROUPS))
    if cells[t.IS_SOLO]:
        assert sorted(cells[t.IVAN_CARD_AT : t.IVAN_DIE]) == list(range(parts.IVAN_CARDS))
        dice = [die for die in cells[t.IVAN_DIE : t.IVAN_FACE_UP] if die != t.NONE]
        assert len(set(dice)) == len(dice)


def check_rubles_at_start(cells: Cells) -> None:
    """3, 4, 4, 5 in turn order; 3 for the human alone and nothing for Ivan. [RC-S10, RC-V1]"""
    seats = cells[t.SEATS]
    in_order = [cells[t.PURSE + (cells[t.TURN] + place) % seats] for place in range(seats)]
    due = list(parts.START_RUBLES)[:seats]
    assert in_order == ([due[0], 0] if cells[t.IS_SOLO] else due)


def check_told(before: Cells, after: Cells, events: list[dict[str, Any]]) -> None:
    """What purses and inventories gained and lost is what was told, no more and no less; so is recognition. [RC-T4]"""
    due = before[t.PURSE : t.COLOUR] + before[t.INVENTORY : t.BANNERS_ON]
    for event in events:
        name = event["event"]
        if name == "paid":
            due[event["seat"]] -= event["amount"]
        elif name == "gained" and event["resource"] == "rubles":
            due[event["seat"]] += event["amount"]
        elif name in ("gained", "gave", "delivered") and event["resource"] != "recognition":
            place = t.MOST_SEATS + event["seat"] * parts.MATERIALS + MATERIAL[event["resource"]]
            due[place] += event["amount"] if name == "gained" else -event.get("amount", 1)
    assert after[t.PURSE : t.COLOUR] + after[t.INVENTORY : t.BANNERS_ON] == due
    if not any(event["event"].startswith("prestige") for event in events):
        assert after[t.POSITION : t.PURSE] == due_positions(before, events)


def due_positions(before: Cells, events: list[dict[str, Any]]) -> Cells:
    """Where the markers stand by what was told of recognition."""
    due = before[t.POSITION : t.PURSE]
    for event in events:
        if event["event"] == "gained" and event["resource"] == "recognition":
            due[event["seat"]] += event["amount"]
        elif event["event"] == "penalty":
            due[event["seat"]] -= event["amount"]
    return due
