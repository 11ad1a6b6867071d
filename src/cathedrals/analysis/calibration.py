"""Shares as a search tells them, made into shares of the games that are really won."""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from functools import lru_cache
from math import exp, log
from pathlib import Path

from cathedrals.kernel.game import Game

Shares = tuple[float, ...]
#: Of each phase: the power to which shares are raised, and what each seat's is multiplied by, as its logarithm.
Calibration = tuple[float, Shares]

FILE = "judging/calibration.toml"
LEAST = 1e-9
PLAIN: Calibration = (1.0, ())


def calibration_of(game: Game, sitters: int) -> list[Calibration]:
    """What a game's file says of every phase at so many seats; nothing for a game without such a file."""
    return rows_of(game.folder / FILE).get(sitters, [])


@lru_cache
def rows_of(path: Path) -> dict[int, list[Calibration]]:
    if not path.exists():
        return {}
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    return {int(seats): phases_of(table) for seats, table in found.items()}


def phases_of(table: dict[str, list[int]]) -> list[Calibration]:
    """A row for each phase, from columns in hundredths."""
    leaning = [values for name, values in sorted(table.items()) if name.startswith("seat")]
    return [
        (power / 100, tuple(values[phase] / 100 for values in leaning))
        for phase, power in enumerate(table["power"])
    ]


def calibrated(shares: Sequence[float], calibration: Calibration) -> Shares:
    """Shares of 1 again, drawn apart or together by a power, and leaning to the seats that win more than it seems."""
    power, leaning = calibration
    logs = [power * log(max(share, LEAST)) for share in shares]
    if leaning:
        logs = [one + lean for one, lean in zip(logs, leaning, strict=True)]
    most = max(logs)
    weights = [exp(one - most) for one in logs]
    total = sum(weights)
    return tuple(weight / total for weight in weights)
