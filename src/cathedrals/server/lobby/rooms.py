"""The rooms that are open, what other processes tell them, and who waits for one to open."""

from __future__ import annotations

import asyncio
import logging
from collections import Counter
from collections.abc import Awaitable
from typing import Any

from cathedrals.kernel.game import Refused
from cathedrals.kernel.match import Match
from cathedrals.server.room.interfaces import House
from cathedrals.server.room.room import Room
from cathedrals.server.room.table import DOES_NOT_REPLAY, OPEN, HostedTable, text_of
from cathedrals.server.store.matches import Matches
from cathedrals.server.study.study import Study

MOST_ROOMS = 1000
log = logging.getLogger("cathedrals")


class Rooms:
    def __init__(self, house: House, matches: Matches) -> None:
        self.house = house
        self.matches = matches
        self.open: dict[str, Room] = {}
        self.studies: dict[str, Study] = {}
        self.begun = Begun()

    async def room(self, id: str) -> Room:
        """The room of a match that has begun."""
        if id in self.open:
            return self.open[id]
        return self.open_room(*await self.matches.load(id))

    async def study(self, id: str) -> Study:
        """The same match for who looks back."""
        room = await self.room(id)
        if id not in self.studies or self.studies[id].room is not room:
            self.studies[id] = Study(room)
        return self.studies[id]

    async def record(self, id: str) -> str:
        """The record of a match; one that cannot be replayed at all is told as it is kept."""
        try:
            return await (await self.study(id)).record()
        except Refused as error:
            if error.refusal is None or error.refusal.id != DOES_NOT_REPLAY:
                raise
        return text_of(await self.matches.load_table(id), await self.matches.lines(id))

    def open_room(self, table: HostedTable, match: Match) -> Room:
        """A room for a match, unless somebody has opened it meanwhile."""
        if len(self.open) >= MOST_ROOMS:
            self.close_idle_rooms(len(self.open) - MOST_ROOMS + 1)
        return self.open.setdefault(table.id, Room(self.house, table, match))

    def begin(self, table: HostedTable, match: Match) -> None:
        """A match begins: whoever has waited for it comes in, and a program that is asked thinks."""
        self.open_room(table, match).wake()
        self.begun.tell(table.id)

    def close_idle_rooms(self, count: int) -> None:
        """Close those that were not used for longest; their matches are read again when somebody comes."""
        idle = sorted((room for room in self.open.values() if room.is_idle), key=lambda room: room.used)
        for room in idle[:count]:
            del self.open[room.table.id]
            self.studies.pop(room.table.id, None)

    async def close(self) -> None:
        """Let nobody think any longer; what was told is kept."""
        thinking = [room.thinking for room in self.open.values() if room.thinking is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    async def table(self, id: str) -> HostedTable:
        """A table as it is kept, begun or not."""
        room = self.open.get(id)
        return await self.matches.load_table(id) if room is None or room.is_stale else room.table

    async def wait_for_begin(self, id: str, seconds: float) -> bool:
        """Whether a table begins within that time."""
        if await self.begun.wait(id, seconds):
            return True
        return (await self.table(id)).status != OPEN  # another process may have begun it

    async def hear_notice(self, id: str, notice: dict[str, Any]) -> None:
        """What another process on the same database has committed or said."""
        self.begun.tell(id)
        if id in self.open:
            await logged(self.open[id].hear_notice(notice))

    async def catch_up(self) -> None:
        """Read the matches of all rooms anew, since other processes may have gone on with them."""
        for room in list(self.open.values()):
            await logged(room.catch_up())


async def logged(reading: Awaitable[None]) -> None:
    """A match that cannot be read now is before the next word in its room; the others hear on."""
    try:
        await reading
    except Exception:
        log.exception("what another process has told cannot be followed")


class Begun:
    """Who waits for a table to begin; nothing stays when nobody waits."""

    def __init__(self) -> None:
        self.events: dict[str, asyncio.Event] = {}
        self.waiting: Counter[str] = Counter()

    async def wait(self, id: str, seconds: float) -> bool:
        event = self.events.setdefault(id, asyncio.Event())
        self.waiting[id] += 1
        try:
            await asyncio.wait_for(event.wait(), seconds)
        except TimeoutError:
            return False
        finally:
            self.forget(id, event)
        return True

    def forget(self, id: str, event: asyncio.Event) -> None:
        self.waiting[id] -= 1
        if self.waiting[id] == 0:
            del self.waiting[id]
            if self.events.get(id) is event:
                del self.events[id]

    def tell(self, id: str) -> None:
        if id in self.events:
            self.events.pop(id).set()
