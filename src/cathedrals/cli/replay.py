"""`cathedrals replay`: plays a record again, checks every line, and shows the table."""

from __future__ import annotations

import json
from dataclasses import replace
from typing import Annotated, Any

import typer

from cathedrals.cli import parameters
from cathedrals.cli.language import Lang, words_for
from cathedrals.cli.screen import other_rules_said, points_said, sentences, winners_said
from cathedrals.cli.seating import display_names
from cathedrals.kernel import record as records
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.match import Match
from cathedrals.kernel.page import Page
from cathedrals.kernel.table import NOBODY
from cathedrals.kernel.words import Words
from cathedrals.matches import file_text, replayed

EPILOG = """\
Examples:
  cathedrals replay ivan.record
  cathedrals replay ivan.record --show --to 60     the table after line 60
  cathedrals replay ivan.record --json
"""


To = Annotated[
    int | None,
    typer.Option(min=0, metavar="LINE", help="Stop after this line.", rich_help_panel=parameters.OUTPUT),
]
Show = Annotated[
    bool,
    typer.Option(
        "--show",
        help="Say what happened, and draw the table.",
        rich_help_panel=parameters.OUTPUT,
    ),
]


def replay(
    file: parameters.Record,
    to: To = None,
    pieces: parameters.Pieces = None,
    show: Show = False,
    lang: Lang = "",
    as_json: parameters.Json = False,
) -> None:
    """Replay a record, and show how it stands.

    Every line is checked; the first that the rules forbid is named. A record of other rules or pieces is replayed up to
    its last good line; after that you see its own lines.
    """
    if pieces is not None:
        parameters.box_in(pieces)
    record = records.read(file_text(file))
    if to is not None and to > len(record.lines):
        raise CathedralsError(f"{file} has {len(record.lines)} lines; --to asks for line {to}")
    match = replayed(record, to)
    if as_json:
        typer.echo(json.dumps(result(match), ensure_ascii=False))
    else:
        typer.echo("\n".join(told(match, words_for(match.game.name, lang), show)))


def told(match: Match, words: Words, show: bool) -> list[str]:
    """How it stands; before it, if that is to be shown, what happened and the table."""
    page = replace(match.page(), words=words, names=display_names(match.record.sitters, words))
    if not show:
        return summary(match, page)
    drawing = match.game.draw(match.table, page)
    return [*sentences(match.told, page), "", drawing, "", *own_lines(match), *summary(match, page)]


def own_lines(match: Match) -> list[str]:
    """What was not replayed, as the record has it, each line with its number."""
    if not match.lost:
        return []
    left = match.record.lines[match.lost - 1 :]
    return [*(f"{number:>5}  {line}" for number, line in enumerate(left, match.lost)), ""]


def result(match: Match) -> dict[str, Any]:
    return {
        "header": dict(match.record.header()),
        "lines": [str(line) for line in match.record.lines],
        "view": match.game.view(match.table, NOBODY),
        "scores": match.scores,
        "winners": match.winners,
        "ending": match.ending,
        "parts": match.game.scoring(match.table) if match.held is None else None,
        "lost": match.lost or None,
        "held": match.held is not None,
    }


def summary(match: Match, page: Page) -> list[str]:
    """How it stands or ended, and the points of every seat."""
    state = {"game": page.words.say("game-title"), "lines": len(match.record.lines)}
    if not match.over:
        rows = [page.words.say("replay-running", state)]
    else:
        rows = [page.words.say("replay-over", state | {"ending": page.words.say(f"ending-{match.ending}")})]
    rows += other_rules_said(match, page)
    rows += points_said(match, page)
    return [*rows, winners_said(match, page)] if match.over else rows
