"""All legal answers to the question on top of the pile, and why another is none."""

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica.steps import chance, extend, kinds, orders, turn
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, step_kind, step_seat


def legal(table: Table, moves: Row) -> None:
    kind = step_kind(table)
    seat = step_seat(table)
    if seat == CHANCE:
        chance.legal_chance(table, kind, moves)
    elif kind == kinds.ACTION:
        turn.legal_action(table, seat, moves)
    elif kind == kinds.END_TURN:
        moves.add(m.END)
    elif kind == kinds.EXTEND:
        extend.legal_extend(table, moves)
    elif kind == kinds.CELL:
        extend.legal_cell(table, moves)
    elif kind == kinds.SCAFFOLD:
        extend.legal_scaffold(table, moves)
    elif kind == kinds.RANK:
        orders.legal_rank(table, moves)
    elif kind == kinds.OFFER:
        orders.legal_offer(table, moves)
    else:
        orders.legal_vault(table, kind, seat, moves)


def why_not(table: Table, move: i64) -> i64:
    """The first condition that forbids an answer, or NOTHING if it is legal."""
    kind = step_kind(table)
    seat = step_seat(table)
    if kind == kinds.ACTION:
        return turn.why_not_action(table, seat, move)
    if kind == kinds.END_TURN:
        return turn.why_not_end_turn(table, seat, move)
    if kind == kinds.EXTEND:
        return extend.why_not_extension(table, move)
    if kind == kinds.CELL:
        return extend.why_not_cell(table, move)
    if kind == kinds.SCAFFOLD:
        return extend.why_not_scaffold(table, move)
    if kind == kinds.RANK:
        return orders.why_not_rank(table, move)
    if kind == kinds.OFFER:
        return orders.why_not_offer(table, move)
    return orders.why_not_answer(table, kind, seat, move)
