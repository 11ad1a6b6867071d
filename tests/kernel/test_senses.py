"""What learners see: numbers in a row."""

import pytest

from cathedrals.kernel.row import Row
from cathedrals.kernel.senses import add_cells, add_one_of, of_each
from cathedrals.kernel.table import Table


@pytest.mark.parametrize(
    ("number", "told"), [(0, [1, 0, 0]), (2, [0, 0, 1]), (-1, [0, 0, 0]), (3, [0, 0, 0])]
)
def test_one_of_several_is_a_one_among_zeros(number, told):
    row = Row()
    add_one_of(row, number, 3)
    assert list(row) == told


def test_cells_are_told_as_they_are():
    table, row = Table(5), Row()
    for cell in range(5):
        table.cells[cell] = 10 + cell
    add_cells(table, row, 1, 3)
    assert list(row) == [11, 12, 13]


def test_what_is_told_of_each_is_named_one_after_the_other():
    assert of_each(["seat-0", "seat-1"], ["rubles", "points"]) == [
        "seat-0/rubles",
        "seat-0/points",
        "seat-1/rubles",
        "seat-1/points",
    ]
