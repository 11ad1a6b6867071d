"""Guests and accounts as they are kept."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, insert, select, update

from cathedrals.server.room.interfaces import Faster
from cathedrals.server.room.table import Guest
from cathedrals.server.store.schema import guests, seats
from cathedrals.server.store.store import Store


@dataclass(frozen=True)
class KnownGuest:
    """What is known of a guest: how they are called, and what an account has besides."""

    id: str
    name: str = ""
    account: str | None = None
    password: str = ""
    language: str = ""


@dataclass(frozen=True)
class Guests:
    """The guests of a store."""

    store: Store

    async def find(self, guest: Guest) -> KnownGuest:
        row = await self.store.row(select(guests).where(guests.c.id == guest.id))
        return known_guest(row) if row else KnownGuest(guest.id)

    async def find_account(self, account: str) -> KnownGuest | None:
        row = await self.store.row(select(guests).where(guests.c.account == account))
        return known_guest(row) if row else None

    async def add(self, guest: Guest, name: str) -> None:
        with suppress(Faster):  # the same guest may come twice at once
            await self.store.write(insert(guests).values(id=guest.id, name=name, since=time.time()))

    async def rename(self, guest: Guest, name: str) -> None:
        await self.store.write(update(guests).where(guests.c.id == guest.id).values(name=name))

    async def speak(self, guest: Guest, language: str) -> None:
        """Of an account; a mere guest's is kept in their browser."""
        change = update(guests).where(guests.c.id == guest.id, guests.c.account.is_not(None))
        with suppress(Faster):  # a mere guest
            await self.store.write(change.values(language=language))

    async def open_account(self, guest: Guest, name: str, account: str, password: str) -> None:
        """`Faster` if the account is another's."""
        change = update(guests).where(guests.c.id == guest.id, guests.c.account.is_(None))
        await self.store.write(change.values(name=name, account=account, password=password))

    async def sits(self, guest: Guest, match: str, seat: int) -> bool:
        query = select(seats).where(seats.c.match == match, seats.c.seat == seat, seats.c.guest == guest.id)
        return await self.store.row(query) is not None


def known_guest(row: Row[Any]) -> KnownGuest:
    return KnownGuest(row.id, row.name, row.account, row.password or "", row.language or "")
