"""The page about a third game is true: its package is installed beside the games of the house and played everywhere."""

import json
import subprocess
import sys

import pytest

from cathedrals.games import HOUSE
from tests.docs import quarry
from tests.docs.pages import ROOT

# The gates that go over all games, or read all files, and take seconds.
GATES = (
    "tests/test_laws.py",
    "tests/games/test_rule_ids.py",
    "tests/games/test_outside.py",
    "tests/words/test_catalogues.py",
    "tests/kernel/test_words.py",
)
GATES_OF_THE_GAME = ("tests/conformance", "tests/players", "tests/envs", "tests/test_matches.py")
ENVIRONMENTS = """
import gymnasium
from cathedrals.envs import aec

one = gymnasium.make("cathedrals.envs.single:cathedrals/quarry-v0", opponents=["greedy"])
seen, told = one.reset(seed=7)
over = False
while not over:
    seen, reward, over, cut, told = one.step(told["action_mask"].nonzero()[0][0])
both = aec.env(game="quarry")
both.reset(seed=7)
for seat in both.agent_iter():
    seen, reward, over, cut, told = both.last()
    both.step(None if over else seen["action_mask"].nonzero()[0][-1])
print("played")
"""


@pytest.fixture(scope="module")
def stranger(tmp_path_factory):
    """Whoever did what the page says: runs Python in that folder, beside the installed package."""
    folder, site = tmp_path_factory.mktemp("quarry"), tmp_path_factory.mktemp("site")
    quarry.lay(folder, quarry.files(quarry.THIRD_GAME))
    quarry.install(folder, site)

    def run(*arguments, typed="", cwd=folder, code=0):
        line = [sys.executable, "-X", "utf8", *arguments]
        env = quarry.beside_the_house(site)
        done = subprocess.run(line, cwd=cwd, env=env, input=typed, capture_output=True, encoding="utf-8")
        assert done.returncode == code, done.stdout[-3000:] + done.stderr[-3000:]
        return done.stdout + done.stderr

    return run


def test_it_stands_beside_the_games_of_the_house(stranger):
    told = stranger("-c", "import cathedrals; print(*(game.name for game in cathedrals.GAMES))")
    assert told.split() == [*(game.name for game in HOUSE), "quarry"]


def test_its_own_tests_hold_it_up_against_the_laws(stranger):
    assert "failed" not in stranger("-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")


@pytest.mark.first
def test_the_gates_of_the_house_are_green_with_three_games(stranger):
    quick = ("-m", "pytest", "-q", "-p", "no:cacheprovider")
    stranger(*quick, *GATES, cwd=ROOT)
    told = stranger(*quick, *GATES_OF_THE_GAME, "-k", "quarry", "-m", "not dear", cwd=ROOT)
    assert " passed" in told


@pytest.mark.parametrize(
    ("language", "asked"), [("en", "Player 1: Do you take"), ("pl", "Gracz 1: Do you take")]
)
def test_it_is_played_in_the_terminal_to_the_end(stranger, language, asked):
    told = stranger(
        *("-m", "cathedrals", "play", "quarry", "--plain", "--seed", "3", "--lang", language),
        typed="why not\nhint\ntake 1\n" + "end\n" * 8 + "1\n",
    )
    assert asked in told
    assert told.index("on the heap.") < told.index(asked)
    assert "eight turns were played" in told


@pytest.mark.parametrize(
    ("command", "missing"),
    [("rules", "quarry has no rulebook"), ("learn", "quarry has no guided first game")],
)
def test_what_it_does_not_have_is_said_in_a_sentence(stranger, command, missing):
    assert missing in stranger("-m", "cathedrals", command, "quarry", code=2)


def test_programs_play_it_in_processes_of_their_own(stranger):
    arena = stranger(
        *("-m", "cathedrals", "arena", "quarry", "--games", "20", "--workers", "2", "--json"),
    )
    assert json.loads(arena)["wins"]["greedy"] > 0.8
    assert (
        json.loads(stranger("-m", "cathedrals", "simulate", "quarry", "--games", "5", "--json"))["games"] == 5
    )


def test_learners_find_it(stranger):
    assert stranger("-c", ENVIRONMENTS).split()[-1] == "played"
