"""Speaking with a server step by step, and writing down all it says, for `messages.py`."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator
from typing import Any

import httpx
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect

PATIENCE = 30.0  # seconds after which what should have been told is taken to be missing
AT_ONCE, PER_SECOND = 80, 40  # what one socket says; the server lets it say a little more
HEADERS = ("content-type", "cache-control", "set-cookie", "location")
Told = dict[str, Any]


class Book:
    """All messages of one scene: who heard what, and what was asked last by anybody."""

    def __init__(self, scene: str, url: str) -> None:
        self.scene = scene
        self.url = url
        self.rows: dict[str, list[str]] = {}
        self.steps = 0
        self.asked = ""

    def ask(self, who: str, what: str) -> None:
        self.steps += 1
        self.asked = f"{self.steps} {who}: {what}"

    def note(self, who: str, message: Any) -> None:
        row = {"who": f"{self.scene}, {who}", "asked": self.asked, "message": message}
        self.rows.setdefault(who, []).append(json.dumps(row, ensure_ascii=False))

    def lines(self) -> Iterator[str]:
        for rows in self.rows.values():
            yield from rows


class Person:
    """Somebody with a browser of their own."""

    def __init__(self, book: Book, name: str, **headers: str) -> None:
        self.book = book
        self.name = name
        self.http = httpx.Client(base_url=book.url, timeout=PATIENCE, headers=headers)

    def get(self, path: str) -> Any:
        return self.request("GET", path)

    def post(self, path: str, body: object = None) -> Any:
        return self.request("POST", path, json={} if body is None else body)

    def request(self, method: str, path: str, **more: Any) -> Any:
        self.book.ask(self.name, f"{method} {path} {json.dumps(more) if more else ''}")
        answer = self.http.request(method, path, **more)
        is_json = answer.headers.get("content-type") == "application/json"
        body = answer.json() if is_json else answer.text
        headers = {name: answer.headers[name] for name in HEADERS if name in answer.headers}
        self.book.note(self.name, {"status": answer.status_code, "headers": headers, "body": body})
        return body

    def wait(self, match: str) -> None:
        """Until no program is asked, so that whoever comes then is told the same each time."""
        while waits_for_program(self.http.get(f"/api/matches/{match}", headers={"x-waits": "yes"}).json()):
            time.sleep(0.02)

    def socket(self, match: str, name: str = "socket", **query: object) -> Socket:
        return Socket(self, match, f"{self.name}'s {name}", query)

    def knock(self, match: str, **query: object) -> None:
        """Open a socket that may be refused, hear what it is told first, and go."""
        try:
            socket = self.socket(match, "lost socket", **query)
        except InvalidStatus as error:
            self.book.note(f"{self.name}'s lost socket", {"status": error.response.status_code})
        else:
            socket.hear()
            socket.close()


class Socket:
    """A socket at a table, which knows the state it was told last."""

    def __init__(self, person: Person, match: str, name: str, query: dict[str, object]) -> None:
        self.person = person
        self.book = person.book
        self.name = name
        self.state: Told = {}
        asked = "&".join(f"{key}={value}" for key, value in query.items())
        where = f"/api/matches/{match}/socket?{asked}"
        self.book.ask(name, f"opens {where}")
        cookie = "; ".join(f"{key}={value}" for key, value in person.http.cookies.items())
        spoken = person.http.headers.get("accept-language", "en")
        headers = {"Accept-Language": spoken} | ({"Cookie": cookie} if cookie else {})
        url = self.book.url.replace("http", "ws") + where
        self.opening = connect(
            url, additional_headers=headers, compression=None, ping_interval=None, max_size=None
        )
        self.connection = self.opening.__enter__()
        self.begun, self.said = time.monotonic(), 0

    def hear(self) -> Told | None:
        """The next message; nothing if none comes."""
        try:
            told: Told = json.loads(self.connection.recv(PATIENCE))
        except (TimeoutError, ConnectionClosed) as error:
            self.book.note(self.name, {"nothing": type(error).__name__})
            return None
        self.book.note(self.name, told)
        if "view" in told and "ok" not in told:
            self.state = told
        return told

    def hear_of(self, name: str) -> Told:
        """The next message that holds a name."""
        while (told := self.hear()) is not None:
            if name in told:
                return told
        return {}

    def pace(self) -> None:
        """Wait until the server listens to one more message."""
        self.said += 1
        early = self.begun + (self.said - AT_ONCE) / PER_SECOND - time.monotonic()
        time.sleep(max(0.0, early))

    def send(self, text: str) -> None:
        self.pace()
        self.book.ask(self.name, text)
        self.connection.send(text)

    def ask(self, text: str) -> Told:
        self.send(text)
        return self.hear_of("ok")

    def catch_up(self, line: int) -> None:
        """Hear until a line is told, and until no program is asked."""
        while self.state.get("line", -1) < line or waits_for_program(self.state):
            if self.hear() is None:
                return

    def close(self) -> None:
        self.opening.__exit__(None, None, None)


def waits_for_program(state: Told) -> bool:
    asked = state["asked"]
    return not state["over"] and asked >= 0 and state["seats"][asked]["program"] is not None


def told_besides(request: Told, answer: Told) -> str:
    """What everybody is told of a request besides lines."""
    if answer.get("refused") == "undo-needs-consent":
        return "wish"
    return "chat" if answer.get("ok") and ("chat" in request or "phrase" in request) else ""


class Table:
    """A match and all who sit or stand around it; nobody says anything before all have heard what was told."""

    def __init__(self, match: str, *sockets: Socket) -> None:
        self.match = match
        self.sockets = list(sockets)
        for socket in sockets:
            self.let_in(socket)

    def let_in(self, socket: Socket) -> None:
        socket.hear_of("chats")
        self.settle(0)

    def settle(self, line: int) -> None:
        for socket in self.sockets:
            socket.catch_up(line)
        latest = max(socket.state.get("line", -1) for socket in self.sockets)
        for socket in self.sockets:
            socket.catch_up(latest)

    def add(self, socket: Socket) -> Socket:
        self.sockets.append(socket)
        self.let_in(socket)
        return socket

    def remove(self, socket: Socket) -> None:
        self.sockets.remove(socket)
        socket.close()

    @property
    def state(self) -> Told:
        return self.sockets[0].state

    @property
    def line(self) -> int:
        return int(self.state["line"])

    def say(self, socket: Socket, **request: object) -> Told:
        """Say something over a socket, and let everybody hear what comes of it."""
        answer = socket.ask(json.dumps(request))
        self.hear_all(request, answer, socket)
        return answer

    def post(self, person: Person, **request: object) -> Told:
        """The same by POST."""
        answer = person.post(f"/api/matches/{self.match}/requests", request)
        self.hear_all(request, answer)
        return answer

    def hear_all(self, request: Told, answer: Told, speaker: Socket | None = None) -> None:
        """Whoever spoke has heard it before the answer."""
        tells = told_besides(request, answer)
        for socket in self.sockets if tells else []:
            if socket is not speaker:
                socket.hear_of(tells)
        self.settle(answer.get("line", 0))

    def asked(self) -> Socket | None:
        """The socket that may answer now."""
        return next((socket for socket in self.sockets if socket.state["moves"]), None)

    def close(self) -> None:
        for socket in self.sockets:
            socket.close()
