"""Steps a second in random play, for every game and seat count, as the rules run here.

Machines differ and are noisy, so the figure to keep is the last column: how many times faster than a loop of plain
Python that was measured in the same run.
"""

from __future__ import annotations

import statistics
import time

from cathedrals.cli.simulate import add_game, new_result
from cathedrals.games import GAMES
from cathedrals.kernel.match import whole_options

ROUNDS = 5


def plain_loop_rate() -> float:
    """Additions a second in plain Python, the yardstick of this machine at this moment."""
    started = time.perf_counter()
    total = 0
    for number in range(2_000_000):
        total += number
    return 2_000_000 / (time.perf_counter() - started)


def steps_rate(game, seats: int, options: dict[str, str], games: int) -> float:
    result = new_result(game.name, games)
    for seed in range(games):
        add_game(result, game, ["random"] * seats, options, seed)
    return result["steps"] / result["seconds"]


def main() -> None:
    print("| game | seats | board | steps/s, median of 5 (least, most) | steps per million plain additions |")
    print("|---|---|---|---|---|")
    for game in GAMES:
        for seats in game.seats:
            for board in game.options[0].values:
                options = whole_options(game, {game.options[0].name: board})
                rates, shares = [], []
                for _ in range(ROUNDS):
                    rate = steps_rate(game, seats, options, 20)
                    rates.append(rate)
                    shares.append(rate / plain_loop_rate() * 1e6)
                spread = f"{statistics.median(rates):,.0f} ({min(rates):,.0f}, {max(rates):,.0f})"
                print(f"| {game.name} | {seats} | {board} | {spread} | {statistics.median(shares):,.0f} |")


if __name__ == "__main__":
    main()
