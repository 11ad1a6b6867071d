"""Every draw of a match, so that anybody can derive it again from the secret and the salts."""

from __future__ import annotations

from collections.abc import Iterable

from cathedrals.kernel.dealer import Dealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import Match
from cathedrals.kernel.replaying import Replaying, is_draw, told_line
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table
from cathedrals.server.wire.messages import Draw, Draws


class Noting(Dealer):
    """Deals what the record says, and notes between what it was drawn."""

    def __init__(self, outcomes: Iterable[tuple[int, str]]) -> None:
        super().__init__()
        self.outcomes = iter(outcomes)
        self.noted: list[Draw] = []

    def place(self, total: int) -> int:
        raise NotImplementedError

    def skip(self, draws: int) -> None:
        """Draws of lines that cannot be replayed: between what, nobody knows any more."""
        for _ in range(draws):
            self.noted.append({"line": next(self.outcomes)[0], "weights": [], "outcome": 0})

    def deal(self, game: Game, table: Table) -> int:
        line, text = next(self.outcomes)
        weights = Row()
        game.odds(table, weights)
        move = game.read(text)
        outcome = game.list_legal(table).numbers().index(move)
        self.noted.append({"line": line, "weights": weights.numbers(), "outcome": outcome})
        return move


def draws_of(match: Match) -> Draws:
    record = match.record
    told = [(number, line.text) for number, line in enumerate(record.lines, 1) if is_draw(line)]
    noting = Noting(told)
    Replaying(match.game, record, noting, len(record.lines)).play()
    return {
        "dice": record.dice,
        "secret": record.secret or None,
        "inherited": record.inherited(),
        "other_rules": len(record.lines) if match.lost else told_line(match.game, record),
        "draws": noting.noted,
    }
