"""Running the server until it is stopped."""

from __future__ import annotations

import asyncio
import socket

import typer
import uvicorn

from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.words import Words
from cathedrals.server.app import Settings, create
from cathedrals.server.store import Store

MOST_FRAME = 16_384
GRACE = 3  # seconds that open requests have when the server is stopped


class Announced(uvicorn.Server):
    """Says where it is as soon as it is there, also when it was to take any free port."""

    async def startup(self, sockets: list[socket.socket] | None = None) -> None:
        await super().startup(sockets)
        if self.started:
            host, port = self.servers[0].sockets[0].getsockname()[:2]
            address = f"[{host}]" if ":" in host else host
            typer.echo(Words().say("serve-ready", {"url": f"http://{address}:{port}"}), err=True)


def run(settings: Settings, host: str, port: int) -> None:
    """Serve until a signal comes; what is wrong with the port or the database is told before anything starts."""
    listening = listen(host, port)
    asyncio.run(check(settings.database))
    config = uvicorn.Config(
        create(settings),
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # p99 is many times higher with it
        timeout_graceful_shutdown=GRACE,
    )
    Announced(config).run([listening])


def listen(host: str, port: int) -> socket.socket:
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    try:
        return socket.create_server((host, port), family=family)
    except OSError as error:
        reason = str(error.strerror or error).partition(" (")[0]
        raise CathedralsError(
            f"cannot listen on {host}, port {port}: {reason}; try another --port"
        ) from error


async def check(database: str) -> None:
    """Open the store once: it is brought up to date, or the reason why it cannot be is raised."""
    store = Store(database)
    await store.open()
    await store.close()
