"""`cathedrals pieces`: the list of pieces of a game, to be filled in by who owns it, and what is wrong with one."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cathedrals.cli import parameters
from cathedrals.cli.language import Lang, words_for
from cathedrals.games import game as find_game
from cathedrals.kernel import pieces as own
from cathedrals.kernel.game import CathedralsError, Game
from cathedrals.kernel.words import Words

EPILOG = """\
Examples:
  cathedrals pieces {game} -o mine.toml
  cathedrals pieces {game} --check mine.toml
  cathedrals pieces {other} --lang fr > mine.toml
"""

Output = Annotated[
    Path | None,
    typer.Option(
        "-o",
        "--output",
        metavar="FILE",
        help="Write it to this file instead of printing it.",
        rich_help_panel=parameters.OUTPUT,
    ),
]
Force = Annotated[
    bool, typer.Option("--force", help="Overwrite an existing file.", rich_help_panel=parameters.OUTPUT)
]
Check = Annotated[
    Path | None,
    typer.Option(
        metavar="FILE",
        help="Say what is wrong with this file, and which pieces are still ours.",
        rich_help_panel=parameters.OUTPUT,
    ),
]


def pieces(
    game: parameters.GameName,
    check: Check = None,
    output: Output = None,
    force: Force = False,
    lang: Lang = "",
) -> None:
    """Write the list of a game's pieces, to fill in from your own box.

    Comments in it say what to look for on each kind of piece. What you leave out stays as designed by us.
    """
    chosen = find_game(game)
    words = words_for(chosen.name, lang)
    if check is not None:
        tell(words, chosen, check)
        return
    from cathedrals.kernel.pieces_file import written

    text = written(words, own.form(chosen))
    if output is None:
        typer.echo(text, nl=False)
    else:
        write(output, text, force)


def tell(words: Words, game: Game, path: Path) -> None:
    """Every complaint on a line of its own and exit code 2, or what is still ours."""
    text = own.file_text(path)
    complaints = own.check(game, text)
    for complaint in complaints:
        typer.echo(f"{path}: {own.sentence(words, complaint)}", err=True)
    if complaints:
        raise typer.Exit(2)
    typer.echo(words.say("pieces-good", {"file": str(path)}))
    for counted in own.still_ours(game, text):
        typer.echo(words.say("pieces-ours", counted))


def write(path: Path, text: str, force: bool) -> None:
    try:
        with path.open("w" if force else "x", encoding="utf-8") as file:
            file.write(text)
    except FileExistsError as error:
        raise CathedralsError(f"{path} already exists; name another file, or add --force") from error
    except OSError as error:
        raise CathedralsError(f"{path} cannot be written ({error.strerror}); name another file") from error
