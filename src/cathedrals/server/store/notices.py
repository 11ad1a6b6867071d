"""Notices between server processes on one PostgreSQL: what one commits or says, the others tell their people."""

from __future__ import annotations

import asyncio
import json
import logging
import secrets
from collections.abc import Awaitable, Callable
from typing import Any

from sqlalchemy import URL, Executable, func, select

CHANNEL = "cathedrals"
TRY_AGAIN = 1.0  # seconds after the connection was lost
Hear = Callable[[str, dict[str, Any]], Awaitable[None]]
log = logging.getLogger("cathedrals")


class Notices:
    def __init__(self, url: URL) -> None:
        self.address = url.set(drivername="postgresql").render_as_string(hide_password=False)
        self.process = secrets.token_hex(8)

    def notice(self, match: str, message: dict[str, Any]) -> Executable:
        """A statement that tells the other processes as soon as its transaction is committed."""
        return select(func.pg_notify(CHANNEL, json.dumps([self.process, match, message])))

    async def listen(self, hear: Hear, catch_up: Callable[[], Awaitable[None]]) -> None:
        """Hear what others tell; whatever was missed while the connection was lost is caught up with."""
        import psycopg  # here, because who runs on SQLite need not load it

        while True:
            try:
                async with await psycopg.AsyncConnection.connect(self.address, autocommit=True) as connection:
                    await connection.execute(f"LISTEN {CHANNEL}")
                    await catch_up()
                    async for told in connection.notifies():
                        process, match, message = json.loads(told.payload)
                        if process != self.process:
                            await hear(match, message)
            except psycopg.OperationalError as error:
                log.warning("notices of other processes are not heard: %s", error)
                await asyncio.sleep(TRY_AGAIN)
