"""Hints: the best few moves by the greedy player's judgement, and what they change."""

from __future__ import annotations

from dataclasses import dataclass

from cathedrals.kernel.game import Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table
from cathedrals.players.greedy import POSITIONS, GreedyPlayer, sensible

BEST = 3
REASONS = 3
SLIGHT = 10  # a change of worth too small to be a reason


@dataclass(frozen=True)
class Reason:
    """One part of a seat's worth that a line changes, in the hundredths of a point in which worth is told."""

    name: str
    change: int


@dataclass(frozen=True)
class Hint:
    """A move, what the best line that begins with it is worth, and why."""

    move: int
    worth: int
    reasons: list[Reason]


def hints(game: Game, table: Table, count: int = BEST) -> list[Hint]:
    """The most promising moves, best first."""
    player = GreedyPlayer(0)
    seat = int(game.asked(table))
    moves = sensible(game, table).numbers()
    share = max(POSITIONS // len(moves), 1)
    judged = [(int(player.after(game, table, move, seat, share)), move) for move in moves]
    best = sorted(judged, key=lambda pair: -pair[0])[:count]
    return [
        Hint(move, worth, reasons(game, table, line_end(game, table, move, seat, player), seat))
        for worth, move in best
    ]


def line_end(game: Game, table: Table, move: int, seat: int, player: GreedyPlayer) -> Table:
    """The table when the seat's own answers are given: the move's and those the player would go on with."""
    end = table.copy()
    log = Row()
    game.play(end, move, log)
    while game.asked(end) == seat and not game.is_over(end):
        game.play(end, player.choose(game, end), log)
    return end


def reasons(game: Game, before: Table, after: Table, seat: int) -> list[Reason]:
    """What changes most, good or bad, the greatest first."""
    if game.is_over(after):
        return []
    old, new = Row(), Row()
    game.assess(before, seat, old)
    game.assess(after, seat, new)
    changes = [
        Reason(name, new[place] - old[place])
        for place, name in enumerate(game.worth_names)
        if abs(new[place] - old[place]) >= SLIGHT
    ]
    return sorted(changes, key=lambda reason: -abs(reason.change))[:REASONS]
