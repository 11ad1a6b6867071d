"""`cathedrals backup`: everything a server keeps, in one file."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cathedrals.cli.data import database_chosen
from cathedrals.cli.language import Lang, words_for
from cathedrals.cli.serve import Database, naming_variable

EPILOG = """\
Examples:
  cathedrals backup tuesday.sqlite
  cathedrals backup day.sqlite --database postgresql://ana:secret@db.example/c

Where matches are kept, if --database does not say: see cathedrals serve --help.
"""

NewFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="A new file; an existing one is never overwritten.")
]


def backup(file: NewFile, database: Database = None, lang: Lang = "") -> None:
    """Copy everything a server keeps into one file, while it runs.

    The file holds all that was acknowledged before the command began: matches, guests, accounts, chat, boxes and keys.
    It is the same for SQLite and PostgreSQL, and readable by you alone.
    """
    # Imported here: no other command should have to load the server.
    from cathedrals.server.store.backup import back_up
    from cathedrals.server.store.database import database_of

    with naming_variable(database):
        back_up(database_of(database_chosen(database)), file)
    typer.echo(words_for("", lang).say("backup-done", {"file": str(file)}))
