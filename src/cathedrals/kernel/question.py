"""What can be asked: each question is a small class that lists its answers, refuses others and carries one out."""

from __future__ import annotations

from typing import ClassVar, Final, final

from mypy_extensions import i64, mypyc_attr

from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, answered, ask, step_kind

# The first refusals of every game; its own follow.
NOTHING: Final = 0  # the answer is legal
ANOTHER_QUESTION: Final = 1  # it answers none that is asked now
NOT_LEFT: Final = 2  # chance has no such outcome any more


@mypyc_attr(allow_interpreted_subclasses=True)
class Question:
    """One kind of question. A game makes one of each and lists them; the place in the list is its number.

    `name`, `rule`, `about` and `is_always_asked` are set by plain assignments in the class, one a line.
    """

    #: What it is called at the edge.
    name: ClassVar[str] = ""
    #: The id of the rule behind it.
    rule: ClassVar[str] = ""
    #: What its numbers are, at most three; the game's `named` says them.
    about: ClassVar[tuple[str, ...]] = ()
    #: Whether it is asked even if there is one answer only: what ends a turn is.
    is_always_asked: ClassVar[bool] = False

    def __init__(self) -> None:
        #: Its place in the game's list.
        self.number: i64 = -1
        # Compiled code reads a field at once, a class variable by name.
        self.always_asked: bool = self.is_always_asked

    @final
    def ask(self, table: Table, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
        """Put the question on top of the pile, with what it is about."""
        ask(table, self.number, seat, first, second, third)

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        """All legal answers, in a fixed order."""
        raise NotImplementedError(f"{type(self).__name__} lacks legal")

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        """The number of the first condition that forbids an answer; NOTHING exactly for legal ones."""
        raise NotImplementedError(f"{type(self).__name__} lacks why_not")

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        """Carry out an answer, which is known to be legal, and take the question off the pile if it is settled."""
        raise NotImplementedError(f"{type(self).__name__} lacks play")

    def odds(self, table: Table, moves: Row, weights: Row) -> None:
        """How likely each outcome is where CHANCE is asked: one like the other, unless a question says more."""
        place: i64
        for place in range(moves.count):
            weights.add(1)


@mypyc_attr(allow_interpreted_subclasses=True)
class Outcome(Question):
    """A question to CHANCE. What is not left is no outcome."""

    def why_not(self, table: Table, seat: i64, move: i64) -> i64:
        """NOT_LEFT for all that is not listed."""
        moves = Row()
        self.legal(table, CHANCE, moves)
        if moves.has(move):
            return NOTHING
        return NOT_LEFT


@mypyc_attr(allow_interpreted_subclasses=True)
class Follow(Outcome):
    """What goes on by itself: a question to CHANCE with one answer, so that all that is pending can be saved."""

    def __init__(self, go_on: i64) -> None:
        super().__init__()
        self.go_on: i64 = go_on

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        """The one answer there is."""
        moves.add(self.go_on)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        """It is settled, and `follow` says what comes next."""
        first = answered(table)
        self.follow(table, first, log)

    def follow(self, table: Table, first: i64, log: Row) -> None:
        """What comes next, given the first number the question was about."""
        raise NotImplementedError(f"{type(self).__name__} lacks follow")


def is_asked(table: Table, question: Question) -> bool:
    """Whether this is the question on top of the pile."""
    return table.pending > 0 and step_kind(table) == question.number
