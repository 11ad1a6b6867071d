"""Guests and accounts as they are kept."""

from __future__ import annotations

import time
from contextlib import suppress
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, insert, select, update

from cathedrals.server.room.interfaces import Faster
from cathedrals.server.room.table import Guest
from cathedrals.server.store.schema import guests
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
        return await self.one(guests.c.account == account)

    async def add(self, guest: Guest, name: str) -> None:
        with suppress(Faster):  # the same guest may come twice at once
            now = time.time()
            await self.store.write(insert(guests).values(id=guest.id, name=name, since=now, seen=now))

    async def rename(self, guest: Guest, name: str) -> None:
        await self.store.write(update(guests).where(guests.c.id == guest.id).values(name=name))

    async def speak(self, guest: Guest, language: str) -> None:
        """Of an account; a mere guest's is kept in their browser."""
        change = update(guests).where(guests.c.id == guest.id, guests.c.account.is_not(None))
        with suppress(Faster):  # a mere guest
            await self.store.write(change.values(language=language))

    async def open_account(self, guest: Guest, name: str, account: str, likeness: str, password: str) -> None:
        """`Faster` if the account is another's."""
        change = update(guests).where(guests.c.id == guest.id, guests.c.account.is_(None))
        await self.store.write(
            change.values(name=name, account=account, likeness=likeness, password=password)
        )

    # What an account looks like, and its password -----------------------------------------------

    async def looks_like(self, likeness: str) -> KnownGuest | None:
        """An account whose name looks like that."""
        return await self.one(guests.c.likeness == likeness, guests.c.account.is_not(None))

    async def without_likeness(self) -> list[KnownGuest]:
        query = select(guests).where(guests.c.account.is_not(None), guests.c.likeness.is_(None))
        return [known_guest(row) for row in await self.store.rows(query)]

    async def note_likeness(self, guest: Guest, likeness: str) -> None:
        await self.store.write(update(guests).where(guests.c.id == guest.id).values(likeness=likeness))

    async def set_password(self, guest: Guest, password: str, reset: str | None = None) -> None:
        """`Faster` if the link that allows it was used meanwhile; no link is worth anything afterwards."""
        change = update(guests).where(guests.c.id == guest.id)
        change = change if reset is None else change.where(guests.c.reset == reset)
        await self.store.write(change.values(password=password, reset=None, reset_until=None))

    async def allow_reset(self, guest: Guest, reset: str, until: float) -> None:
        change = update(guests).where(guests.c.id == guest.id)
        await self.store.write(change.values(reset=reset, reset_until=until))

    async def find_reset(self, reset: str, now: float) -> KnownGuest | None:
        return await self.one(guests.c.reset == reset, guests.c.reset_until > now)

    async def called(self, name: str) -> list[KnownGuest]:
        """All who are called just that."""
        query = select(guests).where(guests.c.name == name).order_by(guests.c.since)
        return [known_guest(row) for row in await self.store.rows(query)]

    async def one(self, *conditions: ColumnElement[bool]) -> KnownGuest | None:
        row = await self.store.row(select(guests).where(*conditions).limit(1))
        return known_guest(row) if row else None


def known_guest(row: Row[Any]) -> KnownGuest:
    return KnownGuest(row.id, row.name, row.account, row.password or "", row.language or "")
