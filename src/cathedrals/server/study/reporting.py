"""What is reported from a table or a lesson: the words of whoever was there, and all that goes with them."""

from __future__ import annotations

from cathedrals.kernel import record as records
from cathedrals.kernel.record import Record
from cathedrals.kernel.report import Report, record_for
from cathedrals.matches import game_of
from cathedrals.server.language import refused
from cathedrals.server.study.lessons import followed
from cathedrals.server.wire.reports import NewReport
from cathedrals.version import VERSION


def of_match(wish: NewReport, text: str) -> Report:
    """A report about a match whose record is that text."""
    return report_on(records.read(text), wish)


def of_lesson(wish: NewReport, game: str) -> Report:
    """One about the guided first game after all that was done in it."""
    return report_on(followed(game, wish.moves).match.record, wish)


def report_on(record: Record, wish: NewReport) -> Report:
    if wish.line > len(record.lines):
        raise refused("no-such-line", line=wish.line)
    game = game_of(record)
    return Report(
        line=wish.line,
        seat=wish.seat if wish.seat is not None and wish.seat < len(record.sitters) else None,
        version=VERSION,
        rules=game.rules,
        pieces=game.digest,
        client=wish.client,
        language=wish.language,
        window=wish.window,
        browser=wish.browser,
        said=wish.said,
        record=record_for(record, wish.line),
    )
