"""The command line: one file for each command. Help and usage errors are in English."""

from __future__ import annotations

import sys

import typer

from cathedrals.cli import arena, bench, count, learn, play, replay, rules, serve, simulate, verify
from cathedrals.kernel.game import CathedralsError
from cathedrals.version import VERSION

app = typer.Typer(
    name="cathedrals",
    help="Board games about building cathedrals: play, simulate, replay and verify them.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode=None,
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
)
COMMANDS = (
    play.play,
    serve.serve,
    learn.learn,
    rules.rules,
    simulate.simulate,
    arena.arena,
    replay.replay,
    verify.verify,
    bench.bench,
    count.count,
)
for command in COMMANDS:
    app.command()(command)


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
        help="Say the version, and whether the rules are compiled.",
    ),
) -> None:
    """Board games about building cathedrals: play, simulate, replay and verify them."""


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
