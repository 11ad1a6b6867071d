"""Carrying out an answer to the question on top of the pile."""

from mypy_extensions import i64

from cathedrals.games.basilica.rules import extend, orders, setup, tiles, turn
from cathedrals.games.basilica.steps import kinds
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, step_kind, step_seat


def answer(table: Table, move: i64, log: Row) -> None:
    kind = step_kind(table)
    if step_seat(table) == CHANCE:
        answer_chance(table, kind, move, log)
    elif kind == kinds.ACTION:
        turn.play_action(table, move, log)
    elif kind == kinds.END_TURN:
        turn.play_end(table, log)
    elif kind == kinds.EXTEND:
        extend.play_extend(table, move, log)
    elif kind == kinds.CELL:
        extend.play_cell(table, move, log)
    else:
        answer_order(table, kind, move, log)


def answer_order(table: Table, kind: i64, move: i64, log: Row) -> None:
    if kind == kinds.PROMOTE:
        orders.play_promote(table, move, log)
    elif kind == kinds.RANK:
        orders.play_rank(table, move, log)
    elif kind == kinds.MOVE or kind == kinds.CONFUSE:
        orders.play_move(table, move, log)
    elif kind == kinds.STEP:
        orders.play_step(table, move, log)
    elif kind == kinds.RECRUIT:
        orders.play_recruit(table, move, log)
    elif kind == kinds.TAKE_BACK:
        orders.play_take_back(table, move, log)
    elif kind == kinds.OFFER:
        orders.play_offer(table, move, log)
    elif kind == kinds.GLASS:
        orders.play_glass(table, move, log)
    elif kind == kinds.SCAFFOLD:
        orders.play_scaffold(table, move, log)
    else:
        orders.play_catastrophe(table, move, log)


def answer_chance(table: Table, kind: i64, move: i64, log: Row) -> None:
    if kind == kinds.DRAW:
        tiles.play_draw(table, move, log)
    elif kind == kinds.TURN_TILE:
        tiles.play_turn_tile(table, move, log)
    elif kind == kinds.FILL_ORDER:
        tiles.play_fill_order(table, log)
    elif kind == kinds.FILL_VAULT:
        tiles.play_fill_vault(table, log)
    elif kind == kinds.NEXT_ACTION:
        turn.play_next_action(table)
    elif kind == kinds.FINISH_ORDER:
        orders.play_finish_order(table, log)
    elif kind == kinds.NEXT_TURN:
        turn.play_next_turn(table, log)
    else:
        setup.play_first_seat(table, move, log)
