"""A share of a batch, and a process of its own that steps one and ends when nobody speaks to it any more."""
# Stays plain: it starts processes.

from __future__ import annotations

import signal
import traceback
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory

from cathedrals.envs.arrays import Arrays, Shape
from cathedrals.envs.choices import Choice
from cathedrals.envs.stepping import Stepping


class Share:
    """The tables of a batch from `first` on, `count` of them, shown in memory that all its processes see."""

    def __init__(self, memory: SharedMemory, choice: Choice, shape: Shape, first: int, count: int) -> None:
        self.first = first
        self.whole, moves = Arrays.laid_out(memory.buf, shape)
        self.moves = moves[first : first + count]
        self.stepping = Stepping(
            choice.find_game(), choice.seats, choice.options, choice.reward, 0, first, count, shape[0]
        )
        self.rows = Arrays.looking_at(self.stepping.views(), count)

    def go_on(self, seed: int | None) -> None:
        """A seed begins anew; nothing is the next step."""
        if seed is None:
            self.stepping.step(self.moves.tolist())
        else:
            self.stepping.reset(seed)
        self.rows.write_to(self.whole, self.first)


def work(connection: Connection, memory: str, choice: Choice, shape: Shape, first: int, count: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us is interrupted, and then hangs up
    shared = SharedMemory(memory)
    try:
        serve(connection, Share(shared, choice, shape, first, count))
    except (EOFError, BrokenPipeError):
        return
    except Exception:
        connection.send(traceback.format_exc())


def serve(connection: Connection, share: Share) -> None:
    connection.send("")
    while True:
        share.go_on(connection.recv())
        connection.send("")
