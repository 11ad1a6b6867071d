"""The rooms that are open, what other processes tell them, and who waits for one to open."""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from cathedrals.kernel.game import Refused
from cathedrals.kernel.match import Match
from cathedrals.server.background import end
from cathedrals.server.room.interfaces import House
from cathedrals.server.room.room import Room
from cathedrals.server.room.table import DOES_NOT_REPLAY, OPEN, HostedTable, text_of
from cathedrals.server.store.matches import Matches
from cathedrals.server.study.study import Study

MOST_ROOMS = 1000
UNUSED = 300.0  # seconds without anybody, after which a room is closed: memory is for those who are there


class Rooms:
    def __init__(self, house: House, matches: Matches) -> None:
        self.house = house
        self.matches = matches
        self.open: dict[str, Room] = {}
        self.studies: dict[str, Study] = {}
        self.begun = Begun()
        self.heard: dict[str, int] = {}  # the last line of matches that no room is open for, as others told
        self.caught_up = 0  # how often

    async def room(self, id: str) -> Room:
        """The room of a match that has begun."""
        if id in self.open:
            return self.open[id]
        before = self.caught_up
        room = self.open_room(*await self.matches.load(id))
        room.is_stale |= self.caught_up != before  # what others kept meanwhile was perhaps not heard
        return room

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
        if table.id not in self.open:
            room = self.open[table.id] = Room(self.house, table, match)
            room.is_stale = self.heard.pop(table.id, 0) > room.sitting.kept  # told while it was read
        return self.open[table.id]

    def begin(self, table: HostedTable, match: Match) -> None:
        """A match begins: whoever has waited for it comes in, and a program that is asked thinks."""
        self.open_room(table, match).wake()
        self.begun.tell(table.id)

    def close_idle_rooms(self, count: int) -> None:
        """Close those that were not used for longest; their matches are read again when somebody comes."""
        idle = sorted((room for room in self.open.values() if room.is_idle), key=lambda room: room.used)
        for room in idle[:count]:
            self.close_room(room)

    def close_unused(self, now: float) -> None:
        """Close those that nobody has used for long; one where somebody wishes to take back waits for the answer."""
        for room in list(self.open.values()):
            if room.is_idle and room.sitting.wish is None and now - room.last_used > UNUSED:
                self.close_room(room)

    def close_room(self, room: Room) -> None:
        del self.open[room.table.id]
        self.studies.pop(room.table.id, None)

    async def close_gone(self) -> None:
        """Close those whose match was deleted; where only the rematch was, another can be asked for."""
        before = {id: room.table.again for id, room in self.open.items()}
        kept = {id: again for id, _, again in await self.matches.stand(list(before))}
        for id in before.keys() & self.open.keys():  # some may have been closed meanwhile
            if id not in kept:
                self.studies.pop(id, None)
                self.open.pop(id).end("no-such-table")
            elif kept[id] is None and before[id] is not None:
                self.open[id].table.again = None

    async def close(self) -> None:
        """Let nobody think any longer; what was told is kept."""
        await end(task for room in self.open.values() for task in (room.thinking, room.hearing) if task)

    async def table(self, id: str) -> HostedTable:
        """A table as it is kept, begun or not."""
        room = self.open.get(id)
        if room is not None:
            async with room.lock:  # until what is being kept is kept
                if not room.is_stale:
                    return room.table.copy()
        return await self.matches.load_table(id)

    async def wait_for_begin(self, id: str, seconds: float) -> bool:
        """Whether a table begins within that time."""
        if await self.begun.wait(id, seconds):
            return True
        return (await self.table(id)).status != OPEN  # another process may have begun it

    def hear_notice(self, id: str, notice: dict[str, Any]) -> None:
        """What another process on the same database has committed or said."""
        self.begun.tell(id)
        if id in self.open:
            self.open[id].hear_soon(notice)
        elif "line" in notice:
            self.remember(id, notice["line"])

    def remember(self, id: str, line: int) -> None:
        """For a room that may be opening just now; those heard of longest ago are forgotten."""
        self.heard.pop(id, None)
        self.heard[id] = line
        if len(self.heard) > MOST_ROOMS:
            del self.heard[next(iter(self.heard))]

    async def catch_up(self) -> None:
        """Let every room know what others have kept and said while they were not heard."""
        self.caught_up += 1
        for id, line, again in await self.matches.stand(list(self.open)):
            room = self.open.get(id)
            if room is None:
                continue
            room.hear_soon({"line": line})
            if room.listeners:
                room.hear_soon({"chats": True})
            if again is not None and again != room.table.again:
                room.hear_soon({"again": again})


class Begun:
    """Who waits for a table to begin; nothing stays when nobody waits."""

    def __init__(self) -> None:
        self.events: dict[str, asyncio.Event] = {}
        self.waiting: Counter[str] = Counter()

    async def wait(self, id: str, seconds: float) -> bool:
        event = self.events.setdefault(id, asyncio.Event())
        self.waiting[id] += 1
        try:
            async with asyncio.timeout(seconds):
                await event.wait()
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
