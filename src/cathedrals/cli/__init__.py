"""The command line: one file for each command. Help and usage errors are in English."""

from __future__ import annotations

import sys
from collections.abc import Callable

import typer

from cathedrals.cli import (
    admin,
    analyse,
    arena,
    backup,
    bench,
    count,
    learn,
    pieces,
    play,
    replay,
    report,
    restore,
    rules,
    serve,
    simulate,
    verify,
)
from cathedrals.cli.helping import Command, Commands
from cathedrals.kernel.game import CathedralsError
from cathedrals.version import VERSION

EPILOG = """\
Examples:
  cathedrals                       tables in your browser
  cathedrals play {game}    in this terminal, against a program
  cathedrals learn {other}        learn as you play, in ten minutes

Files:
  {data}
      holds the matches in the browser, unless cathedrals.sqlite is in the
      current folder or DATABASE_URL says otherwise (cathedrals serve --help).
  cathedrals-*.record
      is a match in the terminal, saved in the current folder when you leave.

Environment:
  DATABASE_URL            where matches are kept; --database comes first
  BROWSER                 the browser that is opened
  LC_ALL, LC_MESSAGES,
  LANG                    the language, if --lang is not given
  NO_COLOR                if set, the terminal is drawn without colours
  CATHEDRALS_COMPILED     0 runs the rules as plain Python
"""

app = typer.Typer(
    name="cathedrals",
    cls=Commands,
    epilog=EPILOG,
    subcommand_metavar="[COMMAND] [ARGS]...",
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS: dict[str, list[tuple[Callable[..., None], str]]] = {
    "To play": [
        (serve.serve, serve.EPILOG),
        (play.play, play.EPILOG),
        (learn.learn, learn.EPILOG),
        (rules.rules, rules.EPILOG),
        (pieces.pieces, pieces.EPILOG),
    ],
    "Records of matches": [
        (replay.replay, replay.EPILOG),
        (analyse.analyse, analyse.EPILOG),
        (verify.verify, verify.EPILOG),
        (report.report, report.EPILOG),
    ],
    "What a server keeps": [(backup.backup, backup.EPILOG), (restore.restore, restore.EPILOG)],
    "Programs among themselves": [
        (simulate.simulate, simulate.EPILOG),
        (arena.arena, arena.EPILOG),
        (bench.bench, bench.EPILOG),
        (count.count, count.EPILOG),
    ],
}
for title, commands in COMMANDS.items():
    for command, epilog in commands:
        app.command(cls=Command, epilog=epilog, rich_help_panel=title)(command)
app.add_typer(admin.app, name="admin", rich_help_panel="To host")


def show_version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"cathedrals {VERSION} {bench.how_run()}")
        raise typer.Exit


@app.callback()
def options(
    version: bool = typer.Option(
        False,
        "--version",
        callback=show_version,
        is_eager=True,
        help="Show the version, and whether the rules are compiled.",
    ),
) -> None:
    """Two board games about building cathedrals, for people and programs.

    Without a command it serves tables on this machine and opens the browser at them; the options of serve may follow.
    """


def main() -> None:
    """Run a command; what a person can mend is told in one sentence, with exit code 2."""
    try:
        app()
    except CathedralsError as error:
        typer.echo(f"cathedrals: {error}", err=True)
        sys.exit(2)
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(0)
