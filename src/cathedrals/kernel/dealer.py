"""Who answers for CHANCE: fairly, quickly from a seed, or as told."""

from __future__ import annotations

import hashlib
import hmac
import re
from abc import ABC, abstractmethod
from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64, mypyc_attr

from cathedrals.kernel.game import CathedralsError, Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table

__all__ = ["Dealer", "FairDealer", "SeededDealer", "ToldDealer", "commitment"]

FIRST_PRIME: Final = 2147483563
SECOND_PRIME: Final = 2147483399
SEED: Final = re.compile(r"seed (-?[0-9]{1,1000})$")


@mypyc_attr(allow_interpreted_subclasses=True)
class Dealer(ABC):
    """Draws one of the legal outcomes by their weights."""

    def __init__(self) -> None:
        self.weights: Row = Row()

    @abstractmethod
    def place(self, total: i64) -> i64:
        """A place from 0 up to but not including `total`; each call is one more draw."""

    def deal(self, game: Game, table: Table) -> i64:
        """One of the legal outcomes, drawn by their odds."""
        moves = game.list_legal(table)
        self.weights.clear()
        game.odds(table, self.weights)
        place = self.place(self.weights.total())
        weights = self.weights.items
        outcome: i64 = 0
        while place >= weights[outcome]:
            place -= weights[outcome]
            outcome += 1
        return moves.items[outcome]

    def skip(self, draws: int) -> None:
        """Go on where somebody stopped who had drawn that often."""
        for _ in range(draws):
            self.place(1)

    def header(self) -> str:
        """What the record says of these dice."""
        return "told"


class SeededDealer(Dealer):
    """Quick draws from a seed: L'Ecuyer's two generators combined, whose numbers never outgrow 64 bits."""

    def __init__(self, seed: int) -> None:
        super().__init__()
        self.seed: int = seed
        scrambled = hashlib.sha256(str(seed).encode()).digest()
        self.first: i64 = 1 + int.from_bytes(scrambled[:8], "big") % (FIRST_PRIME - 1)
        self.second: i64 = 1 + int.from_bytes(scrambled[8:16], "big") % (SECOND_PRIME - 1)

    def place(self, total: i64) -> i64:
        """A place from 0 up to but not including `total`."""
        self.first = self.first * 40014 % FIRST_PRIME
        self.second = self.second * 40692 % SECOND_PRIME
        number = self.first - self.second
        if number < 1:
            number += FIRST_PRIME - 1
        return (number - 1) * total // (FIRST_PRIME - 1)

    def header(self) -> str:
        """What the record says of these dice: `seed 7`."""
        return f"seed {self.seed}"

    def __reduce__(self) -> tuple[object, ...]:
        return (seeded_at, (self.seed, int(self.first), int(self.second)))


class FairDealer(Dealer):
    """Draws nobody can have changed: the hash of the secret is shown before anybody adds a salt, such as `0:tea`."""

    def __init__(self, secret: bytes, salts: tuple[str, ...]) -> None:
        super().__init__()
        self.secret: bytes = secret
        self.salts: tuple[str, ...] = salts
        self.draws: int = 0

    def place(self, total: i64) -> i64:
        """A place from 0 up to but not including `total`."""
        self.draws += 1
        message = " ".join([str(self.draws), *self.salts])
        digest = hmac.new(self.secret, message.encode(), hashlib.sha256).digest()
        return int.from_bytes(digest[:8], "big") * int(total) >> 64

    def header(self) -> str:
        """What the record says of these dice: the hash of the secret, and the salts."""
        return " ".join([commitment(self.secret), "salts", *self.salts])

    def __reduce__(self) -> tuple[object, ...]:
        return (fair_at, (self.secret, self.salts, self.draws))


class ToldDealer(Dealer):
    """Deals the outcomes it is told, in order; afterwards those of another dealer, if it has one."""

    def __init__(self, outcomes: Iterable[str], then: Dealer | None = None) -> None:
        super().__init__()
        self.outcomes: list[str] = list(outcomes)
        self.then: Dealer | None = then

    def place(self, total: i64) -> i64:
        """There is no such place: outcomes are told, not drawn."""
        raise CathedralsError("a told dealer was told nothing more; give it more outcomes")

    def skip(self, draws: int) -> None:
        """So many outcomes told are left out; when none is left, draws of the dealer that follows."""
        told = min(draws, len(self.outcomes))
        del self.outcomes[:told]
        if self.then is not None:
            self.then.skip(draws - told)

    def deal(self, game: Game, table: Table) -> i64:
        """The next outcome told; when none is left, one of the dealer that follows."""
        if not self.outcomes and self.then is not None:
            return self.then.deal(game, table)
        if not self.outcomes:
            return super().deal(game, table)
        text = self.outcomes.pop(0)
        move = game.read(text)
        if not game.list_legal(table).has(move):
            legal = ", ".join(game.write(number) for number in game.list_legal(table))
            raise CathedralsError(f'the dealer was told "{text}"; possible now: {legal}')
        return move

    def __reduce__(self) -> tuple[object, ...]:
        return (ToldDealer, (list(self.outcomes), self.then))


def seeded_at(seed: int, first: int, second: int) -> SeededDealer:
    """The quick dealer as it stood after some draws."""
    dealer = SeededDealer(seed)
    dealer.first = first
    dealer.second = second
    return dealer


def fair_at(secret: bytes, salts: tuple[str, ...], draws: int) -> FairDealer:
    """The fair dealer after so many draws."""
    dealer = FairDealer(secret, salts)
    dealer.draws = draws
    return dealer


def seeded(dice: str) -> SeededDealer | None:
    """The dealer of which a record says `seed 7`, or none if it had another."""
    found = SEED.match(dice)
    return SeededDealer(int(found[1])) if found else None


def commitment(secret: bytes) -> str:
    """What is shown of a secret before the match."""
    return "sha256:" + hashlib.sha256(secret).hexdigest()
