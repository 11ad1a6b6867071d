"""Who is who: guests by a signed cookie, accounts by a name and a password."""

from __future__ import annotations

import asyncio
import secrets

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError
from itsdangerous import BadData, URLSafeSerializer, URLSafeTimedSerializer

from cathedrals.server.language import refused
from cathedrals.server.limits import Buckets
from cathedrals.server.room.interfaces import Faster
from cathedrals.server.room.table import Guest
from cathedrals.server.store.guests import Guests

COOKIE = "cathedrals"
YEAR = 365 * 24 * 3600
SEAT_LINK_LASTS = 30 * 24 * 3600
GUESSES, PER_SECOND = 5, 1 / 12  # passwords tried for one name: five at once, then one in twelve seconds
HASHED_AT_ONCE = 2


class Accounts:
    def __init__(self, guests: Guests, key: bytes) -> None:
        self.guests = guests
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
        known = await self.guests.find(guest)
        return known.name, known.account is not None

    async def call(self, guest: Guest, name: str) -> None:
        """Remember a guest's name; an account keeps the one it has."""
        called, is_account = await self.name(guest)
        if is_account or called == name:
            return
        if called:
            await self.guests.rename(guest, name)
        else:
            await self.guests.add(guest, name)

    async def language(self, guest: Guest) -> str:
        """The language of an account, or nothing: a mere guest's is kept in their browser."""
        return (await self.guests.find(guest)).language

    async def speak(self, guest: Guest, language: str) -> None:
        """Let an account be spoken to in this language, wherever it is entered."""
        await self.guests.speak(guest, language)

    # Accounts -----------------------------------------------------------------------------------

    async def open(self, guest: Guest, name: str, password: str) -> None:
        """Turn a guest into an account, which keeps its seats."""
        if (await self.name(guest))[1]:
            raise refused("has-account")
        async with self.hashing:
            hashed = await asyncio.to_thread(self.hasher.hash, password)
        await self.call(guest, name)
        try:
            await self.guests.open_account(guest, name, account_of(name), hashed)
        except Faster:
            raise refused("name-taken", name=name) from None

    async def enter(self, name: str, password: str) -> Guest:
        """The account of that name and password. Guessing is slow, and an unknown name takes as long."""
        account = account_of(name)
        if not self.guesses.take(account):
            raise refused("too-fast")
        found = await self.guests.find_account(account)
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
        if not await self.guests.sits(Guest(id), match, seat):
            raise refused("bad-link")
        return Guest(id), match


def account_of(name: str) -> str:
    """What an account is found by: its name in small letters."""
    return name.casefold()[:40]
