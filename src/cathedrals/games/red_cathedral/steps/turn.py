"""The first question of a turn, the two trades of prestige, and the question that ends the turn."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import refusals as no
from cathedrals.games.red_cathedral.parts import DELIVERIES, DICE, LOCATIONS, PLACES
from cathedrals.games.red_cathedral.steps.build import why_not_build
from cathedrals.games.red_cathedral.steps.claim import why_not_claim
from cathedrals.games.red_cathedral.steps.market import why_not_die
from cathedrals.games.red_cathedral.table import (
    CARD,
    HAS_REROLLED,
    NONE,
    POSITION,
    banners_left,
    dice_at,
    prestige_space_behind,
)
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table


def legal_turn(table: Table, seat: i64, moves: Row) -> None:
    """One main action, and the trades of prestige. [RC-T1]"""
    if banners_left(table.cells, seat) > 0:
        place: i64 = 0
        while place < PLACES:
            if table.cells[CARD + place] != NONE and why_not_claim(table, seat, place) == no.NOTHING:
                moves.add(m.CLAIM + place)
            place += 1
    if why_not_build(table, seat, DELIVERIES) == no.NOTHING:
        moves.add(m.BUILD)
    die: i64 = 0
    while die < DICE:
        if why_not_die(table, seat, die) == no.NOTHING:
            moves.add(m.DIE + die)
        die += 1
    legal_trades(table, seat, moves)


def legal_end_turn(table: Table, seat: i64, moves: Row) -> None:
    legal_trades(table, seat, moves)
    moves.add(m.END)


def legal_trades(table: Table, seat: i64, moves: Row) -> None:
    """Prestige for rubles, prestige for a reroll. [RC-T2, RC-T3]"""
    if why_not_trade(table, seat) != no.NOTHING:
        return
    moves.add(m.TRADE)
    location: i64 = 0
    while location < LOCATIONS:
        if why_not_reroll(table, seat, location) == no.NOTHING:
            moves.add(m.REROLL + location)
        location += 1


def why_not_trade(table: Table, seat: i64) -> i64:
    """[RC-T2]"""
    if prestige_space_behind(table.cells[POSITION + seat]) == NONE:
        return no.NO_PRESTIGE_TO_TRADE
    return no.NOTHING


def why_not_reroll(table: Table, seat: i64, location: i64) -> i64:
    """[RC-T3]"""
    if table.cells[HAS_REROLLED] == 1:
        return no.ALREADY_REROLLED
    if prestige_space_behind(table.cells[POSITION + seat]) == NONE:
        return no.NO_PRESTIGE_TO_REROLL
    if dice_at(table.cells, location) == 0:
        return no.NO_DIE_THERE
    return no.NOTHING


def why_not_turn(table: Table, seat: i64, move: i64) -> i64:
    if move < m.BUILD:
        return why_not_claim(table, seat, move - m.CLAIM)
    if move == m.BUILD:
        return why_not_build(table, seat, DELIVERIES)
    if m.DIE <= move < m.TRADE:
        return why_not_die(table, seat, move - m.DIE)
    return why_not_trades(table, seat, move)


def why_not_end_turn(table: Table, seat: i64, move: i64) -> i64:
    if move == m.END:
        return no.NOTHING
    return why_not_trades(table, seat, move)


def why_not_trades(table: Table, seat: i64, move: i64) -> i64:
    if move == m.TRADE:
        return why_not_trade(table, seat)
    if m.REROLL <= move < m.END:
        return why_not_reroll(table, seat, move - m.REROLL)
    return no.ANOTHER_QUESTION
