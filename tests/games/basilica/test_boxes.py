"""Several boxes of pieces in one process: every game goes by the tiles and the king of its own."""

import pickle

import pytest

from cathedrals.games.basilica.game import Basilica
from cathedrals.games.basilica.parts_file import file_text
from cathedrals.kernel.parts_file import PartsError
from tests.games.basilica.staging import GAME, stage, unshuffled
from tests.games.boxes import GO_ON, changed, check_by_turns, play_on, python
from tests.games.staging import deal, odds

TEXT = file_text()
# As many crowns as before: a plan with fewer of them would be longer than there is room for.
NO_CROWN = (
    ('"yellow", order = "recruit", crown = true', '"yellow", order = "recruit", crown = false'),
    ('"yellow", order = "move", crown = false', '"yellow", order = "move", crown = true'),
)
OTHER = changed(
    TEXT,
    ("[10, 20, 30]", "[8, 19, 28]"),
    *NO_CROWN,
    ('"yellow", order = "promotion", crown = false', '"yellow", order = "scaffolding", crown = true'),
    ('"blue-red", order = "catastrophe"', '"blue-red", order = "move"'),
)


def made(*changes):
    """A game with the built-in pieces but for some changes."""
    return Basilica(changed(TEXT, *changes))


def test_tiles_are_drawn_from_the_stack_of_their_own_box():
    """BA-S2"""
    for game, promotions, scaffoldings in ((Basilica(OTHER), 1, 2), (GAME, 2, 1)):
        table = unshuffled(game)
        deal(table, "first 0")
        weights = odds(table)
        assert weights["tile yellow promotion"] == promotions
        assert weights["tile yellow scaffolding"] == scaffoldings


def test_a_tile_has_a_crown_where_its_own_box_has_one():
    """BA-S2"""
    laid = ("first 0", "tile red promotion", "tile blue move", "tile green move", "tile yellow recruit")
    for game, crown in ((made(*NO_CROWN), "no"), (GAME, "yes")):
        assert deal(unshuffled(game), *laid)[-1] == f"vault_turned 1 yellow {crown}"


def test_the_king_is_greeted_where_his_own_box_says():
    """BA-P6, BA-X3"""
    game = made(("[10, 20, 30]", "[7, 20, 30]"))
    assert [stage(one).seen["king"]["scoring_spaces"][0] for one in (game, GAME)] == [7, 10]


@pytest.mark.dear
@pytest.mark.parametrize("seed", range(2))
def test_games_played_by_turns_are_as_if_each_had_the_process_to_itself(seed, tmp_path):
    """All of a game is compared: what is legal, likely, told, seen, refused and judged."""
    texts = [OTHER, TEXT]
    check_by_turns([Basilica(text) for text in texts], texts, tmp_path, seed, 2, {})


def test_in_another_process_a_game_has_the_same_box_and_the_same_result():
    made(*NO_CROWN)
    game = Basilica(OTHER)
    table = unshuffled(game).table
    assert game.box == 2
    there = python("-c", GO_ON, sent=pickle.dumps((game, table))).split(maxsplit=2)
    assert there[:2] == ["2", game.digest]
    assert there[2].strip() == str(play_on(game, table))


def test_the_same_file_twice_is_one_box_and_the_built_in_one_the_first():
    assert Basilica(OTHER).box == Basilica(OTHER).box == 1
    assert Basilica(TEXT).box == Basilica().box == 0


@pytest.mark.parametrize(
    ("old", "new"),
    [("builders = 5", "builders = 4"), ("scaffolds = 8", "scaffolds = 9"), ("coins = 1", "coins = 2")],
)
def test_what_the_rulebook_prints_is_the_same_for_every_box(old, new):
    with pytest.raises(PartsError, match=r"^Line \d+, \[\w+\]: this is the same in every box"):
        made((old, new))


def test_a_box_that_needs_a_longer_plan_is_refused():
    crowns = [("crown = true", "crown = false")] * 25
    with pytest.raises(PartsError, match=r"a plan may need \d+ rows"):
        made(*crowns)
    assert Basilica(OTHER).box == 1
