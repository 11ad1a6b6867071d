"""One socket at a table: what it says is answered, what happens is told."""

from __future__ import annotations

import asyncio

from fastapi import WebSocket
from pydantic import ValidationError
from starlette.websockets import WebSocketDisconnect, WebSocketState

from cathedrals.kernel.game import Refused
from cathedrals.server.accounts import COOKIE, refused
from cathedrals.server.kept import OPEN
from cathedrals.server.limits import Bucket, one_bucket
from cathedrals.server.lobby import Lobby
from cathedrals.server.room import Connection, Room
from cathedrals.server.telling import explained
from cathedrals.server.wire import MOST_LINE, Answer, Request

AT_ONCE, PER_SECOND = 100, 50
LOOK_AGAIN = 5.0  # seconds after which a waiting table is looked up in the store
MOST_AT_TABLE = 200
GONE, TOO_MANY = 1008, 1013


async def attend(socket: WebSocket, match: str, since: int, seat: int | None, said: bool) -> None:
    """The life of a socket."""
    await socket.accept()
    lobby: Lobby = socket.app.state.lobby
    guest = socket.app.state.accounts.read(socket.cookies.get(COOKIE, ""))
    connection = Connection(guest, seat, said)
    try:
        if seat is not None and seat not in (await lobby.table(match)).seats_of(guest):
            raise refused("not-your-seat")
        sending = asyncio.create_task(send_on(socket, connection))
        hearing = asyncio.create_task(hear_on(socket, lobby, match, connection))
        entering = asyncio.create_task(enter(lobby, match, connection, min(max(since, 0), MOST_LINE)))
        await run(socket, lobby, match, connection, sending, hearing, entering)
    except Refused as error:
        assert error.refusal is not None
        told = Answer(ok=False, line=0, **explained("", error.refusal))
        await close(socket, told.model_dump_json(exclude_none=True))


async def run(
    socket: WebSocket,
    lobby: Lobby,
    match: str,
    connection: Connection,
    sending: asyncio.Task[None],
    hearing: asyncio.Task[None],
    entering: asyncio.Task[None],
) -> None:
    """Until the other side goes away, cannot follow, or cannot be let in."""
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
        if match in lobby.rooms:
            lobby.rooms[match].leave(connection)
    await close(socket)


async def enter(lobby: Lobby, match: str, connection: Connection, since: int) -> None:
    """Wait until the table is full, then be told what happens in its room."""
    table = await lobby.table(match)
    if table.status == OPEN:
        connection.send(f'{{"table":{table.show(connection.guest).model_dump_json()}}}')
        while not await lobby.wait_for_begin(match, LOOK_AGAIN):
            pass
    room = await lobby.room(match)
    if len(room.connections) >= MOST_AT_TABLE:
        raise refused("too-fast")
    await room.enter(connection, since)


async def send_on(socket: WebSocket, connection: Connection) -> None:
    try:
        while not connection.is_lost:
            message = await connection.waiting.get()
            await socket.send_text(message)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the other side has gone away


async def hear_on(socket: WebSocket, lobby: Lobby, match: str, connection: Connection) -> None:
    bucket = one_bucket(AT_ONCE, PER_SECOND)
    while True:
        message = await socket.receive()
        if message["type"] == "websocket.disconnect":
            return
        answer = await answer_to(message.get("text"), bucket, lobby, match, connection)
        connection.send(answer.model_dump_json(exclude_none=True))


async def answer_to(
    text: str | None, bucket: Bucket, lobby: Lobby, match: str, connection: Connection
) -> Answer:
    """The answer to one message, whatever it holds."""
    try:
        if not bucket.take(asyncio.get_running_loop().time()):
            raise refused("too-fast")
        request = read(text)
        room: Room = await lobby.room(match)
        return await room.hear(connection.guest, request)
    except Refused as error:
        assert error.refusal is not None
        return Answer(ok=False, line=0, **explained("", error.refusal))


def read(text: str | None) -> Request:
    try:
        return Request.model_validate_json(text or "")
    except ValidationError as error:
        reason = "; ".join(one["msg"] for one in error.errors(include_input=False, include_context=False))
        raise refused("unreadable", reason=reason[:300]) from None


async def close(socket: WebSocket, last: str | None = None) -> None:
    try:
        if last is not None:
            await socket.send_text(last)
        if socket.application_state != WebSocketState.DISCONNECTED:
            await socket.close(GONE)
    except (WebSocketDisconnect, RuntimeError):
        pass  # the other side was faster
