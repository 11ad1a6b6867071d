"""Setup: what lies where before the first turn, chance's share of it included."""

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica.parts import (
    BUILDERS,
    CELLS,
    CLASS_TILES,
    CLASSES,
    COINS,
    FIELDS,
    SEATS,
    TOKENS,
)
from cathedrals.games.basilica.steps import kinds
from cathedrals.games.basilica.table import (
    BUILDER,
    FREE_BUILDERS,
    JUST_LAID,
    NONE,
    ORDER_AT,
    ORDER_CROWN,
    PURSE,
    STACK,
    TOKENS_LEFT,
    TOP,
    TURN,
    VAULT,
    VAULT_AT,
)
from cathedrals.games.basilica.telling import events
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, answered, ask, fill


def lay_out(table: Table) -> None:
    """An empty plan and a full stack; then the questions of the setup, the last on the pile first. [BA-S1]"""
    lay_out_pieces(table)
    ask(table, kinds.NEXT_TURN, CHANCE, 0)
    field: i64 = FIELDS - 1
    while field >= 0:
        ask(table, kinds.FILL_VAULT, CHANCE, field)
        field -= 1
    field = FIELDS - 1
    while field >= 0:
        ask(table, kinds.FILL_ORDER, CHANCE, field)
        field -= 1
    ask(table, kinds.DRAW, CHANCE, 0)
    ask(table, kinds.FIRST_SEAT, CHANCE, 0)


def lay_out_pieces(table: Table) -> None:
    """[BA-P1, BA-P3]"""
    cells = table.cells
    cells[JUST_LAID] = NONE
    cells[TOP] = NONE
    fill(table, ORDER_AT, FIELDS, NONE)
    fill(table, ORDER_CROWN, FIELDS, NONE)
    fill(table, VAULT_AT, FIELDS, NONE)
    fill(table, VAULT, CELLS, NONE)
    fill(table, BUILDER, CELLS, NONE)
    fill(table, FREE_BUILDERS, SEATS, BUILDERS)
    fill(table, TOKENS_LEFT, SEATS, TOKENS)
    fill(table, PURSE, SEATS, COINS)
    kind: i64 = 0
    while kind < CLASSES:
        cells[STACK + kind] = CLASS_TILES[kind]
        kind += 1


def play_first_seat(table: Table, move: i64, log: Row) -> None:
    """[BA-S1]"""
    answered(table)
    table.cells[TURN] = move - m.FIRST
    tell(log, events.STARTS, move - m.FIRST)
