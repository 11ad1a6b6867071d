"""What the senses of every game have in common: how they are named, and the question that is asked."""

from collections.abc import Iterable
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.kernel.question import Outcome, Question
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import (
    NUMBERS_ABOUT,
    Table,
    step_about,
    step_kind,
    step_seat,
    step_second,
    step_third,
)

NO_PLACE: Final = -1


class Asked:
    """The questions that players are asked, as senses; CHANCE is asked the others."""

    def __init__(self, questions: list[Question]) -> None:
        self.names: list[str] = [one.name for one in questions if not isinstance(one, Outcome)]
        self.places: vec[i64] = vec[i64](
            [self.names.index(one.name) if one.name in self.names else NO_PLACE for one in questions]
        )
        self.count: i64 = len(self.names)

    def add(self, table: Table, seat: i64, row: Row) -> None:
        """Which question the seat is asked, one 1 among 0s, and the numbers it is about."""
        if table.pending == 0 or step_seat(table) != seat:
            row.add_zeros(self.count + NUMBERS_ABOUT)
            return
        add_one_of(row, self.places[step_kind(table)], self.count)
        row.add(step_about(table))
        row.add(step_second(table))
        row.add(step_third(table))

    def senses_count(self) -> int:
        """How many senses these are."""
        return len(self.names) + NUMBERS_ABOUT

    def senses(self) -> list[str]:
        """What these are called."""
        return [*of("asked", self.names), *of("about", ("first", "second", "third"))]


def of(what: str, names: Iterable[str]) -> list[str]:
    """`seat-0/rubles`: what a sense is of, and what it tells."""
    return [f"{what}/{name}" for name in names]


def of_each(whats: Iterable[str], names: list[str]) -> list[str]:
    """The same of several, one after the other."""
    return [sense for what in whats for sense in of(what, names)]


def add_one_of(row: Row, number: i64, count: i64) -> None:
    """One 1 among 0s, or only 0s where the number is none."""
    place: i64
    for place in range(count):
        row.add(1 if place == number else 0)


def add_cells(table: Table, row: Row, first: i64, count: i64) -> None:
    """What so many cells hold."""
    cell: i64
    for cell in range(first, first + count):
        row.add(table.cells[cell])
