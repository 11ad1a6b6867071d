"""What is turned away, and how it is said: an id, a sentence, and what is needed to say it in other words."""

from __future__ import annotations

from collections.abc import Mapping

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from cathedrals.kernel.game import CathedralsError, Refusal, Refused
from cathedrals.server.language import words
from cathedrals.server.lobby.bans import BANNED
from cathedrals.server.room.interfaces import NotKept
from cathedrals.server.wire.messages import Refusal as RefusalTold

STATUS = {
    "no-such-table": 404,
    "no-such-line": 404,
    "no-such-pieces": 404,
    "not-on-shelf": 404,
    "not-your-seat": 403,
    "link-needed": 403,
    "bad-link": 403,
    "link-used": 403,
    BANNED: 403,
    "wrong-password": 401,
    "wrong-old-password": 401,
    "bad-reset": 403,
    "wrong-key": 401,
    "no-such-piece": 422,
    "too-fast": 429,
    "too-many": 429,
    "too-many-reports": 429,
    "reports-full": 429,
    "too-big": 413,
}
CONFLICT = 409
CODES = (400, 401, 403, 404, 408, 409, 413, 421, 422, 429, 500, 503)


def add_errors(app: FastAPI) -> None:
    app.add_exception_handler(RequestValidationError, tell_invalid)
    app.add_exception_handler(CathedralsError, tell_refused)
    app.add_exception_handler(HTTPException, tell_nowhere)
    app.add_exception_handler(NotKept, tell_not_kept)


async def tell_refused(request: Request, error: Exception) -> JSONResponse:
    if not isinstance(error, Refused) or error.refusal is None:
        return turned_away(Refusal("cannot-be", args={"reason": str(error)}), 422)
    return turned_away(error.refusal, STATUS.get(error.refusal.id, CONFLICT), str(error))


async def tell_not_kept(request: Request, error: Exception) -> JSONResponse:
    return turned_away(Refusal("not-kept"), 503)


async def tell_invalid(request: Request, error: Exception) -> JSONResponse:
    """What could not be understood, without saying back what was sent."""
    assert isinstance(error, RequestValidationError)
    places = [".".join(str(part) for part in one["loc"]) + ": " + one["msg"] for one in error.errors()]
    reason = "; ".join(places)[:500].encode("utf-8", "replace").decode()
    return turned_away(Refusal("unreadable", args={"reason": reason}), 422)


async def tell_nowhere(request: Request, error: Exception) -> JSONResponse:
    """An address or a way to ask that there is not."""
    assert isinstance(error, HTTPException)
    is_nowhere = error.status_code in (404, 405)
    refusal = Refusal("no-such-page") if is_nowhere else Refusal("unreadable", args={"reason": error.detail})
    return turned_away(refusal, error.status_code, headers=error.headers)


def turned_away(
    refusal: Refusal, status: int, said: str = "", headers: Mapping[str, str] | None = None
) -> JSONResponse:
    told: RefusalTold = {"refused": refusal.id, "words": said or words().refusal(refusal)}
    if refusal.args:
        told["args"] = refusal.args
    return JSONResponse(told, status, headers)
