"""The balance of Basilica with one program on both seats: endings, vaults in each phase, scores, who starts.

    python bench/balance_basilica.py --player greedy --games 1000

prints tables for RESULTS.md. The rules want the third scoring before the second exhaustion of the stack in at least
85 of 100 games, and 12 to 15 vaults in each phase. `--against random` adds how the program fares against another;
`--pieces FILE` tells of another box.
"""

from __future__ import annotations

import argparse
import os
from collections import Counter
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context
from statistics import mean, quantiles

from cathedrals.games import game as find_game
from cathedrals.games.basilica.table import IS_SHUFFLED
from cathedrals.games.basilica.telling import events
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import EVENT_WIDTH
from cathedrals.kernel.pieces import file_text
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY
from cathedrals.players.arena import pairings, play_pairing, wilson
from cathedrals.players.levels import player

GAME = "basilica"
PHASES = 3


@dataclass(frozen=True)
class Played:
    """What one finished game tells."""

    scores: list[int]
    winners: list[int]
    starter: int
    ending: str
    phases: list[int]  # the vaults laid before each scoring
    orders: int
    turns: int
    paid: int
    is_shuffled: bool


def play(task: tuple[int, str, str]) -> Played:
    seed, name, pieces = task
    game = find_game(GAME, pieces)
    table, log, dealer = game.new_table(), Row(), SeededDealer(seed)
    players = [player(name, seed * 10 + seat) for seat in range(2)]
    game.start(table, 2, {}, log)
    while (asked := int(game.asked(table))) != NOBODY:
        move = dealer.deal(game, table) if asked == CHANCE else players[asked].choose(game, table)
        game.play(table, move, log)
    told = [log[place] for place in range(0, len(log), EVENT_WIDTH)]
    counts = Counter(told)
    starter = log[told.index(events.STARTS) * EVENT_WIDTH + 1]
    return Played(
        game.scores(table),
        game.winners(table),
        starter,
        game.ending(table),
        vaults_by_phase(told),
        counts[events.ORDER_TAKEN],
        counts[events.TURN_BEGINS],
        counts[events.PAID],
        bool(table.cells[IS_SHUFFLED]),
    )


def vaults_by_phase(told: Iterable[int]) -> list[int]:
    phases = [0]
    for event in told:
        if event == events.EXTENDED:
            phases[-1] += 1
        elif event == events.SCORING:
            phases.append(0)
    return phases[:-1]


def percent(shares: list[float]) -> str:
    low, high = wilson(mean(shares), len(shares))
    return f"{mean(shares):.1%} ({low:.1%} to {high:.1%})"


def overview(games: list[Played]) -> list[str]:
    scores = [score for game in games for score in game.scores]
    cut = quantiles(scores, n=20)
    decided = [game for game in games if game.ending != "nobody_can_act"]
    rows = [
        ("games", str(len(games))),
        *((f"ended by {name}", percent([g.ending == name for g in games])) for name in endings(games)),
        ("third scoring before second exhaustion", percent([g.ending == "third_scoring" for g in decided])),
        ("stack exhausted once", percent([g.is_shuffled for g in games])),
        *((f"vaults in phase {number + 1}", phase(games, number)) for number in range(PHASES)),
        ("turns", f"{mean(g.turns for g in games):.1f}"),
        ("orders taken, paid", f"{mean(g.orders for g in games):.1f}, {mean(g.paid for g in games):.1f}"),
        ("score (5 %, 95 %)", f"{mean(scores):.1f} ({cut[0]:.0f}, {cut[-1]:.0f})"),
        ("won by who starts", percent([(g.starter in g.winners) / len(g.winners) for g in games])),
        ("draws", percent([len(g.winners) == 2 for g in games])),
    ]
    return ["| | |", "|---|---|", *(f"| {name} | {value} |" for name, value in rows)]


def endings(games: list[Played]) -> list[str]:
    return [name for name, _ in Counter(game.ending for game in games).most_common()]


def phase(games: list[Played], number: int) -> str:
    """Of the phases that ended with the king's arrival."""
    whole = [
        game.phases[number] for game in games if len(game.phases) > number + (game.ending != "third_scoring")
    ]
    if len(whole) < 2:
        return "–"
    cut = quantiles(whole, n=20)
    return f"{mean(whole):.1f} ({cut[0]:.0f}, {cut[-1]:.0f})"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--against", default="")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--workers", type=int, default=os.cpu_count())
    parser.add_argument("--pieces", default="", help="a file of pieces instead of the built-in one")
    chosen = parser.parse_args()
    pieces = file_text(chosen.pieces) if chosen.pieces else ""
    with ProcessPoolExecutor(chosen.workers, mp_context=get_context("spawn")) as pool:
        tasks = [(chosen.seed + number, chosen.player, pieces) for number in range(chosen.games)]
        print("\n".join(overview(list(pool.map(play, tasks, chunksize=4)))))
        if chosen.against:
            names = [chosen.player, chosen.against]
            outcomes = pool.map(
                play_pairing, pairings(GAME, names, {}, chosen.games, chosen.seed, pieces), chunksize=4
            )
            shares = [
                (outcome.names.index(chosen.player) in outcome.winners) / len(outcome.winners)
                for outcome in outcomes
            ]
            print(f"\n{chosen.player} against {chosen.against}: {percent(shares)}")


if __name__ == "__main__":
    main()
