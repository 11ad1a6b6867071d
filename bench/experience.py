"""What play teaches the search of The Red Cathedral: `experience.toml`, learned from how games ended.

    python bench/experience.py two more --player search:3 --games 400
    python bench/experience.py alone --player greedy --games 3000

The programs play themselves at every number of seats and with every board (`tune.py`). For one, two and more seats
and each phase of the game, least squares find what every count of a seat (`experience.py`) adds to the lead that the
judgement foretells. A fifth of the games is kept apart to see how much of the final leads is explained without and with
it. At the end these groups of the file are written anew, with the commit they were made at; `opponents.py` tells
whether it plays better.
"""

from __future__ import annotations

import argparse
import re
from collections import defaultdict

import numpy as np
from tune import SOURCES, Seen, commit, gather

from cathedrals.games import game as find_game
from cathedrals.games.red_cathedral.experience import COUNT_NAMES, GROUP_NAMES, count_all, group, phase
from cathedrals.games.red_cathedral.parts import CARDS_TO_END
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import from_bytes

GAME = "red_cathedral"
FILE = SOURCES / GAME / "experience.toml"
SEATS_OF = {"alone": (1,), "two": (2,), "more": (3, 4)}
PHASES = CARDS_TO_END + 1
HELD_BACK = 100.0  # positions' worth of belief that a count adds nothing
KEPT_APART = 5  # every fifth game

# By group and phase: the counts of a seat, its final lead and the foretold one, and the number of its game.
Lessons = dict[tuple[int, int], list[tuple[np.ndarray, float, float, int]]]


def lessons(seen: list[Seen]) -> Lessons:
    """Every seat of every position, each number as the lead over the average of the seats."""
    game, found = find_game(GAME), defaultdict(list)
    counts, worths = Row(), Row()
    for one in seen:
        table = from_bytes(one.table)
        counts.clear()
        worths.clear()
        count_all(table, counts)
        game.worths(table, worths)
        own = np.array(counts.numbers(), dtype=float).reshape(worths.count, -1)
        foretold = np.array(worths.numbers()) / 100
        final = np.array(one.scores, dtype=float)
        kind = int(group(table.cells)), int(phase(table.cells, counts))
        own, foretold, final = own - own.mean(0), foretold - foretold.mean(), final - final.mean()
        for seat in range(1 if len(final) == 2 else len(final)):  # of two, one says what the other does
            found[kind].append((own[seat], final[seat], foretold[seat], one.seed))
    return found


def learned(counts: np.ndarray, missed: np.ndarray) -> np.ndarray:
    """What each count adds, held back where little is known of it."""
    size = counts.std(0)
    size[size < 1e-6] = 1.0
    scaled = counts / size
    return np.linalg.solve(scaled.T @ scaled + HELD_BACK * np.eye(len(size)), scaled.T @ missed) / size


def explained(final: np.ndarray, foretold: np.ndarray) -> float:
    return float(1 - np.sum((final - foretold) ** 2) / np.sum(final**2))


def learn(kind: str, number: int, some: list[tuple[np.ndarray, float, float, int]]) -> np.ndarray:
    counts, final, foretold, games = (np.array(column) for column in zip(*some, strict=True))
    apart = games % KEPT_APART == 0
    tried = learned(counts[~apart], (final - foretold)[~apart])
    without, with_it = (
        explained(final[apart], foretold[apart]),
        explained(final[apart], foretold[apart] + counts[apart] @ tried),
    )
    print(f"| {kind} | {number} | {len(final)} | {without:.2f} | {with_it:.2f} |", flush=True)
    return learned(counts, final - foretold)


def as_table(name: str, numbers: list[np.ndarray], made: str) -> str:
    rows = [f"[{name}] # {made}"]
    for column, count in enumerate(COUNT_NAMES):
        rows.append(f"{count} = [{', '.join(str(round(100 * one[column])) for one in numbers)}]")
    return "\n".join(rows) + "\n"


def write(name: str, table: str) -> None:
    """Put a table in the place of the old one."""
    text = FILE.read_text(encoding="utf-8")
    FILE.write_text(
        re.sub(rf"(?ms)^\[{name}\].*?(?=^\[|\Z)", table + "\n", text).rstrip() + "\n", encoding="utf-8"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("groups", nargs="*", default=GROUP_NAMES, choices=GROUP_NAMES)
    parser.add_argument("--player", default="search:3")
    parser.add_argument(
        "--games", type=int, default=400, help="of each number of seats and board; half alone"
    )
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    made = f"{chosen.games} games of {chosen.player} at commit {commit()}"
    print("| seats | cards finished | positions | explained by the judgement | with experience |")
    print("|---|---:|---:|---:|---:|")
    for name in chosen.groups:
        found = lessons(gather(GAME, chosen.player, chosen.games, chosen.seed, SEATS_OF[name]))
        place = GROUP_NAMES.index(name)
        write(
            name,
            as_table(name, [learn(name, number, found[place, number]) for number in range(PHASES)], made),
        )


if __name__ == "__main__":
    main()
