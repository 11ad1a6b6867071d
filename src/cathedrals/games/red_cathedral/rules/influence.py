"""What the actions of the influence cards do."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import events
from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral.parts import (
    ACTION_COUNT,
    ACTION_ENDLESS,
    ACTION_KIND,
    ACTION_RUBLES,
    ACTIVATE,
    BARTER,
    BUY,
    DELIVER,
    DISCARDED,
    EXCHANGE,
    GAIN_RUBLE,
    PRESTIGE_FOR_MATERIALS,
    PRESTIGE_FOR_RUBLES,
    RECOGNITION,
    RUBLES,
    SELL,
    SWAP,
)
from cathedrals.games.red_cathedral.rules.build import deliver
from cathedrals.games.red_cathedral.rules.gains import gain, gain_prestige, give, pay
from cathedrals.games.red_cathedral.rules.market import activate
from cathedrals.games.red_cathedral.steps import kinds
from cathedrals.games.red_cathedral.steps.influence import pays_rubles
from cathedrals.games.red_cathedral.steps.market import NO_KIND
from cathedrals.games.red_cathedral.table import TILE_AT
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, answered, ask, step_seat


def play_use(table: Table, move: i64, log: Row) -> None:
    """Once for lightning, any number of times for infinity. [RC-M6]"""
    seat = step_seat(table)
    action = answered(table) // 2
    if move == m.STOP:
        return
    if ACTION_ENDLESS[action] == 1:
        ask(table, kinds.USE, seat, action * 2 + 1)
    if pays_rubles(action):
        pay(table, seat, ACTION_RUBLES[action], log)
    use(table, seat, action, move, log)


def use(table: Table, seat: i64, action: i64, move: i64, log: Row) -> None:
    """[RC-I1, RC-I2, RC-I3, RC-I4]"""
    kind = ACTION_KIND[action]
    count = ACTION_COUNT[action]
    if kind == SELL:
        give(table, seat, move - m.SELL_MATERIAL, 1, log)
        gain(table, seat, RUBLES, ACTION_RUBLES[action], log)
    elif kind == BUY:
        gain(table, seat, move - m.BUY_MATERIAL, 1, log)
    elif kind == DELIVER:
        deliver(table, seat, move, count, log)
    elif kind == GAIN_RUBLE:
        gain(table, seat, RUBLES, ACTION_RUBLES[action], log)
    elif kind == SWAP:
        ask(table, kinds.SWAP, seat, move - m.SWAP_TILE)
    elif kind == EXCHANGE:
        give(table, seat, move - m.GIVE, 2 * count, log)
        ask(table, kinds.GET, seat, (count * 8 + NO_KIND) * 2 + 1)
    elif kind == BARTER:
        give(table, seat, move - m.GIVE, 1, log)
        ask(table, kinds.GET, seat, (8 + move - m.GIVE) * 2 + 1)
    elif kind == ACTIVATE:
        activate(table, seat, move - m.USE, log)
    elif kind == PRESTIGE_FOR_RUBLES:
        gain_prestige(table, seat, count, log)
    elif kind == PRESTIGE_FOR_MATERIALS:
        give(table, seat, move - m.GIVE, 1, log)
        ask(table, kinds.DISCARD, seat, (1 << move - m.GIVE) * 4 + DISCARDED - 1)
    else:
        gain(table, seat, RECOGNITION, count, log)


def play_swap(table: Table, move: i64, log: Row) -> None:
    """[RC-I2]"""
    seat = step_seat(table)
    first = answered(table)
    second = move - m.SWAP_TILE
    cells = table.cells
    tile = cells[TILE_AT + first]
    cells[TILE_AT + first] = cells[TILE_AT + second]
    cells[TILE_AT + second] = tile
    tell(log, events.SWAPPED, seat, first, second)


def play_discard(table: Table, move: i64, log: Row) -> None:
    """The third of three different materials brings 1 prestige. [RC-I4]"""
    seat = step_seat(table)
    about = answered(table)
    material = move - m.GIVE
    give(table, seat, material, 1, log)
    to_go = about % 4 - 1
    if to_go == 0:
        gain_prestige(table, seat, 1, log)
    else:
        ask(table, kinds.DISCARD, seat, (about // 4 | 1 << material) * 4 + to_go)
