"""Every draw of a match, so that anybody can derive it again from the secret and the salts."""

from __future__ import annotations

from collections.abc import Iterable

from cathedrals.kernel.dealer import Dealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import Match, replay
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table
from cathedrals.server.wire.messages import Draw, Draws


class Noting(Dealer):
    """Deals what the record says, and notes between what it was drawn."""

    def __init__(self, outcomes: Iterable[tuple[int, str]]) -> None:
        super().__init__()
        self.outcomes = iter(outcomes)
        self.noted: list[Draw] = []

    def place(self, total: int) -> int:
        raise NotImplementedError

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
    told = [
        (number, line.text)
        for number, line in enumerate(record.lines, 1)
        if line.seat == CHANCE and not line.is_about_match
    ]
    noting = Noting(told)
    replay(match.game, record, checker=noting)
    return {
        "dice": record.dice,
        "secret": record.secret or None,
        "inherited": record.inherited(),
        "draws": noting.noted,
    }
