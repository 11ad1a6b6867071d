"""The market: the die walks, then resources, influence and a workshop tile."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import events
from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral.parts import ANY_TILE, SPACES
from cathedrals.games.red_cathedral.rules.gains import gain, pay
from cathedrals.games.red_cathedral.steps import kinds
from cathedrals.games.red_cathedral.steps.market import (
    NO_KIND,
    given_resource,
    goal,
    influence_action,
    location_moved_to,
    most_gained,
)
from cathedrals.games.red_cathedral.table import (
    DIE_AT,
    DIE_VALUE,
    HAS_ACTIVATED,
    HAS_INFLUENCED,
    HAS_TAKEN,
    MOVED_DIE,
    TILE_AT,
    WORKSHOP,
)
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, answered, ask, step_seat


def play_walk(table: Table, move: i64, log: Row) -> None:
    """[RC-M1]"""
    seat = step_seat(table)
    die = answered(table)
    extra = move - m.MORE
    pay(table, seat, extra, log)
    move_die(table, seat, die, extra, log)
    ask(table, kinds.MARKET, seat, 0)


def move_die(table: Table, seat: i64, die: i64, extra: i64, log: Row) -> None:
    location = goal(table, die, extra)
    table.cells[DIE_AT + die] = location
    table.cells[MOVED_DIE] = die
    tell(log, events.MOVED, seat, die, table.cells[DIE_VALUE + die] + extra, location)


def play_market(table: Table, move: i64, log: Row) -> None:
    """The question stays until the turn is ended. [RC-M3]"""
    seat = step_seat(table)
    cells = table.cells
    if move < m.INFLUENCE:
        cells[HAS_TAKEN] = 1
        gain(table, seat, cells[TILE_AT + location_moved_to(table)], move - m.TAKE, log)
    elif move < m.USE:
        cells[HAS_INFLUENCED] = 1
        action = influence_action(table, move - m.INFLUENCE)
        tell(log, events.INFLUENCED, seat, action // 2, action)
        ask(table, kinds.USE, seat, action * 2)
    else:
        cells[HAS_ACTIVATED] = 1
        activate(table, seat, move - m.USE, log)


def activate(table: Table, seat: i64, space: i64, log: Row) -> None:
    """[RC-M7]"""
    tile = table.cells[WORKSHOP + seat * SPACES + space] - 1
    tell(log, events.ACTIVATED, seat, tile, space)
    ask_benefit(table, seat, tile, 1)


def ask_benefit(table: Table, seat: i64, tile: i64, least: i64) -> None:
    """What a tile gives, as far as there is room and reserve; less may be taken. [RC-C4, RC-M7]"""
    most = most_gained(table, seat, tile)
    if most == 0:
        return
    if tile == ANY_TILE:
        ask(table, kinds.GET, seat, (8 + NO_KIND) * 2 + least)
    else:
        ask(table, kinds.GAIN, seat, (given_resource(table, tile) * 16 + most) * 2 + least)


def play_gain(table: Table, move: i64, log: Row) -> None:
    """[RC-C4]"""
    seat = step_seat(table)
    about = answered(table)
    gain(table, seat, about // 32, move - m.TAKE, log)


def play_get(table: Table, move: i64, log: Row) -> None:
    """[RC-M7, RC-I3]"""
    seat = step_seat(table)
    about = answered(table)
    if move == m.TAKE:
        return
    gain(table, seat, move - m.GET, 1, log)
    if about // 16 > 1:
        ask(table, kinds.GET, seat, about - 16)
