"""The way of a move through the sources: which files run between a socket's text and what its listeners are sent.

    python bench/way.py

One match of each game, somebody on both seats and somebody who looks on; a move is sent as a browser sends it, and the
functions that run until everybody has been told are traced. Only the sources can be traced, so it says nothing of time.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from pathlib import Path
from types import FrameType

import cathedrals
from cathedrals.games import HOUSE
from cathedrals.server.app import make_lobby
from cathedrals.server.http.socket import Attending, Connection
from cathedrals.server.lobby.programs import Programs
from cathedrals.server.room.room import Room
from cathedrals.server.store.store import Store
from cathedrals.server.wire.requests import NewTable

PACKAGE = Path(cathedrals.__file__).parent
BEFORE = 20  # moves after which whatever is read once, such as words, has been read


class Trace:
    """The files of ours in which something runs, in the order in which it first does."""

    def __init__(self) -> None:
        self.files: dict[str, None] = {}

    def note(self, frame: FrameType, event: str, arg: object) -> None:
        path = Path(frame.f_code.co_filename)
        if event == "call" and PACKAGE in path.parents:
            self.files.setdefault(path.relative_to(PACKAGE).as_posix())

    def __enter__(self) -> Trace:
        sys.setprofile(self.note)
        return self

    def __exit__(self, *error: object) -> None:
        sys.setprofile(None)


async def way(game: str, database: str) -> list[str]:
    """The files of one move in a match that has begun."""
    store = Store(database)
    await store.open()
    lobby = await make_lobby(store, Programs(0), 0)
    ana = lobby.accounts.new()
    table = await lobby.open(ana, NewTable(game=game, seats=["me", "me"]))
    room = await lobby.rooms.room(table.id)
    listening = [Connection(ana), Connection(None)]
    for connection in listening:
        await room.enter(connection, 0)
    socket = Attending(None, lobby.rooms, table.id, listening[0])  # type: ignore[arg-type]
    for _ in range(BEFORE):
        await socket.answer_to(next_move(room))
        texts_sent(listening)
    with Trace() as trace:
        answer = await socket.answer_to(next_move(room))
        sent = texts_sent(listening)
    assert answer["ok"]
    assert all(sent)
    await store.close()
    return list(trace.files)


def next_move(room: Room) -> str:
    """What a browser would send."""
    request = {"after": len(room.match.record.lines), "moves": [room.match.moves[0].text]}
    return json.dumps(request)


def texts_sent(listening: list[Connection]) -> list[list[str]]:
    """What each socket would send now."""
    return [
        [connection.waiting.get_nowait().text for _ in range(connection.waiting.qsize())]
        for connection in listening
    ]


def main() -> None:
    for game in HOUSE:
        with tempfile.TemporaryDirectory() as folder:
            files = asyncio.run(way(game.name, f"{folder}/way.sqlite"))
        of_game = [file for file in files if file.startswith("games/")]
        print(f"{game.name}: {len(files)} files, {len(of_game)} of them the game's")
        for file in files:
            print(f"  {file}")


if __name__ == "__main__":
    main()
