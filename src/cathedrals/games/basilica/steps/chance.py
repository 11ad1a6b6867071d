"""What chance reveals: who starts, which tile comes to the top, whether a vault has a crown; and how likely."""

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica.parts import CLASSES, FIELDS, SEATS
from cathedrals.games.basilica.steps import kinds
from cathedrals.games.basilica.table import (
    NONE,
    ORDER_AT,
    ORDER_CROWN,
    STACK,
    TOP,
    bare_unseen,
    crowns_unseen,
)
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, step_about, step_kind


def legal_first_seat(table: Table, moves: Row) -> None:
    """[BA-S1]"""
    seat: i64 = 0
    while seat < SEATS:
        moves.add(m.FIRST + seat)
        seat += 1


def legal_draw(table: Table, moves: Row) -> None:
    """One of the classes left in the stack. [BA-S2]"""
    cells = table.cells
    kind: i64 = 0
    while kind < CLASSES:
        if cells[STACK + kind] > 0:
            moves.add(m.TILE + kind)
        kind += 1


def legal_turn_tile(table: Table, moves: Row) -> None:
    """Crown or none, as far as the tile can still be either. [BA-S2]"""
    field = step_about(table)
    cells = table.cells
    if field < FIELDS and cells[ORDER_CROWN + field] != NONE:
        moves.add(m.CROWN if cells[ORDER_CROWN + field] == 1 else m.NO_CROWN)
        return
    kind = cells[ORDER_AT + field] if field < FIELDS else cells[TOP]
    if crowns_unseen(cells, kind) > 0:
        moves.add(m.CROWN)
    if bare_unseen(cells, kind) > 0:
        moves.add(m.NO_CROWN)


def legal_chance(table: Table, kind: i64, moves: Row) -> None:
    if kind == kinds.DRAW:
        legal_draw(table, moves)
    elif kind == kinds.TURN_TILE:
        legal_turn_tile(table, moves)
    elif kind == kinds.FIRST_SEAT:
        legal_first_seat(table, moves)
    else:
        moves.add(m.GO_ON)


def odds(table: Table, moves: Row, weights: Row) -> None:
    """By how many such tiles are left; of two tiles alike at most one has a crown and one has none. [BA-S2]"""
    cells = table.cells
    items = moves.items
    is_draw = step_kind(table) == kinds.DRAW
    place: i64 = 0
    while place < moves.count:
        if is_draw:
            weights.add(cells[STACK + items[place] - m.TILE])
        else:
            weights.add(1)
        place += 1
