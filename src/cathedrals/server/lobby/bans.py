"""Bans: a guest or an address whom the host lets do and see nothing here."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from cathedrals.server.language import refused
from cathedrals.server.lobby.sessions import Attender
from cathedrals.server.room.table import Guest
from cathedrals.server.store.bans import KeptBans

BANNED = "banned"


class Bans:
    """As they were when they were last looked at, and whoever is there until they are banned."""

    def __init__(self) -> None:
        self.banned: frozenset[str] = frozenset()
        self.present: dict[Attender, frozenset[str]] = {}

    def check(self, guest: Guest | None, address: str) -> None:
        if not self.banned.isdisjoint(names_of(guest, address)):
            raise refused(BANNED)

    @contextmanager
    def attending(self, attender: Attender, guest: Guest | None, address: str) -> Iterator[None]:
        """For as long as somebody is there; a ban ends that."""
        self.check(guest, address)
        self.present[attender] = names_of(guest, address)
        try:
            yield
        finally:
            del self.present[attender]

    async def look_again(self, kept: KeptBans) -> None:
        """What was banned and allowed meanwhile, at a command line or by another process."""
        self.banned = frozenset(row.what for row in await kept.all())
        for attender, names in list(self.present.items()):
            if not self.banned.isdisjoint(names):
                attender.end(BANNED)


def names_of(guest: Guest | None, address: str) -> frozenset[str]:
    return frozenset({guest.id, address} if guest else {address})
