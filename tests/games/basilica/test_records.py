"""The kept records show every ending, and a slow recount agrees with them."""

from itertools import pairwise

import pytest

from cathedrals import game
from cathedrals.kernel import record as records
from cathedrals.kernel.replaying import replay
from cathedrals.kernel.table import NOBODY
from tests.games import kept
from tests.games.basilica import slow_scorer
from tests.games.kept import every, paths_of

PATHS, RESULTS = paths_of("basilica"), kept.RESULTS["basilica"]


def test_there_are_records_of_every_ending_and_of_a_draw():
    """BA-T3, BA-K1, BA-C5, BA-E1"""
    endings = {result["ending"] for result in RESULTS.values()}
    assert endings == {"third_scoring", "second_exhaustion", "nobody_can_act", "resigned"}
    draws = [result for result in RESULTS.values() if result["winners"] == [0, 1]]
    assert any(max(result["scores"]) > 0 for result in draws)
    opened = [records.read(path.read_text()) for path in PATHS]
    assert any(line.number_after("agree") for record in opened for line in record.lines)
    assert any(line.text == "pay" for record in opened for line in record.lines)
    assert any(line.text == "discard" for record in opened for line in record.lines)


def views_of(name):
    """The table at every line of a record."""
    record = records.read(next(path for path in PATHS if path.stem == name).read_text())
    match = replay(game(record.game), record, to=0)
    for line in record.lines:
        match.add(line, match.legal_number(line.text))
        yield match.game.view(match.table, NOBODY)


def test_a_last_scoring_by_the_second_exhaustion_is_that_of_the_plan_shown_at_the_end():
    """BA-K1: a vault was laid since the view before, which would have brought something else"""
    *_, before, last = views_of("greedy-907")
    assert last["ending"] == "second_exhaustion"
    assert slow_scorer.scoring(last) == last["scorings"][-1] == [13, 13]
    assert before["king"]["is_due"] is False


def test_a_plan_is_pushed_to_the_board_farther_than_two_rows():
    """BA-C5: (reading)"""
    heights = [(view["height"], view["king"]["is_due"]) for view in views_of("random-pushed")]
    pushed = [now[0] - then[0] for then, now in pairwise(heights) if then[1] and not now[1]]
    assert min(pushed) < -2


@pytest.mark.dear
@every(PATHS)
def test_the_slow_recount_agrees_all_along_and_at_every_scoring(path):
    """BA-C1, BA-C2, BA-C3, BA-C4, BA-E1"""
    record = records.read(path.read_text())
    match = replay(game(record.game), record, to=0)
    due = [0, 0]
    for line in record.lines:
        if line.is_about_match:
            break
        held = len(match.game.view(match.table, NOBODY)["scorings"])
        match.add(line, match.legal_number(line.text))
        view = match.game.view(match.table, NOBODY)
        if len(view["scorings"]) > held and not view["ending"]:
            assert view["scorings"][-1] == due
        due = slow_scorer.scoring(view)
        if len(match.record.lines) % 5 == 0:
            assert slow_scorer.scores(view) == match.scores
            check_areas(view)


def check_areas(view):
    """The areas a view tells are those found the slow way, with the same points."""
    told = sorted((area["colour"], sorted(area["cells"]), area["points"]) for area in view["areas"])
    found = sorted(
        (colour, sorted(vault["cell"] for vault in members), slow_scorer.points_of_area(members))
        for colour, members in slow_scorer.areas(view)
    )
    assert told == found
