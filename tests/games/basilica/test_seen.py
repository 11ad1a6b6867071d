"""What a board shows and would otherwise have to know the rules for."""

import pytest

from tests.games.basilica.staging import GAME, Staged, stage
from tests.games.staging import play


def actions(table: Staged) -> str:
    return " ".join(table.seen["actions"])


def test_an_action_is_at_hand_until_all_it_asks_is_answered() -> None:
    """BA-T1"""
    table = stage()
    assert actions(table) == "now later later"
    play(table, "extend 2")
    assert actions(table) == "now later later"
    play(table, "cell c1")
    assert actions(table) == "done now later"


def test_before_a_turn_ends_all_its_actions_are_done_even_if_fewer_could_be() -> None:
    """BA-T1, BA-X3"""
    table = stage().vaults("y*", "b", "r").king(9)
    play(table, "extend 1", "cell a1")
    assert (table.step, actions(table)) == ("end_turn", "done done done")


def test_a_tile_tells_whether_it_is_a_joker_and_whether_the_opponent_may_pay() -> None:
    """BA-P1, BA-P2"""
    table = stage().orders("promotion", "move", "recruit").vaults("yb", "y", "r")
    assert [offer["order"]["is_paid"] for offer in table.seen["offers"]] == [True, False, True]
    assert [offer["vault"]["is_joker"] for offer in table.seen["offers"]] == [True, False, False]


# The first row is the one at the board; Jan, seat 1, may pay for what Ana has done.
PAYABLE = {
    "promotion": (("order 1", "rank architect"), ["cell-b1", "cell-a2"]),
    "recruit": (("order 1", "vault c2"), ["cell-c1", "cell-b2"]),
    "confusion": (("order 1",), ["cell-b1", "cell-a2"]),
}


@pytest.mark.parametrize("order", PAYABLE)
def test_what_is_offered_for_a_coin_tells_with_which_pieces_it_could_be_begun(order: str) -> None:
    """BA-O1, BA-O3, BA-O4, BA-O8"""
    answers, expected = PAYABLE[order]
    table = stage().plan("y b r", "y g b").builders(0, a1="").builders(1, b1="", a2="").seat(1, coins=1)
    play(table.orders(order, "move", "move"), *answers)
    assert (table.step, table.seen["payable"]) == ("offer", expected)
    play(table, "pay")
    asked = [f"cell-{GAME.write(move).split()[1]}" for move in GAME.list_legal(table.table).numbers()]
    assert asked == expected


def test_the_king_tells_how_far_the_next_scoring_is() -> None:
    """BA-P6"""
    king = stage().king(7).seen["king"]
    assert (king["next_scoring"], king["crowns_to_scoring"]) == (10, 3)
    king = stage().king(20).seen["king"]
    assert (king["next_scoring"], king["crowns_to_scoring"]) == (30, 10)


def test_a_scoring_that_is_due_is_not_ahead() -> None:
    """BA-X3"""
    table = stage().vaults("y*", "b", "r").king(9)
    play(table, "extend 1", "cell a1")
    king = table.seen["king"]
    assert (king["is_due"], king["next_scoring"], king["crowns_to_scoring"]) == (True, None, 0)


@pytest.mark.parametrize(
    ("points", "space", "lap"), [(0, 0, 0), (1, 1, 0), (30, 30, 0), (31, 1, 30), (60, 30, 30), (61, 1, 60)]
)
def test_a_score_goes_round_the_track(points: int, space: int, lap: int) -> None:
    """BA-P3"""
    seat = stage().seat(0, points=points).of(0)
    assert (seat["space"], seat["lap_points"]) == (space, lap)


def test_the_numbers_of_the_rules_are_told() -> None:
    """BA-P3"""
    assert stage().seen["numbers"] == {"builders": 5, "tokens": 4, "track": 30}


def test_an_area_tells_what_its_glass_adds_whether_or_not_an_architect_doubles_it() -> None:
    """BA-C3, BA-C4"""
    table = stage().plan("y y . b").builders(0, a1="architect").builders(1, d1="").glass("a1", "d1")
    assert (table.areas()["yellow a1"]["value"], table.areas()["yellow a1"]["glass_points"]) == (6, 2)
    assert (table.areas()["blue d1"]["value"], table.areas()["blue d1"]["glass_points"]) == (3, 2)


LEADS: dict[str, tuple[dict[str, str], dict[str, str]]] = {
    "empty": ({}, {}),
    "tie": ({"a1": ""}, {"b1": ""}),
    "strength": ({"a1": ""}, {}),
    "strongmen": ({"a1": "strongman"}, {"b1": ""}),
}


@pytest.mark.parametrize("lead", LEADS)
def test_an_area_tells_how_it_is_led(lead: str) -> None:
    """BA-C2, BA-C3"""
    ivory, ebony = LEADS[lead]
    table = stage().plan("y y y").builders(0, **ivory).builders(1, **ebony)
    assert table.areas()["yellow a1"]["lead"] == lead


def test_who_makes_a_builder_step_is_told_whose_it_is() -> None:
    """BA-O2, BA-O4"""
    table = stage().plan("y b r", "y g b").builders(0, a1="").builders(1, b1="")
    play(table.orders("confusion", "move", "move"), "order 1", "decline")
    assert table.step == "step"
    shown = [GAME.show(table.table, move) for move in GAME.list_legal(table.table).numbers()]
    assert {one.args["builder"] for one in shown} == {1}


def test_moves_tell_their_family_and_which_of_them_ends_a_turn() -> None:
    table = stage().turn_of(0, actions=1)
    shown = [GAME.show(table.table, move) for move in GAME.list_legal(table.table).numbers()]
    assert {one.family for one in shown} == {"extend"}
    assert not any(one.ends for one in shown)
    play(table, "extend 2", "cell a1")
    last = GAME.show(table.table, GAME.list_legal(table.table)[0])
    assert (last.family, last.ends, table.seen["end"]) == ("end", True, last.text)
