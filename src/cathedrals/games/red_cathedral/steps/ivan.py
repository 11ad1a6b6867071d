"""Choices for Ivan, which the human makes."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import refusals as no
from cathedrals.games.red_cathedral.parts import IVAN_ORNAMENTS, LEVELS, PLACES
from cathedrals.games.red_cathedral.steps.claim import why_not_available
from cathedrals.games.red_cathedral.table import (
    BANNER,
    HUMAN,
    IS_FINISHED,
    IVAN,
    IVAN_PLACED,
    ORNAMENT,
    level_of,
)
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table

ABOVE_HUMAN: Final = 0
ON_BASE: Final = 1
ANYWHERE: Final = 2


def is_wanted(table: Table, place: i64, wish: i64) -> bool:
    """Whether an available card is one he wishes for. [RC-V6]"""
    if why_not_available(table, place) != no.NOTHING:
        return False
    if wish == ABOVE_HUMAN:
        return place % LEVELS > 0 and table.cells[BANNER + place - 1] == HUMAN
    return wish == ANYWHERE or place % LEVELS == 0


def best_wish(table: Table) -> i64:
    """The first of his wishes that any card fulfils; while he has a banner some card is free. [RC-V6]"""
    wish: i64 = ABOVE_HUMAN
    while wish < ANYWHERE:
        place: i64 = 0
        while place < PLACES:
            if is_wanted(table, place, wish):
                return wish
            place += 1
        wish += 1
    return ANYWHERE


def legal_ivan_claims(table: Table, moves: Row) -> None:
    """[RC-V6]"""
    wish = best_wish(table)
    place: i64 = 0
    while place < PLACES:
        if is_wanted(table, place, wish):
            moves.add(m.CLAIM + place)
        place += 1


def why_not_ivan_claims(table: Table, move: i64) -> i64:
    if not m.CLAIM <= move < m.BUILD:
        return no.ANOTHER_QUESTION
    place = move - m.CLAIM
    refusal = why_not_available(table, place)
    if refusal != no.NOTHING:
        return refusal
    return no.NOTHING if is_wanted(table, place, best_wish(table)) else no.NOT_FOR_IVAN


def takes_ornament(table: Table, place: i64, owner: i64) -> bool:
    """Whether his next ornament fits on a finished card of that owner. [RC-V8]"""
    cells = table.cells
    if cells[IS_FINISHED + place] == 0 or cells[ORNAMENT + place] != NOBODY:
        return False
    return cells[BANNER + place] == owner and level_of(cells, place) == IVAN_ORNAMENTS[cells[IVAN_PLACED]]


def whose_card(table: Table) -> i64:
    """On whose cards his next ornament goes: the human's, else his own, else NOBODY's. [RC-V8]"""
    if table.cells[IVAN_PLACED] == len(IVAN_ORNAMENTS):
        return NOBODY
    owner: i64 = HUMAN
    while owner <= IVAN:
        place: i64 = 0
        while place < PLACES:
            if takes_ornament(table, place, owner):
                return owner
            place += 1
        owner += 1
    return NOBODY


def legal_ivan_decorates(table: Table, moves: Row) -> None:
    """[RC-V8]"""
    owner = whose_card(table)
    place: i64 = 0
    while place < PLACES:
        if takes_ornament(table, place, owner):
            moves.add(m.DECORATE + place)
        place += 1


def why_not_ivan_decorates(table: Table, move: i64) -> i64:
    if not m.DECORATE <= move < m.GEMS:
        return no.ANOTHER_QUESTION
    return no.NOTHING if takes_ornament(table, move - m.DECORATE, whose_card(table)) else no.IVAN_ORNAMENT
