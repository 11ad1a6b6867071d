"""How long a hint takes by the clock, with two matches at once on two cores.

    python bench/hints.py --games 6

Two processes play games of *journeyman* and ask for hints before every line, as a person at a table may.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from multiprocessing import get_context

from cathedrals.games import GAMES
from cathedrals.games import game as find_game
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY
from cathedrals.players.arena import p95
from cathedrals.players.hints import hints
from cathedrals.players.levels import player

MATCHES_AT_ONCE = 2


def times(task: tuple[str, int, int]) -> list[float]:
    """Milliseconds of a hint at the beginning of every line of one game."""
    name, seats, seed = task
    game = find_game(name)
    table, log, dealer = game.new_table(), Row(), SeededDealer(seed)
    game.start(table, seats, whole_options(game, {}), log)
    programs = [player("journeyman", seed * 10 + seat) for seat in range(seats)]
    taken, last = [], CHANCE
    while (asked := game.asked(table)) != NOBODY:
        if asked not in (last, CHANCE):
            started = time.perf_counter()
            hints(game, table)
            taken.append(1000 * (time.perf_counter() - started))
        move = dealer.deal(game, table) if asked == CHANCE else programs[asked].choose(game, table)
        game.play(table, move, log)
        last = asked
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--games", type=int, default=6, help="of each game and number of seats")
    chosen = parser.parse_args()
    print("| game | seats | hints | ms (median) | p95 | wanted |")
    print("|---|---:|---:|---:|---:|---:|")
    with ProcessPoolExecutor(MATCHES_AT_ONCE, mp_context=get_context("spawn")) as pool:
        for game in GAMES:
            for seats in game.seats:
                tasks = [(game.name, seats, seed) for seed in range(chosen.games)]
                taken = sorted(one for some in pool.map(times, tasks) for one in some)
                middle = taken[len(taken) // 2]
                print(
                    f"| {game.name} | {seats} | {len(taken)} | {middle:.0f} | {p95(taken):.0f} | 300 |",
                    flush=True,
                )


if __name__ == "__main__":
    main()
