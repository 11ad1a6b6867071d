"""The errors of turns: what the best line of play promised, less what was made of it.

A turn is all answers that a seat gives in a row, up to the next throw of chance or the next seat: a line of play.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

from cathedrals.analysis.calibration import Shares
from cathedrals.analysis.evaluator import Evaluator, mean
from cathedrals.kernel.game import Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table
from cathedrals.players.player import RandomPlayer

WORTH_BLAMING = 0.01  # of a victory; who lost less has it all at the first answer that differs
LESS_LOOKING = 4  # by so many times where a line is gone over answer by answer


@dataclass(frozen=True)
class Turn:
    """The answers of a seat in a row, what was best, and everyone's share of victory with either."""

    seat: int
    lines: list[int]
    played: list[str]
    best: list[str]
    #: With the best line, and with the one played.
    before: Shares
    after: Shares
    #: After each answer: with the best line that begins so.
    course: list[Shares]
    #: How uncertain the error is: its standard error by the sets of dice.
    noise: float = 0.0
    #: By how much the best line promised more than answers at random.
    stake: float = 0.0
    #: Whether there was anything to choose.
    is_free: bool = True
    #: The tables before it, after it, and after the best line, for who wants to know why.
    tables: tuple[Table, ...] = field(default=(), repr=False, compare=False)

    @property
    def error(self) -> float:
        """What the seat lost by it."""
        return self.before[self.seat] - self.after[self.seat]

    @property
    def gifts(self) -> Shares:
        """What each seat gained by it, the own error being a loss; together 0."""
        return tuple(after - before for before, after in zip(self.before, self.after, strict=True))

    @property
    def errors(self) -> list[float]:
        """What the seat lost by each answer; together the error."""
        ways = [self.before, *self.course]
        return [ways[place][self.seat] - ways[place + 1][self.seat] for place in range(len(self.course))]

    @property
    def line(self) -> int:
        """The line with which most was lost; the first one of those alike."""
        errors = self.errors
        return self.lines[errors.index(max(errors))]


class Weighing:
    """One turn being weighed: all lines of play by the same dice."""

    def __init__(self, evaluator: Evaluator, table: Table, lines: list[int], moves: list[int]) -> None:
        self.evaluator = evaluator
        self.game: Game = evaluator.game
        self.table = table
        self.lines = lines
        self.moves = moves
        self.seat = int(self.game.asked(table))
        self.seed = lines[0]

    def turn(self) -> Turn:
        """The turn with its error, and where in it that was lost."""
        end, is_free = self.follow(self.moves)
        whole = self.moves + self.rest_of_line(end)
        end = self.follow(whole)[0]
        played = self.by_dice(end)
        if not is_free:
            return self.told(whole, played, played, is_free=False)
        best_moves = self.evaluator.best(self.table, self.seed, self.evaluator.settings.looking)
        better = self.follow(best_moves)[0]
        best = played if better == end else self.by_dice(better)
        if mean(best)[self.seat] <= mean(played)[self.seat]:
            best, best_moves, better = played, whole, end
        return self.told(best_moves, best, played, (self.table, end, better))

    def told(
        self,
        best_moves: list[int],
        best: list[Shares],
        played: list[Shares],
        tables: tuple[Table, ...] = (),
        is_free: bool = True,
    ) -> Turn:
        before, after = mean(best), mean(played)
        return Turn(
            self.seat,
            self.lines,
            [self.game.write(move) for move in self.moves],
            [self.game.write(move) for move in best_moves],
            before,
            after,
            self.course(best_moves, before, after),
            spread([one[self.seat] - other[self.seat] for one, other in zip(best, played, strict=True)]),
            max(before[self.seat] - self.at_random(), 0.0) if is_free else 0.0,
            is_free,
            tables,
        )

    def follow(self, moves: list[int]) -> tuple[Table, bool]:
        """The table after some answers, and whether any of them had an alternative."""
        table, is_free = self.table.copy(), False
        for move in moves:
            is_free = is_free or self.game.list_legal(table).count > 1
            self.game.play(table, move, Row())
        return table, is_free

    def by_dice(self, table: Table) -> list[Shares]:
        """The shares after a line of play, by dice that are the same for every line of this turn."""
        return self.evaluator.by_dice(table, self.seed, self.evaluator.settings.dice)

    def rest_of_line(self, table: Table) -> list[int]:
        """How a line would best go on that breaks off in the middle of a turn."""
        if self.game.asked(table) != self.seat:
            return []
        return self.evaluator.best(table, self.seed, self.evaluator.settings.looking // LESS_LOOKING)

    def at_random(self) -> float:
        """The share of the seat if it answered at random, by each set of dice once."""
        settings, found = self.evaluator.settings, []
        for number in range(settings.dice):
            whim, table = RandomPlayer(self.seed + number), self.table.copy()
            while self.game.asked(table) == self.seat:
                self.game.play(table, whim.choose(self.game, table), Row())
            found.append(self.evaluator.look(table, self.seed, number, settings.dice))
        return mean(found)[self.seat]

    def course(self, best_moves: list[int], before: Shares, after: Shares) -> list[Shares]:
        """What could still be reached after each answer: from the best line's share down to that of the one played."""
        error = before[self.seat] - after[self.seat]
        course, last = [], before
        for place in range(1, len(self.moves)):
            if self.moves[:place] != best_moves[:place] and last is not after:
                last = after if error < WORTH_BLAMING else self.held(place, last, after)
            course.append(last)
        return [*course, after]

    def held(self, place: int, before: Shares, after: Shares) -> Shares:
        """The shares of the best line that begins with so many of the answers, held between those before and after."""
        table, _ = self.follow(self.moves[:place])
        if self.game.list_legal(table).count == 1 and place == len(self.moves) - 1:
            return after
        looking = self.evaluator.settings.looking // LESS_LOOKING
        moves = self.moves[:place] + self.evaluator.best(table, self.seed, looking)
        found = mean(self.by_dice(self.follow(moves)[0]))
        if found[self.seat] >= before[self.seat]:
            return before
        return found if found[self.seat] > after[self.seat] else after


def spread(differences: list[float]) -> float:
    """The standard error of their average."""
    count = len(differences)
    if count < 2:
        return 0.0
    middle = sum(differences) / count
    return sqrt(sum((one - middle) ** 2 for one in differences) / (count - 1) / count)
