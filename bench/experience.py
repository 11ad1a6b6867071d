"""What play teaches the search: a game's `experience.toml`, learned from how games ended.

    python bench/experience.py red_cathedral two more --player search:3 --games 400
    python bench/experience.py red_cathedral alone --player greedy --games 3000
    python bench/experience.py basilica --player search:60 --games 1500

The programs play themselves at every number of seats and with every board (`tune.py`). For each group and phase of the
file, least squares find what every count of a seat (`experience.py`) adds to the lead that the judgement foretells; if
the file has a row for it, also how great a lead is decisive. A fifth of the games is kept apart to see how much of the
final leads is explained without and with it. At the end these groups of the file are written anew, with the commit they
were made at; `opponents.py` tells whether it plays better.
"""

from __future__ import annotations

import argparse
import re
import tomllib
from collections import defaultdict
from importlib import import_module
from types import ModuleType

import numpy as np
from tune import SOURCES, Seen, commit, gather

from cathedrals.games import game as find_game
from cathedrals.kernel.game import Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import from_bytes

SEATS_OF = {"alone": (1,), "two": (2,), "more": (3, 4)}  # other groups learn from games of every number
HELD_BACK = 100.0  # positions' worth of belief that a count adds nothing
KEPT_APART = 5  # every fifth game
DECISIVE = "decisive"
LEADS = np.arange(1.0, 20.25, 0.25)  # tried as the decisive one

# By chapter: the counts of a seat, its final lead and the foretold one, and the number of its game.
Lessons = dict[int, list[tuple[np.ndarray, float, float, int]]]


def lessons(game: Game, module: ModuleType, seen: list[Seen]) -> Lessons:
    """Every seat of every position, each number as the lead over the average of the seats."""
    found = defaultdict(list)
    counts, worths = Row(), Row()
    for one in seen:
        table = from_bytes(one.table)
        counts.clear()
        worths.clear()
        module.count_all(table, counts)
        game.worths(table, worths)
        own = np.array(counts.numbers(), dtype=float).reshape(worths.count, -1)
        foretold = np.array(worths.numbers()) / 100
        final = np.array(one.scores, dtype=float)
        own, foretold, final = own - own.mean(0), foretold - foretold.mean(), final - final.mean()
        for seat in range(1 if len(final) == 2 else len(final)):  # of two, one says what the other does
            found[int(module.chapter(table.cells))].append((own[seat], final[seat], foretold[seat], one.seed))
    return found


def learned(counts: np.ndarray, missed: np.ndarray) -> np.ndarray:
    """What each count adds, held back where little is known of it."""
    size = counts.std(0)
    size[size < 1e-6] = 1.0
    scaled = counts / size
    return np.linalg.solve(scaled.T @ scaled + HELD_BACK * np.eye(len(size)), scaled.T @ missed) / size


def explained(final: np.ndarray, foretold: np.ndarray) -> float:
    return float(1 - np.sum((final - foretold) ** 2) / np.sum(final**2))


def decisive(foretold: np.ndarray, final: np.ndarray) -> float:
    """The lead over the other of two seats that is best taken to make one e times as likely to win."""
    won = (np.sign(final) + 1) / 2

    def surprise(lead: float) -> float:
        likely = np.clip(1 / (1 + np.exp(-2 * foretold / lead)), 0.001, 0.999)
        return -float(np.mean(won * np.log(likely) + (1 - won) * np.log(1 - likely)))

    return min(LEADS, key=surprise)


def learn(kind: str, number: int, some: list[tuple[np.ndarray, float, float, int]]) -> list[int]:
    """The numbers of one chapter, in hundredths: of every count, and the decisive lead."""
    counts, final, foretold, games = (np.array(column) for column in zip(*some, strict=True))
    apart = games % KEPT_APART == 0
    tried = learned(counts[~apart], (final - foretold)[~apart])
    without, with_it = (
        explained(final[apart], foretold[apart]),
        explained(final[apart], foretold[apart] + counts[apart] @ tried),
    )
    print(f"| {kind} | {number} | {len(final)} | {without:.2f} | {with_it:.2f} |", flush=True)
    added = learned(counts, final - foretold)
    return [round(100 * one) for one in [*added, decisive(foretold + counts @ added, final)]]


def as_table(name: str, rows: list[str], chapters: list[list[int]], made: str) -> str:
    """A group of the file: a row for each name it asks for, a number for each phase."""
    told = [f"[{name}] # {made}"]
    for row, numbers in zip(rows, zip(*chapters, strict=True), strict=False):
        told.append(f"{row} = [{', '.join(map(str, numbers))}]")
    return "\n".join(told) + "\n"


def write(game: str, name: str, table: str) -> None:
    """Put a group in the place of the old one."""
    path = SOURCES / game / "judging" / "experience.toml"
    text = re.sub(rf"(?ms)^\[{name}\].*?(?=^\[|\Z)", table + "\n", path.read_text(encoding="utf-8"))
    path.write_text(text.rstrip() + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("groups", nargs="*", help="of its experience.toml; all, if none is named")
    parser.add_argument("--player", default="search:3")
    parser.add_argument(
        "--games", type=int, default=400, help="of each number of seats and board; half alone"
    )
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    module = import_module(f"cathedrals.games.{chosen.game}.judging.experience")
    groups = chosen.groups or module.GROUP_NAMES
    file = tomllib.loads((SOURCES / chosen.game / "judging" / "experience.toml").read_text(encoding="utf-8"))
    rows = [*module.COUNT_NAMES, *([DECISIVE] if DECISIVE in file[groups[0]] else [])]
    made = f"{chosen.games} games of {chosen.player} at commit {commit()}"
    found = {
        seats: lessons(game, module, gather(chosen.game, chosen.player, chosen.games, chosen.seed, seats))
        for seats in {SEATS_OF.get(name, ()) for name in groups}
    }
    print("| group | phase | positions | explained by the judgement | with experience |")
    print("|---|---:|---:|---:|---:|")
    phases = int(module.PHASES)
    for name in groups:
        own, first = found[SEATS_OF.get(name, ())], module.GROUP_NAMES.index(name) * phases
        learnt = [learn(name, number, own[first + number]) for number in range(phases)]
        write(chosen.game, name, as_table(name, rows, learnt, made))


if __name__ == "__main__":
    main()
