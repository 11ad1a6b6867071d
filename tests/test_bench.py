"""What is measured, and that importing the package is cheap."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

import cathedrals
from bench import before_after, differences
from cathedrals.cli import app, bench
from cathedrals.games import GAMES, HOUSE

HERE = before_after.Build(Path(cathedrals.__file__).parents[1], sys.executable)
# Each takes longer to import than all our rules, and is imported where it is used.
DEAR = ("fluent", "gymnasium", "importlib.resources", "numpy", "rich", "torch", "typer")


def test_importing_the_package_imports_nothing_dear():
    code = f"import sys, cathedrals; print([name for name in {DEAR} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"


def test_every_game_and_option_set_is_measured(monkeypatch):
    monkeypatch.setattr(bench, "import_ms", lambda: 1.0)
    done = CliRunner().invoke(app, ["bench", "--seconds", "0", "--json"])
    assert done.exit_code == 0
    result = json.loads(done.stdout)
    assert result["rules"] == bench.how_run()
    wanted = [
        (game.name, seats, first)
        for game in GAMES
        for first in (game.options[0].values if game.options else [None])
        for seats in game.seats
    ]
    for row, (name, seats, first) in zip(result["games"], wanted, strict=True):
        assert (row["game"], row["seats"]) == (name, seats)
        assert first in (None, *row["options"].values())
        assert row["copy_us"] > 0
        for kind in ("kernel", "python"):
            assert row[kind]["steps_per_s"] >= row[kind]["decisions_per_s"] > 0


def test_the_figures_are_told_in_a_table(monkeypatch):
    monkeypatch.setattr(bench, "start_ms", lambda code: 30.0 if "import" in code else 10.0)
    told = CliRunner().invoke(app, ["bench", "--seconds", "0"]).stdout
    assert "import 20.0 ms more" in told
    for game in GAMES:
        assert game.name in told


def test_a_start_of_python_takes_time():
    assert bench.start_ms("pass") > 0


def test_a_build_plays_the_same_as_itself():
    seen = before_after.compare(HERE.lines("random", 1), HERE.lines("random", 1))
    assert (seen.games, seen.difference) == (len(HOUSE), "")
    assert seen.lines > 100


@pytest.mark.parametrize(("after", "told"), [(["1 stop\n"], "1 stop"), ([], "nothing")])
def test_the_first_line_that_two_builds_play_otherwise_is_told(after, told):
    alike = ["# one game\n", "0 end\n", "# another\n", "0 end\n"]
    seen = before_after.compare([*alike, "1 end\n"], [*alike, *after])
    assert (seen.games, seen.lines) == (2, 2)
    assert seen.difference == f"another, line 2 of it:\n  before: 1 end\n  after:  {told}"


def test_another_build_than_the_one_named_is_not_measured(tmp_path):
    assert HERE.how() == bench.how_run()
    with pytest.raises(SystemExit, match="was expected"):
        before_after.Build(tmp_path, sys.executable).how()


def test_two_builds_take_turns_at_being_first():
    old, new = (before_after.Build(Path(name), sys.executable) for name in ("old", "new"))
    order = []

    def measure(build, number):
        order.append((build.folder.name, number))
        return 2.0 if build is old else 1.0

    figure = before_after.Figure("work", [], [])
    before_after.by_turns((old, new), 2, figure, measure)
    assert order == [("old", 0), ("new", 0), ("new", 1), ("old", 1)]
    assert figure.row("5 ms") == "| work | 5 ms | 2.000 (2.000 to 2.000) |"


def test_every_kind_of_work_is_measured():
    kinds = HERE.ask("work").split("\n")
    assert len(kinds) == 5
    for what in kinds:
        row = before_after.work_row((HERE, HERE), what, "basilica", 2, rounds=1, span=0.0)
        assert row.startswith(f"| basilica, 2 seats: {what} | ")


def told(**message: object) -> str:
    return json.dumps({"who": "Ana", "asked": "1 Ana: moves", "message": message})


def test_fields_that_came_went_or_changed_are_told_with_the_number_of_messages():
    before = [told(line=1, events=[{"event": "won", "by": 0}]), told(line=2, events=[]), told(line=3)]
    after = [told(line=1, events=[{"event": "won", "seat": 0}]), told(line=2, events=[]), told(line="3")]
    seen = differences.compare(before, after)
    assert (seen.same, seen.different) == (1, 2)
    assert dict(seen.found) == {"events[].by removed": 1, "events[].seat added": 1, "line changed": 1}
    assert "line changed in 1 messages, first 3 to 3   in Ana: 1 Ana: moves" in list(seen.told())


def test_a_message_too_many_does_not_shift_those_after_it():
    other = json.dumps({"who": "Ana", "asked": "2 Ana: chat", "message": {"chat": 1}})
    seen = differences.compare([told(line=1), other], [told(line=1), told(line=2), other])
    assert (seen.same, dict(seen.found)) == (2, {"whole message added": 1})


def test_fields_in_another_order_are_a_difference():
    assert dict(differences.compare([told(a=1, b=2)], [told(b=2, a=1)]).found) == {
        "message in another order": 1
    }


@pytest.mark.dear
def test_a_server_with_fixed_chance_tells_the_same_twice(tmp_path):
    files = [tmp_path / "before.jsonl", tmp_path / "after.jsonl"]
    command: list[str | Path] = [sys.executable, before_after.ROOT / "bench" / "messages.py"]
    for file in files:
        subprocess.run([*command, HERE.folder, "--out", file, "--scenes", "accounts"], check=True)
    assert subprocess.run([*command, "--compare", *files], check=False).returncode == 0
    assert len(files[0].read_text().splitlines()) > 50
