"""A player: whoever answers for a seat."""

from __future__ import annotations

from abc import ABC, abstractmethod

from mypy_extensions import i64, mypyc_attr

from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import CathedralsError, Game, Refused
from cathedrals.kernel.table import Table


@mypyc_attr(allow_interpreted_subclasses=True)
class Player(ABC):
    """Answers whenever its seat is asked. A program of your own derives from this and fills in `choose`."""

    #: The share of victory, per cent, that it gave itself with its last answer; -1 if it has no idea.
    outlook: i64 = -1

    @abstractmethod
    def choose(self, game: Game, table: Table) -> i64:
        """One of the legal moves; the table is to be left as it was found."""


def blamed(player: Player, refused: Refused) -> CathedralsError:
    """An answer that was not accepted, with the program that gave it."""
    return CathedralsError(
        f"the program {type(player).__name__} gave an answer that the rules forbid: {refused}"
    )


class RandomPlayer(Player):
    """Every legal move is as good as any other."""

    def __init__(self, seed: int) -> None:
        self.dice: SeededDealer = SeededDealer(seed)

    def choose(self, game: Game, table: Table) -> i64:
        """Any of the legal moves, each as likely as the others."""
        moves = game.list_legal(table)
        return moves.items[self.dice.place(moves.count)]
