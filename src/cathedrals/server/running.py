"""Running the server until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from types import FrameType

import typer
import uvicorn

from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.words import Words
from cathedrals.server.app import Settings, create
from cathedrals.server.lobby.host import HOST, readable
from cathedrals.server.store.database import Database, database_of
from cathedrals.server.store.lock import locked
from cathedrals.server.store.store import Store

MOST_FRAME = 16_384
GRACE = 3  # seconds that open requests have when the server is stopped
TAKEN = (errno.EADDRINUSE, errno.EACCES)  # the second is what Windows says of ports that others have
PLACEHOLDER = "\0"
Say = Callable[[str, str], None]
Ready = Callable[[str], object]


class Announced(uvicorn.Server):
    """Says where it is as soon as it is there, and where the matches are when it goes."""

    def __init__(self, config: uvicorn.Config, say: Say, ready: Ready, place: str) -> None:
        super().__init__(config)
        self.say = say
        self.ready = ready
        self.place = place

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            self.say("serve-ready", address_of(host, port))
            self.ready(address_of(reachable(host), port))

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if self.force_exit:  # who presses Ctrl-C again has no use for a list of what was broken off
            logging.getLogger("uvicorn.error").disabled = True

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        await super().shutdown(sockets)
        self.say("serve-stopped", self.place)


def run(settings: Settings, host: str, ports: Sequence[int], words: Words, ready: Ready) -> None:
    """Serve until a signal comes; what is wrong with the port or the database is told before anything starts.

    The first of the ports that is free is taken; `ready` is told the address as soon as somebody can come.
    """

    def say(id: str, what: str) -> None:
        # The typography of a language is not for paths and addresses: they are put in afterwards.
        typer.echo(words.say(id, {"what": PLACEHOLDER}).replace(PLACEHOLDER, what), err=True)

    database = database_of(settings.database)
    with served_here(database) as tell, listen(host, ports) as listening:
        key = asyncio.run(check(settings.database))
        say("serve-kept", database.shown)
        if ports[0] not in (0, listening.getsockname()[1]):
            say("serve-other-port", str(ports[0]))

        def tell_all(address: str) -> None:
            tell(address)
            if sys.stderr.isatty():  # a secret is for whoever sits there, not for a log
                say("serve-host", f"{address}/pieces#{readable(key)}")
            ready(address)

        with suppress(KeyboardInterrupt):  # Ctrl-C, which the server has heeded by then
            Announced(configured(settings), say, tell_all, database.shown).run([listening])


def configured(settings: Settings) -> uvicorn.Config:
    return uvicorn.Config(
        create(settings),
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # p99 is many times higher with it
        timeout_graceful_shutdown=GRACE,
    )


@contextmanager
def served_here(database: Database) -> Iterator[Ready]:
    """A file is served by one process, and what is yielded tells others where; a PostgreSQL may be by many."""
    if database.file is None:
        yield lambda address: None
    else:
        with locked(database.file) as lock:
            yield lock.tell


def listen(host: str, ports: Sequence[int]) -> socket.socket:
    """On the first port that is free; the last one's refusal is told."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    for port in ports:
        try:
            listening = socket.create_server((host, port), family=family)
            listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else answers wait for 40 ms
            return listening
        except OSError as error:
            if port == ports[-1] or error.errno not in TAKEN:
                reason = str(error.strerror or error).partition(" (")[0]
                other = "--port" if error.errno in TAKEN else "--host"
                raise CathedralsError(
                    f"cannot listen on {host}, port {port}: {reason}; try another {other}"
                ) from error
    raise AssertionError("one port at least is asked for")


def reachable(host: str) -> str:
    """Where this machine finds a server that listens on all its addresses."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)


def address_of(host: str, port: int) -> str:
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


async def check(database: str) -> bytes:
    """Open the store once: it is brought up to date, or the reason why it cannot be is raised; the host's key."""
    store = Store(database)
    await store.open()
    try:
        return await store.key(HOST)
    finally:
        await store.close()
