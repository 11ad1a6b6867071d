"""The turns of a match, and why one was played as it was."""

from __future__ import annotations

from dataclasses import asdict

from cathedrals.kernel.match import Match
from cathedrals.players.hints import reasons
from cathedrals.server.accounts import refused
from cathedrals.server.past import Past
from cathedrals.server.wire import SaidShown, TurnShown

BEGINS = "turn_begins"


def begins(match: Match) -> dict[int, int]:
    """The lines with which turns began, in order, and whose they are."""
    told = zip(match.told_by, match.told, strict=True)
    return {line: event["seat"] for line, event in told if event["event"] == BEGINS}


def turn_at(match: Match, past: Past, line: int) -> TurnShown:
    """The turn that began with a line: what it changed by the judgement of the programs, as far as it was played."""
    turns = begins(match)
    if line not in turns:
        raise refused("no-such-line", line=line)
    end = min((later for later in turns if later > line), default=len(match.record.lines))
    before, after = past.at(line).table.copy(), past.at(end).table
    if match.game.is_over(after):
        after = past.at(end - 1).table  # what was scored at the end is no reason for the turn
    changed = reasons(match.game, before, after, turns[line])
    said = [SaidShown(**asdict(reason.said())) for reason in changed]
    return TurnShown(seat=turns[line], end=end, reasons=said)
