"""Who counts the pieces of a game: a class `Pieces` beside the tests of its rules, if it is one of the house."""

from importlib import import_module

from cathedrals.conformance import Counter, Uncounted
from cathedrals.games import HOUSE
from cathedrals.kernel.game import Game


def counter(game: Game) -> Counter:
    if game not in HOUSE:
        return Uncounted
    made: Counter = import_module(f"tests.games.{game.name}.pieces").Pieces
    return made
