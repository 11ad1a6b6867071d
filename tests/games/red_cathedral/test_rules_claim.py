"""Claiming."""

import pytest

from tests.games.red_cathedral.staging import stage
from tests.games.staging import moves, moves_of, play, why


def face_up(table, seat: int) -> dict[str, bool]:
    return {space["space"]: space["face_up"] for space in table.of(seat)["workshop"] if space["tile"]}


def test_the_player_chooses_which_banner_to_take():
    """RC-C1"""
    table = stage()
    play(table, "claim a1")
    assert moves(table) == ["banner inventory", "banner beside"]
    assert why(table, "banner white-1") == ("no-such-banner", "RC-C1")
    table = stage(board="advanced")
    play(table, "claim a1")
    assert moves(table) == ["banner inventory", "banner white-1", "banner white-2"]


def test_a_banner_from_the_inventory_frees_its_slot_at_once():
    """RC-C1: the slot already serves the tile of this claim"""
    table = stage().seat(0, wood=6).card("a1", tile="stone")
    play(table, "claim a1", "banner inventory", "space blue", "up", "take 1")
    assert table.holds(0) == {"wood": 6, "stone": 1}
    assert table.of(0)["free_slots"] == 0


def test_a_banner_from_beside_the_inventory_frees_no_slot():
    """RC-C1"""
    table = stage()
    told = play(table, "claim a1", "banner beside")
    assert told == ["claimed 0 a1 beside"]
    assert table.of(0)["free_slots"] == 6
    assert table.at("a1")["banner"] == 0


def test_without_a_banner_there_is_no_claim():
    """RC-C1"""
    table = stage().banners(0)
    assert moves_of(table, "claim") == []
    assert why(table, "claim a1") == ("no-banner", "RC-C1")


def test_bases_without_a_banner_are_available():
    """RC-C2"""
    assert moves_of(stage(), "claim") == ["a1", "b1", "c1", "d1"]
    assert why(stage(), "claim a2") == ("no-banner-below", "RC-C2")


def test_a_claimed_card_cannot_be_claimed_again():
    """RC-C2"""
    for owner in (0, 1):
        assert why(stage().claimed(owner, "a1"), "claim a1") == ("already-claimed", "RC-C2")


def test_what_speaks_against_one_card_is_said_before_that_no_banner_is_left():
    """RC-C2"""
    table = stage().claimed(0, "a1").banners(0)
    assert why(table, "claim a1") == ("already-claimed", "RC-C2")
    assert why(table, "claim b1") == ("no-banner", "RC-C1")


@pytest.mark.parametrize("owner", [0, 1])
def test_the_card_directly_above_a_banner_is_available_whoevers_it_is(owner):
    """RC-C2"""
    table = stage().claimed(owner, "a1").built(owner, "b1")
    assert moves_of(table, "claim") == ["a2", "b2", "c1", "d1"]
    assert why(table, "claim a3") == ("no-banner-below", "RC-C2")


def test_the_tile_goes_from_the_card_to_an_empty_space_of_six():
    """RC-C3"""
    table = stage().workshop(0, "green", "gold", face="down")
    play(table, "claim b1", "banner beside")
    assert moves_of(table, "space") == ["red", "blue", "yellow", "white-1", "white-2"]
    assert why(table, "space green") == ("space-taken", "RC-C3")
    assert why(table, "end") == ("another-question", "RC-C3")
    play(table, "space red", "down")
    assert table.at("b1")["tile"] is None
    assert table.of(0)["workshop"][0]["tile"] == "die-yellow"


def test_face_down_is_free_and_gives_nothing():
    """RC-C3"""
    table = stage().seat(0, rubles=3).card("a1", tile="rubles")
    told = play(table, "claim a1", "banner beside", "space red", "down")
    assert told[1:] == ["tile_hidden 0 rubles red"]
    assert table.rubles(0) == 3
    assert face_up(table, 0) == {"red": False}
    assert table.of(0)["workshop"][0]["tile"] == "rubles"


def test_face_down_a_tile_can_never_be_activated():
    """RC-C3"""
    table = stage().workshop(0, "blue", "gold", face="down")
    play(table, "die blue")
    assert why(table, "use blue") == ("tile-face-down", "RC-C3")


def test_face_up_the_price_of_the_space_is_paid():
    """RC-C3, RC-C5: red's own space costs 3 on the red board"""
    table = stage().seat(0, rubles=3).card("a1", tile="wood")
    told = play(table, "claim a1", "banner beside", "space red", "up", "take 0")
    assert told[1:] == ["paid 0 3", "tile_placed 0 wood red"]
    assert table.rubles(0) == 0
    assert face_up(table, 0) == {"red": True}


def test_who_cannot_pay_places_the_tile_face_down():
    """RC-C3"""
    table = stage().seat(0, rubles=2)
    play(table, "claim a1", "banner beside", "space red")
    assert table.step == "end_turn", "face down was the only answer"
    table = stage().seat(0, rubles=2, space=9)
    play(table, "claim a1", "banner beside", "space red")
    assert why(table, "up") == ("rubles-for-space", "RC-C3")
    assert why(table, "stop") == ("another-question", "RC-C3")


def test_a_tile_face_up_gives_its_benefit_at_once():
    """RC-C4"""
    for tile, gained in (("rubles", "rubles 2"), ("recognition", "recognition 1"), ("gold", "gold 1")):
        table = stage().seat(0, rubles=3).card("a1", tile=tile)
        told = play(table, "claim a1", "banner beside", "space red", "up", f"take {gained.split()[1]}")
        assert told[-1] == f"gained 0 {gained}"


def test_a_die_tile_face_up_gives_what_lies_where_that_die_stands_once():
    """RC-C4, RC-M7"""
    table = stage().card("a1", tile="die-green").die("blue", at=2).die("white", at=2)
    told = play(table, "claim a1", "banner beside", "space red", "up", "take 2")
    assert told[-1] == "gained 0 brick 2"


def test_less_may_be_taken_of_what_a_placed_tile_gives():
    """RC-C4: (reading)"""
    table = stage().card("a1", tile="die-blue")
    play(table, "claim a1", "banner beside", "space red", "up")
    assert moves(table) == ["take 0", "take 1", "take 2"]
    assert why(table, "take 3") == ("gains-less", "RC-C4")
    assert why(table, "end") == ("another-question", "RC-C4")
    play(table, "take 1")
    assert table.holds(0) == {"wood": 1}


def test_what_finds_no_room_is_not_gained():
    """RC-C4"""
    table = stage().seat(0, brick=5).card("a1", tile="die-blue")
    play(table, "claim a1", "banner beside", "space red", "up")
    assert moves(table) == ["take 0", "take 1"]
    table = stage().seat(0, brick=6).card("a1", tile="die-blue")
    play(table, "claim a1", "banner beside", "space red", "up")
    assert table.step == "end_turn"
    assert face_up(table, 0) == {"red": True}


def test_what_the_reserve_lacks_is_not_gained():
    """RC-C4"""
    table = stage().reserve(wood=1).card("a1", tile="die-blue")
    play(table, "claim a1", "banner beside", "space red", "up")
    assert moves(table) == ["take 0", "take 1"]


def test_an_any_material_tile_gives_a_kind_of_choice_or_nothing():
    """RC-C4, RC-M7"""
    table = stage().reserve(gold=0).card("a1", tile="any")
    play(table, "claim a1", "banner beside", "space red", "up")
    assert moves(table) == ["get wood", "get brick", "get stone", "get green_gem", "get purple_gem", "take 0"]
    assert why(table, "get gold") == ("reserve-lacks", "RC-S5")
    play(table, "take 0")
    assert table.holds(0) == {}
    assert table.step == "end_turn"


@pytest.mark.parametrize("colour", ["red", "blue", "green", "yellow"])
def test_on_the_basic_side_each_space_shows_its_price_from_one_to_three(colour):
    """RC-C5"""
    others = [other for other in ("red", "blue", "green", "yellow") if other != colour]
    table = stage(board="basic", colours="-".join([colour, *others]))
    prices = {space["space"]: space["price"] for space in table.of(0)["workshop"]}
    assert all(1 <= price <= 3 for price in prices.values())
    assert colour != "yellow" or prices["blue"] == 2


def test_on_the_advanced_side_every_space_costs_three():
    """RC-C5"""
    table = stage(board="advanced")
    assert [space["price"] for space in table.of(0)["workshop"]] == [3] * 6
    play(table, "claim b1", "banner white-1", "space white-1", "up")
    assert table.rubles(0) == 0


def test_face_up_on_a_coloured_space_unlocks_its_ornament():
    """RC-C6"""
    table = stage(board="advanced")
    ornament = table.of(0)["workshop"][1]["ornament"]
    told = play(table, "claim b1", "banner inventory", "space blue", "up")
    assert f"unlocked 0 {ornament}" in told
    assert table.of(0)["ornaments"][ornament] == 1


def test_face_down_on_a_coloured_space_the_ornament_is_lost():
    """RC-C6"""
    table = stage(board="advanced")
    ornament = table.of(0)["workshop"][1]["ornament"]
    told = play(table, "claim b1", "banner inventory", "space blue", "down")
    assert told[-1] == f"ornament_lost 0 {ornament}"
    assert table.of(0)["ornaments"] == {"door": 0, "arch": 0, "cross": 0}
    assert table.of(0)["workshop"][1]["ornament_state"] == "lost"


def test_a_white_space_is_blocked_until_its_own_banner_is_gone():
    """RC-C6: the banner taken for this very claim counts as gone"""
    table = stage(board="advanced")
    play(table, "claim b1", "banner white-1")
    assert moves_of(table, "space") == ["red", "blue", "green", "yellow", "white-1"]
    assert why(table, "space white-2") == ("white-blocked", "RC-C6")
    table = stage(board="advanced")
    play(table, "claim b1", "banner white-2")
    assert moves_of(table, "space") == ["red", "blue", "green", "yellow", "white-2"]
    assert why(table, "space white-1") == ("white-blocked", "RC-C6")


def test_a_white_space_unlocks_nothing():
    """RC-C6"""
    table = stage(board="advanced")
    told = play(table, "claim b1", "banner white-1", "space white-1", "up")
    assert not [event for event in told if event.startswith(("unlocked", "ornament_lost"))]
    assert table.of(0)["ornaments"] == {"door": 0, "arch": 0, "cross": 0}


def test_on_the_basic_side_white_spaces_are_free_and_no_ornament_depends_on_a_tile():
    """RC-C6"""
    table = stage(board="basic")
    play(table, "claim a1", "banner beside", "space white-2", "down")
    assert table.of(0)["ornaments"] == {"door": 1, "arch": 2, "cross": 1}


def test_the_yellow_boards_green_space_holds_an_arch():
    """RC-C6"""
    table = stage(board="advanced", colours="yellow-red-blue-green")
    assert table.of(0)["workshop"][2]["ornament"] == "arch"


def test_everybody_claims_with_the_own_banners_purse_and_board():
    """RC-C1, RC-C3, RC-C6: green, on seat 2, whose red space holds the door"""
    table = stage(4, board="advanced").turn_of(2).seat(2, rubles=4).workshop(2, "blue", "gold", face="down")
    table.banners(2, inventory=2, white_2=1).card("a1", tile="stone")
    play(table, "claim a1")
    assert moves(table) == ["banner inventory", "banner white-2"]
    play(table, "banner inventory")
    assert moves_of(table, "space") == ["red", "green", "yellow", "white-1"]
    told = play(table, "space red", "up", "take 1")
    assert told == ["paid 2 3", "tile_placed 2 stone red", "unlocked 2 door", "gained 2 stone 1"]
    seat = table.of(2)
    assert (seat["rubles"], seat["free_slots"], seat["ornaments"]["door"]) == (1, 8, 1)
    assert face_up(table, 2) == {"red": True, "blue": False}
    assert [face_up(table, other) for other in (0, 1, 3)] == [{}, {}, {}]
    assert table.at("a1")["banner"] == 2
