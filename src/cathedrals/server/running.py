"""Running the server until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import logging
import socket
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path
from types import FrameType

import typer
import uvicorn

from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.words import Words
from cathedrals.server.app import Settings, create
from cathedrals.server.background import start
from cathedrals.server.connections import Connections, protocols
from cathedrals.server.lobby.host import HOST, readable
from cathedrals.server.lobby.watching import Ending
from cathedrals.server.proxies import Proxies
from cathedrals.server.store.database import Database, database_of
from cathedrals.server.store.lock import locked
from cathedrals.server.store.store import Store

log = logging.getLogger("cathedrals")
MOST_FRAME = 16_384
BACKLOG = 512  # connections that wait to be taken; asyncio takes so many at once, and complains as often if it cannot
OWN_FILES = 200  # of the database, the programs' processes and the like
FEW_FILES, MANY_FILES = 4096, 65_536
GRACE = 3  # seconds that open requests have when the server is stopped
TAKEN = (errno.EADDRINUSE, errno.EACCES)  # the second is what Windows says of ports that others have
PLACEHOLDER = "\0"
Say = Callable[[str, str], None]
Ready = Callable[[str], object]


class Announced(uvicorn.Server):
    """Says where it is as soon as it is there, and where the matches are when it goes."""

    def __init__(
        self,
        config: uvicorn.Config,
        connections: Connections,
        ending: Ending,
        say: Say,
        ready: Ready,
        place: str,
    ) -> None:
        super().__init__(config)
        self.connections = connections
        self.ending = ending
        self.say = say
        self.ready = ready
        self.place = place

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            self.looking = start(self.connections.look_after())
            name = self.servers[0].sockets[0].getsockname()
            self.say("serve-ready", address_of(name))
            self.ready(address_of(name, reachable))

    def handle_exit(self, sig: int, frame: FrameType | None) -> None:
        super().handle_exit(sig, frame)
        if self.force_exit:  # who presses Ctrl-C again has no use for a list of what was broken off
            logging.getLogger("uvicorn.error").disabled = True

    async def on_tick(self, counter: int) -> bool:
        return await super().on_tick(counter) or self.ending.reason is not None

    async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
        self.looking.cancel()
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
        if is_other_port(listening, ports):
            say("serve-other-port", str(ports[0]))

        def tell_all(address: str) -> None:
            tell(address)
            if sys.stderr.isatty():  # a secret is for whoever sits there, not for a log
                say("serve-host", f"{address}/pieces#{readable(key)}")
            ready(address)

        ending = Ending()
        with suppress(KeyboardInterrupt):  # Ctrl-C, which the server has heeded by then
            Announced(*configured(settings, ending), ending, say, tell_all, database.shown).run([listening])
        if ending.reason is not None:
            raise ending.reason


def configured(settings: Settings, ending: Ending | None = None) -> tuple[uvicorn.Config, Connections]:
    connections = Connections(settings.bounds, Proxies(settings.proxies), most_connections())
    config = uvicorn.Config(
        create(settings, ending),
        **protocols(connections),
        log_config=None,
        proxy_headers=False,  # ours knows more
        server_header=False,
        backlog=BACKLOG,
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # p99 is many times higher with it
        ws_ping_interval=settings.bounds.ping,
        ws_ping_timeout=settings.bounds.ping,
        timeout_graceful_shutdown=GRACE,
    )
    return config, connections


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
    if "/" in host:
        return listen_at(Path(host))
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


def listen_at(file: Path) -> socket.socket:
    """On a Unix socket, for its owner and group: a proxy on the same machine."""
    try:
        if file.is_socket():
            file.unlink()  # of a server that was killed; one that runs has the lock of its database
        listening = socket.socket(socket.AF_UNIX)
        listening.bind(str(file))
        file.chmod(0o660)
        listening.listen(BACKLOG)
    except OSError as error:
        raise CathedralsError(f"cannot listen on {file}: {error.strerror}; try another --host") from error
    return listening


def is_other_port(listening: socket.socket, ports: Sequence[int]) -> bool:
    name = listening.getsockname()
    return not isinstance(name, str) and ports[0] not in (0, name[1])


def reachable(host: str) -> str:
    """Where this machine finds a server that listens on all its addresses."""
    return {"0.0.0.0": "127.0.0.1", "::": "::1"}.get(host, host)


def address_of(name: str | tuple[str, int], seen: Callable[[str], str] = str) -> str:
    """As people write the name of what somebody listens on."""
    if isinstance(name, str):
        return f"unix:{name}"
    host, port = seen(name[0]), name[1]
    return f"http://[{host}]:{port}" if ":" in host else f"http://{host}:{port}"


def most_connections() -> int:
    """As many as the system lets this process have files, but for those it needs itself."""
    allowed = allow_files()
    if allowed < FEW_FILES:
        log.warning(
            "this process may have %d files open, each connection being one; let it have %d (ulimit -n, LimitNOFILE)",
            allowed,
            FEW_FILES,
        )
    return max(allowed - OWN_FILES, allowed // 2)


def allow_files() -> int:
    """As many as whoever started us may allow."""
    try:
        import resource
    except ImportError:  # Windows has no such limit
        return MANY_FILES
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = MANY_FILES if hard == resource.RLIM_INFINITY else min(hard, MANY_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
    soft, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return MANY_FILES if soft == resource.RLIM_INFINITY else min(soft, MANY_FILES)


async def check(database: str) -> bytes:
    """Open the store once: it is brought up to date, or the reason why it cannot be is raised; the host's key."""
    store = Store(database)
    await store.open()
    try:
        return await store.key(HOST)
    finally:
        await store.close()
