"""Which branches of a package, or of all, the tests took: `python -m tests.branches games FOLDER…`, of what runs left.

What is compiled is seen in the run on the sources alone, all that stays plain in that on the compiled rules.
"""

from __future__ import annotations

import json
import sys
import tempfile
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from coverage import Coverage

SOURCES = Path(__file__).parent.parent / "src" / "cathedrals"
#: The packages, and how many of a hundred branches the tests have to take.
WANTED = {"kernel": 95, "games": 98, "players": 95, "server": 95, "cli": 95, "envs": 95}


@dataclass
class Branches:
    """Those of one package."""

    name: str
    there: int = 0
    taken: int = 0
    missing: list[str] = field(default_factory=list)

    @property
    def share(self) -> float:
        return 100 * self.taken / self.there if self.there else 100.0

    @property
    def is_enough(self) -> bool:
        return self.share >= WANTED[self.name]

    def add(self, file: str, seen: dict[str, Any]) -> None:
        self.there += seen["summary"]["num_branches"]
        self.taken += seen["summary"]["covered_branches"]
        ways = ", ".join(f"{start} → {end if end > 0 else 'out'}" for start, end in seen["missing_branches"])
        if ways:
            self.missing.append(f"{file}: {ways}")

    def row(self) -> str:
        return f"{self.name:8} {self.there:6} {self.taken:6} {self.share:6.1f} % of {WANTED[self.name]} %"


def gathered(folders: Sequence[str]) -> dict[str, Any]:
    """What all processes of the runs saw, by files of the sources."""
    with tempfile.TemporaryDirectory() as scratch:
        report = Path(scratch, "report.json")
        seen = Coverage(data_file=f"{scratch}/taken")  # files of runs are found by this name
        seen.combine(folders, strict=True, keep=True)
        seen.json_report(outfile=str(report), include=[f"{SOURCES}/*"])
        return dict(json.loads(report.read_text("utf-8"))["files"])


def by_package(files: dict[str, Any]) -> list[Branches]:
    found = {name: Branches(name) for name in WANTED}
    for path, seen in sorted(files.items()):
        file = Path(path).absolute().relative_to(SOURCES)
        if file.parts[0] in found:
            found[file.parts[0]].add(file.as_posix(), seen)
    return list(found.values())


def main(of: str, folders: Sequence[str]) -> int:
    packages = [package for package in by_package(gathered(folders)) if of in (package.name, "all")]
    print("branches  there  taken")
    for package in packages:
        print(package.row())
    lacking = [package for package in packages if not package.is_enough]
    for package in lacking:
        print(f"Not taken in {package.name}, by lines:", *package.missing, sep="\n  ")
    return len(lacking)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], sys.argv[2:]))
