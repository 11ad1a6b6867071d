"""How often somebody may ask, and how much may be held open."""

from __future__ import annotations

import ipaddress
import time
from collections import Counter
from dataclasses import dataclass

MOST_BUCKETS = 10_000
SITE = 64  # bits of an IPv6 address that tell one household from another
NETWORK = 48  # and one customer of a provider, who may have 65,536 of those


@dataclass(frozen=True)
class Bounds:
    """What one address or one guest may hold open, and how long they may let us wait. A school is one address."""

    connections: int = 200  # of one address; those of a proxy are not counted
    sockets: int = 100  # of one address
    sockets_of_guest: int = 20
    head: float = 10  # seconds in which the head of a request must come
    taking: float = 60  # seconds in which something of an answer must be taken, on however slow a line
    body: float = 20  # seconds in which a body must come
    hold: float = 0.5  # seconds until whoever asks too often is told so, or is listened to again
    tables_at_once: float = 60  # opened from one address, and then
    tables_per_second: float = 1 / 30
    tables_of_guest: int = 30  # that are not over
    open_tables_of_guest: int = 10  # that wait for people
    seats_of_guest: int = 5  # held at listed tables of others that have not begun
    reports_at_once: float = 5  # of one address or guest, and then
    reports_per_second: float = 1 / 600
    reports_of_guest: int = 20  # that are kept
    reports: int = 500  # that are kept in all
    report: int = 250_000  # signs of one
    errors_at_once: float = 10  # of pages, told by one address or guest, and then
    errors_per_second: float = 1 / 60
    ping: float = (
        20  # seconds after which a socket is asked whether somebody is there, and in which it answers
    )


USUAL_BOUNDS = Bounds()


class Counts(Counter[str]):
    """How many of each; those of which there is none are forgotten."""

    def add(self, name: str) -> None:
        self[name] += 1

    def remove(self, name: str) -> None:
        self[name] -= 1
        if self[name] <= 0:
            del self[name]


def address_key(address: str) -> str:
    """What counts as one address: a household has a whole /64 of IPv6."""
    try:
        found = ipaddress.ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    return str(ipaddress.ip_network((found, SITE), strict=False))


def network_key(key: str) -> str:
    """What an address, as it is counted, belongs to: of IPv6 a /48, else itself."""
    try:
        found = ipaddress.ip_network(key)
    except ValueError:
        return key
    return key if found.version == 4 else str(found.supernet(new_prefix=NETWORK))


@dataclass
class Bucket:
    """So many at once, then so many a second."""

    size: float
    per_second: float
    left: float
    at: float

    def take(self, now: float, cost: float = 1) -> bool:
        """Whether there is enough left; what costs more than there ever is takes a full one."""
        self.left = min(self.size, self.left + (now - self.at) * self.per_second)
        self.at = now
        if self.left < min(cost, self.size):
            return False
        self.left = max(0.0, self.left - cost)
        return True


class Buckets:
    """A bucket for each name; those full again are forgotten when there are too many."""

    def __init__(self, size: float, per_second: float) -> None:
        self.size = size
        self.per_second = per_second
        self.buckets: dict[str, Bucket] = {}
        self.most = MOST_BUCKETS

    def take(self, name: str, cost: float = 1) -> bool:
        now = time.monotonic()
        if name not in self.buckets:
            self.forget(now)
            self.buckets[name] = self.bucket(now)
        return self.buckets[name].take(now, cost)

    def bucket(self, now: float) -> Bucket:
        return Bucket(self.size, self.per_second, self.size, now)

    def forget(self, now: float) -> None:
        if len(self.buckets) < self.most:
            return
        full = self.size / self.per_second
        self.buckets = {name: one for name, one in self.buckets.items() if now - one.at < full}
        self.most = max(MOST_BUCKETS, 2 * len(self.buckets))  # so that not every new name looks through all


def one_bucket(size: float, per_second: float) -> Bucket:
    return Bucket(size, per_second, size, time.monotonic())
