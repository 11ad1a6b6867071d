"""Claiming: a banner goes to the card, its workshop tile to the own board."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import events
from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral.parts import COLOURS, SPACE_ORNAMENT, SPACES
from cathedrals.games.red_cathedral.rules.gains import pay
from cathedrals.games.red_cathedral.rules.market import ask_benefit
from cathedrals.games.red_cathedral.steps import kinds
from cathedrals.games.red_cathedral.table import (
    BANNER,
    BANNER_PLACES,
    BANNERS_ON,
    COLOUR,
    IS_ADVANCED,
    NONE,
    ORNAMENTS,
    TILE,
    WORKSHOP,
    price,
)
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, answered, ask, step_seat


def play_banner(table: Table, move: i64, log: Row) -> None:
    """[RC-C1, RC-C2]"""
    seat = step_seat(table)
    place = answered(table)
    where = move - m.BANNER_FROM
    table.cells[BANNERS_ON + seat * BANNER_PLACES + where] -= 1
    table.cells[BANNER + place] = seat
    tell(log, events.CLAIMED, seat, place, where)
    ask(table, kinds.SPACE, seat, place)


def play_space(table: Table, move: i64, log: Row) -> None:
    """[RC-C3]"""
    seat = step_seat(table)
    place = answered(table)
    ask(table, kinds.FACE, seat, place * SPACES + move - m.SPACE)


def play_face(table: Table, move: i64, log: Row) -> None:
    """Face up it costs the price and gives its benefit at once; face down it gives nothing. [RC-C3, RC-C4]"""
    seat = step_seat(table)
    about = answered(table)
    place = about // SPACES
    space = about % SPACES
    tile = table.cells[TILE + place]
    table.cells[TILE + place] = NONE
    if move == m.FACE_UP:
        pay(table, seat, price(table.cells, seat, space), log)
        table.cells[WORKSHOP + seat * SPACES + space] = tile + 1
        tell(log, events.TILE_PLACED, seat, tile, space)
        ask_benefit(table, seat, tile, 0)
    else:
        table.cells[WORKSHOP + seat * SPACES + space] = -(tile + 1)
        tell(log, events.TILE_HIDDEN, seat, tile, space)
    if table.cells[IS_ADVANCED] == 1 and space < COLOURS:
        settle_ornament(table, seat, space, move == m.FACE_UP, log)


def settle_ornament(table: Table, seat: i64, space: i64, is_unlocked: bool, log: Row) -> None:
    """A tile face up unlocks the ornament of its space, face down it is lost. [RC-C6]"""
    ornament = SPACE_ORNAMENT[table.cells[COLOUR + seat] * COLOURS + space]
    if is_unlocked:
        table.cells[ORNAMENTS + seat * 3 + ornament] += 1
        tell(log, events.UNLOCKED, seat, ornament)
    else:
        tell(log, events.ORNAMENT_LOST, seat, ornament)
