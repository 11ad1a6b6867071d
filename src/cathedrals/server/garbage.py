"""When garbage is collected: what is young several times a second, all of it only when nobody would notice.

A full collection looks at every object of every room: with a thousand rooms it stops the server for half a second. What
is young goes by time, for Python counts only by how much the objects made are more than those that went: a room that
tells a move replaces what it told before, so hundreds of thousands would be young before Python looked at them.
"""

from __future__ import annotations

import asyncio
import gc
import time

YOUNG = 1  # the generation up to which objects are looked at in every moment; the older ones are of the third
MOMENT = 0.125  # seconds
EVERY = 60.0  # seconds between two full collections
AT_LATEST = 3600.0  # seconds after which one happens however busy the server is
IDLE = 0.05  # of a processor used in a moment
IDLE_MOMENTS = 8  # one after the other, before all is looked at


async def tidy_on() -> None:
    """For as long as the server lives; what is there when it starts stays, and is never looked at again."""
    gc.collect()
    gc.freeze()
    gc.disable()
    try:
        while True:
            began = time.monotonic()
            await tidy_young(began + EVERY, began + EVERY + AT_LATEST)
            gc.collect()
    finally:
        gc.enable()
        gc.unfreeze()


async def tidy_young(due: float, at_latest: float) -> None:
    """Until all should be looked at: from `due` on as soon as the server has been idle for a while."""
    idle = 0
    while time.monotonic() < at_latest and not (idle >= IDLE_MOMENTS and time.monotonic() >= due):
        used = time.process_time()
        await asyncio.sleep(MOMENT)
        is_idle = time.process_time() - used < IDLE * MOMENT
        idle = idle + 1 if is_idle else 0
        gc.collect(YOUNG)
