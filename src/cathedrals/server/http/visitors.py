"""Who asks: what every route may want to know of whoever it answers."""

from __future__ import annotations

from typing import Annotated

from fastapi import Depends, Query, Request
from fastapi import Path as InPath
from fastapi.responses import Response
from pydantic_core import to_json

from cathedrals.server.lobby.accounts import COOKIE, YEAR, Accounts
from cathedrals.server.lobby.host import Host
from cathedrals.server.lobby.lobby import Lobby
from cathedrals.server.lobby.rooms import Rooms
from cathedrals.server.room.table import Guest
from cathedrals.server.wire.messages import LessonState, PastState, State, TrialState
from cathedrals.server.wire.requests import MOST_LINE


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


def visitor(request: Request) -> Guest | None:
    """Whoever holds a cookie we signed."""
    cookie = request.cookies.get(COOKIE)
    return accounts_of(request).read(cookie) if cookie is not None else None


def guest(request: Request, response: Response) -> Guest:
    """The same, and who has none gets one."""
    found = visitor(request)
    if found is None:
        found = accounts_of(request).new()
        set_cookie(request, response, found)
    return found


def set_cookie(request: Request, response: Response, guest: Guest) -> None:
    signed = accounts_of(request).sign(guest)
    is_https = request.url.scheme == "https"
    response.set_cookie(COOKIE, signed, max_age=YEAR, httponly=True, samesite="lax", secure=is_https)


def encoded(message: State | PastState | LessonState | TrialState) -> Response:
    """What is large goes out as it is: FastAPI would copy it piece by piece first."""
    return Response(to_json(message), media_type="application/json")


InLobby = Annotated[Lobby, Depends(lobby_of)]
TheHost = Annotated[Host, Depends(host_of)]
InRooms = Annotated[Rooms, Depends(rooms_of)]
WithAccounts = Annotated[Accounts, Depends(accounts_of)]
Visitor = Annotated[Guest | None, Depends(visitor)]
AGuest = Annotated[Guest, Depends(guest)]
MatchId = Annotated[str, InPath(pattern=r"^[a-z0-9]{1,20}$")]
GameName = Annotated[str, InPath(pattern=r"^[a-z_]{1,40}$")]
LineOfMatch = Annotated[int, InPath(ge=0, le=MOST_LINE)]
Width = Annotated[int, Query(ge=30, le=200, description="How many letters fit beside each other.")]
Since = Annotated[int, Query(ge=0, le=MOST_LINE, description="The last line you know.")]
