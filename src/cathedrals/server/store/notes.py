"""What people have written down for themselves, by match."""

from __future__ import annotations

import time
from dataclasses import dataclass

from sqlalchemy import ColumnElement, Executable, delete, insert, select

from cathedrals.server.room.interfaces import Faster
from cathedrals.server.room.table import Guest
from cathedrals.server.store.schema import notes
from cathedrals.server.store.store import Store


@dataclass(frozen=True)
class KeptNotes:
    """The notes of a store; each is asked for by whose it is."""

    store: Store

    async def read(self, guest: Guest, match: str) -> str:
        row = await self.store.row(select(notes.c.text).where(own(guest, match)))
        return row.text if row else ""

    async def write(self, guest: Guest, match: str, text: str) -> None:
        """The new text in place of the old; of two at the same time, from two browsers, the later is kept."""
        change: list[Executable] = [delete(notes).where(own(guest, match))]
        if text:
            row = {"match": match, "guest": guest.id, "text": text, "since": time.time()}
            change.append(insert(notes).values(row))
        try:
            await self.store.write(*change)
        except Faster:
            await self.store.write(*change)


def own(guest: Guest, match: str) -> ColumnElement[bool]:
    return (notes.c.match == match) & (notes.c.guest == guest.id)
