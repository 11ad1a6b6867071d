"""The kept records show every ending, and a slow recount agrees with them."""

import json
from pathlib import Path

import pytest

from cathedrals import game, load
from cathedrals.kernel import record as records
from cathedrals.kernel.match import replay
from cathedrals.kernel.table import NOBODY
from tests.games.red_cathedral import slow_scorer

FOLDER = Path(__file__).parents[2] / "records" / "red_cathedral"
PATHS = sorted(FOLDER.glob("*.record"))
RESULTS = json.loads((FOLDER / "results.json").read_text())


def stem(path):
    return path.stem


def test_there_are_records_of_every_ending_and_mode():
    """RC-E7, RC-V9 and RC-S4: each ending, each seat count, both boards, a first game, other colours."""
    assert len(PATHS) >= 20
    assert sorted(RESULTS) == [path.stem for path in PATHS]
    opened = [records.read(path.read_text()) for path in PATHS]
    assert {RESULTS[path.stem]["ending"] for path in PATHS} == {"sixth_card", "round_limit", "resigned"}
    for seats in (1, 2, 3, 4):
        boards = {record.options.get("board", "basic") for record in opened if len(record.sitters) == seats}
        assert boards == {"basic", "advanced"}
    assert any(record.options.get("first_game") == "yes" for record in opened)
    assert any(not record.options.get("colours", "red").startswith("red") for record in opened)
    assert any(line.number_after("agree") for record in opened for line in record.lines)


@pytest.mark.dear
@pytest.mark.parametrize("path", PATHS, ids=stem)
def test_a_slow_recount_gives_the_same_scores(path):
    """RC-E2, RC-E3, RC-E4, RC-E5, RC-E6."""
    match = load(path)
    view = match.game.view(match.table, NOBODY)
    assert slow_scorer.scores(view) == match.scores
    if match.resigned is None:
        assert slow_scorer.winners(view) == match.winners


@pytest.mark.dear
@pytest.mark.parametrize("path", PATHS, ids=stem)
def test_the_slow_recount_agrees_all_along(path):
    record = records.read(path.read_text())
    match = replay(game(record.game), record, to=0)
    for line in record.lines[: len(record.lines) // 2]:
        if line.is_about_match:
            break
        match.add(line)
        if len(match.record.lines) % 10 == 0:
            assert slow_scorer.scores(match.game.view(match.table, NOBODY)) == match.scores
