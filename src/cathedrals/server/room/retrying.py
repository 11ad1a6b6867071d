"""Trying again what went wrong: soon at first, then ever less often, and the log says it once."""

from __future__ import annotations

import asyncio
import logging
import sys
from contextlib import suppress

WAITS = (0.5, 1.0, 2.0, 4.0, 8.0, 15.0, 30.0)  # seconds
log = logging.getLogger("cathedrals")


class Retrying:
    """How often something has failed in a row, and when it is tried again."""

    def __init__(self) -> None:
        self.failures = 0
        self.complained = ""
        self.now = asyncio.Event()

    def complain(self, match: str) -> None:
        """Log what has just gone wrong, unless it was logged already."""
        error = repr(sys.exc_info()[1])
        if error != self.complained:
            log.exception("match %s cannot go on now, and is tried again", match)
        self.complained = error
        self.failures += 1

    def succeed(self) -> None:
        self.failures = 0
        self.complained = ""

    def at_once(self) -> None:
        """Somebody wants to know: it is not waited any longer."""
        self.now.set()

    async def wait(self) -> None:
        self.now.clear()
        seconds = WAITS[min(self.failures, len(WAITS)) - 1]
        with suppress(TimeoutError):
            async with asyncio.timeout(seconds):  # `wait_for` swallows cancellations before Python 3.12
                await self.now.wait()
