"""What a board shows and would otherwise have to know the rules for."""

from typing import Any

import pytest

from cathedrals.kernel.said import Shown
from tests.games.red_cathedral.staging import GAME, Staged, alone, card_needing, ivan_plays, stage
from tests.games.staging import play


def shown(table: Staged) -> dict[str, Shown]:
    moves = [GAME.show(table.table, move) for move in GAME.list_legal(table.table).numbers()]
    return {move.text: move for move in moves}


def die(table: Staged, colour: str) -> dict[str, Any]:
    return next(dict(die) for die in table.seen["market"]["dice"] if die["die"] == colour)


# The cathedral ------------------------------------------------------------------------------------


def test_a_card_tells_whether_it_may_get_a_banner() -> None:
    """RC-C2"""
    table = stage().claimed(0, "a1").built(1, "b1")
    states = {place: table.at(place)["state"] for place in ("a1", "a2", "a3", "b1", "c1", "c2")}
    assert states == {
        "a1": "claimed",
        "a2": "open",
        "a3": "waiting",
        "b1": "finished",
        "c1": "open",
        "c2": "waiting",
    }


def test_a_card_tells_its_level_and_which_ornament_fits_that_is_told() -> None:
    """RC-D1"""
    seen = stage().seen
    tower = [card for card in seen["cathedral"] if card["place"].startswith("a")]
    assert [card["level"] for card in tower] == ["base", *["middle"] * (len(tower) - 2), "dome"]
    assert seen["numbers"]["ornament_of"] == {"base": "door", "middle": "arch", "dome": "cross"}


def test_a_card_tells_what_is_missing_by_its_kinds() -> None:
    """RC-B2"""
    table = stage().card("a1", card_needing("base", wood=1, stone=1)).claimed(0, "a1", wood=1)
    card = table.at("a1")
    assert card["missing"].get("wood", 0) == card["needs"]["wood"] - 1
    assert card["missing"]["stone"] == card["needs"]["stone"]
    assert not card["any_kind"]


def test_what_ivan_laid_of_other_kinds_takes_the_first_places_left() -> None:
    """RC-V5"""
    table = alone().card("a1", card_needing("base", wood=1, stone=1))
    needs = table.at("a1")["needs"]
    table.claimed(1, "a1", purple_gem=needs["wood"])
    card = table.at("a1")
    assert card["any_kind"]
    assert card["missing"] == {name: count for name, count in needs.items() if name != "wood"}


# The market ---------------------------------------------------------------------------------------


def test_a_die_tells_where_it_goes_and_over_which_locations() -> None:
    """RC-M1"""
    seen = die(stage().die("red", at=7, value=3), "red")
    assert seen["ahead"] == ["8", "1", "2", "3", "4", "5", "6", "7"]
    assert seen["goal"] == "2"


def test_whoever_has_its_colour_may_pay_for_a_die_to_go_further_and_anyone_for_the_white() -> None:
    """RC-M1"""
    table = stage(seats=3)
    assert [die(table, name)["payers"] for name in ("red", "green", "yellow")] == [[0], [2], []]
    assert die(table, "white")["payers"] == [0, 1, 2]


def test_ivan_pays_for_no_die() -> None:
    """RC-V2"""
    assert [die(alone(), name)["payers"] for name in ("red", "blue", "white")] == [[0], [], [0]]


def test_a_move_with_a_material_tells_where_it_is_taken_from() -> None:
    """RC-B1"""
    table = stage().claimed(0, "a1").seat(0, wood=1, brick=1, stone=1, gold=1)
    play(table, "build")
    assert {move.args["source"] for move in shown(table).values() if move.family == "lay"} == {"inventory"}


@pytest.mark.parametrize(("verb", "source"), [("buy", "reserve"), ("get", "reserve"), ("sell", "inventory")])
def test_other_moves_with_a_material_tell_it_too_legal_or_not(verb: str, source: str) -> None:
    move = GAME.show(stage().table, GAME.read(f"{verb} gold"))
    assert move.args["source"] == source


# The seats ----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("position", "space", "prestige"), [(0, 0, 0), (33, 33, 0), (80, 80, 0), (85, 5, 40), (161, 1, 80)]
)
def test_a_marker_past_the_end_begins_the_track_anew(position: int, space: int, prestige: int) -> None:
    """RC-T6"""
    seat = stage().seat(0, position).of(0)
    assert (seat["space"], seat["lap_prestige"]) == (space, prestige)


def ornaments(table: Staged, seat: int = 0) -> list[str]:
    states = table.of(seat)["ornament_states"]
    return [f"{name} {state}" for name, of_kind in states.items() for state in of_kind]


def test_on_the_basic_side_an_ornament_that_is_not_ready_has_been_placed() -> None:
    """RC-S4, RC-D1"""
    table = stage().built(0, "a1").decorated(0, "a1")
    assert ornaments(table) == ["door placed", "arch ready", "arch ready", "cross ready"]


def test_on_the_advanced_side_ornaments_are_locked_ready_or_lost() -> None:
    """RC-C6"""
    table = stage(board="advanced").ornaments(0)
    assert {one.split()[1] for one in ornaments(table)} == {"locked"}
    arches = [one["space"] for one in table.of(0)["workshop"] if one["ornament"] == "arch"]
    table.workshop(0, arches[0], "wood").workshop(0, arches[1], "wood", "down").ornaments(0, arch=1)
    assert ornaments(table) == ["door locked", "arch ready", "arch lost", "cross locked"]


def test_ivan_has_no_workshop_and_all_his_ornaments() -> None:
    """RC-V8"""
    assert len(ornaments(alone(), 1)) == 4
    assert {one.split()[1] for one in ornaments(alone(), 1)} == {"ready"}


def test_a_claim_tells_whose_banner_it_takes() -> None:
    """RC-C1, RC-V6"""
    assert shown(stage().turn_of(1))["claim a1"].args["seat"] == 1


def test_gems_tell_how_many_of_each_kind_they_are() -> None:
    """RC-D2"""
    table = stage().built(0, "a1").seat(0, wood=1, green_gem=1, purple_gem=1)
    play(table, "build")
    both = shown(table)["gems green-purple"].args
    assert (both["green"], both["purple"]) == (1, 1)
    assert shown(table)["gems green"].args["purple"] == 0


def test_the_numbers_of_the_rules_are_told() -> None:
    """RC-B1, RC-E1, RC-T2, RC-T3, RC-T6"""
    assert stage().seen["numbers"] == {
        "cards_to_end": 6,
        "deliveries": 3,
        "track": 80,
        "ornament_of": {"base": "door", "middle": "arch", "dome": "cross"},
        "trade": {"prestige": 1, "rubles": 2},
        "reroll": {"prestige": 1},
    }


def test_moves_tell_their_family_and_which_of_them_ends_what_one_is_at() -> None:
    table = stage().claimed(0, "a1").seat(0, wood=1, brick=1, stone=1, gold=1)
    assert {"claim", "die", "build"} <= {move.family for move in shown(table).values()}
    play(table, "build")
    play(table, next(text for text in shown(table) if text.startswith("lay")))
    assert [move.text for move in shown(table).values() if move.ends] == ["stop"]
    assert table.seen["end"] == "end"


def test_the_end_of_a_turn_tells_what_it_would_leave_behind_and_what_takes_it() -> None:
    """RC-M4, RC-M7"""
    table = stage().die("red", 8, 2).workshop(0, "red", "gold")
    play(table, "die red", "more 0?")
    end = shown(table)["end"]
    left = [{"resource": "brick", "amount": 4}, {"resource": "gold", "amount": 1}]
    assert (end.words, end.args["goods"], end.instead) == ("move-end-leaving", left, "take 4")
    play(table, "take 1")
    end = shown(table)["end"]
    assert (end.args["goods"], end.instead) == (left[1:], "use red")
    play(table, "use red", "take 1?")
    assert (shown(table)["end"].words, shown(table)["end"].instead) == ("move-end", "")


def test_a_full_inventory_leaves_nothing_behind() -> None:
    """RC-M4"""
    table = stage().die("red", 8, 2)
    table.seat(0, wood=table.seen["seats"][0]["free_slots"])
    play(table, "die red", "more 0?")
    assert shown(table)["end"].instead == ""


def test_a_tile_of_any_material_is_left_behind_as_one_of_choice() -> None:
    """RC-M7"""
    table = stage().die("red", 8, 2).workshop(0, "red", "any")
    play(table, "die red", "more 0?", "take 4")
    assert shown(table)["end"].args["goods"] == [{"resource": "any", "amount": 1}]


def test_only_the_end_of_the_market_leaves_anything_behind() -> None:
    table = stage().claimed(0, "a1").seat(0, wood=1, brick=1, stone=1, gold=1)
    assert not any(move.instead for move in shown(table).values())
    play(table, "die red", "more 0?")
    assert [text for text, move in shown(table).items() if move.instead] == ["end"]


# Ivan ---------------------------------------------------------------------------------------------


def row(table: Staged) -> str:
    return " ".join(card["state"] for card in table.seen["ivan"]["cards"])


def test_the_first_tile_face_up_tells_what_ivan_does_next() -> None:
    """RC-V2"""
    table = alone().row("inventory", "claim", "transport green", "construction yellow", "recognition red")
    assert row(table) == "past past next later later"


def test_while_one_chooses_for_ivan_the_tile_turned_last_is_the_card_he_follows() -> None:
    """RC-V2, RC-V6"""
    table = alone().row(
        "inventory", "claim green", "transport red", "construction yellow", "recognition blue"
    )
    ivan_plays(table, ["green 1"])
    assert (table.step, row(table)) == ("ivan_claims", "past now later later later")
    assert {move.args["seat"] for move in shown(table).values()} == {1}


def test_when_all_tiles_are_face_down_nothing_is_next() -> None:
    """RC-V8"""
    assert row(alone().row("inventory", "claim", "transport", "construction", "recognition")) == " ".join(
        ["past"] * 5
    )


def test_ivan_sits_on_his_seat_and_his_cards_tell_what_lies_on_them() -> None:
    """RC-V3, RC-V5"""
    ivan = alone().stock(wood=3, gold=1).site(stone=2).seen["ivan"]
    assert ivan["seat"] == 1
    holds = {card["card"]: card["holds"] for card in ivan["cards"]}
    assert {name: count for name, count in holds.items() if count} == {"inventory": 4, "construction": 2}


# What pieces would bring ---------------------------------------------------------------------------


def test_a_die_tells_what_it_would_bring_where_it_goes() -> None:
    """RC-M4: two dice on stone, which shows two."""
    table = stage().die("red", 8, 3)
    yields = die(table, "red")["yields"]
    assert (yields["dice"], yields["goods"][0]["resource"]) == (2, "stone")
    assert yields["goods"][0]["amount"] == 2 * yields["each"] > 0
    play(table, "die red", "more 0?")
    assert (
        max(int(text.split()[1]) for text in shown(table) if text.startswith("take ")) == 2 * yields["each"]
    )


def test_a_die_that_cannot_go_brings_nothing_and_one_that_walks_round_counts_once() -> None:
    """RC-M1, RC-M2"""
    full = stage().die("red", 8, 2).die("blue", 2).die("green", 2).die("yellow", 2)
    assert die(full, "red")["yields"] is None
    assert die(stage().die("red", 8, 8), "red")["yields"]["dice"] == 1


def test_a_workshop_tile_tells_what_it_gives_on_a_card_and_in_a_workshop() -> None:
    """RC-C4, RC-M7"""
    table = stage().card("a1", tile="any").workshop(0, "red", "gold").workshop(0, "blue", "die-white", "down")
    spaces = {space["space"]: space["gives"] for space in table.seen["seats"][0]["workshop"]}
    assert spaces["red"] == {"goods": [{"resource": "gold", "amount": 1}], "die": None}
    assert (spaces["blue"], spaces["green"]) == (None, None)
    assert table.at("a1")["gives"] == {"goods": [{"resource": "any", "amount": 1}], "die": None}
    assert table.claimed(0, "a1").at("a1")["gives"] is None


def test_a_tile_of_a_die_gives_what_lies_where_that_die_stands() -> None:
    """RC-M7"""
    gives = stage().die("white", 4).workshop(0, "red", "die-white").seen["seats"][0]["workshop"][0]["gives"]
    assert (gives["die"], gives["goods"][0]["resource"]) == ("white", "gold")


def test_a_tower_between_two_who_are_level_tells_that_it_pays_nobody() -> None:
    """RC-E5"""
    table = stage().built(0, "a1").built(1, "a2").built(0, "b1")
    towers = {tower["tower"]: tower for tower in GAME.scoring(table.table)["towers"]}
    assert {name: tower["is_tied"] for name, tower in towers.items() if name in "abc"} == {
        "a": True,
        "b": False,
        "c": False,
    }
