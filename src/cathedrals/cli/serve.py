"""`cathedrals serve`, and `cathedrals` alone: tables for people and programs."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Sequence
from typing import Annotated

import typer

from cathedrals.cli.browser import can_open, open_beside, open_page
from cathedrals.cli.data import VARIABLE, comes_from_environment, database_chosen
from cathedrals.cli.language import words_for
from cathedrals.kernel.game import CathedralsError

LOCAL = "127.0.0.1"
PORT = 8000
NEXT_PORTS = 20  # tried one after the other, before any
BURST = 5  # seconds of posts that may come at once
ALONE = "cathedrals.alone"  # in the context: no command was given

ADDRESS, DATA, PROGRAMS = "Where people find it", "Where matches are kept", "Programs and limits"

EPILOG = """\
Examples:
  cathedrals serve                        at http://127.0.0.1:8000, for a proxy
  cathedrals serve --port 8001 --open     and the browser is opened
  cathedrals serve --database postgresql://ana:secret@db.example/cathedrals

Where matches are kept, if --database does not say:
  what DATABASE_URL says, else cathedrals.sqlite in this folder if it is there,
  else {data}

PostgreSQL needs its driver: pip install "cathedrals[postgresql]"
"""


def serve(
    context: typer.Context,
    host: Annotated[
        str, typer.Option(metavar="ADDRESS", help="The address to listen on.", rich_help_panel=ADDRESS)
    ] = LOCAL,
    port: Annotated[
        int | None,
        typer.Option(
            min=0,
            max=65535,
            metavar="N",
            help=f"The port; 0 takes a free one.  [default: {PORT}]",
            rich_help_panel=ADDRESS,
        ),
    ] = None,
    open_browser: Annotated[
        bool | None,
        typer.Option(
            "--open/--no-open",
            help="Open the browser when it is there, or do not.",
            show_default=False,
            rich_help_panel=ADDRESS,
        ),
    ] = None,
    database: Annotated[
        str | None,
        typer.Option(
            metavar="FILE|URL",
            help="A file such as matches.sqlite, sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME.",
            rich_help_panel=DATA,
        ),
    ] = None,
    workers: Annotated[
        int,
        typer.Option(
            min=1, metavar="N", help="How many processes think for programs.", rich_help_panel=PROGRAMS
        ),
    ] = max(1, (os.cpu_count() or 2) - 1),
    pause: Annotated[
        float,
        typer.Option(
            min=0,
            metavar="SECONDS",
            help="What a program takes at least for a move.",
            rich_help_panel=PROGRAMS,
        ),
    ] = 0.7,
    posts: Annotated[
        float,
        typer.Option(
            min=1, metavar="N", help="Posts a second taken from one address.", rich_help_panel=PROGRAMS
        ),
    ] = 20,
) -> None:
    """Serve tables for people and programs until Ctrl-C.

    People come with a browser, programs over HTTP and sockets. Every move is kept before anybody is told of it, so
    matches go on after any stop.
    """
    # Imported here: no other command should have to load the server.
    from cathedrals.server.app import Settings
    from cathedrals.server.running import run
    from cathedrals.server.store.database import Unusable
    from cathedrals.server.store.lock import Served

    alone = ALONE in context.meta
    opens = open_browser if open_browser is not None else alone and can_open()
    warn_beyond(host)
    settings = Settings(database_chosen(database), workers, pause, posts=(BURST * posts, posts))
    try:
        run(settings, host, ports_for(port, alone), words_for("", ""), open_beside if opens else leave_closed)
    except Served as other:
        if not alone or port is not None or host != LOCAL or not other.address:
            raise
        show_other(other.address, opens)
    except Unusable as error:
        named = f" ({VARIABLE} names it)" if comes_from_environment(database) else ""
        raise CathedralsError(f"{error}{named}") from error


def ports_for(port: int | None, alone: bool) -> Sequence[int]:
    """Who serves has told others the port; who just starts the program will take any."""
    if port is not None:
        return (port,)
    return (*range(PORT, PORT + NEXT_PORTS), 0) if alone else (PORT,)


def show_other(address: str, opens: bool) -> None:
    """The program was started again: what is wanted is the server that runs."""
    typer.echo(words_for("", "").say("serve-already", {"what": address}), err=True)
    if opens:
        open_page(address)


def leave_closed(address: str) -> None:
    """The address has been told; nobody would see a browser."""


def warn_beyond(host: str) -> None:
    if not is_loopback(host):
        typer.echo(
            f"cathedrals: listening on {host}, beyond this machine. Passwords and cookies travel openly "
            "unless a proxy with TLS stands in front; see docs/hosting.md.",
            err=True,
        )


def is_loopback(host: str) -> bool:
    try:
        return ipaddress.ip_address(host).is_loopback
    except ValueError:
        return host == "localhost"
