"""Scorings, the clean-up after them, and the end of the game."""

from mypy_extensions import i64

from cathedrals.games.basilica.parts import (
    BUILDERS,
    CELLS,
    COLUMNS,
    ROWS_REMOVED,
    SEATS,
    TOKENS,
)
from cathedrals.games.basilica.scoring import AREA_WIDTH, COLOUR, FIRST, area_points, find_areas
from cathedrals.games.basilica.table import (
    BUILDER,
    DISCARDED,
    ENDING,
    FREE_BUILDERS,
    GLASS,
    HEIGHT,
    NONE,
    SCAFFOLD,
    SCORED,
    SCORINGS_HELD,
    TOKENS_LEFT,
    VAULT,
    class_of,
    end_of_plan,
)
from cathedrals.games.basilica.telling import events
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table


def hold_scoring(table: Table, log: Row) -> None:
    """[BA-C2, BA-C3, BA-C4]"""
    cells = table.cells
    scoring = cells[SCORINGS_HELD]
    cells[SCORINGS_HELD] += 1
    tell(log, events.SCORING, scoring + 1)
    areas = Row()
    members = Row()
    find_areas(table, areas, members)
    start: i64 = 0
    while start < areas.count:
        seat: i64 = 0
        while seat < SEATS:
            won = area_points(areas, start, seat)
            if won > 0:
                cells[SCORED + scoring * SEATS + seat] += won
                first = members.items[areas.items[start + FIRST]]
                tell(log, events.SCORED, seat, won, areas.items[start + COLOUR], first)
            seat += 1
        start += AREA_WIDTH


def clean_up(table: Table, log: Row) -> None:
    """Builders and tokens go home, two rows and all scaffolds go, the rest moves up rigidly. [BA-C5]"""
    cells = table.cells
    seat: i64 = 0
    while seat < SEATS:
        cells[FREE_BUILDERS + seat] = BUILDERS
        cells[TOKENS_LEFT + seat] = TOKENS
        seat += 1
    cell: i64 = 0
    end = end_of_plan(cells)
    while cell < end:
        cells[BUILDER + cell] = NONE
        if cells[VAULT + cell] == SCAFFOLD:
            cells[VAULT + cell] = NONE
        elif cell < ROWS_REMOVED * COLUMNS and cells[VAULT + cell] >= 0:
            remove_vault(table, cell)
        cell += 1
    shift(table, end)
    tell(log, events.CLEARED, ROWS_REMOVED)


def remove_vault(table: Table, cell: i64) -> None:
    """It is discarded, and its glass returns to the supply. [BA-O7, BA-C5]"""
    table.cells[DISCARDED + class_of(table.cells[VAULT + cell])] += 1
    table.cells[VAULT + cell] = NONE
    table.cells[GLASS + cell] = 0


def shift(table: Table, end: i64) -> None:
    """Two rows nearer to the board. [BA-C5]"""
    cells = table.cells
    cell: i64 = 0
    while cell < end:
        behind = cell + ROWS_REMOVED * COLUMNS
        cells[VAULT + cell] = cells[VAULT + behind] if behind < CELLS else NONE
        cells[GLASS + cell] = cells[GLASS + behind] if behind < CELLS else 0
        cell += 1
    measure(table)


def measure(table: Table) -> None:
    """How many rows are in use, after something was removed."""
    cells = table.cells
    last = end_of_plan(cells) - 1
    while last >= 0 and cells[VAULT + last] == NONE:
        last -= 1
    cells[HEIGHT] = last // COLUMNS + 1


def end_game(table: Table, ending: i64, log: Row) -> None:
    """At once, with a last scoring. [BA-K1, BA-T3]"""
    hold_scoring(table, log)
    finish(table, ending, log)


def finish(table: Table, ending: i64, log: Row) -> None:
    """[BA-C5, BA-E1]"""
    table.pending = 0
    table.cells[ENDING] = ending
    tell(log, events.GAME_OVER, ending)
