"""What looks sensible at a glance: goods change hands where an own card waits for them, and else one stops."""

import pytest

from cathedrals.kernel.row import Row
from tests.games.red_cathedral.staging import GAME, Staged, stage
from tests.games.staging import play


def first_thought(table: Staged) -> str:
    weights = Row()
    GAME.prior(table.table, weights)
    moves, numbers = GAME.list_legal(table.table).numbers(), weights.numbers()
    return GAME.write(moves[numbers.index(max(numbers))])


def on_card(card: str, action: int, **have: int) -> Staged:
    """Seat 0 has chosen an action of an influence card; its card a2 waits for one wood, one stone and one gold."""
    table = stage().card("a2", "middle-9").influence(card, at=1).die("blue", at=8).claimed(0, "a2")
    play(table.seat(0, **{"rubles": 0, **have}), "die blue", f"influence {action}")
    return table


@pytest.mark.parametrize(
    ("card", "action", "have", "thought"),
    [
        ("merchants-3", 1, {"rubles": 2, "brick": 1, "wood": 1}, "give brick"),
        ("artisans-2", 1, {"rubles": 5}, "buy wood"),
        ("artisans-3", 1, {"brick": 2, "wood": 1}, "sell brick"),
    ],
)
def test_what_the_own_cards_lack_is_got_and_what_they_want_is_kept(card, action, have, thought):
    assert first_thought(on_card(card, action, **have)) == thought


@pytest.mark.parametrize(
    ("card", "have", "first"),
    [
        (
            "merchants-3",
            {"rubles": 90, "wood": 1, "stone": 1, "gold": 1, "brick": 1},
            ["give brick", "get wood"],
        ),
        ("artisans-2", {"rubles": 90}, ["buy wood"]),
        ("artisans-3", {"brick": 1, "wood": 1}, ["sell brick"]),
    ],
)
def test_with_nothing_to_gain_one_stops_however_many_rubles_there_are(card, have, first):
    table = on_card(card, 1, **have)
    play(table, *first)
    assert first_thought(table) == "stop"


def test_what_is_lacking_is_taken_for_what_was_given():
    table = on_card("merchants-3", 1, rubles=2, brick=1, purple_gem=1)
    play(table, "give brick")
    assert first_thought(table) in {"get wood", "get stone", "get gold"}


@pytest.mark.parametrize(("stone", "thought"), [(1, "lay"), (2, "decorate")])
def test_an_ornament_is_thought_of_first_only_with_what_no_card_waits_for(stone, thought):
    """Both an arch for a1's neighbour above and the card b2 want stone."""
    table = stage().card("b2", "middle-9").built(0, "b1", "a1", "a2").claimed(0, "b2").ornaments(0, arch=1)
    play(table.seat(0, rubles=0, wood=1, stone=stone, gold=1), "build")
    assert first_thought(table).startswith(thought)
