"""`cathedrals admin`: what whoever runs a server does with its store, beside the server or without it."""

from __future__ import annotations

import ipaddress
import time
from enum import StrEnum
from itertools import groupby
from typing import TYPE_CHECKING, Annotated, Any

import typer

from cathedrals.cli.admin_boxes import boxes, shelve, unshelve
from cathedrals.cli.admin_store import Database, Yes, confirm, give_up, show, with_store
from cathedrals.cli.helping import Command, Commands
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.report import read as read_report

if TYPE_CHECKING:
    from sqlalchemy import Row

    from cathedrals.server.store.store import Store

EPILOG = """\
Examples:
  cathedrals admin reset Ana --address https://play.example
  cathedrals admin ban Jan --reason "insults others"
"""
MOST_SAID = 60  # signs of a report in the list
HOUSEHOLD = 64  # bits of an IPv6 address
ACCOUNTS, BANS, TABLES = "Accounts", "Bans", "Tables, and what is deleted"
BOXES, REPORTS = "Boxes of pieces", "Reports"


class Status(StrEnum):
    open = "open"
    running = "running"
    over = "over"


app = typer.Typer(
    cls=Commands,
    epilog=EPILOG,
    help="Look after a server's people and tables, even while it runs.",
    no_args_is_help=True,
    rich_markup_mode=None,
)
Name = Annotated[str, typer.Argument(metavar="NAME", help="The name of an account.")]
Whom = Annotated[
    str, typer.Argument(metavar="NAME|GUEST|ADDRESS", help="Who: a name, a guest's id, or an address.")
]
Address = Annotated[
    str, typer.Option(metavar="URL", help="Where people find the server.", show_default=False)
]
Reason = Annotated[
    str,
    typer.Option(metavar="TEXT", help="The reason, for anyone who looks at it later.", show_default=False),
]

WithStatus = Annotated[
    Status | None, typer.Option("--status", help="Only those with this status.", show_default=False)
]
OfGuest = Annotated[
    str | None, typer.Option(metavar="NAME", help="Only those where this person sits.", show_default=False)
]
MatchId = Annotated[str, typer.Argument(metavar="MATCH", help="The id of a table.")]
WhatToDelete = Annotated[
    str, typer.Argument(metavar="MATCH|NAME", help="The id of a match, or the name of an account.")
]
ReportId = Annotated[str, typer.Argument(metavar="ID", help="The id of a report.", show_default=False)]
DeleteReport = Annotated[bool, typer.Option("--delete", help="Delete the report of that id.")]
Days = Annotated[
    float,
    typer.Option(
        "--forget-guests",
        min=0,
        metavar="DAYS",
        envvar="CATHEDRALS_FORGET_GUESTS",
        show_envvar=False,
        help="As for serve.",
    ),
]
DaysOfTables = Annotated[
    float,
    typer.Option(
        "--forget-tables",
        min=0,
        metavar="DAYS",
        envvar="CATHEDRALS_FORGET_TABLES",
        show_envvar=False,
        help="As for serve.",
    ),
]


@app.command(cls=Command, epilog=EPILOG, rich_help_panel=ACCOUNTS)
def reset(name: Name, database: Database = None, address: Address = "") -> None:
    """Make a link for choosing a new password for an account.

    It works once and within a day; whoever had the old password is signed out when it is used.
    """
    # Imported here: no other command should have to load the server.
    from cathedrals.server.lobby.accounts import Accounts
    from cathedrals.server.store.guests import Guests

    token = with_store(database, lambda store: Accounts(Guests(store)).allow_reset(name))
    if token is None:
        give_up(f"nobody has an account by the name {name}; look how it is written")
    typer.echo(f"{address.rstrip('/')}/reset#token={token}")


# Bans -------------------------------------------------------------------------------------------


@app.command(cls=Command, epilog=EPILOG, rich_help_panel=BANS)
def ban(whom: Whom, database: Database = None, reason: Reason = "") -> None:
    """Ban somebody, or an address, from the server.

    It knows within seconds, and closes what they have open. Who has no account comes back as another guest
    unless their address is banned, too; of IPv6 the whole /64 is.
    """
    from cathedrals.server.store.bans import KeptBans

    async def work(store: Store) -> str:
        what = await found(store, whom)
        await KeptBans(store).add(what, reason[:200])
        return what

    typer.echo(f"{with_store(database, work)} is banned.")


@app.command(cls=Command, epilog=EPILOG, rich_help_panel=BANS)
def unban(whom: Whom, database: Database = None) -> None:
    """Let somebody, or an address, back in."""
    from cathedrals.server.store.bans import KeptBans

    async def work(store: Store) -> str:
        bans = KeptBans(store)
        if await bans.remove(whom):  # as it is listed, even of a guest who is forgotten
            return whom
        what = await found(store, whom)
        if not await bans.remove(what):
            give_up(f"{whom} is not banned; cathedrals admin bans lists who is")
        return what

    typer.echo(f"{with_store(database, work)} is let in again.")


@app.command(cls=Command, epilog=EPILOG, rich_help_panel=BANS)
def bans(database: Database = None) -> None:
    """List who and what is banned, since when, and why."""
    from cathedrals.server.store.bans import KeptBans

    listed = with_store(database, lambda store: KeptBans(store).all())
    told = [(row.what, day(row.since), row.name, row.reason) for row in listed]
    show(["  ".join(part for part in parts if part) for parts in told], "nobody is banned")


# Tables, and what is deleted --------------------------------------------------------------------


@app.command(cls=Command, epilog=EPILOG, rich_help_panel=TABLES)
def tables(database: Database = None, status: WithStatus = None, guest: OfGuest = None) -> None:
    """List tables and matches, newest first.

    Each with its id, its state, the day it was opened, its game, and who sits there.
    """
    from cathedrals.server.room.table import Guest
    from cathedrals.server.store.removing import Removing

    async def work(store: Store) -> list[str]:
        whom = Guest(await found(store, guest)) if guest else None
        rows = await Removing(store).tables(status, whom)
        listed = [list(seats) for _, seats in groupby(rows, lambda row: row.id)]
        return [table_row(*seats) for seats in listed]

    show(with_store(database, work), "there are no such tables")


@app.command(cls=Command, epilog=EPILOG, rich_help_panel=ACCOUNTS)
def accounts(database: Database = None) -> None:
    """List accounts.

    Each with its name, the day it was made, the day it was last seen, and its id.
    """
    from cathedrals.server.store.removing import Removing

    rows = with_store(database, lambda store: Removing(store).accounts())
    show(
        [f"{row.name}  {day(row.since)}  {day(row.seen)}  {row.id}" for row in rows], "there are no accounts"
    )


@app.command(cls=Command, epilog=EPILOG, rich_help_panel=TABLES)
def close(match: MatchId, database: Database = None) -> None:
    """Close a table that is waiting for people.

    It is over, as if all had stood up. A match that has begun can only be deleted.
    """
    from cathedrals.server.store.removing import Removing

    async def work(store: Store) -> None:
        if not await Removing(store).close(match):
            has_begun = await Removing(store).status(match) is not None
            give_up(f"{match} does not wait for people" if has_begun else f"there is no table {match}")

    with_store(database, work)
    typer.echo(f"{match} is closed.")


@app.command(cls=Command, epilog=EPILOG, rich_help_panel=TABLES)
def delete(what: WhatToDelete, database: Database = None, yes: Yes = False) -> None:
    """Delete an account, or a match with everything in it.

    Where a deleted account sat, somebody without a name did, and what it said is gone; the records keep the names
    that were written when a match began. An account is not deleted while a match waits for it.
    """
    from cathedrals.cli.language import words_for
    from cathedrals.server.room.table import Guest
    from cathedrals.server.store.removing import Removing

    async def work(store: Store) -> None:
        removing = Removing(store)
        if await removing.status(what) is not None:
            confirm(f"Delete the match {what}, with its lines and chat?", yes)
            await removing.delete_match(what)
            return
        guest = Guest(await found(store, what))
        waiting = await removing.unfinished(guest)
        if waiting:
            give_up(f"{what} sits at what is not over; close or delete it first: {', '.join(waiting)}")
        confirm(f"Delete {what} ({guest.id}), with all sessions and chat?", yes)
        await removing.delete_account(guest, words_for("", "").say("play-person"))

    with_store(database, work)
    typer.echo(f"{what} is deleted.")


@app.command(cls=Command, epilog=EPILOG, rich_help_panel=TABLES)
def expire(
    database: Database = None, guests: Days = 365, tables: DaysOfTables = 30, yes: Yes = False
) -> None:
    """Show what a server would forget now, or make it forget.

    The rule is that of serve; with --yes it is applied.
    """
    from cathedrals.server.lobby.forgetting import Rule, forget
    from cathedrals.server.store.forgetting import Forgetting

    async def work(store: Store) -> dict[str, int]:
        kept, before = Forgetting(store), Rule(guests, tables).before(time.time())
        counts = await kept.count(before)
        if yes:
            await forget(kept, before)
        return counts

    counts = with_store(database, work)
    told = ", ".join(f"{count} {kind}" for kind, count in counts.items())
    typer.echo(f"Forgotten: {told}." if yes else f"To be forgotten: {told}; --yes does it.")


# Boxes of pieces --------------------------------------------------------------------------------

for command in (boxes, unshelve, shelve):
    app.command(cls=Command, epilog=EPILOG, rich_help_panel=BOXES)(command)


# Reports ----------------------------------------------------------------------------------------


@app.command(cls=Command, epilog=EPILOG, rich_help_panel=REPORTS)
def reports(id: ReportId = "", delete: DeleteReport = False, database: Database = None) -> None:
    """List what people reported, or give one of it out.

    The newest first, each with its id, its day, its match, and how it begins. With an id the whole is printed, for a
    file that cathedrals report reads.
    """
    from cathedrals.server.store.reports import KeptReports

    if not id:
        if delete:
            raise CathedralsError("--delete needs the id of a report; cathedrals admin reports lists them")
        kept = with_store(database, lambda store: KeptReports(store).all())
        show([report_row(row) for row in kept], "nothing was reported")
        return

    async def work(store: Store) -> str | None:
        text = await KeptReports(store).text(id)
        if delete:
            await KeptReports(store).remove(id)
        return text

    text = with_store(database, work)
    if text is None:
        give_up(f"there is no report {id}; cathedrals admin reports lists them")
    typer.echo(f"{id} is deleted." if delete else text, nl=delete)


def report_row(row: Row[Any]) -> str:
    said = read_report(row.text).said.partition("\n")[0]
    return "  ".join((row.id, day(row.since), row.match or "-", said[:MOST_SAID]))


def table_row(first: Row[Any], *others: Row[Any]) -> str:
    names = ", ".join(row.name or "-" for row in (first, *others))
    return "  ".join((first.id, first.status, day(first.since), first.game, names))


# What they share --------------------------------------------------------------------------------


async def found(store: Store, whom: str) -> str:
    """The address, or the id of the one guest who is meant."""
    from cathedrals.server.lobby.accounts import Accounts
    from cathedrals.server.room.table import Guest
    from cathedrals.server.store.guests import Guests

    address = address_meant(whom)
    if address is not None:
        return address
    guests = Guests(store)
    known = await guests.find(Guest(whom))
    account = await Accounts(guests).find(whom)
    called = [account] if account else [known] if known.name else await guests.called(whom)
    if not called:
        give_up(
            f"nobody is called {whom}, and it is neither a guest's id nor an address; look how it is written"
        )
    if len(called) > 1:
        ids = ", ".join(one.id for one in called)
        give_up(f"{len(called)} guests are called {whom}; say which by its id: {ids}")
    return called[0].id


def address_meant(text: str) -> str | None:
    """As the server counts addresses; nothing if it is none."""
    from cathedrals.server.limits import address_key

    try:
        network = ipaddress.ip_network(text, strict=False)
    except ValueError:
        return None
    if network.prefixlen not in (network.max_prefixlen, HOUSEHOLD):
        raise CathedralsError(f"{text} is a whole network; close it out by your firewall, or ban one address")
    return address_key(str(network.network_address))


def day(when: float) -> str:
    return time.strftime("%Y-%m-%d", time.localtime(when))
