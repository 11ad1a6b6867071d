"""A match: a table with its record and its players."""

from __future__ import annotations

import copy
from bisect import bisect_right
from collections.abc import Container, Iterable, Mapping
from typing import Any, NamedTuple

from mypy_extensions import i64

from cathedrals.kernel.dealer import Dealer
from cathedrals.kernel.game import CathedralsError, Game, Refusal, Refused
from cathedrals.kernel.page import Page
from cathedrals.kernel.past import Past
from cathedrals.kernel.record import Line, Record, Renewal, Result, Sitter
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table, step_kind
from cathedrals.kernel.tally import Tally
from cathedrals.kernel.words import Words
from cathedrals.version import VERSION

RESIGNED = "resigned"
NEEDS_CONSENT = "undo-needs-consent"


class Move(NamedTuple):
    """One legal answer: its number inside and its text at the edge."""

    #: What the game and learners call it.
    number: int
    #: What people and records call it, such as `claim b2`.
    text: str

    def __str__(self) -> str:
        return self.text


class Match:
    """A running or finished match: a table with its record. `cathedrals.new` and `cathedrals.load` make one.

    Only `play`, `undo` and `remark` change it, and each adds lines to the record. Printing a match draws its table.
    """

    def __init__(self, game: Game, record: Record, dealer: Dealer) -> None:
        #: The rules it is played by.
        self.game = game
        #: All lines so far; `str(match.record)` is the save.
        self.record = record
        #: Who answers for CHANCE.
        self.dealer = dealer
        #: Every option of the game with its value in this match.
        self.options = whole_options(game, record.options)
        #: Everything that has happened and still stands, event by event.
        self.told: list[dict[str, Any]] = []
        #: The line that brought about each event; 0 for laying out.
        self.told_by: list[int] = []
        #: Who gave up, where that ends the match: with at most two seats.
        self.resigned: int | None = None
        #: The first line that could not be replayed and still stands, and why; 0 where all could. The table is
        #: that after the line before it.
        self.lost = 0
        self.lost_because = ""
        #: How it ended by its record, where today's rules would end it otherwise or not at all.
        self.held: Result | None = None
        #: What its lines amount to.
        self.tally = Tally(record)
        #: The position; the methods of `game` take it.
        self.table = self.start()
        #: The positions before.
        self.past = Past(game, self.tally, self.table)

    def __reduce__(self) -> tuple[object, ...]:
        return (
            match_at,
            (
                self.game,
                self.record,
                self.dealer,
                self.told,
                self.told_by,
                self.resigned,
                self.table,
                self.lost,
                self.lost_because,
                self.held,
                self.past.passed,
            ),
        )

    def __copy__(self) -> Match:
        """A copy goes on by itself, its record and dice included."""
        return copy.deepcopy(self)

    def start(self) -> Table:
        """A table laid out for this match, before the first line; what is told while laying it out is kept."""
        if len(self.record.sitters) not in self.game.seats:
            allowed = ", ".join(str(count) for count in self.game.seats)
            raise CathedralsError(f"{self.game.name} has {allowed} seats, not {len(self.record.sitters)}")
        table = self.game.new_table()
        log = Row()
        self.game.start(table, len(self.record.sitters), self.options, log)
        self.tell(log, 0)
        return table

    def tell(self, log: Row, line: int) -> None:
        """Keep the events of a log as told by a line."""
        events = self.game.events(log)
        self.told.extend(events)
        self.told_by.extend([line] * len(events))

    @property
    def asked(self) -> int:
        """The seat whose answer is awaited; NOBODY when the match is over."""
        return NOBODY if self.over else int(self.game.asked(self.table))

    @property
    def step(self) -> str:
        """The name of the question asked."""
        return "" if self.over else self.game.step_names[int(step_kind(self.table))]

    @property
    def over(self) -> bool:
        """Whether the match has ended, by the rules or because somebody gave up."""
        return self.resigned is not None or self.held is not None or self.game.is_over(self.table)

    @property
    def moves(self) -> list[Move]:
        """The legal answers to the question asked, in a fixed order; none when the match is over."""
        if self.over:
            return []
        return [Move(number, self.game.write(number)) for number in self.game.list_legal(self.table)]

    @property
    def scores(self) -> list[int]:
        """The points of every seat, as if the match ended now; alone, the game's own opponent has some too."""
        return self.game.scores(self.table) if self.held is None else list(self.held.scores)

    @property
    def winners(self) -> list[int]:
        """The seats that won; while the match runs, those that would."""
        if self.held is not None:
            return list(self.held.winners)
        if self.resigned is None:
            return self.game.winners(self.table)
        return [seat for seat in range(len(self.scores)) if seat != self.resigned]

    @property
    def ending(self) -> str:
        """The id of how the match ended, such as `resigned`; empty while it runs."""
        if self.held is not None:
            return self.held.ending
        return self.game.ending(self.table) if self.resigned is None else RESIGNED

    @property
    def result(self) -> Result | None:
        """How it ended; nothing while it runs."""
        return Result(self.ending, tuple(self.scores), tuple(self.winners)) if self.over else None

    def play(self, move: Move | str) -> list[dict[str, Any]]:
        """Play a move for the seat asked, let the dealer answer for CHANCE, and return what happened, event by event.

        `move` is one of `moves` or its text. Raises `Refused`, with the reason and its rule, if it is not legal.
        """
        text = str(move)
        number = self.legal_number(text)
        before = len(self.told)
        self.add(Line(self.asked, text), number)
        self.deal()
        self.keep_result()
        return self.told[before:]

    def deal(self) -> None:
        """Let the dealer answer until a player is asked."""
        while self.asked == CHANCE:
            move = self.dealer.deal(self.game, self.table)
            self.add(Line(CHANCE, self.game.write(move)), move)

    def add(self, line: Line, number: i64) -> None:
        """Play the legal move of that number and write its line down."""
        log = Row()
        self.game.play(self.table, number, log)
        self.record.lines.append(line)
        self.tell(log, len(self.record.lines))
        self.past.keep(self.table)

    def legal_number(self, text: str) -> int:
        """The number of a move that is legal now; any other raises `Refused`, with the reason and its rule.

        The legal answers were listed when the question was asked; the reason is looked for only where it is needed.
        """
        number = self.game.read(text)
        if not self.over and self.game.list_legal(self.table).has(number):
            return number
        refusal = self.why_not(text)
        if refusal is None:
            raise RuntimeError(f'{self.game.name} does not list "{text}" and does not say why')
        raise Refused(self.sentence(refusal), refusal)

    def why_not(self, text: str) -> Refusal | None:
        """Why a move is not legal now, with the rule that forbids it; `None` exactly for the legal ones."""
        return Refusal("over") if self.over else self.game.why_not(self.table, text)

    def sentence(self, refusal: Refusal) -> str:
        """A refusal as an English sentence."""
        return Words(self.game.name).refusal(refusal)

    def undo_border(self, seat: int) -> int:
        """The line back to which a seat may undo alone: since then nobody else answered, nor chance."""
        return self.before_answers_of(seat, len(self.tally.count_on().standing))

    def before_answers_of(self, seat: int, place: int) -> int:
        """The last of the first so many standing lines that is not a seat's; 0 where all are."""
        numbers = self.tally.count_on().standing
        while place and self.record.lines[numbers[place - 1] - 1].seat == seat:
            place -= 1
        return numbers[place - 1] if place else 0

    def undo(self, seat: int | None = None, to: int | None = None) -> None:
        """Make the table that after line `to`; by default take back the last answer of the seat or of any."""
        if seat is None:
            seat = self.last_of(range(len(self.record.sitters)))
        if to is None:
            to = self.before_last_answer(seat)
        refusal = self.why_not_undo(seat, to)
        if refusal:
            raise Refused(self.sentence(refusal), refusal)
        self.remark(seat, f"undo {to}")
        self.go_back()

    def standing(self) -> list[int]:
        """The numbers of the lines that still count, as `record.standing` gives them; each line is looked at once."""
        return self.tally.count_on().standing.copy()

    def standing_lines(self) -> list[Line]:
        """The lines that still count: no remark, and nothing that was undone."""
        return [self.record.lines[number - 1] for number in self.standing()]

    def last_place(self, seats: Container[int]) -> int:
        """The place among the standing lines of the last answer that one of these seats gave; -1 if none did."""
        numbers = self.tally.count_on().standing
        place = len(numbers) - 1
        while place >= 0 and self.record.lines[numbers[place] - 1].seat not in seats:
            place -= 1
        return place

    def last_of(self, seats: Container[int]) -> int:
        """Which of these seats gave the last answer; NOBODY if none did."""
        place = self.last_place(seats)
        return self.record.lines[self.tally.standing[place] - 1].seat if place >= 0 else NOBODY

    def before_last_answer(self, seat: int) -> int:
        """The standing line before the seat's last answer; the last one where it has given none."""
        place = self.last_place((seat,))
        if place < 0:
            return self.tally.last
        return self.tally.standing[place - 1] if place else 0

    def why_not_undo(self, seat: int, to: int) -> Refusal | None:
        """An own answer may be taken back alone; anything further needs the consent of the other people."""
        numbers = self.tally.count_on().standing
        if self.over:
            return Refusal("over")
        place = bisect_right(numbers, to)  # of the first line that would be undone
        if place == len(numbers) or (to != 0 and (place == 0 or numbers[place - 1] != to)):
            return Refusal("nothing-to-undo", args={"line": to})
        next_line = self.record.lines[numbers[place] - 1]
        if next_line.seat != seat or seat == CHANCE:
            return Refusal("undo-not-yours", args={"line": to})
        if to < self.undo_border(seat) and not self.others_agree(seat, to):
            return Refusal(NEEDS_CONSENT, args={"line": to})
        return None

    def others_agree(self, seat: int, to: int) -> bool:
        """Whether every other person has agreed to that undo since the last answer."""
        agreed = self.agreed(to)
        return all(other == seat or other in agreed for other in self.people())

    def agreed(self, to: int) -> set[int]:
        """The seats that have agreed to an undo to that line since the last answer."""
        return set(self.tally.count_on().agreed.get(to, ()))

    def people(self) -> list[int]:
        """The seats on which persons sit now, after all that was taken over since the match began."""
        return sorted(self.tally.count_on().people)

    def sat_before(self, seat: int) -> list[tuple[int, Sitter]]:
        """Who sat on a seat before who sits there now, each with the line by which another took it over."""
        return self.tally.count_on().earlier.get(seat, [])

    def remark(self, seat: int, text: str) -> None:
        """Write down something about the match itself."""
        self.note(Line(seat, text, is_about_match=True))
        self.keep_result()

    def note(self, line: Line) -> None:
        """Add a line that nobody plays: one about the match itself, or one that cannot be replayed."""
        self.record.lines.append(line)
        if not line.is_about_match:
            self.past.passed.add(len(self.record.lines))
        elif line.text == "resign" and len(self.record.sitters) <= 2:
            self.resigned = line.seat

    def keep_result(self) -> None:
        """A match that is over says in its record how it ended, whatever later rules make of its lines."""
        self.record.result = self.result

    def renew(self) -> None:
        """Go on by today's rules and pieces from the last line that could be replayed; later ones count no longer."""
        after = self.lost - 1 if self.lost else len(self.record.lines)
        self.lost, self.lost_because = 0, ""
        self.remark(0, str(Renewal(self.game.rules, self.game.digest, after)))
        self.go_back()

    def go_back(self) -> None:
        """The table after the last line that still counts, and what was told up to there."""
        line = self.tally.count_on().last
        place = bisect_right(self.told_by, line)
        del self.told[place:]
        del self.told_by[place:]
        self.table = self.past.after(line)

    def page(self) -> Page:
        """A page without colour, seen by whoever is asked."""
        names = [sitter.name for sitter in self.record.sitters]
        return Page(Words(self.game.name), names, self.asked)

    def __str__(self) -> str:
        return self.game.draw(self.table, self.page())


def match_at(
    game: Game,
    record: Record,
    dealer: Dealer,
    told: list[dict[str, Any]],
    told_by: list[int],
    resigned: int | None,
    table: Table,
    lost: int,
    lost_because: str,
    held: Result | None,
    passed: set[int],
) -> Match:
    """A match as it stood."""
    match = Match(game, record, dealer)
    match.told, match.told_by = told, told_by
    match.resigned = resigned
    match.table = table
    match.lost, match.lost_because, match.held = lost, lost_because, held
    match.past.passed = passed
    return match


def whole_options(game: Game, chosen: Mapping[str, str]) -> dict[str, str]:
    """The chosen options and the defaults of the rest."""
    names = ", ".join(option.name for option in game.options)
    for name in chosen:
        if name not in [option.name for option in game.options]:
            raise CathedralsError(f'{game.name} has no option "{name}"; its options are {names}')
    options = {}
    for option in game.options:
        value = chosen.get(option.name, option.values[0])
        if value not in option.values:
            expected = ", ".join(option.values)
            raise CathedralsError(f'option {option.name} cannot be "{value}"; expected one of {expected}')
        options[option.name] = value
    return options


def new_match(
    game: Game,
    sitters: Iterable[Sitter],
    dealer: Dealer,
    options: Mapping[str, str] | None = None,
) -> Match:
    """A fresh match, dealt up to the first question that a player is asked."""
    record = Record(
        game.name,
        game.rules,
        VERSION,
        list(sitters),
        dict(options or {}),
        dealer.header(),
        pieces=game.digest,
    )
    match = Match(game, record, dealer)
    match.deal()
    return match
