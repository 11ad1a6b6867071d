"""A store in which many matches lie, for `bench/load.py`.

    python bench/stored.py FILE [--matches 100000]

A few matches of every game are really played for a while by random programs; each stored match is one of them under
an id of its own. Nine in ten are over, the others were left in the middle with a person asked.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import sqlite3
import time
from collections.abc import Iterator

import cathedrals
from cathedrals.games import GAMES
from cathedrals.kernel.match import Match
from cathedrals.players.player import RandomPlayer
from cathedrals.server.room.table import OVER, RUNNING, header_of, result_of
from cathedrals.server.store.store import Store

ANSWERS = 30
DIFFERENT = 20  # of each game
AT_ONCE = 2_000
MATCHES = (
    "INSERT INTO matches (id, game, options, status, listed, link, secret, origin, header, result, line, asked, scores,"
    " since) VALUES (?, ?, ?, ?, 1, ?, ?, '', ?, ?, ?, ?, ?, ?)"
)
SEATS = "INSERT INTO seats (match, seat, guest, name, salt, \"left\") VALUES (?, ?, ?, 'Ana', '', 0)"
LINES = "INSERT INTO lines (match, line, text) VALUES (?, ?, ?)"


def played(game: str, seed: int) -> Match:
    match = cathedrals.new(game, seed=seed)
    player = RandomPlayer(seed)
    for _ in range(ANSWERS):
        if not match.over:
            match.play(match.game.write(player.choose(match.game, match.table)))
    if seed % 10:
        match.remark(0, "resign")
    return match


def row_of(id: str, match: Match, since: float) -> tuple[object, ...]:
    status, result = (OVER, json.dumps(result_of(match))) if match.over else (RUNNING, None)
    stands = (len(match.record.lines), match.asked, json.dumps(match.scores))
    header = header_of(match.record)
    return (id, match.game.name, "{}", status, f"link of {id}", b"", header, result, *stands, since)


def batches(count: int) -> Iterator[list[tuple[str, Match]]]:
    matches = [played(game.name, seed) for game in GAMES for seed in range(DIFFERENT)]
    for first in range(0, count, AT_ONCE):
        numbers = range(first, min(first + AT_ONCE, count))
        yield [(f"stored{number}", matches[number % len(matches)]) for number in numbers]


async def make(database: str) -> None:
    store = Store(database)
    await store.open()
    await store.close()


def fill(file: str, count: int) -> None:
    asyncio.run(make(f"sqlite+aiosqlite:///{file}"))
    plain = sqlite3.connect(file)
    began = time.time()
    for batch in batches(count):
        with plain:
            plain.executemany(MATCHES, [row_of(id, match, began) for id, match in batch])
            plain.executemany(SEATS, [(id, seat, f"guest of {id}") for id, _ in batch for seat in (0, 1)])
            plain.executemany(
                LINES,
                [(id, at, str(line)) for id, match in batch for at, line in enumerate(match.record.lines, 1)],
            )
    plain.close()


if __name__ == "__main__":
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("file")
    reader.add_argument("--matches", type=int, default=100_000)
    args = reader.parse_args()
    fill(args.file, args.matches)
