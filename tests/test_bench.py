"""What is measured, and that importing the package is cheap."""

import json
import subprocess
import sys

from typer.testing import CliRunner

from cathedrals.cli import app, bench
from cathedrals.games import GAMES

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
