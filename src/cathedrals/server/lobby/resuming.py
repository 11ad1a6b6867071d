"""Programs that are asked and do not think go on: after a start, and when another process has died.

Nobody need open their matches.
"""

from __future__ import annotations

import asyncio
import logging
import random

from cathedrals.kernel.game import CathedralsError
from cathedrals.server.lobby.rooms import Rooms

LOOK = 5.0  # seconds, about, between two looks
log = logging.getLogger("cathedrals")


class Resuming:
    """Looks now and then for matches in which a program is asked and no process has it think."""

    def __init__(self, rooms: Rooms, every: float = LOOK) -> None:
        self.rooms = rooms
        self.every = every
        self.given_up: set[str] = set()
        self.is_well = True

    async def run(self) -> None:
        """For as long as the server lives. Processes that were started together do not look together."""
        while True:
            try:
                await self.look()
                self.is_well = True
            except Exception as error:
                if self.is_well:
                    log.warning("nobody looks for programs that are asked: %r", error)
                self.is_well = False
            await asyncio.sleep(self.every * random.uniform(0.5, 1.5))

    async def look(self) -> None:
        """One match after the other, the newest first, so that people who come meanwhile need not wait."""
        for id in await self.rooms.matches.awaiting_programs():
            if id not in self.given_up:
                await self.take_up(id)

    async def take_up(self, id: str) -> None:
        try:
            room = await self.rooms.room(id)
        except CathedralsError as error:
            log.error("match %s: %s", id, error)
            self.given_up.add(id)
            return
        if room.thinking is None or room.thinking.done():
            room.wake()
            if room.thinking is not None:
                await asyncio.wait([room.thinking], timeout=self.every)
