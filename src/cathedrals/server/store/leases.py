"""Leases: which of several processes lets the programs of a match play, so that a dead one's are taken over.

Times are told by the database's clock, which is the same for all processes; their own clocks may differ.
"""

from __future__ import annotations

import asyncio
import logging
from dataclasses import dataclass, field

from sqlalchemy import ColumnElement, Executable, Float, Update, cast, extract, func, select, update

from cathedrals.server.room.interfaces import Faster
from cathedrals.server.store.schema import matches
from cathedrals.server.store.store import Store

LASTS = 10.0  # seconds
log = logging.getLogger("cathedrals")


@dataclass
class Leases:
    """Those of this process. Where it is the only one, on a file, nothing is written and all are its own."""

    store: Store
    lasts: float = LASTS
    held: set[str] = field(default_factory=set)

    @property
    def process(self) -> str | None:
        return self.store.notices.process if self.store.notices is not None else None

    async def take(self, id: str) -> bool:
        """Whether this process may let the programs of a match play, from now until it lets go."""
        if self.process is None or id in self.held:
            return True
        if await self.store.row(select(matches.c.id).where(matches.c.id == id, self.is_free())) is None:
            return False
        try:  # what is refused spoils what was gathered with it, so it was looked up first
            await self.store.write(self.lease().where(matches.c.id == id, self.is_free()))
        except Faster:
            return False
        self.held.add(id)
        return True

    def is_free(self) -> ColumnElement[bool]:
        """Whether a lease has run out, or was this process's own all along."""
        return (matches.c.leased_until < now()) | (matches.c.leased_to == (self.process or ""))

    def lease(self) -> Update:
        return update(matches).values(leased_to=self.process, leased_until=now() + self.lasts)

    def let_go(self, id: str) -> None:
        """It is not renewed any more, so that another may go on when it has run out."""
        self.held.discard(id)

    def end(self, id: str) -> list[Executable]:
        """What ends a lease at once, if there is one, with the commit after which no program is asked."""
        if id not in self.held:
            return []
        self.held.discard(id)
        return [update(matches).where(matches.c.id == id).values(leased_until=0.0)]

    async def renew_on(self) -> None:
        """For as long as the server lives: one statement for all that are thought about."""
        while True:
            await asyncio.sleep(self.lasts / 3)
            try:
                await self.renew()
            except Exception as error:
                log.warning("leases are not renewed: %r", error)

    async def renew(self) -> None:
        if not self.held:
            return
        own = (matches.c.leased_to == self.process) & matches.c.id.in_(list(self.held))
        still = {row.id for row in await self.store.rows(select(matches.c.id).where(own))}
        self.held &= still  # the others were taken over: they had run out
        if still:
            await self.store.write(self.lease().where(own))

    async def end_all(self) -> None:
        """The server stops: others may go on at once."""
        if self.process is None:
            return
        self.held.clear()
        try:
            own = matches.c.leased_to == self.process
            await self.store.write(
                update(matches).where(own, matches.c.leased_until > 0).values(leased_until=0.0)
            )
        except Faster:
            pass  # there were none


def now() -> ColumnElement[float]:
    return cast(extract("epoch", func.clock_timestamp()), Float)
