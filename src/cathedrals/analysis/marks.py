"""How well somebody played: marks for single turns, accuracy for many, and the level one played like."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from cathedrals.analysis.settings import MEASURED, Settings, digest
from cathedrals.analysis.turns import Turn
from cathedrals.kernel.game import Game

#: What a turn is called that cost so much of a victory between two; with more seats shares are smaller.
MARKS = (("blunder", 0.15), ("mistake", 0.10), ("slip", 0.05))
CLEAR = 2.0  # standard errors that an error must be away from nothing to be marked


def mark(turn: Turn) -> str:
    """What a turn is called; nothing where it cost little, or where the dice could have made it seem so."""
    if turn.error < CLEAR * turn.noise:
        return ""
    size = turn.error * len(turn.before) / 2
    return next((name for name, least in MARKS if size >= least), "")


@dataclass(frozen=True)
class Played:
    """How somebody's turns were played, all together."""

    turns: int
    #: What was lost in all, and how much better than at random one could have played.
    lost: float
    stake: float

    @property
    def accuracy(self) -> float | None:
        """100 if nothing was lost, 0 if as much as by answers at random; nothing where nothing was at stake."""
        return max(100.0 * (1 - self.lost / self.stake), 0.0) if self.stake > 0 else None

    @property
    def rate(self) -> float | None:
        """Hundredths of a victory lost in a turn that one could choose in."""
        return 100.0 * self.lost / self.turns if self.turns else None


def played(turns: Sequence[Turn]) -> Played:
    """The turns of somebody who could choose."""
    free = [turn for turn in turns if turn.is_free]
    return Played(
        len(free), sum(turn.error for turn in free), sum(max(turn.stake, turn.error) for turn in free)
    )


def level(game: Game, sitters: int, settings: Settings, accuracy: float | None) -> str:
    """The level whose measured accuracy is nearest; nothing where none was measured by this very evaluator."""
    measured = levels_of(game.folder / "judging" / MEASURED).get(settings.name, {})
    if accuracy is None or measured.get("digest") != digest(game, settings):
        return ""
    levels: dict[str, float] = measured.get(str(sitters), {})
    return min(levels, key=lambda name: abs(levels[name] - accuracy), default="")


@lru_cache
def levels_of(path: Path) -> dict[str, Any]:
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
