"""The table: one game in progress, all that is needed to go on and nothing else."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.kernel.row import Row

#: The seat of whatever is left to chance.
CHANCE: Final = -1
#: No seat: asked when the game is over; as a viewpoint, somebody who only watches.
NOBODY: Final = -2

NUMBERS_ABOUT: Final = 3
STEP_WIDTH: Final = 2 + NUMBERS_ABOUT
PILE: Final = 20  # questions; the games have put 9 on it at most
EMPTY: Final[vec[i64]] = vec[i64]()  # what a table has that is about to become a copy


class Table:
    """`cells` hold what lies on the table, each game naming its own; `steps` is the pile of questions.

    A question is its kind, the seat asked, and up to three numbers it is about. The top one is asked now.
    `listed` remembers the legal answers to it, so that they are worked out once; it is not part of the game.
    """

    def __init__(self, size: int) -> None:
        self.cells: vec[i64] = EMPTY
        self.steps: vec[i64] = EMPTY
        if size > 0:
            self.cells = vec[i64]([0] * size)
            self.steps = vec[i64]([0] * (PILE * STEP_WIDTH))
        self.pending: i64 = 0
        self.listed: Row = Row()
        self.is_listed: bool = False

    def copy_from(self, other: Table) -> None:
        """Become a copy of another table."""
        self.cells = other.cells[:]
        self.steps = other.steps[:]
        self.pending = other.pending
        self.is_listed = False

    def copy(self) -> Table:
        """A table that goes on by itself: try moves on it, the original stays as it is."""
        table = Table(0)
        table.copy_from(self)
        return table

    def __copy__(self) -> Table:
        return self.copy()

    def __deepcopy__(self, memo: object) -> Table:
        return self.copy()

    def to_bytes(self) -> bytes:
        """All of the table; `from_bytes` makes it again, and equal tables have equal bytes."""
        pile = self.steps[: self.pending * STEP_WIDTH]
        return (
            bytes(memoryview(vec[i64]([self.pending])))
            + bytes(memoryview(pile))
            + bytes(memoryview(self.cells))
        )

    def __reduce__(self) -> tuple[object, ...]:
        return (from_bytes, (self.to_bytes(),))

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Table) and self.to_bytes() == other.to_bytes()

    def __hash__(self) -> int:
        return hash(self.to_bytes())


def from_bytes(data: bytes) -> Table:
    """The table that `to_bytes` wrote down."""
    numbers = memoryview(data).cast("q").tolist()
    pending: int = numbers[0]
    start = 1 + pending * STEP_WIDTH
    table = Table(0)
    table.cells = vec[i64](numbers[start:])
    table.steps = vec[i64](numbers[1:start] + [0] * (PILE * STEP_WIDTH - start + 1))
    table.pending = pending
    return table


def fill(table: Table, first: i64, count: i64, number: i64) -> None:
    """Put a number into so many cells."""
    cell: i64
    for cell in range(first, first + count):
        table.cells[cell] = number


def is_among(table: Table, number: i64, first: i64, count: i64) -> bool:
    """Whether a number stands in one of so many cells."""
    cell: i64
    for cell in range(first, first + count):
        if table.cells[cell] == number:
            return True
    return False


def ask(table: Table, kind: i64, seat: i64, first: i64 = 0, second: i64 = 0, third: i64 = 0) -> None:
    """Put a question on top of the pile, with the numbers it is about."""
    if table.pending == PILE:
        raise RuntimeError(f"more than {PILE} questions are pending")
    place = table.pending * STEP_WIDTH
    steps = table.steps
    steps[place] = kind
    steps[place + 1] = seat
    steps[place + 2] = first
    steps[place + 3] = second
    steps[place + 4] = third
    table.pending += 1


def answered(table: Table) -> i64:
    """Take the top question off the pile and tell the first number it was about."""
    table.pending -= 1
    return table.steps[table.pending * STEP_WIDTH + 2]


def step_kind(table: Table) -> i64:
    """The kind of the question asked; the game's `step_names` says its name."""
    return table.steps[(table.pending - 1) * STEP_WIDTH]


def step_seat(table: Table) -> i64:
    """The seat that is asked."""
    return table.steps[(table.pending - 1) * STEP_WIDTH + 1]


def step_about(table: Table) -> i64:
    """The first number the question is about; what it means depends on its kind."""
    return table.steps[(table.pending - 1) * STEP_WIDTH + 2]


def step_second(table: Table) -> i64:
    """The second number the question is about."""
    return table.steps[(table.pending - 1) * STEP_WIDTH + 3]


def step_third(table: Table) -> i64:
    """The third number the question is about."""
    return table.steps[(table.pending - 1) * STEP_WIDTH + 4]


def step_numbers(table: Table) -> list[int]:
    """All numbers the question is about."""
    return [int(step_about(table)), int(step_second(table)), int(step_third(table))]
