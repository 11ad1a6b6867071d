"""Games of other packages: what they have to be so that the house can play them."""
# Stays plain: it looks at what is installed.

from __future__ import annotations

import re
from collections.abc import Iterable

from cathedrals.kernel.game import Game
from cathedrals.kernel.plugins import Plugin, plugins
from cathedrals.kernel.words import ENGLISH, OF_GAME

GROUP = "cathedrals.games"
# What the kernel cannot do for a game. A compiled class does not know any more which of its methods are abstract.
NEEDED = ("set_up", "ending", "scores", "view", "senses", "draw")
# What a game has to set.
COUNTS = ("table_size", "move_count", "sense_count", "most_lines")
NAME = re.compile(r"[a-z_]{1,40}")
TITLE = re.compile(r"^game-title *=", re.MULTILINE)


def games_of_packages(taken: Iterable[str]) -> list[Game]:
    """The games that packages bring; one that cannot be played, or has a name that is taken, is told and left out."""
    found: list[Game] = []
    names = set(taken)
    for one in plugins(GROUP):
        try:
            game = one.found()
        except Exception as error:
            one.could_not_be_made(error)
            continue
        if why := why_no_game(one, game, names):
            one.leave_out(why)
        else:
            found.append(game)
            names.add(game.name)
    return found


def is_seat_counts(seats: object) -> bool:
    """Whether there is at least one number of seats; plain Python lets a game set anything."""
    if not isinstance(seats, tuple) or not seats:
        return False
    return all(isinstance(count, int) and count > 0 for count in seats)


def why_no_game(one: Plugin, game: object, taken: set[str]) -> str:
    """What is wrong with what should be a game; nothing if all is well."""
    if not isinstance(game, Game):
        return "it is not derived from cathedrals.kernel.game.Game"
    if lacking := [name for name in NEEDED if getattr(type(game), name) is getattr(Game, name)]:
        return f"it lacks {', '.join(lacking)}"
    if not is_seat_counts(game.seats):
        return "seats is to be the numbers of seats it is played with, such as (2, 3)"
    if unset := [name for name in COUNTS if getattr(game, name) < 1]:
        return f"it sets no {', '.join(unset)}"
    if game.name != one.name:
        return f'the game calls itself "{game.name}"'
    if not NAME.fullmatch(game.name):
        return "the name of a game is made of small letters and _"
    if game.name in taken:
        return "there is another game of that name"
    words = game.folder / OF_GAME / f"{ENGLISH}.ftl"
    if not words.exists() or not TITLE.search(words.read_text(encoding="utf-8")):
        return f"{words} with game-title was expected, its words"
    return ""
