"""Better weights for a game's judgement, learned from how games ended.

    python bench/tune.py basilica --player search:40 --games 600
    python bench/tune.py basilica --try action=105 --against 200

The programs play themselves at every number of seats and with every board; each position in which one seat's answers
end is kept with the final scores. The weights are then moved so that the worths of these positions foretell the final
leads best (least squares by small steps, each weight held back towards what it was). At the end the new set plays the
old one; `worth.toml` is written only if it clearly wins, with the commit it was made at. `--try` plays one changed set
against the old one and writes nothing.
"""

from __future__ import annotations

import argparse
import os
import random
import re
import subprocess
import tomllib
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from importlib import import_module
from itertools import repeat
from multiprocessing import get_context
from pathlib import Path

import numpy as np

from cathedrals.games import game as find_game
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table, from_bytes
from cathedrals.players.arena import VERY_SURE, play_out, wilson
from cathedrals.players.levels import player
from cathedrals.players.player import Player, RandomPlayer

SOURCES = Path(__file__).parent.parent / "src" / "cathedrals" / "games"
NUDGE = 0.1  # of a weight, to see what it does
HELD_BACK = 0.002  # of the positions' number: how strongly a weight stays where it was
STEPS = 6
SOLO_SHARE = 0.5  # of the games of one kind
STRAYING = 0.1  # of the lines
STRAY = 0.25  # of the answers in a straying line are random, so that odd positions are seen too

Weights = dict[str, float]


@dataclass(frozen=True)
class Seen:
    """A position and how its game ended: the table, every seat's final score, and the seed of the game."""

    table: bytes
    scores: tuple[int, ...]
    seed: int


# Positions -------------------------------------------------------------------------------------------


def kinds(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every board."""
    boards = [{one.name: value} for one in game.options if one.name == "board" for value in one.values]
    return [(seats, board) for seats in game.seats for board in boards or [{}]]


def positions(task: tuple[str, str, int, dict[str, str], int]) -> list[Seen]:
    """The positions of one game in which somebody's answers had ended."""
    name, program, seats, options, seed = task
    game = find_game(name)
    table = game.new_table()
    game.start(table, seats, whole_options(game, options), Row())
    players = [player(program, seed * 10 + seat) for seat in range(seats)]
    dealer, log, whim, at_random = SeededDealer(seed), Row(), random.Random(seed), RandomPlayer(seed)
    found, last, is_straying = [], CHANCE, False
    while (asked := game.asked(table)) != NOBODY:
        if asked != last:
            is_straying = whim.random() < STRAYING
            if last != CHANCE:
                found.append(table.to_bytes())
        chosen = at_random if is_straying and whim.random() < STRAY else players[asked]
        move = dealer.deal(game, table) if asked == CHANCE else chosen.choose(game, table)
        game.play(table, move, log)
        last = asked
    scores = tuple(game.scores(table))
    return [Seen(one, scores, seed) for one in found]


def gather(name: str, program: str, games: int, seed: int, at: tuple[int, ...] = ()) -> list[Seen]:
    """So many games of each kind, or only with these numbers of seats; half as many alone."""
    game = find_game(name)
    tasks = [
        (name, program, seats, options, seed + number)
        for seats, options in kinds(game)
        if seats in (at or game.seats)
        for number in range(round(games * (SOLO_SHARE if seats == 1 else 1)))
    ]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        return [one for some in pool.map(positions, tasks, chunksize=4) for one in some]


# Weights ---------------------------------------------------------------------------------------------


def put(module, weights: Weights) -> None:
    for place, name in enumerate(module.WEIGHT_NAMES):
        module.WEIGHTS[place] = round(weights[name])


def foretold(game: Game, tables: list[Table]) -> np.ndarray:
    """By how much every seat is said to be ahead of the average, in points, one after the other."""
    leads: list[float] = []
    row = Row()
    for table in tables:
        row.clear()
        game.worths(table, row)
        worths = [int(row.items[seat]) for seat in range(row.count)]
        middle = sum(worths) / len(worths)
        leads.extend((worth - middle) / 100 for worth in worths)
    return np.array(leads)


def happened(seen: list[Seen]) -> np.ndarray:
    return np.array([score - sum(one.scores) / len(one.scores) for one in seen for score in one.scores])


def learned(game: Game, module, seen: list[Seen], start: Weights, kept: list[str]) -> Weights:
    """The weights that foretell the leads best, not far from those at the start."""
    tables, truth = [from_bytes(one.table) for one in seen], happened(seen)
    size = {name: max(abs(weight), 5.0) for name, weight in start.items()}
    weights, free = dict(start), [name for name in start if name not in kept]
    for step in range(STEPS):
        put(module, weights)
        now = foretold(game, tables)
        print(f"{step}: off by {np.sqrt(np.mean((truth - now) ** 2)):.3f} points", shown(weights), flush=True)
        slopes = np.column_stack([slope(game, module, tables, weights, one, size[one], now) for one in free])
        hold = HELD_BACK * len(truth) * np.eye(len(free))
        moved = np.array([(weights[one] - start[one]) / size[one] for one in free])
        change = np.linalg.solve(slopes.T @ slopes + hold, slopes.T @ (truth - now) - hold @ moved)
        for one, by in zip(free, change, strict=True):
            weights[one] += max(min(by, 0.5), -0.5) * size[one]
    put(module, weights)
    print(
        f"at last: off by {np.sqrt(np.mean((truth - foretold(game, tables)) ** 2)):.3f} points",
        shown(weights),
    )
    return weights


def slope(
    game: Game, module, tables: list[Table], weights: Weights, name: str, size: float, now: np.ndarray
) -> np.ndarray:
    """How what is foretold changes with a weight, per its own size."""
    by = max(round(size * NUDGE), 1)
    put(module, weights | {name: round(weights[name]) + by})
    return (foretold(game, tables) - now) * size / by


def shown(weights: Weights) -> str:
    return ", ".join(f"{name} {round(weight)}" for name, weight in weights.items())


# New against old -------------------------------------------------------------------------------------


class Judge(Player):
    """A program that judges by weights of its own: they are put in place before it thinks."""

    def __init__(self, module, weights: Weights, inner: Player) -> None:
        self.module, self.weights, self.inner = module, weights, inner

    def choose(self, game, table):
        put(self.module, self.weights)
        return self.inner.choose(game, table)


def result(task: tuple[str, str, list[Weights], int]) -> tuple[float, float]:
    """What the first of two sets won, and by how many points it led, a game from each seat with the same dice."""
    name, program, sets, seed = task
    game, module = find_game(name), import_module(f"cathedrals.games.{name}.worth")
    won = led = 0.0
    for own in (0, 1):
        seated = sets if own == 0 else sets[::-1]
        players = [Judge(module, one, player(program, seed * 10 + seat)) for seat, one in enumerate(seated)]
        table = game.new_table()
        game.start(table, 2, whole_options(game, {}), Row())
        play_out(game, table, players, SeededDealer(seed))
        winners, scores = game.winners(table), game.scores(table)
        won += (own in winners) / len(winners) / 2
        led += (scores[own] - scores[1 - own]) / 2
    return won, led


def is_better(name: str, program: str, new: Weights, old: Weights, games: int, seed: int) -> bool:
    """Whether the new set clearly beats the old; stops when that is clear either way."""
    tasks = zip(
        repeat(name), repeat(program), repeat([new, old]), range(seed, seed + games // 2), strict=False
    )
    won = led = 0.0
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        number, low = 0, 0.0
        for number, (share, ahead) in enumerate(pool.map(result, tasks), 1):
            won, led = won + share, led + ahead
            low, high = wilson(won / number, number * 2, VERY_SURE)
            if number >= 10 and (low > 0.5 or high < 0.5):
                break
        pool.shutdown(cancel_futures=True)
    shown = wilson(won / number, number * 2)
    print(
        f"new against old: {won / number:.1%} of {number * 2} games (95 %: {shown[0]:.1%} to {shown[1]:.1%}), "
        f"{led / number:+.1f} points",
        flush=True,
    )
    return low > 0.5


def write(path: Path, weights: Weights, made: str) -> None:
    """Change the numbers and leave the words; the last line says where they come from."""
    text = re.sub(r"\n# Tuned .*\n", "\n", path.read_text(encoding="utf-8"))
    for name, weight in weights.items():
        text = re.sub(rf"(?m)^({name} = )-?\d+", rf"\g<1>{round(weight)}", text)
    path.write_text(text.rstrip() + f"\n\n# Tuned {made}\n", encoding="utf-8")


def commit() -> str:
    return subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True
    ).stdout.strip()


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--player", default="search:40")
    parser.add_argument("--games", type=int, default=300, help="of each kind to learn from")
    parser.add_argument(
        "--against", type=int, default=600, help="games of the new set against the old, at most"
    )
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--keep", default="", metavar="NAME,…", help="weights to leave as they are")
    parser.add_argument("--try", dest="changes", default="", metavar="NAME=NUMBER,…")
    chosen = parser.parse_args()
    path = SOURCES / chosen.game / "judging" / "worth.toml"
    old = {name: float(number) for name, number in tomllib.loads(path.read_text(encoding="utf-8")).items()}
    if chosen.changes:
        changes = dict(pair.split("=") for pair in chosen.changes.split(","))
        new = old | {name: float(number) for name, number in changes.items()}
        is_better(chosen.game, chosen.player, new, old, chosen.against, 10_000_000)
        return
    game, module = find_game(chosen.game), import_module(f"cathedrals.games.{chosen.game}.worth")
    seen = gather(chosen.game, chosen.player, chosen.games, chosen.seed)
    print(f"{len(seen)} positions", flush=True)
    new = learned(game, module, seen, old, chosen.keep.split(","))
    if is_better(chosen.game, chosen.player, new, old, chosen.against, 20_000_000):
        write(path, new, f"by bench/tune.py at commit {commit()} with {chosen.player}")


if __name__ == "__main__":
    main()
