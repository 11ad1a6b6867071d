"""Earlier positions of a match, for who looks back."""

from __future__ import annotations

from cathedrals.kernel.match import Match
from cathedrals.kernel.replaying import Replaying
from cathedrals.kernel.undoing import Undo
from cathedrals.server.room.telling import About, Seats, StateOf, move_told
from cathedrals.server.wire.messages import Event, Move, PastState


class Positions:
    """The match as it was. It goes on from the position asked for last, or from the beginning if that was later."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.replaying = self.begin()

    def begin(self) -> Replaying:
        """From the beginning; what cannot be replayed any more is passed by."""
        return Replaying(self.match.game, self.match.record, told_to=len(self.match.record.lines))

    def at(self, line: int) -> Match:
        """The match just after a line."""
        if len(self.replaying.match.record.lines) > line:
            self.replaying = self.begin()
        shown, lines = self.replaying.match, self.match.record.lines
        for next_line in lines[len(shown.record.lines) : line]:
            self.replaying.add(next_line, 0)
        shown.record.secret = self.match.record.secret
        shown.held = self.match.held if line == len(lines) else None
        return shown

    def tell(self, line: int, about: About, seats: Seats) -> PastState:
        """The position after a line, as whoever holds these seats may see it."""
        last = len(self.match.record.lines)
        state = StateThen(self.at(line), about, line).to(seats)
        return {**state, "last": last, "answer": self.answer(line)}

    def answer(self, line: int) -> Move | None:
        """The answer that a seat gave to the question after a line, as a move that can be shown."""
        following = self.match.record.lines[line : line + 1]
        if not following or following[0].seat < 0 or following[0].is_about_match:
            return None
        then = self.at(line)
        if then.lost or then.game.read(following[0].text) < 0:
            return None
        return move_told(then.game.show(then.table, then.game.read(following[0].text)))


class StateThen(StateOf):
    """An earlier position, and what its last line brought about. Nobody answers there or takes anything back."""

    def __init__(self, match: Match, about: About, line: int) -> None:
        super().__init__(match, about, max(line - 1, 0))
        self.line = line

    def find_events(self) -> list[Event]:
        return [event for event in super().find_events() if event["line"] == self.line]

    def find_moves(self) -> list[Move]:
        return []

    def undo(self, seats: Seats) -> Undo:
        return Undo()
