"""Areas, scorings, the clean-up and the end."""

import pytest

from cathedrals.games.basilica import table as t
from tests.games.basilica.staging import GAME, stage
from tests.games.staging import moves_of, play


def points(table, name):
    return table.areas()[name]["points"]


def test_vaults_of_a_colour_joined_by_sides_are_an_area():
    """BA-C1"""
    table = stage().plan("y y b", ". y b", "y . .")
    assert {name: len(area["cells"]) for name, area in table.areas().items()} == {
        "yellow a1": 3,
        "yellow a3": 1,
        "blue c1": 2,
    }


def test_a_joker_links_through_and_belongs_to_an_area_of_each_colour():
    """BA-C1"""
    table = stage().plan("y yb y", ". b .")
    assert table.areas()["yellow a1"]["cells"] == ["a1", "b1", "c1"]
    assert table.areas()["blue b1"]["cells"] == ["b1", "b2"]


def test_a_joker_alone_is_no_area_and_a_single_colour_alone_is_one():
    """BA-C1"""
    table = stage().plan("yb . r").builders(0, a1="")
    assert list(table.areas()) == ["red c1"]
    assert table.scores == [0, 0]


def test_more_builders_get_a_point_per_vault_and_fewer_one_per_own_builder():
    """BA-C2"""
    table = stage().plan("y y y y").builders(0, a1="", b1="").builders(1, c1="")
    assert points(table, "yellow a1") == [4, 1]


def test_equally_many_get_nothing_and_an_empty_area_is_skipped():
    """BA-C2"""
    table = stage().plan("y y . b").builders(0, a1="").builders(1, b1="")
    assert points(table, "yellow a1") == [0, 0]
    assert points(table, "blue d1") == [0, 0]


def test_a_builder_on_a_joker_counts_in_both_areas():
    """BA-C2: (reading)"""
    table = stage().plan("y yb b b").builders(0, b1="")
    assert table.scores == [5, 0]


def test_an_architect_doubles_the_value_once_whoever_gets_it():
    """BA-C3"""
    table = stage().plan("y y y y").builders(0, a1="", b1="").builders(1, c1="architect")
    assert points(table, "yellow a1") == [8, 1]
    table = stage().plan("y y y y").builders(0, a1="architect", b1="").builders(1, c1="architect")
    assert points(table, "yellow a1") == [8, 1]


def test_a_master_mason_counts_as_two_also_for_the_smaller_side():
    """BA-C3: (reading)"""
    table = stage().plan("y y y y").builders(0, a1="master_mason").builders(1, c1="")
    assert points(table, "yellow a1") == [4, 1]
    table = stage().plan("y y y y").builders(0, a1="master_mason").builders(1, b1="", c1="", d1="architect")
    assert points(table, "yellow a1") == [2, 8]


@pytest.mark.parametrize(
    ("mine", "theirs", "won"),
    [
        (("strongman",), ("",), [4, 1]),
        (("",), ("strongman",), [1, 4]),
        (("strongman",), ("strongman",), [0, 0]),
        (("strongman", "strongman"), ("strongman", ""), [4, 2]),
        (("strongman",), ("", ""), [1, 4]),
        (("strongman", ""), ("master_mason",), [4, 2]),
    ],
)
def test_a_strongman_wins_ties_and_strongmen_cancel_each_other(mine, theirs, won):
    """BA-C3: (reading); the loser of such a tie scores as the smaller side"""
    table = stage().plan("y y y y")
    table.builders(0, **dict(zip(("a1", "b1"), mine, strict=False)))
    table.builders(1, **dict(zip(("c1", "d1"), theirs, strict=False)))
    assert points(table, "yellow a1") == won


def test_glass_adds_two_each_to_the_value_of_the_larger_side_after_doubling():
    """BA-C4: (reading) for the smaller side"""
    table = stage().plan("y y y").builders(0, a1="architect", b1="").builders(1, c1="").glass("a1", "c1")
    assert points(table, "yellow a1") == [10, 1]


def scored_once():
    """A scoring about to come by seat 0, with something of everything on the plan."""
    table = stage().vaults("y*", "b", "r").king(9)
    table.plan("r r . # .", "g g . . .", "b b . . .", ". b . y .")
    table.builders(0, a1="architect", b3="").builders(1, b1="", b2="master_mason").glass("a1", "a3", "d4")
    play(table, "extend 1", "cell c1")
    return table


def test_the_points_of_a_scoring_are_told_area_by_area():
    """BA-C2, BA-C3"""
    told = play(scored_once(), "end")
    assert told[:5] == [
        "scoring 1",
        "scored 0 5 blue a3",
        "scored 1 2 green a2",
        "cleared 2",
        told[4],
    ]


def test_after_the_first_scoring_builders_and_tokens_go_home():
    """BA-C5"""
    table = scored_once()
    play(table, "end")
    assert table.of(0).items() >= {"points": 5, "builders": 5, "tokens": 4, "coins": 1}.items()
    assert table.of(1).items() >= {"points": 2, "builders": 5, "tokens": 4, "coins": 1}.items()
    assert all(vault["builder"] is None for vault in table.seen["plan"])


def test_two_rows_are_discarded_and_the_rest_moves_up_with_its_glass_and_without_scaffolds():
    """BA-C5, BA-O7: what is cut off stays"""
    table = scored_once()
    discarded = table.seen["stack"]["discarded"]
    play(table, "end")
    assert [(vault["cell"], vault["vault"], vault["glass"]) for vault in table.seen["plan"]] == [
        ("a1", "blue", True),
        ("b1", "blue", False),
        ("b2", "blue", False),
        ("d2", "yellow", True),
    ]
    assert table.seen["scaffolds"] == []
    assert table.seen["height"] == 2
    assert table.seen["stack"]["discarded"] == discarded + 5


def test_the_rest_is_pushed_to_the_board_as_far_as_it_goes_with_its_shape_and_glass():
    """BA-C5: (reading); a scaffold goes first and keeps nothing away from the board"""
    table = stage().vaults("y*", "b", "r").king(9)
    table.plan("r", "g", "# . . . .", ". . b . .", ". . b . y", ". . . . y").glass("c5")
    play(table, "extend 1", "cell b1", "end")
    assert [(vault["cell"], vault["glass"]) for vault in table.seen["plan"]] == [
        ("c1", False),
        ("c2", True),
        ("e2", False),
        ("e3", False),
    ]
    assert (table.seen["scaffolds"], table.seen["height"]) == ([], 3)


def test_the_opponent_of_who_led_to_the_scoring_is_next():
    """BA-C5"""
    table = scored_once()
    play(table, "end")
    assert (table.asked, table.seen["actions_left"]) == (1, 3)
    assert table.seen["king"] == {
        "space": 10,
        "scoring_spaces": [10, 20, 30],
        "scorings_held": 1,
        "is_due": False,
        "next_scoring": 20,
        "crowns_to_scoring": 10,
    }


def test_a_plan_of_less_than_two_rows_is_cleared():
    """BA-C5"""
    table = stage().vaults("y*", "b", "r").king(19).plan("r")
    play(table, "extend 1", "cell b1", "end")
    assert (table.seen["plan"], table.seen["height"]) == ([], 0)
    assert moves_of(table, "extend") == ["1", "2", "3"]


def test_scaffolds_farther_out_go_too():
    """BA-C5, BA-O6"""
    table = stage().vaults("y*", "b", "r").king(9).plan("r", "r", "r", "#")
    play(table, "extend 1", "cell b1", "end")
    assert (table.seen["scaffolds"], table.seen["height"]) == ([], 1)


def test_the_third_scoring_ends_the_game_without_a_clean_up():
    """BA-C5"""
    table = stage().vaults("y*", "b", "r").king(29).plan("y y").builders(0, a1="").seat(1, points=2)
    play(table, "extend 1", "cell c1")
    told = play(table, "end")
    assert told == ["scoring 3", "scored 0 3 yellow a1", "game_over third_scoring"]
    assert (table.ending, table.scores) == ("third_scoring", [3, 2])
    assert table.builder_at("a1") == (0, None)


def test_more_points_win():
    """BA-E1"""
    table = stage().plan("y y . b").builders(0, a1="").builders(1, d1="")
    assert (table.scores, GAME.winners(table.table)) == ([2, 1], [0])


def test_a_tie_is_a_draw_and_coins_are_worth_nothing():
    """BA-E1, BA-O8: (reading)"""
    table = stage().plan("y . b").builders(0, a1="").builders(1, c1="").seat(0, coins=2).seat(1, coins=0)
    assert (table.scores, GAME.winners(table.table)) == ([1, 1], [0, 1])


def test_the_scoring_is_taken_apart():
    """BA-C2, BA-E1"""
    table = scored_once()
    play(table, "end")
    table.builders(1, a1="")
    apart = GAME.scoring(table.table)
    assert apart["scorings"] == [[5, 2]]
    assert apart["total"] == [5, 2 + 5]
    blue = next(area for area in apart["areas"] if area["colour"] == "blue")
    assert blue == {
        "colour": "blue",
        "cells": ["a1", "b1", "b2"],
        "value": 5,
        "glasses": 1,
        "glass_points": 2,
        "architects": 0,
        "strengths": [0, 1],
        "strongmen": [0, 0],
        "leader": 1,
        "lead": "strength",
        "points": [0, 5],
    }
    assert table.cells[t.SCORINGS_HELD] == 1
