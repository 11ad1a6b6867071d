"""Sessions: a browser's cookie holds a random token, and its hash is found in the store as long as it stands."""

from __future__ import annotations

import asyncio
import hashlib
import secrets
import time
from collections import defaultdict
from collections.abc import Callable
from dataclasses import replace
from typing import Protocol

from itsdangerous import BadData, URLSafeSerializer

from cathedrals.server.room.table import Guest
from cathedrals.server.store.sessions import KeptSessions, Session

DAY = 24 * 3600.0
GUEST_LASTS, ACCOUNT_LASTS = 365 * DAY, 90 * DAY  # after the last use
SIGNED_OUT = "signed-out"
BELIEVED = 5.0  # seconds after which a session is looked up again: another process may have ended it
MOST_BELIEVED = 10_000
EXCHANGED_TWICE = 60.0  # seconds in which two tabs with the same old cookie get the same session


class Attender(Protocol):
    """Whoever is there until something ends that, such as the end of their session."""

    def end(self, why: str) -> None: ...


class Sessions:
    def __init__(self, kept: KeptSessions, key: bytes, clock: Callable[[], float] = time.time) -> None:
        self.kept = kept
        self.clock = clock
        self.signed = URLSafeSerializer(key, salt="guest")  # how cookies were made before there were sessions
        self.believed: dict[str, tuple[Session, float]] = {}
        self.exchanged: dict[str, tuple[str, float]] = {}
        self.exchanging = asyncio.Lock()
        self.present: defaultdict[str, set[Attender]] = defaultdict(set)

    # Beginning and ending -----------------------------------------------------------------------

    async def begin(self, guest: Guest) -> str:
        """A new session; what its cookie holds."""
        token = secrets.token_urlsafe(32)
        await self.kept.add(Session(id_of(token), guest, self.clock()))
        return token

    async def end(self, session: Session) -> None:
        await self.kept.end(session.id)
        self.forget(session.id)

    async def end_all(self, guest: Guest, but: str = "") -> None:
        """All sessions of somebody, or all but one of them."""
        for id in await self.kept.end_all(guest, but):
            self.forget(id)

    def forget(self, id: str) -> None:
        """It has been ended: nobody acts by it any more."""
        self.believed.pop(id, None)
        for attender in self.present.pop(id, set()):
            attender.end(SIGNED_OUT)

    # Reading ------------------------------------------------------------------------------------

    async def read(self, cookie: str) -> Session | None:
        """The session of a cookie as long as it stands; that of a signed one has no id yet."""
        if is_signed(cookie):
            return await self.read_signed(cookie)
        id = id_of(cookie)
        session = self.remembered(id) or await self.kept.find(id)
        if session is None or self.has_lapsed(session):
            return None
        self.remember(session)
        return session

    def remembered(self, id: str) -> Session | None:
        session, until = self.believed.get(id, (None, 0.0))
        return session if self.clock() < until else None

    def remember(self, session: Session) -> None:
        if self.remembered(session.id) is None:
            while len(self.believed) >= MOST_BELIEVED:
                del self.believed[next(iter(self.believed))]
            self.believed.pop(session.id, None)
            self.believed[session.id] = session, self.clock() + BELIEVED

    def has_lapsed(self, session: Session) -> bool:
        return self.clock() - session.used > (ACCOUNT_LASTS if session.is_account else GUEST_LASTS)

    async def use(self, session: Session) -> bool:
        """Note about once a day that it is in use; whether it was noted."""
        now = self.clock()
        if now - session.used < DAY:
            return False
        await self.kept.use(session, now)
        self.believed[session.id] = replace(session, used=now), now + BELIEVED
        return True

    # Cookies of earlier versions ----------------------------------------------------------------

    async def read_signed(self, cookie: str) -> Session | None:
        """Whom a cookie was signed for, until it has been exchanged or something has ended it."""
        if self.just_exchanged(cookie):
            found = await self.read(self.exchanged[cookie][0])
            return found and replace(found, id="")
        try:
            id = self.signed.loads(cookie)
        except BadData:
            return None
        if not isinstance(id, str) or not await self.kept.honours_signed(Guest(id), self.clock()):
            return None
        return Session("", Guest(id), self.clock())

    async def exchange(self, cookie: str, guest: Guest) -> str | None:
        """A session for a cookie that was signed, once; nothing if it is worth nothing any more."""
        async with self.exchanging:
            if self.just_exchanged(cookie):
                return self.exchanged[cookie][0]
            if not await self.kept.refuse_signed(guest):
                return None
            token = await self.begin(guest)
            self.exchanged = {old: self.exchanged[old] for old in self.exchanged if self.just_exchanged(old)}
            self.exchanged[cookie] = token, self.clock() + EXCHANGED_TWICE
            return token

    def just_exchanged(self, cookie: str) -> bool:
        return cookie in self.exchanged and self.clock() < self.exchanged[cookie][1]

    # Whoever is there ---------------------------------------------------------------------------

    def attend(self, session: Session | None, attender: Attender) -> None:
        """Let somebody be told when the session ends by which they are there."""
        if session is not None and session.id:
            self.present[session.id].add(attender)

    def go(self, session: Session | None, attender: Attender) -> None:
        if session is not None and session.id in self.present:
            self.present[session.id].discard(attender)
            if not self.present[session.id]:
                del self.present[session.id]

    async def look_again(self) -> None:
        """End what was ended in another process."""
        here = set(self.present)
        for id in here - await self.kept.standing(here):
            self.forget(id)


def is_signed(cookie: str) -> bool:
    """Whether it is one of an earlier version; a token has no dot."""
    return "." in cookie


def id_of(token: str) -> str:
    """What is kept of a token: who reads the store cannot use it."""
    return hashlib.sha256(token.encode()).hexdigest()
