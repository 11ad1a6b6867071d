"""Running the server until it is stopped."""

from __future__ import annotations

import socket

import typer
import uvicorn

from cathedrals.kernel.words import Words
from cathedrals.server.app import Settings, create

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
    config = uvicorn.Config(
        create(settings),
        host=host,
        port=port,
        log_level="warning",
        ws="websockets-sansio",
        ws_max_size=MOST_FRAME,
        ws_per_message_deflate=False,  # p99 is many times higher with it
        timeout_graceful_shutdown=GRACE,
    )
    Announced(config).run()
