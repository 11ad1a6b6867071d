"""A match looked back at by whoever wants to: its positions, draws, turns and course, while it may go on.

What takes long is worked out in pieces and without the room's lock, so that nobody at the table waits for it; it
goes by the lines that were kept when it was asked for, and those never change.
"""

from __future__ import annotations

import asyncio

from cathedrals.kernel.match import Match
from cathedrals.kernel.table import NOBODY
from cathedrals.server.language import refused
from cathedrals.server.patience import in_pieces
from cathedrals.server.room.room import Room
from cathedrals.server.room.table import Guest
from cathedrals.server.room.telling import About
from cathedrals.server.study.course import course_of
from cathedrals.server.study.drawings import drawing_of
from cathedrals.server.study.draws import Drawn
from cathedrals.server.study.planning import tell_plan
from cathedrals.server.study.positions import position, tell_position
from cathedrals.server.study.turns import turn_at
from cathedrals.server.wire.messages import Course, Drawing, Draws, PastState, PlanState, Turn
from cathedrals.server.wire.requests import PlanWish

MOST_LINES_BEFORE = 12_000  # of a match that goes on from another: its lines are copied


class Study:
    """What one room's match tells to who looks back."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.drawn = Drawn(room.match)
        self.ended: tuple[Match, Course] | None = None  # how a match went that is over
        self.looking = asyncio.Lock()

    async def state_at(self, guest: Guest | None, line: int) -> PastState:
        """The position after a line, as whoever asks may see it."""
        async with self.room.reading() as match:
            check_line(match, line)
            return tell_position(match, line, self.about(), self.room.seats_of(guest))

    def about(self) -> About:
        return About(self.room.table.id, self.room.about().seats, hints=self.room.table.hints)

    async def plan(self, guest: Guest | None, wish: PlanWish) -> PlanState:
        """Where moves would lead that somebody only thinks of, on a copy that has none of the match's dice."""
        async with self.room.reading() as match:
            check_line(match, wish.line)
            then, about, seats = position(match, wish.line), self.about(), self.room.seats_of(guest)
        return tell_plan(then, wish, about, seats)

    async def drawing(self, guest: Guest | None, line: int, width: int) -> Drawing:
        """The position after a line as text, as whoever asks may see it."""
        async with self.room.reading() as match:
            check_line(match, line)
            seat = next(iter(self.room.seats_of(guest)), NOBODY)
            return drawing_of(position(match, line), self.room.about().seats, seat, width)

    async def check_goes_on(self, line: int) -> None:
        """Refuse a match without hints that runs, and a line after which it was over, or not replayed, or too late."""
        async with self.room.reading() as match:
            self.room.check_judgement("not-elsewhere-yet")  # programs would show there how they go on
            check_line(match, line)
            then = position(match, line)
            if then.lost:
                raise refused("not-replayed", line=line, last=then.lost - 1)
            if then.over:
                raise refused("cannot-go-on", line=line)
            if line > MOST_LINES_BEFORE:
                raise refused("too-late-to-go-on", most=MOST_LINES_BEFORE)

    async def turn(self, line: int) -> Turn:
        """What the turn that began with a line changed."""
        async with self.room.reading() as match:
            self.room.check_judgement()
            return turn_at(match, line)

    async def draws(self) -> Draws:
        """All draws so far."""
        async with self.room.reading() as match:
            drawn, last = self.drawn_of(match), len(match.record.lines)
        await in_pieces(drawn.note(last))
        return drawn.tell()

    def drawn_of(self, match: Match) -> Drawn:
        """Those of the match as it is: a room that had to read it anew has another."""
        if self.drawn.match is not match:
            self.drawn = Drawn(match)
        return self.drawn

    async def course(self) -> Course:
        """How the match went; once it is over, that is worked out only once."""
        async with self.room.reading() as match:
            pass
        async with self.looking:
            if self.ended is not None and self.ended[0] is match:
                return self.ended[1]
            course = await in_pieces(course_of(match))
            if match.over:
                self.ended = match, course
            return course

    async def record(self) -> str:
        """The record, as far as it is kept."""
        async with self.room.reading() as match:
            return str(match.record)


def check_line(match: Match, line: int) -> None:
    if line > len(match.record.lines):
        raise refused("no-such-line", line=line)
