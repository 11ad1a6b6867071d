"""Records of every game that must replay for ever, each to the result it had."""

from importlib import import_module

import pytest

from cathedrals import game, load, matches
from cathedrals.games import HOUSE
from cathedrals.kernel import record as records
from cathedrals.kernel.replaying import replay
from cathedrals.kernel.table import NOBODY, from_bytes
from tests.games.kept import PATHS, RESULTS, every, paths_of

DEALT = [path for path in PATHS if records.read(path.read_text()).dice != "told"]


def test_enough_records_are_kept_of_every_game_and_the_result_of_each():
    assert set(RESULTS) == {game.name for game in HOUSE}
    for name, results in RESULTS.items():
        assert len(results) >= 20
        assert sorted(results) == [path.stem for path in paths_of(name)]


@every(PATHS)
def test_a_record_replays_to_its_result(path):
    match = load(path)
    expected = RESULTS[path.parent.name][path.stem]
    assert {"scores": match.scores, "winners": match.winners, "ending": match.ending} == expected


@pytest.mark.dear
@every(PATHS)
def test_a_slow_recount_gives_the_same_scores(path):
    match = load(path)
    slow_scorer = import_module(f"tests.games.{match.game.name}.slow_scorer")
    view = match.game.view(match.table, NOBODY)
    assert slow_scorer.scores(view) == match.scores
    if match.resigned is None:
        assert slow_scorer.winners(view) == match.winners


@pytest.mark.dear
@every(DEALT)
def test_every_draw_of_a_record_can_be_derived_again(path):
    record = records.read(path.read_text())
    assert matches.verify(record) == sum(str(line).startswith(".") for line in record.lines)


@pytest.mark.dear
@every(PATHS)
def test_the_process_may_die_at_any_line(path):
    """Table to bytes to table at every line, and the game goes on the same."""
    record = records.read(path.read_text())
    match = replay(game(record.game), record, to=0)
    revived = replay(game(record.game), record, to=0)
    for line in record.lines:
        if line.is_about_match:
            break
        match.add(line, match.legal_number(line.text))
        revived.table = from_bytes(revived.table.to_bytes())
        revived.add(line, revived.legal_number(line.text))
        assert revived.table == match.table


@every(PATHS)
def test_a_record_is_written_as_it_was_read(path):
    text = path.read_text()
    assert str(records.read(text)) == text
