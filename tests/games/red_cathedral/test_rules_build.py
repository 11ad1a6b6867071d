"""Building and decorating."""

import pytest

from tests.games.red_cathedral.slow_scorer import PRESTIGE_SPACES
from tests.games.red_cathedral.staging import card_needing, pays, stage
from tests.games.staging import moves, moves_of, play, why


def test_up_to_three_materials_are_delivered():
    """RC-B1"""
    table = stage().card("a1", card_needing("base", brick=2)).card("a2", card_needing("middle", wood=2))
    table.claimed(0, "a1", "a2").seat(0, wood=3, brick=3)
    play(table, "build", "lay wood a2", "lay brick a1", "lay brick a1")
    assert table.step == "end_turn"
    assert (table.at("a1")["laid"], table.at("a2")["laid"]) == ({"brick": 2}, {"wood": 1})


def test_at_least_one_material_is_delivered():
    """RC-B1: (reading)"""
    table = stage().claimed(0, "a1").seat(0, wood=1, brick=1)
    play(table, "build")
    assert why(table, "stop") == ("deliver-first", "RC-B1")
    play(table, "lay wood a1", "stop")
    assert table.step == "end_turn"


def test_without_anything_to_deliver_there_is_no_building():
    """RC-B1"""
    assert why(stage().seat(0, wood=3), "build") == ("nothing-to-deliver", "RC-B1")
    assert why(stage().claimed(0, "a1").seat(0, gold=3), "build") == ("nothing-to-deliver", "RC-B1")


def test_materials_come_from_the_inventory():
    """RC-B1"""
    table = stage().claimed(0, "a1", "b1").seat(0, wood=2)
    play(table, "build", "lay wood a1")
    assert table.holds(0) == {"wood": 1}
    assert why(table, "lay brick a1") == ("not-held", "RC-B1")


def test_building_and_decorating_mix_in_any_order():
    """RC-B1"""
    table = stage().claimed(0, "a1").built(0, "b1").seat(0, wood=2, brick=1)
    play(table, "build", "lay brick a1", "decorate b1", "lay wood a1")
    assert table.at("a1")["laid"] == {"wood": 1, "brick": 1}
    assert table.at("b1")["ornament"] == 0


def test_what_one_delivery_finishes_is_settled_before_the_next():
    """RC-B1"""
    card = card_needing("base", pays_rubles=True, wood=1)
    table = stage().card("a1", card).lacking(0, "a1", wood=1).claimed(0, "b1")
    told = play(table.seat(0, space=2, rubles=0, wood=2), "build", "lay wood a1")
    assert told[-1] == f"gained 0 rubles {pays(card)[1]}"
    assert table.step == "deliver"
    assert table.space(0) == 2 + table.at("a1")["recognition"]


def test_a_material_goes_on_an_own_card_that_still_needs_it():
    """RC-B2"""
    table = stage().card("a1", card_needing("base", wood=1, brick=1)).lacking(0, "a1", wood=1)
    table.card("d2", card_needing("middle", wood=1)).lacking(0, "d2", wood=1)
    table.claimed(1, "b1").built(0, "c1").seat(0, wood=1, brick=1)
    play(table, "build")
    assert moves_of(table, "lay") == ["wood a1", "wood d2"]
    assert why(table, "lay brick a1") == ("not-needed", "RC-B2")
    assert why(table, "lay wood b1") == ("not-your-banner", "RC-B2")
    assert why(table, "lay wood c1") == ("card-finished", "RC-B3")
    assert why(table, "lay wood a2") == ("not-your-banner", "RC-B2")
    assert why(table, "lay wood e1") == ("no-card-there", "RC-S6")


def test_a_card_may_be_left_unfinished():
    """RC-B2"""
    table = stage().claimed(0, "a1").seat(0, wood=1)
    play(table, "build", "end")
    assert not table.at("a1")["finished"]
    assert table.at("a1")["laid"] == {"wood": 1}


def test_a_card_with_all_its_materials_is_finished_at_once():
    """RC-B3"""
    card = card_needing("base", pays_rubles=True, stone=1)
    table = stage().card("a1", card).lacking(0, "a1", stone=1).seat(0, space=2, rubles=3, stone=1)
    told = play(table, "build")
    recognition, rubles = pays(card)
    assert told == [
        "delivered 0 stone a1",
        "finished 0 a1",
        f"gained 0 recognition {recognition}",
        f"gained 0 rubles {rubles}",
    ]
    there = table.at("a1")
    assert (there["finished"], there["banner"], there["laid"]) == (True, 0, {})
    assert list(table.seen["reserve"].values())[:-1] == [20, 20, 20, 15, 10, 10]
    assert (table.space(0), table.rubles(0)) == (2 + recognition, 3 + rubles)


def test_a_card_without_rubles_gives_only_recognition():
    """RC-B3"""
    card = card_needing("base", pays_rubles=False, stone=1)
    table = stage().card("a1", card).lacking(0, "a1", stone=1).seat(0, stone=1)
    assert play(table, "build")[1:] == ["finished 0 a1", f"gained 0 recognition {pays(card)[0]}"]


def four_high():
    """Four players; red, on seat 0, has only to lay a gold on a4."""
    return stage(4).lacking(0, "a4", gold=1).seat(0, gold=1, space=2).seat(1, space=30).seat(2, space=30)


def test_an_unfinished_card_below_costs_its_owner_one():
    """RC-B4"""
    table = four_high().claimed(1, "a1").claimed(2, "a2")
    told = play(table, "build")
    assert told[-2:] == ["penalty 1 a1 1", "penalty 2 a2 1"]
    assert (table.space(1), table.space(2)) == (29, 29)


def test_the_penalty_follows_the_recognition_of_the_card():
    """RC-B4"""
    told = play(four_high().claimed(1, "a1"), "build")
    gained = next(event for event in told if event.startswith("gained 0 recognition"))
    assert told.index("penalty 1 a1 1") > told.index(gained)


def test_every_finished_card_of_others_above_counts_in_full_at_each_completion():
    """RC-B4"""
    table = four_high().claimed(1, "a1").built(2, "a2").built(0, "a3")
    assert play(table, "build")[-1] == "penalty 1 a1 3"
    table = stage(4).seat(1, space=3).claimed(1, "a1").lacking(0, "a2", wood=1).lacking(0, "a3", brick=1)
    told = play(table.seat(0, wood=1, brick=1, space=0), "build", "lay wood a2", "lay brick a3")
    assert [event for event in told if event.startswith("penalty")] == ["penalty 1 a1 1", "penalty 1 a1 2"]


def test_own_finished_cards_above_do_not_count():
    """RC-B4"""
    table = four_high().claimed(1, "a1").built(1, "a2").built(2, "a3")
    assert play(table, "build")[-1] == "penalty 1 a1 2"


def test_the_finishers_own_unfinished_cards_are_hit_by_the_cards_of_others():
    """RC-B4"""
    table = four_high().claimed(0, "a1").built(2, "a2", "a3")
    assert play(table, "build")[-1] == "penalty 0 a1 2"
    assert table.space(0) == 2 + pays(table.at("a4")["card"])[0] - 2


def test_only_claimed_cards_below_in_that_tower_are_hit():
    """RC-B4"""
    table = stage(2).built(0, "a1").lacking(0, "a2", wood=1).claimed(1, "a3", "b1").seat(0, wood=1)
    told = play(table, "build", "lay wood a2")
    assert "finished 0 a2" in told
    assert not [event for event in told if event.startswith("penalty")]


def test_finishing_with_only_own_cards_above_costs_nothing():
    """RC-B4"""
    table = stage(2).lacking(0, "a2", wood=1).claimed(0, "a1").seat(0, wood=1)
    told = play(table, "build", "lay wood a2")
    assert "finished 0 a2" in told
    assert not [event for event in told if event.startswith("penalty")]


@pytest.mark.parametrize(
    ("place", "material", "ornament"),
    [("a1", "wood", "door"), ("a2", "stone", "arch"), ("a3", "gold", "cross")],
)
@pytest.mark.parametrize("owner", [0, 1])
def test_a_base_takes_a_door_a_middle_an_arch_a_dome_a_cross_whoever_owns_the_card(
    place, material, ornament, owner
):
    """RC-D1, RC-D2"""
    table = stage().built(owner, "a1", "a2", "a3").seat(0, **{material: 1})
    told = play(table, "build")
    assert told == [f"gave 0 {material} 1", f"decorated 0 {ornament} {place} none"]
    assert table.at(place)["ornament"] == 0
    assert table.of(0)["ornaments"][ornament] == {"door": 0, "arch": 1, "cross": 0}[ornament]


def test_a_finished_card_has_room_for_one_ornament():
    """RC-D1"""
    table = stage().built(0, "a1").decorated(1, "a1").claimed(0, "b1", "c1").seat(0, wood=1)
    play(table, "build")
    assert why(table, "decorate a1") == ("has-ornament", "RC-D1")


def test_only_finished_cards_are_decorated():
    """RC-D1"""
    table = stage().claimed(0, "a1", "b1").seat(0, wood=1)
    play(table, "build")
    assert why(table, "decorate a1") == ("not-finished", "RC-D1")
    assert why(table, "decorate e1") == ("no-card-there", "RC-S6")


def test_an_ornament_costs_its_own_material():
    """RC-D2"""
    table = stage().built(0, "a1", "a2").claimed(0, "b1").seat(0, wood=1)
    play(table, "build")
    assert moves(table) == ["lay wood b1", "decorate a1"]
    assert why(table, "decorate a2") == ("ornament-material", "RC-D2")


def test_gems_are_added_as_the_deliveries_allow():
    """RC-D2"""
    table = stage().built(0, "a1").seat(0, wood=1, green_gem=2, purple_gem=1)
    play(table, "build")
    assert moves_of(table, "gems") == ["none", "green", "purple", "green-green", "green-purple"]
    assert why(table, "gems purple-purple") == ("no-gem", "RC-D2")
    assert why(table, "stop") == ("another-question", "RC-D2")


def test_every_material_of_an_ornament_counts_as_a_delivery():
    """RC-D2"""
    table = stage().built(0, "a1").claimed(0, "b1").seat(0, wood=1, brick=1, green_gem=2, purple_gem=2)
    play(table, "build", "lay brick b1", "decorate a1")
    for gems in ("green-green", "purple-purple", "green-purple"):
        assert why(table, f"gems {gems}") == ("too-many-gems", "RC-D2")
    play(table, "gems purple")
    assert table.step == "end_turn"
    table = stage().built(0, "a1").card("b1", card_needing("base", brick=2)).claimed(0, "b1")
    table.seat(0, wood=2, brick=2, green_gem=1)
    play(table, "build", "lay brick b1", "lay brick b1", "decorate a1")
    assert table.step == "end_turn"
    assert table.holds(0) == {"wood": 1, "green_gem": 1}


def test_no_gem_can_be_added_to_an_ornament_later():
    """RC-D2: it is paid in full within one action"""
    table = stage().built(0, "a1").claimed(0, "b1").seat(0, wood=2, green_gem=1)
    play(table, "build", "decorate a1", "gems none")
    assert not moves_of(table, "gems")
    assert why(table, "gems green") == ("another-question", "RC-B1")


def test_a_card_finished_in_this_action_may_be_decorated_in_it():
    """RC-D2"""
    table = stage().lacking(0, "a1", wood=1).claimed(0, "b1").seat(0, wood=2)
    told = play(table, "build", "lay wood a1", "decorate a1")
    assert told[-1] == "decorated 0 door a1 none"


def test_spent_materials_and_gems_return_to_the_reserve_at_once():
    """RC-D2"""
    table = stage().built(0, "a1").seat(0, wood=1, green_gem=1, purple_gem=1)
    play(table, "build", "gems green-purple")
    assert list(table.seen["reserve"].values())[:-1] == [20, 20, 20, 15, 10, 10]


@pytest.mark.parametrize(
    ("gems", "prestige"),
    [("green", 1), ("purple", 1), ("green-green", 2), ("purple-purple", 2), ("green-purple", 3)],
)
def test_gems_pay_one_prestige_each_but_three_for_two_colours(gems, prestige):
    """RC-D3: from space 2 the prestige spaces are 5, 9, 13"""
    table = stage().built(0, "a1").seat(0, wood=1, green_gem=2, purple_gem=2, space=2)
    told = play(table, "build", f"gems {gems}")
    assert told[1] == f"decorated 0 door a1 {gems}"
    assert told[-1] == f"prestige_gained 0 {prestige}"
    assert table.space(0) == (5, 9, 13)[prestige - 1]


def test_without_a_gem_there_is_no_prestige_now():
    """RC-D3"""
    table = stage().built(0, "a1").seat(0, wood=1, green_gem=1, space=2)
    play(table, "build", "gems none")
    assert table.space(0) == 2


def test_the_ornament_must_be_an_available_own_one():
    """RC-D4"""
    table = stage().built(0, "a1", "b1").claimed(0, "c1").decorated(0, "a1").seat(0, wood=1)
    play(table, "build")
    assert table.at("c1")["laid"] == {"wood": 1}, "the only door is placed, so laying was the only delivery"
    table = stage(board="advanced").built(0, "a1").claimed(0, "b1", "c1").seat(0, wood=1)
    play(table, "build")
    assert why(table, "decorate a1") == ("no-ornament", "RC-D4")
    table = stage(board="advanced").built(0, "a1").claimed(0, "b1").ornaments(0, door=1).seat(0, wood=1)
    play(table, "build")
    assert why(table, "decorate a1") is None


def test_everybody_builds_and_decorates_from_the_own_inventory():
    """RC-B1, RC-B3, RC-D2, RC-D4: seat 2 of 4"""
    card = card_needing("base", pays_rubles=True, stone=1)
    table = stage(4).turn_of(2).built(1, "a1").card("b1", card).lacking(2, "b1", stone=1).claimed(2, "c1")
    table.seat(2, stone=1, wood=2, purple_gem=1, rubles=0, space=2)
    told = play(table, "build", "lay stone b1", "decorate a1", "gems purple")
    recognition, rubles = pays(card)
    assert told[1:4] == ["finished 2 b1", f"gained 2 recognition {recognition}", f"gained 2 rubles {rubles}"]
    assert told[4:] == [
        "gave 2 wood 1",
        "decorated 2 door a1 purple",
        "gave 2 purple_gem 1",
        "prestige_gained 2 1",
    ]
    assert table.step == "end_turn"
    ahead = min(space for space in PRESTIGE_SPACES if space > 2 + recognition)
    assert (table.holds(2), table.rubles(2), table.space(2)) == ({"wood": 1}, rubles, ahead)
    assert table.of(2)["ornaments"] == {"door": 0, "arch": 2, "cross": 1}
    assert table.at("a1")["ornament"] == 2


def test_two_gems_and_a_material_are_all_three_deliveries():
    """RC-D2"""
    for gems in ("green-green", "purple-purple", "green-purple"):
        table = stage().built(0, "a1").claimed(0, "b1", "c1").seat(0, wood=2, green_gem=2, purple_gem=2)
        play(table, "build", "decorate a1", f"gems {gems}")
        assert table.step == "end_turn"


@pytest.mark.parametrize("gems", ["green", "purple"])
def test_one_gem_leaves_a_third_delivery(gems):
    """RC-D2"""
    table = stage().built(0, "a1").claimed(0, "b1", "c1").seat(0, wood=2, green_gem=1, purple_gem=1, space=0)
    play(table, "build", "decorate a1", f"gems {gems}", "lay wood b1")
    assert table.step == "end_turn"


@pytest.mark.parametrize("seats", [1, 2])
def test_both_players_and_the_human_beside_ivan_gain_the_rubles_of_their_cards(seats):
    """RC-B3"""
    seat = seats - 1
    card = card_needing("base", pays_rubles=True, wood=1)
    table = stage(seats).turn_of(seat).card("a1", card).lacking(seat, "a1", wood=1).seat(seat, wood=1)
    assert play(table, "build")[-1] == f"gained {seat} rubles {pays(card)[1]}"
