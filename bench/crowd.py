"""How soon everybody hears of a move when very many are there, and whether memory stays flat.

    python bench/crowd.py --matches 1000 --rate 750 --seconds 60
    python bench/crowd.py --servers 3 --matches 60 --rate 180 --seconds 60
    python bench/crowd.py --matches 100 --rate 100 --seconds 1800

One server on an empty SQLite file, or several on one PostgreSQL behind nginx, so that those at a table sit at different
servers; all of it and the load on this machine. A match that is over makes room for a new one. A move counts as told
when the last of the four sockets of its match has it; memory is that of all servers together, minute by minute. A
machine that does something else meanwhile tells nothing about the server.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import json
import os
import random
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path

from load import AtTable, Server, parts_of

sys.path.insert(0, str(Path(__file__).parent.parent))

from tests.server.cluster import Cluster
from tests.server.kills import proxied

WARM = 5  # seconds before anything counts
MINUTE = 60
LAST = 1.0  # seconds in which the last moves are told


class Crowd:
    """Servers of which one address is known, and all who are there."""

    def __init__(self, servers: list[Server], url: str) -> None:
        self.servers = servers
        self.front = servers[0]
        self.front.url = url
        self.delays: list[tuple[float, float]] = []
        self.memory: list[int] = []
        self.replaced = self.skipped = self.refused = 0

    async def play(self, matches: int, rate: int, seconds: float) -> None:
        await self.front.seat_everybody(matches)
        gc.disable()  # a collection of all these sockets stops the load for 0.2 s, which the server would be blamed for
        began, noted, choice = time.perf_counter(), 0.0, random.Random(1)
        for number in range(int(rate * (WARM + seconds))):
            now = time.perf_counter() - began
            if now >= noted:
                self.memory.append(sum(server.resident() for server in self.servers))
                noted += MINUTE
            await asyncio.sleep(max(0.0, number / rate - now))
            place = number % matches
            if self.front.tables[place].is_over:
                await self.replace(place)
            else:
                await self.front.tables[place].move(choice)
        await asyncio.sleep(LAST)
        for table in self.front.tables:
            self.count(table)
        self.delays = [one for one in self.delays if one[0] >= began + WARM]

    async def replace(self, place: int) -> None:
        """Somebody else plays here from now on."""
        old = self.front.tables[place]
        self.count(old)
        self.replaced += 1
        for socket in old.sockets:
            await socket.close()
        (self.front.tables[place],) = await self.front.seat_two(1)

    def count(self, table: AtTable) -> None:
        self.delays += table.delays
        self.skipped += table.skipped
        self.refused += table.refused

    def told(self, seconds: float) -> dict[str, object]:
        delays = [delay for _, delay in self.delays]
        return {
            "servers": len(self.servers),
            "sockets": sum(len(table.sockets) for table in self.front.tables),
            "told": len(delays),
            "per_second": round(len(delays) / seconds, 1),
            "skipped": self.skipped,
            "refused": self.refused,
            "matches_over": self.replaced,
            **{name: round(delay * 1000, 1) for name, delay in parts_of(delays).items()},
            "load": [round(one, 2) for one in os.getloadavg()],
            "memory_mb": self.memory,
        }


def gather(stack: ExitStack, servers: int) -> Crowd:
    """The servers, started."""
    folder = stack.enter_context(tempfile.TemporaryDirectory())
    database = stack.enter_context(Cluster()).url if servers > 1 else f"{folder}/store.sqlite"
    started = [Server(database) for _ in range(servers)]
    for server in started:
        server.start()
        stack.callback(server.stop)
    return Crowd(
        started,
        stack.enter_context(proxied([port_of(one.url) for one in started]))
        if servers > 1
        else started[0].url,
    )


def port_of(url: str) -> int:
    return int(url.rpartition(":")[2])


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    for name, usual in (("servers", 1), ("matches", 1000), ("rate", 750), ("seconds", 60)):
        reader.add_argument(f"--{name}", type=int, default=usual)
    args = reader.parse_args()
    with ExitStack() as stack:
        crowd = gather(stack, args.servers)
        asyncio.run(crowd.play(args.matches, args.rate, args.seconds))
        print(json.dumps(crowd.told(args.seconds)))


if __name__ == "__main__":
    main()
