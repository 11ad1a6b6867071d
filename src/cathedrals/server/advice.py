"""Hints for people: thought about by the programs' processes, once for each question."""

from __future__ import annotations

import asyncio
from typing import Any

from cathedrals.server.programs import Programs


class Advice:
    """The hints of one match. However often it is asked, one process at most thinks about it."""

    def __init__(self, programs: Programs) -> None:
        self.programs = programs
        self.lock = asyncio.Lock()
        self.line = -1
        self.hints: list[dict[str, Any]] = []

    async def after(self, line: int, text: str, seat: int) -> list[dict[str, Any]]:
        """The best moves for a seat that is asked after a line, best first."""
        async with self.lock:
            if line != self.line:
                self.hints = await self.programs.advise(text, seat)
                self.line = line
            return self.hints
