import pytest

from cathedrals.kernel.row import Row


def row_of(*numbers: int) -> Row:
    row = Row()
    for number in numbers:
        row.add(number)
    return row


def test_a_row_grows_beyond_what_it_was_made_for():
    row = row_of(*range(1000))
    assert row.numbers() == list(range(1000))
    assert len(row) == 1000


def test_a_cleared_row_holds_nothing_of_before():
    row = row_of(7, 8)
    row.clear()
    assert len(row) == 0
    assert not row.has(7)
    assert row.total() == 0
    assert list(row) == []


def test_a_row_has_only_what_was_added():
    row = row_of(3, -1)
    assert row.has(3)
    assert row.has(-1)
    assert not row.has(0)


def test_a_copied_row_stays_apart():
    row, other = row_of(1, 2), row_of(5, 6, 7)
    row.copy_from(other)
    other.add(8)
    row.add(9)
    assert row.numbers() == [5, 6, 7, 9]
    assert other.numbers() == [5, 6, 7, 8]


def test_a_long_row_is_copied_whole():
    row = Row()
    row.copy_from(row_of(*range(200)))
    assert row.numbers() == list(range(200))


def test_a_row_copied_from_itself_stays_as_it_is():
    row = row_of(1, 2)
    row.copy_from(row)
    assert row.numbers() == [1, 2]


def test_the_total_counts_what_is_meant():
    row = row_of(10, 20)
    row.clear()
    row.add(4)
    row.add(5)
    assert row.total() == 9


@pytest.mark.parametrize("place", [2, -1])
def test_a_number_outside_a_row_is_not_given_out(place):
    row = row_of(1, 2)
    assert row[1] == 2
    with pytest.raises(IndexError, match="has 2 numbers"):
        row[place]


def test_a_row_may_change_while_it_is_walked():
    row = row_of(1, 2, 3)
    for number in row:
        row.add(number)
    assert row.numbers() == [1, 2, 3, 1, 2, 3]
