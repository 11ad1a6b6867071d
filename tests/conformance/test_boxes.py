"""The laws hold with any box of pieces: with dear cards, and made at random within the limits."""

import pytest

from cathedrals.conformance import Case, walker
from cathedrals.conformance.laws import undo_makes_the_very_table_of_then
from cathedrals.games import HOUSE
from cathedrals.games import game as find_game
from cathedrals.kernel.pieces import built_in, check
from tests.games.random_boxes import dear_box, differs, random_box
from tests.tiers import TIER, numbers, tally

EACH_GAME = pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
# With the built-in box 80 games of each are played in the gate already, and 4000 in `make long`.
BOXES = ("ours", "dear", "random")
PLAYED = numbers(4, 134)


def box(game, kind):
    if kind == "ours":
        return built_in(game)
    return dear_box(game) if kind == "dear" else random_box(game, 1 + TIER.seed)


@EACH_GAME
def test_a_random_box_is_within_the_limits_and_another_for_every_seed(game):
    made = [random_box(game, seed) for seed in range(2)]
    assert made[0] != made[1]
    for text in (*made, dear_box(game)):
        assert check(game, text) == []
        assert differs(text, game) > 5


@EACH_GAME
@pytest.mark.parametrize("kind", BOXES)
def test_games_with_any_box_keep_the_laws_at_every_step(game, kind):
    with_box = find_game(game.name, box(game, kind))
    assert (with_box.box > 0) == (kind != "ours")
    for number in PLAYED:
        walker.walk_to_the_end(with_box, number)
        tally("games with a box")


@EACH_GAME
def test_undo_makes_the_very_table_of_then_with_a_random_box(game):
    made = find_game(game.name, box(game, "random"))
    undo_makes_the_very_table_of_then(Case(made, numbers=PLAYED[:2]))
