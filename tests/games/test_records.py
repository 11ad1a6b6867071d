"""Records of every game that must replay for ever, each to the result it had."""

import json
from pathlib import Path

import pytest

from cathedrals import game, load, matches
from cathedrals.kernel import record as records
from cathedrals.kernel.match import replay
from cathedrals.kernel.table import from_bytes

FOLDER = Path(__file__).parents[1] / "records"
PATHS = sorted(FOLDER.glob("*/*.record"))
RESULTS = {folder.parent.name: json.loads(folder.read_text()) for folder in FOLDER.glob("*/results.json")}
DEALT = [path for path in PATHS if records.read(path.read_text()).dice != "told"]


def stem(path):
    return path.stem


@pytest.mark.parametrize("path", PATHS, ids=stem)
def test_a_record_replays_to_its_result(path):
    match = load(path)
    expected = RESULTS[path.parent.name][path.stem]
    assert {"scores": match.scores, "winners": match.winners, "ending": match.ending} == expected


@pytest.mark.dear
@pytest.mark.parametrize("path", DEALT, ids=stem)
def test_every_draw_of_a_record_can_be_derived_again(path):
    record = records.read(path.read_text())
    assert matches.verify(record) == sum(str(line).startswith(".") for line in record.lines)


@pytest.mark.dear
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
