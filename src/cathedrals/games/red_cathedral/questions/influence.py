"""Influence: using an action of a card, and what two of them ask besides."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.gains import gain_prestige, give, pay
from cathedrals.games.red_cathedral.questions import turn
from cathedrals.games.red_cathedral.questions.actions import ACTIONS
from cathedrals.games.red_cathedral.telling import events
from cathedrals.games.red_cathedral.telling import refusals as no
from cathedrals.kernel.game import tell
from cathedrals.kernel.question import Question
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, answered, step_about, step_second, step_third


class Use(Question):
    """Once for lightning, any number of times for infinity; once it is used, one may stop. [RC-M6]"""

    name = "use"
    rule = "RC-M6"
    about = ("influence_card", "which", "used")  # its first or second action; 1 once it is used

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        action = action_asked(table)
        kind = ACTIONS[p.ACTION_KIND[action]]
        if can_pay(table, seat, action):
            use: i64
            for use in range(kind.uses):
                if kind.why_not(table, seat, action, use) == no.NOTHING:
                    moves.add(kind.first + use)
        if may_stop(table, seat, action):
            moves.add(m.STOP)
        if offers_trades(action):
            turn.legal_trades(table, seat, moves)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        action = action_asked(table)
        if move == m.STOP:
            return no.NOTHING if may_stop(table, seat, action) else no.USE_FIRST
        kind = ACTIONS[p.ACTION_KIND[action]]
        if kind.first <= move < kind.first + kind.uses:
            if not can_pay(table, seat, action):
                return no.RUBLES_FOR_ACTION
            return kind.why_not(table, seat, action, move - kind.first)
        return turn.why_not_trades(table, seat, move) if offers_trades(action) else no.ANOTHER_QUESTION

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        if turn.is_trade(move):
            turn.trade(table, seat, move, log)
            return
        action = action_asked(table)
        answered(table)
        if move == m.STOP:
            return
        # Before the use itself, so that what that asks is answered first.
        if p.ACTION_ENDLESS[action] == 1:
            ask_use(table, seat, action, 1)
        if pays_rubles(action):
            pay(table, seat, p.ACTION_RUBLES[action], log)
        kind = ACTIONS[p.ACTION_KIND[action]]
        kind.play(table, seat, action, move - kind.first, log)


class Swap(Question):
    """The second of the two tiles. [RC-I2]"""

    name = "swap"
    rule = "RC-I2"
    about = ("location",)  # the one chosen first

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        location: i64
        for location in range(p.LOCATIONS):
            if location != step_about(table):
                moves.add(m.SWAP_TILE + location)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if not m.SWAP_TILE <= move < m.DO:
            return no.ANOTHER_QUESTION
        return no.SAME_LOCATION if move - m.SWAP_TILE == step_about(table) else no.NOTHING

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        first = answered(table)
        second = move - m.SWAP_TILE
        cells = table.cells
        tile = cells[t.TILE_AT + first]
        cells[t.TILE_AT + first] = cells[t.TILE_AT + second]
        cells[t.TILE_AT + second] = tile
        tell(log, events.SWAPPED, seat, first, second)


class Discard(Question):
    """The second and third of three different materials, which bring 1 prestige. [RC-I4]"""

    name = "discard"
    rule = "RC-I4"
    about = ("given", "to_go")  # a bit for each kind given already; how many are still to be given

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        move: i64
        for move in range(m.GIVE, m.GET):
            if self.why_not(table, seat, move) == no.NOTHING:
                moves.add(move)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if not m.GIVE <= move < m.GET:
            return no.ANOTHER_QUESTION
        material = move - m.GIVE
        if step_about(table) >> material & 1 == 1:
            return no.GIVEN_ALREADY
        if table.cells[t.INVENTORY + seat * p.MATERIALS + material] == 0:
            return no.NOT_HELD
        return no.NOTHING

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        to_go = step_second(table) - 1
        given = answered(table)
        give(table, seat, move - m.GIVE, 1, log)
        if to_go == 0:
            gain_prestige(table, seat, 1, log)
        else:
            self.ask(table, seat, given | 1 << move - m.GIVE, to_go)


USE: Final[Use] = Use()
SWAP: Final[Swap] = Swap()
DISCARD: Final[Discard] = Discard()
QUESTIONS: Final[list[Question]] = [USE, SWAP, DISCARD]


def ask_use(table: Table, seat: i64, action: i64, used: i64) -> None:
    """The question knows the card by its number within the box, as learners do."""
    USE.ask(table, seat, action // 2 - t.first_influence_card(table.cells), action % 2, used)


def action_asked(table: Table) -> i64:
    """The action that the question is about."""
    return (t.first_influence_card(table.cells) + step_about(table)) * 2 + step_second(table)


def pays_rubles(action: i64) -> bool:
    kind = p.ACTION_KIND[action]
    # Of selling and of a gift of rubles the card prints what comes in.
    return p.ACTION_RUBLES[action] > 0 and kind != p.SELL and kind != p.GAIN_RUBLE


def can_pay(table: Table, seat: i64, action: i64) -> bool:
    return not pays_rubles(action) or table.cells[t.PURSE + seat] >= p.ACTION_RUBLES[action]


def may_stop(table: Table, seat: i64, action: i64) -> bool:
    """Once it is used, or where a trade has just taken the last rubles for which one would have sold. [RC-M6]"""
    if step_third(table) == 1:
        return True
    return t.lacks_rubles(table.cells) and why_not_action(table, seat, action) != no.NOTHING


def offers_trades(action: i64) -> bool:
    """Trades of prestige come between repeated uses and where rubles are needed. [RC-M6]"""
    return p.ACTION_ENDLESS[action] == 1 or pays_rubles(action)


def why_not_action(table: Table, seat: i64, action: i64) -> i64:
    """Whether the action can be used at all. [RC-M6]"""
    if not can_pay(table, seat, action):
        return no.RUBLES_FOR_ACTION
    return ACTIONS[p.ACTION_KIND[action]].why_not_at_all(table, seat, action)
