"""The record: a header and one line for each answer. It is the save, the fixture and the bug report."""
# Stays plain: it makes text, and a compiled frozen dataclass cannot be pickled.

from __future__ import annotations

import json
import re
from bisect import bisect_right
from dataclasses import dataclass, field
from typing import NamedTuple

from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.table import CHANCE

__all__ = ["BrokenRecord", "Line", "Record", "Renewal", "Result", "Sitter", "read"]

HEADER = ("game", "rules", "version", "seat", "options", "pieces", "dice", "secret", "from", "result")
NUMBER = r"[0-9]{1,9}"
ORIGIN = re.compile(rf"\S+:({NUMBER})$")
SEAT_LINE = re.compile(rf'seat ({NUMBER})\s+("(?:[^"\\]|\\.)*")( program)?$')
ANSWER_LINE = re.compile(rf"(\.|{NUMBER}) (\S.*)$")
RENEWED = rf"rules ({NUMBER})(?: pieces (\S+))? after ({NUMBER})"
RENEWAL = re.compile(RENEWED + "$")
MATCH_LINE = re.compile(
    rf"! ({NUMBER}) (undo {NUMBER}|agree {NUMBER}|resign|leave|program \S+|person \S.*|{RENEWED})$"
)
RESULT = re.compile(rf"(\S+) scores((?: -?{NUMBER})*) winners((?: {NUMBER})*)$")


class BrokenRecord(CathedralsError):
    """A record that cannot be read or does not replay, with the number of the offending line of the file."""


class Renewal(NamedTuple):
    """From here on a match is played by these rules and pieces; of the lines before, those up to `after` count."""

    rules: int
    pieces: str
    after: int

    def __str__(self) -> str:
        pieces = f" pieces {self.pieces}" if self.pieces else ""
        return f"rules {self.rules}{pieces} after {self.after}"


class Result(NamedTuple):
    """How a match ended, as its record keeps it."""

    ending: str
    scores: tuple[int, ...]
    winners: tuple[int, ...]

    def __str__(self) -> str:
        return " ".join([self.ending, "scores", *map(str, self.scores), "winners", *map(str, self.winners)])


@dataclass(frozen=True)
class Line:
    """One answer of a seat or of CHANCE, or one thing about the match itself."""

    seat: int
    text: str
    is_about_match: bool = False

    def __str__(self) -> str:
        if self.is_about_match:
            return f"! {self.seat} {self.text}"
        return f"{'.' if self.seat == CHANCE else self.seat} {self.text}"

    def back_to(self) -> int | None:
        """The line after which nothing counts any more, where this one says so: an undo, or newer rules."""
        renewal = self.renewal()
        return self.number_after("undo") if renewal is None else renewal.after

    def renewal(self) -> Renewal | None:
        """What `rules 3 pieces e1d7a51021e3 after 56` says, if this line is such a one."""
        if not self.is_about_match or not self.text.startswith("rules "):
            return None
        found = RENEWAL.match(self.text)
        return Renewal(int(found[1]), found[2] or "", int(found[3])) if found else None

    def number_after(self, word: str) -> int | None:
        """The number in `undo 38` or `agree 38`, if this line is such a one."""
        if not self.is_about_match or not self.text.startswith(word + " "):
            return None
        return int(self.text.split()[1])


@dataclass(frozen=True)
class Sitter:
    """Who sits on a seat."""

    name: str
    is_program: bool = False


@dataclass
class Record:
    """A match written down: its header, and a line for every answer, chance's included. `str(record)` is the save.

    The table is the replay of its record. Lines are only ever added, also by undoing.
    """

    game: str
    rules: int
    version: str
    sitters: list[Sitter]
    options: dict[str, str] = field(default_factory=dict)
    dice: str = "told"
    secret: str = ""
    goes_on_from: str = ""
    pieces: str = ""
    result: Result | None = None
    lines: list[Line] = field(default_factory=list)

    def standing(self) -> list[int]:
        """The numbers of the lines that still count, counted from 1; undone ones and remarks are left out."""
        numbers: list[int] = []
        for number, line in enumerate(self.lines, 1):
            count(numbers, number, line)
        return numbers

    def renewed(self) -> int:
        """The number of the last own line that says by which rules the match goes on; 0 if none does."""
        numbers = range(len(self.lines), self.inherited(), -1)
        return next((number for number in numbers if self.lines[number - 1].renewal()), 0)

    def played_by(self) -> tuple[int, str]:
        """The rules and pieces by which it would go on: those its last renewal names, else its header."""
        renewal = self.lines[self.renewed() - 1].renewal() if self.renewed() else None
        return (renewal.rules, renewal.pieces) if renewal else (self.rules, self.pieces)

    def inherited(self) -> int:
        """How many lines come from the match this one goes on from: `from m7:44` is 44 of them."""
        found = ORIGIN.match(self.goes_on_from)
        return int(found[1]) if found else 0

    def header(self) -> list[tuple[str, str]]:
        """The rows of the header, each a name and a value, in the order of the file."""
        rows = [("game", self.game), ("rules", str(self.rules)), ("version", self.version)]
        for seat, sitter in enumerate(self.sitters):
            rows.append((f"seat {seat}", quoted(sitter.name) + (" program" if sitter.is_program else "")))
        if self.options:
            rows.append(("options", " ".join(f"{name}={value}" for name, value in self.options.items())))
        if self.pieces:
            rows.append(("pieces", self.pieces))
        rows.append(("dice", self.dice))
        if self.secret:
            rows.append(("secret", self.secret))
        if self.goes_on_from:
            rows.append(("from", self.goes_on_from))
        if self.result is not None:
            rows.append(("result", str(self.result)))
        return rows

    def row_of(self, name: str) -> int:
        """The line of the file on which the header says that, counted from 1."""
        return 1 + next(row for row, (found, _) in enumerate(self.header()) if found.startswith(name))

    def write(self) -> str:
        """The record as the text of a file."""
        header = [f"{name:<8} {value}" for name, value in self.header()]
        return "\n".join([*header, "", *(str(line) for line in self.lines)]) + "\n"

    def __str__(self) -> str:
        return self.write()


def quoted(name: str) -> str:
    """A name in quotes, on one line whatever it holds: what cannot be printed is escaped."""
    text = json.dumps(name, ensure_ascii=False)
    return "".join(letter if letter.isprintable() else json.dumps(letter)[1:-1] for letter in text)


def count(numbers: list[int], number: int, line: Line) -> None:
    """Which lines still count when there is one more: those that did are changed in place."""
    if not line.is_about_match:
        numbers.append(number)
        return
    back_to = line.back_to()
    if back_to is not None:
        del numbers[bisect_right(numbers, back_to) :]


def read(text: str) -> Record:
    """The record a text holds; `BrokenRecord` names the first line that is none."""
    rows = text.split("\n")
    rest = rows.pop()
    blank = next((place for place, row in enumerate(rows) if not row.strip()), len(rows))
    record = read_header(rows[:blank])
    for number, row in enumerate(rows[blank + 1 :], blank + 2):
        record.lines.append(read_line(number, row.rstrip()))
    if rest:
        raise BrokenRecord(f"line {len(rows) + 1}: the record breaks off here; a whole line was expected")
    return record


def read_header(rows: list[str]) -> Record:
    values: dict[str, str] = {}
    sitters: list[Sitter] = []
    last = 0
    for number, row in enumerate(rows, 1):
        name, _, value = row.strip().partition(" ")
        if name not in HEADER or not value:
            raise BrokenRecord(
                f'line {number}: "{row.strip()}" is no header line; expected {", ".join(HEADER)}'
            )
        if HEADER.index(name) < last or name in values:
            raise BrokenRecord(
                f'line {number}: "{name}" stands here twice or too late; expected {", ".join(HEADER)}'
            )
        last = HEADER.index(name)
        if name == "seat":
            sitters.append(read_sitter(number, row.rstrip(), len(sitters)))
        else:
            values[name] = value.strip()
    check_header(values, sitters, len(rows) + 1)
    return Record(
        game=values["game"],
        rules=int(values["rules"]),
        version=values["version"],
        sitters=sitters,
        options=read_options(4 + len(sitters), values.get("options", "")),
        dice=values["dice"],
        secret=values.get("secret", ""),
        goes_on_from=values.get("from", ""),
        pieces=values.get("pieces", ""),
        result=read_result(len(rows), values["result"]) if "result" in values else None,
    )


def check_header(values: dict[str, str], sitters: list[Sitter], end: int) -> None:
    for name in ("game", "rules", "version", "dice"):
        if name not in values:
            raise BrokenRecord(f'line {end}: the header ends without "{name}"; expected one such line')
    if not sitters:
        raise BrokenRecord(f'line {end}: the header names no seat; expected seat 0 "…"')
    if not re.fullmatch(NUMBER, values["rules"]):
        raise BrokenRecord(f'line 2: the header says rules "{values["rules"]}"; a whole number was expected')


def read_sitter(number: int, row: str, expected: int) -> Sitter:
    found = SEAT_LINE.match(row)
    if not found or int(found[1]) != expected:
        raise BrokenRecord(f'line {number}: "{row}" was found; expected seat {expected} and a name in quotes')
    try:
        name: str = json.loads(found[2])
    except ValueError as error:
        raise BrokenRecord(f"line {number}: the name {found[2]} is not a quoted text") from error
    return Sitter(name, bool(found[3]))


def read_options(number: int, text: str) -> dict[str, str]:
    options: dict[str, str] = {}
    for pair in text.split():
        name, equals, value = pair.partition("=")
        if not equals or not name or not value or name in options:
            raise BrokenRecord(
                f'line {number}: the header says option "{pair}"; expected name=value, once each'
            )
        options[name] = value
    return options


def read_result(number: int, text: str) -> Result:
    found = RESULT.match(text)
    if not found:
        raise BrokenRecord(
            f'line {number}: the header says result "{text}"; expected an ending, "scores …" and "winners …"'
        )
    return Result(found[1], tuple(map(int, found[2].split())), tuple(map(int, found[3].split())))


def read_line(number: int, row: str) -> Line:
    about_match = MATCH_LINE.match(row)
    if about_match:
        return Line(int(about_match[1]), about_match[2], is_about_match=True)
    answer = ANSWER_LINE.match(row)
    if not answer:
        raise BrokenRecord(
            f'line {number}: "{row}" was found; expected ". outcome", "seat move" or "! seat remark"'
        )
    seat = CHANCE if answer[1] == "." else int(answer[1])
    return Line(seat, answer[2])
