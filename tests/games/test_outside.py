"""Games of other packages: found by their entry points, and left out with a sentence when they are broken."""

import logging
import os
import subprocess
import sys

import pytest

from cathedrals.games import HOUSE, outside
from cathedrals.kernel.folders import FOLDERS, folder_of, keep_folder
from cathedrals.kernel.game import Game
from tests.packages import lay

CLASS = """
from tests.kernel.pebbles import Pebbles

class Brought(Pebbles):
    def __init__(self):
        super().__init__()
        self.name = "{name}"
        self.folder = __import__("pathlib").Path(__file__).parent
"""

LACKING = """
from cathedrals.kernel.game import Game

class Brought(Game):
    def __init__(self):
        super().__init__("stones")

    def draw(self, table, page):
        return ""

Brought.__abstractmethods__ = frozenset()  # as of a class derived from a compiled one
"""
SETS = CLASS + "        self.{what}\n"
SPAWNING = """
from multiprocessing import get_context
from cathedrals.games import HOUSE, game

if __name__ == "__main__":
    child = get_context("spawn").Process(target=game, args=(HOUSE[0].name,))
    child.start()
    child.join()
"""
FAILING = "def Brought():\n    return 1 / 0"


@pytest.fixture
def package(tmp_path, monkeypatch):
    """Lays a package that brings a game where Python finds it."""

    def lay_game(entry, code=CLASS, name="stones", words="game-title = Stones", of="stones_package"):
        folder = lay(tmp_path, of, outside.GROUP, entry, code.replace("{name}", name))
        (folder / "telling" / "words").mkdir(parents=True)
        (folder / "telling" / "words" / "en.ftl").write_text(words)
        monkeypatch.delitem(sys.modules, of, raising=False)

    monkeypatch.syspath_prepend(tmp_path)
    return lay_game


def found():
    return [game.name for game in outside.games_of_packages(game.name for game in HOUSE)]


def test_a_game_of_another_package_is_found(package):
    package("stones")
    assert "stones" in found()


@pytest.mark.parametrize(
    ("laid", "why"),
    [
        ({"entry": "stones", "code": "import nowhere"}, "No module named 'nowhere'"),
        ({"entry": "stones", "code": "Brought = dict"}, "it is not derived from cathedrals.kernel.game.Game"),
        (
            {"entry": "stones", "code": FAILING},
            "ZeroDivisionError: division by zero (__init__.py, line 2: return 1 / 0)",
        ),
        ({"entry": "stones", "code": LACKING}, "it lacks set_up, ending, scores, view, senses"),
        ({"entry": "stones", "code": SETS.replace("{what}", "seats = ()")}, "seats is to be the numbers"),
        ({"entry": "stones", "code": SETS.replace("{what}", "seats = (0,)")}, "seats is to be the numbers"),
        (
            {"entry": "stones", "code": SETS.replace("{what}", "sense_count = self.most_lines = 0")},
            "it sets no sense_count, most_lines",
        ),
        ({"entry": "pebble", "name": "stones"}, 'the game calls itself "stones"'),
        ({"entry": "Stones2", "name": "Stones2"}, "the name of a game is made of small letters and _"),
        ({"entry": HOUSE[0].name, "name": HOUSE[0].name}, "there is another game of that name"),
        ({"entry": "stones", "words": "title = Stones"}, "with game-title was expected, its words"),
    ],
    ids=lambda value: value if isinstance(value, str) else "",
)
def test_a_package_that_cannot_be_used_is_named_and_the_others_play_on(package, caplog, laid, why):
    package("good", name="good", of="good_package")
    package(**laid)
    where = dict(FOLDERS)
    with caplog.at_level(logging.ERROR, "cathedrals"):
        assert "good" in found()
    (said,) = [record.getMessage() for record in caplog.records]
    assert "of the package stones_package is left out" in said
    assert why in said
    assert said.count("mend or uninstall stones_package") == 1
    assert {name: folder for name, folder in FOLDERS.items() if name in where} == where


@pytest.mark.parametrize(
    ("code", "is_told"), [("import nowhere", True), (FAILING, True), ("Brought = dict", False)]
)
def test_only_where_something_was_raised_one_is_told_how_to_see_more(package, caplog, code, is_told):
    package("stones", code=code)
    found()
    assert (
        '(python -c "from stones_package import Brought; Brought()" shows more)' in caplog.text
    ) == is_told


def test_a_field_that_cannot_be_set_so_is_named(package, caplog):
    """Compiled code refuses it when it is set, plain Python when it is looked at."""
    package("stones", code=SETS.replace("{what}", "seats = 2"))
    assert "stones" not in found()
    assert "seats" in caplog.text


def test_a_process_that_helps_does_not_complain_again(package, tmp_path):
    package("stones", code="import nowhere")
    done = subprocess.run(
        [sys.executable, "-c", SPAWNING],
        env=os.environ | {"PYTHONPATH": os.pathsep.join([str(tmp_path), *sys.path])},
        capture_output=True,
        text=True,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr.count("is left out") == 1


def test_of_two_packages_with_a_game_of_one_name_the_first_brings_it(package, caplog):
    package("stones", of="a_package")
    package("stones", of="b_package")
    with caplog.at_level(logging.ERROR, "cathedrals"):
        assert found().count("stones") == 1
    assert [record.args[1] for record in caplog.records] == ["b_package"]
    assert "shows more" not in caplog.text


def test_a_second_game_of_a_name_does_not_move_the_files_of_the_first(tmp_path):
    where = folder_of(HOUSE[0].name)
    keep_folder(HOUSE[0].name, tmp_path)
    assert folder_of(HOUSE[0].name) == where == HOUSE[0].folder


def test_what_a_game_needs_is_what_the_kernel_cannot_do():
    abstract = getattr(Game, "__abstractmethods__", None)  # compiled code has forgotten it
    assert abstract is None or set(outside.NEEDED) == abstract
