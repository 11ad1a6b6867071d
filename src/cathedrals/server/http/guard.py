"""The guard before all routes: where a request comes from, how big it is, how often; and what a page may do."""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cathedrals.kernel.game import Refusal
from cathedrals.server.http.costs import API, SAFE, cost_of
from cathedrals.server.http.errors import turned_away
from cathedrals.server.http.languages import language_of
from cathedrals.server.language import SPOKEN
from cathedrals.server.limits import USUAL_BOUNDS, Bounds, Buckets, address_key
from cathedrals.server.logs import REQUEST

log = logging.getLogger("cathedrals.edge")
MOST_BODY = 16_384
HEALTH = "/healthz"  # always answered, but not however often at once
FILES = "/pieces/read"  # where a file is read
MOST_FILE = 131_072
USUAL_PORTS = {"http": ":80", "https": ":443"}
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self' 'unsafe-inline'; img-src 'self' data:; "
    "connect-src 'self'; font-src 'self'; media-src 'self'; manifest-src 'self'; base-uri 'none'; "
    "form-action 'self'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
}
ASSETS = "/assets/"  # what a page is made of; what the page may do is said with the page
NEVER_KEPT, ASK_AGAIN = "no-store", "no-cache"  # what one is told is not for whoever uses the browser next
OF_ASSETS = {name: HEADERS[name] for name in ("x-content-type-options", "cross-origin-resource-policy")}


@dataclass(frozen=True)
class Allowed:
    """What one address may ask."""

    posts: Buckets
    looks: Buckets
    pages: Buckets  # and what they are made of

    def take(self, scope: Scope) -> bool:
        method, path = scope.get("method", "GET"), scope["path"]
        buckets = self.posts if method not in SAFE else self.looks if path.startswith(API) else self.pages
        address = address_key(scope["client"][0] if scope["client"] else "")
        if buckets.take(address, cost_of(method, path)):
            return True
        log.warning("an address asks too often and has to wait, such as %s", address)
        return False


class Guard:
    def __init__(
        self, app: ASGIApp, allowed: Allowed, names: Sequence[str] | None, bounds: Bounds = USUAL_BOUNDS
    ) -> None:
        self.app = app
        self.allowed = allowed
        self.names = names
        self.bounds = bounds

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            SPOKEN.set(language_of(HTTPConnection(scope)))
        if scope["type"] == "websocket" and not await self.lets_in(scope):
            await send({"type": "websocket.close", "code": 1008})
        elif scope["type"] == "http":
            await self.guard(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def lets_in(self, scope: Scope) -> bool:
        """Whether a socket may be opened: that tells as much as a look."""
        if not (self.is_ours(scope) and is_own_origin(scope)):
            return False
        if self.allowed.take(scope):
            return True
        await asyncio.sleep(self.bounds.hold)
        return False

    async def guard(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                complete(MutableHeaders(scope=message), scope["path"])
            await send(message)

        answering: ASGIApp = self.turn_away(scope) or self.app
        if answering is self.app and scope["method"] not in SAFE:
            try:
                receive = once(await self.whole_body(scope, receive), receive)
            except Unwelcome as error:
                answering = error.answer
        try:
            await answering(scope, receive, send_guarded)
        except Exception:
            if not has_begun:
                failed = Refusal("failed", args={"request": REQUEST.get()})
                await turned_away(failed, 500)(scope, receive, send_guarded)
            raise  # whoever runs the server finds it in the log, with its traceback

    def turn_away(self, scope: Scope) -> ASGIApp | None:
        """What is answered instead to whoever asks too often, by a name that is not ours, or from a foreign page."""
        if not self.is_ours(scope):
            return turned_away(Refusal("unknown-host"), 421)
        if scope["method"] not in SAFE and not is_own_origin(scope):
            return turned_away(Refusal("foreign-origin"), 403)
        if self.allowed.take(scope):
            return None
        return self.slowly(self.app if scope["path"] == HEALTH else turned_away(Refusal("too-fast"), 429))

    def slowly(self, answer: ASGIApp) -> ASGIApp:
        """Not at once: else who goes on asking all the same would keep us busy saying that they ask too often."""

        async def give(scope: Scope, receive: Receive, send: Send) -> None:
            await asyncio.sleep(self.bounds.hold)
            await answer(scope, receive, send)

        return give

    def is_ours(self, scope: Scope) -> bool:
        host = Headers(scope=scope).get("host", "")
        if self.names is None or is_named(host, self.names):
            return True
        log.warning("a request for the host %r was not answered; if that is this server, say --name", host)
        return False

    async def whole_body(self, scope: Scope, receive: Receive) -> bytes:
        """All that was posted; `Unwelcome` if it is too big or does not come."""
        headers = Headers(scope=scope)
        if "content-length" in headers and "transfer-encoding" in headers:
            # A proxy that goes by the other of the two would take the rest for somebody else's request.
            raise Unwelcome("unreadable", 400, {"reason": "Content-Length, Transfer-Encoding"})
        said = headers.get("content-length", "0")
        most = MOST_FILE if scope["path"].endswith(FILES) else MOST_BODY
        if not said.isdigit() or int(said) > most:
            raise Unwelcome("too-big", 413)
        try:
            async with asyncio.timeout(self.bounds.body):
                return await read_body(receive, most)
        except TimeoutError:
            log.warning("what was posted did not come in time")
            raise Unwelcome("too-slow", 408) from None


class Unwelcome(Exception):
    """A body that is not taken; its connection is of no use any longer, for the rest may still come."""

    def __init__(self, id: str, status: int, args: dict[str, Any] | None = None) -> None:
        super().__init__(id)
        self.answer = turned_away(Refusal(id, args=args or {}), status, headers={"connection": "close"})


def complete(headers: MutableHeaders, path: str) -> None:
    """What every answer says of itself; how long files are kept is said where they are given."""
    headers.update(OF_ASSETS if path.startswith(ASSETS) else HEADERS)
    headers.setdefault("cache-control", NEVER_KEPT if path.startswith(API) else ASK_AGAIN)


def is_named(host: str, names: Sequence[str]) -> bool:
    """By one of our names, or by an address: a foreign name that leads here would make a foreign page ours."""
    name = urlsplit(f"//{host}").hostname if is_netloc(host) else None
    if name is None:
        return False
    try:
        return name == "localhost" or name in names or bool(ipaddress.ip_address(name))
    except ValueError:
        return False


def is_netloc(host: str) -> bool:
    try:
        return urlsplit(f"//{host}").netloc == host
    except ValueError:
        return False


def is_own_origin(scope: Scope) -> bool:
    """A browser says which page a request comes from; it must be one of ours. Programs say nothing."""
    headers = Headers(scope=scope)
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    own = own_origin(scope["scheme"].replace("ws", "http"), headers.get("host", ""))
    if origin is None or origin == own:
        return True
    log.warning(
        "a request from a page of %.80r to %r was refused; if both are this site, its proxy does not pass Host "
        "or X-Forwarded-Proto on, or is not named by --proxy",
        origin,
        own,
    )
    return False


def own_origin(scheme: str, host: str) -> str:
    """As browsers write it: without the port that the scheme has by itself."""
    return f"{scheme}://{host.lower().removesuffix(USUAL_PORTS.get(scheme, ':'))}"


async def read_body(receive: Receive, most: int) -> bytes:
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > most:
            raise Unwelcome("too-big", 413)
        if not message.get("more_body", False):
            return bytes(body)


def once(body: bytes, receive: Receive) -> Receive:
    """A body that has been read, to be read by the routes."""
    left = [body]

    async def give() -> Message:
        if left:
            return {"type": "http.request", "body": left.pop(), "more_body": False}
        return await receive()

    return give
