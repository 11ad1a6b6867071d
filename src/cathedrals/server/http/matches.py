"""Matches: how one stands and stood, what was drawn, and what is said at its table without a socket."""

from __future__ import annotations

from fastapi import Request as Connection
from fastapi.responses import PlainTextResponse, Response

from cathedrals.kernel.page import WIDTH
from cathedrals.server.http.errors import CONFLICT
from cathedrals.server.http.visitors import (
    AGuest,
    InRooms,
    LineOfMatch,
    MatchId,
    Since,
    Visitor,
    Width,
    address_of,
    encoded,
)
from cathedrals.server.wire import messages
from cathedrals.server.wire.messages import Answer, Drawing
from cathedrals.server.wire.requests import PlanWish, Request


async def state(match: MatchId, guest: Visitor, rooms: InRooms, since: Since = 0) -> Response:
    """What follows a line, as you may see it: the same as the socket tells."""
    return encoded(await (await rooms.room(match)).state(guest, since))


async def state_at(match: MatchId, line: LineOfMatch, guest: Visitor, rooms: InRooms) -> Response:
    """The position after a line, as you may see it: what the socket tells, with the events of that line only."""
    return encoded(await (await rooms.study(match)).state_at(guest, line))


async def drawing(
    match: MatchId, line: LineOfMatch, guest: Visitor, rooms: InRooms, width: Width = WIDTH
) -> Drawing:
    """The position after a line drawn as text, for who has no drawings of the game, and the points it is worth."""
    return await (await rooms.study(match)).drawing(guest, line, width)


async def plan(match: MatchId, wish: PlanWish, guest: Visitor, rooms: InRooms) -> Response:
    """Where moves would lead that you only think of. Nothing is kept, told to others or judged; no dice are rolled."""
    return encoded(await (await rooms.study(match)).plan(guest, wish))


async def record(match: MatchId, rooms: InRooms) -> PlainTextResponse:
    """The record; it holds the secret of the dice once the match is over."""
    return PlainTextResponse(await rooms.record(match))


async def draws(match: MatchId, rooms: InRooms) -> Response:
    """What was drawn between what, so that the dice can be checked when their secret is shown."""
    return encoded(await (await rooms.study(match)).draws())


async def course(match: MatchId, rooms: InRooms) -> Response:
    """How a match that is over went: what the position was worth to every seat whenever a turn began."""
    return encoded(await (await rooms.study(match)).course())


async def turn(match: MatchId, line: LineOfMatch, rooms: InRooms) -> messages.Turn:
    """What a turn changed by the judgement of the programs: so they can say why they moved. A line began it."""
    return await (await rooms.study(match)).turn(line)


async def request(
    match: MatchId, wish: Request, guest: AGuest, rooms: InRooms, response: Response, connection: Connection
) -> Answer:
    """Say one thing at a table, as over its socket."""
    connection.app.state.admission.admit(wish, guest, address_of(connection))
    answer = await (await rooms.room(match)).hear(guest, wish)
    if not answer["ok"]:
        response.status_code = CONFLICT
    return answer
