"""Who asks: what every route may want to know of whoever it answers."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query, Request
from fastapi import Path as InPath
from fastapi.responses import Response
from pydantic_core import to_json
from starlette.requests import HTTPConnection

from cathedrals.server.limits import address_key
from cathedrals.server.lobby.accounts import Accounts
from cathedrals.server.lobby.bans import Bans
from cathedrals.server.lobby.host import Host
from cathedrals.server.lobby.lobby import Lobby
from cathedrals.server.lobby.rooms import Rooms
from cathedrals.server.lobby.sessions import GUEST_LASTS, Sessions, is_signed
from cathedrals.server.room.table import Guest
from cathedrals.server.store.sessions import Session
from cathedrals.server.wire.messages import (
    Course,
    Draws,
    LessonState,
    PastState,
    PlanState,
    State,
    TrialState,
)
from cathedrals.server.wire.requests import MOST_LINE

COOKIE = "cathedrals"
HOST_COOKIE = "__Host-cathedrals"


def lobby_of(request: Request) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def rooms_of(request: Request) -> Rooms:
    return lobby_of(request).rooms


def host_of(request: Request) -> Host:
    host: Host = request.app.state.host
    return host


def accounts_of(request: Request) -> Accounts:
    return lobby_of(request).accounts


def address_of(connection: HTTPConnection) -> str:
    """Whence somebody asks."""
    return address_key(connection.client.host if connection.client else "")


def bans_of(request: Request) -> Bans:
    bans: Bans = request.app.state.bans
    return bans


async def welcome(request: Request, bans: WithBans) -> None:
    """Whoever asks for whatever must not be banned."""
    if bans.banned:
        bans.check(None, address_of(request))
        session = await session_of(request)
        bans.check(session.guest if session else None, "")


def sessions_of(request: HTTPConnection) -> Sessions:
    sessions: Sessions = request.app.state.lobby.sessions
    return sessions


async def session(request: Request) -> Session | None:
    """The session of whoever asks, as long as it stands."""
    return await session_of(request)


async def session_of(connection: HTTPConnection) -> Session | None:
    cookie = cookie_of(connection)
    return await sessions_of(connection).read(cookie) if cookie else None


def cookie_of(connection: HTTPConnection) -> str:
    """What the cookie holds. Over https only one bound to this host by its name: a sibling host can plant any other.

    But what an earlier version signed had no such name, and is exchanged for a session once.
    """
    bound, other = connection.cookies.get(HOST_COOKIE, ""), connection.cookies.get(COOKIE, "")
    return bound or (other if not is_https(connection) or is_signed(other) else "")


async def visitor(session: ASession) -> Guest | None:
    """Whoever has a session here."""
    return session.guest if session else None


async def guest(request: Request, response: Response, session: ASession) -> Guest:
    """The same, and who has none gets one; the cookie of one that is still used is renewed once in a while."""
    sessions, cookie = sessions_of(request), cookie_of(request)
    if session is not None and session.id:
        if await sessions.use(session):
            set_cookie(request, response, cookie)
        return session.guest
    token = await sessions.exchange(cookie, session.guest) if session else None
    if session is None or token is None:
        session = Session("", accounts_of(request).new(), 0.0)
        token = await sessions.begin(session.guest)
    set_cookie(request, response, token)
    return session.guest


def set_cookie(request: Request, response: Response, token: str) -> None:
    """Over https it is bound to this host by its name; no script reads it, and no other site sends it along."""
    if is_https(request):
        response.delete_cookie(COOKIE, secure=True, httponly=True, samesite="lax")
    name = HOST_COOKIE if is_https(request) else COOKIE
    kept = int(GUEST_LASTS)
    response.set_cookie(name, token, max_age=kept, secure=is_https(request), httponly=True, samesite="lax")


def delete_cookie(request: Request, response: Response) -> None:
    for name in (COOKIE, HOST_COOKIE):
        if name in request.cookies:
            response.delete_cookie(name, secure=is_https(request), httponly=True, samesite="lax")


def is_https(connection: HTTPConnection) -> bool:
    return connection.url.scheme in ("https", "wss")


def encoded(message: State | PastState | PlanState | LessonState | TrialState | Draws | Course) -> Response:
    """What is large goes out as it is: FastAPI would copy it piece by piece first."""
    return Response(to_json(message), media_type="application/json")


InLobby = Annotated[Lobby, Depends(lobby_of)]
TheHost = Annotated[Host, Depends(host_of)]
InRooms = Annotated[Rooms, Depends(rooms_of)]
WithAccounts = Annotated[Accounts, Depends(accounts_of)]
WithBans = Annotated[Bans, Depends(bans_of)]
WithSessions = Annotated[Sessions, Depends(sessions_of)]
ASession = Annotated[Session | None, Depends(session)]
Address = Annotated[str, Depends(address_of)]
Visitor = Annotated[Guest | None, Depends(visitor)]
AGuest = Annotated[Guest, Depends(guest)]
MatchId = Annotated[str, InPath(pattern=r"^[a-z0-9]{1,20}$")]
GameName = Annotated[str, InPath(pattern=r"^[a-z_]{1,40}$")]
LineOfMatch = Annotated[int, InPath(ge=0, le=MOST_LINE)]
Width = Annotated[int, Query(ge=30, le=200, description="How many letters fit beside each other.")]
Since = Annotated[int, Query(ge=0, le=MOST_LINE, description="The last line you know.")]
