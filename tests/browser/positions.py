"""Matches of the records in a store, from which tables are opened at any of their lines."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import cache
from typing import Any

from playwright.sync_api import APIRequestContext

from cathedrals.games import HOUSE
from cathedrals.games import game as find_game
from cathedrals.kernel import record as records
from cathedrals.kernel.match import Match
from cathedrals.kernel.record import Record
from cathedrals.kernel.replaying import replay, replay_line, unplayed
from cathedrals.players.levels import LEVELS
from cathedrals.server.room.table import HostedTable, Seat
from cathedrals.server.store.matches import Matches
from cathedrals.server.store.store import Store
from tests.server.serving import ROOT

FIRST, SECOND = (game.name for game in HOUSE)
THREE, FOUR, SWAP, SOLO = "three-advanced", "four-advanced", "two-random-advanced", "solo-advanced"
TWO = "greedy-third_scoring"
RECORDS = [(FIRST, THREE), (FIRST, FOUR), (FIRST, SWAP), (FIRST, SOLO), (SECOND, TWO)]
PROGRAMS = list(LEVELS)
NEARLY = 25
SINCE = 1_800_000_000.0


@cache
def read(game: str, name: str) -> Record:
    text = (ROOT / "tests" / "records" / game / f"{name}.record").read_text("utf-8")
    return records.read(text)


@dataclass(frozen=True)
class Place:
    """Where a table goes on from a record: after which line, and who is asked there."""

    game: str
    record: str
    line: int
    asked: int


def walk(game: str, name: str) -> Iterator[tuple[Place, Match]]:
    """Every place of a record, with the match as it stands there; it goes on when the next is asked for."""
    record = read(game, name)
    match = unplayed(find_game(game), record)
    for row, line in enumerate(record.lines, 1):
        replay_line(match, line, row, None)
        yield Place(game, name, row, match.asked), match


@cache
def place_of(game: str, name: str, step: str) -> Place:
    """In the middle of those where this is asked, so that there is much on the table."""
    found = [
        place
        for place, match in walk(game, name)
        if place.asked >= 0 and not match.over and match.step == step
    ]
    return found[len(found) // 2]


@cache
def place_before(game: str, name: str, event: str) -> Place:
    """The last place before this is told for the first time."""
    before: Place | None = None
    for place, match in walk(game, name):
        if before and event in {told["event"] for told in match.told}:
            return before
        before = place
    raise AssertionError(f"{event} is not told in {name}")


@cache
def place_near_the_end(game: str, name: str) -> Place:
    """Where about two turns are left."""
    last = len(read(game, name).lines) - NEARLY
    return [place for place, _ in walk(game, name) if place.asked >= 0 and place.line <= last][-1]


def id_of(name: str) -> str:
    return "".join(letter for letter in name if letter.isalnum())[:20]


def keep(database: str, wanted: list[tuple[str, str]]) -> None:
    """Put the matches of these records into a store that no server has open."""

    async def write() -> None:
        store = Store(database)
        await store.open()
        for game, name in wanted:
            match = replay(find_game(game), read(game, name))
            await Matches(store).add(table_of(id_of(name), match), match)
        await store.close()

    with ThreadPoolExecutor(1) as beside:  # the browser has a loop of its own in this thread
        beside.submit(lambda: asyncio.run(write())).result()


def table_of(id: str, match: Match) -> HostedTable:
    record = match.record
    table = HostedTable(
        id=id,
        game=record.game,
        options=record.options,
        listed=True,
        link=id,
        secret=bytes(32),
        since=SINCE,
        seats=[
            Seat(seat, program=sitter.name, name=sitter.name, salt="salt")
            for seat, sitter in enumerate(record.sitters)
        ],
    )
    table.begin(match)
    return table


def open_at(http: APIRequestContext, url: str, place: Place, others: str = "") -> str:
    """The address of a table that goes on where we are asked; on the other seats sit programs, or those named."""
    seats = [others or PROGRAMS[seat] for seat in range(len(read(place.game, place.record).sitters))]
    wish = {"line": place.line, "seats": [*seats[: place.asked], "me", *seats[place.asked + 1 :]]}
    answer = http.post(f"{url}/api/matches/{id_of(place.record)}/branch", data=wish, headers={"Origin": url})
    assert answer.ok, answer.text()
    return f"/table/{answer.json()['id']}"


def open_lobby(ours: APIRequestContext, others: APIRequestContext, url: str) -> None:
    """A lobby in which every list has something: matches of ours, an open table, one to watch."""

    def post(http: APIRequestContext, path: str, **wish: object) -> Any:
        answer = http.post(url + path, data=wish, headers={"Origin": url})
        assert answer.ok, answer.text()
        return answer.json()

    for http in (ours, others):
        for game in HOUSE:
            rest = max(game.seats) - 1
            post(http, "/api/tables", game=game.name, seats=["me", *["open"] * rest], name="Ana")
            post(http, "/api/tables", game=game.name, seats=["me", *["master"] * rest])
            over = post(http, "/api/tables", game=game.name, seats=["me", "me"])["id"]
            line = http.get(f"{url}/api/matches/{over}").json()["line"]
            post(http, f"/api/matches/{over}/requests", after=line, resign=True)
