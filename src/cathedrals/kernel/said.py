"""What a game says at its edge: options, moves as people meet them, sentences, refusals and errors."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from mypy_extensions import mypyc_attr

#: What a sentence speaks of, by the names its words know.
Arguments = dict[str, Any]
#: The words of a move where it is legal, and what they speak of besides.
Saying = tuple[str, Arguments]


def is_seat(argument: str) -> bool:
    """Whether an argument is a seat, said by the name of who sits there: `seat`, and all that ends in `_seat`."""
    return argument == "seat" or argument.endswith("_seat")


@mypyc_attr(allow_interpreted_subclasses=True)
class CathedralsError(Exception):
    """Something a person can mend: its text is one sentence saying what was expected."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Refused(CathedralsError):
    """A move that is not accepted, with the reason."""

    def __init__(self, sentence: str, refusal: Refusal | None = None) -> None:
        super().__init__(sentence)
        #: The reason, by its id and rule.
        self.refusal = refusal


@dataclass(frozen=True)
class Refusal:
    """Why a move is not legal: its words id, the rule that forbids it, and the arguments of the words."""

    id: str
    rule: str = ""
    args: dict[str, Any] = field(default_factory=dict)


@dataclass(frozen=True)
class Option:
    """A choice made before the game starts, with all its values; the first is the default."""

    name: str
    values: tuple[str, ...]
    #: The cell of the table that holds which value it is, counted from 0; without one the game keeps it itself.
    cell: int = -1


@dataclass(frozen=True)
class Shown:
    """A move as a person meets it: the pieces it concerns and its words."""

    text: str
    on: tuple[str, ...]
    words: str
    args: dict[str, Any]
    #: The name it has in common with moves that say the same of different things.
    family: str = ""
    #: Whether it ends what one is at: the turn, or an action one could go on with.
    ends: bool = False
    #: The text of a move that takes what this one would leave behind for good; empty where nothing is lost.
    instead: str = ""


@dataclass(frozen=True)
class Said:
    """A sentence to be said: its words id and the arguments of the words."""

    words: str
    args: dict[str, Any] = field(default_factory=dict)
