"""Every request has a short id: its answer names it, and so does all that is logged while it is answered."""

from __future__ import annotations

import logging
import secrets
import time

from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cathedrals.server.limits import address_key
from cathedrals.server.logs import REQUEST

log = logging.getLogger("cathedrals.requests")
FAILED = 500


class Logged:
    """One line for each request at the level `info`, for each that failed always."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        REQUEST.set(secrets.token_hex(4))
        begun, status = time.monotonic(), 0

        async def send_named(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                MutableHeaders(scope=message)["x-request-id"] = REQUEST.get()
            await send(message)

        try:
            await self.app(scope, receive, send_named)
        finally:
            if scope["type"] == "http":
                tell(scope, status, time.monotonic() - begun)


def tell(scope: Scope, status: int, seconds: float) -> None:
    """Never the query or a header, where secrets may be; the path as it was sent, so that it stays one line."""
    path = scope.get("raw_path", b"").decode("ascii", "replace")
    address = address_key(scope["client"][0] if scope["client"] else "")
    told = {"method": scope["method"], "path": path, "status": status, "ms": round(seconds * 1000)}
    level = logging.ERROR if status >= FAILED else logging.INFO
    line = "%(method)s %(path)s %(status)s in %(ms)s ms for %(address)s"
    log.log(level, line, told | {"address": address}, extra={"fields": told | {"address": address}})
