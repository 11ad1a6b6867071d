"""Matches to analyse, and settings so small that it takes no time."""

import cathedrals
from cathedrals.analysis.settings import Settings
from cathedrals.games import HOUSE
from cathedrals.players.player import RandomPlayer

SMALL = Settings("small", simulations=2, looking=4, dice=2, ahead=1, ends=12, sampled=2)
KINDS = [(game, seats) for game in HOUSE for seats in game.seats]


def begun(game, seats, answers, seed=4):
    """A match in which people have answered at random so often."""
    match = cathedrals.new(game.name, seats=seats, seed=seed)
    whim = RandomPlayer(seed)
    for _ in range(answers):
        if match.over:
            break
        match.play(game.write(whim.choose(game, match.table)))
    return match
