"""What every environment is asked for: a game, its seats, options, reward and pieces."""
# Stays plain: it is asked once for each environment.

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field

from cathedrals.envs.stepping import REWARDS, WIN
from cathedrals.games import game as find_game
from cathedrals.kernel.game import CathedralsError, Game
from cathedrals.kernel.match import whole_options


@dataclass(frozen=True)
class Choice:
    """A game as it will be played; the options are whole."""

    game: str
    seats: int
    options: dict[str, str] = field(default_factory=dict)
    reward: str = WIN
    #: The text of a file of pieces; nothing for the built-in ones.
    pieces: str = ""

    def find_game(self) -> Game:
        return find_game(self.game, self.pieces)


def choose(
    game: str,
    seats: int | None,
    options: Mapping[str, str] | None,
    reward: str = WIN,
    pieces: str = "",
) -> Choice:
    """The choice, checked; two seats if not said."""
    found = find_game(game, pieces)
    count = seats if seats is not None else (2 if 2 in found.seats else found.seats[0])
    if count not in found.seats:
        allowed = ", ".join(str(number) for number in found.seats)
        raise CathedralsError(f"{found.name} has {allowed} seats, not {count}")
    if reward not in REWARDS:
        raise CathedralsError(f'there is no reward "{reward}"; the rewards are {", ".join(REWARDS)}')
    return Choice(game, count, whole_options(found, options or {}), reward, pieces)
