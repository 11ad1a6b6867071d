"""A first sensible opponent: makes plans for its own turn and takes the one that leaves it best off."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from cathedrals.kernel.game import Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table
from cathedrals.players.player import Player

POSITIONS: Final = 200
DEEPEST: Final = 200  # answers of one's own in a row; a turn that could go on forever is judged there
LEAST: Final = -1_000_000_000_000_000_000  # below whatever a seat may make for
HARDLY: Final = 1  # the prior of a move that is hardly ever right


class GreedyPlayer(Player):
    """Follows its own answers until somebody else or chance is asked, and judges what it then sees."""

    def __init__(self, seed: int, positions: i64 = POSITIONS) -> None:
        self.positions: i64 = positions
        self.log: Row = Row()

    def choose(self, game: Game, table: Table) -> i64:
        seat = game.asked(table)
        moves = sensible(game, table)
        best = moves.items[0]
        most: i64 = LEAST
        place: i64 = 0
        while place < moves.count:
            worth = self.after(game, table, moves.items[place], seat, self.positions // moves.count, DEEPEST)
            if worth > most:
                most = worth
                best = moves.items[place]
            place += 1
        return best

    def after(self, game: Game, table: Table, move: i64, seat: i64, positions: i64, deeper: i64) -> i64:
        """The worth of the best plan that begins with a move."""
        child = table.copy()
        self.log.clear()
        game.play(child, move, self.log)
        return self.best(game, child, seat, positions, deeper - 1)

    def best(self, game: Game, table: Table, seat: i64, positions: i64, deeper: i64) -> i64:
        if game.asked(table) != seat or deeper == 0:
            return game.aim(table, seat)
        moves = sensible(game, table)
        if positions < moves.count:
            return self.after(game, table, likeliest(game, table), seat, 1, deeper)
        most: i64 = LEAST
        place: i64 = 0
        while place < moves.count:
            worth = self.after(game, table, moves.items[place], seat, positions // moves.count, deeper)
            most = max(most, worth)
            place += 1
        return most


def sensible(game: Game, table: Table) -> Row:
    """The legal moves but for those hardly ever right, unless there are no others."""
    legal = game.list_legal(table)
    weights = Row()
    game.prior(table, weights)
    moves = Row()
    place: i64 = 0
    while place < legal.count:
        if weights.items[place] > HARDLY:
            moves.add(legal.items[place])
        place += 1
    if moves.count == 0:
        moves.copy_from(legal)
    return moves


def likeliest(game: Game, table: Table) -> i64:
    """The move with the highest prior."""
    legal = game.list_legal(table)
    weights = Row()
    game.prior(table, weights)
    best: i64 = 0
    place: i64 = 1
    while place < legal.count:
        if weights.items[place] > weights.items[best]:
            best = place
        place += 1
    return legal.items[best]
