"""The pages: the browser client, or a sentence where it has not been built."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Awaitable, Callable
from html import escape
from pathlib import Path

from fastapi import FastAPI, Request
from fastapi.responses import FileResponse, HTMLResponse, Response

from cathedrals.kernel.words import Words
from cathedrals.server.http.languages import remember
from cathedrals.server.http.packed import ENDINGS, Assets, media_type, smallest
from cathedrals.server.http.preloading import Preloading
from cathedrals.server.http.visitors import accounts_of, session_of
from cathedrals.server.language import SPOKEN, words

CLIENT = Path(__file__).parent.parent / "static"  # built from `web/`, not in git
INDEX = "index.html"
PAGES = (
    "/", "/table/{match}", "/replay/{match}", "/watch/{match}", "/learn", "/learn/{game}",
    "/rules", "/rules/{rest:path}", "/pieces", "/pieces/{game}", "/reset",
)  # fmt: skip
LOOKS = ["GET", "HEAD"]
ASK_AGAIN = "no-cache"
SPEAKS = re.compile(r'<html lang="[a-z]*">')
TITLE = re.compile(r"<title>.*?</title>")
DESCRIPTION = re.compile(r'<meta name="description" content=".*?"')


def add_pages(app: FastAPI, client: Path) -> None:
    if (client / INDEX).is_file():
        add_client(app, client)
    else:
        add_sentence(app)


def add_client(app: FastAPI, client: Path) -> None:
    """One page, which reads from the address what it shows; and the few files beside it."""
    for path in PAGES:
        app.add_api_route(
            path, speaking(client / INDEX, links_on(path, client)), methods=LOOKS, include_in_schema=False
        )
    for beside in sorted(client.iterdir()):
        if beside.is_file() and beside.suffix not in (".html", ".json", *ENDINGS.values()):
            app.add_api_route(f"/{beside.name}", giving(beside), methods=LOOKS, include_in_schema=False)
    app.mount("/assets", Assets(directory=client / "assets", check_dir=False))


def giving(path: Path) -> Callable[[Request], FileResponse]:
    """A route without parameters: whatever a route has as a parameter, an address can choose."""

    def give(request: Request) -> FileResponse:
        found, told = smallest(path, request.headers)
        return FileResponse(found, media_type=media_type(path), headers=told | {"cache-control": ASK_AGAIN})

    return give


def links_on(path: str, client: Path) -> Callable[[str], str]:
    """What the lobby will need is said in its head; what another page does depends on its table."""
    return Preloading.of(client).links if path == "/" else no_links


def no_links(language: str) -> str:
    return ""


def speaking(path: Path, links: Callable[[str], str]) -> Callable[[Request], Awaitable[Response]]:
    """The page in the language of whoever asks; the client goes on in it."""

    async def give(request: Request) -> Response:
        kept = await language_of_account(request)
        language = kept or SPOKEN.get()
        page = in_language(path.read_text(encoding="utf-8"), Words("", language))
        page = page.replace("</head>", f"{links(language)}</head>", 1)
        tag = f'W/"{hashlib.sha256(page.encode()).hexdigest()[:20]}"'
        headers = {"cache-control": ASK_AGAIN, "vary": "accept-language, cookie", "etag": tag}
        is_known = request.headers.get("if-none-match") == tag
        response = (
            Response(status_code=304, headers=headers) if is_known else HTMLResponse(page, headers=headers)
        )
        if kept:
            remember(request, response, kept)
        return response

    return give


async def language_of_account(request: Request) -> str:
    """The language last chosen by this account, in whatever browser; nothing for mere guests."""
    session = await session_of(request)
    return await accounts_of(request).language(session.guest) if session else ""


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
        app.add_api_route(path, sentence, methods=LOOKS, response_class=HTMLResponse, include_in_schema=False)
