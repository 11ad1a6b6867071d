"""A room: one match, its connections, and the programs on its seats."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from json import loads
from typing import Any

from pydantic_core import to_json
from sqlalchemy import Executable, insert, select, update

from cathedrals.kernel.game import Refused
from cathedrals.kernel.match import Match
from cathedrals.kernel.record import Line
from cathedrals.server import schema
from cathedrals.server.accounts import Guest, refused
from cathedrals.server.advice import Advice
from cathedrals.server.beside import start
from cathedrals.server.course import course_of
from cathedrals.server.doings import DOINGS
from cathedrals.server.draws import draws_of
from cathedrals.server.kept import OVER, SeatKept, TableKept, load_match, load_table, result_of
from cathedrals.server.past import Past
from cathedrals.server.programs import Programs
from cathedrals.server.store import Faster, Store
from cathedrals.server.telling import PastTelling, Telling, explained, view_after, was_done, whys
from cathedrals.server.turns import turn_at
from cathedrals.server.wire import Answer, CourseShown, DrawsShown, Request, TurnShown

LATE = 64  # messages a connection may lag behind before it is let go
CHAT_SHOWN = 50


@dataclass(frozen=True)
class House:
    """What all rooms share."""

    store: Store
    programs: Programs
    pause: float


class Connection:
    """One socket at a table: what waits to be sent to it, and as whom it sees."""

    def __init__(self, guest: Guest | None, seat: int | None = None, said: bool = False) -> None:
        self.guest = guest
        self.seat = seat
        self.said = said
        self.waiting: asyncio.Queue[str] = asyncio.Queue(LATE)
        self.is_lost = False

    def send(self, message: str) -> None:
        if self.waiting.full():
            self.is_lost = True  # it reconnects and asks what follows the last line it knows
        else:
            self.waiting.put_nowait(message)


class Room:
    """Whatever changes the match happens here under one lock: played, committed, then told."""

    def __init__(self, house: House, table: TableKept, match: Match) -> None:
        self.house = house
        self.table = table
        self.match = match
        self.lock = asyncio.Lock()
        self.connections: set[Connection] = set()
        self.past = Past(match)
        self.advice = Advice(house.programs)
        self.wish: tuple[int, int] | None = None  # the seat that asks for consent, and the line to undo to
        self.thinking: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.is_stale = False

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing goes on."""
        is_thinking = self.thinking is not None and not self.thinking.done()
        return not self.connections and not is_thinking and not self.lock.locked()

    # What people see ----------------------------------------------------------------------------

    def seats_of(self, guest: Guest | None, seat: int | None) -> tuple[int, ...]:
        """The seats whoever asks holds here: all of their own, or the one they speak for."""
        return tuple(own for own in self.table.seats_of(guest) if seat in (None, own))

    def telling(self, first: int) -> Telling:
        wish = {"seat": self.wish[0], "undo": self.wish[1]} if self.wish else None
        return Telling(self.match, self.names(), first, self.about() | {"wish": wish})

    def names(self) -> list[str]:
        return [seat.name for seat in self.table.seats]

    def about(self) -> dict[str, Any]:
        seats = [
            {"seat": one.seat, "name": one.name, "program": one.program, "left": one.left}
            for one in self.table.seats
        ]
        return {"match": self.table.id, "game": self.table.game, "seats": seats}

    def tell(self, first: int) -> None:
        telling = self.telling(first)
        for connection in self.connections:
            connection.send(telling.to(self.seats_of(connection.guest, connection.seat), connection.said))

    def tell_all(self, message: dict[str, Any]) -> None:
        """Tell something that is in no line, also to people in other processes."""
        self.house.store.notify(self.table.id, message)
        self.send_all(message)

    def send_all(self, message: dict[str, Any]) -> None:
        text = to_json(message).decode()
        for connection in self.connections:
            connection.send(text)

    async def state(self, guest: Guest | None, since: int) -> str:
        """What follows a line, as whoever asks may see it."""
        async with self.lock:
            await self.refresh()
            self.wake()
            return self.state_of(guest, None, since)

    def state_of(self, guest: Guest | None, seat: int | None, since: int) -> str:
        first = min(since, len(self.match.record.lines))
        return self.telling(first).to(self.seats_of(guest, seat), False)

    async def state_at(self, guest: Guest | None, line: int) -> str:
        """The position after a line, as whoever asks may see it."""
        async with self.lock:
            await self.refresh()
            last = len(self.match.record.lines)
            if line > last:
                raise refused("no-such-line", line=line)
            about = self.about() | {"wish": None, "last": last}
            following = self.match.record.lines[line] if line < last else None
            telling = PastTelling(self.past.at(line), self.names(), line, about, following)
            return telling.to(self.seats_of(guest, None), False)

    async def draws(self) -> DrawsShown:
        """Every draw as it is kept."""
        async with self.lock:
            await self.refresh()
            return draws_of(self.match)

    async def course(self) -> CourseShown:
        """How it went, for who looks back."""
        async with self.lock:
            await self.refresh()
            return course_of(self.match)

    async def turn(self, line: int) -> TurnShown:
        """What the turn that began with a line changed."""
        async with self.lock:
            await self.refresh()
            return turn_at(self.match, self.past, line)

    async def text(self) -> str:
        """The record, as far as it is kept."""
        async with self.lock:
            await self.refresh()
            return str(self.match.record)

    async def enter(self, connection: Connection, since: int) -> None:
        """Tell what follows a line, and from now on all that happens."""
        found = select(schema.chat).where(schema.chat.c.match == self.table.id)
        rows = await self.house.store.rows(found.order_by(schema.chat.c.id.desc()).limit(CHAT_SHOWN))
        said = [chat_of(row.seat, row.name, row.text, row.phrase) for row in reversed(rows)]
        async with self.lock:
            await self.refresh()
            first = min(since, len(self.match.record.lines))
            seats = self.seats_of(connection.guest, connection.seat)
            connection.send(self.telling(first).to(seats, connection.said))
            connection.send(to_json({"chats": said}).decode())
            self.connections.add(connection)
        self.wake()

    def leave(self, connection: Connection) -> None:
        self.connections.discard(connection)
        self.used = time.monotonic()

    # What people say ----------------------------------------------------------------------------

    async def hear(self, guest: Guest | None, request: Request) -> Answer:
        """Carry out a request as a whole, even if whoever sent it goes away meanwhile."""
        return await asyncio.shield(asyncio.ensure_future(self.answer(guest, request)))

    async def answer(self, guest: Guest | None, request: Request) -> Answer:
        self.used = time.monotonic()
        try:
            if request.kind == "hint":
                answer = await self.hint(guest, request)
            else:
                async with self.lock:
                    await self.refresh()
                    answer = await self.carry_out(guest, request)
        except Refused as error:
            assert error.refusal is not None
            why = explained(self.table.game, error.refusal)
            answer = Answer(ok=False, line=0, **why)
        self.wake()
        return answer.model_copy(update={"id": request.id, "line": len(self.match.record.lines)})

    async def carry_out(self, guest: Guest | None, request: Request) -> Answer:
        done = Answer(ok=True, line=0)
        if request.kind == "why":
            assert request.why is not None
            return done.model_copy(update={"why": whys(self.match, request.why)})
        if request.kind == "since":
            return done.model_copy(
                update={"state": loads(self.state_of(guest, request.seat, request.since or 0))}
            )
        mine = self.table.seats_of(guest)
        if request.seat is not None and request.kind != "program":
            mine = [seat for seat in mine if seat == request.seat]
        if not mine:
            raise refused("not-your-seat")
        if request.kind == "what_if":
            return done.model_copy(update={"view": self.what_if(mine, request)})
        if request.kind in ("chat", "phrase"):
            await self.chat(mine[0], request)
        elif not self.is_repeated(mine, request):
            await self.change(mine, request)
        return done

    def what_if(self, mine: Sequence[int], request: Request) -> dict[str, Any]:
        """What a seat that is asked would see after a move; nothing is played."""
        if request.after != len(self.match.record.lines):
            raise refused("stale")
        if not self.match.over and self.match.asked not in mine:
            raise refused("not-asked")
        assert request.what_if is not None
        return view_after(self.match, request.what_if)

    async def hint(self, guest: Guest | None, request: Request) -> Answer:
        """Advice for a seat that is asked; the match may go on while it is thought about."""
        async with self.lock:
            await self.refresh()
            line, asked = len(self.match.record.lines), self.match.asked
            seats = self.seats_of(guest, request.seat)
            if not seats:
                raise refused("not-your-seat")
            if self.match.over:
                raise refused("over")
            if request.after != line:
                raise refused("stale")
            if asked not in seats:
                raise refused("not-asked")
            text = str(self.match.record)
        return Answer(ok=True, line=0, hints=await self.advice.after(line, text, asked))

    def is_repeated(self, mine: Sequence[int], request: Request) -> bool:
        """Whether just this was carried out already; *stale* if something else was."""
        lines = self.match.record.lines
        assert request.after is not None
        if request.after == len(lines):
            return False
        speakers = range(len(self.table.seats)) if request.kind == "program" else mine
        if request.after < len(lines) and was_done(lines[request.after :], wanted(request), speakers):
            return True
        raise refused("stale")

    async def change(self, mine: list[int], request: Request) -> None:
        if self.match.over:
            raise refused("over")
        before = len(self.match.record.lines)
        also: list[Executable] = []
        stopped: Refused | None = None
        try:
            DOINGS[request.kind](self, mine, request, also)
        except Refused as error:
            stopped = error
        await self.keep(before, also)
        if stopped is not None:
            raise stopped

    async def keep(self, before: int, also: Sequence[Executable] = ()) -> None:
        """Commit the lines after `before`, then tell them. What cannot be kept has not happened."""
        new = self.match.record.lines[before:]
        if not new:
            return
        self.end_wish(new)
        ending = [self.over()] if self.match.over else []
        try:
            stands = self.table.note(self.match)
            await self.house.store.add_lines(self.table.id, before + 1, new, stands, [*also, *ending])
        except Faster:
            await self.reload()
            raise refused("stale") from None
        except BaseException:
            self.is_stale = True
            raise
        if self.match.over:
            self.match.record.secret = self.table.secret.hex()
        self.tell(before)

    def end_wish(self, new: Sequence[Line]) -> None:
        """Whoever asked for consent has it, or somebody has answered since."""
        if any(not line.is_about_match or line.number_after("undo") is not None for line in new):
            self.wish = None

    def over(self) -> Executable:
        self.table.status, self.table.result = OVER, result_of(self.match)
        change = update(schema.matches).where(schema.matches.c.id == self.table.id)
        return change.values(status=OVER, result=self.table.result)

    async def refresh(self) -> None:
        if self.is_stale:
            await self.reload()

    async def reload(self) -> None:
        """The match as it is kept, because somebody was faster or something failed."""
        self.is_stale = True
        known = len(self.match.record.lines)
        self.table = await load_table(self.house.store, self.table.id)
        self.match = await load_match(self.house.store, self.table)
        self.past = Past(self.match)
        self.end_wish(self.match.record.lines[known:])
        self.is_stale = False
        self.tell(min(known, len(self.match.record.lines)))

    async def hear_notice(self, message: dict[str, Any]) -> None:
        """What another process has committed or said."""
        async with self.lock:
            if message.get("line", 0) > len(self.match.record.lines):
                await self.reload()
            elif "line" not in message:
                if "wish" in message:
                    self.wish = (message["wish"]["seat"], message["wish"]["undo"])
                self.send_all(message)

    async def chat(self, seat: int, request: Request) -> None:
        name = self.table.seats[seat].name
        values = {"match": self.table.id, "seat": seat, "name": name, "since": time.time()}
        values |= {"text": request.chat, "phrase": request.phrase}
        await self.house.store.write(insert(schema.chat).values(**values))
        self.tell_all({"chat": chat_of(seat, name, request.chat, request.phrase)})

    async def sit(self, guest: Guest, seat: int, name: str) -> None:
        """A person takes over a seat that was left, or a program's."""
        async with self.lock:
            await self.refresh()
            if self.match.over:
                raise refused("over")
            before = len(self.match.record.lines)
            self.match.remark(seat, f"person {name}")
            await self.keep(before, [self.seat_change(self.table.seats[seat], guest.id, None, name)])

    def seat_change(self, kept: SeatKept, guest: str | None, program: str | None, name: str) -> Executable:
        """Note who sits on a seat now, here and in the store."""
        kept.guest, kept.program, kept.name = guest, program, name
        kept.left = guest is None and program is None
        change = update(schema.seats).where(
            schema.seats.c.match == self.table.id, schema.seats.c.seat == kept.seat
        )
        return change.values(guest=guest, program=program, name=name, left=kept.left)

    # Programs -----------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let a program think if one is asked and none thinks yet."""
        if self.program() and (self.thinking is None or self.thinking.done()):
            self.thinking = start(self.let_programs_play())

    def program(self) -> str | None:
        asked = self.match.asked
        return self.table.seats[asked].program if asked >= 0 else None

    async def let_programs_play(self) -> None:
        """A program is asked once for all its answers up to chance or another seat; a change ends its plan."""
        planned: list[str] = []
        foreseen = -1
        while True:
            async with self.lock:
                await self.refresh()
                level, seat, line = self.program(), self.match.asked, len(self.match.record.lines)
                text = str(self.match.record)
            if level is None:
                return
            begun = time.monotonic()
            if not planned or line != foreseen:
                planned = await self.house.programs.think(self.match, text, seat, level)
            if self.connections:
                await asyncio.sleep(max(0.0, self.house.pause - (time.monotonic() - begun)))
            async with self.lock:
                await self.refresh()
                if len(self.match.record.lines) == line:
                    await self.play_for_program(planned.pop(0), line)
                foreseen = len(self.match.record.lines)

    async def play_for_program(self, move: str, line: int) -> None:
        self.match.play(move)
        with suppress(Refused):  # somebody was faster: the match has been read anew
            await self.keep(line)


def chat_of(seat: int, name: str, text: str | None, phrase: str | None) -> dict[str, Any]:
    """What was said: in own words, or as one of the phrases that have words in every language."""
    return {"seat": seat, "name": name} | ({"text": text} if phrase is None else {"phrase": phrase})


def wanted(request: Request) -> list[tuple[str, bool]]:
    """The lines a request would add."""
    if request.moves is not None:
        return [(text, False) for text in request.moves]
    value = getattr(request, request.kind)
    return [(request.kind if value is True else f"{request.kind} {value}", True)]
