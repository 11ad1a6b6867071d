"""The pages: the browser client, or a sentence where it has not been built."""

from __future__ import annotations

import html
from collections.abc import Callable
from pathlib import Path
from typing import Any

from fastapi import FastAPI
from fastapi.responses import FileResponse, HTMLResponse, Response
from fastapi.staticfiles import StaticFiles

from cathedrals.kernel.words import Words

CLIENT = Path(__file__).parent / "static"  # built from `web/`, not in git
INDEX = "index.html"
PAGES = (
    "/", "/table/{match}", "/replay/{match}", "/watch/{match}", "/learn", "/learn/{game}",
    "/rules", "/rules/{rest:path}",
)  # fmt: skip
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"


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


def add_sentence(app: FastAPI) -> None:
    def sentence() -> str:
        said = html.escape(Words().say("web-not-built"))
        return (
            f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{said}</title><p>{said}</p></html>'
        )

    for path in PAGES:
        app.add_api_route(path, sentence, response_class=HTMLResponse, include_in_schema=False)
