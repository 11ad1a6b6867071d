"""Whether games of The Red Cathedral are brought to an end, and how soon.

    python bench/endings.py apprentice greedy search:5 --against random idle --games 100
    python bench/endings.py search:60 --against itself --games 100
    python bench/endings.py greedy --against random --seats 4 --games 100
    python bench/endings.py greedy --against ivan --options board=advanced

Each game is played by dice of its own, and the program takes the seats in turn; on the others sits the opponent.
`idle` answers at random but neither claims nor builds while it may do anything else, so the game ends by the program's
sixth card or by the limit of rounds.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterator
from dataclasses import dataclass
from statistics import median

from mypy_extensions import i64

from cathedrals.games import game as find_game
from cathedrals.games.red_cathedral import table as t
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.table import Table
from cathedrals.players.levels import player
from cathedrals.players.player import Player
from cathedrals.players.playing import Playing

SOON = 40  # rounds
BUILDING = ("claim", "build")
ITSELF, IDLE, IVAN = "itself", "idle", "ivan"


class IdlePlayer(Player):
    """Answers at random, but leaves the cathedral alone while it may do anything else."""

    def __init__(self, seed: int) -> None:
        self.dice = SeededDealer(seed)

    def choose(self, game: Game, table: Table) -> i64:
        legal = game.list_legal(table).numbers()
        others = [move for move in legal if not game.write(move).startswith(BUILDING)] or legal
        return others[self.dice.place(len(others))]


@dataclass(frozen=True)
class Ended:
    """How a game went for the program."""

    rounds: int
    by: str
    won: float
    led: int


def play(name: str, against: str, seats: int, options: dict[str, str], number: int) -> Ended:
    game, own = find_game("red_cathedral"), number % seats
    names = [name if seat == own or against == ITSELF else against for seat in range(seats)]
    players = [made(one, number * 10 + seat) for seat, one in enumerate(names)]
    playing, table = Playing(game, SeededDealer(number), players), game.new_table()
    game.start(table, seats, whole_options(game, options), playing.log)
    playing.play_out(table)
    scores, winners = game.scores(table), game.winners(table)
    best = max(score for seat, score in enumerate(scores) if seat != own)
    rounds = -(-int(table.cells[t.TURNS]) // int(table.cells[t.SEATS]))
    return Ended(rounds, game.ending(table), (own in winners) / len(winners), scores[own] - best)


def made(name: str, seed: int) -> Player:
    return IdlePlayer(seed) if name == IDLE else player(name, seed)


def told(name: str, against: str, seats: int, games: list[Ended]) -> str:
    rounds = sorted(one.rounds for one in games)
    soon = sum(number <= SOON for number in rounds)
    finished = sum(one.by == "sixth_card" for one in games)
    won = sum(one.won for one in games) / len(games)
    led = sum(one.led for one in games) / len(games)
    return (
        f"| {name} | {against} | {seats} | {len(games)} | {soon} | {median(rounds):g} ({rounds[0]} to {rounds[-1]}) "
        f"| {finished} | {won:.1%} | {led:+.1f} |"
    )


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("players", nargs="+")
    parser.add_argument("--against", nargs="+", default=["random", IDLE])
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--options", nargs="*", default=[])
    return parser.parse_args()


def rows(chosen: argparse.Namespace) -> Iterator[str]:
    options = dict(one.split("=") for one in chosen.options)
    for against in chosen.against:
        seats = 1 if against == IVAN else chosen.seats
        for name in chosen.players:
            numbers = range(chosen.seed, chosen.seed + chosen.games)
            yield told(name, against, seats, [play(name, against, seats, options, one) for one in numbers])


def main() -> None:
    chosen = arguments()
    print(f"| program | against | seats | games | within {SOON} rounds | rounds | sixth card | won | ahead |")
    print("|---|---|---:|---:|---:|---:|---:|---:|---:|")
    for row in rows(chosen):
        print(row, flush=True)


if __name__ == "__main__":
    main()
