"""After a start: programs that were asked when the server stopped go on, though nobody opens their matches."""

from __future__ import annotations

import asyncio
import logging

from sqlalchemy import select

from cathedrals.kernel.game import CathedralsError
from cathedrals.server.kept import RUNNING
from cathedrals.server.lobby import Lobby
from cathedrals.server.schema import matches, seats

log = logging.getLogger("cathedrals")


async def resume(lobby: Lobby) -> None:
    """One match after the other, the newest first, so that people who come meanwhile need not wait."""
    is_asked = (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.asked)
    found = select(matches.c.id).join(seats, is_asked)
    found = found.where(matches.c.status == RUNNING, seats.c.program.is_not(None))
    for row in await lobby.store.rows(found.order_by(matches.c.since.desc())):
        try:
            room = await lobby.room(row.id)
        except CathedralsError as error:
            log.error("match %s: %s", row.id, error)
            continue
        room.wake()
        if room.thinking is not None:
            await asyncio.wait([room.thinking])
