"""The luck of throws: what an outcome is worth, less what all of them are on average."""

from __future__ import annotations

from dataclasses import dataclass

from cathedrals.analysis.calibration import Shares
from cathedrals.analysis.evaluator import Evaluator, mean
from cathedrals.kernel.game import Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table


@dataclass(frozen=True)
class Throw:
    """One answer of chance: the line, everyone's share before and after, and how many outcomes there were."""

    line: int
    text: str
    before: Shares
    after: Shares
    outcomes: int

    @property
    def luck(self) -> Shares:
        """What each seat had of it; together 0."""
        return tuple(after - before for before, after in zip(self.before, self.after, strict=True))


class Throwing:
    """Some answers of chance in a row. All their ends are looked at with the same dice."""

    def __init__(self, evaluator: Evaluator, seed: int) -> None:
        self.evaluator = evaluator
        self.game = evaluator.game
        self.seed = seed
        self.known: dict[bytes, Shares] = {}

    def throws(self, table: Table, lines: list[int], moves: list[int]) -> list[Throw]:
        """The throws from a table in which chance is asked, the outcome of each being known."""
        table, found = table.copy(), []
        for line, move in zip(lines, moves, strict=True):
            values = self.outcomes(table)
            found.append(
                Throw(
                    line,
                    self.game.write(move),
                    expected([(weight, shares) for weight, shares in values.values()]),
                    values[move][1],
                    len(values),
                )
            )
            self.game.play(table, move, Row())
        return found

    def outcomes(self, table: Table) -> dict[int, tuple[int, Shares]]:
        """Every outcome with its odds and what it is worth, all by the same way of looking."""
        is_exact = self.ends(table, self.evaluator.settings.ends) <= self.evaluator.settings.ends
        found = {}
        for weight, move in chances(self.game, table):
            later = played(self.game, table, move)
            found[move] = (weight, self.exact(later) if is_exact else self.sampled(later))
        return found

    def ends(self, table: Table, most: int) -> int:
        """In how many ways chance can go on; counted no further than beyond `most`."""
        if self.game.asked(table) != CHANCE:
            return 1
        count = 0
        for _, move in chances(self.game, table):
            count += self.ends(played(self.game, table, move), most - count)
            if count > most:
                break
        return count

    def exact(self, table: Table) -> Shares:
        """What a position is worth, over all that chance still has to say."""
        key = table.to_bytes()
        if key not in self.known:
            if self.game.asked(table) != CHANCE:
                self.known[key] = self.evaluator.shares(table, self.seed)
            else:
                self.known[key] = expected(
                    [
                        (weight, self.exact(played(self.game, table, move)))
                        for weight, move in chances(self.game, table)
                    ]
                )
        return self.known[key]

    def sampled(self, table: Table) -> Shares:
        """The same over some of the ways in which chance may go on, the same for every outcome."""
        return mean(self.evaluator.by_dice(table, self.seed, self.evaluator.settings.sampled))


def chances(game: Game, table: Table) -> list[tuple[int, int]]:
    """The odds and the number of every outcome, as the dealer draws them."""
    weights = Row()
    game.odds(table, weights)
    return list(zip(weights.numbers(), game.list_legal(table).numbers(), strict=True))


def played(game: Game, table: Table, move: int) -> Table:
    """The table after one more answer."""
    later = table.copy()
    game.play(later, move, Row())
    return later


def expected(chances: list[tuple[int, Shares]]) -> Shares:
    """The average of shares by their odds."""
    total = sum(weight for weight, _ in chances)
    columns = zip(*(shares for _, shares in chances), strict=True)
    weights = [weight for weight, _ in chances]
    return tuple(
        sum(w * share for w, share in zip(weights, column, strict=True)) / total for column in columns
    )
