"""Work that goes on beside the requests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine, Iterable
from typing import Any

AGAIN = 5.0  # seconds after which whoever has not ended is told once more
log = logging.getLogger("cathedrals")


def start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """A task whose failure is written to the log."""
    task = asyncio.create_task(work)
    task.add_done_callback(report)
    return task


async def end(tasks: Iterable[asyncio.Future[Any]]) -> None:
    """Cancel them until they have ended.

    What is broken off in the middle of a query may hear nothing of it: drivers raise an error of their own instead, or
    wait by `wait_for`, which swallows cancellations before Python 3.12. Who tries again whatever fails would go on.
    """
    left = set(tasks)
    while left:
        for task in left:
            task.cancel()
        _, left = await asyncio.wait(left, timeout=AGAIN)


def report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("%s failed", task.get_coro(), exc_info=task.exception())
