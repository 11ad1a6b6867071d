"""What several commands ask for: a game, its seats, options and players."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cathedrals.games import GAMES, Box, add_box, game_with
from cathedrals.games import game as find_game
from cathedrals.kernel import pieces as own
from cathedrals.kernel.game import CathedralsError, Game
from cathedrals.kernel.parts_file import PartsError

# Headings of the help, in the order in which commands list their options.
WHO, WHAT, OUTPUT = "Who plays", "The game", "What is shown"

GameName = Annotated[
    str, typer.Argument(metavar="GAME", help=f"The game: {' or '.join(game.name for game in GAMES)}.")
]
Games = Annotated[int, typer.Option(min=1, metavar="N", help="How many games.", rich_help_panel=WHAT)]
Seed = Annotated[
    int,
    typer.Option(
        metavar="N",
        help="The first seed; each game uses the next one.",
        rich_help_panel=WHAT,
    ),
]
Seats = Annotated[
    int | None, typer.Option(metavar="N", help="How many seats; 2 by default.", rich_help_panel=WHO)
]
Solo = Annotated[
    bool, typer.Option("--solo", help="One seat, against the game's solo opponent.", rich_help_panel=WHO)
]
Options = Annotated[
    str, typer.Option(metavar="K=V,…", help="The game's options, as name=value.", rich_help_panel=WHAT)
]
Players = Annotated[
    str,
    typer.Option(
        metavar="NAME,…", help="Who plays, seat by seat; one name fills all seats.", rich_help_panel=WHO
    ),
]
Json = Annotated[
    bool, typer.Option("--json", help="Print one JSON object instead of text.", rich_help_panel=OUTPUT)
]
Plain = Annotated[
    bool,
    typer.Option(
        "--plain", help="Sentences instead of a drawing, for screen readers.", rich_help_panel=OUTPUT
    ),
]
Pieces = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Play with these pieces instead of the built-in ones; see cathedrals pieces.",
        rich_help_panel=WHAT,
    ),
]
Record = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def game_of(name: str, pieces: Path | None) -> Game:
    """The game, with the pieces of a file if there is one."""
    return find_game(name) if pieces is None else game_with(name, box_in(pieces, name).digest)


def box_in(path: Path, name: str = "") -> Box:
    """The pieces of a file, of the game it is meant for or says it is of, from now on known by their digest."""
    text = own.file_text(path)
    name = name or own.named_game(text)
    if not name:
        raise CathedralsError(
            f'{path} does not say which game it is for; a first line game = "…" was expected'
        )
    try:
        return add_box(name, text, path.stem[: own.LONGEST_NAME])
    except PartsError as error:
        raise CathedralsError(f"{path}: {error}") from error


def options_of(text: str) -> dict[str, str]:
    options = {}
    for pair in text.split(",") if text else []:
        name, equals, value = pair.strip().partition("=")
        if not equals or not name or not value:
            raise CathedralsError(f'"{pair}" is not an option; name=value was expected')
        options[name] = value
    return options


def players_of(game: Game, names: str, seats: int | None, solo: bool) -> list[str]:
    """A name for every seat."""
    listed = [name.strip() for name in names.split(",") if name.strip()]
    if not listed:
        raise CathedralsError("no player was named; one name or one for each seat was expected")
    if solo and seats not in (None, 1):
        raise CathedralsError(f"--solo means one seat, but --seats says {seats}; give only one of them")
    count = 1 if solo else seats if seats is not None else max(len(listed), min(2, max(game.seats)))
    if count not in game.seats:
        allowed = ", ".join(str(number) for number in game.seats)
        raise CathedralsError(f"{game.name} has {allowed} seats, not {count}")
    if len(listed) == 1:
        listed *= count
    if len(listed) != count:
        raise CathedralsError(
            f"{count} seats but {len(listed)} players were given; one for each seat was expected"
        )
    return listed
