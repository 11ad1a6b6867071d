"""The boards of a rulebook that can be clicked: a position, the moves asked for, and why others are not possible."""

from __future__ import annotations

from collections import defaultdict
from functools import lru_cache

from cathedrals.games import game as find_game
from cathedrals.kernel import record, rulebook
from cathedrals.kernel.match import Match
from cathedrals.kernel.replaying import replay
from cathedrals.kernel.rulebook import Try
from cathedrals.kernel.undoing import Undo
from cathedrals.server.language import SPOKEN
from cathedrals.server.room.telling import About, Seats, StateOf, why
from cathedrals.server.wire.messages import Move, SeatTold, TrialState, Why

MOST_WHYS = 3


class StateInTrial(StateOf):
    """A position of the rulebook's example: of all moves only those asked for, and none is ever played."""

    def __init__(self, match: Match, begin: str) -> None:
        super().__init__(match, About("", seats_of(match)), len(match.record.lines))
        self.begin = begin

    def find_moves(self) -> list[Move]:
        return [move for move in super().find_moves() if begins(move["text"], self.begin)]

    def undo(self, seats: Seats) -> Undo:
        return Undo()


def trial(name: str, board: Try) -> TrialState:
    """The board of a section, in the language of whoever asks."""
    return trial_in(name, board, SPOKEN.get())


@lru_cache
def trial_in(name: str, board: Try, language: str) -> TrialState:
    match = replay(find_game(name), record.read(rulebook.example(name)), board.line)
    state = StateInTrial(match, board.begin).to((match.asked,))
    return {**state, "whys": whys_of(match, board.begin)}


def begins(text: str, word: str) -> bool:
    return text.split()[0] == word


def seats_of(match: Match) -> list[SeatTold]:
    sitters = enumerate(match.record.sitters)
    return [{"seat": seat, "name": one.name, "program": None, "left": False} for seat, one in sitters]


def whys_of(match: Match, begin: str) -> dict[str, list[Why]]:
    """By piece, what forbids the moves that it could mean; each reason once."""
    game, table = match.game, match.table
    legal = set(game.list_legal(table))
    found: dict[str, dict[str, Why]] = defaultdict(dict)
    for number in range(game.move_count):
        if number in legal or not begins(game.write(number), begin):
            continue
        told = why(match, game.write(number))
        for piece in game.show(table, number).on:
            found[piece].setdefault(told["words"], told)
    return {piece: list(whys.values())[:MOST_WHYS] for piece, whys in found.items()}
