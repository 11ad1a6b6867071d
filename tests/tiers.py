"""The two tiers of the tests: the gate takes the same small samples each time, `make long` many more, by its seed.

A test asks here for its sizes and its randomness, and counts what it did. Whatever belongs to `make long` alone is
marked `long`.
"""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import dataclass, field

APART = 1_000_000  # the games of two seeds are different games


@dataclass
class Tier:
    """Which tier runs; `conftest.py` sets it before any test is collected."""

    is_long: bool = False
    seed: int = 0
    done: Counter[str] = field(default_factory=Counter)


TIER = Tier()


def sample(gate: int, long: int) -> int:
    """How many: so many in the gate, so many in `make long`."""
    return long if TIER.is_long else gate


def numbers(gate: int, long: int) -> range:
    """The numbers of so many games: from 0 on in the gate, where the seed says in `make long`."""
    first = APART * TIER.seed if TIER.is_long else 0
    return range(first, first + sample(gate, long))


def chooser(number: int) -> random.Random:
    """Chooses the same in every gate, and by the seed in `make long`."""
    return random.Random(f"{number} of {TIER.seed}" if TIER.is_long else number)


def tally(what: str, count: int = 1) -> None:
    """Count what a test did, such as games or requests, for the report of `make long`."""
    TIER.done[what] += count
