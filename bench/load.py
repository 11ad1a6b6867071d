"""The server under load: many matches with four sockets each, moves at a steady rate, all on this machine.

    python bench/load.py [--matches 250] [--rate 250] [--seconds 60] [--stored 100000]
    python bench/load.py --before FOLDER [--after FOLDER] [--matches 250] [--rate 250] [--seconds 60]

Two servers run side by side, one on an empty store, one on a store that holds many matches (`bench/stored.py`); or two
builds, each on an empty store: FOLDER comes first on PYTHONPATH, such as `build/compiled` of a clone, and without
`--after` the second is the build that is imported here. They are loaded by turns, a few seconds each and `--seconds` in
all each, so that whatever else the machine does troubles both alike. A move counts as told when the last of its match's
sockets has it. Memory is the server's resident size with the rooms of all its matches open; cpu is the processor time
it used for one move, everything included; ready is the middle one of a few starts. The ratios of two builds are those
of one turn to the other, the median and the quartiles; above 1 means that the second is faster.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import re
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
from before_after import folder_here
from websockets.asyncio.client import connect

WATCH = 2  # at each table, beside the two who play
TABLES_OF_TWO = 10  # that the same two play at; no guest may have many more
LIMITS = ("--posts", "--tables", "--connections", "--sockets")  # all of them come from one address here
SLICE = 5  # seconds after which the other server is loaded
PARTS = (50, 90, 95, 99)  # of a hundred moves, those that were told faster
STARTS = 3
LINE = re.compile(r'"line":(\d+)')
RUNS = re.compile(r"running on (http://[\d.]+:\d+)")


class Server:
    """One server and all that was measured of it."""

    def __init__(self, database: str, stored: int = 0, folder: Path | None = None) -> None:
        self.stored = stored
        self.folder = folder
        self.turns: list[dict[str, float]] = []
        self.command = [sys.executable, "-m", "cathedrals", "serve", "--port", "0", "--workers", "1"]
        self.command += ["--database", database if "://" in database else f"sqlite+aiosqlite:///{database}"]
        for limit in LIMITS:
            self.command += [limit, "100000"]
        self.ready: list[float] = []
        self.tables: list[AtTable] = []

    def start(self) -> None:
        began = time.perf_counter()
        self.process = subprocess.Popen(
            self.command,
            stderr=subprocess.PIPE,
            text=True,
            start_new_session=True,
            env=self.environment(),
        )
        self.url = next(found[1] for row in self.process.stderr if (found := RUNS.search(row)))
        self.ready.append(time.perf_counter() - began)

    def environment(self) -> dict[str, str]:
        """In English, because what it says is looked for."""
        first = {} if self.folder is None else {"PYTHONPATH": str(self.folder.absolute())}
        return os.environ | {"LC_ALL": "C.UTF-8"} | first

    def stop(self) -> None:
        self.process.terminate()
        self.process.wait(30)

    def resident(self) -> int:
        with open(f"/proc/{self.process.pid}/status", encoding="ascii") as status:
            return next(int(row.split()[1]) for row in status if row.startswith("VmRSS")) // 1024

    def cpu(self) -> float:
        """Seconds of processor time used so far."""
        with open(f"/proc/{self.process.pid}/stat", encoding="ascii") as stat:
            fields = stat.read().rpartition(")")[2].split()
        return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")

    async def seat_everybody(self, matches: int) -> None:
        while len(self.tables) < matches:
            self.tables += await self.seat_two(min(TABLES_OF_TWO, matches - len(self.tables)))
        self.seated = self.cpu()

    async def seat_two(self, matches: int) -> list[AtTable]:
        """Tables of both games by turns, with the same two people."""
        seated = []
        async with (
            httpx.AsyncClient(base_url=self.url, timeout=60) as ana,
            httpx.AsyncClient(base_url=self.url, timeout=60) as jan,
        ):
            people = (ana, jan)
            for person in people:
                await person.get("/api/me")
            cookies = ["; ".join(f"{name}={value}" for name, value in one.cookies.items()) for one in people]
            games = [game["name"] for game in (await ana.get("/api/games")).json()]
            for number in range(matches):
                wish = {"game": games[number % len(games)], "seats": ["me", "open"]}
                id = (await ana.post("/api/tables", json=wish)).json()["id"]
                await jan.post(f"/api/tables/{id}/join", json={})
                seated.append(AtTable(self.url, id))
                await seated[-1].open([*cookies, *[""] * WATCH])
        return seated

    async def load(self, rate: int, seconds: float, choice: random.Random) -> None:
        began, told, used = time.perf_counter(), len(self.delays()), self.cpu()
        for number in range(int(rate * seconds)):
            await asyncio.sleep(max(0.0, began + number / rate - time.perf_counter()))
            await self.tables[number % len(self.tables)].move(choice)
        await asyncio.sleep(0.5)  # for the last ones to be told
        new = self.delays()[told:]
        if new:
            self.turns.append({"cpu": (self.cpu() - used) / len(new), **parts_of(new)})

    def delays(self) -> list[float]:
        """Of all moves told so far, in their order."""
        return [delay for _, delay in sorted(pair for table in self.tables for pair in table.delays)]

    def told(self, seconds: float) -> dict[str, object]:
        delays = self.delays()
        return {
            "ready_s": round(statistics.median(self.ready), 2),
            "told": len(delays),
            "per_second": round(len(delays) / seconds, 1),
            "skipped": sum(table.skipped for table in self.tables),
            "refused": sum(table.refused for table in self.tables),
            "cpu_ms": round((self.cpu() - self.seated) * 1000 / len(delays), 2),
            **{name: round(delay * 1000, 1) for name, delay in parts_of(delays).items()},
            "memory_mb": self.resident(),
            "sockets": sum(len(table.sockets) for table in self.tables),
        }


class AtTable:
    """One match: when its moves were sent, and when the last of its sockets heard of each."""

    def __init__(self, url: str, id: str) -> None:
        self.where = f"{url.replace('http', 'ws')}/api/matches/{id}/socket"
        self.state: dict = {}
        self.asked = 0
        self.sent: float | None = None
        self.line = 0
        self.heard = 0
        self.delays: list[tuple[float, float]] = []  # when a move was told, and how long that took
        self.refused = self.skipped = 0
        self.is_over = False

    async def open(self, cookies: list[str]) -> None:
        headers = [{"Cookie": cookie} if cookie else {} for cookie in cookies]
        self.sockets = [
            await connect(self.where, additional_headers=one, compression=None) for one in headers
        ]
        self.listening = [asyncio.create_task(self.listen(place)) for place in range(len(self.sockets))]

    async def listen(self, place: int) -> None:
        async for text in self.sockets[place]:
            if '"view"' not in text:
                self.refused += '"ok":false' in text
                continue
            self.is_over = '"over":true' in text
            if '"moves":[]' not in text:
                self.state, self.asked = json.loads(text), place
            self.note(int(LINE.search(text)[1]))

    def note(self, line: int) -> None:
        """One more socket has been told of a line."""
        self.heard = self.heard + 1 if line == self.line else 1
        self.line = line
        if self.heard == len(self.sockets) and self.sent is not None:
            now = time.perf_counter()
            self.delays.append((now, now - self.sent))
            self.sent = None

    async def move(self, choice: random.Random) -> None:
        if self.sent is not None or not self.state:
            self.skipped += 1  # the last move is still on its way
            return
        state, self.state = self.state, {}
        move = choice.choice(state["moves"])["text"]
        self.sent = time.perf_counter()
        await self.sockets[self.asked].send(json.dumps({"after": state["line"], "moves": [move]}))


def parts_of(delays: list[float]) -> dict[str, float]:
    """The delay within which so many of a hundred moves were told."""
    ordered = sorted(delays)
    return {f"p{part}": ordered[len(ordered) * part // 100] for part in PARTS}


async def measure(servers: list[Server], matches: int, rate: int, seconds: int) -> None:
    choices = {server: random.Random(1) for server in servers}
    for server in servers:
        await server.seat_everybody(matches)
    await asyncio.sleep(2)
    for turn in range(seconds // SLICE):
        for server in servers if turn % 2 == 0 else reversed(servers):
            await server.load(rate, SLICE, choices[server])
    for server in servers:
        which = {} if server.folder is None else {"build": str(server.folder)}
        print(json.dumps({**which, "stored": server.stored, **server.told(seconds)}), flush=True)
        for table in server.tables:
            for task in table.listening:
                task.cancel()


def ratios(before: Server, after: Server) -> dict[str, str]:
    """How many times faster the second server was, turn by turn: the median and the quartiles."""
    told = {}
    for name in ("cpu", *(f"p{part}" for part in PARTS)):
        pairs = zip(before.turns, after.turns, strict=False)
        found = [then[name] / now[name] for then, now in pairs if now[name]]
        low, middle, high = (
            statistics.quantiles(found, n=4, method="inclusive") if len(found) > 1 else found * 3
        )
        told[name] = f"{middle:.3f} ({low:.3f} to {high:.3f})"
    return told


def two_stores(folder: str, stored: int) -> list[Server]:
    from stored import fill

    fill(f"{folder}/full.sqlite", stored)
    return [Server(f"{folder}/empty.sqlite"), Server(f"{folder}/full.sqlite", stored)]


def two_builds(folder: str, before: Path, after: Path) -> list[Server]:
    return [
        Server(f"{folder}/{name}.sqlite", 0, build) for name, build in (("before", before), ("after", after))
    ]


def run(servers: list[Server], matches: int, rate: int, seconds: int) -> None:
    for _ in range(STARTS - 1):
        for server in servers:
            server.start()
            server.stop()
    for server in servers:
        server.start()
    try:
        asyncio.run(measure(servers, matches, rate, seconds))
    finally:
        for server in servers:
            server.stop()


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for name, usual in (("matches", 250), ("rate", 250), ("seconds", 60), ("stored", 100_000)):
        reader.add_argument(f"--{name}", type=int, default=usual)
    reader.add_argument("--before", type=Path, help="the folder of a build")
    reader.add_argument("--after", type=Path, help="the folder of another")
    args = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        is_of_builds = args.before is not None
        servers = (
            two_builds(folder, args.before, args.after or folder_here())
            if is_of_builds
            else two_stores(folder, args.stored)
        )
        run(servers, args.matches, args.rate, args.seconds)
        if is_of_builds:
            print(json.dumps({"before to after": ratios(*servers)}))


if __name__ == "__main__":
    main()
