"""Board games about building cathedrals, for people and for programs."""

# This file has to be read by Pythons that are too old, so that they can say so.
import sys

if sys.version_info < (3, 11):  # noqa: UP036
    found = f"{sys.version_info[0]}.{sys.version_info[1]}"
    sys.stderr.write(f"cathedrals: Python 3.11 or newer is needed, this is {found}\n")
    sys.exit(2)

from importlib import import_module
from typing import TYPE_CHECKING

from cathedrals import _finder

_finder.choose()

from cathedrals.version import VERSION as __version__  # noqa: E402, N811

if TYPE_CHECKING:
    from cathedrals.games import GAMES, game
    from cathedrals.kernel.game import Game
    from cathedrals.kernel.match import Match, Move
    from cathedrals.kernel.record import Record
    from cathedrals.kernel.said import CathedralsError, Refused
    from cathedrals.matches import load, new, verify

__all__ = [
    "GAMES",
    "CathedralsError",
    "Game",
    "Match",
    "Move",
    "Record",
    "Refused",
    "__version__",
    "game",
    "load",
    "new",
    "verify",
]

# Where each public name lives; it is imported when it is first asked for, so that importing the package costs nothing.
HOMES = {
    "GAMES": "cathedrals.games",
    "game": "cathedrals.games",
    "CathedralsError": "cathedrals.kernel.said",
    "Game": "cathedrals.kernel.game",
    "Refused": "cathedrals.kernel.said",
    "Match": "cathedrals.kernel.match",
    "Move": "cathedrals.kernel.match",
    "Record": "cathedrals.kernel.record",
    "load": "cathedrals.matches",
    "new": "cathedrals.matches",
    "verify": "cathedrals.matches",
}


def __getattr__(name: str) -> object:
    if name not in HOMES:
        raise AttributeError(f"cathedrals has no {name}; it has {', '.join(__all__)}")
    return getattr(import_module(HOMES[name]), name)


def __dir__() -> list[str]:
    return sorted(__all__)
