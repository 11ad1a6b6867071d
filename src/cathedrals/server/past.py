"""Earlier positions of a match, for who looks back."""

from __future__ import annotations

from cathedrals.kernel.match import Match, replay, replay_line


class Past:
    """The match as it was. It goes on from the position asked for last, or from the beginning if that was later."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.shown: Match | None = None

    def at(self, line: int) -> Match:
        """The match just after a line."""
        if self.shown is None or len(self.shown.record.lines) > line:
            self.shown = replay(self.match.game, self.match.record, line)
        for next_line in self.match.record.lines[len(self.shown.record.lines) : line]:
            replay_line(self.shown, next_line, 0, None)
        self.shown.record.secret = self.match.record.secret
        return self.shown
