"""The tables a match has had, also those that were taken back."""

from __future__ import annotations

from typing import Any, Final

from cathedrals.kernel.game import Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table
from cathedrals.kernel.tally import Tally

EVERY: Final = 64  # lines that count; so many are played again at most to find any table


class Past:
    """Any table is found from the nearest one that is kept, so that neither undoing nor looking back grows dearer."""

    def __init__(self, game: Game, tally: Tally, start: Table) -> None:
        self.game = game
        self.tally = tally
        #: Tables by the line after which they lay there: the first, and after every so many lines that counted then.
        self.kept: dict[int, Table] = {0: start.copy()}
        #: The lines that were passed by, for today's rules do not allow them.
        self.passed: set[int] = set()
        # The table that was looked for last, its line and how many lines make it: often the next one is wanted.
        self.table = start.copy()
        self.line = 0
        self.depth = 0

    def keep(self, table: Table) -> None:
        """Keep the table after the line that was just played, if one is due."""
        tally = self.tally.count_on()
        if len(tally.standing) % EVERY == 0:
            self.kept[tally.last] = table.copy()

    def before(self, line: int) -> int:
        """The line that counted just before a line that counts."""
        return self.tally.tops[line - 1]

    def lost(self, line: int) -> int:
        """The first line that counted after a line and could not be replayed; 0 where all could."""
        lost, number = 0, self.tally.count_on().tops[line]
        while number in self.passed:
            lost, number = number, self.before(number)
        return lost

    def after(self, line: int) -> Table:
        """The table just after a line, or as far as its lines could be replayed; it goes on by itself."""
        lost = self.lost(line)
        self.go_to(self.before(lost) if lost else self.tally.tops[line])
        return self.table.copy()

    def go_to(self, line: int) -> None:
        """Lay the table after a line that could be replayed."""
        way: list[int] = []
        number = line
        while number != self.line and number not in self.kept:
            way.append(number)
            number = self.before(number)
        if number != self.line:
            self.table, self.line, self.depth = self.kept[number].copy(), number, 0
        for number in reversed(way):
            self.play(number)

    def play(self, line: int) -> Row:
        """Play the line that comes next, and tell its log; a match that was copied keeps its tables anew."""
        log = Row()
        self.game.play(self.table, self.game.read(self.tally.record.lines[line - 1].text), log)
        self.line = line
        self.depth += 1
        if self.depth % EVERY == 0:
            self.kept[line] = self.table.copy()
        return log

    def events(self, line: int) -> list[dict[str, Any]]:
        """What a line brought about; nothing if it only spoke of the match or could not be replayed."""
        if self.tally.count_on().tops[line] != line or self.lost(line) or line == 0:
            return []
        self.go_to(self.before(line))
        return self.game.events(self.play(line))
