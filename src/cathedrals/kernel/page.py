"""A page: what a table is drawn on, for whom, and in whose words."""
# Stays plain: a compiled frozen dataclass cannot be pickled.

from __future__ import annotations

from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from cathedrals.kernel.said import Refusal, is_seat
from cathedrals.kernel.table import NOBODY

if TYPE_CHECKING:
    from cathedrals.kernel.words import Words

WIDTH = 100


@dataclass(frozen=True)
class Page:
    """How wide and high a drawing may be, and how it is told.

    `height` 0 is as high as it likes. `colour` is the name of rich's colour system, or nothing for text without
    any escape sequence. `plain` is for screen readers: sentences instead of a drawing.
    """

    words: Words
    names: list[str] = field(default_factory=list)
    seat: int = NOBODY
    width: int = WIDTH
    height: int = 0
    colour: str = ""
    plain: bool = False

    def name(self, seat: int) -> str:
        """A sitter's name; a seat nobody sits on is the game's own opponent, or has only its number."""
        if seat < len(self.names):
            return self.names[seat]
        if self.words.has("solo-opponent"):
            return self.words.say("solo-opponent")
        return self.words.say("seat", {"number": seat})

    def say(self, id: str, args: dict[str, Any]) -> str:
        """A sentence in which seats are called by their names."""
        return self.words.say(id, self.with_names(args))

    def refusal(self, refusal: Refusal) -> str:
        """Why a move is not legal, and the rule."""
        return self.words.refusal(Refusal(refusal.id, refusal.rule, self.with_names(refusal.args)))

    def with_names(self, args: dict[str, Any]) -> dict[str, Any]:
        """The arguments, with the name of each seat instead of its number."""
        return {
            name: self.name(value) if is_seat(name) and isinstance(value, int) else value
            for name, value in args.items()
        }
