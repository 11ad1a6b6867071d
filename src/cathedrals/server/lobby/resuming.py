"""After a start: programs that were asked when the server stopped go on, though nobody opens their matches."""

from __future__ import annotations

import asyncio
import logging

from cathedrals.kernel.game import CathedralsError
from cathedrals.server.lobby.rooms import Rooms

log = logging.getLogger("cathedrals")


async def resume(rooms: Rooms) -> None:
    """One match after the other, the newest first, so that people who come meanwhile need not wait."""
    for id in await rooms.matches.awaiting_programs():
        try:
            room = await rooms.room(id)
        except CathedralsError as error:
            log.error("match %s: %s", id, error)
            continue
        room.wake()
        if room.thinking is not None:
            await asyncio.wait([room.thinking])
