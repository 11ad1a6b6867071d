"""A position drawn as text, for a browser that has no drawings of its game."""

from __future__ import annotations

from collections.abc import Sequence

from cathedrals.kernel.match import Match
from cathedrals.kernel.page import WIDTH, Page
from cathedrals.kernel.words import Words
from cathedrals.server.language import words
from cathedrals.server.wire.messages import Drawing, SeatTold


def drawing_of(match: Match, seats: Sequence[SeatTold], seat: int, width: int = WIDTH) -> Drawing:
    """What a seat may see of a match, drawn for somebody's screen, in the language of whoever asks."""
    game, spoken = match.game, words(match.game.name)
    page = Page(spoken, [called(one, spoken) for one in seats], seat, width)
    return {"drawing": game.draw(match.table, page), "scores": game.scores(match.table)}


def called(seat: SeatTold, words: Words) -> str:
    """Whoever sits there; a program is called by the words for it."""
    id = f"program-{seat['program']}"
    return words.say(id) if words.has(id) else seat["name"]
