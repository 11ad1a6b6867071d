"""How a match that is over went: everyone's chance to win whenever a turn began."""

from __future__ import annotations

from cathedrals.kernel.match import Match
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table
from cathedrals.players.plans import shares
from cathedrals.server.patience import Steps
from cathedrals.server.study.turns import begins
from cathedrals.server.wire.messages import Course


def course_of(match: Match) -> Steps[Course]:
    """At the end it is who won; while a match goes on, nothing is told."""
    if not match.over:
        return {"lines": [], "shares": []}
    turns = list(begins(match))
    found: list[list[float]] = []
    for line in turns:
        found.append(chances(match, match.past.after(line)))
        yield
    return {"lines": [*turns, len(match.record.lines)], "shares": [*found, won(match)]}


def chances(match: Match, table: Table) -> list[float]:
    """As the programs judge it, by what they have learned of how such positions end."""
    row = Row()
    match.game.prospects(table, row)
    return list(shares(row, float(match.game.decisive_lead(table))))


def won(match: Match) -> list[float]:
    winners = match.winners
    return [(seat in winners) / len(winners) if winners else 0.0 for seat in range(len(match.scores))]
