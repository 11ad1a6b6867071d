"""Work that goes on beside the requests."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from typing import Any

log = logging.getLogger("cathedrals")


def start(work: Coroutine[Any, Any, None]) -> asyncio.Task[None]:
    """A task whose failure is written to the log."""
    task = asyncio.create_task(work)
    task.add_done_callback(report)
    return task


def report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and task.exception() is not None:
        log.error("%s failed", task.get_coro(), exc_info=task.exception())
