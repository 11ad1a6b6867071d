"""What the commands of `cathedrals admin` share: the store they work with, and how they answer."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Sequence
from typing import TYPE_CHECKING, Annotated, NoReturn, TypeVar

import typer

from cathedrals.cli.data import database_chosen
from cathedrals.kernel.game import CathedralsError

if TYPE_CHECKING:
    from cathedrals.server.store.store import Store

T = TypeVar("T")
Database = Annotated[
    str | None,
    typer.Option(metavar="FILE|URL", help="Where matches are kept, as for serve.", show_default=False),
]
Yes = Annotated[bool, typer.Option("--yes", help="Don't ask for confirmation.")]


def with_store(database: str | None, work: Callable[[Store], Awaitable[T]]) -> T:
    """What work gives that is done with the store, which must be there already."""
    from cathedrals.server.store.store import Store

    async def done() -> T:
        store = Store(database_chosen(database))
        if store.database.file is not None and not store.database.file.is_file():
            raise CathedralsError(
                f"no matches are kept in {store.database.shown}; --database says where they are"
            )
        await store.open()
        try:
            return await work(store)
        finally:
            await store.close()

    return asyncio.run(done())


def show(rows: Sequence[str], nothing: str) -> None:
    for row in rows:
        typer.echo(row)
    if not rows:
        give_up(nothing)


def confirm(question: str, yes: bool) -> None:
    if not yes:
        typer.confirm(question, abort=True)


def give_up(why: str) -> NoReturn:
    """Nothing was found and nothing done."""
    typer.echo(f"cathedrals: {why}", err=True)
    raise typer.Exit(1)
