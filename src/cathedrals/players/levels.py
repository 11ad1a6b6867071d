"""The programs that play, by name."""

from collections.abc import Callable

from cathedrals.kernel.game import CathedralsError
from cathedrals.players.greedy import GreedyPlayer
from cathedrals.players.player import Player, RandomPlayer

PLAYERS: dict[str, Callable[[int], Player]] = {
    "random": RandomPlayer,
    "greedy": GreedyPlayer,
}


def player(name: str, seed: int) -> Player:
    """The program of that name, its own chance drawn from a seed."""
    if name not in PLAYERS:
        known = ", ".join(PLAYERS)
        raise CathedralsError(f'there is no player "{name}"; the players are {known}')
    return PLAYERS[name](seed)
