"""Which tests belong to a line: those that took it when they were followed. What was seen is kept in build/mutants.

A run that followed tests holds for the sources it saw, as far as files of tests have not changed since: only the others
are followed anew.
"""

from __future__ import annotations

import ast
import hashlib
import json
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, field
from functools import cached_property
from pathlib import Path
from typing import Any

from coverage import CoverageData

from tests.mutants.copies import ROOT, copy, environment, files

KEPT = ROOT / "build" / "mutants"
OF_FILE = "file "  # what is taken for all tests of a file is noted with it
# These need a browser, another server or a package that is built, or look at the tree and not at what the code does.
OUTSIDE = (
    "tests/browser/",
    "tests/mutants/",
    "tests/release/",
    "tests/server/test_postgresql.py",
    "tests/test_install.py",
    "tests/test_lockstep.py",
    "tests/test_packaging.py",
    "tests/test_tiers.py",
    "tests/web/",
)


@dataclass
class Seen:
    """What one run saw: each test's seconds, the lines it took, and what the files of tests looked like."""

    folder: Path
    tree: str
    seconds: dict[str, float]
    bad: list[str]
    digests: dict[str, str]
    holds_for: set[str] = field(default_factory=set)
    by_file: dict[str, dict[int, list[str]]] = field(default_factory=dict)

    @cached_property
    def data(self) -> CoverageData:
        data = CoverageData(basename=str(self.folder / "lines"))
        data.read()
        return data

    def takers(self, file: str) -> dict[int, list[str]]:
        """The tests of each line of a file, those of whole files with `OF_FILE` before."""
        if file not in self.by_file:
            taken = self.data.contexts_by_lineno(f"{self.tree}/{file}")
            self.by_file[file] = {line: list(filter(self.is_held, names)) for line, names in taken.items()}
        return self.by_file[file]

    def is_held(self, name: str) -> bool:
        return file_of(name) in self.holds_for


@dataclass
class Belonging:
    """All that was seen and holds."""

    seen: list[Seen]
    importers: dict[str, set[str]]

    @cached_property
    def seconds(self) -> dict[str, float]:
        return {test: s for one in self.seen for test, s in one.seconds.items() if one.is_held(test)}

    @property
    def left_out(self) -> list[str]:
        """Tests that did not pass on the clean sources, so that they tell nothing."""
        return [test for one in self.seen for test in one.bad if one.is_held(test)]

    @cached_property
    def tests_of(self) -> dict[str, list[str]]:
        found = defaultdict(list)
        for test in self.seconds:
            found[file_of(test)].append(test)
        return found

    def tests(self, file: str, lines: Iterable[int], at_import: bool = False) -> list[str]:
        """Those that import the file first, and of them the quickest, for what runs at any start is taken by all.

        What runs when a file is imported belongs to those who take anything of it, or import it.
        """
        names = {name for one in self.seen for line in lines for name in one.takers(file).get(line, [])}
        if at_import or not names:
            names |= {name for one in self.seen for taken in one.takers(file).values() for name in taken}
            names |= {OF_FILE + importer for importer in self.importers.get(file, set())}
        found = {test for name in names for test in self.unfolded(name)}
        importers = self.importers.get(file, set())
        return sorted(found, key=lambda test: (file_of(test) not in importers, self.seconds[test], test))

    def unfolded(self, name: str) -> list[str]:
        if name.startswith(OF_FILE):
            return self.tests_of.get(file_of(name), [])
        return [name] if name in self.seconds else []


def file_of(name: str) -> str:
    return name.removeprefix(OF_FILE).split("::")[0]


def is_test(name: str) -> bool:
    return name.startswith("tests/") and Path(name).name.startswith("test_") and name.endswith(".py")


def digest(root: Path, names: Iterable[str]) -> str:
    known = hashlib.sha256(sys.version.encode())
    for name in names:
        known.update(f"{name}\0".encode() + (root / name).read_bytes())
    return known.hexdigest()[:16]


def belonging(folders: Iterable[str], root: Path = ROOT, kept: Path = KEPT) -> Belonging:
    """What was seen of the tests in these folders; what is missing of it is followed now."""
    names = [name for name in files(root) if name.endswith(".py") and not name.startswith(OUTSIDE)]
    helpers = [name for name in names if name.startswith(("src/", "tests/")) and not is_test(name)]
    home = kept / digest(root, helpers)
    tests: dict[str, str] = {}
    for folder in folders:
        within = {name: digest(root, [name]) for name in names if is_test(name) and name.startswith(folder)}
        if missing := hold(kept_in(home), within):
            follow(root, home / f"seen-{time.time_ns()}", missing)
        tests |= within
    seen = kept_in(home)
    hold(seen, tests)
    return Belonging(seen, importers(root, list(tests)))


def kept_in(home: Path) -> list[Seen]:
    """The last first."""
    folders = sorted(home.glob("seen-*"), reverse=True)
    return [read(folder) for folder in folders if (folder / "seen.json").exists()]


def hold(seen: list[Seen], tests: dict[str, str]) -> dict[str, str]:
    """Note which run holds for which files of tests; for those that are given back none does."""
    missing = dict(tests)
    for one in seen:
        one.holds_for = {name for name, known in missing.items() if one.digests.get(name) == known}
        missing = {name: known for name, known in missing.items() if name not in one.holds_for}
    return missing


def read(folder: Path) -> Seen:
    told: dict[str, Any] = json.loads((folder / "seen.json").read_text("utf-8"))
    return Seen(folder, **told)


def follow(root: Path, folder: Path, tests: dict[str, str]) -> None:
    """Run these files of tests on the plain sources of a copy, and keep which lines each test takes."""
    print(
        f"Following which lines the tests of {len(tests)} files take (all of them need minutes) …", flush=True
    )
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(prefix="mutants-") as scratch:
        tree = copy(Path(scratch).resolve() / "tree", root)
        data, times = Path(scratch) / "lines", Path(scratch) / "times.json"
        run_followed(tree, Path(scratch), list(tests), data, times)
        combined = CoverageData(basename=str(folder / "lines"))
        combined.erase()
        for part in sorted(Path(scratch).glob("lines.*")):
            taken = CoverageData(basename=str(part))
            taken.read()
            combined.update(taken)
        told = json.loads(times.read_text("utf-8")) | {"tree": str(tree), "digests": tests}
    (folder / "seen.json").write_text(json.dumps(told), encoding="utf-8")


def run_followed(tree: Path, scratch: Path, tests: list[str], data: Path, times: Path) -> None:
    temporary = scratch / "t"
    temporary.mkdir()
    env = environment(
        tree,
        temporary,
        tree / "tests" / "mutants" / "site",
        MUTANTS_SOURCE=str(tree / "src" / "cathedrals"),
        MUTANTS_DATA=str(data),
        MUTANTS_TIMES=str(times),
    )
    processes = str(min(2, len(tests) - 1))  # one file is not worth a process of its own
    options = ["--quiet", "--tb=line", "-n", processes, "--dist", "worksteal", "-p", "no:cacheprovider"]
    command = [
        sys.executable,
        "-m",
        "pytest",
        *options,
        "-p",
        "tests.mutants.tracing",
        "-m",
        "not dear",
        *tests,
    ]
    subprocess.run(command, cwd=tree, env=env, check=False)


def importers(root: Path, tests: list[str]) -> dict[str, set[str]]:
    """For each file of the sources the files of tests that import it by name."""
    found: dict[str, set[str]] = defaultdict(set)
    for test in tests:
        for module in imported(ast.parse((root / test).read_text("utf-8"))):
            path = "src/" + module.replace(".", "/")
            for file in (f"{path}.py", f"{path}/__init__.py"):
                if (root / file).is_file():
                    found[file].add(test)
    return found


def imported(tree: ast.Module) -> set[str]:
    """Every module that a file imports, also as a name of its package."""
    modules = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            modules |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module:
            modules |= {node.module} | {f"{node.module}.{alias.name}" for alias in node.names}
    return modules
