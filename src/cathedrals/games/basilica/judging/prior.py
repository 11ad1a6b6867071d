"""Which answers deserve a look first: a weight for each legal move, from a glance at it alone."""

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica.parts import (
    CATASTROPHE,
    CONFUSION,
    MOVE,
    ORDERS,
    PROMOTION,
    RECRUIT,
    STAINED_GLASS,
    VAULT_COLOURS,
)
from cathedrals.games.basilica.steps import kinds
from cathedrals.games.basilica.table import (
    NONE,
    ORDER_AT,
    SIDES,
    VAULT,
    VAULT_AT,
    beside,
    has_builder_of,
    has_crown,
    order_of,
)
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, step_about, step_kind, step_seat


def prior(table: Table, legal: Row, weights: Row) -> None:
    place: i64 = 0
    while place < legal.count:
        weights.add(weight(table, legal.items[place]))
        place += 1


def weight(table: Table, move: i64) -> i64:
    """How promising a move looks, 1 for one that is hardly ever right."""
    if move < m.DISCARD:
        return 30 if has_crown(table.cells[VAULT_AT + move - m.EXTEND]) else 25
    if move == m.BUILDER:
        return 60
    if m.ORDER <= move < m.END:
        return order_weight(order_of(table.cells[ORDER_AT + move - m.ORDER]))
    if m.CELL <= move < m.VAULT:
        return cell_weight(table, move - m.CELL)
    if m.VAULT <= move < m.RANK:
        return vault_weight(table, move - m.VAULT)
    return 20


def order_weight(order: i64) -> i64:
    if order == RECRUIT:
        return 35
    if order == PROMOTION:
        return 30
    if order == STAINED_GLASS:
        return 25
    if order in (CONFUSION, CATASTROPHE, MOVE):
        return 15
    return 10


def cell_weight(table: Table, cell: i64) -> i64:
    """A vault beside vaults of its colour; a scaffold beside builders of the other."""
    if step_kind(table) == kinds.SCAFFOLD:
        return 4 + 10 * builders_beside(table, 1 - step_seat(table), cell)
    tile = table.cells[VAULT_AT + step_about(table)]
    return 4 + 12 * alike_beside(table, tile, cell) + 6 * builders_beside(table, step_seat(table), cell)


def vault_weight(table: Table, cell: i64) -> i64:
    """What stands in many vaults of its colour."""
    return 4 + 10 * alike_beside(table, table.cells[VAULT + cell], cell)


def alike_beside(table: Table, tile: i64, cell: i64) -> i64:
    """How many vaults beside a cell share a colour with a tile."""
    count: i64 = 0
    side: i64 = 0
    while side < SIDES:
        other = beside(cell, side)
        if other != NONE and table.cells[VAULT + other] >= 0:
            colours = VAULT_COLOURS[table.cells[VAULT + other] // (2 * ORDERS)]
            if colours & VAULT_COLOURS[tile // (2 * ORDERS)] != 0:
                count += 1
        side += 1
    return count


def builders_beside(table: Table, seat: i64, cell: i64) -> i64:
    count: i64 = 0
    side: i64 = 0
    while side < SIDES:
        other = beside(cell, side)
        if other != NONE and has_builder_of(table.cells, other, seat):
            count += 1
        side += 1
    return count
