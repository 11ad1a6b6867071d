"""The kept records show every ending, and a slow recount agrees with them."""

import json
from pathlib import Path

import pytest

from cathedrals import game, load
from cathedrals.kernel import record as records
from cathedrals.kernel.match import replay
from cathedrals.kernel.table import NOBODY
from tests.games.basilica import slow_scorer

FOLDER = Path(__file__).parents[2] / "records" / "basilica"
PATHS = sorted(FOLDER.glob("*.record"))
RESULTS = json.loads((FOLDER / "results.json").read_text())


def stem(path):
    return path.stem


def test_there_are_records_of_every_ending_and_of_a_draw():
    """BA-T3, BA-K1, BA-C5, BA-E1"""
    assert len(PATHS) >= 20
    assert sorted(RESULTS) == [path.stem for path in PATHS]
    endings = {result["ending"] for result in RESULTS.values()}
    assert endings == {"third_scoring", "second_exhaustion", "nobody_can_act", "resigned"}
    draws = [result for result in RESULTS.values() if result["winners"] == [0, 1]]
    assert any(max(result["scores"]) > 0 for result in draws)
    opened = [records.read(path.read_text()) for path in PATHS]
    assert any(line.number_after("agree") for record in opened for line in record.lines)
    assert any(line.text == "pay" for record in opened for line in record.lines)
    assert any(line.text == "discard" for record in opened for line in record.lines)


@pytest.mark.dear
@pytest.mark.parametrize("path", PATHS, ids=stem)
def test_a_slow_recount_gives_the_same_scores(path):
    """BA-C1, BA-C2, BA-C3, BA-C4, BA-E1"""
    match = load(path)
    view = match.game.view(match.table, NOBODY)
    assert slow_scorer.scores(view) == match.scores
    if match.resigned is None:
        assert slow_scorer.winners(view) == match.winners


@pytest.mark.dear
@pytest.mark.parametrize("path", PATHS, ids=stem)
def test_the_slow_recount_agrees_all_along_and_at_every_scoring(path):
    record = records.read(path.read_text())
    match = replay(game(record.game), record, to=0)
    due = [0, 0]
    for line in record.lines:
        if line.is_about_match:
            break
        held = len(match.game.view(match.table, NOBODY)["scorings"])
        match.add(line)
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
