"""Turns: three actions, no passing, and what happens when nobody can act."""

import pytest

from tests.games.basilica.staging import stage
from tests.games.staging import moves, play, why


def test_a_turn_has_exactly_three_actions_and_then_the_other_player_is_next():
    """BA-T1"""
    table = stage()
    told = play(table, "extend 1", "cell a1", "extend 1", "cell b1", "extend 1", "cell c1", "end")
    assert told[-1] == "turn_begins 1"
    assert (table.asked, table.seen["actions_left"]) == (1, 3)


def test_nobody_may_pass():
    """BA-T1"""
    assert why(stage(), "end") == ("must-act", "BA-T1")


@pytest.mark.parametrize("move", ["extend 1", "order 1", "builder", "discard"])
def test_after_three_actions_only_the_end_is_left(move):
    """BA-T1"""
    table = stage().plan("g").turn_of(0, actions=1)
    play(table, "extend 1", "cell b1")
    assert moves(table) == ["end"]
    assert why(table, move) == ("actions-taken", "BA-T1")


def test_an_answer_to_another_question_is_refused():
    """BA-T1"""
    table = stage()
    assert why(table, "pay") == ("another-question", "BA-T1")
    play(table, "extend 1")
    assert why(table, "end") == ("another-question", "BA-X1")
    table = stage().turn_of(0, actions=1)
    play(table, "extend 1", "cell a1")
    assert why(table, "cell a2") == ("another-question", "BA-T1")


def test_a_builder_follows_only_an_extension_of_the_same_turn():
    """BA-T1"""
    table = stage()
    assert why(table, "builder") == ("not-after-extension", "BA-T1")
    play(table, "extend 1", "cell a1")
    assert why(table, "builder") is None
    assert play(table, "builder")[0] == "builder_placed 0 a1"
    assert why(table, "builder") == ("not-after-extension", "BA-T1")


def test_a_builder_goes_on_the_very_vault_just_laid():
    """BA-T1"""
    table = stage()
    play(table, "extend 1", "cell a1", "extend 1", "cell b1", "builder")
    assert table.builder_at("a1") is None
    assert table.builder_at("b1") == (0, None)


def test_an_order_between_ends_the_right_to_place_a_builder():
    """BA-T1"""
    table = stage().orders("move", "scaffolding", "recruit")
    play(table, "extend 1", "cell a1", "order 2", "cell c1", "cell d1")
    assert why(table, "builder") == ("not-after-extension", "BA-T1")


def test_the_right_does_not_reach_into_the_next_turn():
    """BA-T1"""
    table = stage().turn_of(0, actions=1)
    play(table, "extend 1", "cell a1", "end")
    assert why(table, "builder") == ("not-after-extension", "BA-T1")


def test_a_builder_is_never_placed_on_a_vault_that_led_to_a_scoring():
    """BA-T1, BA-X3"""
    table = stage().vaults("y*", "b", "r").king(9)
    play(table, "extend 1", "cell a1")
    assert moves(table) == ["end"]
    assert why(table, "builder") == ("scoring-comes", "BA-X3")


@pytest.mark.parametrize(
    ("order", "refusal"),
    [
        ("promotion", "nobody-to-promote"),
        ("move", "nobody-can-step"),
        ("recruit", "no-free-vault"),
        ("confusion", "confuses-nobody"),
        ("stained_glass", "no-vault-for-glass"),
        ("catastrophe", "no-vault-to-collapse"),
    ],
)
def test_an_order_without_effect_may_not_be_taken(order, refusal):
    """BA-T2: (reading); on an empty plan only scaffolding has an effect"""
    table = stage().orders(order, "scaffolding", "move")
    rule = "BA-O4" if order == "confusion" else "BA-T2"
    assert why(table, "order 1") == (refusal, rule)
    assert why(table, "order 2") is None


def test_recruiting_needs_a_free_builder():
    """BA-T2"""
    table = stage().plan("y b r g y", "r").builders(0, a1="", b1="", c1="", d1="", e1="")
    assert why(table.orders("recruit", "move", "move"), "order 1") == ("nobody-to-recruit", "BA-T2")


def test_scaffolding_needs_a_cell():
    """BA-T2"""
    table = stage().plan("# # # # #").orders("scaffolding", "move", "move").turn_of(0)
    assert why(table, "order 1") == ("no-cell-for-scaffold", "BA-T2")


def test_a_turn_ends_when_no_action_is_possible_any_more():
    """BA-T2: (reading); one may still ask why"""
    table = stage().plan("y # # # #").builders(1, a1="").orders("scaffolding", "move", "move")
    play(table.top("r", "move"), "order 1")
    assert table.seen["actions_left"] == 2
    assert moves(table) == ["end"]
    assert why(table, "extend 1") == ("no-cell-left", "BA-X4")
    assert why(table, "order 2") == ("nobody-can-step", "BA-T2")


def test_a_player_who_cannot_act_at_all_only_ends_the_turn():
    """BA-T2"""
    table = stage().plan("# # # # #").orders("promotion", "move", "recruit")
    assert table.next_turn() == ["turn_begins 1", "cannot_act 1"]
    assert (table.asked, moves(table)) == (1, ["end"])


def test_when_both_in_a_row_cannot_act_the_game_ends_with_a_last_scoring():
    """BA-T3: (reading)"""
    table = stage().plan("y # # # #", "#").builders(1, a1="").orders("promotion", "move", "stained_glass")
    table.turn_of(0)
    told = table.next_turn()
    assert told == ["turn_begins 1"]  # seat 1 could promote
    table = stage().plan("y # # # #", "#").builders(1, a1="").orders("move", "move", "move")
    assert table.next_turn()[-1] == "cannot_act 1"
    told = play(table, "end")
    assert told == [
        *("turn_begins 0", "cannot_act 0", "scoring 1", "scored 1 1 yellow a1"),
        "game_over nobody_can_act",
    ]
    assert (table.ending, table.scores) == ("nobody_can_act", [0, 1])


def test_one_idle_turn_alone_ends_nothing():
    """BA-T3"""
    table = stage().plan("y # # # #", "#").builders(1, a1="").orders("move", "move", "stained_glass")
    assert table.turn_of(1).next_turn()[-1] == "cannot_act 0"
    assert table.asked == 0
    table = stage().plan("y # # # #", "#").builders(1, a1="").orders("move", "move", "stained_glass")
    told = table.turn_of(0, idle=1).next_turn()
    assert told[:2] == ["turn_begins 1", "order_taken 1 stained_glass 3"]  # the only action was not asked
