"""A whole match analysed, step by step, for it takes seconds; then everyone's way from an even share to the result."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from cathedrals.analysis.calibration import Shares
from cathedrals.analysis.course import Sitting, Stretch, is_deal, stretches
from cathedrals.analysis.evaluator import Evaluator, won
from cathedrals.analysis.settings import QUICK, Settings, digest
from cathedrals.analysis.throws import Throw, Throwing
from cathedrals.analysis.turns import Turn, Weighing
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import Match
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.table import CHANCE

#: The parts of a way, in their order.
PARTS = ("deal", "dice", "errors", "gifts", "rest")


@dataclass(frozen=True)
class Way:
    """What made up a seat's result: all parts and the even share together are what it got."""

    even: float
    deal: float
    dice: float
    errors: float
    gifts: float
    rest: float
    result: float


@dataclass
class Analysis:
    """All that was found about a match."""

    game: Game
    settings: Settings
    digest: str
    sitters: list[Sitter]
    sitting: Sitting
    #: The deal's last line; 0 where nobody dealt.
    dealt: int
    steps: list[Throw | Turn] = field(default_factory=list)
    #: How it ended or stands, and whether it is over.
    result: Shares = ()
    is_over: bool = False
    #: Who gave up, and what the shares were before that.
    resigned: int | None = None
    #: The first line that could not be replayed; 0 where all could.
    lost: int = 0

    @property
    def seats(self) -> int:
        """How many share the victory: alone, the game's own opponent is one of them."""
        return len(self.result)

    @property
    def throws(self) -> list[Throw]:
        return [step for step in self.steps if isinstance(step, Throw)]

    @property
    def turns(self) -> list[Turn]:
        return [step for step in self.steps if isinstance(step, Turn)]

    def turns_of(self, seat: int, sitter: Sitter | None = None) -> list[Turn]:
        """The turns of a seat, or of somebody who sat there."""
        own = [turn for turn in self.turns if turn.seat == seat]
        return [turn for turn in own if sitter is None or self.sitting.at(seat, turn.lines[0]) == sitter]

    @property
    def first(self) -> Shares:
        """Everyone's share when the first seat was asked."""
        even = tuple(1 / self.seats for _ in range(self.seats))
        return self.steps[0].before if self.steps else even

    @property
    def last(self) -> Shares:
        """Everyone's share after the last line."""
        return self.steps[-1].after if self.steps else self.first

    def ways(self) -> list[Way]:
        """Every seat's way."""
        return [self.way(seat) for seat in range(self.seats)]

    def way(self, seat: int) -> Way:
        """From an even share over deal, dice, errors and gifts to the result; what is left was not foreseen."""
        even = 1 / self.seats
        deal = self.first[seat] - even
        dice = sum(throw.luck[seat] for throw in self.throws)
        errors = -sum(turn.error for turn in self.turns if turn.seat == seat)
        gifts = sum(turn.gifts[seat] for turn in self.turns if turn.seat != seat)
        if self.resigned == seat:
            errors += self.result[seat] - self.last[seat]
        elif self.resigned is not None:
            gifts += self.result[seat] - self.last[seat]
        return Way(even, deal, dice, errors, gifts, self.unforeseen(seat), self.result[seat])

    def unforeseen(self, seat: int) -> float:
        """Where the shares after one step are not those before the next, and the end is not what the last foretold."""
        gaps = [
            after.before[seat] - before.after[seat]
            for before, after in zip(self.steps, self.steps[1:], strict=False)
        ]
        end = 0.0 if self.resigned is not None else self.result[seat] - self.last[seat]
        return sum(gaps) + end

    def dearest(self, most: int) -> list[Turn]:
        """The turns that cost most, the dearest first."""
        lost = [turn for turn in self.turns if turn.error > 0]
        return sorted(lost, key=lambda turn: -turn.error)[:most]


class Analysing:
    """An analysis on its way. It can be left between any two steps, and looks the same whoever makes it."""

    def __init__(self, match: Match, settings: Settings = QUICK) -> None:
        self.match = match
        self.evaluator = Evaluator(match.game, len(match.record.sitters), settings)
        self.stretches = stretches(match)
        if is_deal(self.stretches):
            dealt = self.stretches.pop(0).lines[-1]
        else:
            dealt = 0
        self.found = Analysis(
            match.game,
            settings,
            digest(match.game, settings),
            match.record.sitters,
            Sitting(match),
            dealt,
            lost=match.lost,
        )

    def steps(self) -> Iterator[tuple[int, int]]:
        """Look at one stretch after the other; told is how many are done, and how many there are."""
        for number, stretch in enumerate(self.stretches):
            yield number, len(self.stretches)
            self.found.steps += self.looked_at(stretch)
        self.end()
        yield len(self.stretches), len(self.stretches)

    def looked_at(self, stretch: Stretch) -> list[Throw] | list[Turn]:
        if stretch.seat == CHANCE:
            throwing = Throwing(self.evaluator, stretch.lines[0])
            return throwing.throws(stretch.table, stretch.lines, stretch.moves)
        return [Weighing(self.evaluator, stretch.table, stretch.lines, stretch.moves).turn()]

    def end(self) -> None:
        """How the match ended; one that runs stands as its last line foretells."""
        match, found, seats = self.match, self.found, len(self.match.scores)
        found.is_over = match.over
        if match.over:
            found.result = won(match.winners, seats)
            found.resigned = match.resigned
        elif found.steps:
            found.result = found.steps[-1].after
        else:
            found.result = tuple(1 / seats for _ in range(seats))

    def whole(self) -> Analysis:
        """All of it at once."""
        for _ in self.steps():
            pass
        return self.found


def analyse(match: Match, settings: Settings = QUICK) -> Analysis:
    """A match analysed, as far as it can be replayed."""
    return Analysing(match, settings).whole()
