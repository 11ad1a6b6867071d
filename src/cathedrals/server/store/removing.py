"""What a host looks over and takes out of the store by hand: tables, matches and accounts."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Executable, Row, delete, exists, select, update

from cathedrals.server.room.interfaces import Faster
from cathedrals.server.room.table import OPEN, OVER, Guest
from cathedrals.server.store.forgetting import Forgetting, without
from cathedrals.server.store.schema import chat, guests, lent_seats, matches, notes, reports, seats, sessions
from cathedrals.server.store.store import Store


@dataclass(frozen=True)
class Removing:
    """What is removed here is noticed by the servers that run."""

    store: Store

    async def tables(self, status: str | None, guest: Guest | None) -> Sequence[Row[Any]]:
        """A row for each seat, those of the newest table first."""
        query = select(matches, seats.c.name).join(seats, seats.c.match == matches.c.id)
        if status is not None:
            query = query.where(matches.c.status == status)
        if guest is not None:
            query = query.where(matches.c.id.in_(select(seats.c.match).where(seats.c.guest == guest.id)))
        return await self.store.rows(query.order_by(matches.c.since.desc(), matches.c.id, seats.c.seat))

    async def accounts(self) -> Sequence[Row[Any]]:
        return await self.store.rows(
            select(guests).where(guests.c.account.is_not(None)).order_by(guests.c.account)
        )

    async def status(self, match: str) -> str | None:
        row = await self.store.row(select(matches.c.status).where(matches.c.id == match))
        return row.status if row else None

    async def close(self, match: str) -> bool:
        """A table that waits for people is over, as if all had stood up; false if it does not wait."""
        try:
            waiting = update(matches).where(matches.c.id == match, matches.c.status == OPEN)
            await self.store.write(waiting.values(status=OVER, listed=False))
        except Faster:
            return False
        with suppress(Faster):  # nobody sat there
            taken = update(seats).where(seats.c.match == match, seats.c.guest.is_not(None))
            await self.store.write(taken.values(guest=None, name="", salt="", address=""))
        return True

    async def delete_match(self, match: str) -> None:
        await self.store.write(*without(matches.c.id == match))
        await Forgetting(self.store).forget_rematches([match])

    async def unfinished(self, guest: Guest) -> list[str]:
        """The tables and matches that wait for somebody."""
        own = (seats.c.match == matches.c.id) & (seats.c.guest == guest.id)
        query = select(matches.c.id).join(seats, own).where(matches.c.status != OVER).distinct()
        return [row.id for row in await self.store.rows(query)]

    async def delete_account(self, guest: Guest, nameless: str) -> None:
        """Somebody and what they said; where they sat, somebody without a name did."""
        sat = exists().where(
            seats.c.match == chat.c.match, seats.c.seat == chat.c.seat, seats.c.guest == guest.id
        )
        gone: list[Executable] = [
            delete(chat).where(sat.correlate(chat)),
            delete(lent_seats).where((lent_seats.c.owner == guest.id) | (lent_seats.c.guest == guest.id)),
            delete(sessions).where(sessions.c.guest == guest.id),
            delete(reports).where(reports.c.guest == guest.id),
            delete(notes).where(notes.c.guest == guest.id),
            delete(guests).where(guests.c.id == guest.id),
        ]
        own = seats.c.guest == guest.id
        if await self.store.row(select(seats.c.match).where(own).limit(1)) is not None:
            gone.append(update(seats).where(own).values(guest=None, name=nameless))
        had = seats.c.before == guest.id
        if await self.store.row(select(seats.c.match).where(had).limit(1)) is not None:
            gone.append(update(seats).where(had).values(before=None))
        await self.store.write(*gone)
