"""What may be held open: how many connections from one address and in all, and for how long one may be silent.

uvicorn waits for ever for the rest of a request's head, and for somebody to take an answer. Both are ended here. Nor
does it bound a head that comes at once.
"""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass
from typing import Any, cast

import h11
from uvicorn.protocols.http.h11_impl import H11Protocol, RequestResponseCycle
from uvicorn.protocols.utils import get_remote_addr
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from cathedrals.server.limits import Bounds, Counts, address_key, one_bucket
from cathedrals.server.proxies import Proxies

log = logging.getLogger("cathedrals.edge")
LOOK_AGAIN = 1.0  # seconds between two looks at all connections
INVALID_TEXT, TOO_MANY = 1007, 1008
FRAMES = (400, 100)  # on one socket, also those that say nothing: so many at once, then so many a second
PIECE = 2048  # bytes in which at most so many frames come that nobody notices the time it takes to read them
MOST_HEAD = 16_384  # bytes of a request's first line and headers
TOO_LONG = 431


@dataclass
class Held:
    """One connection: whose it is, and since when nothing has moved on it."""

    protocol: H11Protocol | WebSocketsSansIOProtocol
    key: str
    since: float
    cycle: RequestResponseCycle | None = None  # the request that was answered last, or is being answered
    left: int = 0  # bytes of an answer that have not been taken

    @property
    def is_waiting(self) -> bool:
        """For the head of a request: nothing is being answered, and it is no socket."""
        cycle = self.protocol.cycle if isinstance(self.protocol, H11Protocol) else None
        return isinstance(self.protocol, H11Protocol) and (cycle is None or cycle.response_complete)

    def look(self, now: float) -> None:
        """What has moved since the last look begins to wait anew."""
        cycle = self.protocol.cycle if isinstance(self.protocol, H11Protocol) else None
        left = self.protocol.transport.get_write_buffer_size()
        is_still = (self.is_waiting and left == 0) or left > 0
        if not is_still or cycle is not self.cycle or left < self.left:
            self.since = now
        self.cycle, self.left = cycle, left


class Connections:
    """All that are open. `most` is what the system lets us have; the longest silent makes room for a new one."""

    def __init__(self, bounds: Bounds, proxies: Proxies, most: int) -> None:
        self.bounds = bounds
        self.proxies = proxies
        self.most = most
        self.held: dict[asyncio.Transport, Held] = {}
        self.counts = Counts()

    def add(self, protocol: H11Protocol, now: float) -> bool:
        """Whether one more may come; a proxy brings many people, so it is not counted."""
        peer = get_remote_addr(protocol.transport)
        key = "" if self.proxies.trusts(peer[0] if peer else None) else address_key(peer[0] if peer else "")
        if key and self.counts[key] >= self.bounds.connections:
            log.warning("an address has too many connections and gets no more, such as %s", key)
            return False
        if len(self.held) >= self.most and not self.make_room():
            log.warning("there are as many connections as this server may have; a new one was turned away")
            return False
        self.counts.add(key)
        self.held[protocol.transport] = Held(protocol, key, now)
        return True

    def make_room(self) -> bool:
        waiting = [held for held in self.held.values() if held.is_waiting]
        if not waiting:
            return False
        log.warning("there are as many connections as this server may have; silent ones make room")
        self.drop(min(waiting, key=lambda held: held.since))
        return True

    def become(self, protocol: WebSocketsSansIOProtocol) -> None:
        """A connection has become a socket."""
        if protocol.transport in self.held:
            self.held[protocol.transport].protocol = protocol

    def remove(self, transport: asyncio.Transport) -> None:
        held = self.held.pop(transport, None)
        if held is not None:
            self.counts.remove(held.key)

    def drop(self, held: Held) -> None:
        self.remove(held.protocol.transport)
        held.protocol.transport.abort()

    async def look_after(self) -> None:
        while True:
            await asyncio.sleep(LOOK_AGAIN)
            self.look(asyncio.get_running_loop().time())

    def look(self, now: float) -> None:
        """Drop those on which nothing has moved for too long."""
        for held in list(self.held.values()):
            held.look(now)
            if now - held.since > (self.bounds.taking if held.left else self.bounds.head):
                log.warning("a connection was silent for too long and was ended, such as from %s", held.key)
                self.drop(held)


class BoundedHead(h11.Connection):
    """What comes in, with heads of a bounded size; h11 bounds only those of which something is still missing."""

    is_too_long = False

    def __init__(self) -> None:
        super().__init__(h11.SERVER, MOST_HEAD)

    def next_event(self) -> h11.Event | type[h11.NEED_DATA] | type[h11.PAUSED]:
        try:
            event = super().next_event()
            if isinstance(event, h11.Request) and size_of(event) > MOST_HEAD:
                raise h11.RemoteProtocolError("the head is too long", TOO_LONG)
        except h11.RemoteProtocolError as error:
            self.is_too_long = error.error_status_hint == TOO_LONG
            raise
        return event


def size_of(request: h11.Request) -> int:
    """About as it came: every header has a line of its own."""
    return len(request.target) + sum(
        len(name) + len(value) + len(": \r\n") for name, value in request.headers
    )


class BoundedHttp(H11Protocol):
    """HTTP on a connection that is counted."""

    kept: Connections

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.conn: BoundedHead = BoundedHead()

    def send_400_response(self, msg: str) -> None:
        """uvicorn says 400 of whatever it cannot take."""
        if not self.conn.is_too_long:
            super().send_400_response(msg)
            return
        head = h11.Response(status_code=TOO_LONG, headers=[("connection", "close"), ("content-length", "0")])
        for event in (head, h11.EndOfMessage()):
            self.transport.write(self.conn.send(event) or b"")
        self.transport.close()

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if not self.kept.add(self, self.loop.time()):
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.kept.remove(self.transport)
        super().connection_lost(exc)


class BoundedSocket(WebSocketsSansIOProtocol):
    """A socket on a connection that is counted."""

    kept: Connections

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        super().connection_made(transport)
        self.kept.become(self)

    def connection_lost(self, exc: Exception | None) -> None:
        self.kept.remove(self.transport)
        super().connection_lost(exc)

    def __init__(self, *args: Any, **more: Any) -> None:
        super().__init__(*args, **more)
        self.frames_left = one_bucket(*FRAMES)

    def data_received(self, data: bytes) -> None:
        """In pieces, so that too many frames are noticed before all of them were read."""
        for place in range(0, len(data), PIECE):
            if not self.transport.is_closing():
                super().data_received(data[place : place + PIECE])

    def handle_events(self) -> None:
        """Pings, and parts of a text that never ends, cost us as much as what is said with them."""
        if self.frames_left.take(time.monotonic(), len(self.conn.events)):
            super().handle_events()
            return
        log.warning("a socket sent too many frames and was ended")
        if self.handshake_complete:
            self.conn.fail(TOO_MANY)
            self.handle_parser_exception()
        else:
            self.transport.abort()

    def send_receive_event_to_app(self) -> None:
        """uvicorn writes a traceback for a text that is none; the other side's slip is no error of ours."""
        if self.curr_msg_data_type == "text" and not is_text(b"".join(self.frames)):
            self.conn.fail(INVALID_TEXT)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeDecodeError:
        return False
    return True


def protocols(connections: Connections) -> dict[str, Any]:
    """What uvicorn is to speak on every connection."""
    kept = {"kept": connections}
    return {
        "http": cast(type[H11Protocol], type("Http", (BoundedHttp,), kept)),
        "ws": cast(type[WebSocketsSansIOProtocol], type("Socket", (BoundedSocket,), kept)),
    }
