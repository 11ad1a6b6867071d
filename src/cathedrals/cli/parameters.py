"""What several commands ask for: a game, its seats, options and players."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cathedrals.games import GAMES
from cathedrals.kernel.game import CathedralsError, Game

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
        help="The first seed; every game has one of its own, counted up from it.",
        rich_help_panel=WHAT,
    ),
]
Seats = Annotated[
    int | None, typer.Option(metavar="N", help="How many seats; 2 if not said.", rich_help_panel=WHO)
]
Solo = Annotated[
    bool, typer.Option("--solo", help="One seat, against the game's solo opponent.", rich_help_panel=WHO)
]
Options = Annotated[
    str, typer.Option(metavar="K=V,…", help="Options of the game, as name=value.", rich_help_panel=WHAT)
]
Players = Annotated[
    str,
    typer.Option(
        metavar="NAME,…", help="Who plays, seat by seat; one name serves all seats.", rich_help_panel=WHO
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
Record = Annotated[Path, typer.Argument(metavar="FILE", help="A record.")]


def options_of(text: str) -> dict[str, str]:
    options = {}
    for pair in text.split(",") if text else []:
        name, equals, value = pair.strip().partition("=")
        if not equals or not name or not value:
            raise CathedralsError(f'"{pair}" is no option; name=value was expected')
        options[name] = value
    return options


def players_of(game: Game, names: str, seats: int | None, solo: bool) -> list[str]:
    """A name for every seat."""
    listed = [name.strip() for name in names.split(",") if name.strip()]
    if not listed:
        raise CathedralsError("no player was named; one name or one for each seat was expected")
    if solo and seats not in (None, 1):
        raise CathedralsError(f"--solo is one seat, --seats says {seats}; give one of them")
    count = 1 if solo else seats if seats is not None else max(len(listed), min(2, max(game.seats)))
    if count not in game.seats:
        allowed = ", ".join(str(number) for number in game.seats)
        raise CathedralsError(f"{game.name} has {allowed} seats, not {count}")
    if len(listed) == 1:
        listed *= count
    if len(listed) != count:
        raise CathedralsError(
            f"{count} seats were asked for and {len(listed)} players named; one for each was expected"
        )
    return listed
