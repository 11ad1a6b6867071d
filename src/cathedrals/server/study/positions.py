"""Earlier positions of a match, for who looks back."""

from __future__ import annotations

from cathedrals.kernel.dealer import ToldDealer
from cathedrals.kernel.match import Match
from cathedrals.kernel.record import Record
from cathedrals.kernel.undoing import Undo
from cathedrals.server.room.telling import About, Seats, StateOf, move_told
from cathedrals.server.wire.messages import Event, Move, PastState


def position(match: Match, line: int) -> Match:
    """The match as it was just after a line; of all that was told, what that line brought about."""
    lines = match.record.lines
    then = Match(
        match.game,
        Record(**{**vars(match.record), "lines": lines[:line], "result": None}),
        ToldDealer([]),
    )
    if line:
        then.told = match.past.events(line)
        then.told_by = [line] * len(then.told)
    then.table = match.past.after(line)
    then.lost = match.past.lost(line)
    then.resigned = match.resigned if has_resigned(match, line) else None
    then.held = match.held if line == len(lines) else None
    return then


def has_resigned(match: Match, line: int) -> bool:
    """Whether whoever gave up had done so by a line."""
    if match.resigned is None:
        return False
    said = reversed(match.record.lines[:line])
    return any(one.is_about_match and one.text == "resign" for one in said)


def tell_position(match: Match, line: int, about: About, seats: Seats) -> PastState:
    """The position after a line, as whoever holds these seats may see it."""
    then = position(match, line)
    state = StateThen(then, about, line).to(seats)
    return {**state, "last": len(match.record.lines), "answer": answer(match, then)}


def answer(match: Match, then: Match) -> Move | None:
    """The answer that a seat gave to the question asked then, as a move that can be shown."""
    line = len(then.record.lines)
    following = match.record.lines[line : line + 1]
    if not following or following[0].seat < 0 or following[0].is_about_match:
        return None
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

    def find_renewed(self) -> int:
        return self.match.record.renewed()
