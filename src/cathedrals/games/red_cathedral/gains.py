"""Gaining, paying and moving on the track."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.telling import events
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table


def gain(table: Table, seat: i64, resource: i64, amount: i64, log: Row) -> None:
    """Take a resource; all but recognition comes from the reserve. [RC-S5, RC-T4]"""
    cells = table.cells
    if resource == p.RUBLES:
        # They are paid out by themselves, so with too few there one gets what there is.
        amount = min(amount, cells[t.IN_RESERVE + p.RUBLES])
    # Nothing gained is nothing to tell.
    if amount == 0:
        return
    if resource < p.MATERIALS:
        cells[t.IN_RESERVE + resource] -= amount
        cells[t.INVENTORY + seat * p.MATERIALS + resource] += amount
    elif resource == p.RUBLES:
        cells[t.IN_RESERVE + p.RUBLES] -= amount
        cells[t.PURSE + seat] += amount
    else:
        cells[t.POSITION + seat] += amount
    tell(log, events.GAINED, seat, resource, amount)


def give(table: Table, seat: i64, material: i64, amount: i64, log: Row) -> None:
    """Spent, sold, exchanged or discarded: it returns to the reserve at once. [RC-D2]"""
    table.cells[t.INVENTORY + seat * p.MATERIALS + material] -= amount
    table.cells[t.IN_RESERVE + material] += amount
    tell(log, events.GAVE, seat, material, amount)


def pay(table: Table, seat: i64, rubles: i64, log: Row) -> None:
    """Rubles go back to the reserve; change is always made. [RC-S5]"""
    if rubles > 0:
        table.cells[t.PURSE + seat] -= rubles
        table.cells[t.IN_RESERVE + p.RUBLES] += rubles
        tell(log, events.PAID, seat, rubles)


def lose_recognition(table: Table, seat: i64, amount: i64) -> i64:
    """How much is lost: never below 0, and nothing is owed. [RC-T4]"""
    lost = min(amount, table.cells[t.POSITION + seat])
    table.cells[t.POSITION + seat] -= lost
    return lost


def gain_prestige(table: Table, seat: i64, amount: i64, log: Row) -> None:
    """Forward to the next prestige space, as often as there is prestige. [RC-T4]"""
    cells = table.cells
    step: i64
    for step in range(amount):
        cells[t.POSITION + seat] = t.prestige_space_ahead(cells, cells[t.POSITION + seat])
    tell(log, events.PRESTIGE_GAINED, seat, amount)


def lose_prestige(table: Table, seat: i64) -> None:
    """Back to the nearest prestige space behind. [RC-T4]"""
    cells = table.cells
    cells[t.POSITION + seat] = t.prestige_space_behind(cells, cells[t.POSITION + seat])
