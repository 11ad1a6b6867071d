"""Orders: what each asks and does, then what the opponent may pay for, then a new tile."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.ending import measure, remove_vault
from cathedrals.games.basilica.questions import chance, extend
from cathedrals.games.basilica.questions.vaults import OrderQuestion, VaultQuestion
from cathedrals.games.basilica.telling import events
from cathedrals.games.basilica.telling import refusals as no
from cathedrals.kernel.game import tell
from cathedrals.kernel.question import Follow, Question
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, answered, step_about, step_second


class Promote(VaultQuestion):
    """Which of the own builders. [BA-O1]"""

    name = "promote"
    rule = "BA-O1"
    about = ("ruled_out",)  # the rank just chosen by who is paid

    def why_no_effect(self, table: Table, seat: i64) -> i64:
        if not self.has_answer(table, seat):
            return no.NOBODY_TO_PROMOTE
        return no.NOTHING if table.cells[t.TOKENS_LEFT + seat] > 0 else no.NO_TOKEN

    def can_be_paid(self, table: Table, seat: i64) -> bool:
        return self.why_no_effect(table, seat) == no.NOTHING

    def begin_paid(self, table: Table, seat: i64, rank: i64) -> None:
        self.ask(table, seat, rank)

    def why_not_vault(self, table: Table, seat: i64, cell: i64) -> i64:
        return no.NOTHING if t.has_builder_of(table.cells, cell, seat) else no.NOT_YOUR_BUILDER

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        ruled_out = answered(table)
        RANK.ask(table, seat, move - m.VAULT, ruled_out)


class Rank(Question):
    """Another rank than the builder has, and than the one just chosen by who is paid. [BA-O1]"""

    name = "rank"
    rule = "BA-O1"
    about = ("cell", "ruled_out")

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        move: i64
        for move in range(m.RANK, m.PAY):
            if self.why_not(table, seat, move) == no.NOTHING:
                moves.add(move)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if not m.RANK <= move < m.PAY:
            return no.ANOTHER_QUESTION
        rank = move - m.RANK + 1
        if t.rank_at(table.cells, step_about(table)) == rank:
            return no.SAME_RANK
        return no.RANK_JUST_CHOSEN if step_second(table) == rank else no.NOTHING

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        """A token of the pool goes under the builder; the one he had returns. [BA-O1]"""
        cell = answered(table)
        rank = move - m.RANK + 1
        # Who had a rank gives the old token back for the new one.
        if t.rank_at(table.cells, cell) == p.NO_RANK:
            table.cells[t.TOKENS_LEFT + seat] -= 1
        table.cells[t.BUILDER + cell] = seat * p.RANKS + rank
        tell(log, events.PROMOTED, seat, cell, rank)
        offer(table, seat, p.PROMOTION, rank)


class Move(VaultQuestion):
    """Which of the own builders makes a step. [BA-O2]"""

    name = "move"
    rule = "BA-O2"

    def why_no_effect(self, table: Table, seat: i64) -> i64:
        return no.NOTHING if self.has_answer(table, seat) else no.NOBODY_CAN_STEP

    def why_not_vault(self, table: Table, seat: i64, cell: i64) -> i64:
        if not t.has_builder_of(table.cells, cell, seat):
            return no.NOT_YOUR_BUILDER
        return no.NOTHING if t.can_step(table.cells, cell, t.NONE) else no.CANNOT_STEP

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        answered(table)
        STEP.ask(table, seat, move - m.VAULT)


class Step(VaultQuestion):
    """One step sideways or lengthways to a free vault. [BA-O2, BA-O4, BA-U1]"""

    name = "step"
    rule = "BA-O2"
    about = ("cell",)  # where the builder comes from

    def why_not_vault(self, table: Table, seat: i64, cell: i64) -> i64:
        start = step_about(table)
        if cell == start:
            return no.STANDS_THERE
        if not t.are_beside(start, cell):
            return no.NOT_BESIDE
        return no.NOTHING if table.cells[t.BUILDER + cell] == t.NONE else no.HAS_BUILDER

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        """His token goes along. [BA-O2, BA-O4]"""
        cell = answered(table)
        goal = move - m.VAULT
        builder = table.cells[t.BUILDER + cell]
        table.cells[t.BUILDER + cell] = t.NONE
        table.cells[t.BUILDER + goal] = builder
        owner = builder // p.RANKS
        tell(log, events.MOVED if owner == table.cells[t.TURN] else events.CONFUSED, owner, cell, goal)


class Recruit(VaultQuestion):
    """A free vault; if it is paid for, one beside an own builder. [BA-O3, BA-U1]"""

    name = "recruit"
    rule = "BA-O3"
    about = ("paid",)

    def why_no_effect(self, table: Table, seat: i64) -> i64:
        return why_not_recruiting(table, seat, 0)

    def can_be_paid(self, table: Table, seat: i64) -> bool:
        return why_not_recruiting(table, seat, 1) == no.NOTHING

    def begin_paid(self, table: Table, seat: i64, rank: i64) -> None:
        self.ask(table, seat, 1)

    def why_not_vault(self, table: Table, seat: i64, cell: i64) -> i64:
        return why_not_recruit(table, seat, cell, step_about(table))

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        answered(table)
        cell = move - m.VAULT
        place_builder(table, seat, cell)
        tell(log, events.RECRUITED, seat, cell)
        offer(table, seat, p.RECRUIT, p.NO_RANK)


class TakeBack(VaultQuestion):
    """Only a builder after whose removal an enemy builder can step. [BA-O4]"""

    name = "take_back"
    rule = "BA-O4"

    def why_no_effect(self, table: Table, seat: i64) -> i64:
        return no.NOTHING if self.has_answer(table, seat) else no.CONFUSES_NOBODY

    def can_be_paid(self, table: Table, seat: i64) -> bool:
        return True

    def begin_paid(self, table: Table, seat: i64, rank: i64) -> None:
        """Who pays chooses which of the own builders is confused. [BA-O4]"""
        CONFUSE.ask(table, seat)

    def decline(self, table: Table) -> None:
        CONFUSE.ask(table, table.cells[t.TURN])

    def why_not_vault(self, table: Table, seat: i64, cell: i64) -> i64:
        if not t.has_builder_of(table.cells, cell, seat):
            return no.NOT_YOUR_BUILDER
        return no.NOTHING if t.can_any_step(table.cells, 1 - seat, cell) else no.FREES_NOBODY

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        answered(table)
        cell = move - m.VAULT
        table.cells[t.FREE_BUILDERS + seat] += 1
        if t.rank_at(table.cells, cell) != p.NO_RANK:
            table.cells[t.TOKENS_LEFT + seat] += 1
        table.cells[t.BUILDER + cell] = t.NONE
        tell(log, events.TAKEN_BACK, seat, cell)
        # Somebody must be confused; the coin only buys the choice of whom.
        if not offer(table, seat, p.CONFUSION, p.NO_RANK):
            CONFUSE.ask(table, seat)


class Offer(Question):
    """Whether the opponent pays for his version. [BA-O8]"""

    name = "offer"
    rule = "BA-O8"
    about = ("order", "rank")  # the rank just chosen

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        moves.add(m.PAY)
        moves.add(m.DECLINE)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        return no.NOTHING if move == m.PAY or move == m.DECLINE else no.ANOTHER_QUESTION

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        rank = step_second(table)
        order = answered(table)
        if move == m.DECLINE:
            tell(log, events.DECLINED, seat, order)
            BEGINNING[order].decline(table)
            return
        table.cells[t.PURSE + seat] -= 1
        table.cells[t.PURSE + table.cells[t.TURN]] += 1
        tell(log, events.PAID, seat, order)
        BEGINNING[order].begin_paid(table, seat, rank)


class Confuse(VaultQuestion):
    """Whoever chooses, it is a builder of the active player's opponent that steps. [BA-O4]"""

    name = "confuse"
    rule = "BA-O4"

    def why_not_vault(self, table: Table, seat: i64, cell: i64) -> i64:
        if not t.has_builder_of(table.cells, cell, 1 - table.cells[t.TURN]):
            return no.NOT_TO_CONFUSE
        return no.NOTHING if t.can_step(table.cells, cell, t.NONE) else no.CANNOT_STEP

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        answered(table)
        STEP.ask(table, seat, move - m.VAULT)


class Glass(VaultQuestion):
    """A vault with an own builder. [BA-O5]"""

    name = "glass"
    rule = "BA-O5"

    def why_no_effect(self, table: Table, seat: i64) -> i64:
        return no.NOTHING if self.has_answer(table, seat) else no.NO_VAULT_FOR_GLASS

    def why_not_vault(self, table: Table, seat: i64, cell: i64) -> i64:
        if not t.has_builder_of(table.cells, cell, seat):
            return no.NOT_YOUR_BUILDER
        return no.HAS_GLASS if table.cells[t.GLASS + cell] == 1 else no.NOTHING

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        answered(table)
        table.cells[t.GLASS + move - m.VAULT] = 1
        tell(log, events.GLASS_SET, seat, move - m.VAULT)


class Scaffold(OrderQuestion):
    """An empty cell; two scaffolds, or one if only one fits. [BA-O6]"""

    name = "scaffold"
    rule = "BA-O6"
    about = ("to_go",)

    def why_no_effect(self, table: Table, seat: i64) -> i64:
        return no.NOTHING if extend.has_room(table) else no.NO_CELL_FOR_SCAFFOLD

    def begin(self, table: Table, seat: i64) -> None:
        self.ask(table, seat, p.SCAFFOLDS_AN_ORDER)

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        cell: i64
        for cell in range(t.end_of_plan(table.cells)):
            if extend.why_not_empty(table, cell) == no.NOTHING:
                moves.add(m.CELL + cell)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if not m.CELL <= move < m.VAULT:
            return no.ANOTHER_QUESTION
        return extend.why_not_empty(table, move - m.CELL)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        to_go = answered(table)
        cell = move - m.CELL
        table.cells[t.VAULT + cell] = t.SCAFFOLD
        extend.occupy(table, cell)
        tell(log, events.SCAFFOLD_SET, seat, cell)
        if to_go > 1 and extend.has_room(table):
            self.ask(table, seat, to_go - 1)


class Catastrophe(VaultQuestion):
    """A free vault; what it cuts off stays. [BA-O7]"""

    name = "catastrophe"
    rule = "BA-O7"

    def why_no_effect(self, table: Table, seat: i64) -> i64:
        return no.NOTHING if self.has_answer(table, seat) else no.NO_VAULT_TO_COLLAPSE

    def why_not_vault(self, table: Table, seat: i64, cell: i64) -> i64:
        return no.NOTHING if table.cells[t.BUILDER + cell] == t.NONE else no.HAS_BUILDER

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        answered(table)
        cell = move - m.VAULT
        tell(log, events.COLLAPSED, seat, t.vault_of(table.cells[t.VAULT + cell]), cell)
        remove_vault(table, cell)
        # The plan may have lost its last row.
        measure(table)


class FinishOrder(Follow):
    """The tile is discarded, and another comes from the stack. [BA-O8]"""

    name = "finish_order"
    rule = "BA-O8"
    about = ("field",)

    def follow(self, table: Table, field: i64, log: Row) -> None:
        chance.discard(table, table.cells[t.ORDER_AT + field])
        chance.clear_order(table, field)
        chance.FILL_ORDER.ask(table, CHANCE, field)


PROMOTE: Final[Promote] = Promote()
RANK: Final[Rank] = Rank()
MOVE: Final[Move] = Move()
STEP: Final[Step] = Step()
RECRUIT: Final[Recruit] = Recruit()
TAKE_BACK: Final[TakeBack] = TakeBack()
OFFER: Final[Offer] = Offer()
CONFUSE: Final[Confuse] = Confuse()
GLASS: Final[Glass] = Glass()
SCAFFOLD: Final[Scaffold] = Scaffold()
CATASTROPHE: Final[Catastrophe] = Catastrophe()
FINISH_ORDER: Final[FinishOrder] = FinishOrder(m.GO_ON)
QUESTIONS: Final[list[Question]] = [
    *(PROMOTE, RANK, MOVE, STEP, RECRUIT, TAKE_BACK, OFFER, CONFUSE, GLASS, SCAFFOLD, CATASTROPHE),
    FINISH_ORDER,
]
# The question each order begins with. [BA-P2]
BEGINNING: Final[list[OrderQuestion]] = [PROMOTE, MOVE, RECRUIT, TAKE_BACK, GLASS, SCAFFOLD, CATASTROPHE]


def why_not_order(table: Table, seat: i64, field: i64) -> i64:
    """An order without effect may not be taken. [BA-T2]"""
    return BEGINNING[t.order_of(table.cells[t.ORDER_AT + field])].why_no_effect(table, seat)


def take_order(table: Table, seat: i64, field: i64, log: Row) -> None:
    """The tile is discarded when all is done. [BA-P2, BA-O8]"""
    order = t.order_of(table.cells[t.ORDER_AT + field])
    tell(log, events.ORDER_TAKEN, seat, order, field)
    # Below the order: the other may pay for it as long as the tile lies there.
    FINISH_ORDER.ask(table, CHANCE, field)
    BEGINNING[order].begin(table, seat)


def offer(table: Table, seat: i64, order: i64, rank: i64) -> bool:
    """Once the active player is done, the opponent may pay for his version, where that is possible. [BA-O8]"""
    other = 1 - seat
    # Who is paid for does not offer in turn.
    if seat != table.cells[t.TURN] or table.cells[t.PURSE + other] == 0:
        return False
    if not BEGINNING[order].can_be_paid(table, other):
        return False
    OFFER.ask(table, other, order, rank)
    return True


def why_not_recruiting(table: Table, seat: i64, is_paid: i64) -> i64:
    """[BA-O3, BA-T2]"""
    if table.cells[t.FREE_BUILDERS + seat] == 0:
        return no.NOBODY_TO_RECRUIT
    cells = table.cells
    cell: i64
    for cell in range(t.end_of_plan(cells)):
        if t.has_vault(cells, cell) and why_not_recruit(table, seat, cell, is_paid) == no.NOTHING:
            return no.NOTHING
    return no.NO_FREE_VAULT


def why_not_recruit(table: Table, seat: i64, cell: i64, is_paid: i64) -> i64:
    if table.cells[t.BUILDER + cell] != t.NONE:
        return no.HAS_BUILDER
    if is_paid == 1 and not t.is_beside_own(table.cells, cell, seat):
        return no.NOT_BESIDE_YOURS
    return no.NOTHING


def place_builder(table: Table, seat: i64, cell: i64) -> None:
    """[BA-U1, BA-O3]"""
    table.cells[t.FREE_BUILDERS + seat] -= 1
    table.cells[t.BUILDER + cell] = seat * p.RANKS
