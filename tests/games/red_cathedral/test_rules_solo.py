"""Alone against Ivan. In what `alone()` stages he has claimed c1, the base with most recognition."""

from itertools import pairwise

import pytest

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral.table import HUMAN, IVAN
from cathedrals.kernel.table import NOBODY
from tests.games.red_cathedral.staging import (
    BASES,
    GAME,
    Staged,
    alone,
    card_needing,
    ivan_plays,
    pays,
    stage,
)
from tests.games.staging import moves, play, sentences, why

LAST_FOUR = ("inventory blue", "construction green", "claim yellow", "recognition white")


def acting(card: str) -> Staged:
    """Ivan's next card is that one. Its die, red, steps from 8 onto wood and the artisans, for nothing."""
    others = [
        name for name in ["inventory", "transport", "construction", "claim", "recognition"] if name != card
    ]
    return alone().row(f"{card} red", *others).die("red", at=8, value=1)


def walking() -> Staged:
    """Ivan's next card does nothing, as there is nothing to transport; its die is red."""
    return alone().row("transport red", *LAST_FOUR)


def turned_down() -> Staged:
    """All of Ivan's tiles lie face down."""
    return alone().row("transport", "inventory", "construction", "claim", "recognition")


def test_only_of_a_persons_own_die_it_is_said_that_steps_may_be_bought():
    """RC-V2: Ivan never takes extra steps."""
    table = stage(1).table
    colours = [seat["colour"] for seat in GAME.view(table, HUMAN)["seats"]]
    said = {colour: [one.words for one in GAME.describe(table, colour)] for colour in colours}
    assert ["about-die-own" in said[colours[seat]] for seat in (HUMAN, IVAN)] == [True, False]


def test_the_setup_is_that_for_two():
    """RC-V1"""
    table = stage(1)
    assert len(table.seen["cathedral"]) == 12
    assert len(table.seen["seats"]) == 2


def test_ivan_has_a_colour_a_marker_banners_and_ornaments_but_no_board():
    """RC-V1"""
    ivan = stage(1, colours="green-yellow-red-blue").of(IVAN)
    assert (ivan["colour"], ivan["position"], ivan["rubles"]) == ("yellow", 2, 0)
    assert ivan["ornaments"] == {"door": 1, "arch": 2, "cross": 1}
    assert (ivan["workshop"], ivan["free_slots"]) == ([], 0)


def test_his_cards_lie_in_random_order_each_with_one_of_the_five_dice_face_up():
    """RC-V1"""
    table = stage(1, chance=["ivan claim", "ivan inventory"])
    assert [card["card"] for card in table.seen["ivan"]["cards"]][:2] == ["claim", "inventory"]
    dice = [card["die"] for card in table.seen["ivan"]["cards"]]
    assert sorted(dice) == ["blue", "green", "red", "white", "yellow"]
    assert all(card["face_up"] for card in table.seen["ivan"]["cards"])
    assert {"ivan_card_laid 1 claim", f"ivan_tile_laid claim {dice[0]}"} <= set(sentences(table, table.told))


def test_he_claims_the_base_with_most_recognition():
    """RC-V1"""
    table = alone(BASES[0], BASES[-1])
    assert table.at("b1")["banner"] == IVAN
    assert sum(table.of(IVAN)["banners"].values()) == 5


def test_of_equal_bases_he_claims_the_leftmost():
    """RC-V1: the two richest that give the same, beside the two poorest"""
    equal = next(pair for pair in pairwise(BASES[::-1]) if pays(pair[0])[0] == pays(pair[1])[0])
    for left, right in (equal, equal[::-1]):
        assert alone(left, right, *BASES[:2]).at("a1")["banner"] == IVAN
        assert alone(BASES[0], left, right, BASES[1]).at("b1")["banner"] == IVAN


def test_his_first_claim_brings_the_recognition_of_the_tile():
    """RC-V1, RC-V6"""
    table = stage(1, chance=[f"card {BASES[-1]}", "workshop recognition"])
    assert table.space(IVAN) == 3
    assert table.at("a1")["tile"] is None


def test_the_human_starts_with_three_rubles():
    """RC-V1"""
    table = stage(1)
    assert (table.asked, table.step, table.rubles(HUMAN)) == (HUMAN, "turn", 3)


def test_ivan_plays_after_the_human():
    """RC-V2"""
    table = walking()
    told = play(table, "die green", "end")
    assert "turn_begins 1" in told
    assert told[-1] == "turn_begins 0"


def test_he_moves_the_die_of_the_leftmost_tile_face_up_and_turns_the_tile():
    """RC-V2"""
    table = stage(1).row("inventory", "transport red", "construction green", "claim", "recognition white")
    told = ivan_plays(table.die("red", at=8, value=3))
    assert told[1] == "moved 1 red 3 3"
    cards = table.seen["ivan"]["cards"]
    assert [card["face_up"] for card in cards] == [False, False, True, False, True]


def test_he_never_pays_for_extra_steps():
    """RC-V2: not even with the die of his own colour"""
    table = (
        stage(1, colours="blue-red-green-yellow").row("transport red", *LAST_FOUR).die("red", at=8, value=1)
    )
    ivan_plays(table)
    assert table.dice()["red"][0] == 1


def test_he_gains_recognition_for_each_die_where_the_recognition_tile_lies():
    """RC-V2: (reading)"""
    table = walking().influence("artisans-1", at=7).die("red", at=7, value=1).die("blue", at=8)
    assert "gained 1 recognition 2" in ivan_plays(table)


def test_he_gains_nothing_but_recognition():
    """RC-V2"""
    for location in range(1, 8):
        table = walking().influence("artisans-1", at=location).die("red", at=location - 1 or 8, value=1)
        assert not [event for event in ivan_plays(table) if event.startswith("gained")]
        assert (table.rubles(IVAN), table.holds(IVAN)) == (0, {})


@pytest.mark.parametrize(("card", "recognition"), [("clergy-1", 1), ("clergy-2", 0), ("clergy-3", 1)])
def test_he_gains_what_the_card_of_the_quadrant_gives_without_payment(card, recognition):
    """RC-V2"""
    table = walking().influence(card, at=1).die("red", at=8, value=1)
    ivan_plays(table)
    assert table.space(IVAN) == 2 + recognition


def test_of_two_recognitions_on_a_card_he_gains_the_larger_he_qualifies_for():
    """RC-V2"""
    table = walking().influence("clergy-3", at=1).die("red", at=8, value=1).built(IVAN, "a1", "a2", "a3")
    ivan_plays(table)
    assert table.space(IVAN) == 4


def test_tile_and_card_add_up():
    """RC-V2"""
    table = walking().influence("clergy-1", at=8).die("red", at=7, value=1).die("blue", at=3)
    ivan_plays(table)
    assert table.space(IVAN) == 4


def test_the_dice_where_his_die_stands_are_rerolled():
    """RC-V2: (reading)"""
    table = walking().die("red", at=8, value=1).die("blue", at=1)
    told = ivan_plays(table, chance=["red 5", "blue 6"])
    assert told[2:4] == ["rolled red 5", "rolled blue 6"]


def test_as_a_fourth_die_there_is_no_move_no_gain_and_no_reroll_but_the_tile_is_turned_and_the_card_done():
    """RC-V2"""
    table = stage(1).row("recognition red", "inventory blue", "construction", "claim", "transport")
    for colour in ("blue", "green", "white"):
        table.die(colour, at=8)
    told = ivan_plays(table.die("red", at=7, value=1))
    assert told[1:3] == ["ivan_blocked red 8", "gained 1 recognition 4"]
    assert not [event for event in told if event.startswith(("rolled", "moved"))]
    assert table.dice()["red"] == (7, 1)
    assert not table.seen["ivan"]["cards"][0]["face_up"]


def test_four_materials_of_the_most_plentiful_kind_go_to_the_inventory_card():
    """RC-V3"""
    table = acting("inventory").reserve(wood=11, brick=9, stone=12, gold=10)
    told = ivan_plays(table)
    assert "ivan_stocked stone 4" in told
    assert table.seen["ivan"]["stock"]["stone"] == 4
    assert table.seen["reserve"]["stone"] == 8


@pytest.mark.parametrize("tied", ["wood brick", "brick stone gold", "gold green_gem", "green_gem purple_gem"])
def test_of_equally_plentiful_kinds_the_first_in_order_is_taken(tied):
    """RC-V3: (reading)"""
    kinds = tied.split()
    table = acting("inventory").reserve(wood=5, brick=5, stone=5, gold=5, green_gem=5, purple_gem=5)
    assert f"ivan_stocked {kinds[0]} 4" in ivan_plays(table.reserve(**dict.fromkeys(kinds, 9)))


def test_when_the_most_plentiful_kind_is_too_few_the_next_follows():
    """RC-V3"""
    table = acting("inventory").reserve(wood=2, brick=3, stone=1, gold=0, green_gem=0, purple_gem=0)
    told = ivan_plays(table)
    assert [event for event in told if event.startswith("ivan_stocked")] == [
        "ivan_stocked brick 3",
        "ivan_stocked wood 1",
    ]


def test_there_are_fewer_if_the_reserve_has_fewer():
    """RC-V3: (reading)"""
    table = acting("inventory").reserve(wood=1, brick=0, stone=1, gold=0, green_gem=0, purple_gem=0)
    ivan_plays(table)
    assert sum(table.seen["ivan"]["stock"].values()) == 2
    assert not any(table.seen["reserve"][name] for name in p.MATERIAL_NAMES)


def test_all_of_them_are_transported_to_the_construction_card():
    """RC-V4"""
    table = acting("transport").stock(wood=4, gold=2).site(wood=1)
    assert "ivan_transported 6" in ivan_plays(table)
    assert sum(table.seen["ivan"]["stock"].values()) == 0
    assert (table.seen["ivan"]["site"]["wood"], table.seen["ivan"]["site"]["gold"]) == (5, 2)


def test_with_nothing_to_transport_it_is_skipped():
    """RC-V4"""
    assert not [event for event in ivan_plays(acting("transport")) if event.startswith("ivan_transported")]


def test_he_supplies_all_bases_from_left_to_right_before_the_next_level():
    """RC-V5: a1 and c1 take all they need, then a2 takes the last"""
    table = acting("construction").claimed(IVAN, "a1", "a2")
    a1, c1 = table.takes("a1"), table.takes("c1")
    told = ivan_plays(table.site(wood=a1 + c1 + 1))
    assert [event for event in told if event.startswith("ivan_delivered")] == [
        f"ivan_delivered {a1} a1",
        f"ivan_delivered {c1} c1",
        "ivan_delivered 1 a2",
    ]
    assert [table.at(place)["finished"] for place in ("a1", "c1", "a2")] == [True, True, False]


def test_he_supplies_a_lower_level_before_a_higher_one_further_left():
    """RC-V5"""
    table = acting("construction").claimed(HUMAN, "a1", "a2", "b1").claimed(IVAN, "a3", "b2")
    told = ivan_plays(table.site(wood=table.takes("c1") + table.takes("b2") + 1))
    supplied = [event.split()[-1] for event in told if event.startswith("ivan_delivered")]
    assert supplied == ["c1", "b2", "a3"]


def test_a_finished_card_gives_him_its_recognition_but_no_rubles_and_the_materials_return():
    """RC-V5"""
    card = card_needing("base", pays_rubles=True)
    table = acting("construction").card("c1", card)
    told = ivan_plays(table.site(gold=2, wood=table.takes("c1") - 2))
    assert [event for event in told if event.startswith("gained")] == [
        f"gained 1 recognition {pays(card)[0]}"
    ]
    assert table.rubles(IVAN) == 0
    assert list(table.seen["reserve"].values()) == [20, 20, 20, 15, 10, 10, 69]


def test_his_finished_cards_punish_as_usual():
    """RC-V5, RC-B4"""
    table = (
        acting("construction").seat(HUMAN, space=9).claimed(HUMAN, "a1").claimed(IVAN, "a2").built(IVAN, "c1")
    )
    assert "penalty 0 a1 1" in ivan_plays(table.site(stone=table.takes("a2")))
    assert table.space(HUMAN) == 8


def test_the_humans_finished_cards_punish_him():
    """RC-B4, RC-V5"""
    table = alone().card("c2", card_needing("middle", stone=1)).lacking(HUMAN, "c2", stone=1)
    table.seat(HUMAN, stone=1, space=0)
    assert "penalty 1 c1 1" in play(table, "build")
    assert table.space(IVAN) == 1


def test_what_is_left_stays_on_the_construction_card():
    """RC-V5"""
    table = acting("construction")
    ivan_plays(table.site(wood=table.takes("c1") + 2))
    assert table.seen["ivan"]["site"]["wood"] == 2


def test_he_does_not_supply_cards_of_the_human():
    """RC-V5"""
    table = acting("construction").claimed(HUMAN, "a1").site(wood=2)
    ivan_plays(table)
    assert table.at("a1")["laid"] == {}


def test_he_claims_directly_above_a_card_the_human_has_claimed_or_built():
    """RC-V6: where several fit the human chooses"""
    table = acting("claim").claimed(HUMAN, "a1").built(HUMAN, "b1")
    ivan_plays(table)
    assert (table.asked, moves(table)) == (HUMAN, ["claim a2", "claim b2"])
    assert why(table, "claim d1") == ("not-for-ivan", "RC-V6")
    assert why(table, "claim c1") == ("already-claimed", "RC-C2")
    assert why(table, "trade") == ("another-question", "RC-V6")
    assert "claimed 1 b2 beside" in play(table, "claim b2")
    assert table.at("b2")["banner"] == IVAN


def test_else_he_claims_a_base():
    """RC-V6: a3 above the human's a2 is his own already"""
    table = acting("claim").claimed(IVAN, "a1", "a3").claimed(HUMAN, "a2")
    ivan_plays(table)
    assert moves(table) == ["claim b1", "claim d1"]


def test_else_he_claims_any_available_card():
    """RC-V6"""
    table = acting("claim").claimed(IVAN, "a1", "b1", "d1")
    ivan_plays(table)
    assert moves(table) == ["claim a2", "claim b2", "claim c2", "claim d2"]


def test_without_a_banner_he_claims_nothing():
    """RC-V6"""
    table = acting("claim").claimed(IVAN, "a1", "b1", "d1", "a2", "b2")
    told = ivan_plays(table)
    assert not [event for event in told if event.startswith("claimed")]
    assert told[-1] == "turn_begins 0"


def test_a_recognition_tile_is_gained_and_any_tile_leaves_the_game():
    """RC-V6"""
    for tile, recognition in (("recognition", 1), ("rubles", 0)):
        table = acting("claim").claimed(HUMAN, "a1").card("a2", tile=tile)
        ivan_plays(table)
        assert table.at("a2")["banner"] == IVAN
        assert table.at("a2")["tile"] is None
        assert (table.space(IVAN), table.rubles(IVAN)) == (2 + recognition, 0)


def test_the_recognition_card_brings_four():
    """RC-V7"""
    table = acting("recognition")
    assert "gained 1 recognition 4" in ivan_plays(table)
    assert table.space(IVAN) == 6


def test_with_all_tiles_face_down_he_decorates_a_card_of_the_human_for_a_prestige():
    """RC-V8: the door is the first; from 2 to 5"""
    table = turned_down().built(HUMAN, "a1").built(IVAN, "b1")
    told = ivan_plays(table)
    assert told[1:3] == ["decorated 1 door a1 none", "prestige_gained 1 1"]
    assert table.at("a1")["ornament"] == IVAN
    assert table.space(IVAN) == 5
    assert table.of(IVAN)["ornaments"] == {"door": 0, "arch": 2, "cross": 1}


def test_else_he_decorates_a_card_of_his_own():
    """RC-V8"""
    table = turned_down().built(HUMAN, "a1").decorated(HUMAN, "a1").claimed(HUMAN, "d1").built(IVAN, "b1")
    assert "decorated 1 door b1 none" in ivan_plays(table)


def test_the_human_chooses_among_several_cards():
    """RC-V8"""
    table = turned_down().built(HUMAN, "a1", "a2", "d1").built(IVAN, "b1")
    ivan_plays(table)
    assert (table.asked, moves(table)) == (HUMAN, ["decorate a1", "decorate d1"])
    assert all(card["die"] for card in table.seen["ivan"]["cards"]), "his tiles lie where they are"
    assert why(table, "decorate b1") == ("ivan-ornament", "RC-V8")
    assert why(table, "decorate a2") == ("ivan-ornament", "RC-V8")
    assert why(table, "end") == ("another-question", "RC-V8")
    assert play(table, "decorate d1")[0] == "decorated 1 door d1 none"


@pytest.mark.parametrize(("placed", "place"), [(0, "a1"), (1, "a2"), (2, "a2"), (3, "a3")])
def test_the_ornaments_follow_strictly_door_arch_arch_cross(placed, place):
    """RC-V8"""
    table = turned_down().built(HUMAN, "a1", "a2", "a3").ivan_placed(placed)
    ivan_plays(table)
    assert [card["place"] for card in table.seen["cathedral"] if card["ornament"] == IVAN] == [place]


@pytest.mark.parametrize(("placed", "cards"), [(0, ("a2", "a3")), (1, ("a1", "a3")), (4, ("a1", "a2", "a3"))])
def test_if_the_next_ornament_does_not_fit_or_none_is_left_nothing_happens(placed, cards):
    """RC-V8"""
    table = turned_down().built(HUMAN, *cards).ivan_placed(placed)
    told = ivan_plays(table)
    assert not [event for event in told if event.startswith(("decorated", "prestige_gained"))]
    assert told[-1] == "turn_begins 0"


def test_then_the_tiles_are_dealt_face_up_again_and_the_turn_goes_on():
    """RC-V8, RC-V2"""
    table = turned_down().die("white", at=8, value=2)
    told = ivan_plays(table, chance=["die white"])
    assert told[1] == "ivan_tile_laid transport white"
    assert "moved 1 white 2 2" in told
    assert [card["face_up"] for card in table.seen["ivan"]["cards"]] == [False, True, True, True, True]
    assert sorted(card["die"] for card in table.seen["ivan"]["cards"]) == [
        "blue",
        "green",
        "red",
        "white",
        "yellow",
    ]


def test_with_a_tile_face_up_he_places_no_ornament():
    """RC-V8"""
    table = walking().built(HUMAN, "a1")
    assert not [event for event in ivan_plays(table) if event.startswith("decorated")]


def test_the_humans_sixth_card_brings_no_prestige_and_ivan_has_a_last_turn():
    """RC-V9"""
    table = walking().built(HUMAN, "a1", "a2", "a3", "b1", "b2").lacking(HUMAN, "b3", gold=1)
    told = play(table.seat(HUMAN, gold=1, space=0), "build", "lay gold b3", "stop?")
    assert told[-1] == "sixth_card 0"
    told = play(table, "end")
    assert "turn_begins 1" in told
    assert told[-1] == "game_over sixth_card"
    assert table.asked == NOBODY


def test_after_ivans_sixth_card_the_human_has_a_last_turn():
    """RC-V9"""
    table = acting("construction").built(IVAN, "a1", "a2", "b1", "b2", "d1")
    told = ivan_plays(table.site(wood=table.takes("c1")))
    assert "sixth_card 1" in told
    assert not [event for event in told if event.startswith("prestige_gained")]
    assert told[-1] == "turn_begins 0"
    assert play(table, "die blue", "end")[-1] == "game_over sixth_card"


def test_the_scoring_is_that_for_two_and_ivan_scores_nothing_for_materials():
    """RC-V9, RC-E2, RC-E5: (reading)"""
    table = stage(1).stock(wood=4).site(stone=6).seat(IVAN, space=12).seat(HUMAN, rubles=5, space=4)
    scoring = GAME.scoring(table.built(HUMAN, "a1", "a2").built(IVAN, "a3").table)
    assert scoring["marker"] == [0, 2]
    assert scoring["leftover"] == [1, 0]
    assert scoring["towers"][0]["points"] == [6, 2]
    assert GAME.scores(table.table) == [7, 4]


def test_ties_with_ivan_are_broken_as_usual():
    """RC-V9, RC-E6"""
    table = stage(1).seat(HUMAN, rubles=0, space=9).seat(IVAN, space=9)
    assert GAME.winners(table.table) == [HUMAN, IVAN]
    assert GAME.winners(table.seat(IVAN, space=13).table) == [IVAN]
