"""Hints for people: thought about by the programs, once for each question."""

from __future__ import annotations

import asyncio

from cathedrals.players.thinking import Position
from cathedrals.server.language import refused
from cathedrals.server.room.interfaces import Behalf, Thinkers
from cathedrals.server.wire.messages import Hint


class Hints:
    """The hints of one match. However often it is asked, one program at most thinks about it."""

    def __init__(self, thinkers: Thinkers) -> None:
        self.thinkers = thinkers
        self.lock = asyncio.Lock()
        self.line = -1
        self.found: list[Hint] = []

    async def after(self, line: int, position: Position, behalf: Behalf) -> list[Hint]:
        """The best moves for the seat that is asked after a line, best first."""
        async with self.lock:
            if line != self.line:
                found = await self.thinkers.advise(position, behalf)
                if found is None:
                    raise refused("no-hint-yet")  # whoever asks again may have more luck
                self.line, self.found = line, found
            return self.found
