"""What others may have changed in the store meanwhile is looked at every few seconds."""

from __future__ import annotations

import asyncio
import logging
import time
from dataclasses import dataclass

from cathedrals.kernel.game import CathedralsError
from cathedrals.server.lobby.bans import Bans
from cathedrals.server.lobby.lobby import Lobby
from cathedrals.server.store.bans import KeptBans
from cathedrals.server.store.store import Outdated

LOOK_AGAIN = 3.0  # seconds
log = logging.getLogger("cathedrals")


@dataclass
class Ending:
    """Why the server stops by itself; nothing as long as it need not."""

    reason: CathedralsError | None = None


async def watch(lobby: Lobby, bans: Bans, ending: Ending) -> None:
    """Until the server stops; what cannot be read now may be the next time."""
    kept = KeptBans(lobby.matches.store)
    while True:
        await asyncio.sleep(LOOK_AGAIN)
        try:
            await bans.look_again(kept)
            await lobby.sessions.look_again()
            await lobby.rooms.close_gone()
            lobby.rooms.close_unused(time.monotonic())
            await lobby.lending.look_again(list(lobby.rooms.open))
            await lobby.matches.store.check_step()
        except Outdated as error:
            ending.reason = error
            return
        except Exception:
            log.exception("what others have changed cannot be read")
