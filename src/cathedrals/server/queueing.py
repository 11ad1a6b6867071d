"""Long work in threads: few at once, and no endless queue."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import TypeVar

from cathedrals.server.language import refused

T = TypeVar("T")


class InTurn:
    """Who comes when too many wait is asked to come again.

    Work that holds the interpreter `rests` as long as it took: however many ask, half the time is everybody else's.
    """

    def __init__(self, at_once: int, most_waiting: int, rests: bool = False) -> None:
        self.places = asyncio.Semaphore(at_once)
        self.most_waiting = most_waiting
        self.rests = rests
        self.waiting = 0

    async def do(self, work: Callable[..., T], *args: object) -> T:
        if self.waiting >= self.most_waiting:
            raise refused("too-fast")
        self.waiting += 1
        try:
            async with self.places:
                began = time.monotonic()
                try:
                    return await asyncio.to_thread(work, *args)
                finally:
                    if self.rests:
                        await asyncio.sleep(time.monotonic() - began)
        finally:
            self.waiting -= 1
