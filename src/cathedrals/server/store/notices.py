"""Notices between server processes on one PostgreSQL: what one commits or says, the others tell their people."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Callable, Coroutine
from typing import Any

from sqlalchemy import URL, Executable, func, select

from cathedrals.server.background import start

CHANNEL = "cathedrals"
MOST_BYTES = 7_900  # PostgreSQL takes less than 8,000
TRY_AGAIN = 0.5  # seconds after the connection was lost
CONNECTING = 3  # seconds until a PostgreSQL that does not answer is tried anew
PULSE = 5.0  # seconds between two pulses
SILENCE = 12.0  # seconds without any of them, after which the connection is taken for dead
Message = dict[str, Any]
Hear = Callable[[str, Message], object]
CatchUp = Callable[[], Coroutine[Any, Any, None]]
log = logging.getLogger("cathedrals")


class Silent(Exception):
    """Nothing was heard, not even what this process itself has told."""


class Notices:
    def __init__(self, url: URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.process = secrets.token_hex(8)
        self.is_heard = True  # whether the last try to listen went well, so that a long outage is told once

    def notice(self, match: str, message: Message) -> Executable:
        """A statement that tells the other processes as soon as its transaction is committed."""
        return select(func.pg_notify(CHANNEL, self.payload(match, message)))

    def payload(self, match: str, message: Message) -> str:
        """What does not fit is left out: who hears of a line that was not told looks it up."""
        whole = json.dumps([self.process, match, message])
        if len(whole) <= MOST_BYTES or "line" not in message:
            return whole
        return json.dumps([self.process, match, {"line": message["line"]}])

    def pulse(self) -> Executable:
        """Nothing, told so that everybody hears something."""
        return self.notice("", {})

    async def listen(self, hear: Hear, catch_up: CatchUp) -> None:
        """Hear what others tell for as long as the server lives, whatever happens to the connection or to us."""
        while True:
            try:
                await self.listen_once(hear, catch_up)
            except Exception as error:
                if self.is_heard:
                    log.warning("notices of other processes are not heard: %r", error)
                self.is_heard = False
            await asyncio.sleep(TRY_AGAIN)

    async def listen_once(self, hear: Hear, catch_up: CatchUp) -> None:
        """Until the connection is lost; what was missed before is caught up with while the next is heard."""
        import psycopg  # here, because who runs on SQLite need not load it

        connecting = psycopg.AsyncConnection.connect(
            self.address, autocommit=True, connect_timeout=CONNECTING
        )
        async with await connecting as connection:
            await connection.execute(f"LISTEN {CHANNEL}")
            if not self.is_heard:
                log.warning("notices of other processes are heard again")
            self.is_heard = True
            catching_up = start(catch_up())
            try:
                while True:
                    await self.hear_for_a_while(connection, hear)
            finally:
                catching_up.cancel()

    async def hear_for_a_while(self, connection: Any, hear: Hear) -> None:
        """`Silent` if the connection is open only on this side, which TCP may never tell."""
        is_silent = True
        async for told in connection.notifies(timeout=SILENCE):
            is_silent = False
            self.hear_one(told.payload, hear)
        if is_silent:
            raise Silent(f"nothing was heard for {SILENCE:g} seconds")

    def hear_one(self, payload: str, hear: Hear) -> None:
        """One notice, which keeps no other from being heard, whatever is wrong with it."""
        try:
            process, match, message = json.loads(payload)
            if process != self.process and match:
                hear(match, message)
        except Exception:
            log.exception("a notice cannot be followed: %.200s", payload)
