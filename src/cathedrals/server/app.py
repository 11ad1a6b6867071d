"""The routes. What they do stands in `lobby`, `room` and `accounts`."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Mapping
from contextlib import asynccontextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Annotated, Any

from fastapi import Depends, FastAPI, Query, WebSocket
from fastapi import Path as InPath
from fastapi import Request as HttpRequest
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse, PlainTextResponse, Response
from starlette.exceptions import HTTPException

from cathedrals.games import GAMES
from cathedrals.kernel.game import CathedralsError, Refusal, Refused
from cathedrals.kernel.words import Words
from cathedrals.players.levels import LEVELS
from cathedrals.server import lessons
from cathedrals.server.accounts import COOKIE, YEAR, Accounts, Guest, refused
from cathedrals.server.beside import start
from cathedrals.server.guard import Guard
from cathedrals.server.health import UNWELL, health
from cathedrals.server.limits import Buckets
from cathedrals.server.lobby import Lobby
from cathedrals.server.page import CLIENT, add_pages
from cathedrals.server.programs import DEADLINE, Programs
from cathedrals.server.reading import read_rulebook, try_board
from cathedrals.server.resuming import resume
from cathedrals.server.room import House
from cathedrals.server.sockets import attend
from cathedrals.server.speaking import SPOKEN, remember, words
from cathedrals.server.store import Store
from cathedrals.server.wire import (
    MOST_LINE,
    Answer,
    Branch,
    Called,
    CourseShown,
    Credentials,
    DrawsShown,
    GameShown,
    GuestShown,
    Health,
    Join,
    LessonWish,
    NewTable,
    OptionShown,
    Request,
    SeatLink,
    SeatToken,
    Spoken,
    Status,
    TableShown,
    Turned,
    TurnShown,
)
from cathedrals.version import VERSION

STATUS = {
    "no-such-table": 404,
    "no-such-line": 404,
    "not-your-seat": 403,
    "link-needed": 403,
    "bad-link": 403,
    "wrong-password": 401,
    "too-fast": 429,
}
CONFLICT = 409
TITLE = "game-title"
LOOKS = 5  # looking changes nothing, so it is allowed so many times as often as posting
SAID_BACK: dict[int | str, dict[str, Any]] = {
    code: {"model": Turned} for code in (401, 403, 404, 409, 413, 422, 429)
}


@dataclass(frozen=True)
class Settings:
    """How a server is run."""

    database: str = "cathedrals.sqlite"
    workers: int = 1
    pause: float = 0.7  # seconds a program takes at least, so that people can follow
    deadline: float = DEADLINE
    client: Path = CLIENT  # where the browser client lies
    posts: tuple[float, float] = (100, 20)  # from one address: so many at once, then so many a second


def create(settings: Settings) -> FastAPI:
    """The whole server, ready to be run."""

    @asynccontextmanager
    async def life(app: FastAPI) -> AsyncIterator[None]:
        store = Store(settings.database)
        await store.open()
        programs = Programs(settings.workers, settings.deadline)
        opening = start(programs.open())
        app.state.accounts = Accounts(store, await store.key("cookies"))
        lobby = app.state.lobby = Lobby(House(store, programs, settings.pause), app.state.accounts)
        beside = [start(resume(lobby))]
        if store.notices is not None:
            beside.append(start(store.notices.listen(lobby.hear_notice, lobby.catch_up)))
        yield
        for task in beside:
            task.cancel()
        await lobby.close()
        await asyncio.gather(opening, *beside, return_exceptions=True)
        await asyncio.to_thread(programs.close)
        await store.close()

    app = FastAPI(
        title="Cathedrals", version=VERSION, lifespan=life, docs_url=None, redoc_url=None, responses=SAID_BACK
    )
    at_once, per_second = settings.posts
    looks = Buckets(LOOKS * at_once, LOOKS * per_second)
    app.add_middleware(Guard, posts=Buckets(at_once, per_second), looks=looks)
    app.add_exception_handler(RequestValidationError, tell_invalid)
    app.add_exception_handler(CathedralsError, tell_refused)
    app.add_exception_handler(HTTPException, tell_nowhere)
    add_pages(app, settings.client)
    add_routes(app)
    return app


async def tell_refused(request: HttpRequest, error: Exception) -> JSONResponse:
    if not isinstance(error, Refused) or error.refusal is None:
        return turned(Refusal("cannot-be", args={"reason": str(error)}), 422)
    return turned(error.refusal, STATUS.get(error.refusal.id, CONFLICT), str(error))


async def tell_invalid(request: HttpRequest, error: Exception) -> JSONResponse:
    """What could not be understood, without saying back what was sent."""
    assert isinstance(error, RequestValidationError)
    places = [".".join(str(part) for part in one["loc"]) + ": " + one["msg"] for one in error.errors()]
    reason = "; ".join(places)[:500].encode("utf-8", "replace").decode()
    return turned(Refusal("unreadable", args={"reason": reason}), 422)


async def tell_nowhere(request: HttpRequest, error: Exception) -> JSONResponse:
    """An address or a way to ask that there is not."""
    assert isinstance(error, HTTPException)
    is_nowhere = error.status_code in (404, 405)
    refusal = Refusal("no-such-page") if is_nowhere else Refusal("unreadable", args={"reason": error.detail})
    return turned(refusal, error.status_code, headers=error.headers)


def turned(
    refusal: Refusal, status: int, said: str = "", headers: Mapping[str, str] | None = None
) -> JSONResponse:
    """What is turned away: by its id, with what is needed to say it in other words."""
    told = Turned(refused=refusal.id, words=said or words().refusal(refusal), args=refusal.args or None)
    return JSONResponse(told.model_dump(exclude_none=True), status, headers)


def lobby_of(request: HttpRequest) -> Lobby:
    lobby: Lobby = request.app.state.lobby
    return lobby


def accounts_of(request: HttpRequest) -> Accounts:
    accounts: Accounts = request.app.state.accounts
    return accounts


def visitor(request: HttpRequest) -> Guest | None:
    """Whoever holds a cookie we signed."""
    return accounts_of(request).read(request.cookies.get(COOKIE, ""))


def guest(request: HttpRequest, response: Response) -> Guest:
    """The same, and who has none gets one."""
    found = visitor(request)
    if found is None:
        found = accounts_of(request).new()
        set_cookie(request, response, found)
    return found


def set_cookie(request: HttpRequest, response: Response, guest: Guest) -> None:
    signed = accounts_of(request).sign(guest)
    is_https = request.url.scheme == "https"
    response.set_cookie(COOKIE, signed, max_age=YEAR, httponly=True, samesite="lax", secure=is_https)


InLobby = Annotated[Lobby, Depends(lobby_of)]
WithAccounts = Annotated[Accounts, Depends(accounts_of)]
Visitor = Annotated[Guest | None, Depends(visitor)]
AGuest = Annotated[Guest, Depends(guest)]
MatchId = Annotated[str, InPath(pattern=r"^[a-z0-9]{1,20}$")]
GameName = Annotated[str, InPath(pattern=r"^[a-z_]{1,40}$")]
LineOfMatch = Annotated[int, InPath(ge=0, le=MOST_LINE)]
Since = Annotated[int, Query(ge=0, le=MOST_LINE, description="The last line you know.")]


def add_routes(app: FastAPI) -> None:
    for path, route in GETS.items():
        app.add_api_route(path, route, methods=["GET"])
    for path, route in POSTS.items():
        app.add_api_route(path, route, methods=["POST"])
    app.add_api_route("/health", health, methods=["GET"], responses={UNWELL: {"model": Health}})
    app.add_api_websocket_route("/api/matches/{match}/socket", socket)


def games() -> list[GameShown]:
    """The games, their seats and options, and the programs that play them."""
    return [
        GameShown(
            name=game.name,
            title=TITLE,
            said=Words(game.name).say(TITLE),
            seats=list(game.seats),
            options=[
                OptionShown(name=option.name, values=list(option.values), default=option.values[0])
                for option in game.options
            ],
            programs=list(LEVELS),
        )
        for game in GAMES
    ]


async def me(guest: AGuest, accounts: WithAccounts) -> GuestShown:
    """Who you are; gives a cookie to whoever has none."""
    name, is_account = await accounts.name(guest)
    language = await accounts.language(guest) or SPOKEN.get()
    return GuestShown(name=name, account=is_account, language=language)


async def call_me(wish: Called, guest: AGuest, accounts: WithAccounts) -> GuestShown:
    """Be called by another name."""
    await accounts.call(guest, wish.name)
    return await me(guest, accounts)


async def speak(
    wish: Spoken, request: HttpRequest, response: Response, guest: AGuest, accounts: WithAccounts
) -> GuestShown:
    """Be spoken to in another language, in this browser and wherever you enter your account."""
    await accounts.speak(guest, wish.language)
    remember(request, response, wish.language)
    SPOKEN.set(wish.language)
    return await me(guest, accounts)


async def my_tables(guest: Visitor, lobby: InLobby) -> list[TableShown]:
    """The tables you sit at, the newest first."""
    return [table.show(guest) for table in await lobby.tables_of(guest)] if guest else []


async def open_account(wish: Credentials, guest: AGuest, accounts: WithAccounts) -> GuestShown:
    """Turn the guest you are into an account, which keeps its matches."""
    await accounts.open(guest, wish.name, wish.password)
    await accounts.speak(guest, SPOKEN.get())
    return await me(guest, accounts)


async def enter(
    wish: Credentials, request: HttpRequest, response: Response, accounts: WithAccounts
) -> GuestShown:
    """Be the account of that name."""
    found = await accounts.enter(wish.name, wish.password)
    set_cookie(request, response, found)
    shown = await me(found, accounts)
    remember(request, response, shown.language)
    return shown


async def go_out(response: Response) -> dict[str, bool]:
    """Be nobody again in this browser."""
    response.delete_cookie(COOKIE, httponly=True, samesite="lax")
    return {"ok": True}


async def tables(guest: Visitor, lobby: InLobby, status: Status = "open") -> list[TableShown]:
    """The listed tables with free seats, or those where a match runs or is over; the newest first."""
    return [table.show(guest) for table in await lobby.listed_tables(status)]


async def open_table(wish: NewTable, guest: AGuest, lobby: InLobby) -> TableShown:
    """Open a table; the match begins when every seat is taken."""
    return (await lobby.open(guest, wish)).show(guest)


async def table(match: MatchId, guest: Visitor, lobby: InLobby) -> TableShown:
    """One table."""
    return (await lobby.table(match)).show(guest)


async def join(match: MatchId, wish: Join, guest: AGuest, lobby: InLobby) -> TableShown:
    """Sit down on a free seat or one that was left; by its link also on a program's."""
    return (await lobby.join(guest, match, wish)).show(guest)


async def stand_up(match: MatchId, guest: AGuest, lobby: InLobby) -> TableShown:
    """Leave a table that has not begun."""
    return (await lobby.stand_up(guest, match)).show(guest)


async def rematch(match: MatchId, guest: AGuest, lobby: InLobby) -> TableShown:
    """Once more: the first who asks opens a table, the others of the match sit down at it."""
    return (await lobby.rematch(guest, match)).show(guest)


async def branch(match: MatchId, wish: Branch, guest: AGuest, lobby: InLobby) -> TableShown:
    """Play on from a line as a new match."""
    return (await lobby.branch(guest, match, wish)).show(guest)


async def seat_link(
    match: MatchId, seat: Annotated[int, InPath(ge=0, le=9)], guest: AGuest, lobby: InLobby
) -> SeatLink:
    """A token to sit on your seat from another device."""
    if seat not in (await lobby.table(match)).seats_of(guest):
        raise refused("not-your-seat")
    return SeatLink(token=lobby.accounts.seat_link(guest, match, seat))


async def follow(wish: SeatToken, request: HttpRequest, response: Response, lobby: InLobby) -> TableShown:
    """Sit on the seat of a seat link."""
    guest, match = await lobby.accounts.follow(wish.token)
    set_cookie(request, response, guest)
    return (await lobby.table(match)).show(guest)


async def state(match: MatchId, guest: Visitor, lobby: InLobby, since: Since = 0) -> Response:
    """What follows a line, as you may see it: the same as the socket tells."""
    room = await lobby.room(match)
    return Response(await room.state(guest, since), media_type="application/json")


async def state_at(match: MatchId, line: LineOfMatch, guest: Visitor, lobby: InLobby) -> Response:
    """The position after a line, as you may see it: what the socket tells, with the events of that line only."""
    room = await lobby.room(match)
    return Response(await room.state_at(guest, line), media_type="application/json")


async def record(match: MatchId, lobby: InLobby) -> PlainTextResponse:
    """The record; it holds the secret of the dice once the match is over."""
    return PlainTextResponse(await (await lobby.room(match)).text())


async def draws(match: MatchId, lobby: InLobby) -> DrawsShown:
    """What was drawn between what, so that the dice can be checked when their secret is shown."""
    return await (await lobby.room(match)).draws()


async def course(match: MatchId, lobby: InLobby) -> CourseShown:
    """How a match that is over went: what the position was worth to every seat whenever a turn began."""
    return await (await lobby.room(match)).course()


async def turn(match: MatchId, line: LineOfMatch, lobby: InLobby) -> TurnShown:
    """What a turn changed by the judgement of the programs: so they can say why they moved. A line began it."""
    return await (await lobby.room(match)).turn(line)


async def request(match: MatchId, wish: Request, guest: AGuest, lobby: InLobby, response: Response) -> Answer:
    """Say one thing at a table, as over its socket."""
    answer = await (await lobby.room(match)).hear(guest, wish)
    if not answer.ok:
        response.status_code = CONFLICT
    return answer


async def lesson(game: GameName, wish: LessonWish) -> Response:
    """The guided first game after all you have done in it: a state as of a match, and what is told now."""
    return Response(lessons.tell(game, wish), media_type="application/json")


async def play_on(game: GameName, guest: AGuest, lobby: InLobby) -> TableShown:
    """Go on where the guided first game ends, as a match against its program."""
    return (await lobby.play_on(guest, game)).show(guest)


async def socket(
    socket: WebSocket, match: MatchId, since: int = 0, seat: int | None = None, said: bool = False
) -> None:
    await attend(socket, match, since, seat, said)


GETS: dict[str, Callable[..., Any]] = {
    "/api/games": games,
    "/api/me": me,
    "/api/me/tables": my_tables,
    "/api/tables": tables,
    "/api/tables/{match}": table,
    "/api/matches/{match}": state,
    "/api/matches/{match}/at/{line}": state_at,
    "/api/matches/{match}/record": record,
    "/api/matches/{match}/draws": draws,
    "/api/matches/{match}/course": course,
    "/api/matches/{match}/turns/{line}": turn,
    "/api/rulebook/{game}": read_rulebook,
    "/api/rulebook/{game}/try/{section}": try_board,
}
POSTS: dict[str, Callable[..., Any]] = {
    "/api/me": call_me,
    "/api/me/language": speak,
    "/api/account": open_account,
    "/api/enter": enter,
    "/api/leave": go_out,
    "/api/tables": open_table,
    "/api/tables/{match}/join": join,
    "/api/tables/{match}/leave": stand_up,
    "/api/matches/{match}/rematch": rematch,
    "/api/matches/{match}/branch": branch,
    "/api/matches/{match}/seats/{seat}/link": seat_link,
    "/api/seat-links": follow,
    "/api/matches/{match}/requests": request,
    "/api/lessons/{game}": lesson,
    "/api/lessons/{game}/table": play_on,
}
