"""Weights of a judgement: read in the order of their names, and refused where file and code differ."""

import pytest

from cathedrals.kernel.weights import read_tables, read_weights


@pytest.fixture
def file(tmp_path):
    def write(text):
        (tmp_path / "worth.toml").write_text(text)
        return tmp_path / "worth.toml"

    return write


def test_numbers_come_in_the_order_of_the_names_whatever_that_of_the_file(file):
    assert list(read_weights(file("b = 2\na = 1\n"), ("a", "b"))) == [1, 2]


@pytest.mark.parametrize(
    ("text", "wrong"), [("a = 1", "b"), ("a = 1\nb = 2\nc = 3", "c"), ("a = 1\nc = 3", "b, c")]
)
def test_a_name_too_few_or_too_many_is_named(file, text, wrong):
    with pytest.raises(ValueError, match=rf"worth\.toml and the judgement it is for differ about {wrong}$"):
        read_weights(file(text), ("a", "b"))


def test_tables_come_by_group_then_phase_then_name(file):
    text = "[late]\na = [5, 6]\nb = [7, 8]\n[early]\na = [1, 2]\nb = [3, 4]\n"
    assert list(read_tables(file(text), ("early", "late"), ("a", "b"), 2)) == [1, 3, 2, 4, 5, 7, 6, 8]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("[early]\na = [1, 2]", "differ about its groups or names"),
        ("[early]\na = [1, 2]\n[late]\nb = [1, 2]", "differ about its groups or names"),
        ("[early]\na = [1, 2]\n[late]\na = [1]", "wants 2 numbers for each name"),
    ],
)
def test_tables_that_lack_something_are_refused(file, text, sentence):
    with pytest.raises(ValueError, match=sentence):
        read_tables(file(text), ("early", "late"), ("a",), 2)
