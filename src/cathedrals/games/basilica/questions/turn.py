"""Turns: three actions, the question that ends a turn, and who is next."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.ending import clean_up, end_game, finish, hold_scoring
from cathedrals.games.basilica.questions import chance, extend, orders
from cathedrals.games.basilica.telling import events
from cathedrals.games.basilica.telling import refusals as no
from cathedrals.kernel.game import tell
from cathedrals.kernel.question import Follow, Question
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, answered, step_about, step_second


class Action(Question):
    """Extend, place a builder or carry out an order. [BA-T1]"""

    name = "action"
    rule = "BA-T1"

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        extend.legal_extension(table, moves)
        if why_not_builder(table, seat) == no.NOTHING:
            moves.add(m.BUILDER)
        field: i64
        for field in range(p.FIELDS):
            if orders.why_not_order(table, seat, field) == no.NOTHING:
                moves.add(m.ORDER + field)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if move < m.BUILDER:
            return extend.why_not_extension(table, move)
        if move == m.BUILDER:
            return why_not_builder(table, seat)
        if move < m.END:
            return orders.why_not_order(table, seat, move - m.ORDER)
        return no.MUST_ACT if move == m.END else no.ANOTHER_QUESTION

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        answered(table)
        cells = table.cells
        # Any other action ends the chance to place a builder on the vault just laid.
        laid = cells[t.JUST_LAID]
        cells[t.ACTIONS_LEFT] -= 1
        cells[t.JUST_LAID] = t.NONE
        # Below all that the action itself will ask.
        NEXT_ACTION.ask(table, CHANCE)
        if move < m.BUILDER:
            extend.extend(table, seat, move, log)
        elif move == m.BUILDER:
            orders.place_builder(table, seat, laid)
            tell(log, events.BUILDER_PLACED, seat, laid)
        else:
            orders.take_order(table, seat, move - m.ORDER, log)


class EndTurn(Question):
    """Nothing is left to do, but one may ask why. [BA-T1, BA-T2, BA-X3]"""

    name = "end_turn"
    rule = "BA-T1"
    about = ("scoring", "field")  # 1 if the king reached one, by the vault of which field
    is_always_asked = True

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        moves.add(m.END)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if move == m.END:
            return no.NOTHING
        if move > m.END:
            return no.ANOTHER_QUESTION
        if step_about(table) == 1:
            return no.SCORING_COMES
        if table.cells[t.ACTIONS_LEFT] == 0:
            return no.ACTIONS_TAKEN
        # A turn that ends early ends for want of actions: the action itself says what it lacks.
        return ACTION.why_not(table, seat, move)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        """If the king reached a scoring space it is held now, before the fields are filled. [BA-X3, BA-C5]"""
        field = step_second(table)
        scoring = answered(table)
        NEXT_TURN.ask(table, CHANCE, 1)
        if scoring == 0:
            return
        hold_scoring(table, log)
        # The last scoring leaves nothing to clean up for.
        if table.cells[t.SCORINGS_HELD] == p.SCORINGS:
            finish(table, t.THIRD_SCORING, log)
        else:
            clean_up(table, log)
            chance.ask_refill(table, field)


class NextAction(Follow):
    """[BA-T1, BA-T2]"""

    name = "next_action"
    rule = "BA-T1"

    def follow(self, table: Table, first: i64, log: Row) -> None:
        seat = table.cells[t.TURN]
        if table.cells[t.ACTIONS_LEFT] > 0 and can_act(table, seat):
            ACTION.ask(table, seat)
        else:
            END_TURN.ask(table, seat, 0, t.NONE)


class NextTurn(Follow):
    """Two turns in a row without a possible action end the game. [BA-T1, BA-T2, BA-T3]"""

    name = "next_turn"
    rule = "BA-T1"
    about = ("ended",)  # 1 after a turn, 0 before the first

    def follow(self, table: Table, ended: i64, log: Row) -> None:
        cells = table.cells
        if ended == 1:
            cells[t.TURN] = 1 - cells[t.TURN]
        seat = cells[t.TURN]
        cells[t.ACTIONS_LEFT] = p.ACTIONS
        cells[t.JUST_LAID] = t.NONE
        tell(log, events.TURN_BEGINS, seat)
        # Only turns without any action count, one after the other.
        if can_act(table, seat):
            cells[t.IDLE] = 0
            ACTION.ask(table, seat)
            return
        cells[t.IDLE] += 1
        tell(log, events.CANNOT_ACT, seat)
        if cells[t.IDLE] == 2:
            end_game(table, t.NOBODY_CAN_ACT, log)
        else:
            END_TURN.ask(table, seat, 0, t.NONE)


ACTION: Final[Action] = Action()
END_TURN: Final[EndTurn] = EndTurn()
NEXT_ACTION: Final[NextAction] = NextAction(m.GO_ON)
NEXT_TURN: Final[NextTurn] = NextTurn(m.GO_ON)
QUESTIONS: Final[list[Question]] = [ACTION, END_TURN, NEXT_ACTION, NEXT_TURN]


def why_not_builder(table: Table, seat: i64) -> i64:
    """Only directly after an extension, on that very vault. [BA-T1, BA-U1]"""
    if table.cells[t.JUST_LAID] == t.NONE:
        return no.NOT_AFTER_EXTENSION
    return no.NOTHING if table.cells[t.FREE_BUILDERS + seat] > 0 else no.NO_FREE_BUILDER


def can_act(table: Table, seat: i64) -> bool:
    """Whether any action is possible; where there is room, a vault fits or the three are exchanged. [BA-T2]"""
    if extend.has_room(table) or why_not_builder(table, seat) == no.NOTHING:
        return True
    field: i64
    for field in range(p.FIELDS):
        if orders.why_not_order(table, seat, field) == no.NOTHING:
            return True
    return False
