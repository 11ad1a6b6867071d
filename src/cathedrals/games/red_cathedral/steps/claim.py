"""Claiming: which card, which banner, which workshop space, face up or down."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import refusals as no
from cathedrals.games.red_cathedral.parts import COLOURS, LEVELS, SPACES
from cathedrals.games.red_cathedral.table import (
    BANNER,
    BANNER_PLACES,
    BANNERS_ON,
    CARD,
    IS_ADVANCED,
    NONE,
    ON_WHITE,
    PURSE,
    WORKSHOP,
    banners_left,
    price,
)
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table, step_about


def why_not_claim(table: Table, seat: i64, place: i64) -> i64:
    """[RC-C1, RC-C2]"""
    if banners_left(table.cells, seat) == 0:
        return no.NO_BANNER
    return why_not_available(table, place)


def why_not_available(table: Table, place: i64) -> i64:
    """A card without a banner that is a base or lies directly above a card with one. [RC-C2]"""
    cells = table.cells
    if cells[CARD + place] == NONE:
        return no.NO_CARD_THERE
    if cells[BANNER + place] != NOBODY:
        return no.ALREADY_CLAIMED
    if place % LEVELS > 0 and cells[BANNER + place - 1] == NOBODY:
        return no.NO_BANNER_BELOW
    return no.NOTHING


def legal_banner(table: Table, seat: i64, moves: Row) -> None:
    """[RC-C1]"""
    where: i64 = 0
    while where < BANNER_PLACES:
        if why_not_banner(table, seat, m.BANNER_FROM + where) == no.NOTHING:
            moves.add(m.BANNER_FROM + where)
        where += 1


def why_not_banner(table: Table, seat: i64, move: i64) -> i64:
    if not m.BANNER_FROM <= move < m.SPACE:
        return no.ANOTHER_QUESTION
    if table.cells[BANNERS_ON + seat * BANNER_PLACES + move - m.BANNER_FROM] == 0:
        return no.NO_SUCH_BANNER
    return no.NOTHING


def legal_space(table: Table, seat: i64, moves: Row) -> None:
    """[RC-C3, RC-C6]"""
    space: i64 = 0
    while space < SPACES:
        if why_not_space(table, seat, m.SPACE + space) == no.NOTHING:
            moves.add(m.SPACE + space)
        space += 1


def why_not_space(table: Table, seat: i64, move: i64) -> i64:
    if not m.SPACE <= move < m.FACE_UP:
        return no.ANOTHER_QUESTION
    cells = table.cells
    space = move - m.SPACE
    if cells[WORKSHOP + seat * SPACES + space] != 0:
        return no.SPACE_TAKEN
    if space >= COLOURS and cells[IS_ADVANCED] == 1:
        white = space - COLOURS
        if cells[BANNERS_ON + seat * BANNER_PLACES + ON_WHITE + white] > 0:
            return no.WHITE_BLOCKED
    return no.NOTHING


def legal_face(table: Table, seat: i64, moves: Row) -> None:
    """Face up for the price of the space, face down for nothing. [RC-C3]"""
    if why_not_face(table, seat, m.FACE_UP) == no.NOTHING:
        moves.add(m.FACE_UP)
    moves.add(m.FACE_DOWN)


def why_not_face(table: Table, seat: i64, move: i64) -> i64:
    if move == m.FACE_DOWN:
        return no.NOTHING
    if move != m.FACE_UP:
        return no.ANOTHER_QUESTION
    if table.cells[PURSE + seat] < price(table.cells, seat, step_about(table) % SPACES):
        return no.RUBLES_FOR_SPACE
    return no.NOTHING
