"""How a match that is over went: what the position was worth to every seat whenever a turn began."""

from __future__ import annotations

from cathedrals.kernel.match import Match
from cathedrals.kernel.row import Row
from cathedrals.server.study.positions import Positions
from cathedrals.server.study.turns import begins
from cathedrals.server.wire.messages import Course

HUNDREDTHS = 100


def course_of(match: Match) -> Course:
    """At the end it is worth what was scored; while a match goes on, nothing is told."""
    if not match.over:
        return {"lines": [], "worths": []}
    positions, turns = Positions(match), list(begins(match))
    at_last = [float(score) for score in match.scores]
    return {
        "lines": [*turns, len(match.record.lines)],
        "worths": [*(worths(positions.at(line)) for line in turns), at_last],
    }


def worths(match: Match) -> list[float]:
    row = Row()
    match.game.worths(match.table, row)
    return [worth / HUNDREDTHS for worth in row.numbers()]
