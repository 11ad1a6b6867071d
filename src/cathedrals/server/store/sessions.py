"""Sessions as they are kept: who has entered from which browser, by the hash of what its cookie holds."""

from __future__ import annotations

from collections.abc import Collection
from contextlib import suppress
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, update

from cathedrals.server.room.interfaces import Faster
from cathedrals.server.room.table import Guest
from cathedrals.server.store.schema import guests, sessions
from cathedrals.server.store.store import Store

ASKED_AT_ONCE = 500  # ids in one question


@dataclass(frozen=True)
class Session:
    """Somebody in one browser."""

    id: str
    guest: Guest
    used: float
    is_account: bool = False


@dataclass(frozen=True)
class KeptSessions:
    """The sessions of a store."""

    store: Store

    async def find(self, id: str) -> Session | None:
        both = sessions.outerjoin(guests, guests.c.id == sessions.c.guest)
        query = select(sessions, guests.c.account).select_from(both).where(sessions.c.id == id)
        row = await self.store.row(query)
        return Session(row.id, Guest(row.guest), row.used, row.account is not None) if row else None

    async def add(self, session: Session) -> None:
        values = {"id": session.id, "guest": session.guest.id, "since": session.used, "used": session.used}
        await self.store.write(insert(sessions).values(**values))

    async def use(self, session: Session, now: float) -> None:
        """It is in use today, and so is its guest."""
        with suppress(Faster):  # it may be ended just now, and who has no name yet is not kept
            await self.store.write(update(sessions).where(sessions.c.id == session.id).values(used=now))
            await self.store.write(update(guests).where(guests.c.id == session.guest.id).values(seen=now))

    async def end(self, id: str) -> None:
        await self.store.write(delete(sessions).where(sessions.c.id == id))

    async def end_all(self, guest: Guest, but: str = "") -> list[str]:
        """All of somebody's but one, and what an old cookie of theirs is worth; those that were ended."""
        others = (sessions.c.guest == guest.id) & (sessions.c.id != but)
        ended = [row.id for row in await self.store.rows(select(sessions.c.id).where(others))]
        await self.store.write(delete(sessions).where(others))
        await self.refuse_signed(guest)
        return ended

    async def standing(self, ids: Collection[str]) -> set[str]:
        """Those of some that have not been ended."""
        found: set[str] = set()
        asked = list(ids)
        for first in range(0, len(asked), ASKED_AT_ONCE):
            some = sessions.c.id.in_(asked[first : first + ASKED_AT_ONCE])
            found.update(row.id for row in await self.store.rows(select(sessions.c.id).where(some)))
        return found

    # Signed cookies of earlier versions ---------------------------------------------------------

    async def honours_signed(self, guest: Guest, now: float) -> bool:
        """Whether a cookie that was signed for somebody before there were sessions still stands for them."""
        query = select(guests.c.id).where(guests.c.id == guest.id, guests.c.signed_until > now)
        return await self.store.row(query) is not None

    async def refuse_signed(self, guest: Guest) -> bool:
        """From now on it does not; whether it did."""
        honoured = update(guests).where(guests.c.id == guest.id, guests.c.signed_until > 0)
        try:
            await self.store.write(honoured.values(signed_until=0.0))
        except Faster:
            return False
        return True
