"""Which branches count as taken, and where: the gate's table of them, and the tests that are measured."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from coverage import Coverage

from tests import branches, measuring

ROOT = Path(__file__).parent.parent


def seen(there, *missing):
    return {
        "summary": {"num_branches": there, "covered_branches": there - len(missing)},
        "missing_branches": missing,
    }


def told(**files):
    """What is told of packages, each with the branches of one file."""
    return branches.by_package(
        {str(branches.SOURCES / name / "one.py"): branched for name, branched in files.items()}
    )


def test_branches_are_counted_by_package_and_those_missing_are_named():
    kernel, games, *_ = told(kernel=seen(40, (3, 5), (7, -1)), games=seen(10))
    assert kernel.row().split() == ["kernel", "40", "38", "95.0", "%", "of", "95", "%"]
    assert kernel.missing == ["kernel/one.py: 3 → 5, 7 → out"]
    assert kernel.is_enough
    assert games.is_enough


@pytest.mark.parametrize(
    ("name", "there", "is_enough"), [("server", 20, True), ("games", 20, False), ("cli", 19, False)]
)
def test_a_package_of_which_too_little_is_taken_fails_and_is_listed(
    monkeypatch, capsys, name, there, is_enough
):
    monkeypatch.setattr(
        branches, "gathered", lambda folders: {f"{branches.SOURCES}/{name}/one.py": seen(there, (1, 2))}
    )
    assert (branches.main("all", []) == 0) is is_enough
    assert (f"{name}/one.py: 1 → 2" in capsys.readouterr().out) is not is_enough


def test_what_is_compiled_or_dear_is_not_measured_where_rules_are_compiled():
    tests = ROOT / "tests"
    assert measuring.is_measured(tests / "server" / "test_room.py", is_compiled=True)
    assert not measuring.is_measured(tests / "games" / "test_records.py", is_compiled=True)
    assert not measuring.is_measured(tests / "server" / "test_fuzz.py", is_compiled=True)
    assert measuring.is_measured(tests / "games" / "test_records.py", is_compiled=False)
    assert all((tests / name).exists() for name in measuring.ON_COMPILED)
    assert all(list(tests.rglob(name)) for name in measuring.TOO_DEAR)


def taken(folder):
    """The lines of the file that runs in this folder took, also those of processes that they started."""
    found = Coverage(data_file=folder / "taken", config_file=False)
    found.combine([str(folder)])
    return {line for file in found.get_data().measured_files() for line in found.get_data().lines(file) or ()}


CODE = """
import subprocess, sys
from tests.measuring import unmeasured
if len(sys.argv) == 1:
    with unmeasured():
        subprocess.run([sys.executable, __file__, "apart"], check=True)
        left = 1
    subprocess.run([sys.executable, __file__, "measured"], check=True)
elif sys.argv[1] == "measured":
    seen = 2
else:
    lost = 3
"""


def test_processes_are_measured_and_what_is_left_out_is_not(tmp_path):
    (tmp_path / "code.py").write_text(CODE)
    rows = ["[run]", "branch = true", "parallel = true", "patch = subprocess", "source = ."]
    (tmp_path / "rc").write_text("\n".join([*rows, f"data_file = {tmp_path / 'taken'}"]))
    env = {name: value for name, value in os.environ.items() if not name.startswith("COVERAGE")}
    command = [sys.executable, "-m", "coverage", "run", "--rcfile=rc", "code.py"]
    path = os.pathsep.join([str(ROOT), env.get("PYTHONPATH", "")])
    subprocess.run(command, cwd=tmp_path, env=env | {"PYTHONPATH": path}, check=True)
    names = {number: text.strip() for number, text in enumerate(CODE.splitlines(), 1)}
    took = {names[line] for line in taken(tmp_path)}
    assert "seen = 2" in took
    assert took.isdisjoint({"left = 1", "lost = 3"})


def test_whatever_is_left_out_of_the_count_says_why():
    for path in branches.SOURCES.rglob("*.py"):
        for row in path.read_text("utf-8").splitlines():
            _, mark, reason = row.partition("# pragma: no cover")
            assert not mark or reason.strip(" :,"), f"{path}: {row}"
