"""The page about what can be added is true: each of its examples is carried out."""

import json
import os
import shutil
import subprocess
import sys

import pytest

from tests.docs import quarry
from tests.docs.pages import ROOT

SOURCES = ROOT / "src" / "cathedrals"


def run(folder, env, *arguments, typed=""):
    line = [sys.executable, "-X", "utf8", *arguments]
    done = subprocess.run(line, cwd=folder, env=env, input=typed, capture_output=True, encoding="utf-8")
    assert done.returncode == 0, done.stdout[-3000:] + done.stderr[-3000:]
    return done.stdout


def test_an_option_and_a_question_are_added_and_the_game_keeps_the_laws(tmp_path):
    quarry.lay(tmp_path, quarry.files(quarry.THIRD_GAME))
    quarry.change(tmp_path, quarry.ADDING)
    env = quarry.beside_the_house(tmp_path)
    assert "9 passed" in run(tmp_path, env, "-m", "pytest", "-q", "-p", "no:cacheprovider", "tests")
    game = run(
        tmp_path,
        env,
        "-c",
        "from quarry.game import Quarry; game = Quarry(); print(game.options, game.step_names)",
    )
    assert "'large'" in game
    assert "'give'" in game


def test_a_language_is_added_by_its_files(tmp_path):
    """In a copy of the house; what is not translated is said in English."""
    shutil.copytree(
        SOURCES, tmp_path / "src" / "cathedrals", ignore=shutil.ignore_patterns("static", "__pycache__")
    )
    found = {name: text for name, text in quarry.files(quarry.ADDING).items() if name.startswith("src/")}
    quarry.lay(tmp_path, found)
    env = os.environ | {"PYTHONPATH": str(tmp_path / "src")}
    told = run(
        tmp_path, env, "-m", "cathedrals", "play", "basilica", "--lang", "de", "--plain", typed="quit\n"
    )
    assert "Spieler 1>" in told
    assert "Type a number or a move" in told


@pytest.fixture
def hasty(tmp_path):
    folder, site = tmp_path / "hasty", tmp_path / "site"
    found = {name: text for name, text in quarry.files(quarry.ADDING).items() if not name.startswith("src/")}
    quarry.lay(folder, found)
    quarry.install(folder, site)
    return quarry.beside_the_house(site)


def test_a_program_is_added_as_a_package_and_plays_in_the_arena(tmp_path, hasty):
    played = ("arena", "basilica", "--players", "hasty,random", "--games", "4", "--workers", "2", "--json")
    assert json.loads(run(tmp_path, hasty, "-m", "cathedrals", *played))["wins"]["hasty"] == 1
