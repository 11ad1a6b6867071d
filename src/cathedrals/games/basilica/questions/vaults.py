"""What the questions of orders have in common: most are about a vault on the plan."""

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.telling import refusals as no
from cathedrals.kernel.question import Question
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table


class OrderQuestion(Question):
    """A question of an order. The one an order begins with knows whether it has an effect, and its paid version."""

    def why_no_effect(self, table: Table, seat: i64) -> i64:
        """[BA-T2]"""
        raise NotImplementedError

    def begin(self, table: Table, seat: i64) -> None:
        self.ask(table, seat)

    def can_be_paid(self, table: Table, seat: i64) -> bool:
        """Whether there is a paid version and the seat could carry it out. [BA-O8]"""
        return False

    def begin_paid(self, table: Table, seat: i64, rank: i64) -> None:
        """The paid version, given the rank that was just chosen. [BA-O8]"""
        raise NotImplementedError

    def decline(self, table: Table) -> None:
        """What is left to the active player if the other does not pay."""


class VaultQuestion(OrderQuestion):
    """Which vault on the plan."""

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        cells = table.cells
        cell: i64
        for cell in range(t.end_of_plan(cells)):
            if t.has_vault(cells, cell) and self.why_not_vault(table, seat, cell) == no.NOTHING:
                moves.add(m.VAULT + cell)

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        if not m.VAULT <= move < m.RANK:
            return no.ANOTHER_QUESTION
        if not t.has_vault(table.cells, move - m.VAULT):
            return no.NO_VAULT_THERE
        return self.why_not_vault(table, seat, move - m.VAULT)

    def has_answer(self, table: Table, seat: i64) -> bool:
        """Whether any vault would do, if this were asked.

        Not for one that looks at its own numbers: another question lies on top of the pile.
        """
        cells = table.cells
        cell: i64
        for cell in range(t.end_of_plan(cells)):
            if t.has_vault(cells, cell) and self.why_not_vault(table, seat, cell) == no.NOTHING:
                return True
        return False

    def why_not_vault(self, table: Table, seat: i64, cell: i64) -> i64:
        """The first condition that forbids a vault."""
        raise NotImplementedError
