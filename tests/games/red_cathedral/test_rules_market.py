"""The market."""

import pytest

from tests.games.red_cathedral.staging import GAME, stage
from tests.games.staging import moves, moves_of, play, why


def test_any_die_moves_clockwise_by_its_value():
    """RC-M1"""
    table = stage().die("green", at=7, value=4)
    assert moves_of(table, "die") == ["red", "blue", "green", "yellow", "white"]
    assert play(table, "die green") == ["moved 0 green 4 3"]
    assert table.dice()["green"] == (3, 4)


@pytest.mark.parametrize("die", ["red", "white"])
def test_the_white_and_the_own_die_go_further_for_a_ruble_a_step(die):
    """RC-M1"""
    table = stage(colours="red-blue-green-yellow").seat(0, rubles=7).die(die, at=1, value=1)
    play(table, f"die {die}")
    assert moves_of(table, "more") == ["0", "1", "2", "3", "4", "5", "6", "7"]
    told = play(table, "more 3")
    assert told == ["paid 0 3", f"moved 0 {die} 4 5"]
    assert table.rubles(0) == 4


def test_extra_steps_are_limited_by_the_rubles():
    """RC-M1"""
    table = stage().seat(0, rubles=2)
    play(table, "die red")
    assert moves_of(table, "more") == ["0", "1", "2"]
    assert why(table, "more 3") == ("rubles-for-steps", "RC-M1")
    assert why(table, "end") == ("another-question", "RC-M1")


def test_the_die_of_another_goes_no_further():
    """RC-M1"""
    table = stage(4).seat(0, rubles=5)
    play(table, "die yellow")
    assert why(table, "more 1") == ("not-your-die", "RC-M1")


def test_a_die_may_not_end_where_three_others_stand():
    """RC-M2"""
    table = stage()
    for colour in ("blue", "green", "yellow"):
        table.die(colour, at=5)
    table.die("white", at=1, value=4).die("red", at=4, value=2).seat(0, rubles=0)
    assert moves_of(table, "die") == ["red", "blue", "green", "yellow"]
    assert why(table, "die white") == ("fourth-die", "RC-M2")


def test_two_others_do_not_block():
    """RC-M2"""
    table = stage().die("blue", at=5).die("green", at=5).die("yellow", at=4, value=1)
    play(table, "die yellow")
    assert table.dice()["yellow"][0] == 5


def test_rubles_lead_past_or_into_a_full_location():
    """RC-M2"""
    table = stage()
    for colour in ("blue", "green", "yellow"):
        table.die(colour, at=5)
    play(table.die("white", at=1, value=4).seat(0, rubles=2), "die white")
    assert moves_of(table, "more") == ["1", "2"]
    assert why(table, "more 0") == ("fourth-die", "RC-M2")
    play(table.turn_of(0).die("red", at=1, value=3), "die red")
    assert why(table, "more 1") == ("fourth-die", "RC-M2")


@pytest.mark.parametrize("die", ["red", "white"])
def test_only_others_count_where_a_die_comes_back_to_its_place(die):
    """RC-M2: seven rubles and a 1 lead around the ring"""
    table = stage().die(die, at=5).die("blue", at=5).die("green", at=5).die("yellow", at=8).seat(0, rubles=7)
    play(table, f"die {die}", "more 7")
    assert table.dice()[die][0] == 5
    table = stage().die(die, at=5).die("blue", at=5).die("green", at=5).die("yellow", at=5).seat(0, rubles=7)
    play(table, f"die {die}")
    assert why(table, "more 7") == ("fourth-die", "RC-M2")


def test_resources_influence_and_workshop_come_in_any_order_each_optional():
    """RC-M3: green moves to stone and the carters, with a gold tile on its space"""
    orders = [("take 2", "influence 1", "use green"), ("use green", "influence 1", "take 2")]
    for order in [*orders, ("influence 1", "take 2", "use green"), ("take 1",), ()]:
        table = stage().workshop(0, "green", "gold").seat(0, rubles=3)
        play(table, "die green", *order, "end")
        assert table.asked == 1
        assert table.rubles(0) == 3 + ("influence 1" in order)
        assert ("gold" in table.holds(0)) == ("use green" in order)


def test_each_comes_at_most_once():
    """RC-M3"""
    table = stage().workshop(0, "green", "gold")
    play(table, "die green", "take 1", "influence 1", "use green")
    assert moves(table) == ["end"]
    assert why(table, "take 1") == ("already-taken", "RC-M3")
    assert why(table, "influence 2") == ("already-influenced", "RC-M3")
    assert why(table, "use green") == ("already-activated", "RC-M3")


def test_the_tile_gives_its_amount_for_each_die_there_now():
    """RC-M4: the moved die counts"""
    table = stage().die("blue", at=3).die("yellow", at=3).die("green", at=2, value=1)
    told = play(table, "die green", "take 6")
    assert told[-1] == "gained 0 stone 6"


def test_six_is_the_most_that_is_ever_taken():
    """RC-M2, RC-M4: three dice, two each"""
    assert GAME.read("take 6") != -1
    assert GAME.read("take 7") == GAME.read("take 8") == -1


def test_the_player_may_take_less():
    """RC-M4"""
    table = stage().die("yellow", at=3)
    play(table, "die green")
    assert moves_of(table, "take") == ["1", "2", "3", "4"]
    assert why(table, "take 5") == ("shows-less", "RC-M4")
    assert play(table, "take 1") == ["gained 0 stone 1"]
    assert list(table.seen["reserve"].values()) == [20, 20, 19, 15, 10, 10, 65]


def test_free_slots_limit_what_is_taken_and_nothing_is_thrown_away():
    """RC-M4"""
    table = stage().seat(0, gold=3, wood=2).die("yellow", at=3)
    play(table, "die green")
    assert moves_of(table, "take") == ["1"]
    assert why(table, "take 2") == ("no-free-slot", "RC-M4")
    assert {move.split()[0] for move in moves(table)} == {"take", "influence", "end"}


def test_a_full_inventory_takes_rubles_and_recognition_but_no_material():
    """RC-M4"""
    table = stage().seat(0, gold=6).die("blue", at=6).die("green", at=7)
    play(table, "die blue")
    assert moves_of(table, "take") == ["1", "2", "3", "4"]
    table = stage().seat(0, gold=6)
    play(table, "die green")
    assert moves_of(table, "take") == []


def test_the_tile_that_lies_there_at_that_moment_counts():
    """RC-M4, RC-I2: after a swap"""
    table = stage().influence("carters-3", at=3).seat(0, rubles=2)
    play(table, "die green", "influence 2", "swap 3", "swap 7", "take 2")
    assert table.holds(0) == {}
    assert table.rubles(0) == 2


@pytest.mark.parametrize(
    ("resource", "amount"),
    [("wood", 2), ("brick", 2), ("rubles", 2), ("recognition", 1)]
    + [("stone", 2), ("gold", 1), ("green_gem", 1), ("purple_gem", 1)],
)
def test_each_resource_tile_shows_its_amount(resource, amount):
    """RC-M5"""
    table = stage().tile(resource, at=6).die("red", at=5, value=1).seat(0, rubles=0)
    told = play(table, "die red", f"take {amount}")
    assert told[-1] == f"gained 0 {resource} {amount}"
    table = stage().tile(resource, at=6).die("blue", at=5, value=1)
    play(table, "die blue")
    assert why(table, f"take {amount + 1}") == ("shows-less", "RC-M4")


@pytest.mark.parametrize(
    ("location", "card"), [(1, "artisans-1"), (2, "artisans-1"), (7, "clergy-1"), (8, "clergy-1")]
)
def test_influence_is_that_of_the_quadrant_in_which_the_die_stands(location, card):
    """RC-M6"""
    table = stage().die("green", at=location - 1 or 8, value=1).seat(0, wood=1)
    told = play(table, "die green", "influence 1")
    assert told[1].startswith(f"influenced 0 {card} ")


def test_one_of_the_two_actions_is_chosen():
    """RC-M6"""
    table = stage().seat(0, wood=1, rubles=2).die("blue", at=8)
    play(table, "die blue")
    assert moves_of(table, "influence") == ["1", "2"]
    told = play(table, "influence 1")
    assert told[0] == "influenced 0 artisans-1 sell"
    assert why(table, "influence 2") == ("already-influenced", "RC-M3")


def test_lightning_is_used_once():
    """RC-M6"""
    table = stage().seat(0, wood=3, brick=1).die("blue", at=8)
    play(table, "die blue", "influence 1", "sell wood")
    assert table.step == "market"
    assert why(table, "sell wood") == ("another-question", "RC-M3")


def test_infinity_is_used_any_number_of_times_in_one_block():
    """RC-M6: (reading)"""
    table = stage().influence("artisans-3", at=1).seat(0, rubles=0, wood=3, brick=2).die("blue", at=8)
    play(table, "die blue", "influence 1")
    assert why(table, "stop") == ("use-first", "RC-M6")
    play(table, "sell wood", "sell brick", "sell wood", "sell brick")
    assert table.rubles(0) == 4
    assert why(table, "take 1") == ("another-question", "RC-I1")
    play(table, "stop")
    assert why(table, "influence 1") == ("already-influenced", "RC-M3")


def test_prestige_is_traded_between_the_uses():
    """RC-M6, RC-T2, RC-T3"""
    table = stage().influence("clergy-2", at=1).seat(0, rubles=3, space=13).die("blue", at=8)
    play(table, "die blue", "influence 1", "do", "trade", "trade", "reroll 2")
    assert why(table, "do") is None
    assert table.rubles(0) == 4


def test_the_tile_on_the_space_of_the_moved_dies_colour_is_activated():
    """RC-M7"""
    table = stage().workshop(0, "green", "gold").workshop(0, "blue", "stone")
    play(table, "die green")
    assert moves_of(table, "use") == ["green"]
    assert why(table, "use blue") == ("other-colour", "RC-M7")
    assert play(table, "use green") == ["activated 0 gold green", "gained 0 gold 1"]


@pytest.mark.parametrize("material", ["wood", "brick", "stone", "gold", "green_gem", "purple_gem"])
def test_a_material_tile_gives_one(material):
    """RC-M7: here on the space of the own colour"""
    table = stage().workshop(0, "red", material)
    assert play(table, "die red", "more 0", "use red")[-1] == f"gained 0 {material} 1"


def test_a_space_without_a_tile_gives_nothing():
    """RC-M7"""
    table = stage()
    play(table, "die green")
    assert why(table, "use green") == ("no-tile", "RC-M7")


def test_of_two_white_tiles_one_is_chosen():
    """RC-M7"""
    table = stage().workshop(0, "white-1", "gold").workshop(0, "white-2", "rubles")
    play(table, "die white", "more 0")
    assert moves_of(table, "use") == ["white-1", "white-2"]
    play(table, "use white-2", "take 2")
    assert why(table, "use white-1") == ("already-activated", "RC-M3")


def test_a_die_tile_gives_once_what_lies_where_that_die_stands():
    """RC-M7: whatever the number of dice"""
    table = stage().workshop(0, "green", "die-blue").die("red", at=1)
    play(table, "die green", "use green")
    assert moves(table) == ["take 1", "take 2"]
    assert why(table, "take 3") == ("gains-less", "RC-C4")
    assert why(table, "take 0") == ("must-gain", "RC-M7")
    assert play(table, "take 2") == ["gained 0 wood 2"]


def test_the_tile_of_the_moved_die_itself_gives_by_where_it_stands_now():
    """RC-M7"""
    table = stage().workshop(0, "green", "die-green")
    assert play(table, "die green", "use green", "take 2")[-1] == "gained 0 stone 2"


def test_an_any_material_tile_gives_a_kind_the_reserve_still_has():
    """RC-M7"""
    table = stage().workshop(0, "green", "any").reserve(gold=0, wood=0)
    play(table, "die green", "use green")
    assert moves(table) == ["get brick", "get stone", "get green_gem", "get purple_gem"]
    assert why(table, "get gold") == ("reserve-lacks", "RC-S5")
    assert why(table, "take 0") == ("must-gain", "RC-M7")
    assert why(table, "end") == ("another-question", "RC-M7")
    play(table, "get purple_gem")
    assert table.holds(0) == {"purple_gem": 1}


@pytest.mark.parametrize("tile", ["gold", "any", "die-white"])
def test_a_tile_that_finds_no_room_cannot_be_activated(tile):
    """RC-M7"""
    table = stage().workshop(0, "green", tile).seat(0, wood=6)
    play(table, "die green")
    assert why(table, "use green") == ("nothing-to-gain", "RC-M7")


def test_a_tile_whose_material_the_reserve_lacks_cannot_be_activated():
    """RC-M7"""
    table = stage().workshop(0, "green", "gold").reserve(gold=0)
    play(table, "die green")
    assert why(table, "use green") == ("nothing-to-gain", "RC-M7")
    table = (
        stage()
        .workshop(0, "green", "any")
        .reserve(wood=0, brick=0, stone=0, gold=0, green_gem=0, purple_gem=0)
    )
    play(table, "die green")
    assert why(table, "use green") == ("nothing-to-gain", "RC-M7")


def test_at_the_end_of_the_turn_all_dice_where_the_die_stands_are_rerolled_and_stay():
    """RC-M8"""
    table = stage().die("yellow", at=3, value=2)
    told = play(table, "die green", "take 4", "end", chance=["green 6", "yellow 5"])
    assert told[-3:] == ["rolled green 6", "rolled yellow 5", "turn_begins 1"]
    assert (table.dice()["green"], table.dice()["yellow"]) == ((3, 6), (3, 5))
    assert table.dice()["blue"] == (1, 1)


def test_after_claiming_or_building_no_die_is_rolled():
    """RC-M8"""
    table = stage()
    told = play(table, "claim a1", "banner beside", "space red", "down", "end")
    assert not [event for event in told if event.startswith("rolled")]


def test_everybody_acts_on_the_market_with_the_own_die_purse_slots_and_tiles():
    """RC-M1, RC-M4, RC-M7: green, on seat 2"""
    table = stage(4).turn_of(2).seat(2, rubles=4, gold=5, space=2).die("yellow", at=6)
    table.workshop(2, "green", "rubles").workshop(2, "red", "wood").workshop(0, "green", "stone")
    play(table, "die green")
    assert moves_of(table, "more") == ["0", "1", "2", "3", "4"]
    told = play(table, "more 2", "use green", "take 2")
    assert told[0] == "paid 2 2"
    assert told[2:] == ["activated 2 rubles green", "gained 2 rubles 2"]
    assert moves_of(table, "take") == ["1"]
    told = play(table, "take 1", "end")
    assert told[0] == "gained 2 green_gem 1"
    assert told[-1] == "turn_begins 3"
    assert (table.rubles(2), table.holds(2)) == (4, {"gold": 5, "green_gem": 1})
