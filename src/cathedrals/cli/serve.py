"""`cathedrals serve`, and `cathedrals` alone: tables for people and programs."""

from __future__ import annotations

import ipaddress
import os
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from enum import StrEnum
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
LOG = "What is logged"


class Level(StrEnum):
    error = "error"
    warning = "warning"
    info = "info"


class Format(StrEnum):
    plain = "plain"
    json = "json"


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
    str,
    typer.Option(
        metavar="ADDRESS",
        help="The address to listen on, or the path of a Unix socket for a proxy.",
        rich_help_panel=ADDRESS,
    ),
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
        help="Open the browser when the server is ready, or don't.",
        show_default=False,
        rich_help_panel=ADDRESS,
    ),
]
Proxy = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS,…",
        help="Proxies in front of it, or their networks, trusted to say who is asking (X-Forwarded-For, -Proto).",
        envvar="CATHEDRALS_PROXY",
        show_envvar=False,
        rich_help_panel=ADDRESS,
    ),
]
Name = Annotated[
    list[str],
    typer.Option(
        metavar="NAME",
        help="A name people use, such as games.example; others are refused. May be given several times.",
        rich_help_panel=ADDRESS,
    ),
]
Connections = Annotated[
    int,
    typer.Option(min=1, metavar="N", help="Connections one address may keep open.", rich_help_panel=PROGRAMS),
]
Sockets = Annotated[
    int,
    typer.Option(min=1, metavar="N", help="Sockets one address may keep open.", rich_help_panel=PROGRAMS),
]
Tables = Annotated[
    int,
    typer.Option(
        min=1,
        metavar="N",
        help="Tables one address may open at once; then one in thirty seconds.",
        rich_help_panel=PROGRAMS,
    ),
]
LogLevel = Annotated[
    Level, typer.Option(help="What is logged; info includes every request.", rich_help_panel=LOG)
]
LogFormat = Annotated[Format, typer.Option(help="How it is logged.", rich_help_panel=LOG)]
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
        min=0, metavar="SECONDS", help="The least time a program takes for a move.", rich_help_panel=PROGRAMS
    ),
]
Posts = Annotated[
    float,
    typer.Option(
        min=1, metavar="N", help="Posts per second accepted from one address.", rich_help_panel=PROGRAMS
    ),
]

ForgetGuests = Annotated[
    float,
    typer.Option(
        min=0,
        metavar="DAYS",
        help="After how many days guests without an account are forgotten; 0 means never.",
        envvar="CATHEDRALS_FORGET_GUESTS",
        show_envvar=False,
        rich_help_panel=DATA,
    ),
]
ForgetTables = Annotated[
    float,
    typer.Option(
        min=0,
        metavar="DAYS",
        help="After how many days tables that never began are removed; 0 means never.",
        envvar="CATHEDRALS_FORGET_TABLES",
        show_envvar=False,
        rich_help_panel=DATA,
    ),
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
    connections: Connections = 200,
    sockets: Sockets = 100,
    tables: Tables = 60,
    proxy: Proxy = "127.0.0.1,::1",
    name: Name = [],  # noqa: B006
    forget_guests: ForgetGuests = 365,
    forget_tables: ForgetTables = 30,
    log_level: LogLevel = Level.warning,
    log_format: LogFormat = Format.plain,
) -> None:
    """Serve tables for people and programs until Ctrl-C.

    People come with a browser, programs over HTTP and sockets. Every move is saved before anybody is told of it, so
    matches survive any restart.
    """
    # Imported here: no other command should have to load the server.
    from cathedrals.server.app import Settings
    from cathedrals.server.limits import Bounds
    from cathedrals.server.lobby.forgetting import Rule
    from cathedrals.server.logs import set_up

    alone = ALONE in context.meta
    opens = open_browser if open_browser is not None else alone and can_open()
    warn_beyond(host)
    boxes = tuple(box_in(path) for path in pieces)
    chosen = database_chosen(database)
    settings = Settings(
        chosen,
        workers,
        pause,
        boxes=boxes,
        posts=(BURST * posts, posts),
        bounds=Bounds(connections=connections, sockets=sockets, tables_at_once=tables),
        proxies=tuple(one.strip() for one in proxy.split(",") if one.strip()),
        forget=Rule(forget_guests, forget_tables),
        names=names_for(host, name),
    )
    set_up(log_level.value, log_format.value)
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


def names_for(host: str, names: Sequence[str]) -> tuple[str, ...] | None:
    """By which names it may be asked. What is here alone is not asked by a foreign page whose name leads here."""
    return tuple(name.lower() for name in names) if names or is_loopback(host) else None


def warn_beyond(host: str) -> None:
    if not is_loopback(host) and "/" not in host:
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
