"""Programs on seats: processes that think, started beforehand, watched and replaced when they are late."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import signal
import traceback
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from multiprocessing import resource_tracker
from multiprocessing.connection import Connection
from typing import TYPE_CHECKING, TypeVar

from cathedrals.players.thinking import Advice, Position, advise, think
from cathedrals.server.background import start
from cathedrals.server.lobby.turns import Turns

if TYPE_CHECKING:  # a process that thinks need not load the wire
    from cathedrals.server.room.interfaces import Behalf
    from cathedrals.server.wire.messages import Hint, Said

DEADLINE = 10.0  # seconds a program may think
STARTING = 120.0  # seconds a process may take to start, which is not its program's fault
READY = "ready"
FALLBACK = "greedy"
T = TypeVar("T")
SPAWN = multiprocessing.get_context("spawn")
log = logging.getLogger("cathedrals")


@dataclass(frozen=True)
class Failure:
    """What a program did wrong, as its process saw it."""

    trace: str


def think_on(connection: Connection) -> None:
    """The life of a process that thinks: a question comes, an answer goes or what went wrong."""
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
            answer = Failure(traceback.format_exc())
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


class Lost(Exception):
    """A process is late or dead, so that another has to take its place."""


class ThinkingProcess:
    """One such process, seen from here."""

    def __init__(self) -> None:
        self.connection, other = SPAWN.Pipe()
        self.process = SPAWN.Process(target=think_on, args=(other,), daemon=True)
        with interrupts_held_back():
            self.process.start()
        other.close()
        self.is_ready = False

    def ask(self, work: Callable[..., T], args: tuple[object, ...], deadline: float) -> T | Failure:
        """Its answer, or what went wrong with it; `Lost` if none comes."""
        try:
            self.wait_until_ready()
            self.connection.send((work, args))
            if self.connection.poll(deadline):
                answer: T | Failure = self.connection.recv()
                return answer
        except (EOFError, OSError) as error:
            raise Lost(f"process {self.process.pid} has ended") from error
        raise Lost(f"process {self.process.pid} did not answer within {deadline:g} seconds")

    def wait_until_ready(self) -> None:
        if self.is_ready:
            return
        if not self.connection.poll(STARTING):
            raise Lost(f"process {self.process.pid} did not start within {STARTING:g} seconds")
        self.is_ready = self.connection.recv() == READY

    def stop(self) -> None:
        self.process.kill()
        self.process.join()
        self.connection.close()


class Programs:
    """The pool: as many processes as asked for, however many of them have to be replaced."""

    def __init__(self, count: int, deadline: float = DEADLINE) -> None:
        self.count = count
        self.deadline = deadline
        # Nobody has all processes to themselves where there are several.
        self.turns: Turns[ThinkingProcess] = Turns(max(1, count - 1))
        self.processes: set[ThinkingProcess] = set()
        self.replaced = 0

    async def open(self) -> None:
        for _ in range(self.count):
            await self.start_one()

    async def start_one(self) -> None:
        process = await asyncio.to_thread(ThinkingProcess)
        self.processes.add(process)
        self.turns.put(process)

    def close(self) -> None:
        for process in self.processes:
            process.stop()
        self.processes.clear()

    async def think(self, position: Position, level: str, behalf: Behalf) -> list[str]:
        """The program's answers, else the fallback's, else the first there is."""
        for name in (level, FALLBACK):
            moves = await self.ask(behalf, think, position, name)
            if moves is not None:
                return moves
        return [position.first_answer()]

    async def advise(self, position: Position, behalf: Behalf) -> list[Hint] | None:
        found = await self.ask(behalf, advise, position, hurries=True)
        return None if found is None else [hint_of(advice) for advice in found]

    async def ask(
        self, behalf: Behalf, work: Callable[..., T], *args: object, hurries: bool = False
    ) -> T | None:
        """What a process answers in its turn; nothing if it could not, and then the log says why."""
        process = await self.turns.take(behalf, hurries)
        try:
            answer = await asyncio.to_thread(process.ask, work, args, self.deadline)
        except Exception as error:  # it is late, dead, or says what cannot be read
            log.warning("a program is replaced (%s): %r", thinking_of(args), error)
            self.turns.end(behalf)
            await self.replace(process)
            return None
        except BaseException:  # nobody waits for its answer any more, which would be taken for the next one
            self.turns.end(behalf)
            start(self.replace(process))
            raise
        self.turns.give_back(behalf, process)
        if isinstance(answer, Failure):
            log.error("a program failed (%s): %s", thinking_of(args), answer.trace)
            return None
        return answer

    async def replace(self, process: ThinkingProcess) -> None:
        """Whoever is late may be late forever: another process takes its place."""
        self.replaced += 1
        self.processes.discard(process)
        await asyncio.to_thread(process.stop)
        await self.start_one()


def thinking_of(args: tuple[object, ...]) -> str:
    """The game and the program that were asked for, for the log."""
    return " ".join(arg.game if isinstance(arg, Position) else str(arg) for arg in args)


def hint_of(advice: Advice) -> Hint:
    reasons: list[Said] = [{"words": words, "args": args} for words, args in advice.reasons]
    return {
        "text": advice.text,
        "words": advice.words,
        "args": advice.args,
        "reasons": reasons,
        "share": advice.share,
    }
