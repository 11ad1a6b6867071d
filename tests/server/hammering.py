"""People who play and talk on, whatever happens to the servers, and note what they were told."""

from __future__ import annotations

import threading
import time
from collections import Counter
from typing import Any

import httpx
from sqlalchemy import select
from websockets.exceptions import WebSocketException

from cathedrals.games import GAMES
from cathedrals.server.store.matches import Matches
from cathedrals.server.store.schema import chat
from cathedrals.server.store.store import Store
from tests.server.serving import PATIENCE, Person, in_store, wait_until
from tests.tiers import chooser

TALKS = 5  # every so often something is said instead of played
AGAIN = 0.05  # seconds until what was not answered is sent again


class Unanswered(Exception):
    """A proxy or a server without a store had no answer: whether it was carried out is not known."""


class Hammer(threading.Thread):
    """One of them, match after match. Half of them speak over a socket and reconnect, the others by posts."""

    def __init__(self, url: str, number: int) -> None:
        super().__init__(daemon=True)
        self.number = number
        self.person = Person(url, f"Ana {number}")
        self.game = GAMES[number % len(GAMES)].name
        self.speaks = self.over_socket if number % 4 < 2 else self.by_posts
        self.acknowledged: dict[str, list[tuple[int, str]]] = {}
        self.chats: dict[str, list[str]] = {}
        self.stale: Counter[str] = Counter()
        self.pending: dict[str, Any] | None = None
        self.choice = chooser(number)
        self.is_done = False
        self.error: Exception | None = None
        self.open()

    def open(self) -> None:
        self.match = self.person.open("me", "me", game=self.game)["id"]
        self.acknowledged[self.match], self.chats[self.match] = [], []

    def run(self) -> None:
        while not self.is_done:
            try:
                self.speaks()
            except (httpx.TransportError, WebSocketException, OSError, Unanswered):
                time.sleep(AGAIN)  # a server is being killed; the same request is sent again
            except Exception as error:
                self.error = error
                return

    def by_posts(self) -> None:
        state = answered(self.person.http.get(f"/api/matches/{self.match}"))
        if pending := self.request(state):
            self.note(pending, answered(self.person.post(f"/api/matches/{self.match}/requests", pending)))

    def over_socket(self) -> None:
        with self.person.socket(self.match) as socket:
            state = socket.hear("view")
            while not self.is_done:
                pending = self.request(state)
                if not pending:
                    return
                self.note(pending, socket.ask(**pending))
                # What was sent again may have been carried out before the cut: then nothing new is told.
                if self.pending is None and pending.get("after") == state["line"]:
                    state = socket.hear("view")

    def request(self, state: dict[str, Any]) -> dict[str, Any] | None:
        """What is sent next: what was not answered for certain, a chat or a new move; nothing after the end."""
        if self.pending is None and state["over"]:
            if not self.is_done:
                self.open_another()
        elif self.pending is None and self.choice.randrange(TALKS) == 0:
            said = f"{self.number} {len(self.chats[self.match])}"
            self.pending = {"chat": said, "key": said.replace(" ", "-")}
        elif self.pending is None:
            self.pending = {"after": state["line"], "moves": [self.choice.choice(state["moves"])["text"]]}
        return self.pending

    def open_another(self) -> None:
        try:
            self.open()
        except AssertionError as error:  # a proxy or a server without a store said no
            raise Unanswered(str(error)) from error

    def note(self, pending: dict[str, Any], answer: dict[str, Any]) -> None:
        if answer.get("refused") == "too-fast":
            time.sleep(AGAIN)
            return
        if answer.get("refused") == "not-kept":  # said by a socket; a post gets 503
            raise Unanswered(answer["words"])
        if answer.get("refused") == "stale" and "moves" in pending:
            self.stale[self.match] += 1  # another server has not heard yet what the one before has kept
            self.pending = None
            return
        assert answer["ok"], answer
        if "chat" in pending:
            self.chats[self.match].append(pending["chat"])
        else:
            self.acknowledged[self.match].append((pending["after"] + 1, pending["moves"][0]))
        self.pending = None

    def count(self) -> int:
        return count_in(self.acknowledged) + count_in(self.chats)


def answered(answer: httpx.Response) -> dict[str, Any]:
    if answer.status_code >= 500:
        raise Unanswered(answer.text)
    assert answer.status_code in (200, 409, 429), answer.text
    return dict(answer.json())


def count_in(noted: dict[str, list[Any]]) -> int:
    return sum(len(one) for one in noted.values())


def wait_for_answers(hammers: list[Hammer], more: int) -> None:
    """Until so many more answers have been acknowledged, whoever gave them."""
    wanted = sum(hammer.count() for hammer in hammers) + more

    def are_given() -> bool:
        assert all(hammer.is_alive() for hammer in hammers), [hammer.error for hammer in hammers]
        return sum(hammer.count() for hammer in hammers) >= wanted

    wait_until(are_given)


def finish(hammers: list[Hammer]) -> None:
    for hammer in hammers:
        hammer.is_done = True
    for hammer in hammers:
        hammer.join(PATIENCE)
        assert hammer.error is None, hammer.error
        hammer.person.http.close()


def count_losses(database: str, hammers: list[Hammer]) -> Counter[str]:
    """What was acknowledged, and what of it is not kept, or kept more than once."""
    counted: Counter[str] = Counter()

    async def look(store: Store) -> None:
        for hammer in hammers:
            for match, acknowledged in hammer.acknowledged.items():
                count_moves(counted, acknowledged, await Matches(store).lines(match))
                counted["moves refused as stale"] += hammer.stale[match]
                found = await store.rows(select(chat.c.text).where(chat.c.match == match))
                count_chats(counted, hammer.chats[match], [row.text for row in found])

    in_store(database, look)
    return counted


def count_moves(counted: Counter[str], acknowledged: list[tuple[int, str]], lines: list[str]) -> None:
    counted["moves"] += len(acknowledged)
    for number, move in acknowledged:
        is_there = number <= len(lines) and lines[number - 1].partition(" ")[2] == move
        counted["moves lost"] += not is_there
    answers = [line for line in lines if not line.startswith(".")]
    # The last answer may not have reached us.
    counted["moves doubled"] += max(0, len(answers) - len(acknowledged) - 1)


def count_chats(counted: Counter[str], acknowledged: list[str], kept: list[str]) -> None:
    counted["chats"] += len(acknowledged)
    counted["chats lost"] += len(set(acknowledged) - set(kept))
    counted["chats doubled"] += len(kept) - len(set(kept))
