"""The boxes of pieces that a server keeps: which there are, and which of them are on its shelf."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Annotated

import typer

from cathedrals.cli.admin_store import Database, give_up, show, with_store

if TYPE_CHECKING:
    from cathedrals.server.store.boxes import KeptBox
    from cathedrals.server.store.store import Store

DIGEST_OR_NAME = "Its digest, or a name that only one has."
WhichBox = Annotated[str, typer.Argument(metavar="BOX", help=DIGEST_OR_NAME)]
BoxToPrint = Annotated[str, typer.Argument(metavar="BOX", help=DIGEST_OR_NAME, show_default=False)]
AndThoseOff = Annotated[bool, typer.Option("--all", help="Those too that are off the shelf.")]


def boxes(box: BoxToPrint = "", all: AndThoseOff = False, database: Database = None) -> None:
    """List the boxes that tables can be opened with, or print one.

    Each with its digest, its game and its name. With a box its file is printed, for --pieces or to be opened in the
    page where boxes are typed in, whether it is on the shelf or not.
    """
    from cathedrals.server.store.boxes import Boxes

    kept = with_store(database, lambda store: Boxes(store).kept())
    if box:
        typer.echo(meant(box, kept, "is kept").text, nl=False)
        return
    show([row(one) for one in kept if all or one.shelved], "no box is on the shelf")


def unshelve(box: WhichBox, database: Database = None) -> None:
    """Take a box off the shelf.

    No new table can be opened with it. Tables and matches that have it keep it, and so do their rematches and what goes
    on from them. Whoever puts the same pieces on the server again puts it back, and so does a start with its --pieces.
    """
    from cathedrals.server.store.boxes import Boxes

    async def work(store: Store) -> KeptBox:
        found = meant(box, await Boxes(store).shelf(), "is on the shelf")
        await Boxes(store).take_off(found.digest)
        return found

    found = with_store(database, work)
    until = ", until a server starts with its --pieces again" if found.at_start else ""
    typer.echo(f"{found.called} is off the shelf{until}.")


def shelve(box: WhichBox, database: Database = None) -> None:
    """Put a box back that was taken off the shelf."""
    from cathedrals.server.store.boxes import Boxes

    async def work(store: Store) -> KeptBox:
        kept = await Boxes(store).kept()
        found = meant(box, [one for one in kept if not one.shelved], "was taken off the shelf")
        if any(one.shelved and (one.game, one.called) == (found.game, found.called) for one in kept):
            give_up(f"another box called {found.called} is on the shelf; take that one off first")
        await Boxes(store).put_back(found.digest)
        return found

    typer.echo(f"{with_store(database, work).called} is on the shelf.")


def meant(box: str, among: Sequence[KeptBox], state: str) -> KeptBox:
    """The one box that is meant."""
    found = [one for one in among if box in (one.digest, one.name)]
    if not found:
        give_up(f"no box {box} {state}; cathedrals admin boxes --all lists all there are")
    if len(found) > 1:
        digests = ", ".join(one.digest for one in found)
        give_up(f"{len(found)} boxes are called {box}; say which by its digest: {digests}")
    return found[0]


def row(box: KeptBox) -> str:
    where = "" if box.shelved else "(off the shelf)"
    named = "(named at the start)" if box.at_start else ""
    return "  ".join(part for part in (box.digest, box.game, box.name, where, named) if part)
