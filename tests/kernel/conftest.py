"""The little game of these tests has no words of its own: the frame's will do."""

import pytest

from cathedrals.kernel import match
from cathedrals.kernel.words import Words


@pytest.fixture(autouse=True)
def words_of_the_frame(monkeypatch):
    monkeypatch.setattr(match, "Words", lambda game: Words())
