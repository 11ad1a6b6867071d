"""Two builds of the project play each other, to see whether a change made the programs stronger or weaker.

    python bench/two_builds.py BEFORE AFTER greedy --games 400
    python bench/two_builds.py BEFORE AFTER search:5 --games 400 --seats 3
    python bench/two_builds.py BEFORE AFTER search:60 --game basilica --games 40

BEFORE and AFTER are folders that come first on PYTHONPATH, such as `build/compiled` of two clones. Each build runs in a
process with a table and dice of its own, answers for its seats, and reads the other's answers as a record has them;
so builds may differ in all but the rules. One seat is the second build's and the others are the first's; seats rotate,
and every set of dice is played from each seat. Told is the share of games that the second build won, with its
interval; of four seats it would win a quarter by chance.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

BEFORE, AFTER = "before", "after"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("before", type=Path)
    parser.add_argument("after", type=Path)
    parser.add_argument("player")
    parser.add_argument("--game", default="red_cathedral")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", nargs="*", default=[])
    parser.add_argument("--side", choices=(BEFORE, AFTER), help="be one of the builds: used by itself")
    parser.add_argument("--report", type=int, help="where that build tells its results")
    return parser.parse_args()


# One build ------------------------------------------------------------------------------------------


def play_all(chosen: argparse.Namespace) -> None:
    """Play the own seats of every game, the other build's answers coming in and the own ones going out."""
    with open(chosen.report, "w", encoding="utf-8") as report:
        for number in range(chosen.games):
            after = number % chosen.seats
            own = [seat for seat in range(chosen.seats) if (seat == after) == (chosen.side == AFTER)]
            print(
                json.dumps(play(chosen, chosen.seed + number // chosen.seats, own)), file=report, flush=True
            )


def play(chosen: argparse.Namespace, seed: int, own: list[int]) -> dict:
    from cathedrals.games import game as find_game
    from cathedrals.kernel.dealer import SeededDealer
    from cathedrals.kernel.match import whole_options
    from cathedrals.kernel.row import Row
    from cathedrals.kernel.table import CHANCE, NOBODY
    from cathedrals.players.levels import player

    game = find_game(chosen.game)
    players = {seat: player(chosen.player, seed * 10 + seat) for seat in own}
    dealer, table, log = SeededDealer(seed), game.new_table(), Row()
    options = dict(one.split("=") for one in chosen.options)
    game.start(table, chosen.seats, whole_options(game, options), log)
    while (asked := int(game.asked(table))) != NOBODY:
        if asked == CHANCE:
            move = dealer.deal(game, table)
        elif asked in players:
            move = players[asked].choose(game, table)
            print(game.write(move), flush=True)
        else:
            move = game.read(sys.stdin.readline().strip())
        game.play(table, move, log)
        log.clear()
    return {"scores": game.scores(table), "winners": game.winners(table), "ending": game.ending(table)}


# Both -----------------------------------------------------------------------------------------------


def results(chosen: argparse.Namespace) -> Iterator[dict]:
    """What the second build tells of every game, both playing with each other's output as their input."""
    to_after, from_before = os.pipe()
    to_before, from_after = os.pipe()
    heard, told = os.pipe()
    unheard = os.open(os.devnull, os.O_WRONLY)
    start(chosen, BEFORE, chosen.before, to_before, from_before, unheard)
    start(chosen, AFTER, chosen.after, to_after, from_after, told)
    for end in (to_after, from_before, to_before, from_after, told, unheard):
        os.close(end)
    with open(heard, encoding="utf-8") as lines:
        yield from map(json.loads, lines)


def start(chosen: argparse.Namespace, side: str, folder: Path, reads: int, writes: int, report: int) -> None:
    subprocess.Popen(
        [sys.executable, __file__, *sys.argv[1:], "--side", side, "--report", str(report)],
        env=os.environ | {"PYTHONPATH": str(folder.resolve())},
        stdin=reads,
        stdout=writes,
        pass_fds=[report],
    )


def told(chosen: argparse.Namespace, games: list[dict]) -> str:
    from cathedrals.players.arena import wilson

    won = led = 0.0
    for number, one in enumerate(games):
        own = number % chosen.seats
        won += (own in one["winners"]) / len(one["winners"])
        led += one["scores"][own] - max(score for seat, score in enumerate(one["scores"]) if seat != own)
    low, high = wilson(won / len(games), len(games))
    return (
        f"| {chosen.player}, {chosen.seats} seats | {won / len(games):.1%} of {len(games)} ({low:.1%} to {high:.1%}) "
        f"| {led / len(games):+.2f} |"
    )


def main() -> None:
    chosen = arguments()
    if chosen.side:
        play_all(chosen)
        return
    games = list(results(chosen))
    if len(games) < chosen.games:
        raise SystemExit(f"a build stopped after {len(games)} games")
    print(told(chosen, games))


if __name__ == "__main__":
    main()
