"""The arrays of a batch, over memory that somebody else fills."""
# Stays plain: its speed is that of NumPy.

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

import numpy as np
from numpy.typing import NDArray

Shape = tuple[int, int, int, int]  # tables, senses, moves, seats
WORD = 8


@dataclass
class Arrays:
    """One row for each table."""

    senses: NDArray[np.int16]
    legal: NDArray[np.bool_]
    asked: NDArray[np.int64]
    rewards: NDArray[np.float64]
    done: NDArray[np.bool_]

    @classmethod
    def looking_at(cls, views: Sequence[memoryview], tables: int) -> Arrays:
        senses, legal, asked, rewards, done = (np.asarray(view) for view in views)
        return cls(
            senses.reshape(tables, -1),
            legal.view(np.bool_).reshape(tables, -1),
            asked,
            rewards.reshape(tables, -1),
            done.view(np.bool_),
        )

    @classmethod
    def laid_out(cls, memory: Any, shape: Shape) -> tuple[Arrays, NDArray[np.int64]]:
        """The arrays one behind the other in shared memory, and after them the moves."""
        found, place = [], 0
        for lengths, kind in layout(shape):
            array: NDArray[Any] = np.ndarray(lengths, kind, memory, place)
            found.append(array)
            place += room(array.nbytes)
        return cls(*found[:-1]), found[-1]

    def write_to(self, other: Arrays, first: int) -> None:
        """Copy these rows to the rows of a larger batch from `first` on."""
        for name in (each.name for each in fields(self)):
            rows = getattr(self, name)
            getattr(other, name)[first : first + len(rows)] = rows

    def set_readable_only(self) -> None:
        for each in fields(self):
            getattr(self, each.name).flags.writeable = False


def layout(shape: Shape) -> list[tuple[tuple[int, ...], type[np.generic]]]:
    tables, senses, moves, seats = shape
    return [
        ((tables, senses), np.int16),
        ((tables, moves), np.bool_),
        ((tables,), np.int64),
        ((tables, seats), np.float64),
        ((tables,), np.bool_),
        ((tables,), np.int64),
    ]


def room(size: int) -> int:
    """So many bytes, rounded up so that what comes next begins at a whole word."""
    return -(-size // WORD) * WORD


def room_for(shape: Shape) -> int:
    return sum(room(int(np.prod(lengths)) * np.dtype(kind).itemsize) for lengths, kind in layout(shape))
