"""Room in the terminal: no line of a table drawn in 80x24 is cut in any of our languages."""

import pytest
from rich.cells import cell_len, set_cell_size
from rich.text import Text

from cathedrals.games import HOUSE
from cathedrals.kernel import ink
from cathedrals.kernel.page import Page
from cathedrals.kernel.words import LANGUAGES, Words
from tests.words.test_walks import walk

WIDTH = 80
HEIGHTS = (17, 0)  # what an 80x24 window leaves a table, and as much as it likes


@pytest.fixture
def cuts(monkeypatch):
    """What is cut while a table is drawn."""
    found: set[str] = set()
    truncate = Text.truncate

    def note(text, width):
        if cell_len(text.rstrip()) > width:
            found.add(text)

    def noting(self, max_width, **more):
        note(self.plain, max_width)
        truncate(self, max_width, **more)

    def set_size(text, total):
        note(text, total)
        return set_cell_size(text, total)

    monkeypatch.setattr(Text, "truncate", noting)
    monkeypatch.setattr(ink, "set_cell_size", set_size)
    return found


def test_what_is_cut_is_noted(cuts):
    ink.fit(Text("much too long  "), 8)
    ink.fit(Text("just so  "), 7)
    ink.drawn([Text("x" * 81)], Page(Words(), width=WIDTH))
    assert cuts == {"much too long  ", "x" * 81}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_no_line_of_a_table_is_cut(game, language, cuts):
    words = Words(game.name, language)
    for seats in (game.seats[0], game.seats[-1]):
        names = ["Ana", "Jan", "Eva", "Ola"][:seats]
        for number, (match, _) in enumerate(walk(game, seats, seed=3)):
            if number % 20 == 0:
                for height in HEIGHTS:
                    game.draw(match.table, Page(words, names, match.asked, WIDTH, height))
    assert cuts == set()
