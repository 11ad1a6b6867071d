"""Setup."""

import pytest

from cathedrals.games.red_cathedral.table import IVAN
from cathedrals.kernel.table import CHANCE
from tests.games.red_cathedral.staging import GAME, card_needing, stage, unshuffled
from tests.games.staging import deal, moves, moves_of, play, sentences, why

FIRST_OF_ALL_TILES = [
    f"tile {name}"
    for name in ["wood", "brick", "stone", "gold", "green_gem", "purple_gem", "rubles", "recognition"]
]


def heights(table) -> list[int]:
    places = [card["place"] for card in table.seen["cathedral"]]
    return [sum(place[0] == tower for place in places) for tower in sorted({place[0] for place in places})]


def test_the_eight_resource_tiles_are_laid_in_any_order_one_per_location():
    """RC-S1"""
    table = unshuffled()
    deal(table, "first 0")
    assert moves(table) == FIRST_OF_ALL_TILES
    told = deal(table, "tile gold", "tile wood")
    assert told == ["resource_tile_laid 1 gold", "resource_tile_laid 2 wood"]
    assert why(table, "tile gold") == ("not-left", "RC-S1")
    shown = stage(chance=["tile gold"]).seen["market"]["tiles"]
    assert [tile["location"] for tile in shown] == list("12345678")
    assert {tile["resource"] for tile in shown} == {text[5:] for text in FIRST_OF_ALL_TILES}


def test_one_card_of_each_group_lies_on_the_quadrants_in_random_order():
    """RC-S2"""
    drawn = ["merchants-2", "clergy-3", "artisans-1", "carters-2"]
    assert stage(chance=[f"card {name}" for name in drawn]).seen["market"]["influence"] == drawn
    table = unshuffled()
    deal(table, "first 0", *FIRST_OF_ALL_TILES[:7])
    assert len(moves_of(table, "card")) == 12
    told = deal(table, "card merchants-2")
    assert told == ["influence_card_laid 1 merchants-2"]
    assert why(table, "card merchants-1") == ("not-left", "RC-S2")
    assert sorted({name.split("-")[0] for name in moves_of(table, "card")}) == [
        "artisans",
        "carters",
        "clergy",
    ]


def test_a_first_game_uses_one_fixed_card_per_group():
    """RC-S2: (designed)"""
    table = unshuffled(first_game="yes")
    deal(table, "first 0", *FIRST_OF_ALL_TILES[:7])
    assert moves_of(table, "card") == ["artisans-1", "carters-1", "merchants-1", "clergy-1"]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_every_marker_starts_on_recognition_space_two(seats):
    """RC-S3"""
    table = stage(seats)
    assert [seat["position"] for seat in table.seen["seats"]] == [2] * max(seats, 2)


def test_colours_go_in_the_order_of_the_dice_by_default_and_can_be_chosen():
    """RC-S4"""
    assert [seat["colour"] for seat in stage(4).seen["seats"]] == ["red", "blue", "green", "yellow"]
    chosen = stage(2, colours="yellow-green-red-blue")
    assert [seat["colour"] for seat in chosen.seen["seats"]] == ["yellow", "green"]


def test_a_die_of_a_colour_nobody_has_belongs_to_nobody():
    """RC-S4"""
    table = stage(2).seat(0, rubles=5)
    play(table, "die green")
    assert why(table, "more 1") == ("not-your-die", "RC-M1")


def test_on_the_basic_side_two_banners_lie_beside_and_all_ornaments_are_available():
    """RC-S4"""
    for seat in stage(4, board="basic").seen["seats"]:
        assert seat["free_slots"] == 6
        assert seat["banners"] == {"inventory": 4, "beside": 2, "white-1": 0, "white-2": 0}
        assert seat["ornaments"] == {"door": 1, "arch": 2, "cross": 1}


def test_on_the_advanced_side_two_banners_lie_on_white_and_an_ornament_is_locked_on_each_colour():
    """RC-S4"""
    for seat in stage(4, board="advanced").seen["seats"]:
        assert seat["free_slots"] == 6
        assert seat["banners"] == {"inventory": 4, "beside": 0, "white-1": 1, "white-2": 1}
        assert seat["ornaments"] == {"door": 0, "arch": 0, "cross": 0}
        locked = [space["ornament"] for space in seat["workshop"] if space["ornament_state"] == "locked"]
        assert sorted(locked) == ["arch", "arch", "cross", "door"]


def test_the_side_of_the_boards_is_chosen_for_all():
    """RC-S4: (reading)"""
    for board, white in (("basic", 0), ("advanced", 1)):
        assert [seat["banners"]["white-1"] for seat in stage(4, board=board).seen["seats"]] == [white] * 4


def test_the_reserve_is_full_at_the_start():
    """RC-S5"""
    reserve = stage().seen["reserve"]
    assert list(reserve.values()) == [20, 20, 20, 15, 10, 10, 72 - 3 - 4]


def test_materials_are_limited_by_the_reserve():
    """RC-S5: blue on the wood tile would give 2"""
    table = stage().die("blue", at=8, value=1).die("red", at=5).reserve(wood=1)
    play(table, "die blue")
    assert moves_of(table, "take") == ["1"]
    assert why(table, "take 2") == ("reserve-lacks", "RC-S5")


def test_what_lies_on_unfinished_cards_is_not_in_the_reserve():
    """RC-S5"""
    table = stage().claimed(0, "a1").seat(0, wood=2)
    play(table, "build", "stop")
    assert table.at("a1")["laid"] == {"wood": 1}
    assert table.seen["reserve"]["wood"] == 18


def test_rubles_come_from_the_reserve_and_go_back_there():
    """RC-S5: change is always made"""
    table = stage().seat(0, rubles=3).seat(1, rubles=4).die("blue", at=6, value=1)
    play(table, "die blue", "take 2")
    assert (table.rubles(0), table.seen["reserve"]["rubles"]) == (5, 63)
    table = stage().die("white", at=1, value=1)
    play(table, "die white", "more 2")
    assert (table.rubles(0), table.seen["reserve"]["rubles"]) == (1, 67)


def test_rubles_are_limited_by_the_reserve_like_materials():
    """RC-S5, RC-M4: blue on the rubles tile would give 2"""
    table = stage().die("blue", at=6, value=1).reserve(rubles=1)
    play(table, "die blue")
    assert moves_of(table, "take") == ["1"]
    assert why(table, "take 2") == ("reserve-lacks", "RC-S5")
    table = stage().die("blue", at=6, value=1).reserve(rubles=0)
    play(table, "die blue")
    assert why(table, "take 1") == ("reserve-lacks", "RC-S5")


def test_with_too_few_rubles_one_takes_what_is_there():
    """RC-S5, RC-B3, RC-T2"""
    card = card_needing("base", pays_rubles=True, stone=1)
    table = stage().card("a1", card).lacking(0, "a1", stone=1).seat(0, rubles=3, stone=1).reserve(rubles=0)
    told = play(table, "build")
    assert not [event for event in told if event.startswith("gained 0 rubles")]
    table = stage().seat(0, space=9).reserve(rubles=1)
    assert play(table, "trade") == ["prestige_traded 0 1", "gained 0 rubles 1"]
    assert table.seen["reserve"]["rubles"] == 0


def test_no_prestige_is_traded_for_rubles_while_there_are_none_but_dice_are_rerolled():
    """RC-S5, RC-T2, RC-T3"""
    table = stage().seat(0, space=9).reserve(rubles=0)
    assert why(table, "trade") == ("reserve-lacks", "RC-S5")
    assert moves_of(table, "reroll")
    play(table, "die white")
    assert why(table, "trade") == ("reserve-lacks", "RC-S5")


@pytest.mark.parametrize(("seats", "towers", "cards"), [(1, 4, 12), (2, 4, 12), (3, 5, 18), (4, 6, 24)])
def test_a_blueprint_of_the_player_count_sets_towers_and_heights(seats, towers, cards):
    """RC-S6"""
    drawn = [stage(seats, chance=[f"blueprint {number}"]) for number in (1, 2, 3)]
    assert [(len(heights(table)), sum(heights(table))) for table in drawn] == [(towers, cards)] * 3
    assert len({tuple(heights(table)) for table in drawn}) == 3
    assert "blueprint_chosen 2" in sentences(drawn[1], drawn[1].told)


def test_a_card_the_blueprint_does_not_have_cannot_be_claimed():
    """RC-S6"""
    assert why(stage(2), "claim e1") == ("no-card-there", "RC-S6")


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_each_tower_is_a_base_then_middles_then_a_dome(seats):
    """RC-S7"""
    for number in (1, 2, 3):
        table = stage(seats, chance=[f"blueprint {number}"])
        for tower, height in zip("abcdef", heights(table), strict=False):
            kinds = [table.at(f"{tower}{level}")["card"].split("-")[0] for level in range(1, height + 1)]
            assert kinds == ["base", *["middle"] * (height - 2), "dome"]


def test_cards_are_drawn_at_random_and_never_twice():
    """RC-S7"""
    table = unshuffled(2)
    deal(table, "first 0", *FIRST_OF_ALL_TILES[:7], "card artisans-1", "card carters-1", "card merchants-1")
    deal(table, "card clergy-1", "blueprint 1")
    assert len(moves_of(table, "card")) == 10
    assert deal(table, "card base-7") == ["card_laid a1 base-7"]
    assert len(moves_of(table, "card")) == 20
    deal(table, "card middle-20")
    assert len(moves_of(table, "card")) == 10
    deal(table, "card dome-3")
    assert "base-7" not in moves_of(table, "card")
    assert why(table, "card base-7") == ("not-left", "RC-S7")


def at_the_first_workshop_tile(seats: int):
    table = unshuffled(seats)
    while table.step != "workshop_tile":
        deal(table, moves(table)[0])
    return table


def test_workshop_tiles_marked_three_plus_are_removed_with_fewer_than_three_players():
    """RC-S8: of each kind there is one tile with the mark and one without"""
    for seats, of_each in ((1, 1), (2, 1), (3, 2), (4, 2)):
        table = at_the_first_workshop_tile(seats)
        laid = [deal(table, "workshop any")[0] for _ in range(of_each)]
        assert laid == ["workshop_tile_laid a1 any", "workshop_tile_laid a2 any"][:of_each]
        assert why(table, "workshop any") == ("not-left", "RC-S8")


def test_a_kind_of_which_two_tiles_are_left_is_twice_as_likely():
    """RC-S8"""
    table = at_the_first_workshop_tile(4)
    deal(table, "workshop wood")
    weights = table.told
    weights.clear()
    GAME.odds(table.table, weights)
    odds = dict(zip(moves_of(table, "workshop"), weights, strict=True))
    assert odds.pop("wood") == 1
    assert set(odds.values()) == {2}


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_one_tile_lies_open_on_each_card(seats):
    """RC-S8: Ivan takes the one of his first claim"""
    cards = stage(seats).seen["cathedral"]
    assert [card["banner"] for card in cards if card["tile"] is None] == ([IVAN] if seats == 1 else [])


def test_five_dice_stand_from_the_recognition_tile_on_clockwise_in_random_order_with_random_values():
    """RC-S9"""
    told = ["tile recognition", "die white", "white 6", "die red", "red 4"]
    table = stage(3, chance=told).dice()
    assert table == {"white": (1, 6), "red": (2, 4), "blue": (3, 1), "green": (4, 1), "yellow": (5, 1)}
    around = stage(2)
    assert [around.dice()[die][0] for die in ("red", "blue", "green", "yellow", "white")] == [8, 1, 2, 3, 4]
    assert {"die_placed red 8", "rolled red 1"} <= set(sentences(around, around.told))


def test_a_random_player_starts_and_rubles_go_in_turn_order():
    """RC-S10"""
    table = unshuffled(4)
    assert moves(table) == ["first 0", "first 1", "first 2", "first 3"]
    assert why(table, "first 3") is None
    assert table.asked == CHANCE
    table = stage(4, chance=["first 2"])
    assert table.asked == 2
    assert [table.rubles(seat) for seat in (2, 3, 0, 1)] == [3, 4, 4, 5]
    assert "starts 2" in sentences(table, table.told)


def test_two_players_get_three_and_four_rubles():
    """RC-S10"""
    table = stage(2, chance=["first 1"])
    assert [table.rubles(0), table.rubles(1)] == [4, 3]
