"""Records that must replay for ever, each to the result it had."""

import json
from pathlib import Path

import pytest

from cathedrals import game, load, matches
from cathedrals.kernel import record as records
from cathedrals.kernel.match import replay
from cathedrals.kernel.table import NOBODY, from_bytes
from tests.games.basilica import slow_scorer

FOLDER = Path(__file__).parents[2] / "records" / "basilica"
PATHS = sorted(FOLDER.glob("*.record"))
RESULTS = json.loads((FOLDER / "results.json").read_text())
DEALT = [path for path in PATHS if path.stem != "walled-in"]  # which was told move by move


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


@pytest.mark.parametrize("path", PATHS, ids=stem)
def test_a_record_replays_to_its_result(path):
    match = load(path)
    expected = RESULTS[path.stem]
    assert {"scores": match.scores, "winners": match.winners, "ending": match.ending} == expected


@pytest.mark.parametrize("path", PATHS, ids=stem)
def test_a_slow_recount_gives_the_same_scores(path):
    """BA-C1, BA-C2, BA-C3, BA-C4, BA-E1"""
    match = load(path)
    view = match.game.view(match.table, NOBODY)
    assert slow_scorer.scores(view) == match.scores
    if match.resigned is None:
        assert slow_scorer.winners(view) == match.winners


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


@pytest.mark.parametrize("path", DEALT, ids=stem)
def test_every_draw_of_a_record_can_be_derived_again(path):
    record = records.read(path.read_text())
    assert matches.verify(record) >= 11


@pytest.mark.parametrize("path", PATHS, ids=stem)
def test_the_process_may_die_at_any_line(path):
    """Table to bytes to table at every line, and the game goes on the same."""
    record = records.read(path.read_text())
    match = replay(game(record.game), record, to=0)
    revived = replay(game(record.game), record, to=0)
    for line in record.lines:
        if line.is_about_match:
            break
        match.add(line)
        revived.table = from_bytes(revived.table.to_bytes())
        revived.add(line)
        assert revived.table == match.table


@pytest.mark.parametrize("path", PATHS, ids=stem)
def test_a_record_is_written_as_it_was_read(path):
    text = path.read_text()
    assert str(records.read(text)) == text
