"""The pages: the browser client, or a sentence where it has not been built."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path
from typing import Any

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response
from fastapi.staticfiles import StaticFiles

from cathedrals.kernel.words import Words
from cathedrals.server.http.languages import remember
from cathedrals.server.http.visitors import accounts_of, visitor
from cathedrals.server.language import SPOKEN, words

CLIENT = Path(__file__).parent.parent / "static"  # built from `web/`, not in git
INDEX = "index.html"
PAGES = (
    "/", "/table/{match}", "/replay/{match}", "/watch/{match}", "/learn", "/learn/{game}",
    "/rules", "/rules/{rest:path}", "/pieces", "/pieces/{game}",
)  # fmt: skip
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
SPEAKS = re.compile(r'<html lang="[a-z]*">')
TITLE = re.compile(r"<title>.*?</title>")
DESCRIPTION = re.compile(r'<meta name="description" content=".*?"')


class Assets(StaticFiles):
    """Files whose names change with what they hold, so that a browser need not ask for them again."""

    def file_response(self, *args: Any, **more: Any) -> Response:
        response = super().file_response(*args, **more)
        response.headers["cache-control"] = FOR_EVER
        return response


def add_pages(app: FastAPI, client: Path) -> None:
    if (client / INDEX).is_file():
        add_client(app, client)
    else:
        add_sentence(app)


def add_client(app: FastAPI, client: Path) -> None:
    """One page, which reads from the address what it shows; and the few files beside it."""
    for path in PAGES:
        app.add_api_route(path, speaking(client / INDEX), include_in_schema=False)
    for beside in sorted(client.iterdir()):
        if beside.is_file() and beside.name != INDEX:
            app.add_api_route(f"/{beside.name}", giving(beside), include_in_schema=False)
    app.mount("/assets", Assets(directory=client / "assets", check_dir=False))


def giving(path: Path) -> Callable[[], FileResponse]:
    """A route without parameters: whatever a route has as a parameter, an address can choose."""

    def give() -> FileResponse:
        return FileResponse(path, headers={"cache-control": ASK_AGAIN})

    return give


def speaking(path: Path) -> Callable[[Request], Awaitable[HTMLResponse]]:
    """The page in the language of whoever asks; the client goes on in it."""

    async def give(request: Request) -> HTMLResponse:
        kept = await language_of_account(request)
        language = kept or SPOKEN.get()
        page = in_language(path.read_text(encoding="utf-8"), Words("", language))
        response = HTMLResponse(page, headers={"cache-control": ASK_AGAIN, "vary": "accept-language, cookie"})
        if kept:
            remember(request, response, kept)
        return response

    return give


async def language_of_account(request: Request) -> str:
    """The language last chosen by this account, in whatever browser; nothing for mere guests."""
    guest = visitor(request)
    return await accounts_of(request).language(guest) if guest else ""


def in_language(page: str, words: Words) -> str:
    title, about = escape(words.say("web-title")), escape(words.say("web-description"))
    page = SPEAKS.sub(f'<html lang="{words.language}">', page, count=1)
    page = TITLE.sub(f"<title>{title}</title>", page, count=1)
    return DESCRIPTION.sub(f'<meta name="description" content="{about}"', page, count=1)


def add_sentence(app: FastAPI) -> None:
    def sentence() -> str:
        said = escape(words().say("web-not-built"))
        lang = SPOKEN.get()
        return f'<!doctype html><html lang="{lang}"><meta charset="utf-8"><title>{said}</title><p>{said}</p>'

    for path in PAGES:
        app.add_api_route(path, sentence, response_class=HTMLResponse, include_in_schema=False)
