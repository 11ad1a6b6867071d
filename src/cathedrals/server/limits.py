"""How often somebody may ask."""

from __future__ import annotations

import time
from dataclasses import dataclass

MOST_BUCKETS = 10_000


@dataclass
class Bucket:
    """So many at once, then so many a second."""

    size: float
    per_second: float
    left: float
    at: float

    def take(self, now: float) -> bool:
        self.left = min(self.size, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Buckets:
    """A bucket for each name; those full again are forgotten when there are too many."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.buckets: dict[str, Bucket] = {}

    def take(self, name: str) -> bool:
        now = time.monotonic()
        if name not in self.buckets:
            self.forget(now)
            self.buckets[name] = self.bucket(now)
        return self.buckets[name].take(now)

    def bucket(self, now: float) -> Bucket:
        return Bucket(self.size, self.per_second, self.size, now)

    def forget(self, now: float) -> None:
        if len(self.buckets) < MOST_BUCKETS:
            return
        full = self.size / self.per_second
        self.buckets = {name: one for name, one in self.buckets.items() if now - one.at < full}


def one_bucket(size: float, per_second: float) -> Bucket:
    return Bucket(size, per_second, size, time.monotonic())
