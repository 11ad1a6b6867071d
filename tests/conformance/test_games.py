"""Every game keeps the laws of the house, in games played at random with all options."""

import pytest

from cathedrals.conformance import LAWS, Case, walker
from cathedrals.conformance.laws import (
    every_table_keeps_the_laws,
    everything_met_has_words,
    undo_makes_the_very_table_of_then,
)
from cathedrals.games import GAMES
from tests.games.counted import counter
from tests.tiers import numbers, tally

CHUNKS = 16
GAMES_PLAYED = numbers(80, 4000)
UNDONE = numbers(16, 160)
DEAR = (every_table_keeps_the_laws, everything_met_has_words, undo_makes_the_very_table_of_then)


def every_setting(game, rounds=1):
    """The numbers of a game for each of its settings, so many times in `make long`."""
    count = len(walker.settings(game))
    return numbers(count, count * rounds)


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_games_keep_the_laws_at_every_step(game, chunk):
    for number in GAMES_PLAYED[chunk::CHUNKS]:
        walk = walker.walk_to_the_end(game, number, counter(game))
        tally("games")
        tally("lines", len(walk.lines))


@every_game
@pytest.mark.parametrize("chunk", range(4))
def test_undo_makes_the_very_table_of_then(game, chunk):
    undo_makes_the_very_table_of_then(Case(game, numbers=UNDONE[chunk::4]))


@every_game
def test_everything_met_has_words(game):
    everything_met_has_words(Case(game, numbers=every_setting(game, 10)))


@every_game
@pytest.mark.parametrize("law", [law for law in LAWS if law not in DEAR], ids=lambda law: law.__name__)
def test_every_law_is_kept(game, law):
    law(Case(game, counter(game), every_setting(game)))
