"""`cathedrals serve`, and `cathedrals` alone: tables for people and programs."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cathedrals.cli.browser import can_open, open_beside, open_page
from cathedrals.cli.data import VARIABLE, comes_from_environment, database_chosen
from cathedrals.cli.language import words_for
from cathedrals.cli.parameters import box_in
from cathedrals.kernel.game import CathedralsError

if TYPE_CHECKING:
    from cathedrals.server.app import Settings

LOCAL = "127.0.0.1"
PORT = 8000
NEXT_PORTS = 20  # tried one after the other, before any
BURST = 5  # seconds of posts that may come at once
ALL_BUT_ONE = max(1, (os.cpu_count() or 2) - 1)  # of the cores; the server itself needs one
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


Host = Annotated[
    str, typer.Option(metavar="ADDRESS", help="The address to listen on.", rich_help_panel=ADDRESS)
]
Port = Annotated[
    int | None,
    typer.Option(
        min=0,
        max=65535,
        metavar="N",
        help=f"The port; 0 takes a free one.  [default: {PORT}]",
        rich_help_panel=ADDRESS,
    ),
]
OpenBrowser = Annotated[
    bool | None,
    typer.Option(
        "--open/--no-open",
        help="Open the browser when it is there, or do not.",
        show_default=False,
        rich_help_panel=ADDRESS,
    ),
]
Database = Annotated[
    str | None,
    typer.Option(
        metavar="FILE|URL",
        help="A file such as matches.sqlite, sqlite:///FILE, or postgresql://USER:PASSWORD@HOST/NAME.",
        rich_help_panel=DATA,
    ),
]
Pieces = Annotated[
    list[Path],
    typer.Option(
        metavar="FILE",
        help="Also offer tables with these pieces, from now on; may be given several times.",
        rich_help_panel=PROGRAMS,
    ),
]
Workers = Annotated[
    int,
    typer.Option(min=1, metavar="N", help="How many processes think for programs.", rich_help_panel=PROGRAMS),
]
Pause = Annotated[
    float,
    typer.Option(
        min=0, metavar="SECONDS", help="What a program takes at least for a move.", rich_help_panel=PROGRAMS
    ),
]
Posts = Annotated[
    float,
    typer.Option(min=1, metavar="N", help="Posts a second taken from one address.", rich_help_panel=PROGRAMS),
]


def serve(
    context: typer.Context,
    host: Host = LOCAL,
    port: Port = None,
    open_browser: OpenBrowser = None,
    database: Database = None,
    workers: Workers = ALL_BUT_ONE,
    pieces: Pieces = [],  # noqa: B006
    pause: Pause = 0.7,
    posts: Posts = 20,
) -> None:
    """Serve tables for people and programs until Ctrl-C.

    People come with a browser, programs over HTTP and sockets. Every move is kept before anybody is told of it, so
    matches go on after any stop.
    """
    # Imported here: no other command should have to load the server.
    from cathedrals.server.app import Settings

    alone = ALONE in context.meta
    opens = open_browser if open_browser is not None else alone and can_open()
    warn_beyond(host)
    boxes = tuple(box_in(path) for path in pieces)
    chosen = database_chosen(database)
    settings = Settings(chosen, workers, pause, boxes=boxes, posts=(BURST * posts, posts))
    with naming_variable(database):
        run_or_show_other(settings, host, port, alone, opens)


def run_or_show_other(settings: Settings, host: str, port: int | None, alone: bool, opens: bool) -> None:
    """Run until Ctrl-C; who just starts the program is shown the server that already has these matches."""
    from cathedrals.server.running import run
    from cathedrals.server.store.lock import Served

    try:
        run(settings, host, ports_for(port, alone), words_for("", ""), open_beside if opens else leave_closed)
    except Served as other:
        if not alone or port is not None or host != LOCAL or not other.address:
            raise
        show_other(other.address, opens)


@contextmanager
def naming_variable(database: str | None) -> Iterator[None]:
    """Whoever gave no database and has an unusable one is told where it was named."""
    from cathedrals.server.store.database import Unusable

    try:
        yield
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
