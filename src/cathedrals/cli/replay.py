"""`cathedrals replay`: plays a record again, checks every line, and shows the table."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Annotated, Any

import typer

from cathedrals.cli import choices
from cathedrals.kernel import match as matches
from cathedrals.kernel import record as records
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.match import Match
from cathedrals.kernel.table import NOBODY
from cathedrals.kernel.words import Words
from cathedrals.matches import file_text, game_of


def replay(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    to: Annotated[int | None, typer.Option(min=0, help="Stop after this line.")] = None,
    show: Annotated[
        bool, typer.Option("--show", help="Tell what happened, in words, and draw the table.")
    ] = False,
    as_json: choices.Json = False,
) -> None:
    """Replay a record, check every line, and tell how it stands."""
    record = records.read(file_text(file))
    if to is not None and to > len(record.lines):
        raise CathedralsError(f"{file} has {len(record.lines)} lines; --to asks for line {to}")
    match = matches.replay(game_of(record), record, to)
    if as_json:
        typer.echo(json.dumps(result(match), ensure_ascii=False))
        return
    if show:
        typer.echo("\n".join([*sentences(match), "", str(match), ""]))
    typer.echo(summary(match))


def result(match: Match) -> dict[str, Any]:
    return {
        "header": dict(match.record.header()),
        "lines": [str(line) for line in match.record.lines],
        "view": match.game.view(match.table, NOBODY),
        "scores": match.scores,
        "winners": match.winners,
        "ending": match.ending,
        "parts": match.game.scoring(match.table),
    }


def seat_name(match: Match, seat: int) -> str:
    """A sitter's name; a seat nobody sits on is the game's own opponent."""
    sitters = match.record.sitters
    return sitters[seat].name if seat < len(sitters) else Words(match.game.name).say("solo-opponent")


def sentences(match: Match) -> list[str]:
    """What happened, as the log says it."""
    words = Words(match.game.name)
    told = []
    for event in match.told:
        args = {name: value for name, value in event.items() if name != "event"}
        if "seat" in args:
            args["seat"] = seat_name(match, args["seat"])
        told.append(words.say(f"event-{event['event']}", args))
    return told


def summary(match: Match) -> str:
    record = match.record
    rows = [f"{record.game}, {len(record.lines)} lines: " + ("over" if match.over else "running")]
    if match.over:
        words = Words(match.game.name)
        rows[0] += f" ({words.say('ending-' + match.ending)})"
    for seat, points in enumerate(match.scores):
        won = ", wins" if match.over and seat in match.winners else ""
        rows.append(f"{seat_name(match, seat)}: {points}{won}")
    return "\n".join(rows)
