"""Setup: what lies where before chance has its share in it."""

from mypy_extensions import i64

from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.questions import chance, turn
from cathedrals.kernel.table import CHANCE, Table, fill


def lay_out(table: Table) -> None:
    """An empty plan and a full stack; then the questions of the setup, the last on the pile first. [BA-S1]"""
    lay_out_pieces(table)
    turn.NEXT_TURN.ask(table, CHANCE)
    field: i64
    for field in range(p.FIELDS - 1, -1, -1):
        chance.FILL_VAULT.ask(table, CHANCE, field)
    for field in range(p.FIELDS - 1, -1, -1):
        chance.FILL_ORDER.ask(table, CHANCE, field)
    chance.DRAW.ask(table, CHANCE)
    chance.FIRST_SEAT.ask(table, CHANCE)


def lay_out_pieces(table: Table) -> None:
    """[BA-P1, BA-P3]"""
    cells = table.cells
    cells[t.JUST_LAID] = t.NONE
    cells[t.TOP] = t.NONE
    fill(table, t.ORDER_AT, p.FIELDS, t.NONE)
    fill(table, t.ORDER_CROWN, p.FIELDS, t.NONE)
    fill(table, t.VAULT_AT, p.FIELDS, t.NONE)
    fill(table, t.VAULT, p.CELLS, t.NONE)
    fill(table, t.BUILDER, p.CELLS, t.NONE)
    fill(table, t.FREE_BUILDERS, p.SEATS, p.BUILDERS)
    fill(table, t.TOKENS_LEFT, p.SEATS, p.TOKENS)
    fill(table, t.PURSE, p.SEATS, p.COINS)
    kind: i64
    for kind in range(p.CLASSES):
        cells[t.STACK + kind] = p.CLASS_TILES[cells[t.BOX] * p.CLASSES + kind]
