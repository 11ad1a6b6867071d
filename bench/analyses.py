"""What analyses of programs' matches show: luck that is fair, levels in their order, and how long it takes.

    python bench/analyses.py red_cathedral --players apprentice,journeyman,search:60 --games 20
    python bench/analyses.py basilica --settings deep --games 4
    python bench/analyses.py basilica --games 60 --write

Each player plays itself with two seats. Told are, for each: accuracy and error rate; for all: mean luck of the first
seat in standard errors, how much of the variance of results luck explains (the result less luck, and with a coefficient
fitted on the other half of the matches), the mean size of the rest, and seconds of this process. `--write` puts the
accuracies of the levels into the game's `levels.toml`, under the name of the evaluator.
"""

from __future__ import annotations

import argparse
import time
import tomllib
from dataclasses import dataclass
from math import sqrt
from statistics import mean, stdev, variance

from tune import SOURCES

import cathedrals
from cathedrals.analysis.analysis import analyse
from cathedrals.analysis.marks import played
from cathedrals.analysis.settings import MEASURED, SETTINGS, Settings, digest
from cathedrals.games import game as find_game
from cathedrals.players.levels import LEVELS, player

SEATS = 2


@dataclass(frozen=True)
class Seen:
    """One match: who played, what each seat lost and could have, and the first seat's way."""

    player: str
    lost: float
    stake: float
    turns: int
    luck: float
    rest: float
    result: float
    seconds: float


def look(name: str, program: str, seed: int, settings: Settings) -> Seen:
    match = cathedrals.new(name, seats=SEATS, seed=seed)
    programs = [player(program, seed * 10 + seat) for seat in range(SEATS)]
    while not match.over:
        match.play(match.game.write(programs[match.asked].choose(match.game, match.table)))
    start = time.process_time()
    found = analyse(match, settings)
    seconds = time.process_time() - start
    own = played(found.turns)
    way = found.way(0)
    return Seen(program, own.lost, own.stake, own.turns, way.dice, way.rest, way.result, seconds)


def accuracy(seen: list[Seen]) -> float:
    """Of all turns together: single matches weigh as much as was at stake in them."""
    return 100 * (1 - sum(one.lost for one in seen) / sum(one.stake for one in seen))


def slope(seen: list[Seen]) -> float:
    """How much of the luck is in the results."""
    results, lucks = mean(one.result for one in seen), mean(one.luck for one in seen)
    both = sum((one.result - results) * (one.luck - lucks) for one in seen)
    return both / sum((one.luck - lucks) ** 2 for one in seen)


def left(seen: list[Seen], slopes: list[float]) -> float:
    """The variance of results less so much of the luck, as a part of that of the results."""
    adjusted = [one.result - factor * one.luck for one, factor in zip(seen, slopes, strict=True)]
    return variance(adjusted) / variance(one.result for one in seen)


def tell(seen: list[Seen]) -> None:
    print("| player | matches | accuracy | hundredths lost a turn |\n|---|---:|---:|---:|")
    for name in dict.fromkeys(one.player for one in seen):
        own = [one for one in seen if one.player == name]
        rate = 100 * sum(one.lost for one in own) / sum(one.turns for one in own)
        print(f"| {name} | {len(own)} | {accuracy(own):.1f} | {rate:.2f} |")
    lucks = [one.luck for one in seen]
    error = stdev(lucks) / sqrt(len(lucks))
    halves = [seen[0::2], seen[1::2]]
    fitted = [slope(halves[1]), slope(halves[0])]
    print(
        f"mean luck {mean(lucks):+.4f}, {mean(lucks) / error:+.2f} standard errors; spread {stdev(lucks):.3f}"
    )
    print(
        f"variance left: {left(seen, [1.0] * len(seen)):.3f} with all luck taken off, "
        f"{left(seen, [fitted[place % 2] for place in range(len(seen))]):.3f} with a coefficient of other matches "
        f"({fitted[0]:.2f}, {fitted[1]:.2f})"
    )
    print(f"mean size of the rest {mean(abs(one.rest) for one in seen):.3f}")
    print(
        f"seconds a match: {mean(one.seconds for one in seen):.1f}, at most {max(one.seconds for one in seen):.1f}"
    )


def write(name: str, settings: Settings, seen: list[Seen]) -> None:
    """The accuracy of every level of the house, measured by this evaluator; other settings stay as they are."""
    path = SOURCES / name / "judging" / MEASURED
    found = tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    levels = {
        one: accuracy([s for s in seen if s.player == one])
        for one in LEVELS
        if one in {s.player for s in seen}
    }
    found[settings.name] = {"digest": digest(find_game(name), settings), str(SEATS): levels}
    rows = [
        "# How accurately the levels play against themselves, by the evaluator of this digest: what one played like.",
        "# Measured by bench/analyses.py and not meant to be edited.",
    ]
    for setting, table in found.items():
        rows += ["", f"[{setting}]", f'digest = "{table["digest"]}"']
        for seats, own in table.items():
            if seats != "digest":
                rows += [f"[{setting}.{seats}]", *(f"{level} = {value:.1f}" for level, value in own.items())]
    path.write_text("\n".join(rows) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--players", default=",".join(LEVELS))
    parser.add_argument("--games", type=int, default=20, help="of each player")
    parser.add_argument("--seed", type=int, default=500)
    parser.add_argument("--settings", choices=SETTINGS, default="quick")
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    settings = SETTINGS[chosen.settings]
    seen = [
        look(chosen.game, program, chosen.seed + number, settings)
        for number in range(chosen.games)
        for program in chosen.players.split(",")
    ]
    tell(seen)
    if chosen.write:
        write(chosen.game, settings, seen)


if __name__ == "__main__":
    main()
