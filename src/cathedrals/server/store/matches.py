"""Tables and matches as they are kept: their rows, seats, lines and chats."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass, fields
from typing import Any

from sqlalchemy import Executable, Row, Select, Update, insert, select, update

from cathedrals.kernel.match import Match
from cathedrals.kernel.record import Line
from cathedrals.kernel.replaying import go_on
from cathedrals.server.language import refused
from cathedrals.server.room.interfaces import Aside, Faster
from cathedrals.server.room.table import OPEN, OVER, RUNNING, Guest, HostedTable, Seat, match_of
from cathedrals.server.store.boxes import Boxes
from cathedrals.server.store.schema import chat, lines, matches, seats
from cathedrals.server.store.store import Lines, Store
from cathedrals.server.wire.messages import Chat, Status

MOST_LISTED = 100
CHATS_TOLD = 50
COLUMNS = [field.name for field in fields(HostedTable) if field.name != "seats"]


@dataclass(frozen=True)
class Matches:
    """The matches of a store; it keeps those of rooms."""

    store: Store

    @property
    def boxes(self) -> Boxes:
        return Boxes(self.store)

    # What is kept -------------------------------------------------------------------------------

    async def load_table(self, id: str) -> HostedTable:
        row = await self.store.row(select(matches).where(matches.c.id == id))
        if row is None:
            raise refused("no-such-table")
        found = await self.store.rows(select(seats).where(seats.c.match == id).order_by(seats.c.seat))
        await self.boxes.know([row.pieces])
        return table_of(row, [seat_of(one) for one in found])

    async def load(self, id: str) -> tuple[HostedTable, Match]:
        """A table that has begun, and its match."""
        table = await self.load_table(id)
        if not table.header:
            raise refused("not-begun")
        kept = await self.lines(id)
        match = match_of(table, kept)
        if table.status != RUNNING or not go_on(match):
            return table, match
        return await self.renew(table, match, len(kept) + 1)

    async def renew(self, table: HostedTable, match: Match, first: int) -> tuple[HostedTable, Match]:
        """A match that was running by other rules or pieces goes on by today's; that is a line of its own."""
        match.deal()
        match.keep_result()
        table.note(match)
        try:
            await self.keep(table, first, match.record.lines[first - 1 :], [])
        except Faster:
            return await self.load(table.id)
        return table, match

    async def lines(self, id: str) -> list[str]:
        found = select(lines.c.text).where(lines.c.match == id).order_by(lines.c.line)
        return [row.text for row in await self.store.rows(found)]

    async def listed(self, status: Status) -> list[HostedTable]:
        """The newest tables that are listed."""
        return await self.tables(select(matches).where(matches.c.status == status, matches.c.listed))

    async def of_guest(self, guest: Guest) -> list[HostedTable]:
        """The newest tables at which somebody sits."""
        own = select(seats.c.match).where(seats.c.guest == guest.id)
        return await self.tables(select(matches).where(matches.c.id.in_(own)))

    async def tables(self, query: Select[Any]) -> list[HostedTable]:
        """Tables with their seats, in two questions to the store."""
        rows = await self.store.rows(query.order_by(matches.c.since.desc()).limit(MOST_LISTED))
        ids = [row.id for row in rows]
        await self.boxes.know(row.pieces for row in rows)
        found = await self.store.rows(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat))
        return [table_of(row, [seat_of(one) for one in found if one.match == row.id]) for row in rows]

    async def awaiting_programs(self) -> list[str]:
        """The matches in which a program is asked, the newest first."""
        is_asked = (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.asked)
        found = select(matches.c.id).join(seats, is_asked)
        found = found.where(matches.c.status == RUNNING, seats.c.program.is_not(None))
        return [row.id for row in await self.store.rows(found.order_by(matches.c.since.desc()))]

    # Tables -------------------------------------------------------------------------------------

    async def add(self, table: HostedTable, begun: Match | None) -> None:
        """A new table, and its match if it begins at once."""
        rows: list[Executable] = [insert(matches).values(**row_of(table))]
        rows.extend(insert(seats).values(match=table.id, **vars(seat)) for seat in table.seats)
        await self.write(table, rows, begun)

    async def seat(self, table: HostedTable, seat: Seat, begun: Match | None) -> None:
        """Somebody sits down on a free seat; `Faster` if another does."""
        change = seat_row(table, seat).where(seats.c.guest.is_(None))
        changes: list[Executable] = [change.values(guest=seat.guest, name=seat.name, salt=seat.salt)]
        if begun is not None:
            changes.append(begin_row(table))
        await self.write(table, changes, begun)

    async def begin(self, table: HostedTable, begun: Match) -> None:
        """The match of a table begins; `Faster` if it has begun already."""
        await self.write(table, [begin_row(table)], begun)

    async def stand_up(self, table: HostedTable, guest: Guest) -> None:
        """The seats of somebody are free again; a table without people is over. `Faster` if its match has begun."""
        waiting = select(matches.c.id).where(matches.c.id == table.id, matches.c.status == OPEN)
        own = update(seats).where(seats.c.match.in_(waiting), seats.c.guest == guest.id)
        changes: list[Executable] = [own.values(guest=None, name="")]
        if table.status == OVER:
            changes.append(update(matches).where(matches.c.id == table.id).values(status=OVER, listed=False))
        await self.store.write(*changes)

    async def link_rematch(self, id: str, again: str) -> None:
        """`Faster` if there is one already."""
        first = update(matches).where(matches.c.id == id, matches.c.again.is_(None))
        await self.store.write(first.values(again=again))

    async def write(self, table: HostedTable, changes: Sequence[Executable], begun: Match | None) -> None:
        if begun is None:
            await self.store.write(*changes)
        else:
            await self.store.add_lines(new_lines(table, 1, begun.record.lines), changes)

    # Rooms --------------------------------------------------------------------------------------

    async def keep(
        self, table: HostedTable, first: int, new: Sequence[Line], changed: Sequence[Seat]
    ) -> None:
        changes: list[Executable] = [seat_change(table, seat) for seat in changed]
        if table.status == OVER:
            end = update(matches).where(matches.c.id == table.id)
            changes.append(end.values(status=OVER, result=table.result))
        await self.store.add_lines(new_lines(table, first, new), changes)

    async def add_chat(self, id: str, said: Chat) -> None:
        values = {"match": id, "since": time.time(), "text": None, "phrase": None, **said}
        await self.store.write(insert(chat).values(**values))

    async def chats(self, id: str) -> list[Chat]:
        newest = select(chat).where(chat.c.match == id).order_by(chat.c.id.desc()).limit(CHATS_TOLD)
        return [chat_of(row) for row in reversed(await self.store.rows(newest))]

    def pass_on(self, id: str, aside: Aside) -> None:
        self.store.notify(id, dict(aside))


def table_of(row: Row[Any], sitting: list[Seat]) -> HostedTable:
    values = {name: row._mapping[name] for name in COLUMNS}
    return HostedTable(**values | {"secret": bytes(row.secret), "seats": sitting})


def row_of(table: HostedTable) -> dict[str, object]:
    return {name: value for name, value in vars(table).items() if name != "seats"}


def seat_of(row: Row[Any]) -> Seat:
    return Seat(
        seat=row.seat, guest=row.guest, program=row.program, name=row.name, salt=row.salt, left=row.left
    )


def seat_row(table: HostedTable, seat: Seat) -> Update:
    return update(seats).where(seats.c.match == table.id, seats.c.seat == seat.seat)


def begin_row(table: HostedTable) -> Update:
    waiting = update(matches).where(matches.c.id == table.id, matches.c.status == OPEN)
    return waiting.values(status=table.status, header=table.header)


def seat_change(table: HostedTable, seat: Seat) -> Update:
    """Who sits there now."""
    return seat_row(table, seat).values(
        guest=seat.guest, program=seat.program, name=seat.name, left=seat.left
    )


def new_lines(table: HostedTable, first: int, new: Sequence[Line]) -> Lines:
    stands = {"line": table.line, "asked": table.asked, "scores": table.scores}
    return Lines(table.id, first, [str(line) for line in new], stands)


def chat_of(row: Row[Any]) -> Chat:
    said: Chat = {"seat": row.seat, "name": row.name}
    if row.phrase is not None:
        said["phrase"] = row.phrase
    else:
        said["text"] = row.text
    return said
