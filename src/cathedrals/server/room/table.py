"""A table of the house: who sits where, how its match stands, and the match itself from its lines."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field, replace

from cathedrals.games import box_called
from cathedrals.kernel import record as records
from cathedrals.kernel.dealer import FairDealer, commitment
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.match import Match
from cathedrals.kernel.record import Record
from cathedrals.kernel.record import Result as KeptResult
from cathedrals.kernel.replaying import far, is_of_others
from cathedrals.kernel.table import NOBODY
from cathedrals.matches import FAIR, chance_lines, game_of
from cathedrals.server.language import refused
from cathedrals.server.patience import Steps, at_once
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


@dataclass(frozen=True)
class Lent:
    """Somebody may act at a seat besides its owner, for as long as that one sits there."""

    seat: int
    owner: str
    guest: str


@dataclass
class Seat:
    """A seat and who sits on it now: a person, a program or nobody."""

    seat: int
    guest: str | None = None
    program: str | None = None
    name: str = ""
    salt: str = ""  # what its person added to the dice before the match began
    left: bool = False
    account: bool = False  # whether who sits here is known by a password
    before: str | None = None  # who left it or handed it over, and may have it back until another sits down

    address: str = ""  # whence they came, for as long as the table waits

    @property
    def free(self) -> bool:
        return self.guest is None and self.program is None

    def give_to(self, guest: str | None, program: str | None, name: str, account: bool = False) -> None:
        """Another sits here from now on; nobody means that it was left."""
        self.before = None if guest is not None else self.guest or self.before
        self.guest, self.program, self.name, self.account = guest, program, name, account
        self.left = self.free

    def tell(self) -> SeatTold:
        return {
            "seat": self.seat,
            "name": self.name,
            "program": self.program,
            "left": self.left,
            "account": self.account,
        }

    def was_of(self, guest: Guest | None) -> bool:
        return guest is not None and self.before == guest.id

    def show(self, yours: bool, was_yours: bool) -> SeatShown:
        return {
            **self.tell(),
            "free": self.free,
            "yours": yours,
            "was_yours": was_yours,
            "salt": self.salt,
        }


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
    host: str = ""  # the guest who opened it
    hints: bool = True  # whether people may ask for them
    seen: float = 0.0  # when something last happened there
    status: Status = OPEN
    header: str = ""
    result: Result | None = None
    again: str | None = None
    line: int = 0
    asked: int = NOBODY
    scores: list[int] | None = None
    seats: list[Seat] = field(default_factory=list)
    lent: list[Lent] = field(default_factory=list)

    def begin(self, match: Match) -> None:
        """Its match begins, as far as it was dealt."""
        self.status, self.header = RUNNING, header_of(match.record)
        for seat in self.seats:
            seat.address = ""
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

    @property
    def program(self) -> str | None:
        """The program that is asked, if one is, as far as it was noted."""
        return self.seats[self.asked].program if 0 <= self.asked < len(self.seats) else None

    @property
    def tells_judgement(self) -> bool:
        """Whether what programs think of its match may be known: not while people play it without hints."""
        return self.hints or self.status == OVER

    def copy(self) -> HostedTable:
        """As it is now, whatever happens to it later."""
        return replace(self, seats=[replace(seat) for seat in self.seats], lent=list(self.lent))

    def own_seats_of(self, guest: Guest | None) -> list[int]:
        return [seat.seat for seat in self.seats if guest is not None and seat.guest == guest.id]

    def seats_before(self, guest: Guest | None) -> list[int]:
        """The seats somebody left or handed over, and on which nobody else has sat down since."""
        return [seat.seat for seat in self.seats if seat.was_of(guest)]

    def seats_of(self, guest: Guest | None) -> list[int]:
        """The seats somebody may act at: their own, and those that were lent to them."""
        return [seat.seat for seat in self.seats if guest is not None and self.may_act(guest.id, seat)]

    def may_act(self, guest: str, seat: Seat) -> bool:
        return seat.guest is not None and (
            seat.guest == guest or Lent(seat.seat, seat.guest, guest) in self.lent
        )

    def show(self, guest: Guest | None) -> TableShown:
        mine = self.seats_of(guest)
        return {
            "id": self.id,
            "game": self.game,
            "options": self.options,
            "pieces": self.pieces,
            "box": box_called(self.pieces),
            "status": self.status,
            "listed": self.listed,
            "hosted": guest is not None and guest.id == self.host,
            "hints": self.hints,
            "seats": [seat.show(seat.seat in mine, seat.was_of(guest)) for seat in self.seats],
            "dice": commitment(self.secret),
            "origin": self.origin,
            "again": self.again if mine else None,
            "result": self.result,
            "since": self.since,
            "line": self.line,
            "asked": self.asked if self.asked >= 0 else NO_SEAT,
            "scores": self.scores,
            "link": self.link if self.own_seats_of(guest) else None,
            "other_rules": self.began_by_other_rules,
        }


def match_of(table: HostedTable, lines: Iterable[str]) -> Match:
    """The match of a table that has begun, replayed from its lines as far as they go, with its own dice and result."""
    return at_once(read_match(table, lines))


def read_match(table: HostedTable, lines: Iterable[str]) -> Steps[Match]:
    """The same line by line."""
    try:
        record = records.read(table.header)
        first = len(record.header()) + 2
        for number, line in enumerate(lines, first):
            record.lines.append(records.read_line(number, line.rstrip()))
            yield
        if table.result is not None:
            record.result = result_kept(table.result)
        replaying = far(game_of(record), record)
        yield from replaying.steps()
    except CathedralsError as error:
        raise refused(DOES_NOT_REPLAY, reason=str(error)) from error
    match = replaying.match
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
