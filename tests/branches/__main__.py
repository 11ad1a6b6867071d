"""Which branches of the packages the tests take.

python -m tests.branches mark TREE FOLDER   marks those of the sources below TREE for a run that notes them in FOLDER
python -m tests.branches tell FOLDER…       tells how many of every package such runs took together

What is compiled shows no branches and is seen in the run on the sources, all that stays plain also in that on the
compiled rules.
"""

from __future__ import annotations

import json
import marshal
import shutil
import sys
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

from tests.branches.marking import PAST, marked

PACKAGE = "cathedrals"
#: The packages, and how many of a hundred branches the tests have to take.
WANTED = {"kernel": 95, "games": 98, "players": 95, "analysis": 95, "server": 95, "cli": 95, "envs": 95}
Ways = dict[tuple[int, int, int], bool]  # by number and the lines from and to: whether it was taken


def mark(tree: Path, folder: Path) -> None:
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    places: dict[str, tuple[int, int]] = {}
    found: dict[str, list[tuple[int, int]]] = {}
    end = 0
    for path in sorted((tree.resolve() / PACKAGE).rglob("*.py")):
        taken = f"__import__('sitecustomize').NOTES.taken({str(path)!r})"
        code, ways = marked(path.read_text("utf-8"), taken)
        if ways:
            (folder / f"code-{end}").write_bytes(
                marshal.dumps(compile(code, path, "exec", dont_inherit=True))
            )
            places[str(path)] = end, end + len(ways)
            found[path.relative_to(tree.resolve() / PACKAGE).as_posix()] = ways
            end += len(ways)
    (folder / "places").write_bytes(marshal.dumps(places))
    (folder / "taken").write_bytes(bytes(end))
    (folder / "ways.json").write_text(json.dumps(found), encoding="utf-8")


def read(folder: Path) -> dict[str, Ways]:
    """What one run took, by files."""
    notes = iter((folder / "taken").read_bytes())
    found = json.loads((folder / "ways.json").read_text("utf-8"))
    return {
        file: {(number, *way): bool(next(notes)) for number, way in enumerate(ways)}
        for file, ways in found.items()
    }


def together(runs: Sequence[dict[str, Ways]]) -> dict[str, Ways]:
    """What is taken in one of the runs is taken; all must have been on the same sources."""
    if any(as_listed(run) != as_listed(runs[0]) for run in runs):
        sys.exit("the runs were on different sources: make pytest")
    return {
        file: {way: any(run[file][way] for run in runs) for way in ways} for file, ways in runs[0].items()
    }


def as_listed(run: dict[str, Ways]) -> dict[str, list[tuple[int, int, int]]]:
    return {file: list(ways) for file, ways in run.items()}


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

    def add(self, file: str, ways: Ways) -> None:
        self.there += len(ways)
        self.taken += sum(ways.values())
        missing = sorted((start, end) for (_, start, end), taken in ways.items() if not taken)
        if missing:
            lines = ", ".join(f"{start} → {'past' if end == PAST else end}" for start, end in missing)
            self.missing.append(f"{file}: {lines}")

    def row(self) -> str:
        return f"{self.name:8} {self.there:6} {self.taken:6} {self.share:6.1f} % of {WANTED[self.name]} %"


def by_package(files: dict[str, Ways]) -> list[Branches]:
    found = {name: Branches(name) for name in WANTED}
    for file, ways in sorted(files.items()):
        package = file.split("/")[0]
        if package in found:
            found[package].add(file, ways)
    return list(found.values())


def tell(folders: Sequence[Path]) -> int:
    if not all((folder / "taken").exists() for folder in folders):
        sys.exit("nothing is measured yet: make pytest")
    packages = by_package(together([read(folder) for folder in folders]))
    print("branches  there  taken")
    for package in packages:
        print(package.row())
    lacking = [package for package in packages if not package.is_enough]
    for package in lacking:
        print(f"Not taken in {package.name}, by lines:", *package.missing, sep="\n  ")
    return len(lacking)


if __name__ == "__main__":
    if sys.argv[1] == "mark":
        mark(Path(sys.argv[2]), Path(sys.argv[3]))
    else:
        sys.exit(tell([Path(name) for name in sys.argv[2:]]))
