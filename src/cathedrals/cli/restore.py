"""`cathedrals restore`: a backup as a database again."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from cathedrals.cli.data import database_chosen
from cathedrals.cli.language import Lang, words_for
from cathedrals.cli.serve import Database, naming_variable

if TYPE_CHECKING:
    from cathedrals.server.store.backup import Restored

EPILOG = """\
Examples:
  cathedrals restore tuesday.sqlite --database matches.sqlite
  cathedrals restore day.sqlite --database postgresql://ana:secret@db.example/c

Where matches are kept, if --database does not say: see cathedrals serve --help.
"""

Backup = Annotated[Path, typer.Argument(metavar="FILE", help="A file written by cathedrals backup.")]


def restore(file: Backup, database: Database = None, lang: Lang = "") -> None:
    """Put a backup into an empty database, SQLite or PostgreSQL.

    It does not matter which kind it came from. One of an older version is brought up to date. Every match
    is then played again, and what is there is said.
    """
    # Imported here: no other command should have to load the server.
    from cathedrals.server.store import backup
    from cathedrals.server.store.database import database_of

    chosen = database_chosen(database)
    with naming_variable(database):
        backup.restore(file, database_of(chosen))
        found = asyncio.run(looked_through(chosen))
    words = words_for("", lang)
    counted = {"matches": found.matches, "accounts": found.accounts, "lines": found.lines}
    typer.echo(words.say("restore-done", counted))
    if found.lost:
        typer.echo(words.say("restore-lost", {"matches": ", ".join(found.lost)}), err=True)
        raise typer.Exit(1)


async def looked_through(chosen: str) -> Restored:
    from cathedrals.server.store.backup import look_through
    from cathedrals.server.store.store import Store

    store = Store(chosen)
    await store.open()
    try:
        return await look_through(store)
    finally:
        await store.close()
