"""Better weights for a game's judgement, found by self-play.

    python bench/tune.py basilica --player search:20 --rounds 300
    python bench/tune.py basilica --player search:20 --try action=105 --games 100

Each round nudges all weights up or down by chance, lets the nudged set play the one nudged the other way, a game from
each seat with the same dice, and moves the weights towards the winner (simultaneous perturbation, as chess programs are
tuned). At the end the new set plays the old one; `worth.toml` is written only if it clearly wins, with the commit it
was made at. `--try` plays one changed set against the old one and writes nothing.
"""

from __future__ import annotations

import argparse
import random
import re
import subprocess
import tomllib
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

from cathedrals.games import game as find_game
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row
from cathedrals.players.arena import VERY_SURE, play_out, wilson
from cathedrals.players.levels import player
from cathedrals.players.player import Player

SOURCES = Path(__file__).parent.parent / "src" / "cathedrals" / "games"
NUDGE = 0.15  # of a weight
PULL = 0.06  # of a weight, for a round won on points
POINTS = 10  # a lead that counts as much as a win

Weights = dict[str, float]


class Judge(Player):
    """A program that judges by weights of its own: they are put in place before it thinks."""

    def __init__(self, module, weights: Weights, inner: Player) -> None:
        self.module, self.weights, self.inner = module, weights, inner

    def choose(self, game, table):
        put(self.module, self.weights)
        return self.inner.choose(game, table)


def put(module, weights: Weights) -> None:
    for place, name in enumerate(module.WEIGHT_NAMES):
        module.WEIGHTS[place] = round(weights[name])


def result(game, module, name: str, sets: list[Weights], seed: int) -> tuple[float, float]:
    """What the first of two sets won, and by how many points it led, a game from each seat."""
    won = led = 0.0
    for own in (0, 1):
        seated = sets if own == 0 else sets[::-1]
        players = [Judge(module, one, player(name, seed * 10 + seat)) for seat, one in enumerate(seated)]
        table = game.new_table()
        game.start(table, 2, whole_options(game, {}), Row())
        play_out(game, table, players, SeededDealer(seed))
        winners, scores = game.winners(table), game.scores(table)
        won += (own in winners) / len(winners) / 2
        led += (scores[own] - scores[1 - own]) / 2
    return won, led


def tuned(game, module, name: str, start: Weights, rounds: int, seed: int) -> Iterator[Weights]:
    """Better and better weights, one set after each round."""
    chance = random.Random(seed)
    weights = dict(start)
    for number in range(rounds):
        nudge = {one: chance.choice((-1, 1)) * max(abs(start[one]) * NUDGE, 1) for one in weights}
        up = {one: weights[one] + nudge[one] for one in weights}
        down = {one: weights[one] - nudge[one] for one in weights}
        won, led = result(game, module, name, [up, down], seed + number)
        gain = (won - 0.5) + max(min(led / POINTS, 1.0), -1.0) / 2
        weights = {one: weights[one] + gain * nudge[one] * PULL / NUDGE for one in weights}
        yield weights


def compare(game, module, name: str, new: Weights, old: Weights, games: int, seed: int) -> bool:
    """Whether the new set clearly beats the old; stops when that is clear either way."""
    won = led = 0.0
    for number in range(1, games // 2 + 1):
        share, ahead = result(game, module, name, [new, old], seed + number)
        won, led = won + share, led + ahead
        low, high = wilson(won / number, number * 2, VERY_SURE)
        if number >= 10 and (low > 0.5 or high < 0.5):
            break
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
    path.write_text(text.rstrip() + f"\n# Tuned {made}\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("game")
    parser.add_argument("--player", default="search:20")
    parser.add_argument("--rounds", type=int, default=200)
    parser.add_argument("--games", type=int, default=200, help="of the new set against the old, at most")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--try", dest="changes", default="", metavar="NAME=NUMBER,…")
    chosen = parser.parse_args()
    game = find_game(chosen.game)
    module = import_module(f"cathedrals.games.{chosen.game}.worth")
    path = SOURCES / chosen.game / "worth.toml"
    start = {name: float(number) for name, number in tomllib.loads(path.read_text(encoding="utf-8")).items()}
    if chosen.changes:
        changes = dict(pair.split("=") for pair in chosen.changes.split(","))
        new = start | {name: float(number) for name, number in changes.items()}
        compare(game, module, chosen.player, new, start, chosen.games, 10_000_000)
        return
    new = start
    for number, new in enumerate(tuned(game, module, chosen.player, start, chosen.rounds, chosen.seed), 1):
        if number % 20 == 0:
            print(number, {name: round(weight) for name, weight in new.items()}, flush=True)
    if compare(game, module, chosen.player, new, start, chosen.games, 20_000_000):
        commit = subprocess.run(
            ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True
        ).stdout
        write(path, new, f"by bench/tune.py at commit {commit.strip()} with {chosen.player}")


if __name__ == "__main__":
    main()
