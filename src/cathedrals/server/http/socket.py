"""One socket at a table: what it says is answered, what happens is told."""

from __future__ import annotations

import asyncio

from fastapi import WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from cathedrals.kernel.game import Refused
from cathedrals.server.http.visitors import MatchId
from cathedrals.server.language import refused
from cathedrals.server.limits import one_bucket
from cathedrals.server.lobby.accounts import COOKIE
from cathedrals.server.lobby.lobby import Lobby
from cathedrals.server.lobby.rooms import Rooms
from cathedrals.server.room.interfaces import Outgoing
from cathedrals.server.room.room import refusing
from cathedrals.server.room.table import OPEN, Guest
from cathedrals.server.wire.messages import Answer
from cathedrals.server.wire.requests import MOST_LINE, Request

AT_ONCE, PER_SECOND = 100, 50
LATE = 64  # messages a connection may lag behind before it is let go
LOOK_AGAIN = 5.0  # seconds after which a waiting table is looked up in the store
MOST_AT_TABLE = 200
GONE = 1008


class Connection:
    """A listener behind a socket: what waits to be sent to it, and as whom it sees."""

    def __init__(self, guest: Guest | None, seat: int | None = None, said: bool = False) -> None:
        self.guest = guest
        self.seat = seat
        self.said = said
        self.waiting: asyncio.Queue[Outgoing] = asyncio.Queue(LATE)
        self.is_lost = False

    def hear(self, outgoing: Outgoing) -> None:
        if self.waiting.full():
            self.is_lost = True  # it reconnects and asks what follows the last line it knows
        else:
            self.waiting.put_nowait(outgoing)


async def socket(
    socket: WebSocket, match: MatchId, since: int = 0, seat: int | None = None, said: bool = False
) -> None:
    """The life of a socket."""
    await socket.accept()
    lobby: Lobby = socket.app.state.lobby
    guest = lobby.accounts.read(socket.cookies.get(COOKIE, ""))
    try:
        if seat is not None and seat not in (await lobby.table(match)).seats_of(guest):
            raise refused("not-your-seat")
        await Attending(socket, lobby.rooms, match, Connection(guest, seat, said)).run(since)
    except Refused as error:
        await close(socket, Outgoing(refusing("", error)))


class Attending:
    """Somebody at a table for as long as their socket is open."""

    def __init__(self, socket: WebSocket, rooms: Rooms, match: str, connection: Connection) -> None:
        self.socket = socket
        self.rooms = rooms
        self.match = match
        self.connection = connection
        self.bucket = one_bucket(AT_ONCE, PER_SECOND)

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
            raise refused("too-fast")
        await room.enter(self.connection, since)

    async def send_on(self) -> None:
        try:
            while not self.connection.is_lost:
                outgoing = await self.connection.waiting.get()
                await self.socket.send_text(outgoing.text)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the other side has gone away

    async def hear_on(self) -> None:
        while True:
            message = await self.socket.receive()
            if message["type"] == "websocket.disconnect":
                return
            self.connection.hear(Outgoing(await self.answer_to(message.get("text"))))

    async def answer_to(self, text: str | None) -> Answer:
        """The answer to one message, whatever it holds."""
        try:
            if not self.bucket.take(asyncio.get_running_loop().time()):
                raise refused("too-fast")
            request = read(text)
            room = await self.rooms.room(self.match)
            return await room.hear(self.connection.guest, request)
        except Refused as error:
            return refusing("", error)


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
