"""Extending: which of the open vaults, and on which cell."""

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica.parts import FIELDS
from cathedrals.games.basilica.table import (
    SCAFFOLD,
    VAULT,
    VAULT_AT,
    end_of_plan,
    is_joker,
    is_supported,
    touches_joker,
)
from cathedrals.games.basilica.telling import refusals as no
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, step_about


def why_not_empty(table: Table, cell: i64) -> i64:
    """An empty cell that shares a side with a vault or a socket. [BA-X1, BA-O6]"""
    cells = table.cells
    lies = cells[VAULT + cell]
    if lies >= 0:
        return no.HAS_VAULT
    if lies == SCAFFOLD:
        return no.HAS_SCAFFOLD
    return no.NOTHING if is_supported(cells, cell) else no.NO_SUPPORT


def why_not_lay(table: Table, tile: i64, cell: i64) -> i64:
    """[BA-X1, BA-X2]"""
    refusal = why_not_empty(table, cell)
    if refusal == no.NOTHING and is_joker(tile) and touches_joker(table.cells, cell):
        return no.JOKER_BESIDE_JOKER
    return refusal


def has_room(table: Table) -> bool:
    """Whether a vault of one colour could be laid anywhere. [BA-X4]"""
    cell: i64 = 0
    end = end_of_plan(table.cells)
    while cell < end:
        if why_not_empty(table, cell) == no.NOTHING:
            return True
        cell += 1
    return False


def fits(table: Table, field: i64) -> bool:
    """Whether the vault on a field could be laid anywhere."""
    tile = table.cells[VAULT_AT + field]
    cell: i64 = 0
    end = end_of_plan(table.cells)
    while cell < end:
        if why_not_lay(table, tile, cell) == no.NOTHING:
            return True
        cell += 1
    return False


def why_not_extend(table: Table, field: i64) -> i64:
    """[BA-X2, BA-X4]"""
    if fits(table, field):
        return no.NOTHING
    return no.FITS_NOWHERE if has_room(table) else no.NO_CELL_LEFT


def why_not_discard(table: Table) -> i64:
    """The three are exchanged only if none fits and another would. [BA-X4]"""
    field: i64 = 0
    while field < FIELDS:
        if fits(table, field):
            return no.SOMETHING_FITS
        field += 1
    return no.NOTHING if has_room(table) else no.NO_CELL_LEFT


def legal_extend(table: Table, moves: Row) -> None:
    """[BA-X1, BA-X4]"""
    if not has_room(table):
        return
    count = moves.count
    field: i64 = 0
    while field < FIELDS:
        if not is_joker(table.cells[VAULT_AT + field]) or fits(table, field):
            moves.add(m.EXTEND + field)
        field += 1
    if moves.count == count:
        moves.add(m.DISCARD)


def why_not_extension(table: Table, move: i64) -> i64:
    if move < m.DISCARD:
        return why_not_extend(table, move - m.EXTEND)
    return why_not_discard(table) if move == m.DISCARD else no.ANOTHER_QUESTION


def legal_cell(table: Table, moves: Row) -> None:
    """[BA-X1, BA-X2]"""
    tile = table.cells[VAULT_AT + step_about(table)]
    cell: i64 = 0
    end = end_of_plan(table.cells)
    while cell < end:
        if why_not_lay(table, tile, cell) == no.NOTHING:
            moves.add(m.CELL + cell)
        cell += 1


def why_not_cell(table: Table, move: i64) -> i64:
    if not m.CELL <= move < m.VAULT:
        return no.ANOTHER_QUESTION
    return why_not_lay(table, table.cells[VAULT_AT + step_about(table)], move - m.CELL)


def legal_scaffold(table: Table, moves: Row) -> None:
    """[BA-O6]"""
    cell: i64 = 0
    end = end_of_plan(table.cells)
    while cell < end:
        if why_not_empty(table, cell) == no.NOTHING:
            moves.add(m.CELL + cell)
        cell += 1


def why_not_scaffold(table: Table, move: i64) -> i64:
    if not m.CELL <= move < m.VAULT:
        return no.ANOTHER_QUESTION
    return why_not_empty(table, move - m.CELL)
