"""Many games at once: on the cores of this machine, or on the machines of a Ray cluster."""
# Stays plain: it starts processes.

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from importlib import import_module
from typing import Any, TypeVar

from cathedrals.kernel.game import CathedralsError
from cathedrals.players.arena import Outcome, Pairing, play_pairing

AHEAD = 3  # games started for each worker before the first of them is asked for
PLACES = ("here", "ray")
Asked = TypeVar("Asked")
Begun = TypeVar("Begun")
Done = TypeVar("Done")


def play_all(wanted: Iterable[Pairing], workers: int, on: str = "here") -> Iterator[Outcome]:
    """The outcomes in the order of the pairings, on so many workers; few games are begun before they are asked for."""
    if on == "ray":
        yield from on_ray(wanted, workers)
    elif on != "here":
        raise CathedralsError(f'games cannot be played on "{on}"; {" or ".join(PLACES)} was expected')
    elif workers == 1:
        yield from map(play_pairing, wanted)
    else:
        yield from on_cores(wanted, workers)


def on_cores(wanted: Iterable[Pairing], workers: int) -> Iterator[Outcome]:
    from concurrent.futures import ProcessPoolExecutor
    from multiprocessing import get_context

    pool = ProcessPoolExecutor(workers, mp_context=get_context("spawn"))
    try:
        yield from in_order(
            wanted, lambda one: pool.submit(play_pairing, one), lambda begun: begun.result(), workers * AHEAD
        )
    finally:
        pool.shutdown(cancel_futures=True)


def on_ray(wanted: Iterable[Pairing], workers: int) -> Iterator[Outcome]:
    """On the cluster that Ray's own settings name; without any Ray is started here, with so many workers."""
    try:
        ray: Any = import_module("ray")
    except ImportError as error:
        raise CathedralsError("Ray is not installed; cathedrals[ray] has it") from error
    cluster = os.environ.get("RAY_ADDRESS")
    ray.init(cluster, num_cpus=None if cluster else workers, log_to_driver=False)
    try:
        yield from in_order(wanted, ray.remote(play_pairing).remote, ray.get, workers * AHEAD)
    finally:
        ray.shutdown()


def in_order(
    wanted: Iterable[Asked], begin: Callable[[Asked], Begun], end: Callable[[Begun], Done], ahead: int
) -> Iterator[Done]:
    begun: deque[Begun] = deque()
    for one in wanted:
        begun.append(begin(one))
        if len(begun) >= ahead:
            yield end(begun.popleft())
    while begun:
        yield end(begun.popleft())
