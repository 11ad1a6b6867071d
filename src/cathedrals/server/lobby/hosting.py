"""What the host of a table may do while it waits for people: take somebody off it, list it or not."""

from __future__ import annotations

import asyncio
import secrets

from cathedrals.server.language import refused
from cathedrals.server.lobby.rooms import Rooms
from cathedrals.server.room.interfaces import Faster
from cathedrals.server.room.table import OPEN, Guest, HostedTable, Seat
from cathedrals.server.store.matches import Matches


def new_link() -> str:
    """What the link to a table holds."""
    return secrets.token_urlsafe(12)


class Hosting:
    def __init__(self, matches: Matches, rooms: Rooms, lock: asyncio.Lock) -> None:
        self.matches = matches
        self.rooms = rooms
        self.lock = lock  # under which people sit down

    async def kick(self, host: Guest, id: str, seat: int, address: str = "") -> HostedTable:
        """Take somebody off the table; they cannot sit down at it again, nor whoever comes whence they came.

        The link they knew is worth nothing any more. Who asks from where the host is, is kept away by name only.
        """
        async with self.lock:
            table = await self.own_table(host, id)
            who = table.seats[seat].guest if seat < len(table.seats) else None
            if who is None or who == host.id:
                raise refused("nobody-to-kick")
            taken = table.own_seats_of(Guest(who))
            away = {who, *(table.seats[own].address for own in taken)} - {"", address}
            for own in taken:
                table.seats[own] = Seat(own)
            table.link = new_link()
            try:
                await self.matches.kick(table, Guest(who), away)
            except Faster:
                raise refused("table-begun") from None
            return table

    async def show(self, host: Guest, id: str, listed: bool) -> HostedTable:
        """Whether the table is among the open tables from now on."""
        async with self.lock:
            table = await self.own_table(host, id)
            table.listed = listed
            try:
                await self.matches.keep_listed(table)
            except Faster:
                raise refused("table-begun") from None
            return table

    async def own_table(self, host: Guest, id: str) -> HostedTable:
        table = await self.rooms.table(id)
        if table.host != host.id:
            raise refused("not-your-table")
        if table.status != OPEN:
            raise refused("table-begun")
        return table

    async def check_welcome(self, guest: Guest, address: str, id: str, is_invited: bool) -> None:
        """Whoever was taken off a table stays off it; others who come whence they came need its link."""
        away = await self.matches.kicked(id)
        if guest.id in away:
            raise refused("kicked")
        if address in away and not is_invited:
            raise refused("kicked-nearby")
