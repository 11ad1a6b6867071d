"""Plans: the ways in which whoever is asked may go on until chance or another seat is asked."""

from __future__ import annotations

from math import exp
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.kernel.game import Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table
from cathedrals.players.greedy import likeliest, sensible

CLEARNESS: Final = 0.1  # how much of a victory is told by the points
WHOLE: Final = 10_000.0  # what haste is told in parts of
MODULUS: Final = 2_147_483_647
MOST_CELLS: Final = 2048


class Plan:
    """Some answers in a row, and what has been learned of them. Values are shares of victory, one for each seat."""

    def __init__(self, moves: vec[i64], guess: vec[float], key: i64) -> None:
        self.moves: vec[i64] = moves
        self.guess: vec[float] = guess
        self.key: i64 = key
        self.prior: float = 0.0
        self.visits: i64 = 0
        self.totals: vec[float] = guess[:]

    def value(self, seat: i64) -> float:
        """What it brought a seat on average, the first guess counted as one visit."""
        return self.totals[seat] / float(self.visits + 1)

    def learn(self, values: vec[float]) -> None:
        self.visits += 1
        seat: i64 = 0
        while seat < len(values):
            self.totals[seat] += values[seat]
            seat += 1

    def begins_with(self, other: vec[i64], count: i64) -> bool:
        if len(self.moves) <= count:
            return False
        place: i64 = 0
        while place < count:
            if self.moves[place] != other[place]:
                return False
            place += 1
        return True


class PlanFinder:
    """Looks at so many positions and keeps the best plans, one for each position they lead to."""

    def __init__(self, game: Game, most: i64) -> None:
        self.game: Game = game
        self.most: i64 = most
        self.seat: i64 = 0
        self.plans: list[Plan] = []
        self.path: Row = Row()
        self.log: Row = Row()
        self.row: Row = Row()

    def find(self, table: Table, positions: i64) -> list[Plan]:
        """The plans of the seat that is asked, the best first."""
        self.seat = self.game.asked(table)
        self.plans = []
        self.path.clear()
        self.follow(table, positions)
        return self.plans

    def follow(self, table: Table, positions: i64) -> None:
        if self.game.asked(table) != self.seat:
            self.keep(table)
            return
        moves = sensible(self.game, table)
        if positions < moves.count:
            self.go_on(table, likeliest(self.game, table), 1)
            return
        place: i64 = 0
        while place < moves.count:
            self.go_on(table, moves.items[place], positions // moves.count)
            place += 1

    def go_on(self, table: Table, move: i64, positions: i64) -> None:
        child = table.copy()
        self.log.clear()
        self.game.play(child, move, self.log)
        self.path.add(move)
        self.follow(child, positions)
        self.path.count -= 1

    def keep(self, table: Table) -> None:
        """Put the plan in its place among the best, unless a better or equal way leads to the same position."""
        values = values_of(self.game, table, self.row)
        plans = self.plans
        worst: i64 = len(plans) - 1
        if worst + 1 == self.most and plans[worst].guess[self.seat] >= values[self.seat]:
            return
        key = key_of(table)
        for plan in plans:
            if plan.key == key:
                return
        moves = vec[i64]([0] * self.path.count)
        place: i64 = 0
        while place < self.path.count:
            moves[place] = self.path.items[place]
            place += 1
        plans.append(Plan(moves, values, key))
        place = len(plans) - 1
        while place > 0 and plans[place - 1].guess[self.seat] < plans[place].guess[self.seat]:
            plans[place - 1], plans[place] = plans[place], plans[place - 1]
            place -= 1
        if len(plans) > self.most:
            plans.pop()


def multipliers(count: int) -> vec[i64]:
    """Large numbers without order, the same in every process."""
    made = []
    number = 1
    for _ in range(count):
        number = number * 48271 % MODULUS
        made.append(number)
    return vec[i64](made)


MULTIPLIERS: Final[vec[i64]] = multipliers(MOST_CELLS)


def key_of(table: Table) -> i64:
    """A number that tells positions apart, with hardly ever two alike."""
    cells = table.cells
    numbers = MULTIPLIERS
    key: i64 = table.pending
    place: i64 = 0
    while place < len(cells):
        key += cells[place] * numbers[place & (MOST_CELLS - 1)]
        place += 1
    return key


def values_of(game: Game, table: Table, row: Row) -> vec[float]:
    """Everyone's share of victory: by the prospects while the game runs, mostly by who won at its end."""
    row.clear()
    game.prospects(table, row)
    values = shares(row, float(game.decisive_lead(table)))
    if game.asked(table) == NOBODY:
        place: i64 = 0
        while place < len(values):
            values[place] *= CLEARNESS
            place += 1
        winners = game.winners(table)
        for seat in winners:
            values[i64(seat)] += (1.0 - CLEARNESS) / float(len(winners))
        return values
    haste = game.haste(table)
    if haste > 0:
        even_out(values, float(haste) / WHOLE)
    return values


def even_out(values: vec[float], part: float) -> None:
    """Bring shares nearer to equal ones by a part of what is between; they stay shares of 1."""
    even = 1.0 / float(len(values))
    place: i64 = 0
    while place < len(values):
        values[place] -= (values[place] - even) * part
        place += 1


def chance(game: Game, table: Table, value: float, seats: i64) -> float:
    """A share of victory as people are told it, about without what haste has taken off or put on."""
    even = 1.0 / float(seats)
    fair = even + (value - even) / (1.0 - float(game.haste(table)) / WHOLE)
    return min(max(fair, 0.0), 1.0)


def shares(row: Row, decisive: float) -> vec[float]:
    """Worths as shares of 1: a decisive lead weighs e times as much."""
    highest = row.items[0]
    place: i64 = 1
    while place < row.count:
        highest = max(highest, row.items[place])
        place += 1
    values = vec[float]([0.0] * row.count)
    total: float = 0.0
    place = 0
    while place < row.count:
        values[place] = exp(float(row.items[place] - highest) / decisive)
        total += values[place]
        place += 1
    place = 0
    while place < row.count:
        values[place] /= total
        place += 1
    return values
