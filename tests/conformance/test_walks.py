"""Walks that Hypothesis chooses: what it finds it makes small, and prints as a record that can be replayed."""

import pytest
from hypothesis import given, note
from hypothesis import strategies as st

from cathedrals.conformance.walker import Walk
from cathedrals.games import GAMES
from cathedrals.kernel.game import Game
from tests.games.counted import counter
from tests.tiers import tally

CHECKED_DEARLY = 8  # one step in so many
MOST_AHEAD = 800


def settings_of(game: Game) -> st.SearchStrategy[tuple[int, dict[str, str]]]:
    options = {option.name: st.sampled_from(option.values) for option in game.options}
    return st.tuples(st.sampled_from(game.seats), st.fixed_dictionaries(options))


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
@given(data=st.data())
def test_no_walk_breaks_a_law(game, data):
    seats, options = data.draw(settings_of(game), label="seats and options")
    seed = data.draw(st.integers(0, 999), label="seed")
    ahead = data.draw(st.integers(0, MOST_AHEAD), label="random moves ahead")
    choices = data.draw(st.lists(st.integers(0, 40), max_size=120), label="choices")
    walk = Walk(game, seats, options, seed, counter(game))
    try:
        walk.play_ahead(ahead)
        follow(walk, choices)
        walk.check_record()
        tally("walks")
    except BaseException:
        note(walk.record.write())
        raise


def follow(walk: Walk, choices: list[int]) -> None:
    """Answer for players and for chance alike, by the place in the legal list."""
    for step, choice in enumerate(choices):
        if walk.over:
            return
        walk.check()
        if step % CHECKED_DEARLY == 0:
            walk.check_dearly()
        legal = walk.game.list_legal(walk.table).numbers()
        walk.play(legal[choice % len(legal)])
