"""Who is who: guests by a session, accounts by a name and a password."""

from __future__ import annotations

import asyncio
import secrets
import time
import unicodedata
from functools import cached_property

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from cathedrals.server.language import refused
from cathedrals.server.limits import Buckets, network_key
from cathedrals.server.lobby.names import likeness, of_host, of_programs, proper, reserved
from cathedrals.server.lobby.sessions import id_of
from cathedrals.server.queueing import InTurn
from cathedrals.server.room.interfaces import Faster
from cathedrals.server.room.table import Guest
from cathedrals.server.store.guests import Guests, KnownGuest

# Passwords tried for one name from one address: five at once, then one in twelve seconds.
GUESSES, PER_SECOND = 5, 1 / 12
# So many times as many for one name from one /48, for all names from one address, from one /48, and for one name
# from wherever: no single address or /48 must be able to use up that one, for its owner would wait as well.
NEARBY, MANY, CROWD, ANYWHERE = 2, 10, 40, 20
# In the long run so many times as many, and so many times as slowly: a name is tried 400 times, then twice a minute.
LASTING, SLOWER = 4, 50
MOST_FAMILIAR = 10_000
# Accounts opened from one address: a whole class at once, then one a minute. Nobody forgets them, and each has a name.
OPENED = (40, 1 / 60)
HASHED_AT_ONCE = 2
MOST_WAITING = 50  # for a hash; the others come again
RESET_LASTS = 24 * 3600.0


class Accounts:
    def __init__(self, guests: Guests) -> None:
        self.guests = guests
        self.hasher = PasswordHasher()
        self.nobodys_password = self.hasher.hash(secrets.token_hex())
        self.hashing = InTurn(HASHED_AT_ONCE, MOST_WAITING)  # which takes memory and time
        self.guesses = Guesses()
        self.opened = Buckets(*OPENED)  # by address
        self.naming = asyncio.Lock()

    # Guests -------------------------------------------------------------------------------------

    def new(self) -> Guest:
        return Guest(secrets.token_urlsafe(18))

    async def name(self, guest: Guest) -> tuple[str, bool]:
        """How a guest is called, and whether it has an account."""
        known = await self.guests.find(guest)
        return known.name, known.account is not None

    async def call(self, guest: Guest, name: str) -> None:
        """Remember a guest's name; an account keeps the one it has, and nobody else has it."""
        name = proper(name)
        called, is_account = await self.name(guest)
        if is_account or called == name:
            return
        self.check_not_host(name)
        if likeness(name) in self.of_programs:
            raise refused("name-of-program", name=name)
        if await self.guests.looks_like(likeness(name)) is not None:
            raise refused("name-of-account", name=name)
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

    async def open(self, guest: Guest, name: str, password: str, address: str = "") -> None:
        """Turn a guest into an account, which keeps its seats."""
        name = proper(name)
        if (await self.name(guest))[1]:
            raise refused("has-account")
        self.check_not_host(name)
        if address and not self.opened.take(address):
            raise refused("too-fast")
        hashed = await self.hashing.do(self.hasher.hash, password)
        async with self.naming:
            looks = likeness(name)
            if looks in self.reserved or await self.guests.looks_like(looks) is not None:
                raise refused("name-taken", name=name)
            await self.call(guest, name)
            try:
                await self.guests.open_account(guest, name, account_of(name), looks, hashed)
            except Faster:
                raise refused("name-taken", name=name) from None

    def check_not_host(self, name: str) -> None:
        if likeness(name) in self.of_host:
            raise refused("name-of-host", name=name)

    @cached_property
    def of_host(self) -> frozenset[str]:
        return of_host()

    @cached_property
    def reserved(self) -> frozenset[str]:
        return reserved()

    @cached_property
    def of_programs(self) -> frozenset[str]:
        return of_programs()

    async def enter(self, name: str, password: str, address: str = "") -> Guest:
        """The account of that name and password. Guessing is slow, and an unknown name takes as long."""
        found = await self.find(name)
        account = found.account if found and found.account else account_of(name)
        if not self.guesses.take(account, address, found is not None):
            raise refused("too-fast")
        hashed = found.password if found else self.nobodys_password
        fits = await self.hashing.do(self.fits, hashed, password)
        if found is None or not fits:
            raise refused("wrong-password")
        self.guesses.know(account, address)
        return Guest(found.id)

    async def find(self, name: str) -> KnownGuest | None:
        """By its name as it is written now, else as it was typed: accounts of before may have other signs."""
        written = account_of(unicodedata.normalize("NFKC", name))
        return await self.guests.find_account(written) or await self.guests.find_account(account_of(name))

    async def change_password(self, guest: Guest, old: str, new: str) -> None:
        """By whoever knows the old one."""
        known = await self.guests.find(guest)
        if known.account is None:
            raise refused("no-account")
        if not self.guesses.take_inside(known.account, guest):
            raise refused("too-fast")
        if not await self.hashing.do(self.fits, known.password, old):
            raise refused("wrong-old-password")
        await self.guests.set_password(guest, await self.hashing.do(self.hasher.hash, new))

    async def allow_reset(self, name: str) -> str | None:
        """What a link holds by which a new password can be chosen once, within a day; nothing without that account."""
        found = await self.find(name)
        if found is None:
            return None
        token = secrets.token_urlsafe(24)
        await self.guests.allow_reset(Guest(found.id), id_of(token), time.time() + RESET_LASTS)
        return token

    async def reset(self, token: str, password: str) -> Guest:
        """A new password for the account of a link, which is used up."""
        found = await self.guests.find_reset(id_of(token), time.time())
        if found is None:
            raise refused("bad-reset")
        hashed = await self.hashing.do(self.hasher.hash, password)
        try:
            await self.guests.set_password(Guest(found.id), hashed, id_of(token))
        except Faster:
            raise refused("bad-reset") from None
        return Guest(found.id)

    async def note_likenesses(self) -> None:
        """Accounts from before keep their names, and nobody else looks like them from now on."""
        for known in await self.guests.without_likeness():
            await self.guests.note_likeness(Guest(known.id), likeness(known.name))

    def fits(self, hashed: str, password: str) -> bool:
        try:
            return self.hasher.verify(hashed, password)
        except (VerificationError, InvalidHashError):
            return False


class Tries:
    """Some at once, and in the long run few; by what they are counted by."""

    def __init__(self, times: int) -> None:
        size, per_second = times * GUESSES, times * PER_SECOND
        self.soon = Buckets(size, per_second)
        self.lasting = Buckets(LASTING * size, per_second / SLOWER)

    def take(self, name: str, lasts: bool) -> bool:
        """What lasts is remembered for hours, so only of accounts, of which nobody makes any number."""
        return self.soon.take(name) and (not lasts or self.lasting.take(name))


class Guesses:
    """How often passwords are tried. Nobody locks an owner out who has entered from the same address before."""

    def __init__(self) -> None:
        self.here, self.nearby, self.anywhere = Tries(1), Tries(NEARBY), Tries(ANYWHERE)  # one name
        self.by_address, self.by_network = Tries(MANY), Tries(CROWD)  # all names
        self.familiar: dict[str, None] = {}

    def take(self, account: str, address: str, is_account: bool) -> bool:
        pair, network = f"{account} from {address}", network_key(address)
        if not (self.here.take(pair, is_account) and self.by_address.take(address, False)):
            return False
        if pair in self.familiar:
            return True
        is_left_nearby = self.nearby.take(f"{account} from {network}", is_account)
        return (
            is_left_nearby
            and self.by_network.take(network, False)
            and self.anywhere.take(account, is_account)
        )

    def take_inside(self, account: str, guest: Guest) -> bool:
        """By whoever has entered already: what others try elsewhere is nothing to them."""
        return self.here.take(f"{account} by {guest.id}", True)

    def know(self, account: str, address: str) -> None:
        while len(self.familiar) >= MOST_FAMILIAR:
            del self.familiar[next(iter(self.familiar))]
        self.familiar[f"{account} from {address}"] = None


def account_of(name: str) -> str:
    """What an account is found by: its name in small letters."""
    return name.casefold()[:40]
