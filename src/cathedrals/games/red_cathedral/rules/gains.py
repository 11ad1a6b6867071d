"""Gaining, paying and moving on the track."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import events
from cathedrals.games.red_cathedral.parts import MATERIALS, RUBLES
from cathedrals.games.red_cathedral.table import (
    IN_RESERVE,
    INVENTORY,
    POSITION,
    PURSE,
    prestige_space_ahead,
    prestige_space_behind,
)
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table


def gain(table: Table, seat: i64, resource: i64, amount: i64, log: Row) -> None:
    """Take a resource; materials come from the reserve. [RC-S5, RC-T4]"""
    if amount == 0:
        return
    cells = table.cells
    if resource < MATERIALS:
        cells[IN_RESERVE + resource] -= amount
        cells[INVENTORY + seat * MATERIALS + resource] += amount
    elif resource == RUBLES:
        cells[PURSE + seat] += amount
    else:
        cells[POSITION + seat] += amount
    tell(log, events.GAINED, seat, resource, amount)


def give(table: Table, seat: i64, material: i64, amount: i64, log: Row) -> None:
    """Spent, sold, exchanged or discarded: it returns to the reserve at once. [RC-D2]"""
    table.cells[INVENTORY + seat * MATERIALS + material] -= amount
    table.cells[IN_RESERVE + material] += amount
    tell(log, events.GAVE, seat, material, amount)


def pay(table: Table, seat: i64, rubles: i64, log: Row) -> None:
    if rubles > 0:
        table.cells[PURSE + seat] -= rubles
        tell(log, events.PAID, seat, rubles)


def lose_recognition(table: Table, seat: i64, amount: i64) -> None:
    """Never below 0, and nothing is owed. [RC-T4]"""
    table.cells[POSITION + seat] = max(table.cells[POSITION + seat] - amount, 0)


def gain_prestige(table: Table, seat: i64, amount: i64, log: Row) -> None:
    """Forward to the next prestige space, as often as there is prestige. [RC-T4]"""
    steps: i64 = 0
    while steps < amount:
        table.cells[POSITION + seat] = prestige_space_ahead(table.cells[POSITION + seat])
        steps += 1
    tell(log, events.PRESTIGE_GAINED, seat, amount)


def lose_prestige(table: Table, seat: i64) -> None:
    """Back to the nearest prestige space behind. [RC-T4]"""
    table.cells[POSITION + seat] = prestige_space_behind(table.cells[POSITION + seat])
