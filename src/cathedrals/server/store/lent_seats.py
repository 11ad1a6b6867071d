"""Seats that are lent, as they are kept: by the hash of what a link holds, whose they were, and who opened it."""

from __future__ import annotations

import time
from collections.abc import Collection, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, delete, insert, or_, select, update

from cathedrals.server.room.table import Guest, Lent
from cathedrals.server.store.schema import guests, lent_seats, seats
from cathedrals.server.store.store import Store

LASTS = 30 * 24 * 3600.0


@dataclass(frozen=True)
class LentSeats:
    """The lent seats of a store. A link lapses, and ends when its owner sits there no longer."""

    store: Store

    async def add(self, id: str, match: str, seat: int, owner: Guest) -> None:
        values = {"id": id, "match": match, "seat": seat, "owner": owner.id, "since": time.time()}
        await self.store.write(insert(lent_seats).values(**values))

    async def find(self, id: str) -> Row[Any] | None:
        return await self.store.row(standing(lent_seats.c.id == id))

    async def open(self, id: str, guest: Guest) -> None:
        """Somebody opens a link; `Faster` if another has."""
        free = or_(lent_seats.c.guest.is_(None), lent_seats.c.guest == guest.id)
        await self.store.write(update(lent_seats).where(lent_seats.c.id == id, free).values(guest=guest.id))

    async def of_owner(self, match: str, owner: Guest) -> Sequence[Row[Any]]:
        own = (lent_seats.c.match == match) & (lent_seats.c.owner == owner.id)
        return await self.store.rows(standing(own).order_by(lent_seats.c.since))

    async def revoke(self, match: str, owner: Guest, id: str | None) -> None:
        """One of the links somebody made for a match, or all of them."""
        own = (lent_seats.c.match == match) & (lent_seats.c.owner == owner.id)
        await self.store.write(delete(lent_seats).where(own if id is None else own & (lent_seats.c.id == id)))

    async def at(self, matches: Collection[str]) -> dict[str, list[Lent]]:
        """Who may act at which seats of some matches besides those who sit there."""
        opened = lent_seats.c.match.in_(matches) & lent_seats.c.guest.is_not(None)
        found: dict[str, list[Lent]] = {}
        for row in await self.store.rows(standing(opened)):
            found.setdefault(row.match, []).append(Lent(row.seat, row.owner, row.guest))
        return found


def standing(which: ColumnElement[bool]) -> Any:
    """Links that have neither lapsed nor lost their owner, and what the one is called who opened each."""
    sits = (seats.c.match == lent_seats.c.match) & (seats.c.seat == lent_seats.c.seat)
    sits &= seats.c.guest == lent_seats.c.owner
    both = lent_seats.join(seats, sits).outerjoin(guests, guests.c.id == lent_seats.c.guest)
    columns = (lent_seats, seats.c.name, guests.c.name.label("opener"))
    return select(*columns).select_from(both).where(which, lent_seats.c.since > time.time() - LASTS)
