"""Many tables stepped at once, on one core or several, with NumPy arrays in and out."""
# Stays plain: its speed is that of NumPy and of `stepping`.

from __future__ import annotations

import os
import weakref
from collections.abc import Mapping, Sequence
from contextlib import suppress
from itertools import pairwise
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory
from types import TracebackType
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from cathedrals.envs.arrays import Arrays, room_for
from cathedrals.envs.choices import Choice, choose
from cathedrals.envs.stepping import WIN, Stepping
from cathedrals.envs.worker import Share, work
from cathedrals.kernel.game import CathedralsError, Refused

__all__ = ["Batch"]

SHUT_DOWN = 5.0  # seconds a worker is given to end by itself


class Batch:
    """Many tables that are all answered at once; where a game is over the next one begins, and `done` says so.

    `senses` and `legal` are what the seat in `asked` sees and may answer; `rewards` holds one number for each seat, of
    the step just made. The arrays are filled anew by every step: copy what you keep. The same seed makes the same games
    whatever the number of workers, of which this process is one; 0 means one for each core. `pieces` is the text of a
    file of pieces to play with instead of the built-in ones.
    """

    def __init__(
        self,
        game: str,
        tables: int,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        *,
        seed: int = 0,
        reward: str = WIN,
        workers: int = 1,
        pieces: str = "",
    ) -> None:
        self.choice = choose(game, seats, options, reward, pieces)
        if tables < 1:
            raise CathedralsError(f"a batch has at least one table, not {tables}")
        #: The rules it is played by.
        self.game = self.choice.find_game()
        #: How many tables there are.
        self.tables = tables
        #: How many seats each table has.
        self.seats = self.choice.seats
        #: How many processes share the tables.
        self.workers = min(workers or os.cpu_count() or 1, tables)
        self.part: Part = InProcess(self) if self.workers == 1 else InWorkers(self)
        #: What the seat asked senses: one row for each table, whole numbers of two bytes.
        self.senses = self.part.arrays.senses
        #: Which of the numbered moves are legal, one row for each table.
        self.legal = self.part.arrays.legal
        #: The seat asked at each table.
        self.asked = self.part.arrays.asked
        #: What the last step brought each seat, one row for each table.
        self.rewards = self.part.arrays.rewards
        #: Where the last step ended a game.
        self.done = self.part.arrays.done
        self.numbers = np.arange(tables)
        self.reset(seed)

    def reset(self, seed: int = 0) -> None:
        """Begin anew on every table."""
        self.part.reset(seed)

    def step(self, moves: ArrayLike) -> None:
        """One move for every table. Nothing is played if one of them is not legal."""
        answers = np.ascontiguousarray(moves, dtype=np.int64)
        if answers.shape != (self.tables,):
            raise CathedralsError(f"{self.tables} moves were expected, not {answers.shape}")
        self.check(answers)
        self.part.step(answers)

    def check(self, answers: NDArray[np.int64]) -> None:
        """Raise `Refused`, naming the table, if one of the moves is not legal."""
        known = (answers >= 0) & (answers < self.game.move_count)
        legal = known & self.legal[self.numbers, np.where(known, answers, 0)]
        if not legal.all():
            table = int(np.argmin(legal))
            raise Refused(f"move {answers[table]} is not legal at table {table}")

    def close(self) -> None:
        """End the workers; the arrays are not to be used any more."""
        self.part.close()

    def __enter__(self) -> Batch:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()


class Part:
    """Where the tables of a batch are."""

    arrays: Arrays

    def reset(self, seed: int) -> None:
        raise NotImplementedError

    def step(self, answers: NDArray[np.int64]) -> None:
        raise NotImplementedError

    def close(self) -> None:
        """Nothing is to be done where nothing was started."""


class InProcess(Part):
    """In this process; the arrays look straight at what the compiled loop fills."""

    def __init__(self, batch: Batch) -> None:
        choice = batch.choice
        self.stepping = Stepping(
            batch.game, choice.seats, choice.options, choice.reward, 0, 0, batch.tables, batch.tables
        )
        self.arrays = Arrays.looking_at(self.stepping.views(), batch.tables)

    def reset(self, seed: int) -> None:
        self.stepping.reset(seed)

    def step(self, answers: NDArray[np.int64]) -> None:
        self.stepping.step(answers.tolist())


class InWorkers(Part):
    """In this process and others, each with a share of the tables, that write into memory all of them see.

    A process that only waited would still have to be given a core before and after every step.
    """

    def __init__(self, batch: Batch) -> None:
        game, choice = batch.game, batch.choice
        shape = (batch.tables, game.sense_count, game.move_count, choice.seats)
        self.memory = SharedMemory(create=True, size=room_for(shape))
        self.arrays, self.moves = Arrays.laid_out(self.memory.buf, shape)
        self.arrays.set_readable_only()
        self.connections: list[Connection] = []
        self.processes: list[Any] = []
        self.finish = weakref.finalize(self, end, self.connections, self.processes, self.memory)
        own, *others = shares(batch.tables, batch.workers)
        for first, count in others:
            self.start(choice, shape, first, count)
        self.share = Share(self.memory, choice, shape, *own)
        self.wait()

    def start(self, choice: Choice, shape: tuple[int, int, int, int], first: int, count: int) -> None:
        context = get_context("spawn")
        ours, theirs = context.Pipe()
        process = context.Process(
            target=work, args=(theirs, self.memory.name, choice, shape, first, count), daemon=True
        )
        process.start()
        theirs.close()
        self.connections.append(ours)
        self.processes.append(process)

    def reset(self, seed: int) -> None:
        self.tell(seed)

    def step(self, answers: NDArray[np.int64]) -> None:
        self.moves[:] = answers
        self.tell(None)

    def tell(self, seed: int | None) -> None:
        """A seed begins anew; nothing is the next step."""
        for connection in self.connections:
            with suppress(BrokenPipeError):  # a worker that ended is found when its answer is awaited
                connection.send(seed)
        try:
            self.share.go_on(seed)
            self.wait()
        except BaseException:  # an answer left unread would be taken for that of the next step
            self.close()
            raise

    def wait(self) -> None:
        failed = ""
        for connection in self.connections:
            try:
                failed = connection.recv() or failed
            except (EOFError, ConnectionResetError):
                failed = "a worker ended unexpectedly"
        if failed:
            raise RuntimeError(failed)

    def close(self) -> None:
        self.finish()


def shares(tables: int, workers: int) -> list[tuple[int, int]]:
    """The first table and the number of tables of every worker."""
    bounds = [tables * number // workers for number in range(workers + 1)]
    return [(first, last - first) for first, last in pairwise(bounds)]


def end(connections: Sequence[Connection], processes: Sequence[Any], memory: SharedMemory) -> None:
    for connection in connections:
        connection.close()
    for process in processes:
        process.join(SHUT_DOWN)
        if process.is_alive():
            process.terminate()
    memory.unlink()
