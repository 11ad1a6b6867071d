"""How well somebody played: marks for what is clear, accuracy between blind and best, levels that were measured."""

import pytest

from cathedrals.analysis import marks
from cathedrals.analysis.marks import Played, level, mark, played
from cathedrals.analysis.settings import DEEP, QUICK, digest
from cathedrals.analysis.turns import Turn, spread
from cathedrals.games import HOUSE


def turn(error, noise=0.0, seats=2, stake=0.0, is_free=True):
    rest = [0.5 / (seats - 1)] * (seats - 1)
    after = (0.5 - error, *(share + error / (seats - 1) for share in rest))
    return Turn(0, [1], ["end"], ["end"], (0.5, *rest), after, [after], noise, stake, is_free)


@pytest.mark.parametrize(
    ("error", "name"), [(0.04, ""), (0.051, "slip"), (0.101, "mistake"), (0.151, "blunder"), (0.4, "blunder")]
)
def test_a_turn_is_marked_by_what_it_cost(error, name):
    assert mark(turn(error)) == name


def test_with_more_seats_less_of_a_victory_is_as_dear():
    assert mark(turn(0.026, seats=4)) == "slip"
    assert mark(turn(0.026, seats=2)) == ""


def test_what_the_dice_could_have_made_seem_so_is_not_marked():
    assert mark(turn(0.2, noise=0.09)) == "blunder"
    assert mark(turn(0.2, noise=0.11)) == ""


def test_accuracy_is_what_was_kept_of_what_one_could_choose():
    own = played([turn(0.1, stake=0.2), turn(0.0, stake=0.2), turn(0.3, stake=0.1, is_free=False)])
    assert own.turns == 2
    assert own.accuracy == pytest.approx(75)
    assert own.rate == pytest.approx(5)


def test_worse_than_at_random_is_no_accuracy_and_nothing_at_stake_has_none():
    assert played([turn(0.3, stake=0.1)]).accuracy == pytest.approx(0)
    assert played([]).accuracy is None
    assert Played(0, 0, 0).rate is None


def test_one_plays_like_the_level_whose_accuracy_is_nearest(monkeypatch):
    game = HOUSE[0]
    rows = {"digest": digest(game, QUICK), "2": {"apprentice": 60.0, "master": 90.0}}
    monkeypatch.setattr(marks, "levels_of", lambda path: {"quick": rows})
    assert level(game, 2, QUICK, 70.0) == "apprentice"
    assert level(game, 2, QUICK, 80.0) == "master"
    assert level(game, 3, QUICK, 80.0) == ""
    assert level(game, 2, DEEP, 80.0) == ""
    assert level(game, 2, QUICK, None) == ""
    rows["digest"] = "another"
    assert level(game, 2, QUICK, 70.0) == "", "measured by another evaluator"


def test_the_spread_of_differences_is_the_error_of_their_mean():
    assert spread([0.1]) == 0
    assert spread([1.0, 1.0, 1.0]) == 0
    assert spread([0.0, 2.0]) == pytest.approx(1)
