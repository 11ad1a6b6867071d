"""A server on a free port of this machine for as long as a test needs it, and clients that speak to it."""

from __future__ import annotations

import asyncio
import json
import os
import re
import signal
import socket
import subprocess
import sys
import threading
import time
from collections.abc import Awaitable, Callable
from contextlib import AbstractContextManager
from pathlib import Path
from types import TracebackType
from typing import Any, Self, TypeVar

import httpx
from websockets.sync.client import ClientConnection, connect

from cathedrals.games import GAMES
from cathedrals.server.store.store import Store

ROOT = Path(__file__).parent.parent.parent
LISTENS = re.compile(r"running on http://[\d.]+:\d+")
GAME = GAMES[0]
PATIENCE = 300.0  # ends what hangs; on a busy machine a slow answer is an answer
T = TypeVar("T")


def wait_until(happens: Callable[[], bool]) -> None:
    """However long it takes, short of hanging."""
    end = time.monotonic() + PATIENCE
    while not happens():
        assert time.monotonic() < end, f"it did not happen within {PATIENCE:.0f} seconds"
        time.sleep(0.02)


def in_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    """What work gives that is done with an open store, in this process."""
    return asyncio.run(with_store(url, work))


def held_port() -> socket.socket:
    """A port that is given to nobody else while a server is down; nobody listens on it, so that the server may."""
    held = socket.socket()
    held.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    held.bind(("127.0.0.1", 0))
    return held


async def with_store(url: str, work: Callable[[Store], Awaitable[T]]) -> T:
    store = Store(url)
    await store.open()
    try:
        async with asyncio.timeout(PATIENCE):
            return await work(store)
    finally:
        await store.close()


class Served:
    """`cathedrals serve` as a process of its own."""

    def __init__(self, database: str, *more: str) -> None:
        self.database = database
        self.more = more
        self.held = held_port()
        self.port = int(self.held.getsockname()[1])
        self.start()

    def start(self) -> None:
        command = [
            sys.executable,
            "-m",
            "cathedrals",
            "serve",
            "--port",
            str(self.port),
            "--database",
            self.database,
        ]
        began = time.monotonic()
        self.process = subprocess.Popen(
            [
                *command,
                "--workers",
                "1",
                "--pause",
                "0",
                "--posts",
                "10000",
                "--tables",
                "100000",
                *self.more,
            ],
            stderr=subprocess.PIPE,
            stdout=subprocess.DEVNULL,
            text=True,
            env=os.environ | {"PYTHONUNBUFFERED": "1", "LC_ALL": "C.UTF-8"},
        )
        self.told: list[str] = []
        assert self.process.stderr is not None
        for row in self.process.stderr:
            self.told.append(row)
            if LISTENS.search(row):
                break
        else:
            raise AssertionError("the server did not start: " + "".join(self.told))
        self.seconds_to_start = time.monotonic() - began
        self.reading = threading.Thread(target=self.told.extend, args=(self.process.stderr,), daemon=True)
        self.reading.start()  # a server whose log nobody reads stands still when the pipe is full

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def kill(self) -> None:
        """Without any warning, as a power cut would."""
        self.process.send_signal(signal.SIGKILL)
        self.finish()

    def stop(self) -> int:
        self.process.send_signal(signal.SIGTERM)
        return self.finish()

    def finish(self) -> int:
        assert self.process.stderr is not None
        self.reading.join(PATIENCE)
        # Who still reads holds the pipe, and to close it would wait for ever.
        assert not self.reading.is_alive(), "something that the server has started outlives it"
        self.process.stderr.close()
        return self.process.wait(PATIENCE)

    def __enter__(self) -> Served:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        if self.process.poll() is None:
            self.stop()
        self.held.close()


class Person:
    """Somebody with a cookie."""

    def __init__(self, url: str, name: str = "Ana") -> None:
        self.url = url
        self.name = name
        # A connection for each request: a server closes one that was idle, perhaps just when it is used again.
        self.http = httpx.Client(
            base_url=url, timeout=PATIENCE, limits=httpx.Limits(max_keepalive_connections=0)
        )
        self.http.get("/api/me").raise_for_status()
        self.line = 0

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *error: object) -> None:
        self.http.close()

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    def post(self, path: str, body: dict[str, Any] | None = None, **more: Any) -> httpx.Response:
        return self.http.post(path, json=body or {}, **more)

    def get(self, path: str) -> Any:
        answer = self.http.get(path)
        answer.raise_for_status()
        return answer.json()

    def open(self, *seats: str, **more: Any) -> dict[str, Any]:
        wish = {"game": GAME.name, "seats": list(seats), "name": self.name, **more}
        answer = self.post("/api/tables", wish)
        assert answer.status_code == 200, answer.text
        return dict(answer.json())

    def join(self, table: str, **more: Any) -> httpx.Response:
        return self.post(f"/api/tables/{table}/join", {"name": self.name, **more})

    def say(self, match: str, **request: Any) -> dict[str, Any]:
        answer = self.post(f"/api/matches/{match}/requests", request)
        assert answer.status_code in (200, 409), answer.text
        return dict(answer.json())

    def say_now(self, match: str, **request: Any) -> dict[str, Any]:
        """Said after the last line there is, and once more wherever a program was faster."""
        told: dict[str, Any] = {}

        def is_heard() -> bool:
            told.clear()
            told.update(self.say(match, after=self.state(match)["line"], **request))
            return told.get("refused") != "stale"

        wait_until(is_heard)
        return told

    def state(self, match: str, since: int = 0) -> dict[str, Any]:
        return dict(self.get(f"/api/matches/{match}?since={since}"))

    def play_first(self, match: str) -> dict[str, Any]:
        """Answer once, by the first move there is."""
        state = self.state(match)
        return self.say(match, after=state["line"], moves=[state["moves"][0]["text"]])

    def socket(self, match: str, since: int = 0, query: str = "", **headers: str) -> Socket:
        where = f"{self.url.replace('http', 'ws')}/api/matches/{match}/socket?since={since}{query}"
        cookie = {"Cookie": self.cookie}
        return Socket(
            connect(
                where,
                additional_headers=cookie | headers,
                compression=None,
                open_timeout=PATIENCE,
                close_timeout=PATIENCE,
                ping_interval=None,
            )
        )


class Socket:
    """A socket at a table."""

    def __init__(self, opening: AbstractContextManager[ClientConnection]) -> None:
        self.opening = opening
        self.kept: list[dict[str, Any]] = []

    def __enter__(self) -> Socket:
        self.connection = self.opening.__enter__()
        return self

    def __exit__(self, *error: Any) -> None:
        self.opening.__exit__(*error)

    def send(self, **request: Any) -> None:
        self.connection.send(json.dumps(request))

    def hear(self, *names: str) -> dict[str, Any]:
        """The next message that holds one of these names; others are kept for later."""
        while True:
            place = next((p for p, told in enumerate(self.kept) if any(name in told for name in names)), None)
            if place is not None:
                return self.kept.pop(place)
            told = dict(json.loads(self.connection.recv(PATIENCE)))
            if not names or any(name in told for name in names):
                return told
            self.kept.append(told)

    def ask(self, **request: Any) -> dict[str, Any]:
        self.send(**request)
        return self.hear("ok")
