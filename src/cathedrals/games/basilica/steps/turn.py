"""The three actions of a turn, and the question that ends it."""

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica.parts import FIELDS
from cathedrals.games.basilica.steps.extend import has_room, legal_extend, why_not_extension
from cathedrals.games.basilica.steps.orders import why_not_order
from cathedrals.games.basilica.table import ACTIONS_LEFT, FREE_BUILDERS, JUST_LAID, NONE
from cathedrals.games.basilica.telling import refusals as no
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, step_about


def legal_action(table: Table, seat: i64, moves: Row) -> None:
    """[BA-T1]"""
    legal_extend(table, moves)
    if why_not_builder(table, seat) == no.NOTHING:
        moves.add(m.BUILDER)
    field: i64 = 0
    while field < FIELDS:
        if why_not_order(table, seat, field) == no.NOTHING:
            moves.add(m.ORDER + field)
        field += 1


def why_not_action(table: Table, seat: i64, move: i64) -> i64:
    if move < m.BUILDER:
        return why_not_extension(table, move)
    if move == m.BUILDER:
        return why_not_builder(table, seat)
    if move < m.END:
        return why_not_order(table, seat, move - m.ORDER)
    return no.MUST_ACT if move == m.END else no.ANOTHER_QUESTION


def why_not_builder(table: Table, seat: i64) -> i64:
    """Only directly after an extension, on that very vault. [BA-T1, BA-U1]"""
    if table.cells[JUST_LAID] == NONE:
        return no.NOT_AFTER_EXTENSION
    return no.NOTHING if table.cells[FREE_BUILDERS + seat] > 0 else no.NO_FREE_BUILDER


def can_act(table: Table, seat: i64) -> bool:
    """Whether any action is possible; where there is room, a vault fits or the three are exchanged. [BA-T2]"""
    if has_room(table) or why_not_builder(table, seat) == no.NOTHING:
        return True
    field: i64 = 0
    while field < FIELDS:
        if why_not_order(table, seat, field) == no.NOTHING:
            return True
        field += 1
    return False


def why_not_end_turn(table: Table, seat: i64, move: i64) -> i64:
    """Nothing is left to do, but one may ask why. [BA-T1, BA-T2, BA-X3]"""
    if move == m.END:
        return no.NOTHING
    if move > m.END:
        return no.ANOTHER_QUESTION
    if step_about(table) > 0:
        return no.SCORING_COMES
    if table.cells[ACTIONS_LEFT] == 0:
        return no.ACTIONS_TAKEN
    return why_not_action(table, seat, move)
