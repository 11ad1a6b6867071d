"""A process of its own that steps a share of a batch and ends when nobody speaks to it any more."""

from __future__ import annotations

import signal
import traceback
from multiprocessing.connection import Connection
from multiprocessing.shared_memory import SharedMemory

from cathedrals.envs.arrays import Arrays, Shape
from cathedrals.envs.choices import Choice
from cathedrals.envs.stepping import Stepping


def work(connection: Connection, memory: str, choice: Choice, shape: Shape, first: int, count: int) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # whoever started us is interrupted, and then hangs up
    shared = SharedMemory(memory)
    try:
        serve(connection, shared, choice, shape, first, count)
    except (EOFError, BrokenPipeError):
        return
    except Exception:
        connection.send(traceback.format_exc())


def serve(
    connection: Connection, shared: SharedMemory, choice: Choice, shape: Shape, first: int, count: int
) -> None:
    whole, moves = Arrays.laid_out(shared.buf, shape)
    stepping = Stepping(
        choice.find_game(), choice.seats, choice.options, choice.reward, 0, first, count, shape[0]
    )
    share = Arrays.looking_at(stepping.views(), count)
    connection.send("")
    while True:
        seed = connection.recv()
        if seed is None:
            stepping.step(moves[first : first + count].tolist())
        else:
            stepping.reset(seed)
        share.write_to(whole, first)
        connection.send("")
