"""A room: one match and whoever is at it. Whatever changes the match happens here: played, kept, then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from cathedrals.kernel import undoing
from cathedrals.kernel.game import Refused
from cathedrals.kernel.match import Match
from cathedrals.server.background import start
from cathedrals.server.language import refused
from cathedrals.server.room.hints import Hints
from cathedrals.server.room.interfaces import Aside, Faster, House, Listener, Outgoing, position_of
from cathedrals.server.room.sitting import Sitting
from cathedrals.server.room.table import Guest, HostedTable
from cathedrals.server.room.telling import About, StateOf, explained, view_after, whys
from cathedrals.server.wire.messages import Answer, Chat, State, Wish
from cathedrals.server.wire.requests import Request

log = logging.getLogger("cathedrals")


class Room:
    """One lock: nobody is told what is not kept, and nobody changes what another changes."""

    def __init__(self, house: House, table: HostedTable, match: Match) -> None:
        self.house = house
        self.sitting = Sitting(table, match)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.hints = Hints(house.thinkers)
        self.thinking: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.is_stale = False

    @property
    def table(self) -> HostedTable:
        return self.sitting.table

    @property
    def match(self) -> Match:
        return self.sitting.match

    @property
    def is_idle(self) -> bool:
        """Whether nobody is here and nothing goes on."""
        is_thinking = self.thinking is not None and not self.thinking.done()
        return not self.listeners and not is_thinking and not self.lock.locked()

    # What people see ----------------------------------------------------------------------------

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[Match]:
        """The match as it is kept, while nobody changes it."""
        async with self.lock:
            await self.refresh()
            yield self.match

    def seats_of(self, guest: Guest | None, seat: int | None = None) -> tuple[int, ...]:
        """The seats whoever asks holds here: all of their own, or the one they speak for."""
        return tuple(own for own in self.table.seats_of(guest) if seat in (None, own))

    def about(self) -> About:
        wish = wish_told(self.sitting.wish) if self.sitting.wish else None
        return About(self.table.id, [seat.tell() for seat in self.table.seats], wish)

    def state_after(self, line: int) -> StateOf:
        """All that follows a line; nothing does after one that there is not."""
        return StateOf(self.match, self.about(), min(line, self.sitting.line))

    async def state(self, guest: Guest | None, since: int) -> State:
        """What follows a line, as whoever asks may see it."""
        async with self.reading():
            self.wake()
            return self.state_after(since).to(self.seats_of(guest))

    async def enter(self, listener: Listener, since: int) -> None:
        """Tell what follows a line, and from now on all that happens."""
        async with self.reading():  # the chats too: none is said meanwhile, and nobody closes the room
            chats = await self.house.keeper.chats(self.table.id)
            self.tell_one(listener, self.state_after(since))
            listener.hear(Outgoing({"chats": chats}))
            self.listeners.add(listener)
        self.wake()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = time.monotonic()

    def tell(self, first: int) -> None:
        """Tell everybody what follows a line."""
        state = self.state_after(first)
        for listener in list(self.listeners):
            self.tell_one(listener, state)

    def tell_one(self, listener: Listener, state: StateOf) -> None:
        seats = self.seats_of(listener.guest, listener.seat)
        self.let_hear(listener, state.outgoing_to(seats, listener.said))

    def let_hear(self, listener: Listener, outgoing: Outgoing) -> None:
        """Whoever cannot be told is let go: what was kept has happened all the same, and others want to know."""
        try:
            listener.hear(outgoing)
        except Exception:
            log.exception("somebody at match %s cannot be told what happens", self.table.id)
            self.leave(listener)

    def tell_aside(self, aside: Aside) -> None:
        """Tell something that is in no line, also to people who are connected elsewhere."""
        self.house.keeper.pass_on(self.table.id, aside)
        self.hear_aside(aside)

    def hear_aside(self, aside: Aside) -> None:
        outgoing = Outgoing(aside)
        for listener in list(self.listeners):
            self.let_hear(listener, outgoing)

    # What people say ----------------------------------------------------------------------------

    async def hear(self, guest: Guest | None, request: Request) -> Answer:
        """Carry out a request as a whole, even if whoever sent it goes away meanwhile."""
        return await asyncio.shield(asyncio.ensure_future(self.answer(guest, request)))

    async def answer(self, guest: Guest | None, request: Request) -> Answer:
        self.used = time.monotonic()
        try:
            answer = await self.answer_to(guest, request)
        except Refused as error:
            answer = refusing(self.table.game, error)
        self.wake()
        answer["line"] = self.sitting.line
        if request.id is not None:
            answer["id"] = request.id
        return answer

    async def answer_to(self, guest: Guest | None, request: Request) -> Answer:
        if request.kind == "hint":
            return await self.hint(guest, request)
        async with self.reading():
            return await self.carry_out(guest, request)

    async def carry_out(self, guest: Guest | None, request: Request) -> Answer:
        done: Answer = {"ok": True, "line": 0}
        if request.why is not None:
            return {**done, "why": whys(self.match, request.why)}
        if request.since is not None:
            state = self.state_after(request.since).to(self.seats_of(guest, request.seat))
            return {**done, "state": state}
        mine = self.speakers(guest, request)
        if request.what_if is not None:
            self.check_asked(mine, request)
            return {**done, "view": view_after(self.match, request.what_if)}
        if request.kind in ("chat", "phrase"):
            await self.chat(mine[0], request)
        elif not self.sitting.is_repeated(mine, request):
            await self.change(mine, request)
        return done

    def speakers(self, guest: Guest | None, request: Request) -> list[int]:
        """The seats a request may speak for; a program may be seated on one that was left."""
        seat = None if request.kind == "program" else request.seat
        mine = list(self.seats_of(guest, seat))
        if not mine:
            raise refused("not-your-seat")
        return mine

    def check_asked(self, mine: Sequence[int], request: Request) -> None:
        """Only who is asked now may look ahead."""
        if request.after != self.sitting.line:
            raise refused("stale")
        if not self.match.over and self.match.asked not in mine:
            raise refused("not-asked")

    async def hint(self, guest: Guest | None, request: Request) -> Answer:
        """Advice for a seat that is asked; the match may go on while it is thought about."""
        async with self.reading() as match:
            mine = self.speakers(guest, request)
            if match.over:
                raise refused("over")
            self.check_asked(mine, request)
            line, position = self.sitting.line, position_of(match)
        return {"ok": True, "line": 0, "hints": await self.hints.after(line, position)}

    async def change(self, mine: list[int], request: Request) -> None:
        """What was played before a refusal stays."""
        stopped: Refused | None = None
        try:
            self.sitting.carry_out(mine, request)
        except Refused as error:
            stopped = error
        await self.keep()
        if isinstance(stopped, undoing.ConsentNeeded):
            self.tell_aside({"wish": wish_told(stopped.wish)})
        if stopped is not None:
            raise stopped

    async def chat(self, seat: int, request: Request) -> None:
        chat = chat_said(seat, self.table.seats[seat].name, request)
        await self.house.keeper.add_chat(self.table.id, chat)
        self.tell_aside({"chat": chat})

    async def sit(self, guest: Guest, seat: int, name: str) -> None:
        """A person takes over a seat that was left, or a program's."""
        async with self.reading():
            self.sitting.sit_down(guest.id, seat, name)
            await self.keep()

    # What is kept -------------------------------------------------------------------------------

    async def keep(self) -> None:
        """Keep the new lines, then tell them. What cannot be kept has not happened."""
        sitting = self.sitting
        if not sitting.new:
            return
        sitting.note()
        first = sitting.kept
        try:
            await self.house.keeper.keep(sitting.table, first + 1, sitting.new, sitting.changed)
        except Faster:
            await self.reload()
            raise refused("stale") from None
        except BaseException:
            self.is_stale = True
            raise
        sitting.was_kept()
        self.tell(first)

    async def refresh(self) -> None:
        if self.is_stale:
            await self.reload()

    async def reload(self) -> None:
        """The match as it is kept, because somebody was faster or something failed."""
        self.is_stale = True
        before = self.sitting
        self.sitting = Sitting(*await self.house.keeper.load(self.table.id))
        self.sitting.wish = before.wish
        self.sitting.end_wish(self.match.record.lines[before.kept :])
        self.is_stale = False
        self.tell(before.kept)  # nobody was told what was not kept

    async def catch_up(self) -> None:
        """Read the match anew, since others may have gone on with it."""
        async with self.lock:
            await self.reload()

    async def hear_notice(self, notice: dict[str, Any]) -> None:
        """What another process has kept or said."""
        async with self.lock:
            if notice.get("line", 0) > self.sitting.kept:
                await self.reload()
            elif "line" not in notice:
                if "wish" in notice:
                    self.sitting.wish = undoing.Wish(notice["wish"]["seat"], notice["wish"]["undo"])
                self.table.again = notice.get("again", self.table.again)
                self.hear_aside(notice)  # type: ignore[arg-type]  # as another process passed it on

    # Programs -----------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let a program think if one is asked and none thinks yet."""
        if self.sitting.program and (self.thinking is None or self.thinking.done()):
            self.thinking = start(self.let_programs_play())

    async def let_programs_play(self) -> None:
        """A program is asked once for all its answers up to chance or another seat; a change ends its plan."""
        planned: list[str] = []
        foreseen = -1
        while True:
            async with self.reading() as match:
                level, line = self.sitting.program, self.sitting.line
                if level is None:
                    return
                position = position_of(match)
            begun = time.monotonic()
            if not planned or line != foreseen:
                planned = await self.house.thinkers.think(position, level)
            if self.listeners:
                await asyncio.sleep(max(0.0, self.house.pause - (time.monotonic() - begun)))
            async with self.reading():
                if self.sitting.line == line and await self.play_for_program(planned.pop(0)):
                    foreseen = self.sitting.line
                else:
                    planned = []

    async def play_for_program(self, move: str) -> bool:
        """Whether it could be kept; if somebody was faster, the match has been read anew."""
        self.match.play(move)
        with suppress(Refused):
            await self.keep()
            return True
        return False


def refusing(game: str, error: Refused) -> Answer:
    """The answer to what is refused, in the language of whoever asked."""
    assert error.refusal is not None
    told = explained(game, error.refusal)
    answer: Answer = {"ok": False, "line": 0, "refused": told["refused"], "words": told["words"]}
    answer["args"] = error.refusal.args
    if error.refusal.rule:
        answer["rule"] = error.refusal.rule
    return answer


def wish_told(wish: undoing.Wish) -> Wish:
    return {"seat": wish.seat, "undo": wish.to}


def chat_said(seat: int, name: str, request: Request) -> Chat:
    """What was said: in own words, or as one of the phrases that have words in every language."""
    chat: Chat = {"seat": seat, "name": name}
    if request.phrase is not None:
        chat["phrase"] = request.phrase
    if request.chat is not None:
        chat["text"] = request.chat
    return chat
