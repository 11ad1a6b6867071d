"""The lobby: opening tables, sitting down, beginning, once more, and the rooms in which matches run."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence
from typing import Any

from sqlalchemy import Executable, insert, select, update

from cathedrals.games import game as find_game
from cathedrals.kernel import lesson
from cathedrals.kernel import record as records
from cathedrals.kernel.dealer import FairDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import Match, new_match, replay, whole_options
from cathedrals.kernel.record import Record, Sitter
from cathedrals.kernel.table import NOBODY
from cathedrals.server import schema
from cathedrals.server.accounts import Accounts, Guest, refused
from cathedrals.server.doings import known_program
from cathedrals.server.kept import (
    OPEN,
    OVER,
    RUNNING,
    SeatKept,
    TableKept,
    dice,
    header_of,
    load_match,
    load_table,
    load_tables,
)
from cathedrals.server.room import House, Room
from cathedrals.server.speaking import words
from cathedrals.server.store import Faster
from cathedrals.server.wire import Branch, Join, NewTable
from cathedrals.version import VERSION

ME, ANYBODY = "me", "open"
LESSON = "lesson"  # stands for a match where one goes on from the guided first game
MOST_LISTED = 100
MOST_ROOMS = 1000


class Lobby:
    def __init__(self, house: House, accounts: Accounts) -> None:
        self.house = house
        self.store = house.store
        self.accounts = accounts
        self.rooms: dict[str, Room] = {}
        self.begun: dict[str, asyncio.Event] = {}
        self.lock = asyncio.Lock()

    # Rooms --------------------------------------------------------------------------------------

    async def room(self, id: str) -> Room:
        """The room of a match that has begun."""
        if id in self.rooms:
            return self.rooms[id]
        table = await load_table(self.store, id)
        if not table.header:
            raise refused("not-begun")
        match = await load_match(self.store, table)
        return self.open_room(table, match)

    def open_room(self, table: TableKept, match: Match) -> Room:
        """A room for a match, unless somebody has opened it meanwhile."""
        if len(self.rooms) >= MOST_ROOMS:
            self.close_idle_rooms(len(self.rooms) - MOST_ROOMS + 1)
        return self.rooms.setdefault(table.id, Room(self.house, table, match))

    def close_idle_rooms(self, count: int) -> None:
        """Close those that were not used for longest; their matches are read again when somebody comes."""
        idle = sorted((room for room in self.rooms.values() if room.is_idle), key=lambda room: room.used)
        for room in idle[:count]:
            del self.rooms[room.table.id]

    async def close(self) -> None:
        """Let nobody think any longer; what was told is kept."""
        thinking = [room.thinking for room in self.rooms.values() if room.thinking is not None]
        for task in thinking:
            task.cancel()
        await asyncio.gather(*thinking, return_exceptions=True)

    async def hear_notice(self, id: str, message: dict[str, Any]) -> None:
        """What another process on the same database has committed or said."""
        if id in self.begun:
            self.begun.pop(id).set()
        if id in self.rooms:
            await self.rooms[id].hear_notice(message)

    async def catch_up(self) -> None:
        """Read the matches of all rooms anew, since other processes may have gone on with them."""
        for room in list(self.rooms.values()):
            async with room.lock:
                await room.reload()

    async def table(self, id: str) -> TableKept:
        return self.rooms[id].table if id in self.rooms else await load_table(self.store, id)

    async def wait_for_begin(self, id: str, seconds: float) -> bool:
        """Whether a table begins within that time."""
        event = self.begun.setdefault(id, asyncio.Event())
        try:
            await asyncio.wait_for(event.wait(), seconds)
        except TimeoutError:
            return (await self.table(id)).status != OPEN  # another process may have begun it
        return True

    # Tables -------------------------------------------------------------------------------------

    async def listed_tables(self, status: str) -> list[TableKept]:
        found = select(schema.matches).where(schema.matches.c.status == status, schema.matches.c.listed)
        rows = await self.store.rows(found.order_by(schema.matches.c.since.desc()).limit(MOST_LISTED))
        return await load_tables(self.store, list(rows))

    async def tables_of(self, guest: Guest) -> list[TableKept]:
        own = select(schema.seats.c.match).where(schema.seats.c.guest == guest.id)
        found = select(schema.matches).where(schema.matches.c.id.in_(own))
        rows = await self.store.rows(found.order_by(schema.matches.c.since.desc()).limit(MOST_LISTED))
        return await load_tables(self.store, list(rows))

    async def open(self, guest: Guest, wish: NewTable, origin: str = "") -> TableKept:
        """A new table; it begins at once when no seat is left open."""
        game = find_game(wish.game)
        if len(wish.seats) not in game.seats:
            raise refused("wrong-seats", count=len(wish.seats))
        if ME not in wish.seats and ANYBODY not in wish.seats:
            raise refused("no-person")
        options = whole_options(game, wish.options)
        name = await self.name(guest, wish.name)
        seats = [seat_for(seat, who, guest, name, wish.salt) for seat, who in enumerate(wish.seats)]
        table = TableKept(
            new_id(), game.name, options, OPEN, wish.listed, secrets.token_urlsafe(12), secrets.token_bytes(32),
            origin, "", None, None, time.time(), 0, NOBODY, None, seats,
        )  # fmt: skip
        rows: list[Executable] = [insert(schema.matches).values(**row_of(table))]
        rows.extend(insert(schema.seats).values(match=table.id, **vars(seat)) for seat in seats)
        await self.settle(table, rows)
        return table

    async def settle(self, table: TableKept, changes: list[Executable]) -> None:
        """Commit a table as it is now; if nobody is missing, the match begins with it."""
        if any(seat.free for seat in table.seats):
            await self.store.write(*changes)
            return
        match = await self.begin(table)
        table.status, table.header = RUNNING, header_of(match.record)
        start = update(schema.matches).where(schema.matches.c.id == table.id, schema.matches.c.status == OPEN)
        changes.append(start.values(status=RUNNING, header=table.header))
        await self.store.add_lines(table.id, 1, match.record.lines, table.note(match), changes)
        self.open_room(table, match).wake()
        event = self.begun.pop(table.id, None)
        if event is not None:
            event.set()

    async def begin(self, table: TableKept) -> Match:
        """The match of a full table, dealt up to the first question; all salts are known only now."""
        game = find_game(table.game)
        sitters = [Sitter(seat.name, seat.program is not None) for seat in table.seats]
        dealer = FairDealer(table.secret, tuple(seat.salt for seat in table.seats))
        if not table.origin:
            return new_match(game, sitters, dealer, table.options)
        source, _, line = table.origin.partition(":")
        lines = lesson_lines(game) if source == LESSON else await self.store.lines(source)
        inherited = lines[: int(line)]
        record = Record(
            game.name, game.rules, VERSION, sitters, table.options, dealer.header(), goes_on_from=table.origin
        )
        record.lines = [records.read_line(number, text) for number, text in enumerate(inherited, 1)]
        match = replay(game, record)
        match.dealer = dice(table.secret, match.record)
        match.deal()
        return match

    async def name(self, guest: Guest, wished: str | None) -> str:
        if wished:
            await self.accounts.call(guest, wished)
        called, _ = await self.accounts.name(guest)
        if not called:
            called = words().say("play-person")
            await self.accounts.call(guest, called)
        return called

    # Sitting down -------------------------------------------------------------------------------

    async def join(self, guest: Guest, id: str, wish: Join) -> TableKept:
        """Sit down; who sits here already is let in again."""
        async with self.lock:
            table = await self.table(id)
            if table.seats_of(guest) and wish.seat is None:
                return table
            if table.status == OVER:
                raise refused("over")
            has_link = secrets.compare_digest(wish.link or "", table.link)
            if not table.listed and not has_link:
                raise refused("link-needed")
            kept = free_seat(table, wish.seat, has_link)
            name = await self.name(guest, wish.name)
            if table.status == RUNNING:
                await (await self.room(id)).sit(guest, kept.seat, name)
                return table
            return await self.sit(guest, table, kept, name, wish.salt or new_salt())

    async def sit(self, guest: Guest, table: TableKept, kept: SeatKept, name: str, salt: str) -> TableKept:
        kept.guest, kept.name, kept.salt = guest.id, name, salt
        seats = schema.seats
        place = update(seats).where(
            seats.c.match == table.id, seats.c.seat == kept.seat, seats.c.guest.is_(None)
        )
        try:
            await self.settle(table, [place.values(guest=guest.id, name=name, salt=salt)])
        except Faster:
            raise refused("seat-taken") from None
        return table

    async def stand_up(self, guest: Guest, id: str) -> TableKept:
        """Leave a table that has not begun; its seats are free again."""
        async with self.lock:
            table = await self.table(id)
            if table.status != OPEN or not table.seats_of(guest):
                raise refused("not-your-seat")
            for seat in table.seats_of(guest):
                table.seats[seat].guest, table.seats[seat].name = None, ""
            own = update(schema.seats).where(schema.seats.c.match == id, schema.seats.c.guest == guest.id)
            changes: list[Executable] = [own.values(guest=None, name="")]
            if all(seat.guest is None for seat in table.seats):
                table.status = OVER
                closing = update(schema.matches).where(schema.matches.c.id == id)
                changes.append(closing.values(status=OVER, listed=False))
            await self.store.write(*changes)
            return table

    # Once more ----------------------------------------------------------------------------------

    async def rematch(self, guest: Guest, id: str) -> TableKept:
        """The first who asks opens the table, the others of the old match sit down at it."""
        table = await self.table(id)
        mine = table.seats_of(guest)
        if not mine:
            raise refused("not-your-seat")
        if table.status != OVER:
            raise refused("not-over")
        if table.again is None:
            seats = [seat.program or (ME if seat.seat in mine else ANYBODY) for seat in table.seats]
            wish = NewTable(game=table.game, seats=seats, options=table.options, listed=False)
            new = await self.open(guest, wish)
            matches = schema.matches
            try:
                await self.store.write(
                    update(matches).where(matches.c.id == id, matches.c.again.is_(None)).values(again=new.id)
                )
            except Faster:
                return await self.rematch_of(guest, await load_table(self.store, id), mine)
            table.again = new.id
            if id in self.rooms:
                self.rooms[id].tell_all({"again": new.id})
            return new
        return await self.rematch_of(guest, table, mine)

    async def rematch_of(self, guest: Guest, table: TableKept, mine: Sequence[int]) -> TableKept:
        assert table.again is not None
        new = await self.table(table.again)
        for seat in mine:
            if seat not in new.seats_of(guest):
                new = await self.join(guest, new.id, Join(link=new.link, seat=seat))
        return new

    async def branch(self, guest: Guest, id: str, wish: Branch) -> TableKept:
        """Play on from a line of a match as a match of its own."""
        room = await self.room(id)
        if len(wish.seats) != len(room.table.seats):
            raise refused("wrong-seats", count=len(wish.seats))
        async with room.lock:
            await room.refresh()
            record = room.match.record
            if wish.line > len(record.lines):
                raise refused("no-such-line", line=wish.line)
            if room.past.at(wish.line).over:
                raise refused("cannot-go-on", line=wish.line)
        table = NewTable(
            game=room.table.game, seats=wish.seats, options=room.table.options, listed=False,
            name=wish.name, salt=wish.salt,
        )  # fmt: skip
        return await self.open(guest, table, f"{id}:{wish.line}")

    async def play_on(self, guest: Guest, name: str) -> TableKept:
        """The guided first game goes on as a match against the program of the lesson."""
        game, told = find_game(name), lesson.lesson(name)
        wish = NewTable(game=name, seats=[ME, told.program], options=told.options, listed=False)
        return await self.open(guest, wish, f"{LESSON}:{len(lesson_lines(game))}")


def lesson_lines(game: Game) -> list[str]:
    return [str(line) for line in lesson.played(game).record.lines]


def seat_for(seat: int, who: str, guest: Guest, name: str, salt: str | None) -> SeatKept:
    if who == ME:
        return SeatKept(seat, guest.id, None, name, salt or new_salt(), False)
    if who == ANYBODY:
        return SeatKept(seat, None, None, "", "", False)
    return SeatKept(seat, None, known_program(who), who, new_salt(), False)


def free_seat(table: TableKept, wanted: int | None, has_link: bool) -> SeatKept:
    """The seat wanted, or the first free one. Who comes by link may take over from a program, too."""
    for kept in table.seats:
        is_free = kept.free or (table.status == RUNNING and has_link and wanted is not None and kept.program)
        if is_free and wanted in (None, kept.seat):
            return kept
    raise refused("seat-taken")


def row_of(table: TableKept) -> dict[str, object]:
    return {name: value for name, value in vars(table).items() if name != "seats"}


def new_id() -> str:
    return secrets.token_hex(6)


def new_salt() -> str:
    return secrets.token_hex(8)
