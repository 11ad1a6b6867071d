"""Every game of the house keeps its laws, in games played at random with all options."""

import pytest

from cathedrals.games import GAMES
from tests.conformance import kit, walker
from tests.tiers import numbers, tally

CHUNKS = 16
GAMES_PLAYED = numbers(80, 4000)


def every_setting(game, rounds=1):
    """The numbers of a game for each of its settings, so many times in `make long`."""
    count = len(walker.settings(game))
    return numbers(count, count * rounds)


every_game = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@every_game
@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_games_keep_the_laws_at_every_step(game, chunk):
    for number in GAMES_PLAYED[chunk::CHUNKS]:
        walk = walker.walk_to_the_end(game, number)
        tally("games")
        tally("lines", len(walk.lines))


@every_game
def test_every_move_has_a_text_of_its_own(game):
    kit.check_vocabulary(game)


@every_game
def test_everything_named_is_named_once(game):
    kit.check_names(game)


@every_game
def test_the_text_of_a_record_replays_to_the_same_table(game):
    for number in every_setting(game):
        walk = walker.Walk(game, *walker.setting(game, number), seed=number)
        for _ in range(300):
            if not walk.over:
                walk.play(walk.any_move())
        walk.check_record()


@every_game
@pytest.mark.parametrize("chunk", range(4))
def test_undo_makes_the_very_table_of_then(game, chunk):
    undone = sum(walker.check_undo(game, number) for number in numbers(16, 160)[chunk::4])
    assert undone > 0
    tally("undone", undone)


@every_game
def test_the_names_of_the_seats_change_nothing(game):
    for number in every_setting(game):
        *_, plain = walker.random_match(game, number)
        *_, other = walker.random_match(game, number, names=["Żaneta", 'the "Tsar"', "", "seat 0"])
        assert plain.record.lines == other.record.lines
        assert plain.table == other.table


@every_game
def test_the_same_seed_and_moves_never_make_two_matches(game):
    for number in numbers(3, 30):
        *_, one = walker.random_match(game, number)
        *_, two = walker.random_match(game, number)
        assert str(one.record) == str(two.record)
        assert one.table == two.table


@every_game
def test_everything_met_has_words(game):
    walker.meet_everything(game, every_setting(game, 10)).check_words()
