"""Who is who: guests by a signed cookie, accounts by a name and a password."""

from __future__ import annotations

import asyncio
import secrets
import time
from contextlib import suppress
from dataclasses import dataclass

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer
from sqlalchemy import insert, select, update

from cathedrals.kernel.game import Refusal, Refused
from cathedrals.server.limits import Buckets
from cathedrals.server.schema import guests, seats
from cathedrals.server.speaking import words
from cathedrals.server.store import Faster, Store

COOKIE = "cathedrals"
YEAR = 365 * 24 * 3600
SEAT_LINK_LASTS = 30 * 24 * 3600
GUESSES, PER_SECOND = 5, 1 / 12  # passwords tried for one name: five at once, then one in twelve seconds
HASHED_AT_ONCE = 2


@dataclass(frozen=True)
class Guest:
    """Whoever holds a cookie."""

    id: str


def refused(id: str, **args: object) -> Refused:
    refusal = Refusal(id, args=dict(args))
    return Refused(words().refusal(refusal), refusal)


class Accounts:
    def __init__(self, store: Store, key: bytes) -> None:
        self.store = store
        self.cookies = URLSafeSerializer(key, salt="guest")
        self.links = URLSafeTimedSerializer(key, salt="seat")
        self.hasher = PasswordHasher()
        self.nobodys_password = self.hasher.hash(secrets.token_hex())
        self.hashing = asyncio.Semaphore(HASHED_AT_ONCE)
        self.guesses = Buckets(GUESSES, PER_SECOND)

    # Guests -------------------------------------------------------------------------------------

    def new(self) -> Guest:
        return Guest(secrets.token_urlsafe(18))

    def sign(self, guest: Guest) -> str:
        return str(self.cookies.dumps(guest.id))

    def read(self, cookie: str) -> Guest | None:
        """The guest a cookie was signed for; none if it was not signed here."""
        try:
            id = self.cookies.loads(cookie)
        except BadData:
            return None
        return Guest(id) if isinstance(id, str) else None

    async def name(self, guest: Guest) -> tuple[str, bool]:
        """How a guest is called, and whether it has an account."""
        found = await self.store.row(select(guests).where(guests.c.id == guest.id))
        return (found.name, found.account is not None) if found else ("", False)

    async def call(self, guest: Guest, name: str) -> None:
        """Remember a guest's name; an account keeps the one it has."""
        called, is_account = await self.name(guest)
        if is_account or called == name:
            return
        if called:
            await self.store.write(update(guests).where(guests.c.id == guest.id).values(name=name))
            return
        with suppress(Faster):  # the same guest may come twice at once
            await self.store.write(insert(guests).values(id=guest.id, name=name, since=time.time()))

    async def language(self, guest: Guest) -> str:
        """The language of an account, or nothing: a mere guest's is kept in their browser."""
        found = await self.store.row(select(guests.c.language).where(guests.c.id == guest.id))
        return (found.language or "") if found else ""

    async def speak(self, guest: Guest, language: str) -> None:
        """Let an account be spoken to in this language, wherever it is entered."""
        change = update(guests).where(guests.c.id == guest.id, guests.c.account.is_not(None))
        with suppress(Faster):  # a mere guest
            await self.store.write(change.values(language=language))

    # Accounts -----------------------------------------------------------------------------------

    async def open(self, guest: Guest, name: str, password: str) -> None:
        """Turn a guest into an account, which keeps its seats."""
        if (await self.name(guest))[1]:
            raise refused("has-account")
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, password)
        await self.call(guest, name)
        change = update(guests).where(guests.c.id == guest.id, guests.c.account.is_(None))
        try:
            await self.store.write(change.values(name=name, account=name.casefold()[:40], password=hashed))
        except Faster:
            raise refused("name-taken", name=name) from None

    async def enter(self, name: str, password: str) -> Guest:
        """The account of that name and password. Guessing is slow, and an unknown name takes as long."""
        account = name.casefold()[:40]
        if not self.guesses.take(account):
            raise refused("too-fast")
        found = await self.store.row(select(guests).where(guests.c.account == account))
        hashed = found.password if found else self.nobodys_password
        async with self.hashing:
            fits = await asyncio.to_thread(self.fits, hashed, password)
        if found is None or not fits:
            raise refused("wrong-password")
        return Guest(found.id)

    def fits(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False

    # Seat links ---------------------------------------------------------------------------------

    def seat_link(self, guest: Guest, match: str, seat: int) -> str:
        """A token with which the same guest sits on its seat from another device."""
        return str(self.links.dumps([guest.id, match, seat]))

    async def follow(self, token: str) -> tuple[Guest, str]:
        """The guest and the match of a seat link, as long as that guest sits there."""
        try:
            id, match, seat = self.links.loads(token, max_age=SEAT_LINK_LASTS)
        except (BadData, ValueError, TypeError):
            raise refused("bad-link") from None
        query = select(seats).where(seats.c.match == match, seats.c.seat == seat, seats.c.guest == id)
        if await self.store.row(query) is None:
            raise refused("bad-link")
        return Guest(id), match
