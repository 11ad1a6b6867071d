"""The whole server, put together: store, lobby, programs and routes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Coroutine, Iterator
from contextlib import asynccontextmanager
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.middleware.gzip import GZipMiddleware

from cathedrals.games import Box
from cathedrals.server.background import end, start
from cathedrals.server.garbage import tidy_on
from cathedrals.server.http.costs import Questions
from cathedrals.server.http.errors import add_errors
from cathedrals.server.http.guard import Allowed, Guard
from cathedrals.server.http.logged import Logged
from cathedrals.server.http.openapi import document
from cathedrals.server.http.pages import CLIENT, add_pages
from cathedrals.server.http.pieces import new_reading
from cathedrals.server.http.reports import PageErrors
from cathedrals.server.http.routes import add_routes
from cathedrals.server.http.sharing import Admission, Chats, Sockets
from cathedrals.server.limits import USUAL_BOUNDS, Bounds, Buckets
from cathedrals.server.lobby.accounts import Accounts
from cathedrals.server.lobby.bans import Bans
from cathedrals.server.lobby.dice import KEY as DICE
from cathedrals.server.lobby.dice import Dice
from cathedrals.server.lobby.forgetting import Rule, forget_on
from cathedrals.server.lobby.host import HOST, Host
from cathedrals.server.lobby.lobby import Lobby
from cathedrals.server.lobby.programs import DEADLINE, Programs
from cathedrals.server.lobby.resuming import LOOK, Resuming
from cathedrals.server.lobby.rooms import Rooms
from cathedrals.server.lobby.sessions import Sessions
from cathedrals.server.lobby.watching import Ending, watch
from cathedrals.server.proxies import BY_DEFAULT, BehindProxies, Proxies
from cathedrals.server.room.interfaces import House
from cathedrals.server.store.bans import KeptBans
from cathedrals.server.store.forgetting import Forgetting
from cathedrals.server.store.guests import Guests
from cathedrals.server.store.matches import Matches
from cathedrals.server.store.sessions import KeptSessions
from cathedrals.server.store.store import Store
from cathedrals.version import VERSION

QUICK = 1  # how hard answers are packed: most of what is to be gained comes at once
PEOPLE = 10  # who may chat from one address as if each had their own
LOOKS = 5  # looking changes nothing, so it is allowed so many times as often as posting
PAGES = 15  # a page needs many files at once, and many at one address may open it
SAID = 5  # at tables, by all sockets of an address
QUESTIONS = 2  # dear ones at tables, so many times as often


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str = "cathedrals.sqlite"
    workers: int = 1
    pause: float = 0.7  # seconds a program takes at least, so that people can follow
    deadline: float = DEADLINE
    look: float = LOOK  # seconds between two looks for programs that are asked and do not think
    client: Path = CLIENT  # where the browser client lies
    boxes: tuple[Box, ...] = ()  # owners' own pieces to be played with from now on
    posts: tuple[float, float] = (100, 20)  # from one address: so many at once, then so many a second
    chats: tuple[float, float] = (10, 0.5)  # of one guest, by however many sockets
    bounds: Bounds = field(default_factory=Bounds)
    proxies: tuple[str, ...] = BY_DEFAULT  # whose word is taken for who asks
    forget: Rule = field(default_factory=Rule)  # what nobody comes back to
    names: tuple[str, ...] | None = None  # by which it may be asked, besides addresses; or by any


def create(settings: Settings, ending: Ending | None = None) -> FastAPI:
    """The whole server, ready to be run; whoever runs it looks whether it is `ending`."""
    bans = Bans()

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        async with opened(settings, bans, ending or Ending()) as lobby:
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

    def times(many: int) -> Buckets:
        return Buckets(many * at_once, many * per_second)

    app.state.bans = bans
    app.state.sockets = Sockets(settings.bounds)
    chats = Chats(Buckets(*settings.chats), Buckets(*(PEOPLE * one for one in settings.chats)))
    questions = Questions(times(QUESTIONS))
    app.state.admission = Admission(chats, questions)
    app.state.reading = new_reading()
    app.state.page_errors = PageErrors(settings.bounds)
    app.state.said = times(SAID)
    allowed = Allowed(times(1), times(LOOKS), times(PAGES))
    app.add_middleware(GZipMiddleware, minimum_size=1024, compresslevel=QUICK)
    app.add_middleware(Guard, allowed=allowed, names=settings.names, bounds=settings.bounds)
    app.add_middleware(Logged)
    app.add_middleware(BehindProxies, proxies=Proxies(settings.proxies))  # before the others ask who it is
    add_errors(app)
    add_pages(app, settings.client)
    add_routes(app)
    app.openapi = lru_cache(lambda: document(app))  # type: ignore[method-assign]
    return app


@asynccontextmanager
async def opened(settings: Settings, bans: Bans, ending: Ending) -> AsyncIterator[Lobby]:
    """The lobby while the server lives, and what goes on in the background."""
    store = Store(settings.database)
    await store.open()
    programs = Programs(settings.workers, settings.deadline)
    starting = start(programs.open())
    lobby = await make_lobby(store, programs, settings.pause, settings.bounds)
    await lobby.matches.boxes.keep_at_start(settings.boxes)
    await lobby.matches.boxes.all()
    await lobby.accounts.note_likenesses()
    await bans.look_again(KeptBans(store))
    background = [start(work) for work in beside(lobby, bans, store, settings, ending)]
    yield lobby
    await end(background)
    await lobby.rooms.close()
    await lobby.matches.leases.end_all()
    await asyncio.gather(starting, return_exceptions=True)
    await asyncio.to_thread(programs.close)
    await store.close()


def beside(
    lobby: Lobby, bans: Bans, store: Store, settings: Settings, ending: Ending
) -> Iterator[Coroutine[Any, Any, None]]:
    """What goes on for as long as the server lives."""
    yield Resuming(lobby.rooms, settings.look).run()
    yield tidy_on()
    yield watch(lobby, bans, ending)
    yield forget_on(Forgetting(store), settings.forget)
    if store.notices is not None:
        yield store.notices.listen(lobby.rooms.hear_notice, lobby.rooms.catch_up)
        yield store.pulse_on()
        yield lobby.matches.leases.renew_on()


async def make_lobby(store: Store, programs: Programs, pause: float, bounds: Bounds = USUAL_BOUNDS) -> Lobby:
    matches = Matches(store)
    key = await store.key("cookies")
    rooms = Rooms(House(matches, programs, pause), matches)
    sessions, dice = Sessions(KeptSessions(store), key), Dice(await store.key(DICE))
    return Lobby(rooms, matches, Accounts(Guests(store)), sessions, dice, bounds)
