"""Problems that people report, and errors of the pages themselves."""

from __future__ import annotations

import asyncio
import logging
import re
from typing import Annotated

from fastapi import Depends, Request

from cathedrals.kernel.report import Report, printable
from cathedrals.server.http.visitors import Address, AGuest, InLobby, Visitor
from cathedrals.server.language import refused
from cathedrals.server.limits import Bounds, Buckets
from cathedrals.server.lobby.lobby import Lobby
from cathedrals.server.room.table import Guest
from cathedrals.server.study.reporting import of_lesson, of_match
from cathedrals.server.wire.messages import Done
from cathedrals.server.wire.reports import NewReport, PageError, ReportKept, ReportText, SentReport

log = logging.getLogger("cathedrals.pages")
BEHIND = re.compile(r"[?#]\S*")  # of an address, where secrets are
QUOTED = re.compile(r"\"[^\"]*\"|'[^']*'|`[^`]*`")
NAME = re.compile(r".[\w$.-]{0,40}.")  # of something in the code, in its quotes
TOKEN = re.compile(r"[\w-]{24,}")
IN_ALL = (100, 1.0)  # errors of pages that are looked at: so many at once, then so many a second


async def make_report(wish: NewReport, lobby: InLobby) -> ReportText:
    """A report as a file: what you say, where you are, the versions, and the record up to there."""
    return {"text": (await report_of(wish, lobby)).write()}


async def send_report(wish: SentReport, guest: AGuest, lobby: InLobby, address: Address) -> ReportKept:
    """Let the host keep such a report."""
    report = await report_of(wish, lobby)
    return {"id": await lobby.reports.keep(guest, address, wish.match or "", report)}


async def report_of(wish: NewReport, lobby: Lobby) -> Report:
    if wish.match is None:
        return await asyncio.to_thread(of_lesson, wish, wish.lesson or "")
    text = await lobby.rooms.record(wish.match)
    return await asyncio.to_thread(of_match, wish, text)  # which lets others have their turn


# Errors of pages --------------------------------------------------------------------------------


class PageErrors:
    """What pages tell of their own errors, as often as it is worth reading."""

    def __init__(self, bounds: Bounds) -> None:
        self.told = Buckets(bounds.errors_at_once, bounds.errors_per_second)  # by address and by guest
        self.all = Buckets(*IN_ALL)

    def admit(self, guest: Guest | None, address: str) -> None:
        names = [address] if guest is None else [address, f"guest {guest.id}"]
        if not (all(self.told.take(name) for name in names) and self.all.take("")):
            raise refused("too-fast")


def page_errors_of(request: Request) -> PageErrors:
    errors: PageErrors = request.app.state.page_errors
    return errors


async def tell_error(
    error: PageError, guest: Visitor, address: Address, errors: Annotated[PageErrors, Depends(page_errors_of)]
) -> Done:
    """Say what broke in a page, for the host's log."""
    errors.admit(guest, address)
    fields = {"error": bare(error.message), "at": bare(error.at), "client": error.client, "page": error.page}
    fields = {name: value or "-" for name, value in fields.items()}
    kind = f"{fields['error']} {fields['at']} {fields['client']}"
    line = "a page broke: %(error)s at %(at)s, client %(client)s, on %(page)s"
    log.warning(line, fields, extra={"fields": fields, "kind": kind})
    return {"ok": True}


def bare(text: str) -> str:
    """One line without what people may have written and what may be a secret."""
    text = QUOTED.sub(lambda found: found[0] if NAME.fullmatch(found[0]) else "…", text)
    text = TOKEN.sub("…", BEHIND.sub("", text))
    return " ".join(printable(text, "").split())
