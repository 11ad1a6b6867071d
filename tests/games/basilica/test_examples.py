"""The worked examples of the rules, exactly."""

import pytest

from tests.games.basilica.staging import stage
from tests.games.staging import moves_of, play, why


def example_one(row_1: str = "yg . b yb b"):
    """F, empty, blue, E, blue; empty, A, D, C, blue."""
    return stage().plan(row_1, ". g gb r b")


def cells_by_area(table):
    return {name: sorted(area["cells"]) for name, area in table.areas().items()}


def test_example_1_areas():
    """BA-C1: green 2, blue 5, red 1, no yellow area; F, only a corner to A, is in none"""
    assert cells_by_area(example_one()) == {
        "green b2": ["b2", "c2"],
        "blue c1": ["c1", "c2", "d1", "e1", "e2"],
        "red d2": ["d2"],
    }


def test_example_1_without_the_joker_in_the_middle():
    """BA-C1: two blue areas of 2"""
    areas = cells_by_area(example_one("yg . b . b"))
    assert (areas["blue c1"], areas["blue e1"]) == (["c1", "c2"], ["e1", "e2"])


@pytest.mark.parametrize(
    "turn",
    [
        ["extend 1", "cell c3", "order 1", "cell a1", "cell b1", "extend 1", "cell d2"],
        ["order 1", "cell a1", "cell b1", "order 1", "cell d1", "cell e1", "extend 1", "cell c3"],
        ["extend 1", "cell c3", "builder", "order 1", "cell a1", "cell b1"],
    ],
    ids=["extend-order-extend", "order-order-extend", "extend-builder-order"],
)
def test_example_2_turns(turn):
    """BA-T1"""
    table = stage().plan(". . y", ". . y").orders("scaffolding", "move", "move").top("b", "scaffolding")
    play(table, *turn, "end")
    assert table.asked == 1


def test_example_2_a_builder_is_neither_first_nor_after_an_order():
    """BA-T1"""
    table = stage().orders("scaffolding", "move", "move")
    assert why(table, "builder") == ("not-after-extension", "BA-T1")
    table = stage().orders("scaffolding", "move", "move")
    play(table, "order 1", "cell a1", "cell b1")
    assert why(table, "builder") == ("not-after-extension", "BA-T1")


def test_example_3_cells():
    """BA-X1, BA-P4, BA-X2: no side contact, outside the five columns, a joker beside a joker"""
    table = stage().plan(". yg . . y").vaults("br", "b", "r")
    play(table, "extend 1")
    assert why(table, "cell d2") == ("no-support", "BA-X1")
    assert why(table, "cell f1") == ("outside-the-plan", "BA-P4")
    assert why(table, "cell b2") == ("joker-beside-joker", "BA-X2")
    assert moves_of(table, "cell") == ["d1", "e2"]


def test_example_4_values():
    """BA-C3, BA-C4: 14 for the larger side; a mason in the minority 2; a tie with one strongman 14 and 1"""
    table = stage().plan("y y y y y").glass("a1", "b1")
    table.builders(0, a1="architect", b1="", c1="").builders(1, d1="master_mason")
    assert table.scores == [14, 2]
    table = stage().plan("y y y y y", "b").glass("a1", "b1")
    table.builders(0, a1="architect").builders(1, d1="strongman")
    assert table.scores == [1, 14]
