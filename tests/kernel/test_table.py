import copy
import pickle

import pytest

from cathedrals.kernel.table import (
    PILE,
    Table,
    answered,
    ask,
    from_bytes,
    step_about,
    step_kind,
    step_numbers,
    step_seat,
    step_second,
    step_third,
)

COPIES = [
    lambda table: table.copy(),
    copy.copy,
    copy.deepcopy,
    lambda table: pickle.loads(pickle.dumps(table)),
    lambda table: from_bytes(table.to_bytes()),
]


def a_table() -> Table:
    table = Table(5)
    table.cells[0] = -(2**62)
    table.cells[4] = 9
    ask(table, 3, 1, 70)
    ask(table, 4, 0, -2)
    return table


def test_the_last_question_is_asked_first():
    table = a_table()
    assert (step_kind(table), step_seat(table), step_about(table)) == (4, 0, -2)
    assert answered(table) == -2
    assert (step_kind(table), step_seat(table), step_about(table)) == (3, 1, 70)
    assert answered(table) == 70
    assert table.pending == 0


@pytest.mark.parametrize("made", COPIES)
def test_a_copy_is_equal(made):
    table = a_table()
    assert made(table) == table
    assert hash(made(table)) == hash(table)
    assert made(table).to_bytes() == table.to_bytes()


@pytest.mark.parametrize("made", COPIES)
def test_a_copy_stays_apart(made):
    table = a_table()
    before = table.to_bytes()
    other = made(table)
    other.cells[0] = 1
    answered(other)
    ask(other, 5, 1, 1)
    ask(other, 6, 1, 1)
    assert table.to_bytes() == before
    assert other != table


@pytest.mark.parametrize("made", COPIES)
def test_a_copy_does_not_remember_answers_listed_before(made):
    table = a_table()
    table.listed.add(1)
    table.is_listed = True
    assert not made(table).is_listed


def test_copying_over_a_table_leaves_nothing_of_it():
    table, other = a_table(), Table(9)
    ask(other, 1, 1, 1)
    other.copy_from(table)
    assert other == table


def test_questions_answered_long_ago_make_no_difference():
    table, other = a_table(), a_table()
    ask(table, 7, 7, 7)
    answered(table)
    assert table == other


@pytest.mark.parametrize("cell", range(5))
def test_every_cell_makes_a_difference(cell):
    other = a_table()
    other.cells[cell] += 1
    assert other != a_table()


def test_every_number_of_a_question_makes_a_difference():
    for question in [(5, 0, -2), (4, 1, -2), (4, 0, -1), (4, 0, -2, 1), (4, 0, -2, 0, 1)]:
        other = a_table()
        answered(other)
        ask(other, *question)
        assert other != a_table()


def test_an_empty_pile_survives_the_bytes():
    assert from_bytes(Table(3).to_bytes()) == Table(3)


def test_a_question_carries_three_numbers():
    table = Table(3)
    ask(table, 4, 0, 7, 8, 9)
    assert step_numbers(table) == [7, 8, 9]
    assert (step_about(table), step_second(table), step_third(table)) == (7, 8, 9)
    assert step_numbers(from_bytes(table.to_bytes())) == [7, 8, 9]


def test_a_table_made_from_bytes_can_be_asked_as_much_as_any():
    table = from_bytes(a_table().to_bytes())
    for about in range(PILE - int(table.pending)):
        ask(table, 1, 1, about)
    assert table.pending == PILE


def test_a_pile_that_is_full_says_so():
    table = Table(3)
    for _ in range(PILE):
        ask(table, 1, 1)
    with pytest.raises(RuntimeError, match="more than 20 questions"):
        ask(table, 1, 1)


def test_a_table_is_equal_to_no_other_thing():
    assert a_table() != a_table().to_bytes()
