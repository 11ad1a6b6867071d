"""What play has taught: how positions with such counts ended for a seat, beyond what the judgement foretells.

The judgement (`worth.py`) can say its reasons; this only knows what happened. The search goes by both together, and by
how much a lead decides, the more the fewer scorings are to come. The numbers are learned by `bench/experience.py`.
"""

from pathlib import Path
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.judging.worth import lead, worths
from cathedrals.games.basilica.scoring import AREA_WIDTH, STRENGTH, area_value, find_areas
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table
from cathedrals.kernel.weights import read_tables, weighed

LEAD_THREE: Final = 0
LEAD_TWO: Final = 1
LEAD_ONE: Final = 2
LEAD_STRONGMAN: Final = 3
BEHIND: Final = 4
AREA: Final = 5
COIN: Final = 6
TURN_NOW: Final = 7
ACTION: Final = 8
COUNT_NAMES: Final[tuple[str, ...]] = (
    "lead_three",
    "lead_two",
    "lead_one",
    "lead_strongman",
    "behind",
    "area",
    "coin",
    "turn",
    "action",
)
COUNTS: Final = 9
GROUP_NAMES: Final[tuple[str, ...]] = ("first", "second", "third")
PHASES: Final = 5
LEARNED: Final[vec[i64]] = read_tables(
    Path(__file__).with_name("experience.toml"), GROUP_NAMES, (*COUNT_NAMES, "decisive"), PHASES
)
DECISIVE: Final = COUNTS  # where that row of the file stands
WIDTH: Final = 10


def prospects(table: Table, row: Row) -> None:
    """Both seats' worths, and what experience adds to them while the game runs."""
    worths(table, row)
    if table.cells[t.ENDING] != 0:
        return
    counts = Row()
    count_all(table, counts)
    learned = chapter(table.cells) * WIDTH
    seat: i64
    for seat in range(p.SEATS):
        row.items[seat] += weighed(counts, seat * COUNTS, LEARNED, learned, COUNTS)


def decisive_lead(table: Table) -> i64:
    return LEARNED[chapter(table.cells) * WIDTH + DECISIVE]


def chapter(cells: vec[i64]) -> i64:
    """To which of the lessons a position belongs: by the next scoring, and how far the king has come towards it."""
    held = min(cells[t.SCORINGS_HELD], p.SCORINGS - 1)
    start: i64 = t.scoring_space(cells, held - 1) if held > 0 else 0
    gone = (cells[t.KING] - start) * PHASES // (t.scoring_space(cells, held) - start)
    return held * PHASES + min(gone, PHASES - 1)


def count_all(table: Table, counts: Row) -> None:
    """What every seat has, so many numbers each in the order of their names."""
    areas = Row()
    find_areas(table, areas, Row())
    seat: i64
    for seat in range(p.SEATS):
        count(table.cells, areas, seat, counts)


def count(cells: vec[i64], areas: Row, seat: i64, counts: Row) -> None:
    first = counts.count
    for _ in range(COUNTS):
        counts.add(0)
    counts.items[first + COIN] = cells[t.PURSE + seat]
    if cells[t.TURN] == seat:
        counts.items[first + TURN_NOW] = 1
        counts.items[first + ACTION] = cells[t.ACTIONS_LEFT]
    count_areas(areas, seat, counts, first)


def count_areas(areas: Row, seat: i64, counts: Row, first: i64) -> None:
    """The value of the areas led, by how far, and their number; the builders where the other leads."""
    own = counts.items
    start: i64 = 0
    while start < areas.count:
        ahead = lead(areas, start, seat)
        if ahead > 0:
            own[first + AREA] += 1
            own[first + kind_of_lead(ahead)] += area_value(areas, start)
        elif ahead < 0:
            own[first + BEHIND] += areas.items[start + STRENGTH + seat]
        start += AREA_WIDTH


def kind_of_lead(ahead: i64) -> i64:
    """By three builders or more, by two, by one, or by a strongman in a tie."""
    if ahead >= 6:
        return LEAD_THREE
    if ahead >= 4:
        return LEAD_TWO
    return LEAD_ONE if ahead >= 2 else LEAD_STRONGMAN
