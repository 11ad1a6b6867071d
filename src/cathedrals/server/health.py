"""Whether the server is well: what a proxy, a container or a watchman asks every few seconds."""

from __future__ import annotations

import asyncio
from typing import Annotated

from fastapi import Depends, Request, Response
from sqlalchemy import select

from cathedrals.server import schema
from cathedrals.server.store import Store
from cathedrals.server.wire import Health

PATIENCE = 2.0  # seconds in which the store must answer
UNWELL = 503


def store_of(request: Request) -> Store:
    store: Store = request.app.state.lobby.store
    return store


async def health(response: Response, store: Annotated[Store, Depends(store_of)]) -> Health:
    """Well if the store answers, else 503. It is not counted by the limits."""
    is_well = await answers(store)
    if not is_well:
        response.status_code = UNWELL
    response.headers["cache-control"] = "no-store"
    return Health(ok=is_well)


async def answers(store: Store) -> bool:
    try:
        async with asyncio.timeout(PATIENCE):
            await store.row(select(schema.keys.c.name).limit(1))
    except Exception:  # whatever is wrong with it: who asks can only send people elsewhere
        return False
    return True
