"""The two tiers: what the gate leaves to `make long`, what a run tells of itself, and a Chromium that is missing."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tests import long
from tests.browser import chromium

ROOT = Path(__file__).parent.parent
TESTS = """
import pytest
from tests.tiers import chooser, numbers, sample, tally

@pytest.mark.long
def test_for_long():
    tally("games", 3)

def test_sizes():
    tally("games", sample(1, 5))
    print(list(numbers(2, 3)), chooser(4).random())
    raise AssertionError

@pytest.mark.first
@pytest.mark.skip("a thing is missing")
def test_without():
    pass
"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory):
    made = tmp_path_factory.mktemp("tiers")
    (made / "tests").mkdir()
    for name in ("conftest.py", "tiers.py"):
        shutil.copy(ROOT / "tests" / name, made / "tests")
    shutil.copy(ROOT / "pyproject.toml", made)
    (made / "tests" / "test_it.py").write_text(TESTS)
    return made


def run(folder, *options):
    line = [
        sys.executable,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "--tell",
        "told.json",
        *options,
        "tests",
    ]
    env = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    said = subprocess.run(line, cwd=folder, env=env, capture_output=True, text=True).stdout
    return said, json.loads((folder / "told.json").read_text())


def test_the_gate_takes_its_samples_and_says_what_was_left_out(folder):
    said, told = run(folder, "--left-out", "left-out.txt", "-n", "2")
    assert told["done"] == {"games": 1}
    assert told["outcomes"] == {"failed": 1, "skipped": 1}
    assert "[0, 1] 0.2360480897" in said
    assert "to repeat: .venv/bin/python -m pytest 'tests/test_it.py::test_sizes'" in said
    assert (folder / "left-out.txt").read_text() == "left out: 1 test: a thing is missing\n"


def test_what_takes_longest_begins_before_the_others(folder):
    said, _ = run(folder, "-rA", "-vv")
    assert said.index("::test_without") < said.index("::test_sizes")


def test_make_long_takes_more_by_its_seed(folder):
    said, told = run(folder, "--long", "--seed", "7")
    assert told["done"] == {"games": 8}
    assert told["outcomes"] == {"passed": 1, "failed": 1, "skipped": 1}
    assert "[7000000, 7000001, 7000002]" in said
    assert "to repeat: .venv/bin/python -m pytest --long --seed 7 'tests/test_it.py::test_sizes'" in said
    assert said != run(folder, "--long", "--seed", "8")[0]


def test_every_test_is_in_a_part_of_make_long():
    others = [path for name, paths in long.PARTS.items() if name != "rest" for path in paths]
    assert all((ROOT / path).exists() for path in others)
    assert set(long.command("rest", 0, Path("told.json"))) >= {
        "tests",
        *(f"--ignore={path}" for path in others),
    }


def test_a_report_counts_and_tells_how_to_repeat():
    told = long.Outcome("server", 12.3, 1, {"passed": 2, "failed": 1}, {"kills": 1000}, [], ["tests/a.py::b"])
    report = long.report([told], seed=7)
    assert "| server | 3 | 2 | 1 | 12 | 1,000 kills |" in report
    assert (
        "- failed: `PYTHONPATH=build/compiled .venv/bin/python -m pytest --long --seed 7 'tests/a.py::b'`"
        in report
    )
    assert os.fspath(ROOT) not in report


@pytest.mark.parametrize(("can_install", "code"), [(True, 0), (False, 1)])
def test_a_missing_chromium_is_installed_with_a_sentence_or_left_out_with_one(
    monkeypatch, capsys, can_install, code
):
    found: list[str] = []

    def installs(command, **more):
        found.append("chromium") if can_install else None
        return subprocess.CompletedProcess(command, 0 if can_install else 1)

    monkeypatch.setattr(chromium, "find", lambda: found[-1] if found else None)
    monkeypatch.setattr(subprocess, "run", installs)
    assert chromium.main() == code
    said = capsys.readouterr()
    assert said.out.startswith("Chromium is missing, so ")
    assert bool(said.err) == bool(code)
