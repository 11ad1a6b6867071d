"""Orders: what each does, then what the opponent may pay for, then a new tile."""

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica.parts import (
    CONFUSION,
    MOVE,
    NO_RANK,
    PROMOTION,
    RANKS,
    RECRUIT,
    SCAFFOLDING,
    SCAFFOLDS_AN_ORDER,
    STAINED_GLASS,
)
from cathedrals.games.basilica.rules.end import measure, remove_vault
from cathedrals.games.basilica.rules.extend import occupy
from cathedrals.games.basilica.rules.tiles import clear_order, discard
from cathedrals.games.basilica.steps import kinds
from cathedrals.games.basilica.steps.extend import has_room
from cathedrals.games.basilica.steps.orders import can_be_paid
from cathedrals.games.basilica.table import (
    BUILDER,
    FREE_BUILDERS,
    GLASS,
    NONE,
    ORDER_AT,
    PURSE,
    SCAFFOLD,
    TOKENS_LEFT,
    TURN,
    VAULT,
    order_of,
    rank_at,
    vault_of,
)
from cathedrals.games.basilica.telling import events
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, answered, ask, step_seat


def take_order(table: Table, seat: i64, field: i64, log: Row) -> None:
    """The tile is discarded when all is done. [BA-P2, BA-O8]"""
    order = order_of(table.cells[ORDER_AT + field])
    tell(log, events.ORDER_TAKEN, seat, order, field)
    ask(table, kinds.FINISH_ORDER, CHANCE, field)
    if order == PROMOTION:
        ask(table, kinds.PROMOTE, seat, NO_RANK)
    elif order == MOVE:
        ask(table, kinds.MOVE, seat, 0)
    elif order == RECRUIT:
        ask(table, kinds.RECRUIT, seat, 0)
    elif order == CONFUSION:
        ask(table, kinds.TAKE_BACK, seat, 0)
    elif order == STAINED_GLASS:
        ask(table, kinds.GLASS, seat, 0)
    elif order == SCAFFOLDING:
        ask(table, kinds.SCAFFOLD, seat, SCAFFOLDS_AN_ORDER)
    else:
        ask(table, kinds.CATASTROPHE, seat, 0)


def play_finish_order(table: Table, log: Row) -> None:
    """[BA-O8]"""
    field = answered(table)
    discard(table, table.cells[ORDER_AT + field])
    clear_order(table, field)
    ask(table, kinds.FILL_ORDER, CHANCE, field)


def play_promote(table: Table, move: i64, log: Row) -> None:
    """[BA-O1]"""
    seat = step_seat(table)
    ruled_out = answered(table)
    ask(table, kinds.RANK, seat, (move - m.VAULT) * RANKS + ruled_out)


def play_rank(table: Table, move: i64, log: Row) -> None:
    """A token of the pool goes under the builder; the one he had returns. [BA-O1]"""
    seat = step_seat(table)
    cell = answered(table) // RANKS
    rank = move - m.RANK + 1
    if rank_at(table.cells, cell) == NO_RANK:
        table.cells[TOKENS_LEFT + seat] -= 1
    table.cells[BUILDER + cell] = seat * RANKS + rank
    tell(log, events.PROMOTED, seat, cell, rank)
    offer(table, seat, PROMOTION, rank)


def offer(table: Table, seat: i64, order: i64, rank: i64) -> None:
    """Once the active player is done, the opponent may pay for his version, where that is possible. [BA-O8]"""
    if seat == table.cells[TURN] and can_be_paid(table, 1 - seat, order):
        ask(table, kinds.OFFER, 1 - seat, order * RANKS + rank)


def play_offer(table: Table, move: i64, log: Row) -> None:
    """[BA-O8]"""
    seat = step_seat(table)
    about = answered(table)
    order = about // RANKS
    if move == m.DECLINE:
        tell(log, events.DECLINED, seat, order)
        if order == CONFUSION:
            ask(table, kinds.CONFUSE, table.cells[TURN], 0)
        return
    table.cells[PURSE + seat] -= 1
    table.cells[PURSE + table.cells[TURN]] += 1
    tell(log, events.PAID, seat, order)
    if order == PROMOTION:
        ask(table, kinds.PROMOTE, seat, about % RANKS)
    elif order == RECRUIT:
        ask(table, kinds.RECRUIT, seat, 1)
    else:
        ask(table, kinds.CONFUSE, seat, 0)


def play_move(table: Table, move: i64, log: Row) -> None:
    """[BA-O2, BA-O4]"""
    seat = step_seat(table)
    answered(table)
    ask(table, kinds.STEP, seat, move - m.VAULT)


def play_step(table: Table, move: i64, log: Row) -> None:
    """His token goes along. [BA-O2, BA-O4]"""
    cell = answered(table)
    goal = move - m.VAULT
    builder = table.cells[BUILDER + cell]
    table.cells[BUILDER + cell] = NONE
    table.cells[BUILDER + goal] = builder
    owner = builder // RANKS
    tell(log, events.MOVED if owner == table.cells[TURN] else events.CONFUSED, owner, cell, goal)


def play_recruit(table: Table, move: i64, log: Row) -> None:
    """[BA-O3]"""
    seat = step_seat(table)
    answered(table)
    cell = move - m.VAULT
    place_builder(table, seat, cell)
    tell(log, events.RECRUITED, seat, cell)
    offer(table, seat, RECRUIT, NO_RANK)


def place_builder(table: Table, seat: i64, cell: i64) -> None:
    """[BA-U1, BA-O3]"""
    table.cells[FREE_BUILDERS + seat] -= 1
    table.cells[BUILDER + cell] = seat * RANKS


def play_take_back(table: Table, move: i64, log: Row) -> None:
    """[BA-O4]"""
    seat = step_seat(table)
    answered(table)
    cell = move - m.VAULT
    table.cells[FREE_BUILDERS + seat] += 1
    if rank_at(table.cells, cell) != NO_RANK:
        table.cells[TOKENS_LEFT + seat] += 1
    table.cells[BUILDER + cell] = NONE
    tell(log, events.TAKEN_BACK, seat, cell)
    if can_be_paid(table, 1 - seat, CONFUSION):
        offer(table, seat, CONFUSION, NO_RANK)
    else:
        ask(table, kinds.CONFUSE, seat, 0)


def play_glass(table: Table, move: i64, log: Row) -> None:
    """[BA-O5]"""
    seat = step_seat(table)
    answered(table)
    table.cells[GLASS + move - m.VAULT] = 1
    tell(log, events.GLASS_SET, seat, move - m.VAULT)


def play_scaffold(table: Table, move: i64, log: Row) -> None:
    """Two, or one if only one fits. [BA-O6]"""
    seat = step_seat(table)
    to_go = answered(table)
    cell = move - m.CELL
    table.cells[VAULT + cell] = SCAFFOLD
    occupy(table, cell)
    tell(log, events.SCAFFOLD_SET, seat, cell)
    if to_go > 1 and has_room(table):
        ask(table, kinds.SCAFFOLD, seat, to_go - 1)


def play_catastrophe(table: Table, move: i64, log: Row) -> None:
    """What it cuts off stays. [BA-O7]"""
    seat = step_seat(table)
    answered(table)
    cell = move - m.VAULT
    tell(log, events.COLLAPSED, seat, vault_of(table.cells[VAULT + cell]), cell)
    remove_vault(table, cell)
    measure(table)
