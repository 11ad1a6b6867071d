"""Programs against each other: seats rotated, the same dice for every rotation, and intervals with the figures."""
# Stays plain: it starts processes, and a compiled frozen dataclass cannot be pickled.

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass, field
from math import ceil, sqrt
from typing import Any

from cathedrals.games import game as find_game
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import Game, Refused
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table
from cathedrals.players.levels import player
from cathedrals.players.player import Player, blamed

__all__ = [
    "Outcome",
    "Pairing",
    "Results",
    "Standing",
    "pairings",
    "play_out",
    "play_pairing",
    "play_until_clear",
    "wilson",
]

SURE = 1.96  # standard deviations for 95 %
VERY_SURE = 2.58  # for 99 %: who looks again and again needs more to be as sure
FIRST_LOOK, LOOK_EVERY = 20, 10  # games after which it is asked whether all is clear
OWN_OPPONENT = "solo-opponent"


@dataclass(frozen=True)
class Pairing:
    """One game to be played: who sits where, by which dice."""

    game: str
    names: tuple[str, ...]
    options: tuple[tuple[str, str], ...]
    seed: int
    pieces: str = ""  # the text of their file, where they are not the built-in ones


@dataclass
class Outcome:
    """How a game went, seat by seat."""

    names: tuple[str, ...]
    scores: list[int]
    winners: list[int]
    ending: str
    times: list[list[float]]  # milliseconds of every answer, for each seat a program sat on


@dataclass
class Standing:
    """What a program has reached so far."""

    games: int = 0
    wins: float = 0.0
    points: int = 0
    times: list[float] = field(default_factory=list)


@dataclass
class Results:
    """All games so far, and what each program has reached in them."""

    standings: dict[str, Standing] = field(default_factory=dict)
    outcomes: list[Outcome] = field(default_factory=list)

    def add(self, outcome: Outcome) -> None:
        """Count one more game."""
        self.outcomes.append(outcome)
        for seat, score in enumerate(outcome.scores):
            name = outcome.names[seat] if seat < len(outcome.names) else OWN_OPPONENT
            standing = self.standings.setdefault(name, Standing())
            standing.games += 1
            standing.wins += (seat in outcome.winners) / len(outcome.winners)
            standing.points += score
            if seat < len(outcome.times):
                standing.times += outcome.times[seat]

    def wins(self, name: str) -> float:
        """The share of games a program won, its seats taken together and shared wins counted in parts."""
        return self.standings[name].wins / len(self.outcomes)

    def interval(self, name: str) -> tuple[float, float]:
        """The 95 % interval of the share of games a program wins."""
        return wilson(self.wins(name), len(self.outcomes))

    def is_clear(self, name: str, bound: float) -> bool:
        """Whether a program surely wins more than this share, or surely less."""
        games = len(self.outcomes)
        if games < FIRST_LOOK or games % LOOK_EVERY:
            return False
        low, high = wilson(self.wins(name), games, VERY_SURE)
        return low > bound or high < bound

    def ratings(self) -> dict[str, tuple[float, float]]:
        """The strength of every program and how uncertain it is, after all games in their order."""
        from openskill.models import PlackettLuce

        model = PlackettLuce()
        rated = {name: model.rating() for name in self.standings}
        for outcome in self.outcomes:
            names = [*outcome.names, OWN_OPPONENT][: len(outcome.scores)]
            if len(set(names)) < len(names):
                continue  # who plays against itself learns nothing about its strength
            ranks = [0.0 if seat in outcome.winners else 1.0 for seat in range(len(names))]
            for name, [new] in zip(names, model.rate([[rated[name]] for name in names], ranks), strict=True):
                rated[name] = new
        return {name: (rating.mu, rating.sigma) for name, rating in rated.items()}

    def to_json(self, game: str, players: list[str]) -> dict[str, Any]:
        """What `cathedrals arena --json` prints."""
        standings = self.standings.items()
        return {
            "game": game,
            "players": players,
            "games": len(self.outcomes),
            "wins": {name: round(self.wins(name), 4) for name, _ in standings},
            "points": {name: round(one.points / one.games, 2) for name, one in standings},
            "interval95": {name: [round(bound, 4) for bound in self.interval(name)] for name, _ in standings},
            "rating": {name: [round(mu, 2), round(sigma, 2)] for name, (mu, sigma) in self.ratings().items()},
            "ms_per_move": {
                name: round(sum(one.times) / len(one.times), 3) for name, one in standings if one.times
            },
            "ms_p95": {name: round(p95(one.times), 3) for name, one in standings if one.times},
            "ms_most": {name: round(max(one.times), 3) for name, one in standings if one.times},
        }


def p95(times: list[float]) -> float:
    """The time that 95 of 100 answers keep to."""
    return sorted(times)[ceil(0.95 * len(times)) - 1]


def wilson(share: float, games: int, sure: float = SURE) -> tuple[float, float]:
    """The interval that holds the true share in 95 of 100 such runs."""
    spread = sure * sure / games
    middle = (share + spread / 2) / (1 + spread)
    reach = sure * sqrt(share * (1 - share) / games + spread / games / 4) / (1 + spread)
    return max(middle - reach, 0.0), min(middle + reach, 1.0)


def pairings(
    game: str, names: list[str], options: dict[str, str], games: int, seed: int, pieces: str = ""
) -> Iterator[Pairing]:
    """Every set of dice is played once from each seat before the next set comes."""
    for number in range(games):
        turned = number % len(names)
        seated = tuple(names[turned:] + names[:turned])
        yield Pairing(game, seated, tuple(options.items()), seed + number // len(names), pieces)


def play_pairing(pairing: Pairing) -> Outcome:
    """Play one game from its dice."""
    game = find_game(pairing.game, pairing.pieces)
    players = [player(name, pairing.seed * 10 + seat) for seat, name in enumerate(pairing.names)]
    table = game.new_table()
    game.start(table, len(players), whole_options(game, dict(pairing.options)), Row())
    times = play_out(game, table, players, SeededDealer(pairing.seed))
    return Outcome(pairing.names, game.scores(table), game.winners(table), game.ending(table), times)


def play_out(
    game: Game,
    table: Table,
    players: list[Player],
    dealer: SeededDealer,
    clock: Callable[[], float] = time.perf_counter,
) -> list[list[float]]:
    """Play a game and take the milliseconds of every answer."""
    times: list[list[float]] = [[] for _ in players]
    log = Row()
    while (asked := int(game.asked(table))) != NOBODY:
        log.clear()
        if asked == CHANCE:
            game.play(table, dealer.deal(game, table), log)
            continue
        started = clock()
        move = players[asked].choose(game, table)
        times[asked].append(1000 * (clock() - started))
        try:
            game.play(table, move, log)
        except Refused as refused:
            raise blamed(players[asked], refused) from refused
    return times


def play_until_clear(outcomes: Iterable[Outcome], name: str, bound: float | None) -> Iterator[Results]:
    """The results so far after every game, up to the last or until it is clear on which side of a bound they are."""
    results = Results()
    for outcome in outcomes:
        results.add(outcome)
        yield results
        if bound is not None and results.is_clear(name, bound):
            return
