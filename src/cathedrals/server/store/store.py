"""The store, and its one writer that gathers what waits to be committed."""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Any

from sqlalchemy import Executable, Row, Select, Update, bindparam, delete, event, insert, select, update
from sqlalchemy.exc import DBAPIError, IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from cathedrals.kernel.game import CathedralsError
from cathedrals.server.background import end, start
from cathedrals.server.room.interfaces import Faster, NotKept
from cathedrals.server.store import schema
from cathedrals.server.store.database import Database, Unusable, check_file, database_of, unusable
from cathedrals.server.store.migrations import NEWEST, Foreign, migrate, step_kept
from cathedrals.server.store.notices import PULSE, Notices

log = logging.getLogger("cathedrals.edge")  # whoever asks while it fails brings it about again
AT_ONCE = 500  # changes in one transaction
TRIED = "tried"  # the row that is written to see whether anything can be
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
    seats: Sequence[dict[str, Any]] = ()  # those that others sit on now

    @property
    def last(self) -> int:
        return self.first + len(self.texts) - 1

    def rows(self) -> list[dict[str, Any]]:
        counted = enumerate(self.texts, self.first)
        return [{"match": self.match, "line": number, "text": text} for number, text in counted]

    def tell(self) -> dict[str, Any]:
        """What other processes need to play them on."""
        return {
            "line": self.last,
            "first": self.first,
            "lines": list(self.texts),
            "seats": list(self.seats),
        }


@dataclass
class Change:
    """What has to be committed together: statements, and perhaps lines of a match."""

    also: Sequence[Executable]
    lines: Lines | None = None
    done: asyncio.Future[None] = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class BrokenOff(Exception):
    """A commit was broken off; whether anything of it was kept is not known."""


class Outdated(CathedralsError):
    """Another server has taken the store further than this version knows."""


class Store:
    """Everything that outlives the process. Only the writer changes it."""

    def __init__(self, url: str) -> None:
        self.database = database_of(url)
        self.engine = engine_for(self.database)
        self.waiting: asyncio.Queue[Change] = asyncio.Queue()
        self.writer: asyncio.Task[None] | None = None
        self.is_open = False
        self.has_failed = False  # the last commit
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
        self.is_open = True
        self.writer = start(self.write_on())

    async def close(self) -> None:
        self.is_open = False
        if self.writer is not None:
            await end([self.writer])
        await self.engine.dispose()

    async def rows(self, query: Select[Any]) -> Sequence[Row[Any]]:
        """What is found; a question whose connection broke meanwhile is asked once more."""
        try:
            return await self.rows_now(query)
        except DBAPIError as error:
            if not error.connection_invalidated:
                raise not_kept(error) from error
        except OSError as error:
            raise not_kept(error) from error
        try:
            return await self.rows_now(query)
        except (DBAPIError, OSError) as error:
            raise not_kept(error) from error

    async def rows_now(self, query: Select[Any]) -> Sequence[Row[Any]]:
        async with self.engine.connect() as connection:
            found: Sequence[Row[Any]] = (await connection.execute(query)).all()
            return found

    async def row(self, query: Select[Any]) -> Row[Any] | None:
        found = await self.rows(query)
        return found[0] if found else None

    async def add_lines(self, lines: Lines, also: Sequence[Executable] = ()) -> None:
        """Commit lines, and what goes with them; `Faster` if one of the lines is taken."""
        if self.notices is not None:
            also = [*also, self.notices.notice(lines.match, lines.tell())]
        await self.change(Change(also, lines))

    def notify(self, match: str, message: dict[str, Any]) -> None:
        """Let other processes on the same database tell something that is in no line."""
        self.change_soon(self.noticing(match, message))

    def noticing(self, match: str, message: dict[str, Any]) -> list[Executable]:
        """What tells it to them as soon as it is committed; nothing where there are none."""
        return [] if self.notices is None else [self.notices.notice(match, message)]

    async def pulse_on(self) -> None:
        """Say nothing now and then, for as long as the server lives, so that who hears nothing knows it is deaf."""
        while self.notices is not None:
            await asyncio.sleep(PULSE)
            self.change_soon([self.notices.pulse()])

    async def write(self, *statements: Executable) -> None:
        await self.change(Change(statements))

    async def change(self, change: Change) -> None:
        self.waiting.put_nowait(change)
        await change.done

    def change_soon(self, statements: Sequence[Executable]) -> None:
        """What nobody waits for; if it cannot be, that is known to whoever listens."""
        if statements:
            change = Change(statements)
            change.done.add_done_callback(lambda done: done.cancelled() or done.exception())
            self.waiting.put_nowait(change)

    async def write_on(self) -> None:
        """The writer: all that has gathered while it committed goes into its next transaction."""
        while True:
            gathered = [await self.waiting.get()]
            while len(gathered) < AT_ONCE and not self.waiting.empty():
                gathered.append(self.waiting.get_nowait())
            try:
                await self.commit_all(gathered)
            except BaseException as error:  # it lives as long as the store is open, whatever breaks it off
                tell_outcome(gathered, BrokenOff(repr(error)))
                if not self.is_open or not isinstance(error, Exception | asyncio.CancelledError):
                    raise
                log.exception("the writer of the store was broken off and goes on")

    async def commit_all(self, gathered: Sequence[Change]) -> None:
        error = await self.try_to_commit(gathered)
        if error is None or len(gathered) == 1:
            tell_outcome(gathered, error)
            return
        for change in gathered:  # one of them spoilt it for all: each alone
            tell_outcome([change], await self.try_to_commit([change]))

    async def try_to_commit(self, gathered: Sequence[Change]) -> Exception | None:
        outcome: Exception | None = None
        try:
            async with self.engine.begin() as connection:
                await commit(connection, gathered)
        except (Faster, IntegrityError):
            outcome = Faster()
        except (DBAPIError, OSError) as error:
            outcome = not_kept(error)
        except Exception as error:
            outcome = error
        self.has_failed = isinstance(outcome, NotKept)
        return outcome

    async def check(self) -> None:
        """Ask for next to nothing; it raises whatever keeps the store from answering, or from keeping anything.

        A full disk still answers. So after a commit that failed something is written, until that can be done again:
        whoever is sent elsewhere meanwhile would not try.
        """
        await self.row(select(schema.keys.c.name).limit(1))
        if self.has_failed:
            with suppress(Faster):  # another process writes the same
                await self.write(
                    delete(schema.keys).where(schema.keys.c.name == TRIED),
                    insert(schema.keys).values(name=TRIED, value=b""),
                )

    async def check_step(self) -> None:
        """`Outdated` as soon as a newer version has taken the store further."""
        found = await self.row(step_kept())
        if found is not None and found.step > NEWEST:
            raise Outdated(
                f"a newer version of Cathedrals has upgraded the database {self.database.shown}, so this one has "
                "stopped; start the newer one"
            )

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


def not_kept(error: Exception) -> NotKept:
    """Said to people in their words; why, and to whoever runs the server, in the log."""
    reason = str(getattr(error, "orig", error)).partition("\n")[0]
    log.error("the database does not do what it should: %s", reason)
    return NotKept(reason)


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
