"""`cathedrals play`: a whole game in the terminal."""

from __future__ import annotations

import secrets
import signal
import sys
from pathlib import Path
from types import FrameType
from typing import Annotated

import typer

from cathedrals import matches
from cathedrals.cli import parameters
from cathedrals.cli.language import Lang, words_for
from cathedrals.cli.screen import NARROWEST, can_draw, window
from cathedrals.cli.seating import check_programs
from cathedrals.cli.session import Session
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import CathedralsError, Game
from cathedrals.kernel.match import Match, new_match, whole_options
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.words import Words
from cathedrals.players.levels import player

ME = "me"
MOST_SEED = 1_000_000

EPILOG = """\
Examples:
  cathedrals play {other}                      you against greedy
  cathedrals play {game} --players me,master
  cathedrals play {game} --players me:Ana,me:Jan,greedy

If you leave a match, it is saved in the current folder as cathedrals-*.record,
a text file, and you are told how to continue it.
"""


Sitting = Annotated[
    str,
    typer.Option(
        metavar="NAME,…",
        help="Who sits where: me, me:Ana, or a program such as master.",
        rich_help_panel=parameters.WHO,
    ),
]
SomeSeed = Annotated[
    int | None,
    typer.Option(
        metavar="N", help="The seed of the dice; random by default.", rich_help_panel=parameters.WHAT
    ),
]
Load = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Continue the match in a record.", rich_help_panel=parameters.WHAT),
]


def play(
    game: parameters.GameName,
    players: Sitting = "",
    seats: parameters.Seats = None,
    solo: parameters.Solo = False,
    options: parameters.Options = "",
    pieces: parameters.Pieces = None,
    seed: SomeSeed = None,
    load: Load = None,
    lang: Lang = "",
    plain: parameters.Plain = False,
) -> None:
    """Play in the terminal, by numbers or typed moves.

    The programs, from weak to strong, are apprentice, journeyman, master and architect; greedy is quick. At the table
    ? explains, hint advises and undo undoes.
    """
    chosen = parameters.game_of(game, pieces)
    words = words_for(chosen.name, lang)
    if load is not None:
        match = loaded(chosen, load)
    else:
        sitters = sitters_of(names_of(chosen, players, seats, solo), words)
        match = begun(chosen, sitters, options, seed)
    is_plain = plain or not has_room(words)
    leave_politely()
    Session(match, words, is_plain, load).run()


def begun(game: Game, sitters: list[Sitter], options: str, seed: int | None) -> Match:
    settings = whole_options(game, parameters.options_of(options))
    dealer = SeededDealer(secrets.randbelow(MOST_SEED) if seed is None else seed)
    return new_match(game, sitters, dealer, settings)


def has_room(words: Words) -> bool:
    """Whether a table can be drawn here; a window that is too narrow is told about."""
    if not can_draw():
        return False
    is_wide = window().width >= NARROWEST
    if not is_wide:
        typer.echo(words.say("play-small"))
    return is_wide


def loaded(game: Game, path: Path) -> Match:
    match = matches.load(path, as_far=True)
    if match.game.name != game.name:
        raise CathedralsError(f"{path} is a match of {match.game.name}, not {game.name}")
    check_programs(match)
    return match


def names_of(game: Game, names: str, seats: int | None, solo: bool) -> list[str]:
    """A name for every seat; who is not named is a person on the first seat and greedy on the others."""
    if names:
        listed = [name.strip() for name in names.split(",") if name.strip()]
        if len(listed) == 1 and seats is None and min(game.seats) == 1:
            seats = 1
        elif len(listed) < (seats or 0):
            listed += ["greedy"] * ((seats or 0) - len(listed))
        return checked(parameters.players_of(game, ",".join(listed), seats, solo))
    if solo and seats not in (None, 1):
        raise CathedralsError(f"--solo means one seat, but --seats says {seats}; give only one of them")
    count = 1 if solo else seats if seats is not None else 2 if 2 in game.seats else game.seats[0]
    return parameters.players_of(game, ",".join([ME, *["greedy"] * (count - 1)]), count, solo)


def checked(names: list[str]) -> list[str]:
    if not any(is_person(name) for name in names):
        raise CathedralsError('no seat is yours; one of --players has to be "me", simulate is for programs')
    for name in names:
        if not is_person(name):
            player(name, 0)
    return names


def is_person(name: str) -> bool:
    return name == ME or name.startswith(f"{ME}:")


def sitters_of(names: list[str], words: Words) -> list[Sitter]:
    made = []
    for seat, name in enumerate(names):
        called = name.partition(":")[2]
        if not is_person(name):
            made.append(Sitter(name, is_program=True))
        elif called:
            made.append(Sitter(called))
        else:
            made.append(Sitter(words.say("play-person-numbered", {"number": seat + 1})))
    return made


def leave_politely() -> None:
    """A closed window is a polite way to leave too: the match is kept."""

    def leave(number: int, frame: FrameType | None) -> None:
        sys.exit(0)

    for name in ("SIGHUP", "SIGTERM"):
        if hasattr(signal, name):
            signal.signal(getattr(signal, name), leave)
