"""Turns: three actions, the end of a turn, and who is next."""

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica.parts import ACTIONS, SCORINGS
from cathedrals.games.basilica.rules.end import clean_up, end_game, finish, hold_scoring
from cathedrals.games.basilica.rules.extend import ask_refill, extend
from cathedrals.games.basilica.rules.orders import place_builder, take_order
from cathedrals.games.basilica.steps import kinds
from cathedrals.games.basilica.steps.turn import can_act
from cathedrals.games.basilica.table import (
    ACTIONS_LEFT,
    IDLE,
    JUST_LAID,
    NOBODY_CAN_ACT,
    NONE,
    SCORINGS_HELD,
    THIRD_SCORING,
    TURN,
)
from cathedrals.games.basilica.telling import events
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, answered, ask, step_seat


def play_action(table: Table, move: i64, log: Row) -> None:
    """Extend, place a builder or carry out an order. [BA-T1]"""
    seat = step_seat(table)
    answered(table)
    cells = table.cells
    laid = cells[JUST_LAID]
    cells[ACTIONS_LEFT] -= 1
    cells[JUST_LAID] = NONE
    ask(table, kinds.NEXT_ACTION, CHANCE, 0)
    if move < m.BUILDER:
        extend(table, seat, move, log)
    elif move == m.BUILDER:
        place_builder(table, seat, laid)
        tell(log, events.BUILDER_PLACED, seat, laid)
    else:
        take_order(table, seat, move - m.ORDER, log)


def play_next_action(table: Table) -> None:
    """[BA-T1, BA-T2]"""
    answered(table)
    seat = table.cells[TURN]
    if table.cells[ACTIONS_LEFT] > 0 and can_act(table, seat):
        ask(table, kinds.ACTION, seat, 0)
    else:
        ask(table, kinds.END_TURN, seat, 0)


def play_end(table: Table, log: Row) -> None:
    """If the king reached a scoring space it is held now, before the fields are filled. [BA-X3, BA-C5]"""
    about = answered(table)
    ask(table, kinds.NEXT_TURN, CHANCE, 1)
    if about == 0:
        return
    hold_scoring(table, log)
    if table.cells[SCORINGS_HELD] == SCORINGS:
        finish(table, THIRD_SCORING, log)
    else:
        clean_up(table, log)
        ask_refill(table, about - 1)


def play_next_turn(table: Table, log: Row) -> None:
    """Two turns in a row without a possible action end the game. [BA-T1, BA-T2, BA-T3]"""
    cells = table.cells
    if answered(table) == 1:
        cells[TURN] = 1 - cells[TURN]
    seat = cells[TURN]
    cells[ACTIONS_LEFT] = ACTIONS
    cells[JUST_LAID] = NONE
    tell(log, events.TURN_BEGINS, seat)
    if can_act(table, seat):
        cells[IDLE] = 0
        ask(table, kinds.ACTION, seat, 0)
        return
    cells[IDLE] += 1
    tell(log, events.CANNOT_ACT, seat)
    if cells[IDLE] == 2:
        end_game(table, NOBODY_CAN_ACT, log)
    else:
        ask(table, kinds.END_TURN, seat, 0)
