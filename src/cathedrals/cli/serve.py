"""`cathedrals serve`: tables for people and programs."""

from __future__ import annotations

import ipaddress
import os
from typing import Annotated

import typer

LOCAL = "127.0.0.1"
BURST = 5  # seconds of posts that may come at once


def serve(
    host: Annotated[str, typer.Option(help="The address to listen on.")] = LOCAL,
    port: Annotated[int, typer.Option(min=0, max=65535, help="The port; 0 takes a free one.")] = 8000,
    database: Annotated[
        str,
        typer.Option(
            metavar="URL", help="Where matches are kept: sqlite+aiosqlite:///FILE or postgresql+psycopg://…"
        ),
    ] = "sqlite+aiosqlite:///cathedrals.sqlite",
    workers: Annotated[int, typer.Option(min=1, help="How many processes think for programs.")] = max(
        1, (os.cpu_count() or 2) - 1
    ),
    pause: Annotated[float, typer.Option(min=0, help="Seconds a program takes at least for a move.")] = 0.7,
    posts: Annotated[float, typer.Option(min=1, help="Posts a second taken from one address.")] = 20,
) -> None:
    """Serve tables for people and programs, over HTTP and sockets."""
    # Imported here: no other command should have to load the server.
    from cathedrals.server.app import Settings
    from cathedrals.server.running import run

    if not is_loopback(host):
        typer.echo(
            f"cathedrals: listening on {host}, beyond this machine. Passwords and cookies travel openly "
            "unless a proxy with TLS stands in front; see docs/hosting.md.",
            err=True,
        )
    run(Settings(database, workers, pause, posts=(BURST * posts, posts)), host, port)


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
