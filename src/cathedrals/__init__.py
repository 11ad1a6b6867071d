"""Board games about building cathedrals, for people and for programs."""

from cathedrals import _finder

_finder.choose()

from cathedrals.games import GAMES, game  # noqa: E402
from cathedrals.kernel.game import CathedralsError, Game, Refused  # noqa: E402
from cathedrals.kernel.match import Match, Move  # noqa: E402
from cathedrals.kernel.record import Record  # noqa: E402
from cathedrals.matches import load, new, verify  # noqa: E402
from cathedrals.version import VERSION  # noqa: E402

__version__ = VERSION

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
