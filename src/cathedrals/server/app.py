"""The whole server, put together: store, lobby, programs and routes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from fastapi import FastAPI

from cathedrals.games import Box
from cathedrals.server.background import start
from cathedrals.server.http.errors import add_errors
from cathedrals.server.http.guard import Guard
from cathedrals.server.http.openapi import document
from cathedrals.server.http.pages import CLIENT, add_pages
from cathedrals.server.http.routes import add_routes
from cathedrals.server.limits import Buckets
from cathedrals.server.lobby.accounts import Accounts
from cathedrals.server.lobby.host import HOST, Host
from cathedrals.server.lobby.lobby import Lobby
from cathedrals.server.lobby.programs import DEADLINE, Programs
from cathedrals.server.lobby.resuming import resume
from cathedrals.server.lobby.rooms import Rooms
from cathedrals.server.room.interfaces import House
from cathedrals.server.store.guests import Guests
from cathedrals.server.store.matches import Matches
from cathedrals.server.store.store import Store
from cathedrals.version import VERSION

LOOKS = 5  # looking changes nothing, so it is allowed so many times as often as posting


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str = "cathedrals.sqlite"
    workers: int = 1
    pause: float = 0.7  # seconds a program takes at least, so that people can follow
    deadline: float = DEADLINE
    client: Path = CLIENT  # where the browser client lies
    boxes: tuple[Box, ...] = ()  # owners' own pieces to be played with from now on
    posts: tuple[float, float] = (100, 20)  # from one address: so many at once, then so many a second


def create(settings: Settings) -> FastAPI:
    """The whole server, ready to be run."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with opened(settings) as lobby:
            app.state.lobby = lobby
            app.state.store = lobby.matches.store
            app.state.host = Host(await lobby.matches.store.key(HOST))
            yield

    app = FastAPI(
        title="Cathedrals",
        version=VERSION,
        lifespan=life,
        docs_url=None,
        redoc_url=None,
    )
    at_once, per_second = settings.posts
    looks = Buckets(LOOKS * at_once, LOOKS * per_second)
    app.add_middleware(Guard, posts=Buckets(at_once, per_second), looks=looks)
    add_errors(app)
    add_pages(app, settings.client)
    add_routes(app)
    app.openapi = lru_cache(lambda: document(app))  # type: ignore[method-assign]
    return app


@asynccontextmanager
async def opened(settings: Settings) -> AsyncIterator[Lobby]:
    """The lobby while the server lives, and what goes on in the background."""
    store = Store(settings.database)
    await store.open()
    programs = Programs(settings.workers, settings.deadline)
    starting = start(programs.open())
    lobby = await make_lobby(store, programs, settings.pause)
    for box in settings.boxes:
        await lobby.matches.boxes.keep(box)
    await lobby.matches.boxes.all()
    background = [start(resume(lobby.rooms))]
    if store.notices is not None:
        background.append(start(store.notices.listen(lobby.rooms.hear_notice, lobby.rooms.catch_up)))
    yield lobby
    for task in background:
        task.cancel()
    await lobby.rooms.close()
    await asyncio.gather(starting, *background, return_exceptions=True)
    await asyncio.to_thread(programs.close)
    await store.close()


async def make_lobby(store: Store, programs: Programs, pause: float) -> Lobby:
    matches = Matches(store)
    accounts = Accounts(Guests(store), await store.key("cookies"))
    rooms = Rooms(House(matches, programs, pause), matches)
    return Lobby(rooms, matches, accounts)
