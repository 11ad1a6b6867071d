"""Which answers deserve a look first: a weight for each legal move, from a glance at it alone."""

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.questions.orders import SCAFFOLD
from cathedrals.kernel.question import is_asked
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, step_about, step_seat


def prior(table: Table, legal: Row, weights: Row) -> None:
    place: i64
    for place in range(legal.count):
        weights.add(weight(table, legal.items[place]))


def weight(table: Table, move: i64) -> i64:
    """How promising a move looks, 1 for one that is hardly ever right."""
    if move < m.DISCARD:
        return 30 if t.has_crown(table.cells[t.VAULT_AT + move - m.EXTEND]) else 25
    if move == m.BUILDER:
        return 60
    if m.ORDER <= move < m.END:
        return order_weight(t.order_of(table.cells[t.ORDER_AT + move - m.ORDER]))
    if m.CELL <= move < m.VAULT:
        return cell_weight(table, move - m.CELL)
    if m.VAULT <= move < m.RANK:
        return vault_weight(table, move - m.VAULT)
    return 20


def order_weight(order: i64) -> i64:
    if order == p.RECRUIT:
        return 35
    if order == p.PROMOTION:
        return 30
    if order == p.STAINED_GLASS:
        return 25
    if order in (p.CONFUSION, p.CATASTROPHE, p.MOVE):
        return 15
    return 10


def cell_weight(table: Table, cell: i64) -> i64:
    """A vault beside vaults of its colour; a scaffold beside builders of the other."""
    if is_asked(table, SCAFFOLD):
        return 4 + 10 * builders_beside(table, 1 - step_seat(table), cell)
    tile = table.cells[t.VAULT_AT + step_about(table)]
    return 4 + 12 * alike_beside(table, tile, cell) + 6 * builders_beside(table, step_seat(table), cell)


def vault_weight(table: Table, cell: i64) -> i64:
    """What stands in many vaults of its colour."""
    return 4 + 10 * alike_beside(table, table.cells[t.VAULT + cell], cell)


def alike_beside(table: Table, tile: i64, cell: i64) -> i64:
    """How many vaults beside a cell share a colour with a tile."""
    count: i64 = 0
    side: i64
    for side in range(t.SIDES):
        other = t.beside(cell, side)
        if other != t.NONE and table.cells[t.VAULT + other] >= 0:
            colours = p.VAULT_COLOURS[table.cells[t.VAULT + other] // (2 * p.ORDERS)]
            if colours & p.VAULT_COLOURS[tile // (2 * p.ORDERS)] != 0:
                count += 1
    return count


def builders_beside(table: Table, seat: i64, cell: i64) -> i64:
    count: i64 = 0
    side: i64
    for side in range(t.SIDES):
        other = t.beside(cell, side)
        if other != t.NONE and t.has_builder_of(table.cells, other, seat):
            count += 1
    return count
