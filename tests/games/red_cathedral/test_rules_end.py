"""The end and the final scoring."""

from typing import Any

import pytest

from cathedrals.games.red_cathedral.scoring import share_out
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY
from tests.games.red_cathedral.slow_scorer import PRESTIGE_SPACES
from tests.games.red_cathedral.staging import GAME, Staged, pays, stage
from tests.games.staging import moves, play

FINISH = ("build", "lay stone c2")


def points(value: int, *shares: int) -> list[int]:
    given, found = Row(), Row()
    for share in shares:
        given.add(share)
    share_out(value, given, found)
    return found.numbers()


def scoring(table: Staged) -> dict[str, Any]:
    return GAME.scoring(table.table)


def before_the_sixth(seats: int = 2) -> Staged:
    """Seat 0 has built five cards and lacks one stone for the sixth, c2, of a few recognition."""
    table = stage(seats).card("c2", "middle-3").built(0, "a1", "a2", "b1", "b2", "c1")
    return table.lacking(0, "c2", stone=1).seat(0, stone=1, space=2)


def test_the_first_sixth_card_brings_three_prestige_after_its_recognition():
    """RC-E1: from 2 on by its recognition, then to the third prestige space ahead"""
    table = before_the_sixth()
    told = play(table, *FINISH)
    recognition, rubles = pays("middle-3")
    gains = [f"gained 0 recognition {recognition}", f"gained 0 rubles {rubles}"]
    assert told[2:] == [*gains, "sixth_card 0", "prestige_gained 0 3"]
    assert table.space(0) == [space for space in PRESTIGE_SPACES if space > 2 + recognition][2]


def test_a_fifth_card_ends_nothing():
    """RC-E1"""
    table = stage().built(0, "a1", "a2", "b1", "b2").lacking(0, "c1", wood=1).seat(0, wood=1)
    told = play(table, "build", "lay wood c1", "stop?", "end", "die green", "end")
    assert not [event for event in told if event.startswith("sixth_card")]
    assert table.asked == 0


def test_cards_only_claimed_do_not_count_for_the_end():
    """RC-E1"""
    table = stage().claimed(0, "a1", "a2", "b1", "b2", "c1").lacking(0, "c2", stone=1).seat(0, stone=1)
    assert not [event for event in play(table, "build") if event.startswith("sixth_card")]


def test_every_other_player_has_one_last_turn_clockwise():
    """RC-E1"""
    table = before_the_sixth(4)
    play(table, *FINISH, "end")
    last = []
    while table.asked != NOBODY:
        last.append(table.asked)
        told = play(table, "die white", "more 0", "end")
    assert last == [1, 2, 3]
    assert told[-1] == "game_over sixth_card"
    assert GAME.ending(table.table) == "sixth_card"
    assert GAME.is_over(table.table)
    assert moves(table) == []


def test_the_turn_of_the_sixth_card_is_played_out_with_its_market_steps_and_reroll():
    """RC-E1: finished by the carters"""
    table = before_the_sixth().influence("carters-1", at=1).die("blue", at=8).seat(0, rubles=1)
    play(table, "die blue", "influence 2", "lay stone c2")
    told = play(table, "take 2", "end", chance=["blue 4"])
    assert told == ["gained 0 wood 2", "rolled blue 4", "turn_begins 1"]


def test_a_sixth_card_in_the_last_turns_gives_no_bonus_and_no_more_turns():
    """RC-E1"""
    table = before_the_sixth(3).built(1, "d1", "d2", "d3", "e1", "e2").lacking(1, "e3", gold=1)
    play(table.seat(1, gold=1, space=0), *FINISH, "end")
    told = play(table, "build", "lay gold e3?", "stop?")
    assert told[1] == "finished 1 e3"
    assert not [event for event in told if event.startswith(("sixth_card", "prestige_gained"))]
    assert play(table, "end")[-1] == "turn_begins 2"
    assert play(table, "die white", "more 0", "end")[-1] == "game_over sixth_card"


def test_the_game_is_not_over_before_the_last_turns():
    """RC-E1"""
    table = before_the_sixth(2)
    play(table, *FINISH, "end")
    assert table.asked == 1
    assert GAME.ending(table.table) == ""


@pytest.mark.parametrize(
    ("space", "prestige"), [(0, 0), (4, 0), (5, 1), (8, 1), (9, 2), (58, 18), (80, 40), (84, 40)]
)
def test_markers_fall_back_to_the_prestige_space_at_or_below(space, prestige):
    """RC-E2"""
    assert scoring(stage().seat(0, space=space))["marker"][0] == prestige


@pytest.mark.parametrize(
    ("rubles", "wood", "gold", "prestige"),
    [(4, 0, 0, 0), (5, 0, 0, 1), (2, 2, 1, 1), (3, 3, 3, 1), (4, 3, 3, 2)],
)
def test_five_materials_and_rubles_together_bring_one_prestige(rubles, wood, gold, prestige):
    """RC-E3"""
    assert scoring(stage().seat(0, rubles=rubles, wood=wood, gold=gold))["leftover"][0] == prestige


def test_what_lies_on_cards_does_not_count():
    """RC-E3: (reading)"""
    table = stage().claimed(0, "a1", wood=2).seat(0, rubles=0, wood=4)
    assert scoring(table)["leftover"][0] == 0


def test_a_tower_is_worth_two_per_finished_card_and_one_per_ornament():
    """RC-E4: claimed cards are worth nothing"""
    table = stage(3).built(0, "b1", "b2").claimed(1, "b3").decorated(1, "b1").decorated(2, "b2")
    assert scoring(table)["towers"][1]["value"] == 6


def test_a_share_counts_banners_on_finished_cards_and_ornaments():
    """RC-E4"""
    table = stage(3).built(0, "b1", "b2").claimed(1, "b3").decorated(1, "b1").decorated(0, "b2")
    assert scoring(table)["towers"][1]["shares"] == [3, 1, 0]


def test_each_place_gets_half_of_the_one_before_rounded_down():
    """RC-E4"""
    assert points(11, 4, 3, 2, 1) == [11, 5, 2, 1]
    assert points(7, 1, 3, 2) == [1, 7, 3]


def test_tied_players_split_the_values_of_their_places_and_the_next_takes_the_next_free_place():
    """RC-E4"""
    assert points(12, 2, 2, 1, 0) == [9, 9, 3, 0]
    assert points(9, 3, 1, 1, 0) == [9, 3, 3, 0]
    assert points(11, 2, 2, 2, 2) == [4, 4, 4, 4]
    assert points(8, 2, 2, 2, 1) == [4, 4, 4, 1]


def test_without_a_share_there_are_no_points():
    """RC-E4"""
    assert points(8, 3, 0, 0, 0) == [8, 0, 0, 0]
    assert points(0, 0, 0, 0) == [0, 0, 0]


def test_of_two_players_the_second_gets_a_third_rounded_down_if_present_at_all():
    """RC-E5"""
    assert points(8, 3, 1) == [8, 2]
    assert points(9, 1, 2) == [3, 9]
    assert points(8, 0, 3) == [0, 8]


def test_of_two_players_a_tie_gives_nothing_to_both():
    """RC-E5"""
    assert points(8, 2, 2) == [0, 0]


def test_scores_add_up_marker_leftovers_and_towers():
    """RC-E2, RC-E3, RC-E4"""
    table = stage(2).seat(0, space=10, rubles=5).built(0, "a1", "a2", "b1").built(1, "a3")
    table.seat(1, space=0, rubles=0)
    assert GAME.scores(table.table) == [2 + 1 + 6 + 2, 6 // 3]


def level_pegging() -> Staged:
    """Two players with the same prestige: one finished card each, no leftovers."""
    return stage().seat(0, rubles=0, space=9).seat(1, rubles=0, space=9)


def test_most_prestige_wins():
    """RC-E6"""
    assert GAME.winners(level_pegging().seat(1, space=13).table) == [1]


def test_then_most_finished_cards_win():
    """RC-E6: two finished cards are worth 2 each, so the other's marker stands 4 prestige ahead"""
    table = level_pegging().built(0, "a1", "b1").seat(1, space=25)
    assert GAME.scores(table.table) == [6, 6]
    assert GAME.winners(table.table) == [0]


def test_then_most_ornaments_win():
    """RC-E6: the ornament makes b 3 and gives seat 1 a tie there, so nothing, and seat 0 a's 2"""
    table = level_pegging().built(0, "a1").built(1, "b1").decorated(1, "a1")
    assert scoring(table)["total"] == [2, 4]
    table.seat(0, space=17)
    assert GAME.scores(table.table) == [4, 4]
    assert GAME.winners(table.table) == [1]


def test_then_the_victory_is_shared():
    """RC-E6"""
    table = level_pegging().built(0, "a1").built(1, "b1")
    assert GAME.winners(table.table) == [0, 1]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_after_a_hundred_rounds_the_game_ends_without_a_bonus(seats):
    """RC-E7"""
    table = stage(seats).turn_of(seats - 1, ended=100 * seats - 1).seat(seats - 1, space=0)
    told = play(table, "die white", "more 0", "end")
    assert told[-1] == "game_over round_limit"
    assert GAME.ending(table.table) == "round_limit"
    assert table.space(seats - 1) == 0


def test_within_a_hundred_rounds_the_game_goes_on():
    """RC-E7"""
    table = stage(2).turn_of(0, ended=198)
    assert play(table, "die white", "more 0", "end")[-1] == "turn_begins 1"


def test_only_those_who_play_can_win():
    """RC-E6: all have nothing"""
    table = stage(2).seat(0, rubles=0, space=0).seat(1, rubles=0, space=0)
    assert GAME.winners(table.table) == [0, 1]
