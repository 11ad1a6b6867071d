"""How much a TOML file may say, seen before it is read: reading one takes time by what it says, not by its length."""
# Stays plain: it looks at a text once.

from __future__ import annotations

from typing import Final, NamedTuple

# In the whole file, comments included. The files we write have 590 keys, 230 lists and tables and 20 dots.
MOST_SIGNS: Final = {"=": 2000, "[": 1000, "{": 1000, ",": 4000, ".": 1000}
MOST_DOTS: Final = 40  # in a line: reading a key of many parts takes the square of their number


class Crowd(NamedTuple):
    """A sign that stands in a file, or in one line of it, more often than anything is read."""

    sign: str
    found: int
    most: int
    line: int


def crowd_in(text: str) -> Crowd | None:
    """The first of what is too much, or nothing."""
    for sign, most in MOST_SIGNS.items():
        found = text.count(sign)
        if found > most:
            return Crowd(sign, found, most, 1)
    for number, line in enumerate(text.split("\n"), 1):
        dots = line.count(".")
        if dots > MOST_DOTS:
            return Crowd(".", dots, MOST_DOTS, number)
    return None
