"""What the view adds for those who draw the table: what a question settles, and what printed pieces say."""

import random
from typing import Any

import pytest

import cathedrals
from cathedrals.games.red_cathedral.game import RedCathedral
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.question import Outcome
from cathedrals.kernel.table import NOBODY

# What each question is about, where it settles something that was begun.
ABOUT: dict[str, set[str]] = {
    "banner": {"place"},
    "space": {"place"},
    "face": {"place", "space"},
    "deliver": {"deliveries", "begun"},
    "gems": {"place", "deliveries"},
    "walk": {"die"},
    "gain": {"resource", "most", "least"},
    "get": {"amount", "ruled_out", "least"},
    "use": {"influence_card", "which", "used"},
    "swap": {"location"},
    "discard": {"given", "to_go"},
}


ASKED_WITHOUT_IVAN = [
    one.name
    for one in RedCathedral().questions
    if not isinstance(one, Outcome) and not one.name.startswith("ivan")
]


def questions(seed: int) -> dict[str, dict[str, Any]]:
    """The last view of every question that a match of random moves asks."""
    match = cathedrals.new("red_cathedral", seed=seed)
    chooser = random.Random(seed)
    found = {}
    while not match.over and len(match.record.lines) < 900:
        view = match.game.view(match.table, NOBODY)
        found[view["step"]] = view
        match.play(chooser.choice(match.moves))
    return found


@pytest.fixture(scope="module")
def asked() -> dict[str, dict[str, Any]]:
    return questions(1) | questions(2) | questions(3)


@pytest.mark.parametrize("step", ASKED_WITHOUT_IVAN)
def test_a_question_tells_what_it_is_about(asked: dict[str, dict[str, Any]], step: str) -> None:
    assert set(asked[step]["about"]) == ABOUT.get(step, set())


@pytest.mark.parametrize("step", ["space", "face"])
def test_a_claim_is_about_the_card_that_has_just_got_the_banner(
    asked: dict[str, dict[str, Any]], step: str
) -> None:
    view = asked[step]
    card = next(card for card in view["cathedral"] if card["place"] == view["about"]["place"])
    assert card["banner"] == view["asked"]
    assert card["tile"] is not None


def test_the_influence_card_in_use_lies_where_the_die_stands(asked: dict[str, dict[str, Any]]) -> None:
    view = asked["use"]
    market = view["market"]
    moved = next(die for die in market["dice"] if die["die"] == market["moved"])
    assert market["influence"][(int(moved["location"]) - 1) // 2] == view["about"]["influence_card"]


def test_every_influence_card_tells_its_two_actions(asked: dict[str, dict[str, Any]]) -> None:
    market = asked["turn"]["market"]
    for card, actions in zip(market["influence"], market["actions"], strict=True):
        assert [action["influence_card"] for action in actions] == [card, card]


def test_before_a_card_is_laid_it_has_no_actions() -> None:
    game = RedCathedral()
    table = game.new_table()
    options = whole_options(RedCathedral(), {})
    game.set_up(table, 2, options)
    assert game.view(table, NOBODY)["market"]["actions"] == [[], [], [], []]


def test_the_track_tells_where_prestige_is_gained(asked: dict[str, dict[str, Any]]) -> None:
    spaces = asked["turn"]["prestige_spaces"]
    assert spaces[:2] == [5, 9]
    assert spaces[-1] == 80
    assert len(spaces) == 40
