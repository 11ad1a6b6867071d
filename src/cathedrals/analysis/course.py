"""A match in stretches: what chance or a seat answered in a row, with the table before it."""

from __future__ import annotations

from dataclasses import dataclass, field

from cathedrals.kernel.match import Match
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table


@dataclass
class Stretch:
    """Answers of one seat or of chance in a row: their lines, their numbers, and the table before them."""

    seat: int
    table: Table
    lines: list[int] = field(default_factory=list)
    moves: list[int] = field(default_factory=list)


def stretches(match: Match) -> list[Stretch]:
    """All that still stands, as far as today's rules replay it; the deal is the first, where chance began."""
    game, table = match.game, match.past.after(0)
    found: list[Stretch] = []
    for number in match.standing():
        if number in match.past.passed:
            break
        asked, move = int(game.asked(table)), game.read(match.record.lines[number - 1].text)
        if not found or found[-1].seat != asked:
            found.append(Stretch(asked, table.copy()))
        found[-1].lines.append(number)
        found[-1].moves.append(move)
        game.play(table, move, Row())
    return found


def is_deal(found: list[Stretch]) -> bool:
    """Whether chance answered first: then it laid out the table, and that is told apart from the dice."""
    return bool(found) and found[0].seat == CHANCE


class Sitting:
    """Who sat on which seat when: by the header, and by whoever took a seat over later."""

    def __init__(self, match: Match) -> None:
        #: By seat: since which line, and who.
        self.since: list[list[tuple[int, Sitter]]] = [[(0, sitter)] for sitter in match.record.sitters]
        for number, line in enumerate(match.record.lines, 1):
            word, _, name = line.text.partition(" ")
            if line.is_about_match and word in ("program", "person") and line.seat < len(self.since):
                self.since[line.seat].append((number, Sitter(name, word == "program")))

    def at(self, seat: int, line: int) -> Sitter:
        """Who sat there when that line was written."""
        return next(sitter for since, sitter in reversed(self.since[seat]) if since < line)
