"""What nobody comes back to is taken out of the store, a few rows at a time."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Executable, Select, Table, delete, exists, func, select, update

from cathedrals.server.room.interfaces import Faster
from cathedrals.server.room.table import OVER
from cathedrals.server.store.schema import (
    chat,
    guests,
    kicked,
    lent_seats,
    lines,
    matches,
    notes,
    reports,
    seats,
    sessions,
)
from cathedrals.server.store.store import Store

BITE = 200  # rows found at once, so that nobody's move waits for long
OF_MATCH = (seats, lent_seats, kicked, lines, chat, reports, notes)


@dataclass(frozen=True)
class Before:
    """When something must last have been used to be forgotten now; nothing is before 0."""

    now: float
    guests: float
    tables: float
    guest_sessions: float
    account_sessions: float
    nobodys_sessions: float


@dataclass(frozen=True)
class Forgetting:
    """Each bite tells how many there were."""

    store: Store

    async def count(self, before: Before) -> dict[str, int]:
        """How many guests, tables and sessions would be forgotten."""
        return {
            "guests": await self.how_many(guests, stale_guest(before)),
            "tables": await self.how_many(matches, stale_table(before)),
            "sessions": await self.how_many(sessions, stale_session(before)),
        }

    async def how_many(self, table: Table, which: ColumnElement[bool]) -> int:
        row = await self.store.row(select(func.count()).select_from(table).where(which))
        return int(row[0]) if row else 0

    async def forget_guests(self, before: Before) -> int:
        """Mere guests, their sessions and what they noted down; the matches they played keep their names."""
        stale = stale_guest(before)
        ids = await self.some(select(guests.c.id).where(stale))
        which = guests.c.id.in_(ids) & stale
        gone = select(guests.c.id).where(which)
        own = [delete(table).where(table.c.guest.in_(gone)) for table in (sessions, notes)]
        if ids:
            await self.store.write(*own, delete(guests).where(which))
        return len(ids)

    async def forget_tables(self, before: Before) -> int:
        """Tables that never began, whether somebody still waits at them or not."""
        stale = stale_table(before)
        ids = await self.some(select(matches.c.id).where(stale))
        if ids:
            await self.store.write(*without(matches.c.id.in_(ids) & stale))
            await self.forget_rematches(ids)
        return len(ids)

    async def forget_rematches(self, ids: Sequence[str]) -> None:
        """Whoever wants a rematch can have another where the first is gone."""
        gone = matches.c.again.in_(ids) & matches.c.again.not_in(select(matches.c.id))
        found = await self.some(select(matches.c.id).where(gone))
        try:
            if found:
                await self.store.write(update(matches).where(matches.c.id.in_(found)).values(again=None))
        except Faster:
            pass  # they are gone, too

    async def forget_sessions(self, before: Before) -> int:
        stale = stale_session(before)
        ids = await self.some(select(sessions.c.id).where(stale))
        if ids:
            await self.store.write(delete(sessions).where(sessions.c.id.in_(ids) & stale))
        return len(ids)

    async def some(self, query: Select[Any]) -> list[str]:
        return [row.id for row in await self.store.rows(query.limit(BITE))]


def without(which: ColumnElement[bool]) -> list[Executable]:
    """Matches and all that is theirs; whoever changes one of them at the same time goes before or is too late."""
    ids = select(matches.c.id).where(which)
    theirs: list[Executable] = [delete(table).where(table.c.match.in_(ids)) for table in OF_MATCH]
    return [ids.with_for_update(), *theirs, delete(matches).where(which)]


def stale_guest(before: Before) -> ColumnElement[bool]:
    """Somebody without an account who has not been here, in whichever browser, and whom no match waits for."""
    own = (seats.c.guest == guests.c.id) & (seats.c.match == matches.c.id)
    plays = exists().where(own, matches.c.status != OVER).correlate(guests)
    comes = (
        exists().where(sessions.c.guest == guests.c.id, sessions.c.used >= before.guests).correlate(guests)
    )
    is_long_ago = (guests.c.seen < before.guests) & (guests.c.signed_until <= before.now)
    return guests.c.account.is_(None) & is_long_ago & ~comes & ~plays


def stale_table(before: Before) -> ColumnElement[bool]:
    return (matches.c.header == "") & (matches.c.seen < before.tables)


def stale_session(before: Before) -> ColumnElement[bool]:
    """One that has lapsed, or of a visitor who has left nothing behind."""
    has_account = is_guest(guests.c.account.is_not(None))
    is_known = is_guest() | exists().where(lent_seats.c.guest == sessions.c.guest).correlate(sessions)
    lapsed = (sessions.c.used < before.guest_sessions) | (
        (sessions.c.used < before.account_sessions) & has_account
    )
    return lapsed | ((sessions.c.used < before.nobodys_sessions) & ~is_known)


def is_guest(*also: ColumnElement[bool]) -> ColumnElement[bool]:
    return exists().where(guests.c.id == sessions.c.guest, *also).correlate(sessions)
