"""Extending, placing a builder, and the stack."""

import pytest

from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from tests.games.basilica.staging import stage
from tests.games.staging import moves, moves_of, play, why


def test_a_vault_is_laid_beside_a_vault_or_a_socket():
    """BA-X1"""
    table = stage().plan(". . y . .")
    play(table, "extend 2")
    assert moves_of(table, "cell") == ["a1", "b1", "d1", "e1", "c2"]
    assert play(table, "cell c2")[0] == "extended 0 blue c2"
    assert table.at("c2")["vault"] == "blue"


@pytest.mark.parametrize(
    ("cell", "refusal"),
    [
        ("c1", ("has-vault", "BA-X1")),
        ("b1", ("has-scaffold", "BA-O6")),
        ("a2", ("no-support", "BA-X1")),
        ("c3", ("no-support", "BA-X1")),
        ("b2", ("no-support", "BA-X1")),
    ],
)
def test_a_cell_that_is_taken_or_supported_by_nothing_is_refused(cell, refusal):
    """BA-X1: a scaffold supports nothing (reading), a corner is no side"""
    table = stage().plan(". # y . .")
    play(table, "extend 1")
    assert why(table, f"cell {cell}") == refusal


def test_the_five_columns_are_all_there_is_sideways():
    """BA-P4"""
    table = stage()
    play(table, "extend 1")
    assert moves_of(table, "cell") == ["a1", "b1", "c1", "d1", "e1"]
    for text in ("cell f1", "vault z9", "cell a99"):
        assert why(table, text) == ("outside-the-plan", "BA-P4")
    assert why(table, "cell") == ("unknown-move", "")


def test_a_joker_may_not_share_a_side_with_a_joker():
    """BA-X2: corners may touch (reading)"""
    table = stage().plan(". yb y . .").vaults("rg", "b", "r")
    play(table, "extend 1")
    assert why(table, "cell a1") == ("joker-beside-joker", "BA-X2")
    assert why(table, "cell b2") == ("joker-beside-joker", "BA-X2")
    assert why(table, "cell c2") is None


def test_vaults_that_were_cut_off_support_others():
    """BA-X1, BA-O7"""
    table = stage().plan(". . . . .", ". . . . .", "g . . . .")
    play(table, "extend 1")
    assert moves_of(table, "cell") == ["a1", "b1", "c1", "d1", "e1", "a2", "b3", "a4"]


def test_a_crown_moves_the_king_one_space_at_once():
    """BA-X3"""
    table = stage().vaults("y*", "b", "r")
    told = play(table, "extend 1", "cell a1")
    assert told[:2] == ["extended 0 yellow a1", "king_moves 1"]
    assert table.seen["king"]["space"] == 1
    play(table, "extend 2", "cell b1")
    assert table.seen["king"]["space"] == 1


def test_reaching_a_scoring_space_ends_the_turn_and_scores_before_the_fields_are_filled():
    """BA-X3: (reading)"""
    table = stage().vaults("y*", "b", "r").king(9).plan("r").builders(0, a1="")
    play(table, "extend 1", "cell b1")
    assert table.seen["offers"][0]["vault"] is None
    assert table.seen["king"]["is_due"] is True
    told = play(table, "end")
    names = [event.split()[0] for event in told]
    assert names[:3] == ["scoring", "scored", "cleared"]
    assert names[3:5] == ["vault_turned", "order_laid"]
    assert told[-1] == "turn_begins 1"


def test_none_fits_so_three_others_are_drawn_and_one_must_be_laid():
    """BA-X4: part of the action"""
    table = stage().vaults("rg", "br", "yr").plan(". # # # #", ". . . . .", "yb").top("b", "move")
    table.cells[t.VAULT + 0] = t.SCAFFOLD
    assert moves_of(table, "extend") == []
    assert why(table, "extend 1") == ("fits-nowhere", "BA-X2")
    told = play(table, "discard", chance=["tile green move", "tile green promotion"])
    assert told[0] == "vaults_discarded 0"
    assert [event for event in told if event.startswith("vault_turned")] == [
        "vault_turned 1 blue yes",
        "vault_turned 2 green yes",
        "vault_turned 3 green yes",
    ]
    assert (table.step, table.seen["actions_left"]) == ("extend", 2)
    assert why(table, "order 1") == ("another-question", "BA-X4")
    play(table, "extend 2", "cell a4")
    assert table.at("a4")["vault"] == "green"


def test_it_is_repeated_while_none_fits():
    """BA-X4: (reading)"""
    table = stage().vaults("rg", "br", "yr").plan("# # # # #", ". . . . .", "yb").top("yg", "move")
    jokers = ["tile red-green recruit", "tile blue-green promotion", "tile yellow move"]
    told = play(table, "discard", chance=jokers)
    assert sum(event == "vaults_discarded 0" for event in told) == 2


def test_the_three_are_exchanged_only_if_none_fits():
    """BA-X4"""
    assert why(stage(), "discard") == ("something-fits", "BA-X4")


def test_where_no_cell_would_take_even_a_single_colour_extending_is_not_available():
    """BA-X4: (reading)"""
    table = stage().plan("# # # # #").orders("scaffolding", "move", "move").turn_of(0)
    assert moves(table) == []
    assert why(table, "extend 1") == ("no-cell-left", "BA-X4")
    assert why(table, "discard") == ("no-cell-left", "BA-X4")


def test_the_vault_field_is_filled_by_the_order_above_it_and_the_order_field_from_the_stack():
    """BA-X5"""
    table = stage()
    told = play(table, "extend 2", "cell a1", chance=["tile green catastrophe"])
    assert told[1:] == [
        "vault_turned 2 yellow yes",  # its twin lies on vault field 1 without a crown
        "order_laid 2 yellow confusion",
        "top_shown green catastrophe",
    ]


def test_a_builder_comes_from_the_free_ones():
    """BA-U1"""
    table = stage()
    play(table, "extend 1", "cell a1", "builder")
    assert table.of(0)["builders"] == 4
    table = stage().plan("y b r g y").builders(0, a1="", b1="", c1="", d1="", e1="")
    play(table, "extend 1", "cell a2")
    assert why(table, "builder") == ("no-free-builder", "BA-U1")


def test_when_the_stack_is_empty_the_discards_are_shuffled_once():
    """BA-K1"""
    table = stage().stack()
    count = table.seen["stack"]["discarded"]
    told = play(table, "extend 1", "cell a1", chance=["tile red catastrophe", "tile green recruit"])
    assert told[-4:] == [
        f"shuffled {count}",
        "top_shown red catastrophe",
        "order_laid 1 red catastrophe",
        "top_shown green recruit",
    ]
    assert table.seen["stack"]["is_shuffled"] is True
    assert table.seen["stack"]["tiles"] == count - 1


def test_an_empty_stack_does_no_harm_until_a_tile_is_needed():
    """BA-K1"""
    table = stage().stack("y confusion")
    play(table, "extend 1", "cell a1", "builder")
    assert table.seen["stack"] == {"tiles": 0, "top": None, "discarded": 51, "is_shuffled": False}


def test_the_second_time_the_game_ends_at_once_with_a_last_scoring():
    """BA-K1"""
    table = stage().plan("g").builders(1, a1="architect").stack().shuffled()
    told = play(table, "extend 1", "cell b1")
    assert told[-3:] == ["scoring 1", "scored 1 2 green a1", "game_over second_exhaustion"]
    assert (table.ending, table.asked, table.scores) == ("second_exhaustion", -2, [0, 2])


def test_the_game_ends_too_if_there_is_nothing_to_shuffle():
    """BA-K1"""
    table = stage().stack()
    for kind in range(p.CLASSES):
        table.cells[t.DISCARDED + kind] = 0
    told = play(table, "extend 1", "cell a1")
    assert told[-1] == "game_over second_exhaustion"


def test_the_order_just_carried_out_is_shuffled_in():
    """BA-K1, BA-O8: it is discarded before the field is filled"""
    table = stage().orders("y scaffolding", "move", "move").stack()
    told = play(table, "order 1", "cell a1", "cell b1", chance=["tile yellow scaffolding"])
    assert "order_laid 1 yellow scaffolding" in told


def test_the_stack_may_run_out_while_three_are_exchanged():
    """BA-K1, BA-X4"""
    table = stage().vaults("rg", "br", "yr").plan("# # # # #", ". . . . .", "yb").stack("b move")
    told = play(table, "discard")
    assert told[:2] == ["vaults_discarded 0", "vault_turned 1 blue yes"]
    assert told[2].startswith("shuffled")
    assert table.step == "extend"
