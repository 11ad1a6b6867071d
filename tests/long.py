"""Runs what the gate samples at full size, part by part and by a seed, and writes a report to paste into a note.

python -m tests.long [--seed 7] [--parts server,browser]
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
import time
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from cathedrals.cli import bench
from cathedrals.version import VERSION

ROOT = Path(__file__).parent.parent
BUILD = ROOT / "build"
REPORT = BUILD / "long-report.md"
# Each part with its tests; whatever is in no part is in the last one.
PARTS = {
    "rules": ["tests/conformance", "tests/games", "tests/kernel", "tests/pinned"],
    "lockstep": ["tests/test_lockstep.py"],
    "players": ["tests/players", "tests/envs"],
    "words": ["tests/words"],
    "terminal": ["tests/cli"],
    "server": ["tests/server"],
    "browser": ["tests/browser"],
    "rest": ["tests"],
}
AT_ONCE = {"server": "4", "terminal": "4", "browser": "3"}  # these wait more than they work


@dataclass
class Outcome:
    """What one part did."""

    part: str
    seconds: float
    code: int
    outcomes: dict[str, int] = field(default_factory=dict)
    done: dict[str, int] = field(default_factory=dict)
    left_out: list[str] = field(default_factory=list)
    failed: list[str] = field(default_factory=list)

    def row(self) -> list[str]:
        count = self.outcomes.get
        passed, failed = count("passed", 0), max(count("failed", 0), int(self.code != 0))
        counted = ", ".join(f"{number:,} {what}" for what, number in sorted(self.done.items()))
        return [
            self.part,
            f"{passed + failed:,}",
            f"{passed:,}",
            f"{failed:,}",
            f"{self.seconds:,.0f}",
            counted,
        ]


def command(part: str, seed: int, tell: Path) -> list[str]:
    others = [path for name, paths in PARTS.items() if name != "rest" for path in paths]
    beside = [f"--ignore={path}" for path in others] if part == "rest" else []
    options = ["--quiet", "--long", f"--seed={seed}", f"--tell={tell}", "-n", AT_ONCE.get(part, "2")]
    options += ["-o", "faulthandler_timeout=0"]  # at full size one test may take hours
    return [sys.executable, "-m", "pytest", *options, "--dist", "worksteal", *PARTS[part], *beside]


def run(part: str, seed: int) -> Outcome:
    tell = BUILD / "long" / f"{part}.json"
    tell.unlink(missing_ok=True)
    print(f"\n{part} …", flush=True)
    began = time.monotonic()
    code = subprocess.run(command(part, seed, tell), cwd=ROOT, check=False).returncode
    told: dict[str, Any] = json.loads(tell.read_text("utf-8")) if tell.exists() else {}
    return Outcome(part, time.monotonic() - began, code, **told)


def commit() -> str:
    git = ["git", "describe", "--always", "--dirty", "--abbrev=12"]
    done = subprocess.run(git, cwd=ROOT, capture_output=True, text=True, check=False)
    return done.stdout.strip() or "unknown"


def report(outcomes: list[Outcome], seed: int) -> str:
    about = (
        f"commit {commit()}, cathedrals {VERSION} ({bench.how_run()} rules), Python {platform.python_version()}, "
        f"{platform.system()}, {os.cpu_count()} cores"
    )
    total = Outcome("together", sum(one.seconds for one in outcomes), 0)
    for one in outcomes:
        for name, number in one.outcomes.items():
            total.outcomes[name] = total.outcomes.get(name, 0) + number
    rows = [["part", "cases", "passed", "failed", "seconds", "counted"], ["---"] * 6]
    rows += [one.row() for one in [*outcomes, total]]
    lines = [f"## make long SEED={seed}", "", about, "", *(f"| {' | '.join(row)} |" for row in rows), ""]
    lines += [f"- {line}" for one in outcomes for line in one.left_out]
    again = f"PYTHONPATH=build/compiled .venv/bin/python -m pytest --long --seed {seed}"
    lines += [f"- failed: `{again} '{test}'`" for one in outcomes for test in one.failed]
    return "\n".join(lines).rstrip() + "\n"


def chosen() -> tuple[int, list[str]]:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--parts", default=",".join(PARTS))
    asked = parser.parse_args()
    parts = [part for part in asked.parts.split(",") if part]
    if unknown := [part for part in parts if part not in PARTS]:
        parser.error(f"there is no part {unknown[0]}; the parts are {', '.join(PARTS)}")
    return asked.seed, parts or list(PARTS)


def main() -> int:
    seed, parts = chosen()
    (BUILD / "long").mkdir(parents=True, exist_ok=True)
    outcomes: list[Outcome] = []
    for part in parts:
        outcomes.append(run(part, seed))
        REPORT.write_text(report(outcomes, seed), encoding="utf-8")
    print(f"\n{REPORT.read_text('utf-8')}\nThe report is in {REPORT.relative_to(ROOT)}.")
    return int(any(one.code for one in outcomes))


if __name__ == "__main__":
    sys.exit(main())
