"""Turns, the trades of prestige, and the track."""

import pytest

from cathedrals.games.red_cathedral.gains import gain_prestige, lose_recognition
from cathedrals.games.red_cathedral.table import prestige_at
from cathedrals.kernel.row import Row
from tests.games.red_cathedral.staging import stage
from tests.games.staging import moves, moves_of, play, why


def test_turns_go_clockwise():
    """RC-T1"""
    table = stage(4, chance=["first 2"])
    order = []
    for _ in range(5):
        order.append(table.asked)
        told = play(table, "die red" if table.asked % 2 else "die blue", "end")
    assert order == [2, 3, 0, 1, 2]
    assert told[-1] == "turn_begins 3"


def test_a_turn_offers_claim_build_and_market():
    """RC-T1"""
    table = stage().claimed(0, "a1").seat(0, wood=1)
    assert {move.split()[0] for move in moves(table)} == {"claim", "build", "die"}


@pytest.mark.parametrize("action", [("claim a1", "banner beside", "space red", "down"), ("die blue",)])
def test_only_one_main_action_is_taken(action):
    """RC-T1"""
    table = stage()
    play(table, *action)
    assert not {"claim", "build", "die"} & {move.split()[0] for move in moves(table)}
    assert why(table, "claim b1") == ("another-question", "RC-T1" if len(action) > 1 else "RC-M3")
    assert why(table, "end") is None


def test_there_is_no_passing():
    """RC-T1"""
    assert why(stage(), "end") == ("another-question", "RC-T1")


def test_a_market_action_exists_even_if_three_dice_block_the_way_of_the_others():
    """RC-T1"""
    table = stage().seat(0, rubles=0).banners(0)
    for colour in ("red", "blue", "green"):
        table.die(colour, at=5, value=3)
    table.die("yellow", at=3, value=2).die("white", at=4, value=1)
    assert moves(table) == ["die red", "die blue", "die green"]


def test_prestige_is_traded_for_two_rubles_any_number_of_times():
    """RC-T2: (reading); back to the nearest prestige space behind each time"""
    table = stage().seat(0, space=15, rubles=0)
    told = play(table, "trade", "trade", "trade")
    assert told[:2] == ["prestige_traded 0 1", "gained 0 rubles 2"]
    assert (table.space(0), table.rubles(0)) == (5, 6)
    assert why(table, "trade") == ("no-prestige-to-trade", "RC-T2")


def test_prestige_is_traded_before_during_and_after_the_main_action_until_the_turn_is_ended():
    """RC-T2"""
    table = stage(colours="blue-red-green-yellow").seat(0, space=60, rubles=0).influence("clergy-1", at=3)
    play(table, "trade", "die blue", "trade", "more 1", "trade", "influence 2", "trade", "do", "trade", "end")
    assert table.asked == 1
    assert table.rubles(0) == 5 * 2 - 1 - 3


def test_prestige_is_traded_when_a_tile_is_to_be_paid():
    """RC-T2"""
    table = stage(board="advanced").seat(0, space=5, rubles=2)
    play(table, "claim b1", "banner inventory", "space red")
    assert why(table, "trade") == ("no-prestige-to-trade", "RC-T2")
    table = stage(board="advanced").seat(0, space=6, rubles=2)
    play(table, "claim b1", "banner inventory", "space red", "trade", "up")
    assert table.of(0)["workshop"][0]["face_up"]


def test_nobody_trades_in_the_turn_of_another():
    """RC-T2"""
    table = stage().seat(0, space=20)
    play(table, "die blue", "end")
    assert table.asked == 1
    assert why(table, "trade") == ("no-prestige-to-trade", "RC-T2")


def test_prestige_rerolls_all_dice_of_a_location_where_they_stay():
    """RC-T3"""
    table = stage().seat(0, space=9).die("red", at=6, value=2).die("white", at=6, value=2)
    told = play(table, "reroll 6", chance=["red 5", "white 3"])
    assert told == ["prestige_traded 0 1", "rerolls 0 6 2", "rolled red 5", "rolled white 3"]
    assert (table.dice()["red"], table.dice()["white"], table.space(0)) == ((6, 5), (6, 3), 5)


def test_one_rerolls_once_per_turn():
    """RC-T3"""
    table = stage().seat(0, space=40)
    play(table, "reroll 1")
    assert why(table, "reroll 1") == ("already-rerolled", "RC-T3")
    assert why(table, "trade") is None
    play(table, "die green", "end", "die green", "end")
    assert why(table, "reroll 1") is None


def test_a_location_without_a_die_cannot_be_rerolled():
    """RC-T3"""
    table = stage().seat(0, space=9)
    assert moves_of(table, "reroll") == ["1", "2", "3", "4", "8"]
    assert why(table, "reroll 5") == ("no-die-there", "RC-T3")


def test_without_prestige_there_is_no_reroll():
    """RC-T3"""
    assert why(stage().seat(0, space=5), "reroll 1") == ("no-prestige-to-reroll", "RC-T3")


def test_between_choosing_a_die_and_moving_it_there_is_no_reroll_but_rubles_may_be_got():
    """RC-T3, RC-T2"""
    table = stage().seat(0, space=20)
    play(table, "die red")
    assert table.step == "walk"
    assert why(table, "reroll 1") == ("another-question", "RC-M1")
    assert why(table, "trade") is None
    play(table, "more 0")
    assert why(table, "reroll 1") is None


def test_a_reroll_comes_between_deliveries_and_at_the_end_of_the_turn():
    """RC-T3"""
    table = stage().seat(0, space=20, wood=2).claimed(0, "a1")
    play(table, "build", "lay wood a1", "reroll 1", "lay wood a1")
    assert why(table, "reroll 1") == ("already-rerolled", "RC-T3")
    table = stage().seat(0, space=20)
    play(table, "claim a1", "banner beside", "space red", "down")
    assert table.step == "end_turn"
    assert why(table, "reroll 1") is None


def test_recognition_moves_forward_space_by_space():
    """RC-T4"""
    table = stage().die("blue", at=7).seat(0, space=4)
    play(table, "die blue", "take 2")
    assert table.space(0) == 6


def test_lost_recognition_never_leads_below_zero_and_nothing_is_owed():
    """RC-T4: (reading)"""
    table = stage().seat(0, space=2)
    assert lose_recognition(table.table, 0, 3) == 2
    assert table.space(0) == 0
    table = stage().seat(1, space=1).claimed(1, "a1").built(0, "a2").lacking(0, "a3", gold=1).seat(0, gold=1)
    play(table, "build")
    assert table.space(1) == 0


@pytest.mark.parametrize(("space", "told"), [(3, ["penalty 1 a1 2"]), (1, ["penalty 1 a1 1"]), (0, [])])
def test_a_penalty_tells_what_was_really_lost(space, told):
    """RC-B4, RC-T4: two finished cards lie above"""
    table = stage().seat(1, space=space).claimed(1, "a1").built(0, "a2").lacking(0, "a3", gold=1)
    events = play(table.seat(0, gold=1), "build")
    assert [event for event in events if event.startswith("penalty")] == told


@pytest.mark.parametrize(
    ("space", "ahead"),
    [(0, 5), (4, 5), (5, 9), (30, 32), (49, 51), (59, 60), (79, 80), (80, 85), (84, 85), (159, 160)],
)
def test_gained_prestige_leads_to_the_next_prestige_space(space, ahead):
    """RC-T4, RC-T5"""
    table = stage().seat(0, space=space)
    gain_prestige(table.table, 0, 1, Row())
    assert table.space(0) == ahead


@pytest.mark.parametrize(
    ("space", "behind"),
    [(6, 5), (9, 5), (12, 9), (51, 49), (80, 79), (81, 80), (84, 80), (85, 80), (86, 85), (89, 85)],
)
def test_lost_prestige_leads_to_the_nearest_prestige_space_behind(space, behind):
    """RC-T4, RC-T5: behind 81 to 84 that is 80"""
    table = stage().seat(0, space=space)
    play(table, "trade")
    assert table.space(0) == behind


@pytest.mark.parametrize("space", range(6))
def test_on_or_before_space_five_no_prestige_can_be_lost(space):
    """RC-T4"""
    assert why(stage().seat(0, space=space), "trade") == ("no-prestige-to-trade", "RC-T2")


@pytest.mark.parametrize(
    ("space", "prestige"), [(80, 40), (84, 40), (85, 41), (88, 41), (89, 42), (160, 80), (165, 81)]
)
def test_past_eighty_prestige_goes_on_from_forty(space, prestige):
    """RC-T5: (reading), 80 is the next lap's 0"""
    assert prestige_at(stage().cells, space) == prestige


def test_moves_back_cross_eighty_again():
    """RC-T5"""
    table = stage().seat(1, space=81)
    lose_recognition(table.table, 1, 3)
    assert table.space(1) == 78


def test_the_prestige_spaces_are_those_of_the_track():
    """RC-T6"""
    spaces = [5, 9, 13, 17, 21, 25, 29, 32, 35, 38, 41, 44, 47, 49, 51, 53, 55, 57, 59, *range(60, 81)]
    prestige = [prestige_at(stage().cells, space) for space in range(81)]
    assert [space for space in range(1, 81) if prestige[space] > prestige[space - 1]] == spaces
