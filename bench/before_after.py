"""Whether two builds play the same line by line, and how fast the second is compared with the first.

    python bench/before_after.py BEFORE AFTER
    python bench/before_after.py BEFORE AFTER --parts same --games 24
    python bench/before_after.py BEFORE AFTER --parts speed --rounds 5
    python bench/before_after.py BEFORE AFTER --parts speed --work kernel

BEFORE and AFTER are folders that come first on PYTHONPATH, such as `build/compiled` of two clones. The speeds take some
ten minutes: a second and a half of CPU time for each figure, the same work for both builds by turns, each time in a
process of its own. The table is for `RESULTS.md`; a ratio above 1 means that the second build is faster.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from itertools import zip_longest
from pathlib import Path
from statistics import median, quantiles

ROOT = Path(__file__).parent.parent
CHILD = Path(__file__).parent / "one_build.py"
TABLES = (("red_cathedral", 2), ("red_cathedral", 4), ("basilica", 2))
IMPORTS = 9  # starts of Python in one round, by turns too
IMPORT = "import time; t = time.process_time(); import cathedrals.games.{}; print(time.process_time() - t)"
TITLE = "# "  # begins a line that names a game


Measure = Callable[["Build", int], float]  # the seconds of CPU time that a build takes in a round


@dataclass(frozen=True)
class Build:
    """A folder of the project, and the Python that runs it."""

    folder: Path
    python: str

    def command(self, arguments: Iterable[object]) -> list[str]:
        return [self.python, *map(str, arguments)]

    def environment(self) -> dict[str, str]:
        """As it is, but with bytecode kept, or every import would compile anew."""
        kept = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
        return kept | {"PYTHONPATH": str(self.folder), "PYTHONHASHSEED": "0"}

    def run(self, *arguments: object) -> str:
        done = subprocess.run(
            self.command(arguments), env=self.environment(), stdout=subprocess.PIPE, text=True, check=True
        )
        return done.stdout.strip()

    def ask(self, *arguments: object) -> str:
        return self.run(CHILD, *arguments)

    def lines(self, *arguments: object) -> Iterator[str]:
        command = self.command([CHILD, "lines", *arguments])
        with subprocess.Popen(command, env=self.environment(), stdout=subprocess.PIPE, text=True) as child:
            assert child.stdout is not None
            try:
                yield from child.stdout
            except GeneratorExit:  # what comes after a difference is not wanted
                child.kill()
                raise
        if child.returncode:
            raise SystemExit(f"{self.folder} cannot play: {' '.join(command)}")

    def how(self) -> str:
        """Compiled or interpreted; that it is this build and no other that runs is seen to."""
        how, file = self.ask("how").split(maxsplit=1)
        if not Path(file).is_relative_to(self.folder):
            raise SystemExit(f"{file} is run; a file below {self.folder} was expected")
        return how


def folder_here() -> Path:
    """Of the build that is imported here."""
    import cathedrals

    return Path(cathedrals.__file__).parents[1]


# The same ---------------------------------------------------------------------------------------


@dataclass
class Compared:
    """What two builds printed alike: how many games, and how many lines; and where they first differed."""

    games: int = 0
    lines: int = 0
    difference: str = ""


def compare(before: Iterable[str], after: Iterable[str]) -> Compared:
    seen, title, line = Compared(), "", 0
    for then, now in zip_longest(before, after, fillvalue="nothing"):
        if then != now:
            where = f"{title}, line {line + 1} of it"
            seen.difference = f"{where}:\n  before: {then.strip()}\n  after:  {now.strip()}"
            return seen
        if then.startswith(TITLE):
            title, line = then.removeprefix(TITLE).strip(), 0
            seen.games += 1
        else:
            line += 1
            seen.lines += 1
    return seen


def same(before: Build, after: Build, games: int, seeds: int) -> bool:
    """Print how much was alike, and the first difference of each part; whether there was none."""
    parts = {"random": games, "records": ROOT / "tests" / "records", "programs": seeds}
    print("| played by both | games | lines | the same |")
    print("|---|---:|---:|---|")
    differences = []
    for part, argument in parts.items():
        seen = compare(before.lines(part, argument), after.lines(part, argument))
        told = "until a difference" if seen.difference else "all"
        print(f"| {part} | {seen.games:,} | {seen.lines:,} | {told} |", flush=True)
        differences += [seen.difference] if seen.difference else []
    print("".join(f"\n{difference}" for difference in differences))
    return not differences


# Speed ------------------------------------------------------------------------------------------


@dataclass
class Figure:
    """Something measured with both builds, and the seconds it took in every round."""

    name: str
    before: list[float]
    after: list[float]

    def row(self, unit: str) -> str:
        ratios = [then / now for then, now in zip(self.before, self.after, strict=True)]
        low, middle, high = quantiles(ratios, n=4, method="inclusive") if len(ratios) > 1 else ratios * 3
        return f"| {self.name} | {unit} | {middle:.3f} ({low:.3f} to {high:.3f}) |"


def by_turns(builds: tuple[Build, Build], rounds: int, figure: Figure, measure: Measure) -> None:
    """Each round measures both builds, and the next one in the other order."""
    for number in range(rounds):
        taken = {place: measure(builds[place], number) for place in ((0, 1) if number % 2 == 0 else (1, 0))}
        figure.before.append(taken[0])
        figure.after.append(taken[1])


def work_row(builds: tuple[Build, Build], what: str, game: str, seats: int, rounds: int, span: float) -> str:
    amount = int(builds[0].ask("amount", what, game, seats, span))
    figure = Figure(f"{game}, {seats} seats: {what}", [], [])

    def measure(build: Build, number: int) -> float:
        return float(build.ask("seconds", what, game, seats, 1000 * number, amount))

    by_turns(builds, rounds, figure, measure)
    return figure.row(f"{1000 * median(figure.before) / amount:.3f} ms")


def import_row(builds: tuple[Build, Build], game: str, rounds: int) -> str:
    figure = Figure(f"import cathedrals.games.{game}", [], [])

    def measure(build: Build, number: int) -> float:
        return float(build.run("-c", IMPORT.format(game)))

    for build in builds:
        measure(build, 0)
    by_turns(builds, rounds * IMPORTS, figure, measure)
    return figure.row(f"{1000 * median(figure.before):.1f} ms")


def speed(builds: tuple[Build, Build], rounds: int, span: float, only: str) -> None:
    print(f"CPU time of a game, a decision, 1,000 copies of a table, an import; {rounds} rounds by turns:\n")
    print("| what | before | speed after to before, median (quartiles) |")
    print("|---|---:|---:|")
    for game, seats in TABLES:
        for what in [only] if only else builds[0].ask("work").split("\n"):
            print(work_row(builds, what, game, seats, rounds, span), flush=True)
    for game in {} if only else dict(TABLES):
        print(import_row(builds, game, rounds), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("--python", default=sys.executable, help="the Python that runs both")
    parser.add_argument("--parts", default="same,speed", choices=["same", "speed", "same,speed"])
    parser.add_argument("--games", type=int, default=384, help="random games of each game")
    parser.add_argument("--seeds", type=int, default=4, help="of the games between programs")
    parser.add_argument("--rounds", type=int, default=15)
    parser.add_argument("--work", default="", help="only this of what is timed, such as kernel")
    parser.add_argument("--seconds", type=float, default=1.5, help="of CPU time for one figure of a round")
    asked = parser.parse_args()
    builds = Build(asked.before.absolute(), asked.python), Build(asked.after.absolute(), asked.python)
    print(f"before: {builds[0].how()}, after: {builds[1].how()}\n", flush=True)
    all_alike = True
    if "same" in asked.parts:
        all_alike = same(*builds, asked.games, asked.seeds)
    if "speed" in asked.parts:
        speed(builds, asked.rounds, asked.seconds, asked.work)
    raise SystemExit(not all_alike)


if __name__ == "__main__":
    main()
