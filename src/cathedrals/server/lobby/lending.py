"""Lending a seat: a link lets whoever opens it act there too, as the guest they are, until its owner takes it back."""

from __future__ import annotations

import asyncio
import secrets

from cathedrals.server.language import refused, words
from cathedrals.server.lobby.rooms import Rooms
from cathedrals.server.lobby.sessions import id_of
from cathedrals.server.room.interfaces import Faster
from cathedrals.server.room.table import Guest, HostedTable
from cathedrals.server.store.lent_seats import LentSeats
from cathedrals.server.wire.messages import LentSeat

MOST_LINKS = 20  # of one person at one table


class Lending:
    def __init__(self, kept: LentSeats, rooms: Rooms) -> None:
        self.kept = kept
        self.rooms = rooms
        self.looking = asyncio.Lock()  # what was read before is not told after what was read since

    async def lend(self, owner: Guest, match: str, seat: int) -> str:
        """What a new link holds."""
        if seat not in (await self.rooms.table(match)).own_seats_of(owner):
            raise refused("not-your-seat")
        if len(await self.kept.of_owner(match, owner)) >= MOST_LINKS:
            raise refused("too-many-links", count=MOST_LINKS)
        token = secrets.token_urlsafe(24)
        await self.kept.add(id_of(token), match, seat, owner)
        return token

    async def look(self, token: str) -> tuple[str, int, str]:
        """The match and the seat of a link, and who sits there."""
        found = await self.kept.find(id_of(token))
        if found is None:
            raise refused("bad-link")
        return found.match, found.seat, found.name

    async def open(self, guest: Guest, token: str) -> HostedTable:
        """Act at the seat of a link from now on; whoever sits there anyway needs nothing."""
        match, seat, _ = await self.look(token)
        table = await self.rooms.table(match)
        if seat in table.own_seats_of(guest):
            return table
        try:
            await self.kept.open(id_of(token), guest)
        except Faster:
            raise refused("link-used") from None
        return await self.tell(match)

    async def links(self, owner: Guest, match: str) -> list[LentSeat]:
        """The links somebody made for a match, without what they hold."""
        nameless = words().say("play-person")
        return [
            {
                "id": row.id,
                "seat": row.seat,
                "since": row.since,
                "opened_by": None if row.guest is None else row.opener or nameless,
            }
            for row in await self.kept.of_owner(match, owner)
        ]

    async def revoke(self, owner: Guest, match: str, id: str | None) -> None:
        await self.kept.revoke(match, owner, id)
        await self.tell(match)

    async def tell(self, match: str) -> HostedTable:
        """Let the room of a match know who may act in it now."""
        await self.look_again([match])
        return await self.rooms.table(match)

    async def look_again(self, matches: list[str]) -> None:
        async with self.looking:
            lent = await self.kept.at(matches) if matches else {}
            for match in matches:
                if match in self.rooms.open:
                    self.rooms.open[match].lend(lent.get(match, []))
