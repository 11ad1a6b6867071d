"""Where each address leads, and what it tells."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from fastapi import Depends, FastAPI
from fastapi.responses import JSONResponse, PlainTextResponse

from cathedrals.server.http import lending, matches, notes, pieces, reports, tables, teaching, you
from cathedrals.server.http.errors import CONFLICT
from cathedrals.server.http.health import UNWELL, health
from cathedrals.server.http.socket import socket
from cathedrals.server.http.visitors import welcome
from cathedrals.server.wire import messages as told
from cathedrals.server.wire import pieces as told_of_pieces
from cathedrals.server.wire import reports as told_of_reports

SOCKET = "/api/matches/{match}/socket"


class Route(NamedTuple):
    method: str
    path: str
    answer: Callable[..., Any]
    tells: Any


ROUTES = (
    Route("GET", "/api/games", tables.games, list[told.GameShown]),
    Route("GET", "/api/games/{game}/words/{language}", tables.game_words, str),
    Route("GET", "/api/games/{game}/pieces", pieces.show_form, told_of_pieces.PiecesForm),
    Route("POST", "/api/games/{game}/pieces/check", pieces.check, told_of_pieces.PiecesChecked),
    Route("POST", "/api/games/{game}/pieces/file", pieces.make_file, told_of_pieces.PiecesText),
    Route("POST", "/api/games/{game}/pieces/read", pieces.read_file, told_of_pieces.PiecesRead),
    Route("POST", "/api/boxes", pieces.shelve, told.BoxShown),
    Route("POST", "/api/boxes/look", pieces.look, told_of_pieces.Shelf),
    Route("POST", "/api/boxes/off", pieces.take_off, told.Done),
    Route("GET", "/api/me", you.me, told.GuestShown),
    Route("POST", "/api/me", you.call_me, told.GuestShown),
    Route("GET", "/api/me/tables", you.my_tables, list[told.TableShown]),
    Route("POST", "/api/me/language", you.speak, told.GuestShown),
    Route("POST", "/api/account", you.open_account, told.GuestShown),
    Route("POST", "/api/account/password", you.change_password, told.Done),
    Route("POST", "/api/account/reset", you.reset, told.GuestShown),
    Route("POST", "/api/enter", you.enter, told.GuestShown),
    Route("POST", "/api/leave", you.go_out, told.Done),
    Route("POST", "/api/leave/everywhere", you.go_out_everywhere, told.Done),
    Route("POST", "/api/dice", tables.seal_dice, told.SealedDice),
    Route("GET", "/api/tables", tables.tables, list[told.TableShown]),
    Route("POST", "/api/tables", tables.open_table, told.TableShown),
    Route("GET", "/api/tables/{match}", tables.table, told.TableShown),
    Route("POST", "/api/tables/{match}/join", tables.join, told.TableShown),
    Route("POST", "/api/tables/{match}/leave", tables.stand_up, told.TableShown),
    Route("POST", "/api/tables/{match}/kick", tables.kick, told.TableShown),
    Route("POST", "/api/tables/{match}/listed", tables.list_table, told.TableShown),
    Route("POST", "/api/seat-links", lending.open_link, told.TableShown),
    Route("POST", "/api/seat-links/look", lending.look, told.SeatLinkShown),
    Route("GET", "/api/matches/{match}", matches.state, told.State),
    Route("POST", "/api/matches/{match}/requests", matches.request, told.Answer),
    Route("POST", "/api/matches/{match}/rematch", tables.rematch, told.TableShown),
    Route("POST", "/api/matches/{match}/branch", tables.branch, told.TableShown),
    Route("POST", "/api/matches/{match}/seats/{seat}/link", lending.lend, told.SeatLink),
    Route("GET", "/api/matches/{match}/links", lending.links, list[told.LentSeat]),
    Route("POST", "/api/matches/{match}/links/revoke", lending.revoke, told.Done),
    Route("GET", "/api/matches/{match}/at/{line}", matches.state_at, told.PastState),
    Route("POST", "/api/matches/{match}/plan", matches.plan, told.PlanState),
    Route("GET", "/api/matches/{match}/note", notes.read_note, told.Note),
    Route("POST", "/api/matches/{match}/note", notes.write_note, told.Note),
    Route("GET", "/api/matches/{match}/drawing/{line}", matches.drawing, told.Drawing),
    Route("GET", "/api/matches/{match}/record", matches.record, str),
    Route("GET", "/api/matches/{match}/draws", matches.draws, told.Draws),
    Route("GET", "/api/matches/{match}/course", matches.course, told.Course),
    Route("GET", "/api/matches/{match}/turns/{line}", matches.turn, told.Turn),
    Route("GET", "/api/rulebook/{game}", teaching.read_rulebook, told.Rulebook),
    Route("GET", "/api/rulebook/{game}/try/{section}", teaching.try_board, told.TrialState),
    Route("POST", "/api/lessons/{game}", teaching.lesson, told.LessonState),
    Route("POST", "/api/lessons/{game}/table", tables.play_on, told.TableShown),
    Route("POST", "/api/reports", reports.send_report, told_of_reports.ReportKept),
    Route("POST", "/api/reports/file", reports.make_report, told_of_reports.ReportText),
    Route("POST", "/api/errors", reports.tell_error, told.Done),
    Route("GET", "/healthz", health, told.Health),
)


def add_routes(app: FastAPI) -> None:
    """What is told is described by its type, and goes out without being checked once more."""
    for method, path, answer, tells in ROUTES:
        described: dict[int | str, dict[str, Any]] = {} if tells is str else {200: {"model": tells}}
        if answer is health:
            described[UNWELL] = {"model": tells}
        if answer is matches.request:
            described[CONFLICT] = {"model": tells | told.Refusal, "description": "Refused, and why."}
        app.add_api_route(
            path,
            answer,
            methods=[method],
            dependencies=[] if answer is health else [Depends(welcome)],
            response_model=None,
            response_class=PlainTextResponse if tells is str else JSONResponse,
            responses=described,
        )
    app.add_api_websocket_route(SOCKET, socket)
