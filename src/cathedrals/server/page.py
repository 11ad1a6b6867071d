"""The pages: the browser client where it has been built, else plain ones on which moves are typed."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from fastapi.staticfiles import StaticFiles

from cathedrals.kernel.words import Words

PLAIN = Path(__file__).parent / "plain"
CLIENT = Path(__file__).parent / "static"  # built from `web/`, not in git
INDEX = "index.html"
PAGES = ("/", "/table/{match}", "/replay/{match}", "/watch/{match}", "/learn", "/rules", "/rules/{rest:path}")
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
WORDS = re.compile(r"\{\{ ([a-z-]+) \}\}")


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
        add_plain(app)


def add_client(app: FastAPI, client: Path) -> None:
    """One page, which reads from the address what it shows; and the few files beside it."""
    for path in PAGES:
        app.add_api_route(path, giving(client / INDEX), include_in_schema=False)
    for beside in sorted(client.iterdir()):
        if beside.is_file() and beside.name != INDEX:
            app.add_api_route(f"/{beside.name}", giving(beside), include_in_schema=False)
    app.mount("/assets", Assets(directory=client / "assets", check_dir=False))


def giving(path: Path) -> Callable[[], FileResponse]:
    """A route without parameters: whatever a route has as a parameter, an address can choose."""

    def give() -> FileResponse:
        return FileResponse(path, headers={"cache-control": ASK_AGAIN})

    return give


def add_plain(app: FastAPI) -> None:
    def lobby() -> str:
        return in_words((PLAIN / "lobby.html").read_text(encoding="utf-8"))

    def table(match: str) -> str:
        return in_words((PLAIN / "table.html").read_text(encoding="utf-8"))

    app.add_api_route("/", lobby, response_class=HTMLResponse, include_in_schema=False)
    app.add_api_route("/table/{match}", table, response_class=HTMLResponse, include_in_schema=False)
    app.mount("/plain", StaticFiles(directory=PLAIN))


def in_words(text: str) -> str:
    """A page with every `{{ id }}` said."""
    words = Words()
    return WORDS.sub(lambda found: html.escape(words.say(found[1])), text)
