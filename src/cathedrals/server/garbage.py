"""When garbage is collected: what is young often and quickly, all of it only when nobody would notice.

A full collection looks at every object of every room: with a thousand rooms it stops the server for half a second.
"""

from __future__ import annotations

import asyncio
import gc
import time

YOUNG, MIDDLE = (
    20_000,
    20,
)  # objects made before the youngest are looked at, and how often before those somewhat older
NEVER = 1_000_000  # of those, before all are looked at: that is done here
EVERY = 60.0  # seconds between two full collections
AT_LATEST = 3600.0  # seconds after which one happens however busy the server is
MOMENT = 1.0  # seconds that are looked at to see whether it is busy
IDLE = 0.05  # of a processor used in that time


async def tidy_on() -> None:
    """For as long as the server lives; what is there when it starts stays, and is never looked at again."""
    before = gc.get_threshold()
    gc.collect()
    gc.freeze()
    gc.set_threshold(YOUNG, MIDDLE, NEVER)
    try:
        while True:
            await asyncio.sleep(EVERY)
            await until_idle(time.monotonic() + AT_LATEST)
            gc.collect()
    finally:
        gc.set_threshold(*before)
        gc.unfreeze()


async def until_idle(end: float) -> None:
    while time.monotonic() < end:
        used = time.process_time()
        await asyncio.sleep(MOMENT)
        if time.process_time() - used < IDLE * MOMENT:
            return
