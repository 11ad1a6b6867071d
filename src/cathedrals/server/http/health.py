"""Whether the server is well: what a proxy, a container or a watchman asks every few seconds."""

from __future__ import annotations

import asyncio
import logging
from typing import Annotated

from fastapi import Depends, Request, Response

from cathedrals.server.store.store import Store
from cathedrals.server.wire.messages import Health

log = logging.getLogger("cathedrals")
PATIENCE = 2.0  # seconds in which the store must answer
UNWELL = 503


def store_of(request: Request) -> Store:
    store: Store = request.app.state.store
    return store


async def health(response: Response, store: Annotated[Store, Depends(store_of)]) -> Health:
    """Well if the store answers, else 503. It is never refused."""
    is_well = await answers(store)
    if not is_well:
        response.status_code = UNWELL
    response.headers["cache-control"] = "no-store"
    return {"ok": is_well}


async def answers(store: Store) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await store.check()
    except Exception as error:  # whatever is wrong with it: who asks can only send people elsewhere
        log.warning("the store does not answer: %r", error)
        return False
    return True
