"""A match as it is kept, and back: its row, its seats, its record."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Row, select

from cathedrals.kernel import record as records
from cathedrals.kernel.dealer import FairDealer, commitment
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.match import Match, replay
from cathedrals.kernel.record import Record
from cathedrals.matches import FAIR, chance_lines, game_of
from cathedrals.server.accounts import Guest, refused
from cathedrals.server.schema import matches, seats
from cathedrals.server.store import Store
from cathedrals.server.wire import SeatShown, TableShown

NO_SEAT = -1
OPEN, RUNNING, OVER = "open", "running", "over"


@dataclass
class SeatKept:
    """Who sits on a seat now."""

    seat: int
    guest: str | None
    program: str | None
    name: str
    salt: str
    left: bool

    @property
    def free(self) -> bool:
        return self.guest is None and self.program is None

    def show(self, guest: Guest | None) -> SeatShown:
        yours = guest is not None and self.guest == guest.id
        return SeatShown(
            seat=self.seat, name=self.name, program=self.program, free=self.free, left=self.left, yours=yours
        )


@dataclass
class TableKept:
    """A table: waiting for people, running or over. Its secret stays here until it is over."""

    id: str
    game: str
    options: dict[str, str]
    status: str
    listed: bool
    link: str
    secret: bytes
    origin: str
    header: str
    result: dict[str, Any] | None
    again: str | None
    since: float
    line: int
    asked: int
    scores: list[int] | None
    seats: list[SeatKept]

    def note(self, match: Match) -> dict[str, Any]:
        """Note how a match stands, for the lobby; as a row to be kept with its lines."""
        self.line, self.asked, self.scores = len(match.record.lines), match.asked, list(match.scores)
        return {"line": self.line, "asked": self.asked, "scores": self.scores}

    def seats_of(self, guest: Guest | None) -> list[int]:
        return [seat.seat for seat in self.seats if guest is not None and seat.guest == guest.id]

    def show(self, guest: Guest | None) -> TableShown:
        return TableShown(
            id=self.id,
            game=self.game,
            options=self.options,
            status=self.status,
            listed=self.listed,
            seats=[seat.show(guest) for seat in self.seats],
            dice=commitment(self.secret),
            origin=self.origin,
            again=self.again,
            result=self.result,
            since=self.since,
            line=self.line,
            asked=self.asked if self.asked >= 0 else NO_SEAT,
            scores=self.scores,
            link=self.link if self.seats_of(guest) else None,
        )


def table_of(row: Row[Any], sitting: list[SeatKept]) -> TableKept:
    fields = {name: getattr(row, name) for name in TableKept.__annotations__ if name != "seats"}
    return TableKept(**fields | {"secret": bytes(row.secret), "seats": sitting})


def seat_of(row: Row[Any]) -> SeatKept:
    return SeatKept(row.seat, row.guest, row.program, row.name, row.salt, row.left)


async def load_table(store: Store, id: str) -> TableKept:
    row = await store.row(select(matches).where(matches.c.id == id))
    if row is None:
        raise refused("no-such-table")
    found = await store.rows(select(seats).where(seats.c.match == id).order_by(seats.c.seat))
    return table_of(row, [seat_of(one) for one in found])


async def load_tables(store: Store, rows: list[Row[Any]]) -> list[TableKept]:
    """Tables with their seats, in two questions to the store."""
    ids = [row.id for row in rows]
    found = await store.rows(select(seats).where(seats.c.match.in_(ids)).order_by(seats.c.seat))
    return [table_of(row, [seat_of(one) for one in found if one.match == row.id]) for row in rows]


async def load_match(store: Store, table: TableKept) -> Match:
    """The match of a table that has begun, replayed from its lines, with its own dice."""
    text = table.header + "".join(f"{line}\n" for line in await store.lines(table.id))
    try:
        record = records.read(text)
        match = replay(game_of(record), record)
    except CathedralsError as error:
        raise refused("does-not-replay", reason=str(error)) from error
    match.dealer = dice(table.secret, match.record)
    if match.over:
        match.record.secret = table.secret.hex()
    return match


def dice(secret: bytes, record: Record) -> FairDealer:
    """The dealer that goes on where the record stands."""
    fair = FAIR.match(record.dice)
    dealer = FairDealer(secret, tuple(fair[2].split()) if fair else ())
    dealer.draws = len(chance_lines(record.lines))
    return dealer


def header_of(record: Record) -> str:
    return Record(**{**vars(record), "lines": [], "secret": ""}).write()


def result_of(match: Match) -> dict[str, Any]:
    result = {"ending": match.ending, "scores": match.scores, "winners": match.winners}
    return dict(json.loads(json.dumps(result)))
