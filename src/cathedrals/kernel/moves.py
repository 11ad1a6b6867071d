"""Moves as numbers inside and short texts at the edge, by families that say the same of different things."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from cathedrals.kernel.said import Arguments

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
    #: Whether its moves end what one is at: a turn, or an action one could go on with.
    ends: bool = False

    def numbers(self, move: int) -> dict[str, int]:
        """The numbers of one of its moves, by what they stand for."""
        number = move - self.first
        if len(self.arguments) == 2:
            first, second = self.arguments
            return {first: number // self.of_second, second: number % self.of_second + self.least}
        return dict.fromkeys(self.arguments, number + self.least)

    def arguments_of(self, move: int, named: Callable[[str, int], Any]) -> Arguments:
        """What the numbers of one of its moves stand for, by name."""
        return {name: named(name, number) for name, number in self.numbers(move).items()}

    def pieces(self, args: Mapping[str, object]) -> tuple[str, ...]:
        """The pieces one can click on, as far as the arguments name them."""
        named = {"": ""} | {name: f"-{value}" for name, value in args.items()}
        return tuple(piece + named[name] for name, piece in self.on.items() if name in named)

    def moves(self) -> range:
        """The numbers of its moves."""
        return range(self.first, self.first + len(self.texts))

    def has_fixed_pieces(self) -> bool:
        """Whether a move's own numbers name all its pieces, whatever lies on the table."""
        return all(name == "" or name in self.arguments for name in self.on)

    def is_about(self, piece: str) -> bool:
        """Whether a piece is of a kind that its moves concern."""
        return any(piece == kind or piece.startswith(f"{kind}-") for kind in self.on.values())


def each(verb: str, names: Iterable[str | int]) -> tuple[str, ...]:
    """The texts of moves that begin with the same word."""
    return tuple(f"{verb} {name}" for name in names)


def family_of(families: tuple[Family, ...], move: int) -> Family:
    """The family a move belongs to."""
    return next(family for family in reversed(families) if family.first <= move)


def list_fixed_moves(families: tuple[Family, ...], named: Callable[[str, int], Any]) -> dict[str, list[int]]:
    """The moves of each piece, as far as their own numbers name it."""
    moves: dict[str, list[int]] = {}
    for family in families:
        if family.has_fixed_pieces():
            for move in family.moves():
                for piece in set(family.pieces(family.arguments_of(move, named))):
                    moves.setdefault(piece, []).append(move)
    return moves
