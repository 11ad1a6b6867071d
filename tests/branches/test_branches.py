"""Which branches count as taken, and where: what is marked, what a process notes, and the gate's table of it."""

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest
from coverage import Coverage
from coverage.config import DEFAULT_EXCLUDE
from coverage.parser import PythonParser

from tests.branches import __main__ as branches
from tests.branches.marking import PAST, marked

ROOT = Path(__file__).parent.parent.parent
SOURCES = ROOT / "src" / branches.PACKAGE
SITE = Path(__file__).parent / "site"

CODE = '''
"""A docstring stays one."""
from __future__ import annotations
import asyncio
import sys


class Kind:
    if sys.argv:
        is_told = True


def chosen(numbers):
    """It has one, too."""
    for number in numbers:
        if number == 1:
            continue
        elif number == 2:
            break
        else:
            yield number
    else:
        yield "all"
    while True:
        yield "once"
        return


def waited(patience):
    while patience:
        try:
            patience -= 1
            if patience == 1:
                raise KeyError
        except KeyError:
            if patience:
                continue
        finally:
            if not patience:
                sys.stdout.flush()


def named(shape):
    match shape:
        case [one]:
            return one
        case {"two": two} if two:
            return two
        case str():
            return shape
    match shape:
        case 7:
            return "seven"
        case _:
            return None


async def late(numbers):
    async def told():
        for number in numbers:
            yield number

    async for number in told():
        if number:
            return number


print(list(chosen([1, 3])), list(chosen([1, 2])), waited(3), Kind.is_told)
print(named([4]), named("word"), named(8))
print(asyncio.run(late([0, 5])))
'''
OUTSIDE = """
def never():
    raise NotImplementedError


def rare(x):
    if x:  # pragma: no cover: it cannot be
        for each in x:
            print(each)
    if x > 2:
        raise NotImplementedError
    if x > 3:
        print(x)
    else:  # pragma: no cover: as little
        while x:
            x += 1
    try:
        return 1
    except ValueError:  # pragma: no cover: nor that
        if x:
            return 2
"""


def laid(folder, code):
    """A tree with one module of ours that is marked, and how to run it."""
    package = folder / "tree" / branches.PACKAGE / "server"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package.parent / "__init__.py").touch()
    (package / "one.py").write_text(code)
    branches.mark(folder / "tree", folder / "taken")
    return ["-m", f"{branches.PACKAGE}.server.one"], {
        **os.environ,
        "BRANCHES": str(folder / "taken"),
        "PYTHONPATH": os.pathsep.join([str(folder / "tree"), str(SITE)]),
    }


def by_coverage(folder):
    """The same as coverage.py tells it: the ways, and those not taken."""
    path = folder / "tree" / branches.PACKAGE / "server" / "one.py"
    data = folder / "by-coverage"
    line = ["-m", "coverage", "run", "--branch", f"--data-file={data}", str(path)]
    plain = {name: value for name, value in os.environ.items() if name != "BRANCHES"}
    said = subprocess.run([sys.executable, *line], cwd=folder, env=plain, check=True, capture_output=True)
    seen = Coverage(data_file=data, config_file=False)
    seen.load()
    missing = seen._analyze(str(path)).missing_branch_arcs()
    return said.stdout, {start: len(ends) for start, ends in missing.items()}


def ways_by_coverage(code):
    exclude = "|".join([*DEFAULT_EXCLUDE, "raise NotImplementedError"])
    parser = PythonParser(text=code or "pass", exclude=exclude)
    parser.parse_source()
    return {line: count for line, count in parser.exit_counts().items() if count > 1}


def counted(starts):
    return {start: list(starts).count(start) for start in starts}


@pytest.mark.parametrize("code", [CODE, OUTSIDE])
def test_the_ways_are_those_that_coverage_counts(code):
    _, ways = marked(code, "None")
    ours, theirs = counted([start for start, _ in ways]), ways_by_coverage(code)
    blind = code.splitlines().index("            if not patience:") + 1 if code == CODE else 0
    theirs.setdefault(blind, 2)  # what ends a try that always goes on is nothing that it sees
    assert ours == {line: count for line, count in theirs.items() if line}


def test_all_of_our_sources_have_the_branches_that_coverage_counts():
    ours = theirs = 0
    for path in SOURCES.rglob("*.py"):
        code = path.read_text("utf-8")
        ours += len(marked(code, "None")[1])
        theirs += sum(ways_by_coverage(code).values())
    assert theirs > 1000
    assert theirs <= ours <= theirs + 10


def test_what_is_taken_is_what_coverage_says_and_the_code_does_the_same(tmp_path):
    run, env = laid(tmp_path, CODE)
    done = subprocess.run([sys.executable, *run], env=env, check=True, capture_output=True)
    said, theirs = by_coverage(tmp_path)
    assert done.stdout == said
    (ways,) = branches.read(tmp_path / "taken").values()
    missing = counted([start for (_, start, _), taken in ways.items() if not taken])
    assert missing == theirs
    assert len(missing) > 2


ENDS = """
import os, signal, subprocess, sys, time
word = sys.argv[1] if len(sys.argv) > 1 else ""
if word == "killed":
    os.kill(os.getpid(), signal.SIGKILL)
if word == "forked":
    if os.fork() == 0:
        os._exit(0)
    else:
        os.wait()
if not word:
    for word in ("killed", "forked"):
        subprocess.run([sys.executable, "-m", "cathedrals.server.one", word])
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="this system forks no processes")
def test_of_processes_all_is_noted_however_they_end(tmp_path):
    run, env = laid(tmp_path, ENDS)
    subprocess.run([sys.executable, *run], env=env, check=True)
    (ways,) = branches.read(tmp_path / "taken").values()
    assert [way for way, taken in ways.items() if not taken] == []


def test_who_is_not_measured_runs_the_plain_code(tmp_path):
    run, env = laid(tmp_path, CODE)
    del env["BRANCHES"]
    subprocess.run([sys.executable, *run], env=env, check=True, capture_output=True)
    (ways,) = branches.read(tmp_path / "taken").values()
    assert not any(ways.values())


def test_code_that_is_marked_has_its_docstring_and_its_lines():
    tree, _ = marked(CODE, "{}")
    code = compile(tree, "one.py", "exec", dont_inherit=True)
    space: dict[str, Any] = {"__name__": "one"}
    exec(code, space)
    assert (space["__doc__"], space["chosen"].__doc__) == ("A docstring stays one.", "It has one, too.")
    row = space["waited"].__code__.co_firstlineno
    assert CODE.splitlines()[row - 1] == "def waited(patience):"


def run_of(**files):
    """What a run took: of each package a file, with how many ways there are and how many are missing."""
    return {
        f"{name}/one.py": {(number, number, PAST): number >= missing for number in range(there)}
        for name, (there, missing) in files.items()
    }


def test_branches_are_counted_by_package_and_those_missing_are_named():
    kernel, games, *_ = branches.by_package(run_of(kernel=(40, 2), games=(10, 0)))
    assert kernel.row().split() == ["kernel", "40", "38", "95.0", "%", "of", "95", "%"]
    assert kernel.missing == ["kernel/one.py: 0 → past, 1 → past"]
    assert kernel.is_enough
    assert games.is_enough


def test_what_one_of_two_runs_took_is_taken_and_runs_on_different_sources_are_refused():
    assert branches.together([run_of(cli=(3, 2)), run_of(cli=(3, 1))]) == run_of(cli=(3, 1))
    with pytest.raises(SystemExit, match="different sources"):
        branches.together([run_of(cli=(3, 0)), run_of(cli=(4, 0))])


@pytest.mark.parametrize(
    ("name", "there", "is_enough"), [("server", 20, True), ("games", 20, False), ("cli", 19, False)]
)
def test_a_package_of_which_too_little_is_taken_fails_and_is_listed(
    monkeypatch, tmp_path, capsys, name, there, is_enough
):
    (tmp_path / "taken").touch()
    monkeypatch.setattr(branches, "read", lambda folder: run_of(**{name: (there, 1)}))
    assert (branches.tell([tmp_path]) == 0) is is_enough
    assert (f"{name}/one.py: 0 → past" in capsys.readouterr().out) is not is_enough


def test_without_a_run_there_is_nothing_to_tell(tmp_path):
    with pytest.raises(SystemExit, match="nothing is measured"):
        branches.tell([tmp_path])


def test_every_package_has_its_share():
    there = {path.parent.name for path in SOURCES.glob("*/__init__.py")}
    assert there - set(branches.WANTED) == {"conformance"}  # its assertions are rewritten by pytest


def test_whatever_is_left_out_of_the_count_says_why():
    for path in SOURCES.rglob("*.py"):
        for row in path.read_text("utf-8").splitlines():
            _, mark, reason = row.partition("# pragma: no cover")
            assert not mark or reason.strip(" :,"), f"{path}: {row}"
