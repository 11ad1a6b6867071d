"""The lobby: opening tables, sitting down at them, and what comes after a match."""

from __future__ import annotations

import asyncio
import secrets
import time
from collections.abc import Sequence

from cathedrals.games import KNOWN, game_with
from cathedrals.games import game as find_game
from cathedrals.kernel import lesson
from cathedrals.kernel.boxes import BOXES
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import Match, whole_options
from cathedrals.kernel.parts_file import PartsError
from cathedrals.server.language import refused, words
from cathedrals.server.limits import Bounds
from cathedrals.server.lobby.accounts import Accounts
from cathedrals.server.lobby.allowances import Allowances
from cathedrals.server.lobby.beginning import LESSON, beginning, lesson_lines
from cathedrals.server.lobby.dice import GONE, Dice
from cathedrals.server.lobby.hosting import Hosting, new_link
from cathedrals.server.lobby.lending import Lending
from cathedrals.server.lobby.reports import Reports
from cathedrals.server.lobby.rooms import Rooms
from cathedrals.server.lobby.sessions import Sessions
from cathedrals.server.lobby.shelf import Shelf
from cathedrals.server.patience import in_pieces
from cathedrals.server.room.interfaces import Faster
from cathedrals.server.room.sitting import known_program
from cathedrals.server.room.table import OPEN, OVER, RUNNING, Guest, HostedTable, Seat
from cathedrals.server.store.matches import Matches
from cathedrals.server.store.reports import KeptReports
from cathedrals.server.wire.messages import Status
from cathedrals.server.wire.requests import NO_PART, Branch, DicePart, Join, NewTable

ME, ANYBODY = "me", "open"


class Lobby:
    def __init__(
        self,
        rooms: Rooms,
        matches: Matches,
        accounts: Accounts,
        sessions: Sessions,
        dice: Dice,
        bounds: Bounds,
    ) -> None:
        self.rooms = rooms
        self.matches = matches
        self.accounts = accounts
        self.sessions = sessions
        self.dice = dice
        self.allowances = Allowances(matches.crowding, bounds)
        self.reports = Reports(KeptReports(matches.store), bounds)
        self.shelf = Shelf(matches.boxes)
        self.lending = Lending(matches.lent, rooms)
        self.lock = asyncio.Lock()
        self.hosting = Hosting(matches, rooms, self.lock)

    async def table(self, id: str) -> HostedTable:
        return await self.rooms.table(id)

    async def listed_tables(self, status: Status) -> list[HostedTable]:
        return await self.matches.listed(status)

    async def tables_of(self, guest: Guest) -> list[HostedTable]:
        return await self.matches.of_guest(guest)

    # Opening ------------------------------------------------------------------------------------

    async def open(
        self,
        guest: Guest,
        wish: NewTable,
        origin: str = "",
        rematch_of: str | None = None,
        address: str = "",
    ) -> HostedTable:
        """A new table; it begins at once when no seat is left open."""
        async with self.allowances.one_more_table(guest, address, ANYBODY in wish.seats):
            return await self.set_up(guest, wish, origin, rematch_of)

    async def set_up(self, guest: Guest, wish: NewTable, origin: str, rematch_of: str | None) -> HostedTable:
        game = await self.game_for(wish, goes_on=bool(origin or rematch_of))
        if len(wish.seats) not in game.seats:
            raise refused("wrong-seats", count=len(wish.seats))
        if ME not in wish.seats and ANYBODY not in wish.seats:
            raise refused("no-person")
        options = whole_options(game, wish.options)
        id, secret = self.dice.unseal(wish.dice or self.dice.seal()["token"])
        (name, is_account), now = await self.name(guest, wish.name), time.time()
        table = HostedTable(
            id=id,
            game=game.name,
            options=options,
            pieces=game.digest if game.box else "",
            listed=wish.listed,
            hints=wish.hints,
            link=new_link(),
            secret=secret,
            since=now,
            seen=now,
            host=guest.id,
            origin=origin,
            seats=seats_for(wish, guest, name),
        )
        for seat in table.seats:
            seat.account = is_account and seat.guest is not None
        begun = await self.begin_if_full(table)
        try:
            await self.matches.add(table, begun, rematch_of)
        except Faster:
            if rematch_of is not None:
                raise  # another may have opened the rematch
            raise refused(GONE) from None
        self.let_begin(table, begun)
        return table

    async def game_for(self, wish: NewTable, goes_on: bool) -> Game:
        """The game with the pieces that are wished for; what goes on from a match has its, on the shelf or not."""
        built_in = find_game(wish.game)
        if wish.pieces in (None, "", built_in.digest):
            return built_in
        await self.matches.boxes.know([wish.pieces])
        box = KNOWN.get(wish.pieces)
        is_there = goes_on or await self.matches.boxes.is_shelved(wish.pieces)
        if box is None or box.game != wish.game or not is_there:
            raise refused("no-such-pieces")
        try:
            return game_with(wish.game, wish.pieces)
        except PartsError:
            raise refused("no-room-for-pieces", most=BOXES) from None

    async def begin_if_full(self, table: HostedTable) -> Match | None:
        """The match of a table at which nobody is missing."""
        if any(seat.free for seat in table.seats):
            return None
        source, _, _ = table.origin.partition(":")
        inherited = await self.matches.lines(source) if source not in ("", LESSON) else []
        match = await in_pieces(beginning(table, inherited))
        table.begin(match)
        return match

    def let_begin(self, table: HostedTable, begun: Match | None) -> None:
        if begun is not None:
            self.rooms.begin(table, begun)

    async def name(self, guest: Guest, wished: str | None) -> tuple[str, bool]:
        """How a guest is called at a table, and whether that is an account's name."""
        if wished:
            await self.accounts.call(guest, wished)
        called, is_account = await self.accounts.name(guest)
        if not called:
            called = words().say("play-person")
            await self.accounts.call(guest, called)
        return called, is_account

    # Sitting down -------------------------------------------------------------------------------

    async def join(self, guest: Guest, id: str, wish: Join, address: str = "") -> HostedTable:
        """Sit down; who sits here already is let in again."""
        async with self.lock:
            table = await self.table(id)
            if table.own_seats_of(guest) and wish.seat is None:
                return table
            if table.status == OVER:
                raise refused("over")
            has_link = secrets.compare_digest(wish.link or "", table.link)
            await self.hosting.check_welcome(guest, address, id, has_link)
            comes_back = wish.seat is not None and wish.seat in table.seats_before(guest)
            if not table.listed and not has_link and not comes_back:
                raise refused("link-needed")
            seat = free_seat(table, wish.seat, has_link or comes_back)
            await self.allowances.check_seat(guest, table)
            name, is_account = await self.name(guest, wish.name)
            if table.status == RUNNING:
                room = await self.rooms.room(id)
                await room.sit(guest, seat.seat, name, is_account)
                return room.table
            seat.guest, seat.name, seat.salt = guest.id, name, wish.salt or ""
            seat.account, seat.address = is_account, address
            await self.sit(table, seat)
            return table if table.status == RUNNING else await self.look_again(id)

    async def sit(self, table: HostedTable, seat: Seat) -> None:
        begun = await self.begin_if_full(table)
        try:
            await self.matches.seat(table, seat, begun)
        except Faster:
            raise refused("seat-taken") from None
        self.let_begin(table, begun)

    async def look_again(self, id: str) -> HostedTable:
        """A table where others may have sat down in other processes meanwhile, so that nobody seemed to be the last."""
        table = await self.table(id)
        begun = await self.begin_if_full(table) if table.status == OPEN else None
        if begun is not None:
            try:
                await self.matches.begin(table, begun)
            except Faster:
                return await self.table(id)
            self.let_begin(table, begun)
        return table

    async def stand_up(self, guest: Guest, id: str) -> HostedTable:
        """Leave a table that has not begun; its seats are free again."""
        async with self.lock:
            table = await self.table(id)
            mine = table.own_seats_of(guest)
            if table.status != OPEN or not mine:
                raise refused("not-your-seat")
            for seat in mine:
                table.seats[seat] = Seat(seat)
            if all(seat.guest is None for seat in table.seats):
                table.status = OVER
            try:
                await self.matches.stand_up(table, guest)
            except Faster:
                raise refused("not-your-seat") from None
            if table.status == OVER:
                self.rooms.begun.tell(id)  # who has waited for it need not wait on
            return table

    # Afterwards ---------------------------------------------------------------------------------

    async def rematch(
        self, guest: Guest, id: str, part: DicePart = NO_PART, address: str = ""
    ) -> HostedTable:
        """The first who asks opens the table, the others of the old match sit down at it."""
        table = await self.table(id)
        mine = table.own_seats_of(guest)
        if not mine:
            raise refused("not-your-seat")
        if table.status != OVER:
            raise refused("not-over")
        if table.again is not None:
            return await self.sit_again(guest, table.again, mine, part)
        seats = [seat.program or (ME if seat.seat in mine else ANYBODY) for seat in table.seats]
        wish = NewTable(
            game=table.game,
            seats=seats,
            options=table.options,
            listed=False,
            hints=table.hints,
            pieces=table.pieces,
            **dict(part),
        )
        try:
            new = await self.open(guest, wish, rematch_of=id, address=address)
        except Faster:
            again = (await self.matches.load_table(id)).again
            if again is None:
                raise refused(GONE) from None
            return await self.sit_again(guest, again, mine, part)
        if id in self.rooms.open:
            self.rooms.open[id].tell_again(new.id)
        return new

    async def sit_again(self, guest: Guest, id: str, mine: Sequence[int], part: DicePart) -> HostedTable:
        """On the seats somebody had in the match before; who brings a token saw another seal than this table's."""
        if part.dice is not None:
            raise refused(GONE)
        new, salt = await self.table(id), part.salt
        for seat in mine:
            if seat not in new.own_seats_of(guest):
                new = await self.join(guest, new.id, Join(link=new.link, seat=seat, salt=salt))
                salt = None
        return new

    async def branch(self, guest: Guest, id: str, wish: Branch, address: str = "") -> HostedTable:
        """Play on from a line of a match as a match of its own."""
        table = (await self.rooms.room(id)).table
        if len(wish.seats) != len(table.seats):
            raise refused("wrong-seats", count=len(wish.seats))
        await (await self.rooms.study(id)).check_goes_on(wish.line)
        new = NewTable(
            game=table.game,
            seats=wish.seats,
            options=table.options,
            pieces=table.pieces,
            listed=False,
            name=wish.name,
            dice=wish.dice,
            salt=wish.salt,
        )
        return await self.open(guest, new, f"{id}:{wish.line}", address=address)

    async def play_on(
        self, guest: Guest, name: str, part: DicePart = NO_PART, address: str = ""
    ) -> HostedTable:
        """The guided first game goes on as a match against the program of the lesson."""
        game, told = find_game(name), lesson.lesson(name)
        wish = NewTable(game=name, seats=[ME, told.program], options=told.options, listed=False, **dict(part))
        return await self.open(guest, wish, f"{LESSON}:{len(lesson_lines(game))}", address=address)


def seats_for(wish: NewTable, guest: Guest, name: str) -> list[Seat]:
    """Who sits where. A salt counts once, and only from who was shown the seal before; programs add nothing."""
    seats = [seat_for(seat, who, guest, name) for seat, who in enumerate(wish.seats)]
    own = next((seat for seat in seats if seat.guest), None)
    if own and wish.dice:
        own.salt = wish.salt or ""
    return seats


def seat_for(seat: int, who: str, guest: Guest, name: str) -> Seat:
    if who == ME:
        return Seat(seat, guest=guest.id, name=name)
    if who == ANYBODY:
        return Seat(seat)
    return Seat(seat, program=known_program(who), name=who)


def free_seat(table: HostedTable, wanted: int | None, over_programs: bool) -> Seat:
    """The seat wanted, or the first free one; who comes by link, or back, may take over from a program, too."""
    for seat in table.seats:
        is_free = seat.free or (
            table.status == RUNNING and over_programs and wanted is not None and seat.program
        )
        if is_free and wanted in (None, seat.seat):
            return seat
    raise refused("seat-taken")
