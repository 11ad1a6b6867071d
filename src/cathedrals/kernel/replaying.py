"""Playing a record again: line by line, and as far as today's rules and pieces allow."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from cathedrals.kernel.dealer import Dealer, ToldDealer, seeded
from cathedrals.kernel.game import CathedralsError, Game, Refused
from cathedrals.kernel.match import Match
from cathedrals.kernel.record import BrokenRecord, Line, Record
from cathedrals.kernel.table import CHANCE


def replay(game: Game, record: Record, to: int | None = None, checker: Dealer | None = None) -> Match:
    """Play a record's lines again, undone ones too, and go on with its dice.

    `to` stops after that line. A `checker` derives every draw again and must agree. Lines that were played by other
    rules or pieces have to be legal only as far as they still count.
    """
    replaying = Replaying(game, record, checker)
    replaying.play(to)
    return replaying.whole()


def replay_far(game: Game, record: Record, to: int | None = None) -> Match:
    """The same as far as it goes: what follows the last good line is kept in the record and not played.

    `match.lost` is the first line that was not. The result that the record tells is the match's, whatever its
    lines lead to.
    """
    replaying = far(game, record)
    replaying.play(to)
    return replaying.match


def far(game: Game, record: Record) -> Replaying:
    """A record on its way through today's rules as far as it goes."""
    return Replaying(game, record, None, len(record.lines))


class Replaying:
    """A record on its way through today's rules."""

    def __init__(
        self, game: Game, record: Record, checker: Dealer | None = None, told_to: int | None = None
    ) -> None:
        self.record = record
        self.checker = checker
        self.match = unplayed(game, record)
        #: Lines up to this one need not be legal any more; later ones must be.
        self.told_to = told_to if told_to is not None else told_line(game, record)
        #: So many draws are what the checker gives.
        self.proven = 0

    def play(self, to: int | None = None) -> None:
        """All lines up to one, or all there are; then also the result counts that the record tells."""
        for _ in self.steps(to):
            pass

    def steps(self, to: int | None = None) -> Iterator[None]:
        """The same line by line, for who wants to do something else in between."""
        record, match = self.record, self.match
        lines = record.lines if to is None else record.lines[:to]
        for row, line in enumerate(lines, len(record.header()) + 2):
            self.add(line, row)
            yield
        match.dealer = dealer_of(record, sum(is_draw(line) for line in lines))
        if to is None:
            match.record.result = record.result
            match.held = record.result if match.lost or record.result != match.result else None

    def whole(self) -> Match:
        """The match, if all that counts of its record could be replayed."""
        match = self.match
        if match.lost:
            raise BrokenRecord(match.lost_because + played_by_others(match.game, self.record))
        return match

    def add(self, line: Line, row: int) -> None:
        number = len(self.match.record.lines) + 1
        if number > self.told_to and not self.match.lost:
            self.replay(line, row, must_agree=True)
        elif line.is_about_match:
            take_as_told(self.match, line)
        elif self.match.lost:
            self.pass_by(line)
        else:
            try:
                self.replay(line, row, must_agree=False)
            except BrokenRecord as broken:
                self.match.lost, self.match.lost_because = number, str(broken)
                self.pass_by(line)

    def replay(self, line: Line, row: int, must_agree: bool) -> None:
        is_proven = replay_line(self.match, line, row, self.checker, must_agree)
        if is_proven and len(self.match.record.lines) > self.record.inherited():
            self.proven += 1

    def pass_by(self, line: Line) -> None:
        """What cannot be replayed is kept; its draw was one all the same."""
        self.match.note(line)
        if self.checker is not None and is_draw(line):
            self.checker.skip(1)


def play_on(match: Match, lines: Iterable[Line]) -> None:
    """Play lines that others have added to a running match, whose own dealer goes on after them.

    `BrokenRecord` where they are not its next ones or cannot be played on; then the match has to be replayed.
    """
    if match.lost or match.held is not None:
        raise BrokenRecord("a match that is not played to its last line cannot be played on")
    for line in lines:
        row = len(match.record.lines) + 1
        if line.renewal() is not None:
            raise BrokenRecord(f'line {row}: "{line}" changes what the lines before it mean')
        replay_line(match, line, row, None)
        match.dealer.skip(int(is_draw(line)))
    match.keep_result()


def go_on(match: Match) -> bool:
    """Let a match go on by today's rules and pieces, if it was played by others; told is whether it was."""
    if match.lost == 0 and not is_of_others(match.game, match.record):
        return False
    match.renew()
    return True


def told_line(game: Game, record: Record) -> int:
    """The last line that is taken as told: all of other rules, else those of a match before, or before newer rules."""
    if is_of_others(game, record):
        return len(record.lines)
    return max(record.renewed(), record.inherited())


def is_of_others(game: Game, record: Record) -> bool:
    """Whether a record goes on by other rules or pieces than the game's; without a word, its pieces are the game's."""
    rules, pieces = record.played_by()
    return rules != game.rules or pieces not in ("", game.digest)


def played_by_others(game: Game, record: Record) -> str:
    """By what a record was played, for an error, if that is not what the game is played by now."""
    if not is_of_others(game, record):
        return ""
    rules, pieces = record.played_by()
    if rules != game.rules:
        return f" The record was played by rules {rules}; these are rules {game.rules}."
    return f" The record was played with pieces {pieces}; these are {game.digest or 'none'}."


def take_as_told(match: Match, line: Line) -> None:
    """Something about the match in lines that need not be legal; going back may lead to what could be replayed."""
    match.note(line)
    back_to = line.back_to()
    if back_to is not None and (match.lost == 0 or back_to < match.lost):
        match.lost, match.lost_because = 0, ""
        match.go_back()


def is_draw(line: Line) -> bool:
    return line.seat == CHANCE and not line.is_about_match


def unplayed(game: Game, record: Record) -> Match:
    """The match of a record before its first line."""
    if len(record.sitters) not in game.seats:
        allowed = ", ".join(str(count) for count in game.seats)
        raise BrokenRecord(
            f"line {record.row_of('seat')}: {game.name} has {allowed} seats, not {len(record.sitters)}"
        )
    try:
        return Match(game, Record(**{**vars(record), "lines": [], "result": None}), ToldDealer([]))
    except CathedralsError as error:
        raise BrokenRecord(f"line {record.row_of('options')}: {error}") from error


def replay_line(match: Match, line: Line, row: int, checker: Dealer | None, must_agree: bool = True) -> bool:
    """Play a line that has to be legal; told is whether it is a draw that the checker gives too."""
    if line.is_about_match:
        replay_remark(match, line, row)
        return False
    number = number_of(match, line, row)
    agrees = False
    if checker is not None and line.seat == CHANCE:
        drawn = checker.deal(match.game, match.table)
        agrees = drawn == number
        if must_agree and not agrees:
            text = match.game.write(drawn)
            raise BrokenRecord(f'line {row}: the dice give "{text}", the record says "{line.text}"')
    match.add(line, number)
    return agrees


def number_of(match: Match, line: Line, row: int) -> int:
    """The number of the legal move that a line tells."""
    if line.seat != match.asked:
        raise BrokenRecord(f'line {row}: {speaker(line.seat)} says "{line.text}"; {question(match)}')
    try:
        return match.legal_number(line.text)
    except Refused as refused:
        raise BrokenRecord(
            f'line {row}: {speaker(line.seat)} says "{line.text}": {refused} Here {question(match)}'
        ) from refused


def replay_remark(match: Match, line: Line, row: int) -> None:
    if line.seat >= len(match.record.sitters):
        raise BrokenRecord(
            f'line {row}: "{line}" speaks of seat {line.seat}; there are {len(match.record.sitters)}'
        )
    to = line.number_after("undo")
    if to is None:
        match.note(line)
        return
    try:
        match.undo(line.seat, to)
    except Refused as refused:
        raise BrokenRecord(f'line {row}: "{line}" cannot be: {refused}') from refused


def dealer_of(record: Record, draws: int) -> Dealer:
    """The dealer that goes on after so many draws, as far as the record lets us know it."""
    dealer = seeded(record.dice)
    if dealer is None:
        return ToldDealer([])
    dealer.skip(draws)
    return dealer


def speaker(seat: int) -> str:
    return "chance" if seat == CHANCE else f"seat {seat}"


def question(match: Match) -> str:
    """What is asked now, for an error about a record."""
    if match.over:
        return "the match is over here"
    legal = [move.text for move in match.moves]
    shown = ", ".join(legal[:12]) + (", …" if len(legal) > 12 else "")
    return f"asked is {speaker(match.asked)} ({match.step}); legal: {shown}"
