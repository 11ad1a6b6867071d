"""Extending: a vault goes on the plan, its crown moves the king, and the fields are filled again."""

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica.parts import COLUMNS, FIELDS, SCORING_SPACE
from cathedrals.games.basilica.rules.tiles import discard
from cathedrals.games.basilica.steps import kinds
from cathedrals.games.basilica.table import (
    HEIGHT,
    JUST_LAID,
    KING,
    NONE,
    SCORINGS_HELD,
    VAULT,
    VAULT_AT,
    class_of,
    has_crown,
    vault_of,
)
from cathedrals.games.basilica.telling import events
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, answered, ask, step_seat


def play_extend(table: Table, move: i64, log: Row) -> None:
    """[BA-X4]"""
    seat = step_seat(table)
    answered(table)
    extend(table, seat, move, log)


def extend(table: Table, seat: i64, move: i64, log: Row) -> None:
    """One of the three vaults is taken; where none fits, three others come first. [BA-X1, BA-X4]"""
    if move == m.DISCARD:
        ask(table, kinds.EXTEND, seat, 0)
        exchange_vaults(table, seat, log)
    else:
        ask(table, kinds.CELL, seat, move - m.EXTEND)


def exchange_vaults(table: Table, seat: i64, log: Row) -> None:
    """[BA-X4]"""
    tell(log, events.VAULTS_DISCARDED, seat)
    field: i64 = FIELDS - 1
    while field >= 0:
        discard(table, class_of(table.cells[VAULT_AT + field]))
        table.cells[VAULT_AT + field] = NONE
        ask(table, kinds.FILL_VAULT, CHANCE, field)
        field -= 1


def play_cell(table: Table, move: i64, log: Row) -> None:
    """The vault is laid; the fields are filled at once unless it led the king to a scoring. [BA-X1, BA-X3]"""
    seat = step_seat(table)
    field = answered(table)
    cell = move - m.CELL
    cells = table.cells
    tile = cells[VAULT_AT + field]
    cells[VAULT_AT + field] = NONE
    cells[VAULT + cell] = tile
    cells[JUST_LAID] = cell
    occupy(table, cell)
    tell(log, events.EXTENDED, seat, vault_of(tile), cell)
    if has_crown(tile) and king_reaches_scoring(table, log):
        cells[JUST_LAID] = NONE
        table.pending = 0
        ask(table, kinds.END_TURN, seat, field + 1)
    else:
        ask_refill(table, field)


def occupy(table: Table, cell: i64) -> None:
    table.cells[HEIGHT] = max(table.cells[HEIGHT], cell // COLUMNS + 1)


def king_reaches_scoring(table: Table, log: Row) -> bool:
    """He goes one space on, and never back. [BA-X3]"""
    cells = table.cells
    cells[KING] += 1
    tell(log, events.KING_MOVES, cells[KING])
    return cells[KING] == SCORING_SPACE[cells[SCORINGS_HELD]]


def ask_refill(table: Table, field: i64) -> None:
    """The order tile of the column is turned, and another comes from the stack. [BA-X5]"""
    ask(table, kinds.FILL_ORDER, CHANCE, field)
    ask(table, kinds.TURN_TILE, CHANCE, field)
