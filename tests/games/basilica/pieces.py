"""Every physical piece of Basilica, counted on a table, and each tile followed through all it can be."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Any

from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.game import Basilica
from cathedrals.games.basilica.questions import chance
from cathedrals.kernel.question import is_asked
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, step_about, step_second
from tests.games.staging import built_in

GAME = Basilica()
CLASS_TILES = built_in(p.CLASS_TILES)
CLASS_CROWNS = built_in(p.CLASS_CROWNS)
COLOURS = list(p.VAULT_COLOURS)
SPACES = built_in(p.SCORING_SPACE)
CLASS = {(p.VAULT_NAMES[kind // p.ORDERS], p.ORDER_NAMES[kind % p.ORDERS]): kind for kind in range(p.CLASSES)}

Cells = list[int]
# Where the tiles of one class lie, first those with a crown: `stack`, `discard`, `order 0`, `top` or `open`.
World = tuple[str, ...]


class Pieces:
    """Counts one game as it is played; knows of it only the tables and the events, in order."""

    def __init__(self) -> None:
        self.before: Cells = []
        self.worlds: list[dict[World, Fraction]] = [
            {("stack",) * count: Fraction(1)} for count in CLASS_TILES
        ]
        self.open: Counter[tuple[int, int]] = Counter()  # by class and crown
        self.from_stack = p.FIELDS  # how many vaults come straight from the stack, now or next

    def check(self, table: Table, events: list[dict[str, Any]]) -> None:
        cells: Cells = memoryview(table.cells).tolist()
        check_tiles(cells)
        check_people(cells)
        check_plan(cells)
        if self.before:
            check_king(self.before, cells)
        self.follow(cells, events)
        self.check_crown(table, cells)
        self.before = cells

    # What a tile can be -----------------------------------------------------------------------------

    def follow(self, cells: Cells, events: list[dict[str, Any]]) -> None:
        """Move the tiles in every world that the events allow, and weigh the worlds."""
        for event in events:
            name = event["event"]
            if name == "top_shown":
                self.move(CLASS[event["vault"], event["order"]], "stack", "top")
            elif name == "order_laid":
                kind = CLASS[event["vault"], event["order"]]
                self.move(kind, "top", f"order {int(event['field']) - 1}")
            elif name == "order_taken":
                self.move_all(f"order {int(event['field']) - 1}", "discard")
            elif name == "vault_turned":
                self.turn(int(event["field"]) - 1, event["vault"], event["crown"] == "yes")
            elif name == "vaults_discarded":
                self.from_stack = p.FIELDS
            elif name == "shuffled":
                self.discard_what_left(cells)
                self.move_all("discard", "stack")
        self.discard_what_left(cells)

    def move(self, kind: int, start: str, goal: str) -> None:
        """One tile of the class goes, in each world any of those that lie there is as likely."""
        after: dict[World, Fraction] = Counter()  # type: ignore[assignment]
        for world, weight in self.worlds[kind].items():
            places = [place for place, lies in enumerate(world) if lies == start]
            for place in places:
                moved = (*world[:place], goal, *world[place + 1 :])
                after[moved] += weight / len(places)
        assert after, "no world allows what happened"
        self.worlds[kind] = after

    def move_all(self, start: str, goal: str) -> None:
        for kind, worlds in enumerate(self.worlds):
            after: dict[World, Fraction] = Counter()  # type: ignore[assignment]
            for world, weight in worlds.items():
                after[tuple(goal if lies == start else lies for lies in world)] += weight
            self.worlds[kind] = after

    def turn(self, field: int, vault: str, crown: bool) -> None:
        """Only worlds in which the tile has that face remain; those lie open with it from now on."""
        start = f"order {field}" if self.from_stack == 0 else "top"
        self.from_stack = max(self.from_stack - 1, 0)
        kinds_there = [kind for kind, worlds in enumerate(self.worlds) if any(start in one for one in worlds)]
        (kind,) = kinds_there
        assert p.VAULT_NAMES[kind // p.ORDERS] == vault
        after = {
            tuple("open" if lies == start else lies for lies in world): weight
            for world, weight in self.worlds[kind].items()
            if (world.index(start) < CLASS_CROWNS[kind]) == crown
        }
        total = sum(after.values(), Fraction(0))
        self.worlds[kind] = {world: weight / total for world, weight in after.items()}
        self.open[kind, int(crown)] += 1

    def discard_what_left(self, cells: Cells) -> None:
        """Tiles that lay open and do so no more are discarded."""
        lying = Counter((tile // 2, tile % 2) for tile in open_tiles(cells))
        for (kind, crown), count in self.open.items():
            for _ in range(count - lying[kind, crown]):
                self.discard_open(kind, crown)
        self.open = lying

    def discard_open(self, kind: int, crown: int) -> None:
        after: dict[World, Fraction] = Counter()  # type: ignore[assignment]
        for world, weight in self.worlds[kind].items():
            place = next(
                place
                for place, lies in enumerate(world)
                if lies == "open" and (place < CLASS_CROWNS[kind]) == bool(crown)
            )
            after[(*world[:place], "discard", *world[place + 1 :])] += weight
        self.worlds[kind] = after

    def check_crown(self, table: Table, cells: Cells) -> None:
        """The odds of a crown are those of all worlds that could be. [BA-S2]"""
        if not is_asked(table, chance.TURN_TILE):
            return
        field = int(step_about(table))
        from_stack = step_second(table) == 1
        start = "top" if from_stack else f"order {field}"
        kind = cells[t.TOP] if from_stack else cells[t.ORDER_AT + field]
        crowned = sum(
            (
                weight
                for world, weight in self.worlds[kind].items()
                if world.index(start) < CLASS_CROWNS[kind]
            ),
            Fraction(0),
        )
        weights = Row()
        GAME.odds(table, weights)
        said = dict(zip(map(GAME.write, GAME.list_legal(table)), weights.numbers(), strict=True))
        assert Fraction(said.get("crown", 0), sum(said.values())) == crowned


def open_tiles(cells: Cells) -> list[int]:
    lying = [tile for tile in cells[t.VAULT : t.BUILDER] if tile >= 0]
    return lying + [tile for tile in cells[t.VAULT_AT : t.TOP] if tile != t.NONE]


def check_tiles(cells: Cells) -> None:
    """58 tiles, each class as often as in the box, and no crown too many among what lies open. [BA-P1, BA-P5]"""
    found = Counter(tile // 2 for tile in open_tiles(cells))
    found.update(kind for kind in [*cells[t.ORDER_AT : t.ORDER_CROWN], cells[t.TOP]] if kind != t.NONE)
    for kind in range(p.CLASSES):
        stacked = cells[t.STACK + kind] + cells[t.DISCARDED + kind]
        assert found[kind] + stacked == CLASS_TILES[kind]
        assert 0 <= cells[t.SEEN_CROWNS + kind] <= CLASS_CROWNS[kind]
        assert 0 <= cells[t.SEEN + kind] <= CLASS_TILES[kind]
    crowned = Counter(tile // 2 for tile in open_tiles(cells) if tile % 2)
    assert all(crowned[kind] <= cells[t.SEEN_CROWNS + kind] for kind in crowned)
    assert (cells[t.TOP] == t.NONE) or min(cells[t.STACK : t.DISCARDED]) >= 0


def check_people(cells: Cells) -> None:
    """Five builders and four tokens for each, and two coins in all. [BA-P3]"""
    for seat in range(p.SEATS):
        standing = [one for one in cells[t.BUILDER : t.GLASS] if one != t.NONE and one // p.RANKS == seat]
        assert cells[t.FREE_BUILDERS + seat] + len(standing) == p.BUILDERS
        promoted = sum(one % p.RANKS != p.NO_RANK for one in standing)
        assert cells[t.TOKENS_LEFT + seat] + promoted == p.TOKENS
        assert min(cells[t.FREE_BUILDERS + seat], cells[t.TOKENS_LEFT + seat], cells[t.PURSE + seat]) >= 0
    assert sum(cells[t.PURSE : t.PURSE + p.SEATS]) == p.SEATS * p.COINS


def check_plan(cells: Cells) -> None:
    """Builders and glass only on vaults, no joker beside a joker, and the height is that of the last row."""
    last = -1
    for cell in range(p.CELLS):
        tile = cells[t.VAULT + cell]
        if tile != t.NONE:
            last = cell
        if tile < 0:
            assert cells[t.BUILDER + cell] == t.NONE
            assert cells[t.GLASS + cell] == 0
        elif tile // (2 * p.ORDERS) >= p.COLOURS:
            beside = [cell + p.COLUMNS] + ([cell + 1] if cell % p.COLUMNS < p.COLUMNS - 1 else [])
            for other in beside:
                assert other >= p.CELLS or cells[t.VAULT + other] // (2 * p.ORDERS) < p.COLOURS
    assert cells[t.HEIGHT] == last // p.COLUMNS + 1


def check_king(before: Cells, cells: Cells) -> None:
    """He goes on by at most one, never back, and no scoring is passed by. [BA-X3]"""
    assert 0 <= cells[t.KING] - before[t.KING] <= 1
    assert cells[t.KING] <= SPACES[-1]
    reached = sum(cells[t.KING] >= space for space in SPACES)
    assert cells[t.SCORINGS_HELD] <= reached + (cells[t.ENDING] != 0)
    assert cells[t.SCORINGS_HELD] >= reached - 1
