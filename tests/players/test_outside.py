"""Programs of other packages: found by their entry points, and left out with a sentence when they are broken."""

import logging
import sys

import pytest

from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.row import Row
from cathedrals.players import levels
from cathedrals.players.arena import play_out
from cathedrals.players.player import Player
from cathedrals.players.playing import Playing
from tests.kernel.pebbles import PEBBLES
from tests.packages import lay

PROGRAM = "from cathedrals.players.player import RandomPlayer as Brought"

LACKING = "from cathedrals.players.player import Player\nclass Brought(Player):\n    pass"


class Cheat(Player):
    """Always gives the last answer there is, which is one of chance."""

    def choose(self, game, table):
        return game.move_count - 1


@pytest.fixture
def package(tmp_path, monkeypatch):
    monkeypatch.syspath_prepend(tmp_path)

    def lay_program(entry, code=PROGRAM):
        lay(tmp_path, "droll_package", levels.GROUP, entry, code)
        monkeypatch.delitem(sys.modules, "droll_package", raising=False)

    return lay_program


def test_a_program_of_another_package_is_found(package):
    package("droll")
    assert isinstance(levels.players_of_packages()["droll"](7), Player)


@pytest.mark.parametrize(
    ("entry", "code", "why"),
    [
        ("greedy", PROGRAM, "there is another program of that name"),
        ("search", PROGRAM, "there is another program of that name"),
        ("Droll", PROGRAM, "the name of a program is made of small letters and _"),
        ("droll", "Brought = 7", "it cannot be made from a seed"),
        ("droll", "Brought = dict", "it is not derived from cathedrals.players.player.Player"),
        ("droll", LACKING, "it lacks choose"),
        ("droll", "import nowhere", "No module named 'nowhere'"),
    ],
)
def test_a_program_that_cannot_be_used_is_named(package, caplog, entry, code, why):
    package(entry, code)
    with caplog.at_level(logging.ERROR, "cathedrals"):
        assert entry not in levels.players_of_packages()
    (said,) = [record.getMessage() for record in caplog.records]
    assert why in said
    assert "droll_package is left out" in said


def in_the_arena(table):
    play_out(PEBBLES, table, [Cheat()], SeededDealer(7))


def simulated(table):
    Playing(PEBBLES, SeededDealer(7), [Cheat()]).play_out(table)


@pytest.mark.parametrize("played", [in_the_arena, simulated])
def test_a_program_that_answers_against_the_rules_is_named(played):
    table = PEBBLES.new_table()
    PEBBLES.start(table, 1, {"pile": "big", "mood": "calm"}, Row())
    with pytest.raises(CathedralsError, match=r'the program Cheat gave .*: "roll 3" is not legal now'):
        played(table)
