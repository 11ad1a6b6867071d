"""Turns: trading prestige, ending a turn, who is next, and when the game is over."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import events
from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral.parts import DELIVERIES, DICE, PRESTIGE_RUBLES, ROUND_LIMIT, RUBLES
from cathedrals.games.red_cathedral.rules.gains import gain, lose_prestige
from cathedrals.games.red_cathedral.steps import kinds
from cathedrals.games.red_cathedral.steps.market import location_moved_to
from cathedrals.games.red_cathedral.table import (
    DIE_AT,
    ENDING,
    FINISHER,
    HAS_ACTIVATED,
    HAS_INFLUENCED,
    HAS_REROLLED,
    HAS_TAKEN,
    IS_SOLO,
    IVAN,
    MOVED_DIE,
    NONE,
    ROUND_LIMIT_REACHED,
    SEATS,
    SIXTH_CARD,
    TURN,
    TURNS,
)
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table, answered, ask, step_seat


def play_turn(table: Table, move: i64, log: Row) -> None:
    """One main action: claim, build or market. [RC-T1]"""
    seat = step_seat(table)
    answered(table)
    if move < m.BUILD:
        ask(table, kinds.END_TURN, seat, 0)
        ask(table, kinds.BANNER, seat, move - m.CLAIM)
    elif move == m.BUILD:
        ask(table, kinds.END_TURN, seat, 0)
        ask(table, kinds.DELIVER, seat, DELIVERIES * 2)
    else:
        ask(table, kinds.WALK, seat, move - m.DIE)


def is_trade(move: i64) -> bool:
    return move == m.TRADE or m.REROLL <= move < m.END


def play_trade(table: Table, move: i64, log: Row) -> None:
    """The question asked stays on the pile. [RC-T2, RC-T3]"""
    seat = step_seat(table)
    lose_prestige(table, seat)
    tell(log, events.PRESTIGE_TRADED, seat, 1)
    if move == m.TRADE:
        gain(table, seat, RUBLES, PRESTIGE_RUBLES, log)
        return
    table.cells[HAS_REROLLED] = 1
    tell(log, events.REROLLS, seat, move - m.REROLL)
    ask_rolls(table, move - m.REROLL)


def ask_rolls(table: Table, location: i64) -> None:
    """All dice there are rolled, the first colour first."""
    die: i64 = DICE - 1
    while die >= 0:
        if table.cells[DIE_AT + die] == location:
            ask(table, kinds.ROLL, CHANCE, die)
        die -= 1


def play_end(table: Table, log: Row) -> None:
    """The dice on the location moved to are rerolled last of all. [RC-M8]"""
    answered(table)
    ask(table, kinds.NEXT_TURN, CHANCE, 1)
    if table.cells[MOVED_DIE] != NONE:
        ask_rolls(table, location_moved_to(table))


def play_next_turn(table: Table, log: Row) -> None:
    """Clockwise, until the finisher of six cards would be next or time is up. [RC-T1, RC-E1, RC-E7]"""
    cells = table.cells
    if answered(table) == 1:
        cells[TURNS] += 1
        cells[TURN] = (cells[TURN] + 1) % cells[SEATS]
    if cells[FINISHER] == cells[TURN]:
        end(table, SIXTH_CARD, log)
    elif cells[FINISHER] == NOBODY and cells[TURNS] >= ROUND_LIMIT * cells[SEATS]:
        end(table, ROUND_LIMIT_REACHED, log)
    else:
        begin_turn(table, log)


def begin_turn(table: Table, log: Row) -> None:
    cells = table.cells
    cells[HAS_REROLLED] = 0
    cells[MOVED_DIE] = NONE
    cells[HAS_TAKEN] = 0
    cells[HAS_INFLUENCED] = 0
    cells[HAS_ACTIVATED] = 0
    tell(log, events.TURN_BEGINS, cells[TURN])
    if cells[IS_SOLO] == 1 and cells[TURN] == IVAN:
        ask(table, kinds.IVAN_TURN, CHANCE, 0)
    else:
        ask(table, kinds.TURN, cells[TURN], 0)


def end(table: Table, ending: i64, log: Row) -> None:
    table.cells[ENDING] = ending
    tell(log, events.GAME_OVER, ending)
