"""How much of the house one guest takes, and a list of open tables that no one host fills."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, case, func, select

from cathedrals.server.room.table import OPEN, RUNNING, Guest
from cathedrals.server.store.schema import matches, seats
from cathedrals.server.store.store import Store

LATELY = 24 * 3600.0  # seconds; a match in which nothing has happened for longer is nobody's burden
JUST_NOW = 600.0  # seconds; as long a match against programs is taken to be going on
OF_EACH_HOST = 2  # tables that are listed before the third of anybody


@dataclass
class Crowding:
    store: Store

    async def tables_of(self, guest: Guest) -> tuple[int, int]:
        """How many tables somebody opened that wait for people, and how many where a match runs."""
        theirs = (matches.c.host == guest.id) & matches.c.status.in_((OPEN, RUNNING))
        lately = matches.c.seen > time.time() - LATELY
        found = select(matches.c.status, func.count().label("many")).where(theirs, lately)
        many = {row.status: row.many for row in await self.store.rows(found.group_by(matches.c.status))}
        return many.get(OPEN, 0), many.get(RUNNING, 0)

    async def seats_at_others(self, guest: Guest) -> int:
        """How many seats somebody holds at listed tables of others that have not begun."""
        waits = (matches.c.status == OPEN) & matches.c.listed & (matches.c.host != guest.id)
        at = seats.join(matches, matches.c.id == seats.c.match)
        found = select(func.count().label("many")).select_from(at).where(seats.c.guest == guest.id, waits)
        row = await self.store.row(found)
        return row.many if row is not None else 0


def worth_watching() -> Select[Any]:
    """Matches between people, and others while something happens there; where something happened last comes first."""
    now = time.time()
    people = select(func.count(func.distinct(seats.c.guest))).where(seats.c.match == matches.c.id)
    among_people = (people.scalar_subquery() > 1) & (matches.c.seen > now - LATELY)
    is_played = among_people | (matches.c.seen > now - JUST_NOW)
    found = select(matches).where(matches.c.status == RUNNING, matches.c.listed, is_played)
    return found.order_by(matches.c.seen.desc())


def open_and_listed() -> Select[Any]:
    """Open tables: the newest two of each host before the others, so that one who opens many pushes nobody off."""
    host = case(
        (matches.c.host == "", matches.c.id), else_=matches.c.host
    )  # nobody knows whose the oldest are
    nth = func.row_number().over(partition_by=host, order_by=(matches.c.since.desc(), matches.c.id))
    ranked = (
        select(matches.c.id, nth.label("nth")).where(matches.c.status == OPEN, matches.c.listed).subquery()
    )
    is_more = case((ranked.c.nth > OF_EACH_HOST, 1), else_=0)
    return select(matches).join(ranked, ranked.c.id == matches.c.id).order_by(is_more)
