"""In which language somebody is spoken to, and how something is refused in it."""

from __future__ import annotations

from contextvars import ContextVar

from cathedrals.kernel.game import Refusal, Refused
from cathedrals.kernel.words import ENGLISH, Words

# Set for each request before all else, so that whatever refuses something says it in the right words.
SPOKEN: ContextVar[str] = ContextVar("spoken", default=ENGLISH)


def words(game: str = "") -> Words:
    return Words(game, SPOKEN.get())


def refused(id: str, **args: object) -> Refused:
    """What is not done, by its id."""
    refusal = Refusal(id, args=dict(args))
    return Refused(words().refusal(refusal), refusal)
