"""Moves as numbers inside and short texts at the edge, by families that say the same of different things."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import MappingProxyType
from typing import NamedTuple

NO_PIECES: Mapping[str, str] = MappingProxyType({})


class Family(NamedTuple):
    """Moves that say the same of different things, in a row from the first."""

    first: int
    words: str
    texts: tuple[str, ...]
    #: What the numbers after the first stand for. Of two, the second runs from 0 up to `of_second`.
    arguments: tuple[str, ...] = ()
    of_second: int = 1
    #: What the last number of the first move is called: dice count from 1.
    least: int = 0
    #: The arguments that are pieces one can click on, and what these are called; "" for a piece that is the only one.
    on: Mapping[str, str] = NO_PIECES

    def numbers(self, move: int) -> dict[str, int]:
        """The numbers of one of its moves, by what they stand for."""
        number = move - self.first
        if len(self.arguments) == 2:
            first, second = self.arguments
            return {first: number // self.of_second, second: number % self.of_second + self.least}
        return dict.fromkeys(self.arguments, number + self.least)

    def pieces(self, args: Mapping[str, object]) -> tuple[str, ...]:
        """The pieces one can click on, as far as the arguments name them."""
        named = {"": ""} | {name: f"-{value}" for name, value in args.items()}
        return tuple(piece + named[name] for name, piece in self.on.items() if name in named)


def each(verb: str, names: Iterable[str | int]) -> tuple[str, ...]:
    """The texts of moves that begin with the same word."""
    return tuple(f"{verb} {name}" for name in names)


def family_of(families: tuple[Family, ...], move: int) -> Family:
    """The family a move belongs to."""
    return next(family for family in reversed(families) if family.first <= move)
