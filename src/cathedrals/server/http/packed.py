"""Files of the client that were packed when it was built: who asks gets the smallest they can read."""

from __future__ import annotations

import os
import re
from mimetypes import guess_type
from pathlib import Path
from typing import Any

from fastapi.responses import FileResponse
from fastapi.staticfiles import StaticFiles
from starlette.datastructures import Headers
from starlette.responses import Response
from starlette.types import Scope

FOR_EVER = "public, max-age=31536000, immutable"
ENDINGS = {"br": ".br", "gzip": ".gz"}  # the smallest first
NOTHING = re.compile(r"\s*q\s*=\s*0(\.0*)?\s*")  # the weight of what somebody cannot read


def accepted(header: str) -> list[str]:
    """The encodings somebody can read, of those we have, the smallest first."""
    wishes = [part.strip().partition(";") for part in header.lower().split(",")]
    readable = {name.strip() for name, _, weight in wishes if not NOTHING.fullmatch(weight)}
    return [name for name in ENDINGS if name in readable]


def smallest(path: Path, headers: Headers) -> tuple[Path, dict[str, str]]:
    """The file to send instead, and what has to be said of it."""
    told = {"vary": "accept-encoding"}
    for encoding in accepted(headers.get("accept-encoding", "")):
        found = path.with_name(path.name + ENDINGS[encoding])
        if found.is_file():
            return found, told | {"content-encoding": encoding}
    return path, told


def media_type(path: Path) -> str:
    return guess_type(path.name)[0] or "text/plain"


class Assets(StaticFiles):
    """Files whose names change with what they hold, so that a browser need not ask for them again."""

    def file_response(
        self,
        full_path: os.PathLike[str] | str,
        stat_result: os.stat_result,
        scope: Scope,
        status_code: int = 200,
    ) -> Response:
        path, told = smallest(Path(full_path), Headers(scope=scope))
        more: dict[str, Any] = {"media_type": media_type(Path(full_path)), "headers": told}
        response = FileResponse(path, status_code=status_code, **more)
        response.headers["cache-control"] = FOR_EVER
        return response
