"""The law of words: what is missing or cannot be read is named."""

import pytest

from cathedrals.conformance.kit import Met
from cathedrals.kernel.folders import FOLDERS
from cathedrals.kernel.words import Words
from tests.kernel.pebbles import PEBBLES

OPTIONS = """\
option-pile = Pile
pile-small = small
pile-big = big
option-mood = Mood
mood-calm = calm
mood-wild = wild
"""


@pytest.fixture
def catalogue(tmp_path, monkeypatch):
    """Writes the English words of the game of pebbles; gives their file."""
    monkeypatch.setitem(FOLDERS, PEBBLES.name, tmp_path)

    def write(text):
        path = tmp_path / "telling" / "words" / "en.ftl"
        path.parent.mkdir(parents=True)
        path.write_text(text, encoding="utf-8")
        return path

    return write


def test_options_and_endings_that_have_words_are_well(catalogue):
    catalogue(OPTIONS + "ending-rounds = three rounds were played")
    met = Met(PEBBLES)
    met.meet_options()
    met.meet_ending("rounds")
    met.check_words()


@pytest.mark.parametrize(
    ("text", "missing"),
    [
        (OPTIONS.replace("option-mood", "mood"), "option-mood"),
        (OPTIONS.replace("pile-big", "pile-large"), "pile-big"),
        (OPTIONS + "short-pile-big = Big", "short-pile-small"),
        (OPTIONS + "short-pile-big = Big", "short-option-pile"),
    ],
)
def test_an_option_without_words_breaks_the_law_and_the_short_ones_come_together(catalogue, text, missing):
    catalogue(text)
    met = Met(PEBBLES)
    met.meet_options()
    with pytest.raises(AssertionError, match=f'no words for "{missing}"'):
        met.check_words()


def test_an_ending_without_words_breaks_the_law(catalogue):
    catalogue(OPTIONS)
    met = Met(PEBBLES)
    met.meet_ending("rounds")
    with pytest.raises(AssertionError, match='no words for "ending-rounds"'):
        met.check_words()


def test_what_fluent_cannot_read_breaks_the_law_and_is_told_with_file_and_line(catalogue, caplog):
    path = catalogue(OPTIONS + "move-take = Take { $amount\n")
    Words(PEBBLES.name)
    told = f"{path}, line 7, cannot be read: "
    assert told in caplog.text
    with pytest.raises(AssertionError) as broken:
        Met(PEBBLES).check_words()
    assert told in str(broken.value)
