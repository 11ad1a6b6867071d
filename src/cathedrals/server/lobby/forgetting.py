"""What nobody comes back to is forgotten by a rule that the host may set."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from dataclasses import dataclass

from cathedrals.server.lobby.sessions import ACCOUNT_LASTS, DAY, GUEST_LASTS
from cathedrals.server.store.forgetting import Before, Forgetting

LOOK_AGAIN = 3600.0  # seconds
PAUSE = 1.0  # seconds between two bites, in which others write
# Of a session it is noted about once a day that it is used, so one that was not for a day is two days old.
NOBODY_LASTS = 2 * DAY
log = logging.getLogger("cathedrals")


@dataclass(frozen=True)
class Rule:
    """After how many days without a sign of life; 0 means never."""

    guests: float = 365.0
    tables: float = 30.0

    def before(self, now: float) -> Before:
        return Before(
            now=now,
            guests=now - self.guests * DAY if self.guests else 0.0,
            tables=now - self.tables * DAY if self.tables else 0.0,
            guest_sessions=now - GUEST_LASTS,
            account_sessions=now - ACCOUNT_LASTS,
            nobodys_sessions=now - NOBODY_LASTS,
        )


async def forget_on(
    kept: Forgetting, rule: Rule, clock: Callable[[], float] = time.time, pause: float = PAUSE
) -> None:
    """Until the server stops; what cannot be forgotten now may be the next time."""
    while True:
        try:
            await forget(kept, rule.before(clock()), pause)
        except Exception:
            log.exception("what nobody comes back to cannot be forgotten")
        await asyncio.sleep(LOOK_AGAIN)


async def forget(kept: Forgetting, before: Before, pause: float = 0.0) -> None:
    """All that is due, bite by bite."""
    for bite in (kept.forget_guests, kept.forget_tables, kept.forget_sessions):
        while await bite(before):
            await asyncio.sleep(pause)
