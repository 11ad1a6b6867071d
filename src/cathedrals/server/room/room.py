"""A room: one match and whoever is at it. Whatever changes the match happens here: played, kept, then told."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import deque
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager, suppress
from typing import Any

from cathedrals.kernel import undoing
from cathedrals.kernel.game import CathedralsError, Refused
from cathedrals.kernel.match import Match
from cathedrals.kernel.record import BrokenRecord
from cathedrals.server.background import start
from cathedrals.server.language import refused
from cathedrals.server.room.chats import Chats, chat_said
from cathedrals.server.room.hints import Hints
from cathedrals.server.room.interfaces import Aside, Behalf, Faster, House, Listener, Outgoing, position_of
from cathedrals.server.room.retrying import Retrying
from cathedrals.server.room.sitting import Sitting
from cathedrals.server.room.table import Guest, HostedTable, Lent, Seat
from cathedrals.server.room.telling import About, StateOf, explained, view_after, whys, with_before
from cathedrals.server.wire.messages import Answer, Chat, State, Wish
from cathedrals.server.wire.requests import Request

GONE = 60.0  # seconds after which somebody without a socket is taken to have gone away
log = logging.getLogger("cathedrals")
GIVES_AWAY = ("resign", "leave", "program")  # what nobody does with a seat that is only lent to them


class Room:
    """One lock: nobody is told what is not kept, and nobody changes what another changes."""

    def __init__(self, house: House, table: HostedTable, match: Match) -> None:
        self.house = house
        self.sitting = Sitting(table, match)
        self.lock = asyncio.Lock()
        self.listeners: set[Listener] = set()
        self.hints = Hints(house.thinkers)
        self.chats = Chats()
        self.retrying = Retrying()
        self.thinking: asyncio.Task[None] | None = None
        self.notices: deque[dict[str, Any]] = deque()
        self.hearing: asyncio.Task[None] | None = None
        self.used = time.monotonic()
        self.spoken_to = float("-inf")  # when somebody last asked for something
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
        is_at_work = any(task is not None and not task.done() for task in (self.thinking, self.hearing))
        return not self.listeners and not is_at_work and not self.lock.locked()

    @property
    def last_used(self) -> float:
        return max(self.used, self.spoken_to)

    def is_awaited(self) -> bool:
        """Whether people look on, or have asked for something just now, so that they wait for a program."""
        return bool(self.listeners) or time.monotonic() - self.spoken_to < GONE

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

    def lend(self, lent: list[Lent]) -> None:
        """Who may act at whose seat besides them; whoever is here is told if that has changed."""
        if set(lent) != set(self.table.lent):
            self.table.lent = lent
            self.tell(self.sitting.line)

    def about(self) -> About:
        wish = wish_told(self.sitting.wish) if self.sitting.wish else None
        seats = [with_before(self.match, seat.tell()) for seat in self.table.seats]
        return About(self.table.id, seats, wish, self.table.hints)

    def state_after(self, line: int) -> StateOf:
        """All that follows a line; nothing does after one that there is not."""
        return StateOf(self.match, self.about(), min(line, self.sitting.line))

    async def state(self, guest: Guest | None, since: int) -> State:
        """What follows a line, as whoever asks may see it."""
        self.spoken_to = time.monotonic()
        async with self.reading():
            self.wake()
            return self.state_after(since).to(self.seats_of(guest))

    async def enter(self, listener: Listener, since: int) -> None:
        """Tell what follows a line, and from now on all that happens."""
        async with self.reading():  # the chats too: none is said meanwhile, and nobody closes the room
            chats = await self.tell_chats()
            self.tell_one(listener, self.state_after(since))
            listener.hear(Outgoing({"chats": chats if self.may_hear_chat(listener) else []}))
            self.listeners.add(listener)
        self.wake()

    def leave(self, listener: Listener) -> None:
        self.listeners.discard(listener)
        self.used = time.monotonic()

    def end(self, why: str) -> None:
        """There is no such match any more: whoever is here is told so and let go."""
        for task in (self.thinking, self.hearing):
            if task is not None:
                task.cancel()
        for listener in list(self.listeners):
            listener.end(why)

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

    async def tell_chats(self) -> list[Chat]:
        """All that was said, after everybody here was told what they have not heard of it."""
        chats = await self.house.keeper.chats(self.table.id)
        for chat in self.chats.unheard(chats):
            self.hear_aside({"chat": chat})
        return chats

    def tell_again(self, id: str) -> None:
        """The table of the rematch."""
        self.table.again = id
        self.hear_aside({"again": id})

    def hear_aside(self, aside: Aside) -> None:
        outgoing = Outgoing(aside)
        for listener in list(self.listeners):
            if self.may_hear(listener, aside):
                self.let_hear(listener, outgoing)

    def may_hear(self, listener: Listener, aside: Aside) -> bool:
        """The rematch concerns those who sit here, and so does what is said where strangers were not invited."""
        if "again" in aside:
            return bool(self.seats_of(listener.guest))
        return "chat" not in aside or self.may_hear_chat(listener)

    def may_hear_chat(self, listener: Listener) -> bool:
        return self.table.listed or bool(self.seats_of(listener.guest))

    # What people say ----------------------------------------------------------------------------

    async def hear(self, guest: Guest | None, request: Request) -> Answer:
        """Carry out a request as a whole, even if whoever sent it goes away meanwhile."""
        self.used = self.spoken_to = time.monotonic()
        return await asyncio.shield(asyncio.ensure_future(self.answer(guest, request)))

    async def answer(self, guest: Guest | None, request: Request) -> Answer:
        try:
            answer = await self.answer_to(guest, request)
        except Refused as error:
            answer = refusing(self.table.game, error)
        finally:
            self.wake()
        answer["line"] = self.sitting.kept  # another's lines may be on their way
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
        if request.after is not None and request.after > self.sitting.kept:
            await self.look_up()  # another process has told them more than is known here yet
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
            await self.chat(guest, mine[0], request)
        elif not self.sitting.is_repeated(mine, request):
            await self.change(mine, request)
        return done

    def speakers(self, guest: Guest | None, request: Request) -> list[int]:
        """The seats a request may speak for; a program may be seated on one that was left."""
        seat = None if request.kind == "program" else request.seat
        mine = list(self.seats_of(guest, seat))
        if request.kind in GIVES_AWAY:
            mine = [own for own in self.table.own_seats_of(guest) if own in mine]
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
            self.check_judgement()
            if match.over:
                raise refused("over")
            self.check_asked(mine, request)
            line, position = self.sitting.line, position_of(match)
        return {"ok": True, "line": 0, "hints": await self.hints.after(line, position, self.behalf(guest))}

    def check_judgement(self, id: str = "hints-forbidden") -> None:
        """Refuse what would tell how programs judge a match that people play without hints."""
        if not self.table.tells_judgement:
            raise refused(id)

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

    async def chat(self, guest: Guest | None, seat: int, request: Request) -> None:
        chat = chat_said(guest, seat, self.table.seats[seat].name, request)
        if await self.house.keeper.add_chat(self.table.id, chat):
            self.hear_chat(chat)

    def hear_chat(self, chat: Chat) -> None:
        for unheard in self.chats.unheard([chat]):
            self.hear_aside({"chat": unheard})

    async def sit(self, guest: Guest, seat: int, name: str, account: bool = False) -> None:
        """A person takes over a seat that was left, or a program's."""
        async with self.reading():
            self.sitting.sit_down(guest.id, seat, name, account)
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

    # What other processes tell -------------------------------------------------------------------

    def hear_soon(self, notice: dict[str, Any]) -> None:
        """What another process has kept or said, in its turn; other matches do not wait for this one."""
        self.notices.append(notice)
        if self.hearing is None or self.hearing.done():
            self.hearing = start(self.hear_notices())

    async def hear_notices(self) -> None:
        while self.notices:
            try:
                await self.hear_notice(self.notices.popleft())
            except Exception:
                self.is_stale = True  # and read anew as soon as that can be
                self.retrying.complain(self.table.id)
        if self.listeners or self.is_stale:
            self.wake()

    async def hear_notice(self, notice: dict[str, Any]) -> None:
        async with self.lock:
            if "line" in notice:
                await self.follow(notice)
            elif "chat" in notice:
                self.hear_chat(notice["chat"])
            elif "chats" in notice:
                await self.tell_chats()
            elif "wish" in notice:
                self.sitting.wish = undoing.Wish(notice["wish"]["seat"], notice["wish"]["undo"])
                self.hear_aside({"wish": notice["wish"]})
            elif "again" in notice:
                self.tell_again(notice["again"])

    async def follow(self, notice: dict[str, Any]) -> None:
        """Lines that another process has kept are played on here; where they cannot be, the match is read anew."""
        kept = self.sitting.kept
        if notice["line"] <= kept:
            return
        try:
            if self.is_stale:
                raise BrokenRecord("what is here is not what is kept")
            self.sitting.follow(*await self.news(notice))
        except CathedralsError:
            await self.reload()
        else:
            self.tell(kept)

    async def look_up(self) -> None:
        """What is kept after the lines known here."""
        lines, _ = await self.house.keeper.after(self.table.id, self.sitting.kept)
        await self.follow({"line": self.sitting.kept + len(lines)})

    async def news(self, notice: dict[str, Any]) -> tuple[list[str], list[Seat]]:
        """The lines after those known here: told by the notice, or looked up where it tells not all of them."""
        kept = self.sitting.kept
        if "lines" in notice and notice["first"] <= kept + 1:
            seats = [Seat(**seat) for seat in notice["seats"]]
            return notice["lines"][kept + 1 - notice["first"] :], seats
        return await self.house.keeper.after(self.table.id, kept)

    # Programs -----------------------------------------------------------------------------------

    def wake(self) -> None:
        """Let a program think if one is asked and none thinks yet, and read anew what could not be kept."""
        if self.thinking is not None and not self.thinking.done():
            self.retrying.at_once()
        elif self.sitting.program or self.is_stale:
            self.thinking = start(self.let_programs_play())

    async def let_programs_play(self) -> None:
        """Until none is asked any more; whatever goes wrong is tried again, ever less often."""
        while True:
            try:
                await self.play_on()
                self.retrying.succeed()
                return
            except Exception:
                self.retrying.complain(self.table.id)
            finally:
                self.house.keeper.let_go(self.table.id)
            await self.retrying.wait()

    async def play_on(self) -> None:
        """A program is asked once for all its answers up to chance or another seat; a change ends its plan."""
        planned: list[str] = []
        foreseen = -1
        while True:
            async with self.reading() as match:
                level, line = self.sitting.program, self.sitting.line
                if level is None:
                    return
                position = position_of(match)
            if not await self.house.keeper.lease(self.table.id):
                return  # another process lets it think
            begun = time.monotonic()
            if not planned or line != foreseen:
                planned = await self.house.thinkers.think(position, level, self.behalf())
            if self.listeners:
                await asyncio.sleep(max(0.0, self.house.pause - (time.monotonic() - begun)))
            async with self.reading():
                if self.sitting.line == line and await self.play_for_program(planned.pop(0)):
                    foreseen = self.sitting.line
                    self.retrying.succeed()
                else:
                    planned = []

    def behalf(self, guest: Guest | None = None) -> Behalf:
        """A hint takes the share of who wants it, a program that of who opened the table."""
        if guest is not None:
            return Behalf(guest.id)
        return Behalf(self.table.host or self.table.id, self.is_awaited)

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
