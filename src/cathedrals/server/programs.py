"""Programs on seats: processes that think, started beforehand, watched and replaced when they are late."""

from __future__ import annotations

import asyncio
import multiprocessing
import secrets
import signal
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import asdict
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from cathedrals.kernel import record as records
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.match import Match, replay
from cathedrals.kernel.row import Row
from cathedrals.matches import game_of
from cathedrals.players.hints import Hint, hints
from cathedrals.players.levels import PLAYERS, player

DEADLINE = 10.0  # seconds a program may think
STARTING = 120.0  # seconds a process may take to start, which is not its program's fault
READY = "ready"
FALLBACK = "greedy"
T = TypeVar("T")
SPAWN = multiprocessing.get_context("spawn")


def think(text: str, seat: int, level: str) -> list[str]:
    """The moves a program plays for a seat that is asked at the end of a record, up to chance or another seat."""
    return line(asked_at_end(text, seat), level)


def advise(text: str, seat: int) -> list[dict[str, Any]]:
    """The best moves for a seat that is asked at the end of a record, in words and with reasons."""
    match = asked_at_end(text, seat)
    return [shown_hint(match, hint) for hint in hints(match.game, match.table)]


def asked_at_end(text: str, seat: int) -> Match:
    record = records.read(text)
    match = replay(game_of(record), record)
    if match.asked != seat:
        raise CathedralsError(f"seat {match.asked} is asked, not {seat}")
    return match


def shown_hint(match: Match, hint: Hint) -> dict[str, Any]:
    shown = match.game.show(match.table, hint.move)
    reasons = [asdict(reason.said()) for reason in hint.reasons]
    return {"text": shown.text, "words": shown.words, "args": shown.args, "reasons": reasons}


def line(match: Match, level: str) -> list[str]:
    program, game, table = player(level, secrets.randbits(31)), match.game, match.table.copy()
    moves = []
    while game.asked(table) == match.asked:
        move = program.choose(game, table)
        moves.append(game.write(move))
        game.play(table, move, Row())
    return moves


def think_on(connection: Connection) -> None:
    """The life of a process that thinks: a question comes, an answer goes; an empty one says it could not."""
    connection.send(READY)
    while True:
        try:
            work, args = connection.recv()
        except (EOFError, OSError, KeyboardInterrupt):
            return
        try:
            answer = work(*args)
        except KeyboardInterrupt:
            return
        except Exception:  # whatever a program does wrong, its match goes on
            answer = None
        connection.send(answer)


@contextmanager
def interrupts_held_back() -> Iterator[None]:
    """Ctrl-C is for the server, which stops its processes itself; what is started here never hears of it."""
    if not hasattr(signal, "pthread_sigmask"):  # Windows tells every process
        yield
        return
    resource_tracker.ensure_running()  # which would let them through again, if it were started below
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


class Thinker:
    """One such process, seen from here."""

    def __init__(self) -> None:
        self.connection, other = SPAWN.Pipe()
        self.process = SPAWN.Process(target=think_on, args=(other,), daemon=True)
        with interrupts_held_back():
            self.process.start()
        other.close()
        self.is_ready = False

    def ask(self, work: Callable[..., T], args: tuple[object, ...], deadline: float) -> T | None:
        """Its answer, or nothing when it is late or dead or could not do it."""
        try:
            self.is_ready = self.is_ready or (
                self.connection.poll(STARTING) and self.connection.recv() == READY
            )
            self.connection.send((work, args))
            if self.is_ready and self.connection.poll(deadline):
                answer: T | None = self.connection.recv()
                return answer
        except (EOFError, OSError):
            pass
        return None

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

    async def think(self, match: Match, text: str, seat: int, level: str) -> list[str]:
        """Legal moves in any case: the program's, else the fallback's, else any."""
        for name in (level, FALLBACK):
            moves = await self.ask(think, text, seat, name)
            if moves and match.why_not(moves[0]) is None:
                return moves
        return line(match, next(iter(PLAYERS)))

    async def advise(self, text: str, seat: int) -> list[dict[str, Any]]:
        """The best moves for a seat; none if nobody could say in time."""
        return await self.ask(advise, text, seat) or []

    async def ask(self, work: Callable[..., T], *args: object) -> T | None:
        thinker = await self.free.get()
        answer = await asyncio.to_thread(thinker.ask, work, args, self.deadline)
        if answer is not None:
            self.free.put_nowait(thinker)
        else:
            await self.replace(thinker)
        return answer

    async def replace(self, thinker: Thinker) -> None:
        """Whoever is late may be late forever: another process takes its place."""
        self.replaced += 1
        self.thinkers.discard(thinker)
        await asyncio.to_thread(thinker.stop)
        await self.start_one()
