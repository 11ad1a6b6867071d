"""The list of games. Outside its own folder a game's name stands only here."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from cathedrals.games.basilica.game import Basilica
from cathedrals.games.outside import games_of_packages
from cathedrals.games.red_cathedral.game import RedCathedral
from cathedrals.kernel.boxes import WHERE_THERE_IS_ROOM
from cathedrals.kernel.game import CathedralsError, Game
from cathedrals.kernel.parts_file import PartsFile

#: The games of the house itself.
HOUSE: tuple[Game, ...] = (RedCathedral(), Basilica())


@dataclass
class Box:
    """Pieces of an owner's own: what they are known by, of which game, what they are called, and their file."""

    digest: str
    game: str
    name: str
    text: str


#: The boxes this process knows besides the built-in ones, by their digests.
KNOWN: dict[str, Box] = {}


def game(name: str, pieces: str = "", box: int = WHERE_THERE_IS_ROOM) -> Game:
    """The game of that name; `CathedralsError` lists the names if there is none.

    `pieces` is the text of a file of pieces to play with instead of the built-in ones, `box` the number it must have.
    """
    for one in GAMES:
        if one.name == name:
            return with_pieces(one, pieces, box) if pieces else one
    known = ", ".join(one.name for one in GAMES)
    raise CathedralsError(f'there is no game "{name}"; the games are {known}')


def with_pieces(built_in: Game, pieces: str, box: int) -> Game:
    reader_of(built_in)
    kind: Any = type(built_in)
    made: Game = kind(pieces, box)
    return made


def add_box(name: str, text: str, called: str = "") -> Box:
    """Let games be found by the digest of these pieces; `PartsError` says what is wrong with them.

    A box is called as its file says, or as told where that says nothing.
    """
    built_in = game(name)
    said = reader_of(built_in)(text).sure()
    box = Box(built_in.digest_of(text), name, said.name or called, text)
    if box.digest != built_in.digest:
        KNOWN[box.digest] = box
    return box


def reader_of(built_in: Game) -> Callable[[str], PartsFile]:
    """What reads its files of pieces; `CathedralsError` if it has none."""
    if built_in.read_pieces is None:
        raise CathedralsError(f"{built_in.name} has no file of pieces; a game that has one was expected")
    return built_in.read_pieces


def game_with(name: str, pieces: str) -> Game:
    """The game with the pieces of that digest if this process knows them, else with the built-in ones."""
    box = KNOWN.get(pieces)
    return game(name, box.text) if box is not None and box.game == name else game(name)


def box_called(pieces: str) -> str:
    """What a box is called, or its digest if nobody has named it; nothing for the built-in one."""
    box = KNOWN.get(pieces)
    return (box.name if box else "") or pieces


# Last, for what is imported here may import this.
#: Every game there is: those of the house, then those of other installed packages.
GAMES: tuple[Game, ...] = (*HOUSE, *games_of_packages(one.name for one in HOUSE))
