"""A table of the house: who sits where, how its match stands, and the match itself from its lines."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field

from cathedrals.games import box_called
from cathedrals.kernel import record as records
from cathedrals.kernel.dealer import FairDealer, commitment
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.match import Match
from cathedrals.kernel.record import Record
from cathedrals.kernel.record import Result as KeptResult
from cathedrals.kernel.replaying import is_of_others, replay_far
from cathedrals.kernel.table import NOBODY
from cathedrals.matches import FAIR, chance_lines, game_of
from cathedrals.server.language import refused
from cathedrals.server.wire.messages import Result, SeatShown, SeatTold, Status, TableShown

NO_SEAT = -1
DOES_NOT_REPLAY = "does-not-replay"
OPEN: Status = "open"
RUNNING: Status = "running"
OVER: Status = "over"


@dataclass(frozen=True)
class Guest:
    """Whoever holds a cookie."""

    id: str


@dataclass
class Seat:
    """A seat and who sits on it now: a person, a program or nobody."""

    seat: int
    guest: str | None = None
    program: str | None = None
    name: str = ""
    salt: str = ""
    left: bool = False

    @property
    def free(self) -> bool:
        return self.guest is None and self.program is None

    def give_to(self, guest: str | None, program: str | None, name: str) -> None:
        """Another sits here from now on; nobody means that it was left."""
        self.guest, self.program, self.name = guest, program, name
        self.left = self.free

    def tell(self) -> SeatTold:
        return {"seat": self.seat, "name": self.name, "program": self.program, "left": self.left}

    def show(self, guest: Guest | None) -> SeatShown:
        yours = guest is not None and self.guest == guest.id
        return {**self.tell(), "free": self.free, "yours": yours}


@dataclass
class HostedTable:
    """A table: waiting for people, running or over. Its secret stays here until it is over."""

    id: str
    game: str
    options: dict[str, str]
    listed: bool
    link: str
    secret: bytes
    since: float
    origin: str = ""
    pieces: str = ""  # the digest of a box; nothing for the built-in one
    status: Status = OPEN
    header: str = ""
    result: Result | None = None
    again: str | None = None
    line: int = 0
    asked: int = NOBODY
    scores: list[int] | None = None
    seats: list[Seat] = field(default_factory=list)

    def begin(self, match: Match) -> None:
        """Its match begins, as far as it was dealt."""
        self.status, self.header = RUNNING, header_of(match.record)
        self.note(match)

    def note(self, match: Match) -> None:
        """How its match stands now, for the lobby."""
        self.line, self.asked, self.scores = len(match.record.lines), match.asked, list(match.scores)
        if match.over:
            self.status, self.result = OVER, result_of(match)

    @property
    def began_by_other_rules(self) -> bool:
        """Whether its match began by other rules or pieces than today's, or by those of a game that is not here."""
        if not self.header:
            return False
        try:
            record = records.read(self.header)
            return is_of_others(game_of(record), record)
        except CathedralsError:
            return True

    def seats_of(self, guest: Guest | None) -> list[int]:
        return [seat.seat for seat in self.seats if guest is not None and seat.guest == guest.id]

    def show(self, guest: Guest | None) -> TableShown:
        return {
            "id": self.id,
            "game": self.game,
            "options": self.options,
            "pieces": self.pieces,
            "box": box_called(self.pieces),
            "status": self.status,
            "listed": self.listed,
            "seats": [seat.show(guest) for seat in self.seats],
            "dice": commitment(self.secret),
            "origin": self.origin,
            "again": self.again,
            "result": self.result,
            "since": self.since,
            "line": self.line,
            "asked": self.asked if self.asked >= 0 else NO_SEAT,
            "scores": self.scores,
            "link": self.link if self.seats_of(guest) else None,
            "other_rules": self.began_by_other_rules,
        }


def match_of(table: HostedTable, lines: Iterable[str]) -> Match:
    """The match of a table that has begun, replayed from its lines as far as they go, with its own dice and result."""
    try:
        record = records.read(text_of(table, lines))
        if table.result is not None:
            record.result = result_kept(table.result)
        match = replay_far(game_of(record), record)
    except CathedralsError as error:
        raise refused(DOES_NOT_REPLAY, reason=str(error)) from error
    match.dealer = dice(table.secret, match.record)
    if match.over:
        match.record.secret = table.secret.hex()
    return match


def text_of(table: HostedTable, lines: Iterable[str]) -> str:
    """The record as it is kept."""
    return table.header + "".join(f"{line}\n" for line in lines)


def dice(secret: bytes, record: Record) -> FairDealer:
    """The dealer that goes on where the record stands."""
    fair = FAIR.match(record.dice)
    dealer = FairDealer(secret, tuple(fair[2].split()) if fair else ())
    dealer.draws = len(chance_lines(record.lines))
    return dealer


def header_of(record: Record) -> str:
    return Record(**{**vars(record), "lines": [], "secret": "", "result": None}).write()


def result_of(match: Match) -> Result:
    return {"ending": match.ending, "scores": match.scores, "winners": match.winners}


def result_kept(result: Result) -> KeptResult:
    return KeptResult(result["ending"], tuple(result["scores"]), tuple(result["winners"]))
