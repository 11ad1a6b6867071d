"""Records of the rules and pieces before, kept for ever: none is lost, whatever today's rules make of it."""

import pytest

from cathedrals import load
from cathedrals.kernel import record as records
from cathedrals.kernel.record import BrokenRecord, Record
from cathedrals.kernel.replaying import replay_far
from cathedrals.matches import game_of, own_draws, verify
from tests.games.kept import FOLDER, every

OLD = sorted(FOLDER.glob("*/*/*.record"))
PLANTED = FOLDER / "other_rules"
FINISHED = PLANTED / "red_cathedral" / "finished.record"
RUNNING = PLANTED / "red_cathedral" / "running.record"
UNDONE = PLANTED / "red_cathedral" / "undone.record"
PIECES = PLANTED / "basilica" / "other-pieces.record"
OTHERWISE = PLANTED / "basilica" / "ends-otherwise.record"


def read(path) -> Record:
    return records.read(path.read_text(encoding="utf-8"))


def far(path):
    record = read(path)
    return replay_far(game_of(record), record)


@every(OLD)
def test_a_record_of_other_rules_keeps_all_its_lines_names_and_its_result(path):
    record, match = read(path), far(path)
    assert match.record == record
    if record.result is not None:
        assert match.result == record.result


@pytest.mark.dear
@every(OLD)
def test_any_line_of_a_record_of_other_rules_can_be_looked_at(path):
    record = read(path)
    for line in range(0, len(record.lines) + 1, 41):
        match = replay_far(game_of(record), record, line)
        assert match.game.view(match.table, 0)


@every(OLD)
def test_a_record_of_other_rules_can_be_gone_on_from_and_replays_ever_after(path, tmp_path):
    record = read(path)
    record.result, record.dice = None, "seed 7"  # as if it were still running, and could be dealt
    old = tmp_path / "old.record"
    old.write_text(str(record), encoding="utf-8")
    match = load(old, as_far=True)
    for _ in range(20):
        if not match.over:
            match.play(match.moves[0])
    new = tmp_path / "new.record"
    new.write_text(str(match.record), encoding="utf-8")
    again = load(new)
    assert again.table == match.table
    assert again.record == match.record
    assert again.record.lines[: len(record.lines)] == record.lines


@pytest.mark.parametrize(("path", "line"), [(FINISHED, 97), (RUNNING, 65), (PIECES, 64)], ids=str)
def test_a_line_that_is_none_any_more_is_where_a_record_is_lost_at_the_latest(path, line):
    assert 0 < far(path).lost <= line


def test_what_was_undone_does_not_lose_a_record():
    assert far(UNDONE).lost != 55


def test_a_record_that_ends_otherwise_tells_the_result_it_had():
    match = far(OTHERWISE)
    assert match.held is not None
    assert (match.scores, match.winners) == ([19, 21], [1])


def test_a_record_of_other_rules_is_loaded_only_as_far_as_it_goes_and_if_that_is_wanted():
    with pytest.raises(BrokenRecord, match=r"The record was played by rules 1; these are rules \d+\.$"):
        load(FINISHED)
    assert load(FINISHED, as_far=True).over


@pytest.mark.parametrize("path", [FINISHED, RUNNING], ids=str)
def test_of_the_dice_is_proven_what_can_be(path):
    record = read(path)
    assert 0 < verify(record) < own_draws(record)
