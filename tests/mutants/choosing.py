"""Which bugs are planted: so many of each area, by a seed, and which of them are known to change nothing."""

from __future__ import annotations

import hashlib
import tomllib
from collections import Counter
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.planting import Mutant

# Each area with the folders whose tests can notice what goes wrong there.
AREAS = {
    "kernel": ["tests/kernel", "tests/games", "tests/conformance", "tests/words", "tests/test_matches.py"],
    "games": ["tests/games", "tests/conformance", "tests/pinned", "tests/words", "tests/players"],
    "players": ["tests/players", "tests/envs"],
    "server": ["tests/server", "tests/docs/test_wire.py"],
    "cli": ["tests/cli", "tests/server", "tests/test_bench.py"],
    "envs": ["tests/envs"],
}
EQUAL = Path(__file__).parent / "equal.toml"


def choose(mutants: list[Mutant], seed: int, count: int) -> list[Mutant]:
    """At most one of each line. A change elsewhere in the sources leaves the others as they are chosen."""
    drawn: dict[tuple[str, int], tuple[str, Mutant]] = {}
    seen: Counter[tuple[str, str, str]] = Counter()
    for mutant in mutants:
        key = (mutant.file, mutant.code, mutant.change)
        seen[key] += 1
        lot = hashlib.sha256(f"{seed} {key} {seen[key]}".encode()).hexdigest()
        place = (mutant.file, mutant.line)
        drawn[place] = min(drawn.get(place, (lot, mutant)), (lot, mutant), key=lambda one: one[0])
    return [mutant for _, mutant in sorted(drawn.values(), key=lambda one: one[0])[:count]]


@dataclass(frozen=True)
class Equal:
    """A change that nobody could notice, and why."""

    file: str
    code: str
    change: str
    reason: str


def equal_ones(file: Path = EQUAL) -> list[Equal]:
    rows = tomllib.loads(file.read_text("utf-8")).get("equal", [])
    return [Equal(**row) for row in rows]


def reason_of(mutant: Mutant, equals: list[Equal]) -> str | None:
    """Known by its text, so that it stays known when lines move."""
    key = (mutant.file, mutant.code, mutant.change)
    return next((one.reason for one in equals if (one.file, one.code, one.change) == key), None)
