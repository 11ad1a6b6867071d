"""The store, and its one writer that gathers what waits to be committed."""

from __future__ import annotations

import asyncio
import secrets
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, Row, Select, Update, bindparam, event, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cathedrals.server.background import start
from cathedrals.server.room.interfaces import Faster
from cathedrals.server.store import schema
from cathedrals.server.store.database import Database, Unusable, check_file, database_of, unusable
from cathedrals.server.store.migrations import Foreign, migrate
from cathedrals.server.store.notices import Notices

AT_ONCE = 500  # changes in one transaction
# A commit must outlive a power cut before anybody is told, hence FULL.
PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON")

STANDS = update(schema.matches).where(schema.matches.c.id == bindparam("its_id"))


@dataclass(frozen=True)
class Lines:
    """Lines of a match, counted from `first`, and how it stands after them."""

    match: str
    first: int
    texts: Sequence[str]
    stands: dict[str, Any]

    @property
    def last(self) -> int:
        return self.first + len(self.texts) - 1

    def rows(self) -> list[dict[str, Any]]:
        counted = enumerate(self.texts, self.first)
        return [{"match": self.match, "line": number, "text": text} for number, text in counted]


@dataclass
class Change:
    """What has to be committed together: statements, and perhaps lines of a match."""

    also: Sequence[Executable]
    lines: Lines | None = None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class Store:
    """Everything that outlives the process. Only the writer changes it."""

    def __init__(self, url: str) -> None:
        self.database = database_of(url)
        self.engine = engine_for(self.database)
        self.waiting: asyncio.Queue[Change] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.notices = Notices(self.engine.url) if self.database.file is None else None
        if self.notices is None:
            event.listen(self.engine.sync_engine, "connect", set_pragmas)

    async def open(self) -> None:
        try:
            if self.database.file is not None:
                check_file(
                    self.database.file
                )  # aiosqlite leaves a thread behind where a file cannot be opened
            async with self.engine.begin() as connection:
                await connection.run_sync(migrate)
        except (sqlite3.Error, DBAPIError, Foreign) as error:
            await self.engine.dispose()
            raise unusable(self.database, getattr(error, "orig", error)) from error
        self.writer = start(self.write_on())

    async def close(self) -> None:
        if self.writer is not None:
            self.writer.cancel()
            await asyncio.gather(self.writer, return_exceptions=True)
        await self.engine.dispose()

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            found: Sequence[Row[Any]] = (await connection.execute(query)).all()
            return found

    async def row(self, query: Select[Any]) -> Row[Any] | None:
        found = await self.rows(query)
        return found[0] if found else None

    async def add_lines(self, lines: Lines, also: Sequence[Executable] = ()) -> None:
        """Commit lines, and what goes with them; `Faster` if one of the lines is taken."""
        if self.notices is not None:
            also = [*also, self.notices.notice(lines.match, {"line": lines.last})]
        await self.change(Change(also, lines))

    def notify(self, match: str, message: dict[str, Any]) -> None:
        """Let other processes on the same database tell something that is in no line."""
        if self.notices is not None:
            self.waiting.put_nowait(Change([self.notices.notice(match, message)]))

    async def write(self, *statements: Executable) -> None:
        await self.change(Change(statements))

    async def change(self, change: Change) -> None:
        self.waiting.put_nowait(change)
        await change.done

    async def write_on(self) -> None:
        """The writer: all that has gathered while it committed goes into its next transaction."""
        while True:
            gathered = [await self.waiting.get()]
            while len(gathered) < AT_ONCE and not self.waiting.empty():
                gathered.append(self.waiting.get_nowait())
            error = await self.try_to_commit(gathered)
            if error is None or len(gathered) == 1:
                tell_outcome(gathered, error)
                continue
            for change in gathered:  # one of them spoilt it for all: each alone
                tell_outcome([change], await self.try_to_commit([change]))

    async def try_to_commit(self, gathered: Sequence[Change]) -> Exception | None:
        try:
            async with self.engine.begin() as connection:
                await commit(connection, gathered)
        except (Faster, IntegrityError):
            return Faster()
        except Exception as error:
            return error
        return None

    async def check(self) -> None:
        """Ask for next to nothing; it raises whatever keeps the store from answering."""
        await self.row(select(schema.keys.c.name).limit(1))

    async def key(self, name: str) -> bytes:
        """A random key of this store, made when it is first asked for."""
        query = select(schema.keys.c.value).where(schema.keys.c.name == name)
        found = await self.row(query)
        if found is None:
            with suppress(Faster):
                await self.write(insert(schema.keys).values(name=name, value=secrets.token_bytes(32)))
            found = await self.row(query)
        assert found is not None
        return bytes(found.value)


def engine_for(database: Database) -> AsyncEngine:
    try:
        # PostgreSQL may have been restarted since a connection was last used.
        return create_async_engine(database.url, pool_pre_ping=database.file is None)
    except ImportError as error:
        raise Unusable(
            'PostgreSQL needs its driver, which is not installed: pip install "cathedrals[postgresql]"'
        ) from error


async def commit(connection: AsyncConnection, gathered: Sequence[Change]) -> None:
    for statement in (statement for change in gathered for statement in change.also):
        result = await connection.execute(statement)
        if isinstance(statement, Update) and result.rowcount == 0:
            raise Faster  # what was to be changed is no longer as it was found
    added = [change.lines for change in gathered if change.lines]
    rows = [row for lines in added for row in lines.rows()]
    if rows:  # a match may begin without any
        await connection.execute(insert(schema.lines), rows)
    if added:
        await connection.execute(STANDS, [{"its_id": lines.match, **lines.stands} for lines in added])


def tell_outcome(gathered: Sequence[Change], error: Exception | None) -> None:
    for change in gathered:
        if change.done.done():
            continue  # who asked has gone away
        if error is None:
            change.done.set_result(None)
        else:
            change.done.set_exception(error)


def set_pragmas(connection: Any, record: Any) -> None:
    cursor = connection.cursor()
    for pragma in PRAGMAS:
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
