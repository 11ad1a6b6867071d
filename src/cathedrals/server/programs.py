"""Programs on seats: processes that think, started beforehand, watched and replaced when they are late."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
from multiprocessing.connection import Connection

from cathedrals.kernel import record as records
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.match import Match, replay
from cathedrals.matches import game_of
from cathedrals.players.levels import PLAYERS, player

DEADLINE = 10.0
FALLBACK = "greedy"
SPAWN = multiprocessing.get_context("spawn")


def think(text: str, seat: int, level: str) -> str:
    """The move a program plays for a seat that is asked at the end of a record."""
    record = records.read(text)
    match = replay(game_of(record), record)
    if match.asked != seat:
        raise CathedralsError(f"seat {match.asked} is asked, not {seat}")
    return choose(match, level)


def choose(match: Match, level: str) -> str:
    return match.game.write(player(level, secrets.randbits(31)).choose(match.game, match.table))


def think_on(connection: Connection) -> None:
    """The life of a process that thinks: a question comes, an answer goes; an empty one says it could not."""
    while True:
        try:
            text, seat, level = connection.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            answer = think(text, seat, level)
        except KeyboardInterrupt:
            return
        except Exception:  # whatever a program does wrong, its match goes on
            answer = ""
        connection.send(answer)


class Thinker:
    """One such process, seen from here."""

    def __init__(self) -> None:
        self.connection, other = SPAWN.Pipe()
        self.process = SPAWN.Process(target=think_on, args=(other,), daemon=True)
        self.process.start()
        other.close()

    def ask(self, text: str, seat: int, level: str, deadline: float) -> str:
        """Its move, or nothing when it is late or dead."""
        try:
            self.connection.send((text, seat, level))
            if self.connection.poll(deadline):
                return str(self.connection.recv())
        except (EOFError, OSError):
            pass
        return ""

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


class Programs:
    """The pool: as many processes as asked for, however many of them have to be replaced."""

    def __init__(self, count: int, deadline: float = DEADLINE) -> None:
        self.count = count
        self.deadline = deadline
        self.free: asyncio.Queue[Thinker] = asyncio.Queue()
        self.thinkers: set[Thinker] = set()
        self.replaced = 0

    async def open(self) -> None:
        for _ in range(self.count):
            await self.start_one()

    async def start_one(self) -> None:
        thinker = await asyncio.to_thread(Thinker)
        self.thinkers.add(thinker)
        self.free.put_nowait(thinker)

    def close(self) -> None:
        for thinker in self.thinkers:
            thinker.stop()
        self.thinkers.clear()

    async def think(self, match: Match, text: str, seat: int, level: str) -> str:
        """A legal move in any case: the program's, else the fallback's, else any."""
        for name in (level, FALLBACK):
            move = await self.ask(text, seat, name)
            if move and match.why_not(move) is None:
                return move
        return choose(match, next(iter(PLAYERS)))

    async def ask(self, text: str, seat: int, level: str) -> str:
        thinker = await self.free.get()
        move = await asyncio.to_thread(thinker.ask, text, seat, level, self.deadline)
        if move:
            self.free.put_nowait(thinker)
        else:
            await self.replace(thinker)
        return move

    async def replace(self, thinker: Thinker) -> None:
        """Whoever is late may be late forever: another process takes its place."""
        self.replaced += 1
        self.thinkers.discard(thinker)
        await asyncio.to_thread(thinker.stop)
        await self.start_one()
