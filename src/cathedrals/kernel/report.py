"""A report from the table: what somebody expected, where they were, by which versions, and the record up to there."""
# Stays plain: it makes text, and a compiled frozen dataclass cannot be pickled.

from __future__ import annotations

import re
from dataclasses import dataclass, replace

from cathedrals.kernel import record as records
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.record import NUMBER, BrokenRecord, Record

__all__ = ["BrokenReport", "Report", "read", "record_for"]

FORM = "1"
HEADER = (
    "report", "line", "seat", "version", "rules", "pieces", "client", "language", "window", "browser", "said",
)  # fmt: skip
NEEDED = ("report", "line", "version", "rules")


class BrokenReport(CathedralsError):
    """A report that cannot be read, with the number of the offending line of the file."""


@dataclass(frozen=True)
class Report:
    """What somebody sends who met a problem at a table. `report.write()` is the file."""

    #: The line they were looking at; the record may have one more, the answer that followed.
    line: int
    #: Where they sat; nothing if they looked on.
    seat: int | None
    #: The program, the rules of the game and its pieces, on the server.
    version: str
    rules: int
    pieces: str
    #: What the browser client was made of, and what it was shown on.
    client: str
    language: str
    window: str
    browser: str
    #: What was expected, in their words.
    said: str
    record: Record

    def header(self) -> list[tuple[str, str]]:
        """The rows of the header, each a name and a value, in the order of the file."""
        rows = [
            ("report", FORM),
            ("line", str(self.line)),
            ("seat", "" if self.seat is None else str(self.seat)),
            ("version", self.version),
            ("rules", str(self.rules)),
            ("pieces", self.pieces),
            ("client", self.client),
            ("language", self.language),
            ("window", self.window),
            ("browser", self.browser),
        ]
        said = [("said", row) for row in printable(self.said).split("\n")]
        return [(name, printable(value, "")) for name, value in rows if value] + said

    def write(self) -> str:
        """The report as the text of a file: its own header, a blank line, and the record."""
        rows = [f"{name:<8} {value}".rstrip() for name, value in self.header()]
        return "\n".join([*rows, "", self.record.write()])


def printable(text: str, also: str = "\n") -> str:
    """Without signs that a terminal would obey, end a line or turn its direction."""
    return "".join(sign if sign.isprintable() or sign in also else " " for sign in text).strip()


def record_for(record: Record, line: int) -> Record:
    """What of a record goes with a report: all up to a line and the one that followed, and never a secret."""
    lines = record.lines[: line + 1]
    result = record.result if len(lines) == len(record.lines) else None
    return replace(record, lines=lines, secret="", result=result)


def read(text: str) -> Report:
    """The report a text holds; `BrokenReport` names the first line that is none."""
    header, blank, rest = text.partition("\n\n")
    values, said = read_header(header.split("\n"))
    if not blank:
        raise BrokenReport(
            f"line {header.count(chr(10)) + 1}: the report breaks off here; its record is missing"
        )
    try:
        record = records.read(rest)
    except BrokenRecord as broken:
        raise BrokenReport(f"the record in it is broken at {broken}") from broken
    line, seat = int(values["line"]), values.get("seat")
    if line > len(record.lines):
        raise BrokenReport(f"the report is about line {line}; the record in it has {len(record.lines)}")
    if seat is not None and int(seat) >= len(record.sitters):
        raise BrokenReport(
            f"the report is from seat {seat}; the record in it has {len(record.sitters)} seats"
        )
    return Report(
        line=line,
        seat=None if seat is None else int(seat),
        version=values["version"],
        rules=int(values["rules"]),
        pieces=values.get("pieces", ""),
        client=values.get("client", ""),
        language=values.get("language", ""),
        window=values.get("window", ""),
        browser=values.get("browser", ""),
        said="\n".join(said).strip(),
        record=record,
    )


def read_header(rows: list[str]) -> tuple[dict[str, str], list[str]]:
    """The values by name, and what was said, row by row."""
    values: dict[str, str] = {}
    said: list[str] = []
    last = 0
    for number, row in enumerate(rows, 1):
        name, _, value = printable(row, "").partition(" ")
        if name not in HEADER or (number == 1 and name != "report"):
            raise BrokenReport(
                f'line {number}: "{name[:40]}" is no line of a report; expected {", ".join(HEADER)}'
            )
        if HEADER.index(name) < last or name in values:
            raise BrokenReport(f'line {number}: "{name}" stands here twice or too late')
        last = HEADER.index(name)
        if name == "said":
            said.append(value.strip())
        else:
            values[name] = value.strip()
    check_header(values)
    return values, said


def check_header(values: dict[str, str]) -> None:
    for name in NEEDED:
        if not values.get(name):
            raise BrokenReport(f'the report does not say "{name}"; expected one such line')
    if values["report"] != FORM:
        raise BrokenReport(
            f'the report is of the form "{values["report"][:20]}"; this version reads form {FORM}'
        )
    for name in ("line", "seat", "rules"):
        if name in values and not re.fullmatch(NUMBER, values[name]):
            raise BrokenReport(f'the report says {name} "{values[name][:40]}"; a whole number was expected')
