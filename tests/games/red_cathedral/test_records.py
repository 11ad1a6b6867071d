"""The kept records show every ending, and a slow recount agrees with them."""

import pytest

from cathedrals import game
from cathedrals.kernel import record as records
from cathedrals.kernel.replaying import replay
from cathedrals.kernel.table import NOBODY
from tests.games import kept
from tests.games.kept import every, paths_of
from tests.games.red_cathedral import slow_scorer

PATHS, RESULTS = paths_of("red_cathedral"), kept.RESULTS["red_cathedral"]


def test_there_are_records_of_every_ending_and_mode():
    """RC-E7, RC-V9 and RC-S4: each ending, each seat count, both boards, a first game, other colours."""
    opened = [records.read(path.read_text()) for path in PATHS]
    assert {RESULTS[path.stem]["ending"] for path in PATHS} == {"sixth_card", "round_limit", "resigned"}
    for seats in (1, 2, 3, 4):
        boards = {record.options.get("board", "basic") for record in opened if len(record.sitters) == seats}
        assert boards == {"basic", "advanced"}
    assert any(record.options.get("first_game") == "yes" for record in opened)
    assert any(not record.options.get("colours", "red").startswith("red") for record in opened)
    assert any(line.number_after("agree") for record in opened for line in record.lines)


def test_in_a_record_the_reserve_runs_out_of_rubles_and_the_game_goes_on():
    """RC-S5"""
    record = records.read(next(path for path in PATHS if path.stem == "two-hoarded").read_text())
    match = replay(game(record.game), record, to=0)
    left = []
    for line in record.lines:
        match.add(line, match.legal_number(line.text))
        left.append(match.game.view(match.table, NOBODY)["reserve"]["rubles"])
    assert (min(left), left.index(0) < len(left) // 2, match.ending) == (0, True, "sixth_card")


@pytest.mark.dear
@every(PATHS)
def test_the_slow_recount_agrees_all_along(path):
    """RC-E2, RC-E3, RC-E4, RC-E5, RC-E6."""
    record = records.read(path.read_text())
    match = replay(game(record.game), record, to=0)
    for line in record.lines[: len(record.lines) // 2]:
        if line.is_about_match:
            break
        match.add(line, match.legal_number(line.text))
        if len(match.record.lines) % 10 == 0:
            assert slow_scorer.scores(match.game.view(match.table, NOBODY)) == match.scores
