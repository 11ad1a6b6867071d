"""A match and those who sit at it: what a seat can do there. Each doing adds lines, which the room keeps and tells."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from cathedrals.kernel import undoing
from cathedrals.kernel.match import Match
from cathedrals.kernel.record import Line, read_line
from cathedrals.kernel.replaying import play_on
from cathedrals.players.levels import PLAYERS
from cathedrals.server.language import refused
from cathedrals.server.room.table import HostedTable, Seat
from cathedrals.server.wire.requests import Request

# Lines of a match that count no longer or never did: what was taken back, undos, who agreed, who took over. Taking back
# every answer of a long game once makes some hundreds. Moves are never refused for it, so programs and chance go on.
MOST_SPENT = 3000


class Sitting:
    """One match at its table, as far as it is played here; `new` is what was not kept yet."""

    def __init__(self, table: HostedTable, match: Match) -> None:
        self.table = table
        self.match = match
        self.wish: undoing.Wish | None = None  # an undo that somebody asks the others to agree to
        self.kept = len(match.record.lines)
        self.changed: list[Seat] = []

    @property
    def line(self) -> int:
        return len(self.match.record.lines)

    @property
    def new(self) -> list[Line]:
        return self.match.record.lines[self.kept :]

    @property
    def program(self) -> str | None:
        """The program that is asked, if one is."""
        asked = self.match.asked
        return self.table.seats[asked].program if asked >= 0 else None

    def carry_out(self, mine: list[int], request: Request) -> None:
        """What the holder of some seats wants; what was done before a refusal stays."""
        if self.match.over:
            raise refused("over")
        DOINGS[request.kind](self, mine, request)

    def play(self, mine: list[int], request: Request) -> None:
        """The moves in order; what was played before a refusal stays."""
        for text in request.moves or []:
            if not self.match.over and self.match.asked not in mine:
                raise refused("not-asked")
            self.match.play(text)

    def undo(self, mine: list[int], request: Request) -> None:
        """Take back one's own answers, or ask the others whether one may."""
        self.check_room()
        try:
            undoing.undo(self.match, mine, request.undo)
        except undoing.ConsentNeeded as needed:
            self.wish = needed.wish
            raise

    def agree(self, mine: list[int], request: Request) -> None:
        """Consent to what another seat wishes; with the last consent it happens."""
        if self.wish is None or self.wish.to != request.agree:
            raise refused("no-wish")
        self.check_room()
        undoing.agree(self.match, mine, self.wish)

    def resign(self, mine: list[int], request: Request) -> None:
        """Give up: the end with at most two seats, else the seat is left to whoever takes it over."""
        self.match.remark(mine[0], "resign")
        if not self.match.over:
            self.give(mine[0], None, None, self.table.seats[mine[0]].name)

    def leave(self, mine: list[int], request: Request) -> None:
        self.match.remark(mine[0], "leave")
        self.give(mine[0], None, None, self.table.seats[mine[0]].name)

    def let_program_play(self, mine: list[int], request: Request) -> None:
        """A program takes over one's own seat, or one that was left."""
        name = known_program(request.program or "")
        seat = mine[0] if request.seat is None else request.seat
        if seat >= len(self.table.seats) or (seat not in mine and not self.table.seats[seat].left):
            raise refused("not-your-seat")
        self.match.remark(seat, f"program {name}")
        self.give(seat, None, name, name)

    def sit_down(self, guest: str, seat: int, name: str, account: bool = False) -> None:
        """A person takes over a seat that was left, or a program's."""
        if self.match.over:
            raise refused("over")
        self.check_room()
        self.match.remark(seat, f"person {name}")
        self.give(seat, guest, None, name, account)

    def check_room(self) -> None:
        """Refuse what would let the record grow without end: games end by themselves, taking back does not."""
        if self.match.tally.count_on().spent >= MOST_SPENT:
            raise refused("record-full", most=MOST_SPENT)

    def give(
        self, seat: int, guest: str | None, program: str | None, name: str, account: bool = False
    ) -> None:
        self.table.seats[seat].give_to(guest, program, name, account)
        self.changed.append(self.table.seats[seat])

    def note(self) -> None:
        """How it stands with what is new; a wish is over when somebody has answered since."""
        self.table.note(self.match)
        self.end_wish(self.new)

    def end_wish(self, new: Sequence[Line]) -> None:
        """Whoever asked for consent has it, or somebody has answered since."""
        if any(not line.is_about_match or line.back_to() is not None for line in new):
            self.wish = None

    def follow(self, lines: Sequence[str], seats: Sequence[Seat]) -> None:
        """Play on what others have kept; `BrokenRecord` if it cannot be, and then the match has to be read anew."""
        new = [read_line(number, text) for number, text in enumerate(lines, self.kept + 1)]
        play_on(self.match, new)
        for seat in seats:
            self.table.seats[seat.seat] = seat
        self.note()
        self.was_kept()

    def was_kept(self) -> None:
        """Nothing is new any more; the dice of a match that is over may be checked."""
        self.kept = self.line
        self.changed = []
        if self.match.over:
            self.match.record.secret = self.table.secret.hex()

    def is_repeated(self, mine: Sequence[int], request: Request) -> bool:
        """Whether just this was carried out already; *stale* if something else was."""
        lines = self.match.record.lines
        assert request.after is not None
        if request.after == len(lines):
            return False
        speakers = range(len(self.table.seats)) if request.kind == "program" else mine
        if request.after < len(lines) and was_done(lines[request.after :], lines_of(request), speakers):
            return True
        raise refused("stale")


DOINGS: dict[str, Callable[[Sitting, list[int], Request], None]] = {
    "moves": Sitting.play,
    "undo": Sitting.undo,
    "agree": Sitting.agree,
    "resign": Sitting.resign,
    "leave": Sitting.leave,
    "program": Sitting.let_program_play,
}


def known_program(name: str) -> str:
    if name not in PLAYERS:
        raise refused("unknown-program", name=name)
    return name


def lines_of(request: Request) -> list[tuple[str, bool]]:
    """The lines a request would add: their texts, and whether each speaks of the match itself."""
    if request.moves is not None:
        return [(text, False) for text in request.moves]
    is_plain = request.value is True
    return [(request.kind if is_plain else f"{request.kind} {request.value}", True)]


def was_done(lines: Sequence[Line], wanted: Sequence[tuple[str, bool]], seats: Sequence[int]) -> bool:
    """Whether the lines begin with just what is wanted, but for what chance and agreement put between."""
    left = list(wanted)
    for line in lines:
        if not left:
            return True
        if (line.text, line.is_about_match) == left[0] and line.seat in seats:
            left.pop(0)
        elif line.seat >= 0 and line.number_after("agree") is None:
            return False
    return not left
