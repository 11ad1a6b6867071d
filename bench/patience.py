"""How long others wait for their moves while somebody looks at the dearest record there can be, as often as they may.

    python bench/patience.py [--seconds 20] [--build FOLDER]

One server on this machine. At one table moves are taken back until no more may be; then one address asks for its
draws, its course, its record and its earlier positions as often as the server lets it. At another table two people
move ten times a second, first alone, then meanwhile. Told is how long their moves took until both had heard of them.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import tempfile
import time
from pathlib import Path

import httpx
from load import LIMITS, AtTable, Server, parts_of
from websockets.asyncio.client import connect

GAME = "red_cathedral"
RATE = 10  # moves a second
LOOKERS = 4  # each asks as soon as it is answered, until it is told to wait
PAUSE = 0.05  # of whoever was told to wait


async def fill(server: Server) -> tuple[str, int]:
    """A match with as many moves taken back as may be; its id and its last line."""
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as ana:
        table = await ana.post("/api/tables", json={"game": GAME, "seats": ["me", "random"]})
        id = table.json()["id"]
        cookie = "; ".join(f"{name}={value}" for name, value in ana.cookies.items())
    where = f"{server.url.replace('http', 'ws')}/api/matches/{id}/socket"
    async with connect(where, additional_headers={"Cookie": cookie}, compression=None) as socket:
        state: dict = {}
        while True:
            told = json.loads(await socket.recv())
            if told.get("refused") == "record-full":
                return id, state["line"]
            if told.get("refused") == "too-fast":
                await asyncio.sleep(PAUSE)
                await say(socket, state)
            elif "view" in told:
                state = told
                if state["moves"]:
                    await say(socket, state)


async def say(socket: object, state: dict) -> None:
    """Take back what was just played, else play."""
    is_played = state["lines"] and state["lines"][-1].startswith("0 ") and state["undo"] is not None
    wish = {"undo": state["undo"]} if is_played else {"moves": [state["moves"][0]["text"]]}
    await socket.send(json.dumps({"after": state["line"], **wish}))


async def look(server: Server, id: str, last: int, until: float, counts: dict[int, int]) -> None:
    choice = random.Random(1)
    async with httpx.AsyncClient(base_url=server.url, timeout=60) as http:
        while time.perf_counter() < until:
            what = choice.choice(["draws", "course", "record", *[f"at/{choice.randrange(last)}"] * 5])
            status = (await http.get(f"/api/matches/{id}/{what}")).status_code
            counts[status] = counts.get(status, 0) + 1
            if status == httpx.codes.TOO_MANY_REQUESTS:
                await asyncio.sleep(PAUSE)


async def moves(table: AtTable, seconds: float) -> dict[str, float]:
    choice, began, before = random.Random(2), time.perf_counter(), len(table.delays)
    for number in range(int(seconds * RATE)):
        await asyncio.sleep(max(0.0, began + number / RATE - time.perf_counter()))
        await table.move(choice)
    await asyncio.sleep(1)
    delays = [delay for _, delay in table.delays[before:]]
    return {"moves": len(delays), **{name: round(one * 1000, 1) for name, one in parts_of(delays).items()}}


async def measure(server: Server, seconds: float) -> None:
    await server.seat_everybody(1)
    (others,) = server.tables
    began = time.perf_counter()
    id, last = await fill(server)
    print(json.dumps({"lines": last, "filled_s": round(time.perf_counter() - began, 1)}), flush=True)
    print(json.dumps({"alone": await moves(others, seconds)}), flush=True)
    counts: dict[int, int] = {}
    until = time.perf_counter() + seconds + 1
    looking = [asyncio.create_task(look(server, id, last, until, counts)) for _ in range(LOOKERS)]
    print(json.dumps({"meanwhile": await moves(others, seconds)}), flush=True)
    await asyncio.gather(*looking)
    print(json.dumps({"looks": counts}))
    for task in others.listening:
        task.cancel()


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--seconds", type=float, default=20)
    reader.add_argument("--build", type=Path, help="the folder of a build, which comes first on PYTHONPATH")
    args = reader.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server = Server(f"{folder}/store.sqlite", 0, args.build)
        server.command = server.command[: server.command.index(LIMITS[0])]  # by its usual ones
        server.command += ["--pause", "0"]
        server.start()
        try:
            asyncio.run(measure(server, args.seconds))
        finally:
            server.stop()


if __name__ == "__main__":
    main()
