"""What pieces are known by: a digest of what their file says."""

import pytest

import cathedrals
from cathedrals.games import HOUSE
from cathedrals.kernel.parts_file import digest
from cathedrals.kernel.record import read
from cathedrals.kernel.replaying import replay
from tests.kernel.pebbles import PEBBLES

FILE = """
[box]
source = "rulebook"
slots = 10

[card]
source = "designed"
count_source = "reported"
rows = [{ wood = 1, brick = 2 }, { wood = 3, brick = 0 }]
"""
THE_SAME = {
    "comments": FILE.replace("slots = 10", "slots = 10 # as reported"),
    "what it is called": 'name = "Grandmother\'s"\n' + FILE,
    "the order of tables": FILE[FILE.index("[card]") :] + FILE[: FILE.index("[card]")],
    "the order of names": FILE.replace("wood = 1, brick = 2", "brick = 2, wood = 1"),
    "who says so": FILE.replace("rulebook", "designed").replace("reported", "rulebook"),
    "who says it of a row": FILE.replace("wood = 1", 'wood = 1, source = "reported"'),
}
OTHERS = {
    "a number": FILE.replace("slots = 10", "slots = 11"),
    "the order of rows": FILE.replace(
        "{ wood = 1, brick = 2 }, { wood = 3, brick = 0 }", "{ wood = 3, brick = 0 }, { wood = 1, brick = 2 }"
    ),
    "a name": FILE.replace("wood", "gold"),
}


@pytest.mark.parametrize("text", THE_SAME.values(), ids=THE_SAME.keys())
def test_what_says_nothing_of_the_pieces_does_not_change_their_digest(text):
    assert text != FILE
    assert digest(text) == digest(FILE)


@pytest.mark.parametrize("text", OTHERS.values(), ids=OTHERS.keys())
def test_other_pieces_have_another_digest(text):
    assert text != FILE
    assert digest(text) != digest(FILE)


def test_a_digest_is_the_same_for_ever():
    assert digest(FILE) == "51e78e478405"
    assert digest(FILE.replace("wood", '"łuk"')) == "4abc419114fb"


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_a_record_names_its_pieces_also_the_built_in_ones(game):
    match = cathedrals.new(game.name)
    assert len(game.digest) == 12
    assert match.record.pieces == game.digest
    assert replay(game, read(str(match.record))).record.pieces == game.digest


def test_a_game_without_a_file_of_pieces_has_no_digest():
    assert PEBBLES.digest == ""
