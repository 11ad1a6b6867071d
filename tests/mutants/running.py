"""Plants one bug after the other in a copy of the tree, and sees whether its tests notice."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path
from queue import SimpleQueue

from tests.mutants.belonging import Belonging, file_of
from tests.mutants.copies import ROOT, busy, copy, environment
from tests.mutants.planting import Mutant
from tests.mutants.watching import PATIENCE

AT_ONCE = 2
BUDGET = 20.0  # seconds of the clean run for the tests of a mutant's own area, and as many for the others
STARTING = 30.0  # until the first test begins
NONE_RAN = 5


@dataclass(frozen=True)
class Fate:
    """What became of a mutant: who killed it, or how many tests it outlived."""

    mutant: Mutant
    killer: str | None
    tests: int
    seconds: float


class Bed:
    """A copy of the tree to plant in, one bug at a time."""

    def __init__(self, home: Path, root: Path = ROOT) -> None:
        self.tree = copy(home / "tree", root)
        self.scratch = home / "t"
        self.scratch.mkdir()

    @contextmanager
    def planted(self, mutant: Mutant) -> Iterator[None]:
        path = self.tree / mutant.file
        clean = path.read_bytes()
        self.write(path, mutant.planted(clean))
        try:
            yield
        finally:
            self.write(path, clean)

    def write(self, path: Path, source: bytes) -> None:
        """Two versions within a second look alike to Python, so what it compiled goes."""
        path.write_bytes(source)
        for made in path.parent.glob(f"__pycache__/{path.stem}.*.pyc"):
            made.unlink()

    def killer(self, seconds: dict[str, float]) -> str | None:
        """Who of these tests notices, in their order; what hangs is ended."""
        task, killer = self.scratch / "task.json", self.scratch / "killer"
        killer.unlink(missing_ok=True)
        task.write_text(json.dumps({"seconds": seconds, "killer": str(killer)}), encoding="utf-8")
        options = ["-x", "--quiet", "--tb=no", "-p", "no:cacheprovider", "-p", "tests.mutants.watching"]
        command = [sys.executable, "-m", "pytest", *options, *dict.fromkeys(map(file_of, seconds))]
        code = self.run(command, task, busy() * (STARTING + PATIENCE + 10 * sum(seconds.values())))
        if code == NONE_RAN:
            raise RuntimeError(f"no test ran of {list(seconds)}")
        if code == 0:
            return None
        return killer.read_text("utf-8") if killer.exists() else "nothing can be imported any more"

    def run(self, command: list[str], task: Path, limit: float) -> int:
        env = environment(self.tree, self.scratch, MUTANT=str(task))
        nothing = subprocess.DEVNULL
        process = subprocess.Popen(
            command,
            cwd=self.tree,
            env=env,
            stdin=nothing,
            stdout=nothing,
            stderr=nothing,
            start_new_session=True,
        )
        try:
            return process.wait(limit)
        except subprocess.TimeoutExpired:
            return -signal.SIGKILL
        finally:
            with suppress(ProcessLookupError):  # with all that it started
                os.killpg(process.pid, signal.SIGKILL)
            process.wait()


def stages(mutant: Mutant, belonging: Belonging) -> list[dict[str, float]]:
    """First the tests of its own area, then the others; of each the quickest."""
    area = f"tests/{mutant.file.split('/')[2]}/"
    tests = belonging.tests(mutant.file, range(mutant.line, mutant.last_line + 1), mutant.at_import)
    own = [test for test in tests if test.startswith(area)]
    others = [test for test in tests if not test.startswith(area)]
    return [stage for stage in (within(own, belonging), within(others, belonging)) if stage]


def within(tests: list[str], belonging: Belonging) -> dict[str, float]:
    """As many of the quickest as the budget allows, file by file."""
    chosen: dict[str, float] = {}
    for test in tests:
        if chosen and sum(chosen.values()) + belonging.seconds[test] > BUDGET:
            break
        chosen[test] = belonging.seconds[test]
    files = list(dict.fromkeys(map(file_of, chosen)))
    return dict(sorted(chosen.items(), key=lambda one: (files.index(file_of(one[0])), one[1])))


def fate(mutant: Mutant, bed: Bed, belonging: Belonging) -> Fate:
    began, tried, killer = time.monotonic(), 0, None
    with bed.planted(mutant):
        for stage in stages(mutant, belonging):
            tried += len(stage)
            killer = bed.killer(stage)
            if killer:
                break
    return Fate(mutant, killer, tried, time.monotonic() - began)


def run(
    mutants: list[Mutant], belonging: Belonging, tell: Callable[[Fate], None], root: Path = ROOT
) -> list[Fate]:
    """What becomes of each, two at a time."""
    beds: SimpleQueue[Bed] = SimpleQueue()

    def one(mutant: Mutant) -> Fate:
        bed = beds.get()
        try:
            found = fate(mutant, bed, belonging)
        finally:
            beds.put(bed)
        tell(found)
        return found

    with tempfile.TemporaryDirectory(prefix="mutants-", ignore_cleanup_errors=True) as home:
        for number in range(AT_ONCE):
            beds.put(Bed(Path(home).resolve() / str(number), root))
        with ThreadPoolExecutor(AT_ONCE) as pool:
            return list(pool.map(one, mutants))
