"""What one guest and one address may have at once, so that nobody fills the house: tables and seats."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from cathedrals.server.language import refused
from cathedrals.server.limits import Bounds, Buckets, Counts
from cathedrals.server.room.table import OPEN, Guest, HostedTable
from cathedrals.server.store.crowding import Crowding


class Allowances:
    def __init__(self, kept: Crowding, bounds: Bounds) -> None:
        self.kept = kept
        self.bounds = bounds
        self.opened = Buckets(bounds.tables_at_once, bounds.tables_per_second)  # by address
        self.opening = Counts()  # by guest: those that are not kept yet

    @asynccontextmanager
    async def one_more_table(self, guest: Guest, address: str, is_awaiting: bool) -> AsyncIterator[None]:
        """While it is opened; many at once are counted like one after the other."""
        self.opening.add(guest.id)
        try:
            await self.check_table(guest, is_awaiting)
            if address and not self.opened.take(address):
                raise refused("too-many-new-tables")
            yield
        finally:
            self.opening.remove(guest.id)

    async def check_table(self, guest: Guest, is_awaiting: bool) -> None:
        waiting, running = await self.kept.tables_of(guest)
        others = self.opening[guest.id] - 1
        if waiting + running + others >= self.bounds.tables_of_guest:
            raise refused("too-many-tables", count=self.bounds.tables_of_guest)
        if is_awaiting and waiting + others >= self.bounds.open_tables_of_guest:
            raise refused("too-many-open-tables", count=self.bounds.open_tables_of_guest)

    async def check_seat(self, guest: Guest, table: HostedTable) -> None:
        """Nobody keeps the seats of all tables that are listed for whoever comes, nor several of one."""
        if table.status != OPEN or not table.listed or table.host == guest.id:
            return
        if table.own_seats_of(guest):
            raise refused("one-seat-each")
        if await self.kept.seats_at_others(guest) >= self.bounds.seats_of_guest:
            raise refused("too-many-seats", count=self.bounds.seats_of_guest)
