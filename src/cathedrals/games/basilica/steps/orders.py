"""Orders: whether one can be carried out at all, and what each asks."""

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica.parts import (
    CONFUSION,
    MOVE,
    PROMOTION,
    RANKS,
    RECRUIT,
    SCAFFOLDING,
    STAINED_GLASS,
)
from cathedrals.games.basilica.steps import kinds
from cathedrals.games.basilica.steps.extend import has_room
from cathedrals.games.basilica.table import (
    BUILDER,
    FREE_BUILDERS,
    GLASS,
    NONE,
    ORDER_AT,
    PURSE,
    SIDES,
    TOKENS_LEFT,
    TURN,
    VAULT,
    beside,
    can_any_step,
    can_step,
    end_of_plan,
    has_builder_of,
    has_vault,
    is_beside_own,
    is_free_vault,
    order_of,
    rank_at,
)
from cathedrals.games.basilica.telling import refusals as no
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, step_about


def why_not_order(table: Table, seat: i64, field: i64) -> i64:
    """An order without effect may not be taken. [BA-T2]"""
    order = order_of(table.cells[ORDER_AT + field])
    if order == PROMOTION:
        return why_not_promotion(table, seat)
    if order == MOVE:
        return no.NOTHING if can_any_step(table.cells, seat, NONE) else no.NOBODY_CAN_STEP
    if order == RECRUIT:
        return why_not_recruiting(table, seat, 0)
    if order == CONFUSION:
        return why_none(table, kinds.TAKE_BACK, seat, no.CONFUSES_NOBODY)
    if order == STAINED_GLASS:
        return why_none(table, kinds.GLASS, seat, no.NO_VAULT_FOR_GLASS)
    if order == SCAFFOLDING:
        return no.NOTHING if has_room(table) else no.NO_CELL_FOR_SCAFFOLD
    return why_none(table, kinds.CATASTROPHE, seat, no.NO_VAULT_TO_COLLAPSE)


def why_none(table: Table, kind: i64, seat: i64, otherwise: i64) -> i64:
    """Nothing if a question about the vaults on the plan has an answer, else the reason given."""
    cell: i64 = 0
    end = end_of_plan(table.cells)
    while cell < end:
        if why_not_vault(table, kind, seat, cell, 0) == no.NOTHING:
            return no.NOTHING
        cell += 1
    return otherwise


def why_not_promotion(table: Table, seat: i64) -> i64:
    """[BA-O1, BA-T2]"""
    if why_none(table, kinds.PROMOTE, seat, no.NOBODY_TO_PROMOTE) != no.NOTHING:
        return no.NOBODY_TO_PROMOTE
    return no.NOTHING if table.cells[TOKENS_LEFT + seat] > 0 else no.NO_TOKEN


def why_not_recruiting(table: Table, seat: i64, is_paid: i64) -> i64:
    """[BA-O3, BA-T2]"""
    if table.cells[FREE_BUILDERS + seat] == 0:
        return no.NOBODY_TO_RECRUIT
    cell: i64 = 0
    end = end_of_plan(table.cells)
    while cell < end:
        if why_not_recruit(table, seat, cell, is_paid) == no.NOTHING:
            return no.NOTHING
        cell += 1
    return no.NO_FREE_VAULT


def can_be_paid(table: Table, seat: i64, order: i64) -> bool:
    """Whether the opponent has a coin and could carry out the paid version. [BA-O8]"""
    if table.cells[PURSE + seat] == 0:
        return False
    if order == PROMOTION:
        return why_not_promotion(table, seat) == no.NOTHING
    if order == RECRUIT:
        return why_not_recruiting(table, seat, 1) == no.NOTHING
    return order == CONFUSION


# Questions about a vault on the plan ----------------------------------------------------------------


def legal_vault(table: Table, kind: i64, seat: i64, moves: Row) -> None:
    """All vaults that answer the question."""
    about = step_about(table)
    cell: i64 = 0
    end = end_of_plan(table.cells)
    while cell < end:
        if why_not_vault(table, kind, seat, cell, about) == no.NOTHING:
            moves.add(m.VAULT + cell)
        cell += 1


def why_not_answer(table: Table, kind: i64, seat: i64, move: i64) -> i64:
    if not m.VAULT <= move < m.RANK:
        return no.ANOTHER_QUESTION
    return why_not_vault(table, kind, seat, move - m.VAULT, step_about(table))


def why_not_vault(table: Table, kind: i64, seat: i64, cell: i64, about: i64) -> i64:
    if not has_vault(table.cells, cell):
        return no.NO_VAULT_THERE
    if kind == kinds.PROMOTE:
        return why_not_own(table, seat, cell)
    if kind == kinds.MOVE:
        return why_not_move(table, seat, cell)
    if kind == kinds.STEP:
        return why_not_step(table, about, cell)
    if kind == kinds.RECRUIT:
        return why_not_recruit(table, seat, cell, about)
    if kind == kinds.TAKE_BACK:
        return why_not_take_back(table, seat, cell)
    if kind == kinds.CONFUSE:
        return why_not_confuse(table, cell)
    if kind == kinds.GLASS:
        return why_not_glass(table, seat, cell)
    return why_not_catastrophe(table, cell)


def why_not_own(table: Table, seat: i64, cell: i64) -> i64:
    """[BA-O1]"""
    return no.NOTHING if has_builder_of(table.cells, cell, seat) else no.NOT_YOUR_BUILDER


def why_not_move(table: Table, seat: i64, cell: i64) -> i64:
    """[BA-O2]"""
    if not has_builder_of(table.cells, cell, seat):
        return no.NOT_YOUR_BUILDER
    return no.NOTHING if can_step(table.cells, cell, NONE) else no.CANNOT_STEP


def why_not_step(table: Table, start: i64, cell: i64) -> i64:
    """One step sideways or lengthways to a free vault. [BA-O2, BA-U1]"""
    if cell == start:
        return no.STANDS_THERE
    side: i64 = 0
    while side < SIDES and beside(start, side) != cell:
        side += 1
    if side == SIDES:
        return no.NOT_BESIDE
    return no.NOTHING if table.cells[BUILDER + cell] == NONE else no.HAS_BUILDER


def why_not_recruit(table: Table, seat: i64, cell: i64, is_paid: i64) -> i64:
    """A free vault; if it is paid for, one beside an own builder. [BA-O3, BA-U1]"""
    if table.cells[VAULT + cell] < 0:
        return no.NO_VAULT_THERE
    if table.cells[BUILDER + cell] != NONE:
        return no.HAS_BUILDER
    if is_paid == 1 and not is_beside_own(table.cells, cell, seat):
        return no.NOT_BESIDE_YOURS
    return no.NOTHING


def why_not_take_back(table: Table, seat: i64, cell: i64) -> i64:
    """Only a builder after whose removal an enemy builder can step. [BA-O4]"""
    if not has_builder_of(table.cells, cell, seat):
        return no.NOT_YOUR_BUILDER
    return no.NOTHING if can_any_step(table.cells, 1 - seat, cell) else no.FREES_NOBODY


def why_not_confuse(table: Table, cell: i64) -> i64:
    """Whoever chooses, it is a builder of the active player's opponent that steps. [BA-O4]"""
    if not has_builder_of(table.cells, cell, 1 - table.cells[TURN]):
        return no.NOT_TO_CONFUSE
    return no.NOTHING if can_step(table.cells, cell, NONE) else no.CANNOT_STEP


def why_not_glass(table: Table, seat: i64, cell: i64) -> i64:
    """[BA-O5]"""
    if not has_builder_of(table.cells, cell, seat):
        return no.NOT_YOUR_BUILDER
    return no.HAS_GLASS if table.cells[GLASS + cell] == 1 else no.NOTHING


def why_not_catastrophe(table: Table, cell: i64) -> i64:
    """[BA-O7]"""
    return no.NOTHING if is_free_vault(table.cells, cell) else no.HAS_BUILDER


# Ranks and coins ------------------------------------------------------------------------------------


def legal_rank(table: Table, moves: Row) -> None:
    """[BA-O1]"""
    move: i64 = m.RANK
    while move < m.PAY:
        if why_not_rank(table, move) == no.NOTHING:
            moves.add(move)
        move += 1


def why_not_rank(table: Table, move: i64) -> i64:
    """Another rank than the builder has, and than the one just chosen by who is paid. [BA-O1]"""
    if not m.RANK <= move < m.PAY:
        return no.ANOTHER_QUESTION
    rank = move - m.RANK + 1
    about = step_about(table)
    if rank_at(table.cells, about // RANKS) == rank:
        return no.SAME_RANK
    return no.RANK_JUST_CHOSEN if about % RANKS == rank else no.NOTHING


def legal_offer(table: Table, moves: Row) -> None:
    """[BA-O8]"""
    moves.add(m.PAY)
    moves.add(m.DECLINE)


def why_not_offer(table: Table, move: i64) -> i64:
    return no.NOTHING if move == m.PAY or move == m.DECLINE else no.ANOTHER_QUESTION
