"""Bans as they are kept: by a guest's id or an address."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, delete, insert, select

from cathedrals.server.store.schema import bans, guests
from cathedrals.server.store.store import Store


@dataclass(frozen=True)
class KeptBans:
    """The bans of a store."""

    store: Store

    async def all(self) -> Sequence[Row[Any]]:
        """Whom or what each is about, what such a guest is called, why, and since when."""
        both = bans.outerjoin(guests, guests.c.id == bans.c.what)
        query = select(bans, guests.c.name).select_from(both).order_by(bans.c.since)
        return await self.store.rows(query)

    async def add(self, what: str, reason: str) -> None:
        """Who is banned already is so for another reason now."""
        ban = insert(bans).values(what=what, reason=reason, since=time.time())
        await self.store.write(delete(bans).where(bans.c.what == what), ban)

    async def remove(self, what: str) -> bool:
        """Whether there was one."""
        found = await self.store.row(select(bans.c.what).where(bans.c.what == what))
        await self.store.write(delete(bans).where(bans.c.what == what))
        return found is not None
