"""What a position is worth to a seat, in hundredths of a point, and why.

Nothing here is a rule. It is a player's judgement: points, what the areas promise at the next scoring and how sure
that is, and what is still in hand. The parts of the sum are kept apart, so that a hint can say which of them a move
improves.
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.scoring import (
    AREA_WIDTH,
    STRENGTH,
    STRONGMEN,
    area_value,
    find_areas,
    score,
)
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table
from cathedrals.kernel.weights import read_weights

PART_NAMES: Final[tuple[str, ...]] = ("points", "areas", "builders", "tokens", "coins")

ONE: Final = 100  # point
PHASE: Final = 100  # the whole way of the king from one scoring to the next

# Where each weight of worth.toml stands.
LEAD_TWO: Final = 0
LEAD_ONE: Final = 1
LEAD_STRONGMAN: Final = 2
TIE: Final = 3
BEHIND_STRONGMAN: Final = 4
BEHIND_ONE: Final = 5
BEHIND_TWO: Final = 6
GROWTH: Final = 7
FREE_BUILDER: Final = 8
TOKEN: Final = 9
COIN: Final = 10
ACTION: Final = 11
BUILDER_TO_COME: Final = 12
WEIGHT_NAMES: Final[tuple[str, ...]] = (
    "lead_two",
    "lead_one",
    "lead_strongman",
    "tie",
    "behind_strongman",
    "behind_one",
    "behind_two",
    "growth",
    "free_builder",
    "token",
    "coin",
    "action",
    "builder_to_come",
)
WEIGHTS: Final[vec[i64]] = read_weights(Path(__file__).with_name("worth.toml"), WEIGHT_NAMES)


def progress(cells: vec[i64]) -> i64:
    """How much of the way to the next scoring the king has gone, in hundredths."""
    held = min(cells[t.SCORINGS_HELD], p.SCORINGS - 1)
    start: i64 = t.scoring_space(cells, held - 1) if held > 0 else 0
    return PHASE * (cells[t.KING] - start) // (t.scoring_space(cells, held) - start)


def lead(areas: Row, start: i64, seat: i64) -> i64:
    """Twice the builders a seat is ahead of the other; in a tie 1 for the strongman's side."""
    counts = areas.items
    ahead = 2 * (counts[start + STRENGTH + seat] - counts[start + STRENGTH + 1 - seat])
    if ahead == 0:
        ahead = counts[start + STRONGMEN + seat] - counts[start + STRONGMEN + 1 - seat]
        return min(max(ahead, -1), 1)
    return ahead


def hope(ahead: i64, gone: i64) -> i64:
    """The share of an area's value, per cent, that a seat so far ahead may hope for."""
    if ahead >= 4:
        early = WEIGHTS[LEAD_TWO]
    elif ahead >= 2:
        early = WEIGHTS[LEAD_ONE]
    elif ahead == 1:
        early = WEIGHTS[LEAD_STRONGMAN]
    elif ahead == 0:
        early = WEIGHTS[TIE]
    elif ahead == -1:
        early = WEIGHTS[BEHIND_STRONGMAN]
    else:
        early = WEIGHTS[BEHIND_ONE] if ahead >= -2 else WEIGHTS[BEHIND_TWO]
    late: i64 = 100 if ahead > 0 else 0
    return (early * (PHASE - gone) + late * gone) // PHASE


def areas_worth(table: Table, seat: i64, areas: Row) -> i64:
    """What the next scoring promises."""
    gone = progress(table.cells)
    total: i64 = 0
    start: i64 = 0
    while start < areas.count:
        own = areas.items[start + STRENGTH + seat]
        if own > 0 or areas.items[start + STRENGTH + 1 - seat] > 0:
            ahead = lead(areas, start, seat)
            share = hope(ahead, gone) if own > 0 or ahead > -4 else 0
            total += area_value(areas, start) * share
            if ahead < 0:
                total += own * (100 - share)
            elif ahead > 0:
                total += WEIGHTS[GROWTH] * (PHASE - gone) // PHASE
        start += AREA_WIDTH
    return total


def assess(table: Table, seat: i64, row: Row) -> None:
    """The parts of a seat's worth, in the order of their names."""
    areas = Row()
    find_areas(table, areas, Row())
    add_parts(table, seat, areas, row)


def add_parts(table: Table, seat: i64, areas: Row, row: Row) -> None:
    cells = table.cells
    left = PHASE - progress(cells)
    row.add(t.points(cells, seat) * ONE)
    row.add(areas_worth(table, seat, areas))
    row.add(cells[t.FREE_BUILDERS + seat] * WEIGHTS[FREE_BUILDER] * left // PHASE)
    row.add(cells[t.TOKENS_LEFT + seat] * WEIGHTS[TOKEN] * left // PHASE)
    row.add(cells[t.PURSE + seat] * WEIGHTS[COIN])


def own_worths(table: Table, row: Row) -> None:
    """Both seats' worths as things stand; the actions still to come are worth something, but no reason for a move."""
    areas = Row()
    find_areas(table, areas, Row())
    parts = Row()
    seat: i64
    for seat in range(2):
        parts.clear()
        add_parts(table, seat, areas, parts)
        if table.cells[t.TURN] == seat:
            parts.add(table.cells[t.ACTIONS_LEFT] * WEIGHTS[ACTION])
        row.add(parts.total())


def worths(table: Table, row: Row) -> None:
    """Both seats' worths, and the builder who may follow the vault just laid thought of; at the end the scores."""
    cells = table.cells
    if cells[t.ENDING] != 0:
        row.add(score(table, 0) * ONE)
        row.add(score(table, 1) * ONE)
        return
    own_worths(table, row)
    active = cells[t.TURN]
    if cells[t.JUST_LAID] == t.NONE or cells[t.ACTIONS_LEFT] == 0 or cells[t.FREE_BUILDERS + active] == 0:
        return
    now = row.items[active] - row.items[1 - active]
    better = with_builder(table, active) - now
    if better > 0:
        row.items[active] += better * WEIGHTS[BUILDER_TO_COME] // 100


def with_builder(table: Table, active: i64) -> i64:
    """How far ahead the active player is with a builder placed on the vault just laid."""
    cells = table.cells
    cell = cells[t.JUST_LAID]
    cells[t.BUILDER + cell] = active * p.RANKS
    cells[t.FREE_BUILDERS + active] -= 1
    cells[t.ACTIONS_LEFT] -= 1
    then = Row()
    own_worths(table, then)
    cells[t.BUILDER + cell] = t.NONE
    cells[t.FREE_BUILDERS + active] += 1
    cells[t.ACTIONS_LEFT] += 1
    return then.items[active] - then.items[1 - active]
