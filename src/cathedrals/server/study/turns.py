"""The turns of a match, and why one was played as it was."""

from __future__ import annotations

from cathedrals.kernel.match import Match
from cathedrals.players.hints import reasons
from cathedrals.server.language import refused
from cathedrals.server.wire.messages import Said, Turn

BEGINS = "turn_begins"


def begins(match: Match) -> dict[int, int]:
    """The lines with which turns began, in order, and whose they are."""
    told = zip(match.told_by, match.told, strict=True)
    return {line: event["seat"] for line, event in told if event["event"] == BEGINS}


def turn_at(match: Match, line: int) -> Turn:
    """The turn that began with a line: what it changed by the judgement of the programs, as far as it was played."""
    turns, past = begins(match), match.past
    if line not in turns:
        raise refused("no-such-line", line=line)
    end = min((later for later in turns if later > line), default=len(match.record.lines))
    before, after = past.after(line), past.after(end)
    if match.game.is_over(after):
        after = past.after(end - 1)  # what was scored at the end is no reason for the turn
    changed = [reason.said() for reason in reasons(match.game, before, after, turns[line])]
    said: list[Said] = [{"words": one.words, "args": one.args} for one in changed]
    return {"seat": turns[line], "end": end, "reasons": said}
