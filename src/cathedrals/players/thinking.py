"""Thinking about a question that comes from elsewhere: as a program on its seat, or to advise a person."""
# Stays plain: it makes text, and a compiled frozen dataclass cannot be pickled.

from __future__ import annotations

import secrets
from dataclasses import dataclass

from cathedrals.games import game as find_game
from cathedrals.kernel.game import Arguments, CathedralsError, Game, Shown
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, from_bytes
from cathedrals.players.hints import Hint, hints
from cathedrals.players.levels import player


@dataclass(frozen=True)
class Position:
    """A question to think about: which game, the whole table, and who is asked.

    A table knows its pieces by the number of their box, so that they must have the same number wherever one thinks.
    """

    game: str
    table: bytes
    seat: int
    pieces: str = ""
    box: int = 0

    def laid_out(self) -> tuple[Game, Table]:
        game, table = find_game(self.game, self.pieces, self.box), from_bytes(self.table)
        if game.asked(table) != self.seat:
            raise CathedralsError(f"seat {game.asked(table)} is asked, not {self.seat}")
        return game, table

    def first_answer(self) -> str:
        """A legal answer, whatever else goes wrong."""
        game, table = self.laid_out()
        return game.write(game.list_legal(table)[0])


@dataclass(frozen=True)
class Advice:
    """A move worth considering: its text, its words, and the words of what it would change.

    It travels between processes, which compiled frozen dataclasses such as `Shown` and `Said` cannot.
    """

    text: str
    words: str
    args: Arguments
    reasons: list[tuple[str, Arguments]]
    share: int


def think(position: Position, level: str) -> list[str]:
    """The moves a program plays for the seat that is asked, up to chance or another seat."""
    game, table = position.laid_out()
    program = player(level, secrets.randbits(31))
    moves = []
    while game.asked(table) == position.seat:
        move = program.choose(game, table.copy())  # whatever it tries there
        moves.append(game.write(move))
        game.play(table, move, Row())
    return moves


def advise(position: Position) -> list[Advice]:
    """The best moves for the seat that is asked, best first."""
    game, table = position.laid_out()
    return [advice_of(game.show(table, hint.move), hint) for hint in hints(game, table)]


def advice_of(move: Shown, hint: Hint) -> Advice:
    return Advice(move.text, move.words, move.args, hint.told(), hint.share)
