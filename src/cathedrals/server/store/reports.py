"""Reports from tables as they are kept."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, Row, delete, func, insert, select, true

from cathedrals.server.room.table import Guest
from cathedrals.server.store.schema import reports
from cathedrals.server.store.store import Store


@dataclass(frozen=True)
class KeptReports:
    """The reports of a store."""

    store: Store

    async def count(self, guest: Guest) -> tuple[int, int]:
        """How many somebody has sent, and how many there are in all."""
        return await self.how_many(reports.c.guest == guest.id), await self.how_many(true())

    async def how_many(self, which: ColumnElement[bool]) -> int:
        row = await self.store.row(select(func.count()).select_from(reports).where(which))
        return int(row[0]) if row is not None else 0

    async def add(self, id: str, guest: Guest, match: str, text: str) -> None:
        row = {"id": id, "guest": guest.id, "match": match, "since": time.time(), "text": text}
        await self.store.write(insert(reports).values(row))

    async def all(self) -> Sequence[Row[Any]]:
        """All of them, the newest first."""
        return await self.store.rows(select(reports).order_by(reports.c.since.desc(), reports.c.id))

    async def text(self, id: str) -> str | None:
        row = await self.store.row(select(reports.c.text).where(reports.c.id == id))
        return row.text if row is not None else None

    async def remove(self, id: str) -> None:
        await self.store.write(delete(reports).where(reports.c.id == id))
