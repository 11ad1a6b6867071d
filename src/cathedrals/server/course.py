"""How a match that is over went: what the position was worth to every seat whenever a turn began."""

from __future__ import annotations

from cathedrals.kernel.match import Match
from cathedrals.kernel.row import Row
from cathedrals.server.past import Past
from cathedrals.server.turns import begins
from cathedrals.server.wire import CourseShown

HUNDREDTHS = 100


def course_of(match: Match) -> CourseShown:
    """At the end it is worth what was scored; while a match goes on, nothing is told."""
    course = CourseShown(lines=[], worths=[])
    if not match.over:
        return course
    past = Past(match)
    for line in begins(match):
        course.lines.append(line)
        course.worths.append(worths(past.at(line)))
    course.lines.append(len(match.record.lines))
    course.worths.append([float(score) for score in match.scores])
    return course


def worths(match: Match) -> list[float]:
    row = Row()
    match.game.worths(match.table, row)
    return [worth / HUNDREDTHS for worth in row.numbers()]
