"""The list of games. Outside its own folder a game's name stands only here."""

from cathedrals.games.basilica.game import Basilica
from cathedrals.games.outside import games_of_packages
from cathedrals.games.red_cathedral.game import RedCathedral
from cathedrals.kernel.game import CathedralsError, Game

#: The games of the house itself.
HOUSE: tuple[Game, ...] = (RedCathedral(), Basilica())


def game(name: str) -> Game:
    """The game of that name; `CathedralsError` lists the names if there is none."""
    for one in GAMES:
        if one.name == name:
            return one
    known = ", ".join(one.name for one in GAMES)
    raise CathedralsError(f'there is no game "{name}"; the games are {known}')


# Last, for what is imported here may import this.
#: Every game there is: those of the house, then those of other installed packages.
GAMES: tuple[Game, ...] = (*HOUSE, *games_of_packages(one.name for one in HOUSE))
