"""One fixed judge of positions: everyone's share of victory, by a short search with seeded dice, calibrated."""

from __future__ import annotations

from cathedrals.analysis.calibration import PLAIN, Shares, calibrated, calibration_of
from cathedrals.analysis.settings import Settings
from cathedrals.kernel.dealer import Dealer, SeededDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table
from cathedrals.players.plans import Plan, PlanFinder
from cathedrals.players.player import Player
from cathedrals.players.search import MOST_PLANS, SearchPlayer
from cathedrals.players.tree import Position

APART = 1_000_003  # between the seeds of two sets of dice
FINE = 1 << 32
PLAYING = 4  # simulations of the programs that play on


class EvenDealer(Dealer):
    """One of several sets of dice that together throw every outcome about as often as it is likely.

    The sets share each draw among them: each has a place of its own, in an order that changes from draw to draw.
    """

    def __init__(self, seed: int, number: int, sets: int) -> None:
        super().__init__()
        self.dice = SeededDealer(seed)
        self.number = number
        self.sets = sets

    def place(self, total: int) -> int:
        """A place below `total`: somewhere in the own one of as many equal parts as there are sets."""
        order = list(range(self.sets))
        for last in range(self.sets - 1, 0, -1):
            other = int(self.dice.place(last + 1))
            order[last], order[other] = order[other], order[last]
        within = int(self.dice.place(FINE))
        return (order[self.number] * FINE + within) * int(total) // (self.sets * FINE)


class Evaluator:
    """Judges the positions of a match with so many sitters; what is asked twice is told alike."""

    def __init__(self, game: Game, sitters: int, settings: Settings) -> None:
        self.game = game
        self.settings = settings
        self.calibration = calibration_of(game, sitters)

    def search(self, table: Table, seed: int, simulations: int) -> Plan:
        """The plan that a search favours for whoever is asked; a single one is looked into as well."""
        player = SearchPlayer(seed, simulations)
        finder = PlanFinder(self.game, MOST_PLANS)
        plans = finder.find(table, player.wide)
        root = Position(table.copy(), self.game.asked(table), 0, plans, self.game.decisive_lead(table))
        for _ in range(simulations):
            player.simulate(self.game, root, finder)
        return root.favourite().plan

    def shares(self, table: Table, seed: int) -> Shares:
        """Everyone's share of victory where a seat is asked or the game is over, by the dice of that seed."""
        if self.game.asked(table) == NOBODY:
            return won(self.game.winners(table), len(self.game.scores(table)))
        plan = self.search(table, seed, self.settings.simulations)
        return self.fair([float(plan.value(seat)) for seat in range(len(plan.guess))], table)

    def fair(self, told: list[float], table: Table) -> Shares:
        """Shares that a search told, as they prove to be at this point of the game."""
        phase = int(self.game.phase(table))
        return calibrated(told, self.calibration[phase] if phase < len(self.calibration) else PLAIN)

    def by_dice(self, table: Table, seed: int, sets: int) -> list[Shares]:
        """The shares once chance has answered, by each of some sets of dice; a seed has the same for all positions."""
        return [self.look(table, seed, number, sets) for number in range(sets)]

    def look(self, table: Table, seed: int, number: int, sets: int) -> Shares:
        """The same by one of the sets, after some turns that programs play on."""
        dealer, later = EvenDealer(seed, number, sets), table.copy()
        self.let_chance(later, dealer)
        player = SearchPlayer(seed + number, PLAYING)
        for _ in range(self.settings.ahead):
            if self.game.asked(later) == NOBODY:
                break
            self.play_turn(later, player)
            self.let_chance(later, dealer)
        return self.shares(later, seed + APART * number)

    def play_turn(self, table: Table, player: Player) -> None:
        """Whoever is asked answers up to the next throw or the next seat."""
        seat = self.game.asked(table)
        while self.game.asked(table) == seat:
            self.game.play(table, player.choose(self.game, table), Row())

    def let_chance(self, table: Table, dealer: Dealer) -> None:
        """Chance answers as long as it is asked."""
        while self.game.asked(table) == CHANCE:
            self.game.play(table, dealer.deal(self.game, table), Row())

    def best(self, table: Table, seed: int, simulations: int) -> list[int]:
        """The line of play that a search chooses for whoever is asked."""
        return [int(move) for move in self.search(table, seed, simulations).moves]


def won(winners: list[int], seats: int) -> Shares:
    """The shares of a match that is over."""
    return tuple((seat in winners) / len(winners) for seat in range(seats))


def mean(several: list[Shares]) -> Shares:
    """The average, seat by seat."""
    return tuple(sum(column) / len(several) for column in zip(*several, strict=True))
