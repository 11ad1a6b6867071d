"""Setup, and what chance can reveal."""

import pytest

from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.questions.chance import shuffle
from cathedrals.kernel.row import Row
from tests.games.basilica.staging import GAME, SETUP, Staged, stage, unshuffled, vault_number
from tests.games.staging import deal, moves, odds, play, sentences

TWINS = vault_number("y") * p.ORDERS + p.ORDER_NAMES.index("promotion")  # two tiles, one with a crown


def test_a_random_player_starts():
    """BA-S1: (reading)"""
    table = unshuffled()
    assert odds(table) == {"first 0": 1, "first 1": 1}
    assert deal(table, "first 1") == ["starts 1"]


def test_three_tiles_go_on_the_order_fields_and_three_more_are_turned_on_the_vault_fields():
    """BA-S1: and the next one is on top of the stack, its order and colours to be seen"""
    table = unshuffled()
    told = deal(table, *SETUP)
    laid = [event for event in told if event.split()[0] in ("order_laid", "vault_turned")]
    assert laid == [
        "order_laid 1 yellow promotion",
        "order_laid 2 yellow move",
        "order_laid 3 yellow recruit",
        "vault_turned 1 yellow no",
        "vault_turned 2 blue no",
        "vault_turned 3 red no",
    ]
    assert told[-2:] == ["top_shown yellow confusion", "turn_begins 0"]
    assert table.seen["stack"]["top"] == {
        "vault": "yellow",
        "is_joker": False,
        "order": "confusion",
        "is_paid": True,
        "crown": None,
    }
    assert table.seen["stack"]["tiles"] == 52


def test_vault_field_k_lies_under_order_field_k():
    """BA-S1"""
    assert [offer["field"] for offer in stage().seen["offers"]] == ["1", "2", "3"]
    assert stage().seen["offers"][1]["order"]["order"] == "move"
    assert stage().seen["offers"][1]["vault"]["vault"] == "blue"


def test_the_king_and_both_markers_stand_before_the_first_space():
    """BA-S1"""
    table = stage()
    assert table.seen["king"]["space"] == 0
    assert table.scores == [0, 0]


def test_every_player_has_five_builders_four_tokens_and_a_coin():
    """BA-P3"""
    for seat in (0, 1):
        assert stage().of(seat).items() >= {"builders": 5, "tokens": 4, "coins": 1}.items()


def test_a_tile_is_drawn_by_how_many_of_its_class_are_left_in_the_stack():
    """BA-S2"""
    table = unshuffled()
    deal(table, "first 0")
    drawn = odds(table)
    assert sum(drawn.values()) == 58
    assert (drawn["tile yellow promotion"], drawn["tile blue confusion"]) == (2, 1)
    deal(table, "tile yellow promotion", "tile blue confusion")
    assert odds(table)["tile yellow promotion"] == 1
    assert "tile blue confusion" not in moves(table)


def test_the_order_side_shows_the_colours_but_not_the_crown():
    """BA-P1: (reported) and (reading); of two tiles alike one has a crown"""
    table = stage()
    seen = {"vault": "yellow", "order": "promotion", "crown": None}
    assert table.seen["offers"][0]["order"].items() >= seen.items()
    assert table.seen["offers"][2]["order"]["crown"] is True


def turn_first_order(table: Staged) -> dict[str, int]:
    """Lay the first vault, so that the order tile above it is turned; give the odds of its crown."""
    GAME.play(table.table, GAME.read("extend 1"), Row())
    GAME.play(table.table, GAME.read("cell c1"), Row())
    return odds(table) if table.step == "turn_tile" else {}


def test_one_of_two_tiles_alike_has_a_crown_with_even_odds():
    """BA-S2"""
    assert turn_first_order(stage()) == {"crown": 1, "no crown": 1}


@pytest.mark.parametrize(("seen", "crown"), [(False, True), (True, False)])
def test_once_one_of_two_tiles_alike_is_turned_the_other_is_certain(seen, crown):
    """BA-S2: and what is certain is not asked"""
    table = stage()
    table.see(TWINS, seen)
    table.cells[t.STACK + TWINS] -= 1
    assert table.seen["offers"][0]["order"]["crown"] is crown
    assert turn_first_order(table) == {}
    assert table.seen["offers"][0]["vault"]["crown"] is crown


def test_a_single_tile_of_its_class_is_certain():
    """BA-S2"""
    table = stage().orders("r catastrophe", "move", "recruit")
    assert table.seen["offers"][0]["order"]["crown"] is True
    assert turn_first_order(table) == {}


def test_a_tile_discarded_unturned_tells_nothing_about_its_twin():
    """BA-S2"""
    table = stage().orders("y promotion", "y promotion", "recruit").plan("g").builders(0, a1="")
    play(table, "order 1", "rank architect")
    assert table.seen["offers"][1]["order"]["crown"] is None


def test_after_the_shuffle_two_discarded_twins_are_alike_again():
    """BA-S2"""
    table = stage().orders("move", "move", "recruit")
    table.see(TWINS, True)
    table.see(TWINS, False)
    table.cells[t.STACK + TWINS] = 0
    table.cells[t.DISCARDED + TWINS] = 2
    shuffle(table.table)
    assert (t.crowns_unseen(table.cells, TWINS), t.bare_unseen(table.cells, TWINS)) == (1, 1)


@pytest.mark.parametrize("seen", [True, False])
def test_a_tile_on_an_order_field_is_not_forgotten_in_the_shuffle(seen):
    """BA-S2: it came from the stack before the shuffle, its twin was turned and discarded"""
    table = stage()
    table.see(TWINS, seen)
    table.cells[t.STACK + TWINS] -= 1
    table.cells[t.DISCARDED + TWINS] += 1
    shuffle(table.table)
    assert table.seen["offers"][0]["order"]["crown"] is not seen
    twin = t.crowns_unseen(table.cells, TWINS) if seen else t.bare_unseen(table.cells, TWINS)
    assert twin == 1
    assert turn_first_order(table) == {}
    assert table.seen["offers"][0]["vault"]["crown"] is not seen


def test_an_order_field_whose_twin_was_discarded_unturned_stays_uncertain_through_the_shuffle():
    """BA-S2"""
    table = stage()
    table.cells[t.STACK + TWINS] -= 1
    table.cells[t.DISCARDED + TWINS] += 1
    shuffle(table.table)
    assert table.seen["offers"][0]["order"]["crown"] is None
    assert turn_first_order(table) == {"crown": 1, "no crown": 1}


def test_a_known_tile_carried_out_as_an_order_stays_known():
    """BA-S2"""
    table = stage().plan("g").builders(0, a1="")
    table.see(TWINS, True)
    table.cells[t.STACK + TWINS] -= 1
    table.cells[t.DISCARDED + TWINS] += 1
    shuffle(table.table)
    play(table, "order 1", "rank architect")
    assert (t.crowns_unseen(table.cells, TWINS), t.bare_unseen(table.cells, TWINS)) == (1, 0)


def test_chance_brings_nothing_else():
    """BA-S2"""
    table = unshuffled()
    refusal = GAME.why_not(table.table, "crown")
    assert refusal is not None
    assert (refusal.id, refusal.rule) == ("not-left", "BA-S1")
    assert sentences(table, table.told) == []
