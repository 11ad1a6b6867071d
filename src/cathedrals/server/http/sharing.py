"""What one guest and one address share out among all their sockets and requests."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field

from cathedrals.server.http.costs import Questions
from cathedrals.server.language import refused
from cathedrals.server.limits import Bounds, Buckets, Counts
from cathedrals.server.room.table import Guest
from cathedrals.server.wire.requests import Request

log = logging.getLogger("cathedrals.edge")


@dataclass
class Sockets:
    """Those that are open, by guest and by address."""

    bounds: Bounds
    guests: Counts = field(default_factory=Counts)
    addresses: Counts = field(default_factory=Counts)

    @contextmanager
    def one_more(self, guest: Guest | None, address: str) -> Iterator[None]:
        """For as long as it is open; refused where there are too many."""
        id = guest.id if guest else ""
        of_guest = self.guests[id] if guest else 0
        if of_guest >= self.bounds.sockets_of_guest or self.addresses[address] >= self.bounds.sockets:
            log.warning("too many sockets are open from one place, such as %s", address)
            raise refused("too-many")
        self.guests.add(id)
        self.addresses.add(address)
        try:
            yield
        finally:
            self.guests.remove(id)
            self.addresses.remove(address)


@dataclass
class Chats:
    """How often somebody may say something to people, by however many sockets."""

    guests: Buckets
    addresses: Buckets

    def admit(self, request: Request, guest: Guest | None, address: str) -> None:
        if request.kind not in ("chat", "phrase") or guest is None:
            return
        if not (self.guests.take(guest.id) and self.addresses.take(address)):
            raise refused("too-fast")


@dataclass
class Admission:
    """What is said at a table, by socket or by post, is let in if none of its kind has been too many."""

    chats: Chats
    questions: Questions

    def admit(self, request: Request, guest: Guest | None, address: str) -> None:
        self.chats.admit(request, guest, address)
        self.questions.admit(request, guest, address)
