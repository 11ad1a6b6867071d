"""Programs against each other: seats rotated, the same dice for every rotation, and intervals with the figures."""

from __future__ import annotations

import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass, field
from math import sqrt
from typing import Any

from cathedrals.games import game as find_game
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table
from cathedrals.players.levels import player
from cathedrals.players.player import Player

SURE = 1.96  # standard deviations for 95 %
OWN_OPPONENT = "solo-opponent"


@dataclass(frozen=True)
class Pairing:
    """One game to be played: who sits where, by which dice."""

    game: str
    names: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: int


@dataclass
class Outcome:
    """How a game went, seat by seat."""

    names: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    ending: str
    seconds: list[float]
    decisions: list[int]


@dataclass
class Standing:
    """What a program has reached so far."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    seconds: float = 0.0
    decisions: int = 0


@dataclass
class Results:
    standings: dict[str, Standing] = field(default_factory=dict)
    outcomes: list[Outcome] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        self.outcomes.append(outcome)
        for seat, score in enumerate(outcome.scores):
            name = outcome.names[seat] if seat < len(outcome.names) else OWN_OPPONENT
            standing = self.standings.setdefault(name, Standing())
            standing.games += 1
            standing.wins += (seat in outcome.winners) / len(outcome.winners)
            standing.points += score
            if seat < len(outcome.seconds):
                standing.seconds += outcome.seconds[seat]
                standing.decisions += outcome.decisions[seat]

    def wins(self, name: str) -> float:
        """The share of games a program won, its seats taken together and shared wins counted in parts."""
        return self.standings[name].wins / len(self.outcomes)

    def interval(self, name: str) -> tuple[float, float]:
        return wilson(self.wins(name), len(self.outcomes))

    def to_json(self, game: str, players: list[str]) -> dict[str, Any]:
        standings = self.standings.items()
        return {
            "game": game,
            "players": players,
            "games": len(self.outcomes),
            "wins": {name: round(self.wins(name), 4) for name, _ in standings},
            "points": {name: round(one.points / one.games, 2) for name, one in standings},
            "interval95": {name: [round(bound, 4) for bound in self.interval(name)] for name, _ in standings},
            "ms_per_move": {
                name: round(1000 * one.seconds / one.decisions, 3) for name, one in standings if one.decisions
            },
        }


def wilson(share: float, games: int) -> tuple[float, float]:
    """The interval that holds the true share in 95 of 100 such runs."""
    spread = SURE * SURE / games
    middle = (share + spread / 2) / (1 + spread)
    reach = SURE * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def pairings(
    game: str, names: list[str], options: dict[str, str], games: int, seed: int
) -> Iterator[Pairing]:
    """Every set of dice is played once from each seat before the next set comes."""
    for number in range(games):
        turned = number % len(names)
        seated = tuple(names[turned:] + names[:turned])
        yield Pairing(game, seated, tuple(options.items()), seed + number // len(names))


def play_pairing(pairing: Pairing) -> Outcome:
    game = find_game(pairing.game)
    players = [player(name, pairing.seed * 10 + seat) for seat, name in enumerate(pairing.names)]
    table = game.new_table()
    game.start(table, len(players), whole_options(game, dict(pairing.options)), Row())
    seconds, decisions = play_out(game, table, players, SeededDealer(pairing.seed))
    return Outcome(
        pairing.names, game.scores(table), game.winners(table), game.ending(table), seconds, decisions
    )


def play_out(
    game: Game, table: Table, players: list[Player], dealer: SeededDealer
) -> tuple[list[float], list[int]]:
    """Play a game and take the time of every player."""
    seconds, decisions = [0.0] * len(players), [0] * len(players)
    log = Row()
    while (asked := int(game.asked(table))) != NOBODY:
        log.clear()
        if asked == CHANCE:
            game.play(table, dealer.deal(game, table), log)
            continue
        started = time.perf_counter()
        move = players[asked].choose(game, table)
        seconds[asked] += time.perf_counter() - started
        decisions[asked] += 1
        game.play(table, move, log)
    return seconds, decisions


def play_all(wanted: Iterable[Pairing], workers: int) -> Iterator[Outcome]:
    """The outcomes in the order of the pairings, on so many processes."""
    if workers == 1:
        yield from map(play_pairing, wanted)
        return
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    with ProcessPoolExecutor(workers, mp_context=get_context("spawn")) as pool:
        yield from pool.map(play_pairing, wanted, chunksize=4)
