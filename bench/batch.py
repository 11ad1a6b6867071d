"""A batch of 4,096 tables on one core and on two, by turns: how much faster two are.

    make compiled && PYTHONPATH=build/compiled python bench/batch.py

All seats, random moves; only the steps are timed, not the choosing of the moves. By the clock the ratio is worth
something on a quiet machine only: what else runs takes from two cores more than from one. So it is also given by CPU
time: that of one process, to that of the busier of two.
"""

from __future__ import annotations

import argparse
import os
import time
from statistics import median

import numpy as np

from cathedrals.cli.bench import how_run
from cathedrals.envs.batch import Batch
from cathedrals.games import GAMES


def cpu_times(batch: Batch) -> list[float]:
    """The CPU time of this process and of every worker so far."""
    # Linux numbers the CPU clock of another process in this way.
    workers = [
        time.clock_gettime((~process.pid << 3) | 2) for process in getattr(batch.part, "processes", [])
    ]
    return [time.process_time(), *workers]


def rates(batch: Batch, steps: int, rng: np.random.Generator) -> tuple[float, float]:
    """Steps of tables a second, by the clock and by CPU time."""
    taken, used = 0.0, np.zeros(len(cpu_times(batch)))
    for _ in range(steps):
        moves = (rng.random(batch.legal.shape, dtype=np.float32) * batch.legal).argmax(1)
        started, before = time.perf_counter(), cpu_times(batch)
        batch.step(moves)
        taken += time.perf_counter() - started
        used += np.subtract(cpu_times(batch), before)
    made = batch.tables * steps
    return made / taken, made / float(used.max())


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("--tables", type=int, default=4096)
    parser.add_argument("--steps", type=int, default=40)
    parser.add_argument("--rounds", type=int, default=7)
    asked = parser.parse_args()
    print(f"rules {how_run()}, load {os.getloadavg()[0]:.1f} on {os.cpu_count()} cores\n")
    print("| game | measured by | one core | two cores | ratio |\n|---|---|---:|---:|---:|")
    for game in GAMES:
        seats = max(game.seats)
        with (
            Batch(game.name, asked.tables, seats) as one,
            Batch(game.name, asked.tables, seats, workers=2) as two,
        ):
            rng = np.random.default_rng(1)
            pairs = [
                (rates(one, asked.steps, rng), rates(two, asked.steps, rng)) for _ in range(asked.rounds + 1)
            ]
        for place, way in enumerate(("clock", "CPU time")):
            print(row(f"{game.name}, {seats} seats", way, [(a[place], b[place]) for a, b in pairs[1:]]))


def row(name: str, way: str, pairs: list[tuple[float, float]]) -> str:
    ratios = [both / alone for alone, both in pairs]
    one, two = (median(column) for column in zip(*pairs, strict=True))
    told = f"{median(ratios):.2f} ({min(ratios):.2f} to {max(ratios):.2f})"
    return f"| {name} | {way} | {one:,.0f} | {two:,.0f} | {told} |"


if __name__ == "__main__":
    main()
