"""`cathedrals report`: shows a report from the table, and makes a failing test of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from cathedrals.cli import parameters
from cathedrals.cli.language import Lang, words_for
from cathedrals.cli.reported import write_test
from cathedrals.cli.screen import choices, in_full, other_rules_said, sentences, wrapped
from cathedrals.cli.seating import display_names
from cathedrals.kernel import report as reports
from cathedrals.kernel.match import Match
from cathedrals.kernel.page import WIDTH, Page
from cathedrals.kernel.record import BrokenRecord
from cathedrals.kernel.report import Report
from cathedrals.kernel.words import Words
from cathedrals.matches import file_text, game_of, replayed
from cathedrals.version import VERSION

EPILOG = """\
Examples:
  cathedrals report white-die.report
  cathedrals report white-die.report --as-test     into tests/reports
"""
MADE_OF = Path(__file__).parent.parent / "server" / "static" / "made-of"
FIRST = 12  # digits by which a client is called

File = Annotated[Path, typer.Argument(metavar="FILE", help="A report, saved in the browser or by the host.")]
AsTest = Annotated[
    bool, typer.Option("--as-test", help="Write a test that fails until somebody says what should be.")
]
Into = Annotated[Path, typer.Option(metavar="FOLDER", help="Where the test and its record are written.")]


def report(
    file: File,
    as_test: AsTest = False,
    into: Into = Path("tests/reports"),
    pieces: parameters.Pieces = None,
    lang: Lang = "",
) -> None:
    """Show what somebody reported from a table, or make a test of it.

    What they expected, the versions then and now, whether the record replays today, the table they saw, and the moves
    they had. The test replays the record to that line, holds what the rules do there, and fails with their words.
    """
    box = parameters.box_in(pieces) if pieces is not None else None
    reported = reports.read(file_text(file))
    if as_test:
        for written in write_test(reported, into, file.stem, box):
            typer.echo(written)
    else:
        typer.echo("\n".join(told(reported, words_for(reported.record.game, lang))))


def told(reported: Report, words: Words) -> Iterator[str]:
    """All of it, row by row."""
    yield words.say("report-said")
    yield from (f"  {row}" for row in wrapped(reported.said, WIDTH - 2))
    yield ""
    yield from versions_said(reported, words)
    seen = {"language": reported.language, "window": reported.window, "browser": reported.browser}
    yield words.say("report-seen", {name: value or "-" for name, value in seen.items()})
    yield ""
    try:
        match = replayed(reported.record, reported.line)
        whole = replayed(reported.record)
    except BrokenRecord as broken:
        yield words.say("report-breaks", {"reason": str(broken)})
        return
    yield words.say("report-lost" if whole.lost else "report-replays", {"line": whole.lost})
    yield from table_said(reported, match, whole, words)


def versions_said(reported: Report, words: Words) -> Iterator[str]:
    game = game_of(reported.record)
    compared = {
        "program": (reported.version, VERSION),
        "rules": (str(reported.rules), str(game.rules)),
        "pieces": (reported.pieces, game.digest),
        "client": (reported.client, client_now()),
    }
    for name, (then, now) in compared.items():
        part = words.say(f"report-{name}")
        said = {"part": part, "then": then or "-", "now": now or "-"}
        yield words.say("report-same" if then == now else "report-other", said)


def client_now() -> str:
    """By which the client that is built here is called; nothing if none is."""
    return MADE_OF.read_text(encoding="utf-8")[:FIRST] if MADE_OF.is_file() else ""


def table_said(reported: Report, match: Match, whole: Match, words: Words) -> Iterator[str]:
    """The table at the line, what it had told, what was asked, and what the next line told."""
    page = replace(match.page(), words=words, names=display_names(match.record.sitters, words))
    where = {"line": reported.line, "last": len(reported.record.lines)}
    yield words.say("report-line", where)
    if reported.seat is not None:
        yield words.say("report-seat", {"seat": page.name(reported.seat)})
    yield from other_rules_said(match, page)
    yield ""
    yield match.game.draw(match.table, page)
    yield ""
    yield from told_by(match, reported.line, page)
    yield from asked_said(match, page)
    if len(reported.record.lines) > reported.line:
        yield ""
        yield words.say("report-next", {"line": str(reported.record.lines[reported.line])})
        yield from told_by(whole, reported.line + 1, page)


def told_by(match: Match, line: int, page: Page) -> list[str]:
    """What one line told, sentence by sentence."""
    events = [event for event, by in zip(match.told, match.told_by, strict=True) if by == line]
    return [f"  {sentence}" for sentence in sentences(events, page)]


def asked_said(match: Match, page: Page) -> Iterator[str]:
    if match.over:
        yield page.words.say("play-over", {"ending": page.words.say(f"ending-{match.ending}")})
        return
    question = page.words.say(f"step-{match.step}")
    yield page.words.say("play-question", {"seat": page.name(match.asked), "question": question})
    yield from in_full(choices(match.game, match.table, page), page, 1)
