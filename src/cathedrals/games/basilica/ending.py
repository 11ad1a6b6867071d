"""Scorings, the clean-up after them, and the end of the game."""

from mypy_extensions import i64

from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.scoring import AREA_WIDTH, COLOUR, FIRST, area_points, find_areas
from cathedrals.games.basilica.telling import events
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table


def hold_scoring(table: Table, log: Row) -> None:
    """[BA-C2, BA-C3, BA-C4]"""
    cells = table.cells
    scoring = cells[t.SCORINGS_HELD]
    cells[t.SCORINGS_HELD] += 1
    tell(log, events.SCORING, scoring + 1)
    areas = Row()
    members = Row()
    find_areas(table, areas, members)
    start: i64 = 0
    seat: i64
    while start < areas.count:
        for seat in range(p.SEATS):
            won = area_points(areas, start, seat)
            if won > 0:
                cells[t.SCORED + scoring * p.SEATS + seat] += won
                first = members.items[areas.items[start + FIRST]]
                tell(log, events.SCORED, seat, won, areas.items[start + COLOUR], first)
        start += AREA_WIDTH


def clean_up(table: Table, log: Row) -> None:
    """Builders and tokens go home, two rows and all scaffolds go, the rest is pushed to the board. [BA-C5]"""
    cells = table.cells
    seat: i64
    for seat in range(p.SEATS):
        cells[t.FREE_BUILDERS + seat] = p.BUILDERS
        cells[t.TOKENS_LEFT + seat] = p.TOKENS
    end = t.end_of_plan(cells)
    cell: i64
    for cell in range(end):
        cells[t.BUILDER + cell] = t.NONE
        if cells[t.VAULT + cell] == t.SCAFFOLD:
            cells[t.VAULT + cell] = t.NONE
        elif cell < p.ROWS_REMOVED * p.COLUMNS and cells[t.VAULT + cell] >= 0:
            remove_vault(table, cell)
    push_to_board(table, end)
    tell(log, events.CLEARED, p.ROWS_REMOVED)


def remove_vault(table: Table, cell: i64) -> None:
    """It is discarded, and its glass returns to the supply. [BA-O7, BA-C5]"""
    table.cells[t.DISCARDED + t.class_of(table.cells[t.VAULT + cell])] += 1
    table.cells[t.VAULT + cell] = t.NONE
    table.cells[t.GLASS + cell] = 0


def push_to_board(table: Table, end: i64) -> None:
    """All that is left as one, until its nearest vault touches the board. [BA-C5]"""
    cells = table.cells
    nearest: i64 = 0
    while nearest < end and cells[t.VAULT + nearest] == t.NONE:
        nearest += 1
    gap = nearest // p.COLUMNS * p.COLUMNS
    cell: i64
    for cell in range(end):
        behind = cell + gap
        cells[t.VAULT + cell] = cells[t.VAULT + behind] if behind < p.CELLS else t.NONE
        cells[t.GLASS + cell] = cells[t.GLASS + behind] if behind < p.CELLS else 0
    measure(table)


def measure(table: Table) -> None:
    """How many rows are in use, after something was removed."""
    cells = table.cells
    last = t.end_of_plan(cells) - 1
    while last >= 0 and cells[t.VAULT + last] == t.NONE:
        last -= 1
    cells[t.HEIGHT] = last // p.COLUMNS + 1


def end_game(table: Table, ending: i64, log: Row) -> None:
    """At once, with a last scoring. [BA-K1, BA-T3]"""
    hold_scoring(table, log)
    finish(table, ending, log)


def finish(table: Table, ending: i64, log: Row) -> None:
    """[BA-C5, BA-E1]"""
    table.pending = 0
    table.cells[t.ENDING] = ending
    tell(log, events.GAME_OVER, ending)
