"""Whether shares of victory are what they say: calibration of the analysis, fitted and checked against results.

    python bench/shares.py red_cathedral --games 400 --write
    python bench/shares.py basilica --games 800 --settings deep

Programs play themselves at every number of seats and on every board; of each game some positions are judged as the
analysis judges them (`cathedrals.analysis`), first as the search tells it. For each number of seats and phase the power
is found to which shares are best raised, and alone how far they lean to one side; neighbouring phases hold each other.
Every fourth game is kept apart: told are the log loss there before and after, and how often seats won that were given
so much.
With `--write` the game's `calibration.toml` is written anew.
"""

from __future__ import annotations

import argparse
import os
import pickle
import random
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, replace
from itertools import pairwise
from multiprocessing import get_context
from pathlib import Path

import numpy as np
from tune import SOURCES, commit, kinds

from cathedrals.analysis.calibration import calibrated, calibration_of
from cathedrals.analysis.evaluator import Evaluator, won
from cathedrals.analysis.settings import SETTINGS, Settings
from cathedrals.games import game as find_game
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY
from cathedrals.players.levels import player

PROGRAMS = ("greedy", "search:5", "search:15")  # by turns
OF_A_GAME = 12  # positions
APART = 4  # every fourth game
POWERS = np.arange(0.30, 2.51, 0.05)
LEANINGS = np.arange(-1.5, 1.51, 0.05)
TOGETHER = 6.0  # log loss of whole games that neighbouring phases cost which differ by 1
BELIEF = 0.3  # the same for a phase that differs by 1 from what the search tells
ROUNDS = 30  # of every phase being fitted to its neighbours
TENTHS = np.arange(0.0, 1.01, 0.1)


@dataclass(frozen=True)
class Seen:
    """A position: how many sat there, its phase, the shares as the search tells them, those won, and its game."""

    seats: int
    phase: int
    told: tuple[float, ...]
    won: tuple[float, ...]
    game: int


def positions(task: tuple[str, int, dict[str, str], int, Settings]) -> list[Seen]:
    """Some positions of one game in which a turn began."""
    name, seats, options, seed, settings = task
    game = find_game(name)
    table = game.new_table()
    game.start(table, seats, whole_options(game, options), Row())
    programs = [player(PROGRAMS[seed % len(PROGRAMS)], seed * 10 + seat) for seat in range(seats)]
    dealer, found, last = SeededDealer(seed), [], CHANCE
    while (asked := int(game.asked(table))) != NOBODY:
        if asked not in (last, CHANCE):
            found.append(table.copy())
        move = dealer.deal(game, table) if asked == CHANCE else programs[asked].choose(game, table)
        game.play(table, move, Row())
        last = asked
    result = won(game.winners(table), len(game.scores(table)))
    evaluator = Evaluator(game, seats, settings)
    evaluator.calibration = []
    chosen = random.Random(seed).sample(found, min(OF_A_GAME, len(found)))
    return [Seen(seats, int(game.phase(one)), evaluator.shares(one, seed), result, seed) for one in chosen]


def gather(name: str, games: int, seed: int, settings: Settings, workers: int) -> list[Seen]:
    tasks = [
        (name, seats, options, seed + number, settings)
        for seats, options in kinds(find_game(name))
        for number in range(games)
    ]
    if workers == 1:
        return [one for task in tasks for one in positions(task)]
    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        return [one for some in pool.map(positions, tasks, chunksize=8) for one in some]


# Fitting --------------------------------------------------------------------------------------------


def losses(seen: list[Seen], power: float, leaning: float = 0.0) -> float:
    """The log loss of all of them together, in games: the positions of one end alike."""
    told = np.log(np.clip(np.array([one.told for one in seen]), 1e-9, 1)) * power
    told[:, -1] += leaning
    told -= told.max(1, keepdims=True)
    logs = told - np.log(np.exp(told).sum(1, keepdims=True))
    return -float((np.array([one.won for one in seen]) * logs).sum()) / OF_A_GAME


def fit(seen: list[Seen], phases: int, leans: bool) -> tuple[list[float], list[float]]:
    """The power of every phase, and by how much the last seat is to be favoured."""
    by_phase = [[one for one in seen if one.phase == phase] for phase in range(phases)]
    choices = [(power, lean) for power in POWERS for lean in (LEANINGS if leans else (0.0,))]
    table = [{one: losses(some, *one) if some else 0.0 for one in choices} for some in by_phase]
    together = min(choices, key=lambda one: sum(own[one] for own in table) + phases * held(one, ()))
    best = [together] * phases
    for _ in range(ROUNDS):
        for phase in range(phases):
            near = [best[other] for other in (phase - 1, phase + 1) if 0 <= other < phases]
            best[phase] = min(choices, key=lambda one: table[phase][one] + held(one, near))
    return [power for power, _ in best], [lean for _, lean in best]


def held(one: tuple[float, float], near: Iterable[tuple[float, float]]) -> float:
    """What a choice costs for being far from those of its neighbours, and from what the search tells."""
    own = BELIEF * ((one[0] - 1) ** 2 + one[1] ** 2)
    return own + TOGETHER * sum((one[0] - other[0]) ** 2 + (one[1] - other[1]) ** 2 for other in near)


# What is told ---------------------------------------------------------------------------------------


def log_loss(seen: list[Seen], shares: list[tuple[float, ...]]) -> float:
    return -sum(
        part * np.log(max(share, 1e-9))
        for one, given in zip(seen, shares, strict=True)
        for part, share in zip(one.won, given, strict=True)
    ) / len(seen)


def reliability(seen: list[Seen], shares: list[tuple[float, ...]]) -> list[tuple[int, float, float]]:
    """For each tenth of shares: how many, how much they were given, how much they won."""
    given = np.array([share for one in shares for share in one])
    got = np.array([part for one in seen for part in one.won])
    rows = []
    for low, high in pairwise(TENTHS):
        there = (given >= low) & (given < high)
        count = int(there.sum())
        rows.append(
            (count, float(given[there].mean()) if count else 0.0, float(got[there].mean()) if count else 0.0)
        )
    return rows


def tell(seats: int, apart: list[Seen], before: list, after: list) -> None:
    print(
        f"| {seats} | {len({one.game for one in apart})} | {len(apart)} | {log_loss(apart, before):.4f} | "
        f"{log_loss(apart, after):.4f} |"
    )


def tell_curve(seats: int, apart: list[Seen], before: list, after: list) -> None:
    print(f"\n{seats} seats: positions, given, won as the search tells it; the same calibrated")
    for old, new in zip(reliability(apart, before), reliability(apart, after), strict=True):
        print(f"| {old[0]} | {old[1]:.2f} | {old[2]:.2f} | {new[0]} | {new[1]:.2f} | {new[2]:.2f} |")


def as_table(seats: int, powers: list[float], leanings: list[float]) -> str:
    def row(name: str, numbers: list[float]) -> str:
        return f"{name} = [{', '.join(str(round(100 * one)) for one in numbers)}]"

    rows = [f"[{seats}]", row("power", powers)]
    if any(leanings):
        rows += [row("seat_0", [0.0] * len(leanings)), row("seat_1", leanings)]
    return "\n".join(rows) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--games", type=int, default=400, help="of each number of seats and board")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--settings", choices=SETTINGS, default="quick")
    parser.add_argument("--simulations", type=int, help="other than those of the settings")
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--seen", type=Path, help="keep the judged positions there, or take them from there")
    parser.add_argument("--write", action="store_true")
    chosen = parser.parse_args()
    settings = SETTINGS[chosen.settings]
    if chosen.simulations:
        settings = replace(settings, simulations=chosen.simulations)
    game = find_game(chosen.game)
    if chosen.seen and chosen.seen.exists():
        seen = pickle.loads(chosen.seen.read_bytes())
    else:
        seen = gather(chosen.game, chosen.games, chosen.seed, settings, chosen.workers)
    if chosen.seen:
        chosen.seen.write_bytes(pickle.dumps(seen))
    phases = 1 + max(one.phase for one in seen)
    told, curves = [], []
    print("| seats | games kept apart | positions | log loss before | after |\n|---:|---:|---:|---:|---:|")
    for seats in game.seats:
        some = [one for one in seen if one.seats == seats]
        apart = [one for one in some if one.game % APART == 0]
        if chosen.write:
            powers, leanings = fit([one for one in some if one.game % APART], phases, leans=seats == 1)
            rows = [
                (p, (0.0, lean) if any(leanings) else ()) for p, lean in zip(powers, leanings, strict=True)
            ]
            told.append(as_table(seats, powers, leanings))
        else:
            rows = calibration_of(game, seats)
        after = [calibrated(one.told, rows[one.phase]) for one in apart]
        before = [one.told for one in apart]
        tell(seats, apart, before, after)
        curves.append((seats, apart, before, after))
    for curve in curves:
        tell_curve(*curve)
    if chosen.write:
        path = SOURCES / chosen.game / "judging" / "calibration.toml"
        head = path.read_text(encoding="utf-8").partition("\n\n")[0] if path.exists() else "# Calibration"
        made = f"# {chosen.games} games of each kind at commit {commit()}"
        path.write_text("\n".join([head, "", made, *told]).rstrip() + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
