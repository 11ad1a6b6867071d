"""`cathedrals analyse`: what of a match was luck, what was skill, and which turns cost most."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Annotated

import typer

from cathedrals.analysis.analysis import Analysing, Analysis
from cathedrals.analysis.data import as_data
from cathedrals.analysis.picture import picture
from cathedrals.analysis.settings import SETTINGS
from cathedrals.cli import parameters
from cathedrals.cli.analysed import report
from cathedrals.cli.language import Lang, words_for
from cathedrals.cli.seating import display_names
from cathedrals.kernel import record as records
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.match import Match
from cathedrals.kernel.page import Page
from cathedrals.matches import file_text, replayed

EPILOG = """\
Examples:
  cathedrals analyse ivan.record
  cathedrals analyse ivan.record --deep --svg ivan.svg
  cathedrals analyse ivan.record --json > ivan.json
"""

Deep = Annotated[
    bool,
    typer.Option(
        "--deep",
        help="Look for some minutes instead of seconds.",
        rich_help_panel=parameters.WHAT,
    ),
]
Svg = Annotated[
    Path | None,
    typer.Option(metavar="FILE", help="Also draw it into this file.", rich_help_panel=parameters.OUTPUT),
]


def analyse(
    file: parameters.Record,
    deep: Deep = False,
    pieces: parameters.Pieces = None,
    svg: Svg = None,
    lang: Lang = "",
    as_json: parameters.Json = False,
) -> None:
    """Analyse a record: luck, skill and mistakes.

    For every throw it tells what it was worth, for every turn what a better one would have brought, and for everyone
    how the result came about. A match that is not over, or of other rules, is analysed as far as it goes.
    """
    if pieces is not None:
        parameters.box_in(pieces)
    match = replayed(records.read(file_text(file)))
    words = words_for(match.game.name, lang)
    found = looked_at(match, deep)
    page = Page(words, display_names(match.record.sitters, words))
    if svg is not None:
        save(svg, picture(as_data(found), page))
    if as_json:
        typer.echo(json.dumps(as_data(found), ensure_ascii=False))
    else:
        typer.echo("\n".join(report(match, found, page)))


def looked_at(match: Match, deep: bool) -> Analysis:
    """The whole analysis; how far it is stands in one line, where somebody sees it."""
    analysing = Analysing(match, SETTINGS["deep" if deep else "quick"])
    is_seen = sys.stderr.isatty()
    for done, count in analysing.steps():
        if is_seen and count:
            typer.echo(f"\r{100 * done // count:3} %", nl=False, err=True)
    if is_seen:
        typer.echo("\r     \r", nl=False, err=True)
    return analysing.found


def save(path: Path, text: str) -> None:
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CathedralsError(
            f"{path} cannot be written ({error.strerror}); the path of a picture was expected"
        ) from error
