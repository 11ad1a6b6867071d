"""A whole store in one file, whichever database it is in, and such a file as a store again.

The file is a SQLite database of our schema. It is made while servers go on: all rows are read as they were
at one moment.
"""

from __future__ import annotations

import os
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager, suppress
from dataclasses import dataclass, field
from pathlib import Path

from sqlalchemy import (
    URL,
    Connection,
    Engine,
    Table,
    column,
    create_engine,
    func,
    insert,
    inspect,
    select,
    table,
    text,
)
from sqlalchemy.exc import DBAPIError

from cathedrals.kernel.game import CathedralsError
from cathedrals.server.patience import at_once
from cathedrals.server.room.table import read_match
from cathedrals.server.store import schema
from cathedrals.server.store.database import PRIVATE, Database, Unusable, unusable
from cathedrals.server.store.lock import locked
from cathedrals.server.store.matches import Matches
from cathedrals.server.store.migrations import NEWEST, Foreign, is_foreign, migrate, step_of, upgrade
from cathedrals.server.store.store import Store

ROWS = 1000  # read and written at once


@dataclass
class Restored:
    """What a backup held, and the matches in it that this version cannot replay to their end."""

    matches: int = 0
    accounts: int = 0
    lines: int = 0
    lost: list[str] = field(default_factory=list)


# Making one -------------------------------------------------------------------------------------------


def back_up(database: Database, file: Path) -> None:
    """Everything that was acknowledged until now, into a new file that is its owner's alone."""
    with new_file(file) as part:
        try:
            if database.file is not None:
                copy_file(database.file, part)
            else:
                copy_postgresql(database, part)
        except (sqlite3.Error, DBAPIError, Foreign) as error:
            raise unusable(database, getattr(error, "orig", error)) from error


@contextmanager
def new_file(file: Path) -> Iterator[Path]:
    """A file to write; only when it is whole it has its name, and nothing that is there is written over."""
    try:
        os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, PRIVATE))
    except FileExistsError as error:
        raise CathedralsError(f"{file} is there already; name another file") from error
    except OSError as error:
        raise CathedralsError(f"{file} cannot be written ({error.strerror}); name another file") from error
    handle, name = tempfile.mkstemp(prefix=f"{file.name}-", dir=file.parent)  # for its owner alone
    os.close(handle)
    try:
        yield Path(name)
        make_lasting(Path(name))
        os.replace(name, file)  # which is empty, and ours
    except BaseException:
        for one in (name, file):
            with suppress(OSError):
                os.unlink(one)
        raise


def make_lasting(file: Path) -> None:
    with file.open("rb+") as written:
        os.fsync(written.fileno())


def copy_file(source: Path, part: Path) -> None:
    if not source.is_file():
        raise Unusable(f"there is no database {source}; choose another --database")
    with opened(engine_of_file(source)) as connection:
        check_ours(connection)
    with closing(sqlite3.connect(source, isolation_level=None)) as connection:
        connection.execute("VACUUM INTO ?", [str(part)])


def copy_postgresql(database: Database, part: Path) -> None:
    with opened(engine_of(database)) as source:
        source.execution_options(isolation_level="REPEATABLE READ", stream_results=True)
        step = check_ours(source)
        with begun(engine_of_file(part)) as target:
            upgrade(target, step)
            copy_rows(source, target)


def check_ours(connection: Connection) -> str:
    """The step of a store that this version knows; `Foreign` if it is none."""
    step = step_of(connection)
    if step is None:
        raise Foreign("no matches have been kept in it")
    if step > NEWEST:
        raise Foreign("a newer version of Cathedrals wrote it; install that one")
    return step


def copy_rows(source: Connection, target: Connection) -> None:
    """Every row of every table, by the columns that the source has; later steps only add some."""
    found = inspect(source)
    for kept in schema.metadata.sorted_tables:
        if found.has_table(kept.name):
            names = {one["name"] for one in found.get_columns(kept.name)}
            copy_table(source, target, kept, [one.name for one in kept.c if one.name in names])


def copy_table(source: Connection, target: Connection, kept: Table, names: list[str]) -> None:
    bare = table(kept.name, *(column(name, kept.c[name].type) for name in names))
    for rows in source.execute(select(bare)).partitions(ROWS):
        target.execute(insert(bare), [dict(row._mapping) for row in rows])


# Taking one back --------------------------------------------------------------------------------------


def restore(file: Path, database: Database) -> None:
    """What a backup holds, into a database that is empty; an older backup is brought up to date on the way."""
    with up_to_date(file) as source, emptied_on_failure(database):
        try:
            with begun(engine_of(database)) as target:
                check_empty(target)
                migrate(target)
                copy_rows(source, target)
                go_on_counting(target)
        except (sqlite3.Error, DBAPIError, Foreign) as error:
            raise unusable(database, getattr(error, "orig", error)) from error


@contextmanager
def up_to_date(file: Path) -> Iterator[Connection]:
    """A copy of a backup at today's step; the backup itself stays as it is."""
    if not file.is_file():
        raise CathedralsError(f"there is no file {file}; a backup was expected")
    with tempfile.TemporaryDirectory() as folder:
        copy = Path(folder, "backup.sqlite")
        try:
            with closing(sqlite3.connect(f"{file.absolute().as_uri()}?mode=ro", uri=True)) as original:
                original.execute("VACUUM INTO ?", [str(copy)])
            with begun(engine_of_file(copy)) as connection:
                check_ours(connection)
                migrate(connection)
        except Foreign as error:
            raise CathedralsError(f"{file} cannot be restored: {error}") from error
        except (sqlite3.Error, DBAPIError) as error:
            reason = getattr(error, "orig", error)
            raise CathedralsError(f"{file} cannot be restored: {reason}; a backup was expected") from error
        with opened(engine_of_file(copy)) as connection:
            yield connection


@contextmanager
def emptied_on_failure(database: Database) -> Iterator[None]:
    """A file for this process alone meanwhile; one that was made for nothing is taken away again."""
    if database.file is None:
        yield
        return
    is_new = not database.file.exists()
    try:
        with locked(database.file):
            yield
    except BaseException:
        if is_new:
            database.file.unlink(missing_ok=True)
        raise


def check_empty(target: Connection) -> None:
    if is_foreign(target):
        raise Foreign("it holds tables of another program; choose another --database")
    found = inspect(target)
    for kept in schema.metadata.sorted_tables:
        if (
            found.has_table(kept.name)
            and target.execute(select(text("1")).select_from(kept).limit(1)).first()
        ):
            raise Foreign("it is not empty; a backup is restored into an empty one")


def go_on_counting(target: Connection) -> None:
    """PostgreSQL counts by itself what it adds; it must not begin anew with numbers that are there."""
    if target.dialect.name == "postgresql":
        newest = select(func.max(schema.chat.c.id)).scalar_subquery()
        sequence = func.pg_get_serial_sequence(schema.chat.name, "id")
        target.execute(select(func.setval(sequence, func.coalesce(newest, 1), newest.is_not(None))))


async def look_through(store: Store) -> Restored:
    """What is in a store, with every match played again."""
    found, kept = Restored(), Matches(store)
    accounts = select(func.count()).select_from(schema.guests).where(schema.guests.c.account.is_not(None))
    for row in await store.rows(accounts):
        found.accounts = row[0]
    for row in await store.rows(select(schema.matches.c.id, schema.matches.c.header)):
        lines = await kept.lines(row.id)
        found.matches += 1
        found.lines += len(lines)
        if row.header and not await replays(kept, row.id, lines):
            found.lost.append(row.id)
    return found


async def replays(kept: Matches, id: str, lines: list[str]) -> bool:
    table = await kept.load_table(id)
    try:
        return not at_once(read_match(table, lines)).lost
    except CathedralsError:
        return False


# Connections ------------------------------------------------------------------------------------------


def engine_of(database: Database) -> Engine:
    if database.file is not None:
        return engine_of_file(database.file)
    try:
        return create_engine(database.url)
    except ImportError as error:
        raise Unusable(
            'PostgreSQL needs its driver, which is not installed: pip install "cathedrals[postgresql]"'
        ) from error


def engine_of_file(file: Path) -> Engine:
    return create_engine(URL.create("sqlite", database=str(file)))


@contextmanager
def opened(engine: Engine) -> Iterator[Connection]:
    try:
        with engine.connect() as connection:
            yield connection
    finally:
        engine.dispose()


@contextmanager
def begun(engine: Engine) -> Iterator[Connection]:
    """The same, and what was done is kept if nothing went wrong."""
    with opened(engine) as connection, connection.begin():
        yield connection
