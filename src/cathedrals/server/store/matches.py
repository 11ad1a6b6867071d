"""Tables and matches as they are kept: their rows, seats, lines and chats."""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field, fields
from typing import Any

from sqlalchemy import Executable, Row, Select, Update, insert, select, union, update

from cathedrals.kernel.match import Match
from cathedrals.kernel.record import Line
from cathedrals.kernel.replaying import go_on
from cathedrals.server.language import refused
from cathedrals.server.patience import in_pieces
from cathedrals.server.room.interfaces import Aside, Faster
from cathedrals.server.room.table import OPEN, OVER, RUNNING, Guest, HostedTable, Seat, read_match
from cathedrals.server.store.boxes import Boxes
from cathedrals.server.store.crowding import Crowding, open_and_listed, worth_watching
from cathedrals.server.store.leases import Leases
from cathedrals.server.store.lent_seats import LentSeats
from cathedrals.server.store.schema import chat, guests, kicked, lent_seats, lines, matches, seats
from cathedrals.server.store.store import Lines, Store
from cathedrals.server.wire.messages import Chat, Status

MOST_LISTED = 100
CHATS_TOLD = 50
AT_ONCE = 500  # matches asked for in one question
APART = ("seats", "lent")  # in tables of their own
COLUMNS = [field.name for field in fields(HostedTable) if field.name not in APART]


@dataclass
class Matches:
    """The matches of a store; it keeps those of rooms."""

    store: Store
    leases: Leases = field(init=False)

    def __post_init__(self) -> None:
        self.leases = Leases(self.store)

    @property
    def boxes(self) -> Boxes:
        return Boxes(self.store)

    @property
    def lent(self) -> LentSeats:
        return LentSeats(self.store)

    @property
    def crowding(self) -> Crowding:
        return Crowding(self.store)

    # What is kept -------------------------------------------------------------------------------

    async def load_table(self, id: str) -> HostedTable:
        row = await self.store.row(select(matches).where(matches.c.id == id))
        if row is None:
            raise refused("no-such-table")
        await self.boxes.know([row.pieces])
        table = table_of(row, await self.seats(id))
        table.lent = (await self.lent.at([id])).get(id, [])
        return table

    async def load(self, id: str) -> tuple[HostedTable, Match]:
        """A table that has begun, and its match."""
        table = await self.load_table(id)
        if not table.header:
            raise refused("not-begun")
        kept = await self.lines(id)
        match = await in_pieces(read_match(table, kept))
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

    async def after(self, id: str, line: int) -> tuple[list[str], list[Seat]]:
        """The lines after one, and who sits where."""
        found = select(lines.c.text).where(lines.c.match == id, lines.c.line > line).order_by(lines.c.line)
        return [row.text for row in await self.store.rows(found)], await self.seats(id)

    async def seats(self, id: str) -> list[Seat]:
        found = sitting().where(seats.c.match == id)
        return [seat_of(row) for row in await self.store.rows(found)]

    async def stand(self, ids: Sequence[str]) -> list[tuple[str, int, str | None]]:
        """The last line of each of these matches, and its rematch."""
        found = []
        for first in range(0, len(ids), AT_ONCE):
            some = matches.c.id.in_(ids[first : first + AT_ONCE])
            query = select(matches.c.id, matches.c.line, matches.c.again).where(some)
            found += [(row.id, row.line, row.again) for row in await self.store.rows(query)]
        return found

    async def listed(self, status: Status) -> list[HostedTable]:
        """Tables that are listed: open ones, of which no host comes before all others, and what is worth watching."""
        if status == OPEN:
            return await self.tables(open_and_listed())
        if status == RUNNING:
            return await self.tables(worth_watching())
        return await self.tables(select(matches).where(matches.c.status == status, matches.c.listed))

    async def of_guest(self, guest: Guest) -> list[HostedTable]:
        """The newest tables at which somebody sits, or may act at another's seat."""
        own = select(seats.c.match).where(seats.c.guest == guest.id)
        lent = select(lent_seats.c.match).where(lent_seats.c.guest == guest.id)
        found = await self.tables(select(matches).where(matches.c.id.in_(union(own, lent))))
        opened = await self.lent.at([table.id for table in found])
        for table in found:
            table.lent = opened.get(table.id, [])
        return [table for table in found if table.seats_of(guest)]

    async def tables(self, query: Select[Any]) -> list[HostedTable]:
        """Tables with their seats, in two questions to the store."""
        rows = await self.store.rows(query.order_by(matches.c.since.desc()).limit(MOST_LISTED))
        ids = [row.id for row in rows]
        await self.boxes.know(row.pieces for row in rows)
        found = await self.store.rows(sitting().where(seats.c.match.in_(ids)))
        return [table_of(row, [seat_of(one) for one in found if one.match == row.id]) for row in rows]

    async def awaiting_programs(self) -> list[str]:
        """The matches in which a program is asked and no other process has it think, the newest first."""
        is_asked = (seats.c.match == matches.c.id) & (seats.c.seat == matches.c.asked)
        found = select(matches.c.id).join(seats, is_asked)
        found = found.where(matches.c.status == RUNNING, seats.c.program.is_not(None))
        if self.store.notices is not None:
            found = found.where(self.leases.is_free())
        return [row.id for row in await self.store.rows(found.order_by(matches.c.since.desc()))]

    # Tables -------------------------------------------------------------------------------------

    async def add(self, table: HostedTable, begun: Match | None, rematch_of: str | None = None) -> None:
        """A new table, and its match if it begins at once; `Faster` if it is a rematch and there is one already."""
        rows: list[Executable] = [insert(matches).values(**row_of(table))]
        rows.extend(insert(seats).values(match=table.id, **seat_values(seat)) for seat in table.seats)
        if rematch_of is not None:
            first = update(matches).where(matches.c.id == rematch_of, matches.c.again.is_(None))
            rows.append(first.values(again=table.id))
            rows += self.store.noticing(rematch_of, {"again": table.id})
        await self.write(table, rows, begun)

    async def seat(self, table: HostedTable, seat: Seat, begun: Match | None) -> None:
        """Somebody sits down on a free seat; `Faster` if another does."""
        change = seat_row(table, seat).where(seats.c.guest.is_(None))
        who = change.values(guest=seat.guest, name=seat.name, salt=seat.salt, address=seat.address)
        seen = update(matches).where(matches.c.id == table.id).values(seen=time.time())
        await self.write(table, [who, *([seen] if begun is None else begin_rows(table))], begun)

    async def begin(self, table: HostedTable, begun: Match) -> None:
        """The match of a table begins; `Faster` if it has begun already."""
        await self.write(table, begin_rows(table), begun)

    async def stand_up(self, table: HostedTable, guest: Guest) -> None:
        """The seats of somebody are free again; a table without people is over. `Faster` if its match has begun."""
        changes: list[Executable] = [free_seats(table, guest)]
        if table.status == OVER:
            changes.append(update(matches).where(matches.c.id == table.id).values(status=OVER, listed=False))
        await self.store.write(*changes)

    async def kick(self, table: HostedTable, guest: Guest, away: Iterable[str]) -> None:
        """The seats of somebody are free again, for others only, by a new link. `Faster` if the match has begun."""
        new = set(away) - await self.kicked(table.id)
        remembered = [insert(kicked).values(match=table.id, guest=one) for one in sorted(new)]
        changed = waiting(table).values(link=table.link)
        await self.store.write(free_seats(table, guest), changed, *remembered)

    async def kicked(self, id: str) -> set[str]:
        """The guests and addresses that the host keeps away from a table."""
        found = await self.store.rows(select(kicked.c.guest).where(kicked.c.match == id))
        return {row.guest for row in found}

    async def keep_listed(self, table: HostedTable) -> None:
        """Whether it is listed is kept; `Faster` if its match has begun."""
        await self.store.write(waiting(table).values(listed=table.listed))

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
        if table.program is None:
            changes += self.leases.end(table.id)
        await self.store.add_lines(new_lines(table, first, new, changed), changes)

    async def lease(self, id: str) -> bool:
        return await self.leases.take(id)

    def let_go(self, id: str) -> None:
        self.leases.let_go(id)

    async def add_chat(self, id: str, said: Chat) -> bool:
        values = {"match": id, "since": time.time(), "text": None, "phrase": None, **said}
        try:
            await self.store.write(
                insert(chat).values(**values), *self.store.noticing(id, {"chat": dict(said)})
            )
        except Faster:  # its key is there
            return False
        return True

    async def chats(self, id: str) -> list[Chat]:
        newest = select(chat).where(chat.c.match == id).order_by(chat.c.id.desc()).limit(CHATS_TOLD)
        return [chat_of(row) for row in reversed(await self.store.rows(newest))]

    def pass_on(self, id: str, aside: Aside) -> None:
        self.store.notify(id, dict(aside))


def table_of(row: Row[Any], sitting: list[Seat]) -> HostedTable:
    values = {name: row._mapping[name] for name in COLUMNS}
    return HostedTable(**values | {"secret": bytes(row.secret), "seats": sitting})


def row_of(table: HostedTable) -> dict[str, object]:
    return {name: value for name, value in vars(table).items() if name not in APART}


def sitting() -> Select[Any]:
    """Seats in order, and whether who sits there has an account."""
    who = seats.outerjoin(guests, guests.c.id == seats.c.guest)
    return select(seats, guests.c.account).select_from(who).order_by(seats.c.seat)


def seat_values(seat: Seat) -> dict[str, object]:
    return {name: value for name, value in vars(seat).items() if name != "account"}


def seat_of(row: Row[Any]) -> Seat:
    return Seat(
        seat=row.seat,
        guest=row.guest,
        program=row.program,
        name=row.name,
        salt=row.salt,
        left=row.left,
        address=row.address,
        account=row.account is not None,
        before=row.before,
    )


def seat_row(table: HostedTable, seat: Seat) -> Update:
    return update(seats).where(seats.c.match == table.id, seats.c.seat == seat.seat)


def begin_rows(table: HostedTable) -> list[Executable]:
    """It waits no longer, and whence people came is of no use any more."""
    begins = waiting(table).values(status=table.status, header=table.header)
    return [begins, update(seats).where(seats.c.match == table.id).values(address="")]


def waiting(table: HostedTable) -> Update:
    return update(matches).where(matches.c.id == table.id, matches.c.status == OPEN)


def free_seats(table: HostedTable, guest: Guest) -> Update:
    """Nobody sits any more where somebody sat at a table that has not begun."""
    waits = select(matches.c.id).where(matches.c.id == table.id, matches.c.status == OPEN)
    own = update(seats).where(seats.c.match.in_(waits), seats.c.guest == guest.id)
    return own.values(guest=None, name="", salt="", address="")


def seat_change(table: HostedTable, seat: Seat) -> Update:
    """Who sits there now."""
    return seat_row(table, seat).values(
        guest=seat.guest, program=seat.program, name=seat.name, left=seat.left, before=seat.before
    )


def new_lines(table: HostedTable, first: int, new: Sequence[Line], changed: Sequence[Seat] = ()) -> Lines:
    stands = {"line": table.line, "asked": table.asked, "scores": table.scores, "seen": time.time()}
    return Lines(
        table.id, first, [str(line) for line in new], stands, [vars(seat).copy() for seat in changed]
    )


def chat_of(row: Row[Any]) -> Chat:
    said: Chat = {"seat": row.seat, "name": row.name}
    if row.phrase is not None:
        said["phrase"] = row.phrase
    else:
        said["text"] = row.text
    if row.key is not None:
        said["key"] = row.key
    return said
