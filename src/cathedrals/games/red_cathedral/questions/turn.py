"""Turns: the first question of one, trading prestige, the question that ends it, and who is next."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.gains import gain, lose_prestige
from cathedrals.games.red_cathedral.questions import build, chance, claim, ivan, market
from cathedrals.games.red_cathedral.telling import events
from cathedrals.games.red_cathedral.telling import refusals as no
from cathedrals.kernel.game import tell
from cathedrals.kernel.question import Follow, Question
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table, answered


class Turn(Question):
    """One main action, claim, build or market; and the trades of prestige. [RC-T1]"""

    name = "turn"
    rule = "RC-T1"

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        place: i64
        # Whoever has no banner left need not look at 36 places.
        if t.banners_left(table.cells, seat) > 0:
            for place in range(p.PLACES):
                if (
                    table.cells[t.CARD + place] != t.NONE
                    and claim.why_not_claim(table, seat, place) == no.NOTHING
                ):
                    moves.add(m.CLAIM + place)
        if build.why_not_build(table, seat) == no.NOTHING:
            moves.add(m.BUILD)
        die: i64
        for die in range(p.DICE):
            if market.why_not_die(table, seat, die) == no.NOTHING:
                moves.add(m.DIE + die)
        legal_trades(table, seat, moves)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if move < m.BUILD:
            return claim.why_not_claim(table, seat, move - m.CLAIM)
        if move == m.BUILD:
            return build.why_not_build(table, seat)
        if m.DIE <= move < m.TRADE:
            return market.why_not_die(table, seat, move - m.DIE)
        return why_not_trades(table, seat, move)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        if is_trade(move):
            trade(table, seat, move, log)
            return
        answered(table)
        if move < m.BUILD:
            # The pile is answered from its top: what is asked last comes first.
            END_TURN.ask(table, seat)
            claim.BANNER.ask(table, seat, move - m.CLAIM)
        elif move == m.BUILD:
            END_TURN.ask(table, seat)
            build.DELIVER.ask(table, seat, p.DELIVERIES)
        else:
            # A market turn ends in the market, which stays on the pile until then.
            market.WALK.ask(table, seat, move - m.DIE)


class EndTurn(Question):
    """Nothing is left to do but to trade prestige. [RC-T1]"""

    name = "end_turn"
    rule = "RC-T1"
    is_always_asked = True

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        legal_end(table, seat, moves)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        return why_not_end(table, seat, move)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        if is_trade(move):
            trade(table, seat, move, log)
        else:
            end_turn(table)


class NextTurn(Follow):
    """Clockwise, until the finisher of six cards would be next or time is up. [RC-T1, RC-E1, RC-E7]"""

    name = "next_turn"
    rule = "RC-T1"
    about = ("ended",)  # 1 after a turn, 0 before the first

    def follow(self, table: Table, ended: i64, log: Row) -> None:
        cells = table.cells
        if ended == 1:
            cells[t.TURNS] += 1
            cells[t.TURN] = (cells[t.TURN] + 1) % cells[t.SEATS]
        # All others have had their last turns when it would be the finisher's again.
        if cells[t.FINISHER] == cells[t.TURN]:
            end_game(table, t.SIXTH_CARD, log)
        elif cells[t.FINISHER] == NOBODY and cells[t.TURNS] >= p.ROUND_LIMIT * cells[t.SEATS]:
            end_game(table, t.ROUND_LIMIT_REACHED, log)
        else:
            begin_turn(table, log)


TURN: Final[Turn] = Turn()
END_TURN: Final[EndTurn] = EndTurn()
NEXT_TURN: Final[NextTurn] = NextTurn(m.GO_ON)
QUESTIONS: Final[list[Question]] = [TURN, END_TURN, NEXT_TURN]


def begin_turn(table: Table, log: Row) -> None:
    cells = table.cells
    # What a turn may do once is kept beside the pile, for other questions come in between.
    cells[t.HAS_REROLLED] = 0
    cells[t.MOVED_DIE] = t.NONE
    cells[t.HAS_TAKEN] = 0
    cells[t.HAS_INFLUENCED] = 0
    cells[t.HAS_ACTIVATED] = 0
    tell(log, events.TURN_BEGINS, cells[t.TURN])
    if cells[t.IS_SOLO] == 1 and cells[t.TURN] == t.IVAN:
        ivan.IVAN_TURN.ask(table, CHANCE)
    else:
        TURN.ask(table, cells[t.TURN])


def end_game(table: Table, ending: i64, log: Row) -> None:
    table.cells[t.ENDING] = ending
    tell(log, events.GAME_OVER, ending)


# Ending a turn, which the market offers too -------------------------------------------------------


def legal_end(table: Table, seat: i64, moves: Row) -> None:
    legal_trades(table, seat, moves)
    moves.add(m.END)


def why_not_end(table: Table, seat: i64, move: i64) -> i64:
    if move == m.END:
        return no.NOTHING
    return why_not_trades(table, seat, move)


def end_turn(table: Table) -> None:
    """The dice on the location moved to are rerolled last of all. [RC-M8]"""
    answered(table)
    # Below the rolls: the next turn begins when all dice have come to rest.
    NEXT_TURN.ask(table, CHANCE, 1)
    if table.cells[t.MOVED_DIE] != t.NONE:
        chance.ask_rolls(table, market.location_moved_to(table))


# Trades of prestige, offered beside other answers -------------------------------------------------


def legal_trades(table: Table, seat: i64, moves: Row) -> None:
    """Prestige for rubles, prestige for a reroll. [RC-T2, RC-T3]"""
    # Both trades cost the same prestige, so without it there is neither.
    if not t.has_prestige_behind(table.cells, seat):
        return
    if not t.lacks_rubles(table.cells):
        moves.add(m.TRADE)
    location: i64
    for location in range(p.LOCATIONS):
        if why_not_reroll(table, seat, location) == no.NOTHING:
            moves.add(m.REROLL + location)


def why_not_trade(table: Table, seat: i64) -> i64:
    """[RC-T2, RC-S5]"""
    if not t.has_prestige_behind(table.cells, seat):
        return no.NO_PRESTIGE_TO_TRADE
    return no.RESERVE_LACKS if t.lacks_rubles(table.cells) else no.NOTHING


def why_not_reroll(table: Table, seat: i64, location: i64) -> i64:
    """[RC-T3]"""
    if table.cells[t.HAS_REROLLED] == 1:
        return no.ALREADY_REROLLED
    if not t.has_prestige_behind(table.cells, seat):
        return no.NO_PRESTIGE_TO_REROLL
    if t.dice_at(table.cells, location) == 0:
        return no.NO_DIE_THERE
    return no.NOTHING


def why_not_trades(table: Table, seat: i64, move: i64) -> i64:
    if move == m.TRADE:
        return why_not_trade(table, seat)
    if m.REROLL <= move < m.END:
        return why_not_reroll(table, seat, move - m.REROLL)
    return no.ANOTHER_QUESTION


def is_trade(move: i64) -> bool:
    return move == m.TRADE or m.REROLL <= move < m.END


def trade(table: Table, seat: i64, move: i64, log: Row) -> None:
    """The question asked stays on the pile. [RC-T2, RC-T3]"""
    lose_prestige(table, seat)
    tell(log, events.PRESTIGE_TRADED, seat, p.PRESTIGE_GIVEN)
    if move == m.TRADE:
        gain(table, seat, p.RUBLES, p.PRESTIGE_RUBLES, log)
        return
    table.cells[t.HAS_REROLLED] = 1
    location = move - m.REROLL
    tell(log, events.REROLLS, seat, location, t.dice_at(table.cells, location))
    chance.ask_rolls(table, location)
