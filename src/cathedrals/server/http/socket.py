"""One socket at a table: what it says is answered, what happens is told."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from functools import partial

from fastapi import WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from cathedrals.kernel.game import Refused
from cathedrals.server.http.costs import KINDS
from cathedrals.server.http.visitors import MatchId, address_of, session_of
from cathedrals.server.language import refused
from cathedrals.server.limits import one_bucket
from cathedrals.server.lobby.lobby import Lobby
from cathedrals.server.lobby.rooms import Rooms
from cathedrals.server.room.interfaces import NotKept, Outgoing
from cathedrals.server.room.room import refusing
from cathedrals.server.room.table import OPEN, Guest
from cathedrals.server.wire.messages import Answer
from cathedrals.server.wire.requests import MOST_LINE, Request

AT_ONCE, PER_SECOND = 100, 50
LATE = 64  # messages a connection may lag behind before it is let go
LOOK_AGAIN = 5.0  # seconds after which a waiting table is looked up in the store
MOST_AT_TABLE = 200
HEARD = 20  # listeners whom something is told in about the time it takes to carry it out
GONE = 1008
TOO_FAST = "too-fast"
Admit = Callable[[Request], None]  # raises what is said too often


class Connection:
    """A listener behind a socket: what waits to be sent to it, and as whom it sees."""

    def __init__(self, guest: Guest | None, seat: int | None = None, said: bool = False) -> None:
        self.guest = guest
        self.seat = seat
        self.said = said
        self.waiting: asyncio.Queue[Outgoing] = asyncio.Queue(LATE)
        self.is_lost = False
        self.ending: Outgoing | None = None  # the last it is told, if it is told why it is let go

    def hear(self, outgoing: Outgoing) -> None:
        if self.waiting.full():
            self.is_lost = True  # it reconnects and asks what follows the last line it knows
        else:
            self.waiting.put_nowait(outgoing)

    def end(self, why: str) -> None:
        """What it sees and speaks by has ended: it is nobody's from now on, told why and let go."""
        self.guest = None
        while not self.waiting.empty():
            self.waiting.get_nowait()
        self.ending = Outgoing(refusing("", refused(why)))
        self.hear(self.ending)
        self.is_lost = True


async def socket(
    socket: WebSocket, match: MatchId, since: int = 0, seat: int | None = None, said: bool = False
) -> None:
    """The life of a socket."""
    await socket.accept()
    lobby: Lobby = socket.app.state.lobby
    session = await session_of(socket)
    connection = Connection(session.guest if session else None, seat, said)
    lobby.sessions.attend(session, connection)
    try:
        guest, address = connection.guest, address_of(socket)
        with (
            socket.app.state.bans.attending(connection, guest, address),
            socket.app.state.sockets.one_more(guest, address),
        ):
            if seat is not None and seat not in (await lobby.table(match)).seats_of(connection.guest):
                raise refused("not-your-seat")
            admit = partial(socket.app.state.admission.admit, guest=guest, address=address)
            pace = Pace(partial(socket.app.state.said.take, address), socket.app.state.sockets.bounds.hold)
            await Attending(socket, lobby.rooms, match, connection, admit, pace).run(since)
    except Refused as error:
        await close(socket, Outgoing(refusing("", error)))
    except NotKept:
        await close(socket, Outgoing(refusing("", refused("not-kept"))))
    finally:
        lobby.sessions.go(session, connection)


def admit_all(request: Request) -> None:
    """Whatever is said may be said."""


class Pace:
    """How fast somebody may speak, by this socket and by all sockets of their address."""

    def __init__(self, address_may: Callable[[float], bool], hold: float) -> None:
        self.address_may = address_may
        self.hold = hold  # seconds that who was too fast is not listened to
        self.bucket = one_bucket(AT_ONCE, PER_SECOND)

    def allows(self) -> bool:
        return self.bucket.take(time.monotonic()) and self.address_may(1)

    def allows_telling(self, listeners: int) -> bool:
        """What very many hear costs more than what is said among few."""
        return listeners < HEARD or self.address_may(listeners // HEARD)

    async def hold_back(self, answer: Answer) -> None:
        """What comes too fast waits on the line; else being told so again and again would keep us busy."""
        if answer.get("refused") == TOO_FAST:
            await asyncio.sleep(self.hold)


class Attending:
    """Somebody at a table for as long as their socket is open."""

    def __init__(
        self,
        socket: WebSocket,
        rooms: Rooms,
        match: str,
        connection: Connection,
        admit: Admit = admit_all,
        pace: Pace | None = None,
    ) -> None:
        self.socket = socket
        self.admit = admit
        self.pace = pace or Pace(lambda cost: True, 0.0)
        self.rooms = rooms
        self.match = match
        self.connection = connection

    async def run(self, since: int) -> None:
        """Until the other side goes away, cannot follow, or cannot be let in."""
        sending = asyncio.create_task(self.send_on())
        hearing = asyncio.create_task(self.hear_on())
        entering = asyncio.create_task(self.enter(min(max(since, 0), MOST_LINE)))
        try:
            done, _ = await asyncio.wait([sending, hearing, entering], return_when=asyncio.FIRST_COMPLETED)
            if done == {entering} and entering.exception() is None:
                done, _ = await asyncio.wait([sending, hearing], return_when=asyncio.FIRST_COMPLETED)
            for task in done:
                task.result()
        finally:
            for task in (sending, hearing, entering):
                task.cancel()
            await asyncio.gather(sending, hearing, entering, return_exceptions=True)
            if self.match in self.rooms.open:
                self.rooms.open[self.match].leave(self.connection)
        await close(self.socket)

    async def enter(self, since: int) -> None:
        """Wait until the table is full, then be told what happens in its room."""
        table = await self.rooms.table(self.match)
        if table.status == OPEN:
            self.connection.hear(Outgoing({"table": table.show(self.connection.guest)}))
            while not await self.rooms.wait_for_begin(self.match, LOOK_AGAIN):
                pass
        room = await self.rooms.room(self.match)
        if len(room.listeners) >= MOST_AT_TABLE:
            raise refused(TOO_FAST)
        await room.enter(self.connection, since)

    async def send_on(self) -> None:
        outgoing: Outgoing | None = None
        try:
            while not self.connection.is_lost:
                outgoing = await self.connection.waiting.get()
                await self.socket.send_text(outgoing.text)
            if self.connection.ending is not None and outgoing is not self.connection.ending:
                await self.socket.send_text(self.connection.ending.text)  # another was just being sent
        except (WebSocketDisconnect, RuntimeError):
            pass  # the other side has gone away

    async def hear_on(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            answer = await self.answer_to(message.get("text"))
            self.connection.hear(Outgoing(answer))
            await self.pace.hold_back(answer)

    async def answer_to(self, text: str | None) -> Answer:
        """The answer to one message, whatever it holds."""
        is_too_fast = not self.pace.allows()
        try:
            request = read(text)
        except Refused as error:
            return refusing("", refused(TOO_FAST) if is_too_fast else error)
        return answer_to_one(request, refused(TOO_FAST)) if is_too_fast else await self.carry_out(request)

    async def carry_out(self, request: Request) -> Answer:
        try:
            self.admit(request)
            room = await self.rooms.room(self.match)
            if request.kind not in KINDS and not self.pace.allows_telling(len(room.listeners)):
                raise refused(TOO_FAST)
            return await room.hear(self.connection.guest, request)
        except NotKept:
            return answer_to_one(request, refused("not-kept"))
        except Refused as error:
            return answer_to_one(request, error)


def answer_to_one(request: Request, error: Refused) -> Answer:
    """So that who asked knows which of their requests it is about."""
    answer = refusing("", error)
    if request.id is not None:
        answer["id"] = request.id
    return answer


def read(text: str | None) -> Request:
    try:
        return Request.model_validate_json(text or "")
    except ValidationError as error:
        reason = "; ".join(one["msg"] for one in error.errors(include_input=False, include_context=False))
        raise refused("unreadable", reason=reason[:300]) from None


async def close(socket: WebSocket, last: Outgoing | None = None) -> None:
    try:
        if last is not None:
            await socket.send_text(last.text)
        if socket.application_state != WebSocketState.DISCONNECTED:
            await socket.close(GONE)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the other side was faster
