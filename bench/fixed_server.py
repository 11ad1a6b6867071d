"""A server that tells the same whenever it is asked the same, for `messages.py`.

    PYTHONPATH=FOLDER python bench/fixed_server.py DATABASE

Each secret is made from its kind, its length and how many such there were before, so that what else draws secrets does
not change it; a program's seed is always the same. The clock goes on by a second with each request, also that by which
is limited how often somebody may ask. In the processes that think time stands still, so that a search ends by its count
and not by the speed of the machine.
"""
# Whatever stands outside of functions is carried out in the processes that think, too: they are spawned from this file.

from __future__ import annotations

import base64
import secrets
import socket
import sys
import time
from collections import Counter
from hashlib import shake_256
from pathlib import Path
from types import SimpleNamespace

DRAWN: Counter[tuple[str, int]] = Counter()
CLOCK = [1_700_000_000.0]
WAITS = (b"x-waits", b"yes")  # a request that is repeated until something has happened
USUAL = 32  # bytes, if no number is said


def fixed_bytes(kind: str, length: int | None) -> bytes:
    length = USUAL if length is None else length
    DRAWN[kind, length] += 1
    return shake_256(f"{kind} {length} {DRAWN[kind, length]}".encode()).digest(length)


def token_bytes(length: int | None = None) -> bytes:
    return fixed_bytes("bytes", length)


def token_hex(length: int | None = None) -> str:
    return fixed_bytes("hex", length).hex()


def token_urlsafe(length: int | None = None) -> str:
    return base64.urlsafe_b64encode(fixed_bytes("urlsafe", length)).rstrip(b"=").decode()


def randbits(count: int) -> int:
    return int.from_bytes(shake_256(b"bits").digest(64)) % 2**count


secrets.token_bytes, secrets.token_hex, secrets.token_urlsafe = token_bytes, token_hex, token_urlsafe
secrets.randbits = randbits
time.time = lambda: CLOCK[0]
if __name__ == "__mp_main__":
    time.monotonic = lambda: 0.0


class Ticking:
    """The server behind a clock that goes on with each request and each message of a socket."""

    def __init__(self, app) -> None:
        self.app = app

    async def __call__(self, scope, receive, send) -> None:
        CLOCK[0] += scope["type"] != "lifespan" and WAITS not in scope["headers"]

        async def heard():
            message = await receive()
            CLOCK[0] += message["type"] == "websocket.receive"
            return message

        await self.app(scope, heard, send)


def main() -> None:
    import uvicorn

    from cathedrals.server import limits
    from cathedrals.server.app import Settings, create

    limits.time = SimpleNamespace(monotonic=time.time)
    file = Path(sys.argv[1])
    settings = Settings(
        f"sqlite+aiosqlite:///{file}",
        pause=0.0,
        deadline=300.0,
        client=file.parent / "none",
        posts=(1e9, 1e9),
        bounds=limits.Bounds(tables_at_once=1e9, tables_of_guest=10**9, open_tables_of_guest=10**9),
    )
    listening = socket.create_server(("127.0.0.1", 0))
    listening.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)  # else each answer waits 40 ms
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    app = Ticking(create(settings))
    config = uvicorn.Config(app, log_level="warning", ws="websockets-sansio", ws_per_message_deflate=False)
    uvicorn.Server(config).run([listening])


if __name__ == "__main__":
    main()
