"""The server under load: many matches with four sockets each, moves at a steady rate, all on this machine.

    python bench/load.py [--matches 250] [--rate 250] [--seconds 20] [--stored 100000]

A move counts as told when the last of its match's sockets has it. Memory is the server's resident size.
`--stored` puts that many finished matches into the store beforehand, each with a few lines.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import re
import sqlite3
import subprocess
import sys
import tempfile
import time

import httpx
from websockets.asyncio.client import connect

from cathedrals.server.store import Store

SOCKETS = 4  # at each table: one person on all seats, and three who watch
STORED_LINES = 10
LINE = re.compile(r'"line":(\d+)')


class AtTable:
    """One match: who plays, and when each line was heard by the last of its sockets."""

    def __init__(self, url: str, id: str, cookie: str) -> None:
        self.url, self.id, self.cookie = url, id, cookie
        self.state: dict = {}
        self.sent: dict[int, float] = {}
        self.heard: dict[int, int] = {}
        self.delays: list[float] = []
        self.refused = 0

    async def open(self) -> list[asyncio.Task]:
        where = f"{self.url.replace('http', 'ws')}/api/matches/{self.id}/socket"
        headers = [{"Cookie": self.cookie}] + [{}] * (SOCKETS - 1)
        self.sockets = [await connect(where, additional_headers=one, compression=None) for one in headers]
        return [asyncio.create_task(self.listen(place)) for place in range(SOCKETS)]

    async def listen(self, place: int) -> None:
        async for text in self.sockets[place]:
            if '"view"' not in text:
                self.refused += '"ok":false' in text
                continue
            if place == 0:
                self.state = json.loads(text)
            self.note(int(LINE.search(text)[1]))

    def note(self, line: int) -> None:
        self.heard[line] = self.heard.get(line, 0) + 1
        if self.heard[line] == SOCKETS and self.sent:
            after = min(self.sent)
            if line > after:
                self.delays.append(time.perf_counter() - self.sent.pop(after))

    async def move(self, choice: random.Random) -> None:
        if self.sent or not self.state.get("moves"):
            return
        move = choice.choice(self.state["moves"])["text"]
        self.sent[self.state["line"]] = time.perf_counter()
        await self.sockets[0].send(json.dumps({"after": self.state["line"], "moves": [move]}))


async def load(url: str, matches: int, rate: int, seconds: float) -> list[AtTable]:
    choice = random.Random(1)
    tables = []
    async with httpx.AsyncClient(base_url=url, timeout=60) as http:
        await http.get("/api/me")
        cookie = "; ".join(f"{name}={value}" for name, value in http.cookies.items())
        game = (await http.get("/api/games")).json()[0]["name"]
        for _ in range(matches):
            wish = {"game": game, "seats": ["me", "me"], "listed": False}
            tables.append(AtTable(url, (await http.post("/api/tables", json=wish)).json()["id"], cookie))
    listening = [task for table in tables for task in await table.open()]
    await asyncio.sleep(2)
    began = time.perf_counter()
    for number in range(int(rate * seconds)):
        await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
        await tables[number % matches].move(choice)
    await asyncio.sleep(2)
    for task in listening:
        task.cancel()
    await asyncio.gather(*listening, return_exceptions=True)
    return tables


async def fill(database: str, count: int) -> None:
    """Finished matches that lie in the store."""
    store = Store(database)
    await store.open()
    await store.close()
    row = "'g', '{}', 'over', 1, '', x'00', '', '', 0.0"
    with sqlite3.connect(database.partition("///")[2]) as plain:
        names = "id, game, options, status, listed, link, secret, origin, header, since"
        ids = [(f"old{number}",) for number in range(count)]
        plain.executemany(f"INSERT INTO matches ({names}) VALUES (?, {row})", ids)
        for line in range(1, STORED_LINES + 1):
            plain.executemany(f"INSERT INTO lines (match, line, text) VALUES (?, {line}, '0 move')", ids)
    plain.close()


def resident(pid: int) -> int:
    with open(f"/proc/{pid}/status", encoding="ascii") as status:
        return next(int(row.split()[1]) for row in status if row.startswith("VmRSS")) // 1024


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    for name, usual in (("matches", 250), ("rate", 250), ("seconds", 20), ("stored", 0)):
        reader.add_argument(f"--{name}", type=int, default=usual)
    args = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        database = f"sqlite+aiosqlite:///{folder}/store.sqlite"
        if args.stored:
            asyncio.run(fill(database, args.stored))
        command = [sys.executable, "-m", "cathedrals", "serve", "--port", "0", "--workers", "1"]
        began = time.perf_counter()
        server = subprocess.Popen(
            [*command, "--database", database, "--posts", "10000"], stderr=subprocess.PIPE, text=True
        )
        try:
            port = next(
                int(found[1]) for row in server.stderr if (found := re.search(r"http://[\d.]+:(\d+)", row))
            )
            ready = time.perf_counter() - began
            tables = asyncio.run(load(f"http://127.0.0.1:{port}", args.matches, args.rate, args.seconds))
            memory = resident(server.pid)
        finally:
            server.terminate()
            server.wait(20)
    delays = sorted(delay for table in tables for delay in table.delays)
    at = {f"p{share}": round(delays[int(len(delays) * share / 100)] * 1000, 1) for share in (50, 90, 99)}
    told = {
        "told": len(delays),
        "per_second": round(len(delays) / args.seconds, 1),
        "refused": sum(t.refused for t in tables),
    }
    print(
        json.dumps(
            {"ready_s": round(ready, 2), **told, **at, "memory_mb": memory, "sockets": args.matches * SOCKETS}
        )
    )


if __name__ == "__main__":
    main()
