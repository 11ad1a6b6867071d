"""The guard before all routes: where a request comes from, how big it is, how often; and what a page may do."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from cathedrals.kernel.game import Refusal
from cathedrals.server.http.errors import turned_away
from cathedrals.server.http.languages import language_of
from cathedrals.server.language import SPOKEN
from cathedrals.server.limits import Buckets

SAFE = ("GET", "HEAD", "OPTIONS")
API = "/api/"
MOST_BODY = 16_384
FILES = "/pieces/read"  # where a file is read
MOST_FILE = 131_072
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


class Guard:
    def __init__(self, app: ASGIApp, posts: Buckets, looks: Buckets) -> None:
        self.app = app
        self.posts = posts
        self.looks = looks

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            SPOKEN.set(language_of(HTTPConnection(scope)))
        if scope["type"] == "websocket" and not is_own_origin(scope):
            await send({"type": "websocket.close", "code": 1008})
        elif scope["type"] == "http":
            await self.guard(scope, receive, send)
        else:
            await self.app(scope, receive, send)

    async def guard(self, scope: Scope, receive: Receive, send: Send) -> None:
        has_begun = False

        async def send_guarded(message: Message) -> None:
            nonlocal has_begun
            if message["type"] == "http.response.start":
                has_begun = True
                MutableHeaders(scope=message).update(HEADERS)
            await send(message)

        answering: ASGIApp = self.turn_away(scope) or self.app
        if answering is self.app and scope["method"] not in SAFE:
            body = await whole_body(scope, receive)
            if body is None:
                answering = turned_away(Refusal("too-big"), 413)
            else:
                receive = once(body, receive)
        try:
            await answering(scope, receive, send_guarded)
        except Exception:
            if not has_begun:
                await turned_away(Refusal("failed"), 500)(scope, receive, send_guarded)
            raise  # whoever runs the server finds it in the log, with its traceback

    def turn_away(self, scope: Scope) -> ASGIApp | None:
        """What is answered instead to whoever asks too often, or from a page of somebody else."""
        address = scope["client"][0] if scope["client"] else ""
        if scope["method"] in SAFE:
            is_too_fast = scope["path"].startswith(API) and not self.looks.take(address)
        elif not is_own_origin(scope):
            return turned_away(Refusal("foreign-origin"), 403)
        else:
            is_too_fast = not self.posts.take(address)
        return turned_away(Refusal("too-fast"), 429) if is_too_fast else None


def is_own_origin(scope: Scope) -> bool:
    """A browser says which page a request comes from; it must be one of ours. Programs say nothing."""
    headers = Headers(scope=scope)
    if headers.get("sec-fetch-site", "same-origin") not in ("same-origin", "none"):
        return False
    origin = headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == headers.get("host")
    except ValueError:
        return False


async def whole_body(scope: Scope, receive: Receive) -> bytes | None:
    """All that was posted, or nothing if it is too big."""
    said = Headers(scope=scope).get("content-length", "0")
    most = MOST_FILE if scope["path"].endswith(FILES) else MOST_BODY
    if not said.isdigit() or int(said) > most:
        return None
    body = bytearray()
    while True:
        message = await receive()
        body += message.get("body", b"")
        if len(body) > most:
            return None
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
