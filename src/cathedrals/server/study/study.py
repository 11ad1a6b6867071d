"""A match looked back at by whoever wants to: its positions, draws, turns and course, while it may go on."""

from __future__ import annotations

from cathedrals.kernel.match import Match
from cathedrals.kernel.table import NOBODY
from cathedrals.server.language import refused
from cathedrals.server.room.room import Room
from cathedrals.server.room.table import Guest
from cathedrals.server.room.telling import About
from cathedrals.server.study.course import course_of
from cathedrals.server.study.drawings import drawing_of
from cathedrals.server.study.draws import draws_of
from cathedrals.server.study.positions import Positions
from cathedrals.server.study.turns import turn_at
from cathedrals.server.wire.messages import Course, Drawing, Draws, PastState, Turn


class Study:
    """What one room's match tells to who looks back."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.positions = Positions(room.match)

    def positions_of(self, match: Match) -> Positions:
        """Those of the match as it is: a room that had to read it anew has another."""
        if self.positions.match is not match:
            self.positions = Positions(match)
        return self.positions

    async def state_at(self, guest: Guest | None, line: int) -> PastState:
        """The position after a line, as whoever asks may see it."""
        async with self.room.reading() as match:
            check_line(match, line)
            about = About(self.room.table.id, self.room.about().seats)
            return self.positions_of(match).tell(line, about, self.room.seats_of(guest))

    async def drawing(self, guest: Guest | None, line: int, width: int) -> Drawing:
        """The position after a line as text, as whoever asks may see it."""
        async with self.room.reading() as match:
            check_line(match, line)
            seat = next(iter(self.room.seats_of(guest)), NOBODY)
            return drawing_of(self.positions_of(match).at(line), self.room.about().seats, seat, width)

    async def check_goes_on(self, line: int) -> None:
        """Refuse a line after which the match was over, or which cannot be replayed any more."""
        async with self.room.reading() as match:
            check_line(match, line)
            then = self.positions_of(match).at(line)
            if then.lost:
                raise refused("not-replayed", line=line, last=then.lost - 1)
            if then.over:
                raise refused("cannot-go-on", line=line)

    async def turn(self, line: int) -> Turn:
        """What the turn that began with a line changed."""
        async with self.room.reading() as match:
            return turn_at(match, self.positions_of(match), line)

    async def draws(self) -> Draws:
        async with self.room.reading() as match:
            return draws_of(match)

    async def course(self) -> Course:
        async with self.room.reading() as match:
            return course_of(match)

    async def record(self) -> str:
        """The record, as far as it is kept."""
        async with self.room.reading() as match:
            return str(match.record)


def check_line(match: Match, line: int) -> None:
    if line > len(match.record.lines):
        raise refused("no-such-line", line=line)
