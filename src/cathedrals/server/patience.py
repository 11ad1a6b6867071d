"""Long work in short pieces, so that nobody has to wait for what somebody else wants to know."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Generator
from typing import TypeVar

PIECE = 0.002  # seconds that all long work together may keep the others waiting
Result = TypeVar("Result")
Steps = Generator[None, None, Result]


class Patience:
    """Whatever is worked at shares one piece of time; after each of them everybody else has a turn."""

    def __init__(self, seconds: float = PIECE, clock: Callable[[], float] = time.monotonic) -> None:
        self.seconds = seconds
        self.clock = clock
        self.working = 0

    async def do(self, steps: Steps[Result]) -> Result:
        self.working += 1
        try:
            while True:
                until = self.clock() + self.seconds / self.working
                while True:
                    next(steps)
                    if self.clock() >= until:
                        break
                await asyncio.sleep(0)
        except StopIteration as done:
            found: Result = done.value
            return found
        finally:
            self.working -= 1


PATIENCE = Patience()


async def in_pieces(steps: Steps[Result]) -> Result:
    """What all steps come to, with everybody else in between."""
    return await PATIENCE.do(steps)


def at_once(steps: Steps[Result]) -> Result:
    """The same without a break."""
    while True:
        try:
            next(steps)
        except StopIteration as done:
            found: Result = done.value
            return found
