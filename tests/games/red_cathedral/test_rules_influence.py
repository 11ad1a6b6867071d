"""The influence cards. Blue steps from location 8 onto 1, where the card in question lies."""

import pytest

from tests.games.red_cathedral.staging import stage
from tests.games.staging import moves, moves_of, play, why


def beside(card: str, seats: int = 2, **held: int):
    """Seat 0 has just moved blue to location 1, in the quadrant of that card."""
    table = stage(seats).influence(card, at=1).die("blue", at=8)
    table.seat(0, **{"rubles": 0, **held})
    return table


def asked(card: str, which: int, **held: int):
    """The same, and seat 0 has chosen that action."""
    table = beside(card, **held)
    play(table, "die blue", f"influence {which}")
    return table


# Artisans -----------------------------------------------------------------------------------------


def test_any_material_is_sold_for_one():
    """RC-I1"""
    table = asked("artisans-1", 1, wood=1, gold=1)
    assert moves(table) == ["sell wood", "sell gold"]
    assert why(table, "sell stone") == ("not-held", "RC-I1")
    told = play(table, "sell gold")
    assert told == ["gave 0 gold 1", "gained 0 rubles 1"]
    assert table.seen["reserve"]["gold"] == 15


def test_nothing_is_sold_by_who_has_nothing():
    """RC-I1"""
    table = beside("artisans-1")
    play(table, "die blue")
    assert why(table, "influence 1") == ("nothing-to-give", "RC-I1")


def test_any_material_is_bought_for_two():
    """RC-I1"""
    table = asked("artisans-1", 2, rubles=3)
    assert len(moves_of(table, "buy")) == 6
    assert play(table, "buy purple_gem") == ["paid 0 2", "gained 0 purple_gem 1"]
    assert table.rubles(0) == 1


@pytest.mark.parametrize(
    ("card", "which", "verb", "materials", "rubles"),
    [
        ("artisans-2", 1, "buy", ["wood", "brick"], -1),
        ("artisans-2", 2, "sell", ["green_gem", "purple_gem"], 2),
        ("artisans-3", 1, "sell", ["wood", "brick"], 1),
        ("artisans-3", 2, "buy", ["stone", "gold"], -2),
    ],
)
def test_pictured_materials_are_bought_and_sold_for_their_price(card, which, verb, materials, rubles):
    """RC-I1"""
    held = dict.fromkeys(materials if verb == "sell" else [], 1)
    table = asked(card, which, rubles=5, **held)
    assert moves_of(table, verb) == materials
    other = "gold" if "gold" not in materials else "wood"
    assert why(table, f"{verb} {other}") == ("not-pictured", "RC-I1")
    play(table, f"{verb} {materials[0]}")
    assert table.rubles(0) == 5 + rubles


def test_buying_needs_rubles_a_free_slot_and_the_reserve():
    """RC-I1"""
    table = beside("artisans-1", rubles=1)
    play(table, "die blue")
    assert why(table, "influence 2") == ("rubles-for-action", "RC-I1")
    table = beside("artisans-1", rubles=2, wood=6)
    play(table, "die blue")
    assert why(table, "influence 2") == ("no-free-slot", "RC-M4")
    table = beside("artisans-2", rubles=2).reserve(wood=0, brick=0)
    play(table, "die blue")
    assert why(table, "influence 1") == ("reserve-lacks", "RC-S5")
    table = asked("artisans-1", 2, rubles=2).reserve(gold=0)
    assert why(table, "buy gold") == ("reserve-lacks", "RC-S5")


def test_the_last_free_slot_ends_the_buying():
    """RC-I1"""
    table = asked("artisans-2", 1, rubles=3, gold=5, space=9)
    play(table, "buy wood")
    assert why(table, "buy wood") == ("no-free-slot", "RC-M4")


# Carters ------------------------------------------------------------------------------------------


def test_a_ruble_delivers_one_material():
    """RC-I2"""
    table = beside("carters-1", rubles=2, wood=2).claimed(0, "a1", "b1")
    told = play(table, "die blue", "influence 2", "lay wood b1")
    assert told[2:] == ["paid 0 1", "delivered 0 wood b1"]
    assert table.step == "market"


def test_delivering_by_carters_finishes_cards_and_punishes_as_building_does():
    """RC-I2, RC-B3, RC-B4"""
    table = beside("carters-1", rubles=1, wood=1).claimed(1, "a1").seat(1, space=9)
    told = play(table.lacking(0, "a2", wood=1), "die blue", "influence 2")
    assert "finished 0 a2" in told
    assert told[-1] == "penalty 1 a1 1"


def test_one_delivery_pays_for_a_bare_ornament_but_no_gem():
    """RC-I2, RC-D2: an ornament is paid in full within one use (reading)"""
    table = beside("carters-3", rubles=2, wood=1, green_gem=1).built(0, "a1")
    told = play(table, "die blue", "influence 1")
    assert "decorated 0 door a1 none" in told


def test_three_rubles_deliver_two_materials_or_one():
    """RC-I2: (reading)"""
    table = beside("carters-2", rubles=3, wood=1, brick=2).claimed(0, "a1", "b1")
    play(table, "die blue", "influence 2", "lay wood a1", "lay brick b1")
    assert table.step == "market"
    assert (table.rubles(0), table.holds(0)) == (0, {"brick": 1})
    table = beside("carters-2", rubles=3, wood=1, brick=2).claimed(0, "a1", "b1")
    play(table, "die blue", "influence 2", "lay wood a1", "stop")
    assert table.step == "market"


def test_two_deliveries_pay_for_an_ornament_with_one_gem():
    """RC-I2, RC-D2"""
    table = beside("carters-2", rubles=3, wood=1, green_gem=2).built(0, "a1")
    play(table, "die blue", "influence 2")
    assert moves(table) == ["gems none", "gems green"]
    assert why(table, "gems green-green") == ("too-many-gems", "RC-D2")
    assert play(table, "gems green")[-1] == "prestige_gained 0 1"


def test_each_use_of_the_carters_is_a_delivery_of_its_own_and_is_paid_again():
    """RC-I2"""
    table = beside("carters-3", rubles=3, wood=2, brick=1).claimed(0, "a1", "b1")
    play(table, "die blue", "influence 1", "lay wood a1", "lay wood a1", "lay brick b1")
    assert table.rubles(0) == 0


def test_without_rubles_or_anything_to_deliver_the_carters_do_not_deliver():
    """RC-I2"""
    table = beside("carters-1", rubles=0, wood=1).claimed(0, "a1")
    play(table, "die blue")
    assert why(table, "influence 2") == ("rubles-for-action", "RC-I2")
    table = beside("carters-1", rubles=1, gold=1).claimed(0, "a1")
    play(table, "die blue")
    assert why(table, "influence 2") == ("nothing-to-deliver", "RC-B1")


def test_who_runs_out_of_rubles_may_trade_prestige_and_deliver_again():
    """RC-I2, RC-T2"""
    table = beside("carters-3", rubles=1, wood=2, space=9).claimed(0, "a1", "b1")
    play(table, "die blue", "influence 1", "lay wood a1")
    assert why(table, "lay wood a1") == ("rubles-for-action", "RC-I2")
    assert why(table, "take 1") == ("another-question", "RC-I2")
    play(table, "trade", "lay wood b1")
    assert table.rubles(0) == 1


def test_the_carters_give_a_ruble():
    """RC-I2, RC-I5"""
    table = asked("carters-1", 1)
    assert table.rubles(0) == 1
    assert table.step == "market"


def test_two_rubles_swap_any_two_resource_tiles():
    """RC-I2"""
    table = asked("carters-3", 2, rubles=2)
    assert moves_of(table, "swap") == ["1", "2", "3", "4", "5", "6", "7", "8"]
    told = play(table, "swap 4")
    assert why(table, "swap 4") == ("same-location", "RC-I2")
    assert why(table, "end") == ("another-question", "RC-I2")
    told += play(table, "swap 8")
    assert told == ["paid 0 2", "swapped 0 4 8"]
    tiles = [tile["resource"] for tile in table.seen["market"]["tiles"]]
    assert (tiles[3], tiles[7]) == ("recognition", "gold")
    table = beside("carters-3", rubles=1)
    play(table, "die blue")
    assert why(table, "influence 2") == ("rubles-for-action", "RC-I2")


# Merchants ----------------------------------------------------------------------------------------


def test_two_identical_materials_become_one_of_any_kind():
    """RC-I3"""
    table = asked("merchants-1", 1, wood=2, brick=3, stone=1)
    assert moves(table) == ["give wood", "give brick"]
    assert why(table, "give stone") == ("too-few-identical", "RC-I3")
    assert why(table, "give gold") == ("not-held", "RC-I3")
    told = play(table, "give brick")
    assert told == ["gave 0 brick 2"]
    assert len(moves_of(table, "get")) == 6
    play(table, "get brick")
    assert table.holds(0) == {"wood": 2, "brick": 2, "stone": 1}


def test_without_two_identical_materials_nothing_is_exchanged():
    """RC-I3"""
    table = beside("merchants-1", wood=1, brick=1)
    play(table, "die blue")
    assert why(table, "influence 1") == ("too-few-identical", "RC-I3")


def test_one_pays_first_and_then_takes():
    """RC-I3: (reading); so a full inventory and an empty reserve do not hinder"""
    table = beside("merchants-1", wood=6).reserve(wood=0, brick=0, stone=0, gold=0, green_gem=0, purple_gem=0)
    play(table, "die blue", "influence 1")
    assert table.holds(0) == {"wood": 5}


def test_four_identical_materials_become_two_which_may_differ():
    """RC-I3"""
    table = asked("merchants-2", 1, wood=4, brick=2)
    assert table.step == "get", "wood is the only kind of which there are four"
    assert why(table, "take 0") == ("must-gain", "RC-M7")
    play(table, "get gold", "get green_gem")
    assert table.holds(0) == {"brick": 2, "gold": 1, "green_gem": 1}
    assert table.step == "market"
    table = asked("merchants-2", 1, wood=4)
    play(table, "get gold", "get gold")
    assert table.holds(0) == {"gold": 2}


def test_a_ruble_and_a_material_become_one_of_any_other_kind():
    """RC-I3"""
    table = asked("merchants-2", 2, rubles=1, wood=1, brick=1)
    told = play(table, "give wood")
    assert told == ["paid 0 1", "gave 0 wood 1"]
    assert why(table, "get wood") == ("same-kind", "RC-I3")
    play(table, "get gold")
    assert table.holds(0) == {"brick": 1, "gold": 1}


def test_a_barter_needs_a_ruble_and_a_material():
    """RC-I3"""
    table = beside("merchants-2", wood=1)
    play(table, "die blue")
    assert why(table, "influence 2") == ("rubles-for-action", "RC-I3")
    table = beside("merchants-2", rubles=1)
    play(table, "die blue")
    assert why(table, "influence 2") == ("nothing-to-give", "RC-I3")


def test_a_material_that_could_only_become_itself_is_not_bartered():
    """RC-I3: unavailable if nothing could be received (reading)"""
    table = beside("merchants-3", rubles=2, wood=1, brick=1, space=9)
    play(table.reserve(brick=0, stone=0, gold=0, green_gem=0, purple_gem=0), "die blue", "influence 1")
    assert moves_of(table, "give") == ["brick"]
    assert why(table, "give wood") == ("reserve-lacks", "RC-S5")
    play(table, "give brick")
    assert table.holds(0) == {"wood": 2}


def test_any_own_face_up_tile_is_activated_and_may_be_activated_again_by_its_die():
    """RC-I3, RC-M7"""
    table = beside("merchants-1").workshop(0, "blue", "gold").workshop(0, "white-2", "die-green")
    play(table.workshop(0, "red", "stone", face="down"), "die blue", "influence 2")
    assert moves_of(table, "use") == ["blue", "white-2"]
    assert why(table, "use red") == ("tile-face-down", "RC-C3")
    assert why(table, "use green") == ("no-tile", "RC-M7")
    play(table, "use blue", "use blue")
    assert table.holds(0) == {"gold": 2}


def test_without_a_face_up_tile_that_gives_something_nothing_is_activated():
    """RC-I3: (reading)"""
    for table in (
        beside("merchants-1"),
        beside("merchants-1").workshop(0, "blue", "gold", face="down"),
        beside("merchants-1").workshop(0, "blue", "gold").reserve(gold=0),
    ):
        play(table, "die blue")
        assert why(table, "influence 2") == ("no-tile", "RC-M7")


# Clergy -------------------------------------------------------------------------------------------


def test_the_clergy_give_one_recognition():
    """RC-I4, RC-I5"""
    table = asked("clergy-1", 1, space=7)
    assert table.space(0) == 8
    assert table.step == "market"


def test_three_rubles_bring_one_prestige():
    """RC-I4"""
    table = beside("clergy-1", rubles=3, space=3)
    told = play(table, "die blue", "influence 2")
    assert told[2:] == ["paid 0 3", "prestige_gained 0 1"]
    assert table.space(0) == 5
    table = beside("clergy-1", rubles=2)
    play(table, "die blue")
    assert why(table, "influence 2") == ("rubles-for-action", "RC-I4")


def test_the_clergy_of_infinity_sell_prestige_again_and_again():
    """RC-I4, RC-M6"""
    table = asked("clergy-2", 1, rubles=7, space=9)
    play(table, "do", "do")
    assert (table.space(0), table.rubles(0)) == (17, 1)
    assert why(table, "do") == ("rubles-for-action", "RC-I4")


def test_three_different_materials_bring_one_prestige():
    """RC-I4"""
    table = asked("clergy-2", 2, wood=2, brick=1, stone=1, gold=1, space=3)
    play(table, "give wood")
    assert why(table, "give wood") == ("given-already", "RC-I4")
    assert why(table, "give purple_gem") == ("not-held", "RC-I4")
    assert why(table, "end") == ("another-question", "RC-I4")
    told = play(table, "give gold", "give stone")
    assert told[-1] == "prestige_gained 0 1"
    assert (table.space(0), table.holds(0)) == (5, {"wood": 1, "brick": 1})
    assert table.seen["reserve"]["gold"] == 15


def test_two_kinds_of_material_bring_no_prestige():
    """RC-I4"""
    table = beside("clergy-2", wood=4, brick=1)
    play(table, "die blue")
    assert why(table, "influence 2") == ("too-few-kinds", "RC-I4")


def test_who_has_finished_a_base_a_middle_and_a_dome_gains_two_recognition():
    """RC-I4"""
    table = beside("clergy-3", space=7).built(0, "a1", "b1", "b2", "b3")
    assert play(table, "die blue", "influence 2")[-1] == "gained 0 recognition 2"
    assert table.space(0) == 9


@pytest.mark.parametrize("missing", ["a1", "a2", "a3"])
def test_presence_needs_own_finished_cards_of_all_three_levels(missing):
    """RC-I4"""
    table = beside("clergy-3").built(0, *[place for place in ("a1", "a2", "a3") if place != missing])
    play(table.claimed(0, missing), "die blue")
    assert why(table, "influence 2") == ("not-present", "RC-I4")
    table = beside("clergy-3").built(0, *[place for place in ("a1", "a2", "a3") if place != missing])
    play(table.built(1, missing), "die blue")
    assert why(table, "influence 2") == ("not-present", "RC-I4")


@pytest.mark.parametrize(
    ("card", "which", "rest"),
    [
        ("carters-2", 1, ()),
        ("clergy-3", 1, ()),
        ("clergy-3", 2, ()),
        ("merchants-3", 2, ("use red", "take 2")),
    ],
)
def test_free_gains_and_the_activation_come_once(card, which, rest):
    """RC-I5"""
    table = beside(card).built(0, "a1", "a2", "a3").workshop(0, "blue", "rubles").workshop(0, "red", "rubles")
    play(table, "die blue", f"influence {which}", *rest)
    assert table.step == "market"
    assert why(table, f"influence {which}") == ("already-influenced", "RC-M3")


def asked_of_green(card: str, which: int, **held: int):
    """Seat 2 of 4 has moved blue to location 1 and chosen that action."""
    table = stage(4).turn_of(2).influence(card, at=1).die("blue", at=8).seat(2, **{"rubles": 0, **held})
    play(table, "die blue", f"influence {which}")
    return table


def test_everybody_uses_influence_with_the_own_purse_and_inventory():
    """RC-I1, RC-I3, RC-I4: seat 2 of 4"""
    table = asked_of_green("artisans-1", 1, wood=1, gold=1)
    play(table, "sell gold")
    assert (table.rubles(2), table.holds(2)) == (1, {"wood": 1})
    table = asked_of_green("artisans-1", 2, rubles=2)
    play(table, "buy gold")
    assert (table.rubles(2), table.holds(2)) == (0, {"gold": 1})
    table = asked_of_green("merchants-1", 1, wood=2)
    play(table, "get stone")
    assert table.holds(2) == {"stone": 1}
    table = asked_of_green("clergy-2", 2, wood=1, brick=1, gold=1, stone=1)
    play(table, "give wood")
    assert moves_of(table, "give") == ["brick", "stone", "gold"]
    play(table, "give brick", "give stone")
    assert (table.space(2), table.holds(2)) == (5, {"gold": 1})


def test_an_action_that_brings_only_rubles_is_not_offered_while_there_are_none():
    """RC-S5, RC-I1, RC-I2"""
    table = beside("artisans-1", gold=1).reserve(rubles=0)
    play(table, "die blue")
    assert why(table, "influence 1") == ("reserve-lacks", "RC-S5")
    table = beside("carters-2").reserve(rubles=0)
    play(table, "die blue")
    assert why(table, "influence 1") == ("reserve-lacks", "RC-S5")


def test_a_sale_brings_the_rubles_there_are():
    """RC-S5, RC-I1: the second would bring nothing"""
    table = asked("artisans-2", 2, green_gem=2, space=9).reserve(rubles=1)
    assert play(table, "sell green_gem") == ["gave 0 green_gem 1", "gained 0 rubles 1"]
    assert table.holds(0) == {"green_gem": 1}
    assert why(table, "sell green_gem") == ("reserve-lacks", "RC-S5")


def test_one_may_stop_when_a_trade_has_taken_the_last_rubles():
    """RC-M6, RC-S5"""
    table = asked("artisans-3", 1, wood=2, space=13).reserve(rubles=1)
    assert why(table, "stop") == ("use-first", "RC-M6")
    play(table, "trade")
    assert (table.step, [move for move in moves(table) if not move.startswith("reroll")]) == ("use", ["stop"])
