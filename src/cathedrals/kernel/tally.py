"""What the lines of a record amount to. Lines are only ever added, so each is looked at once."""

from __future__ import annotations

from bisect import bisect_right

from cathedrals.kernel.record import Line, Record, Sitter, count


class Tally:
    """Counted on whenever it is asked; nothing here depends on rules."""

    def __init__(self, record: Record) -> None:
        self.record = record
        self.inherited: int = record.inherited()
        #: The numbers of the lines that still count.
        self.standing: list[int] = []
        #: For every line, and for 0, the last one that counted then: each table was that after such a line.
        self.tops: list[int] = [0]
        #: The seats on which persons sit now.
        self.people = {seat for seat, sitter in enumerate(record.sitters) if not sitter.is_program}
        #: Who sits on each seat now, and who sat there before, up to the line by which another took it over.
        self.sitting: list[Sitter] = list(record.sitters)
        self.earlier: dict[int, list[tuple[int, Sitter]]] = {}
        #: Who has agreed since the last answer, by the line to which is to be undone.
        self.agreed: dict[int, set[int]] = {}
        #: The last own line that says by which rules the match goes on; 0 if none does.
        self.renewed = 0

    def count_on(self) -> Tally:
        """Look at the lines that are new."""
        lines = self.record.lines
        for number in range(len(self.tops), len(lines) + 1):
            line: Line = lines[number - 1]
            count(self.standing, number, line)
            if not line.is_about_match:
                self.agreed = {}
            elif number > self.inherited:  # before that others sat there
                self.note_consent(line)
                self.note_people(line)
                self.note_sitter(number, line)
                if line.renewal() is not None:
                    self.renewed = number
            self.tops.append(self.last)
        return self

    @property
    def last(self) -> int:
        """The last line that still counts; 0 if none does."""
        return self.standing[-1] if self.standing else 0

    @property
    def spent(self) -> int:
        """How many own lines count no longer or never did: what was taken back, and what speaks of the match."""
        own_standing = len(self.standing) - bisect_right(self.standing, self.inherited)
        return len(self.record.lines) - self.inherited - own_standing

    def note_consent(self, line: Line) -> None:
        to = line.number_after("agree")
        if to is not None:
            self.agreed.setdefault(to, set()).add(line.seat)

    def note_people(self, line: Line) -> None:
        """Seats are left and taken over."""
        if line.text.startswith("person "):
            self.people.add(line.seat)
        elif line.text.startswith(("program ", "leave", "resign")):
            self.people.discard(line.seat)

    def note_sitter(self, number: int, line: Line) -> None:
        """Another sits there from now on; who only went away is still who sat there last."""
        kind, _, name = line.text.partition(" ")
        if kind in ("person", "program"):
            self.earlier.setdefault(line.seat, []).append((number, self.sitting[line.seat]))
            self.sitting[line.seat] = Sitter(name, kind == "program")
