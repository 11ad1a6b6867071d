"""The programs that play, by name: four levels, the two plain ones, and yardsticks with a budget of one's own.

A budget follows the name: `search:400` is 400 simulations, `search:50ms` by the clock on the wall, `search:50cpu`
milliseconds of the program's own work, which other programs on the machine do not shorten.
"""
# Stays plain: a compiled frozen dataclass cannot be pickled.

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Protocol

from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.plugins import plugins
from cathedrals.players.greedy import GreedyPlayer
from cathedrals.players.player import Player, RandomPlayer
from cathedrals.players.search import MANY, SearchPlayer
from cathedrals.players.uct import UctPlayer

__all__ = ["HOUSE", "LEVELS", "PLAYERS", "player"]

GROUP = "cathedrals.players"
NAME = re.compile(r"[a-z_]{1,40}")
BUDGET = re.compile(r"([1-9][0-9]{0,8})(ms|cpu|)$")


class Thinker(Protocol):
    """A search that can be given a budget."""

    def __call__(self, seed: int, simulations: int, ms: float, by_cpu: bool) -> Player: ...


def apprentice(seed: int) -> Player:
    """Plans its own turn in outline."""
    return GreedyPlayer(seed, 12)


def journeyman(seed: int) -> Player:
    """Looks at the replies too."""
    return SearchPlayer(seed, 5, 60.0)


def master(seed: int) -> Player:
    """Looks a turn further."""
    return SearchPlayer(seed, 60, 200.0)


def architect(seed: int) -> Player:
    """Weighs many more plans and throws; takes up to 1.2 seconds a plan."""
    return SearchPlayer(seed, 4000, 1200.0)


#: The four levels, the weakest first; each is made from a seed.
LEVELS: dict[str, Callable[[int], Player]] = {
    "apprentice": apprentice,
    "journeyman": journeyman,
    "master": master,
    "architect": architect,
}
#: The programs of the house.
HOUSE: dict[str, Callable[[int], Player]] = {"random": RandomPlayer, "greedy": GreedyPlayer, **LEVELS}
WITH_BUDGET: dict[str, Thinker] = {"search": SearchPlayer, "uct": UctPlayer}


def players_of_packages() -> dict[str, Callable[[int], Player]]:
    """The programs of other installed packages, by their entry points; what cannot be one is told and left out."""
    found: dict[str, Callable[[int], Player]] = {}
    for one in plugins(GROUP):
        if not NAME.fullmatch(one.name):
            one.leave_out("the name of a program is made of small letters and _")
        elif one.name in (*HOUSE, *WITH_BUDGET, *found):
            one.leave_out("there is another program of that name")
        elif why := why_no_program(one.found):
            one.leave_out(why)
        else:
            found[one.name] = one.found
    return found


def why_no_program(found: object) -> str:
    """What is wrong with what should make a program; nothing if all is well. A function is asked when it makes one."""
    if not callable(found):
        return "it cannot be made from a seed"
    if not isinstance(found, type):
        return ""
    if not issubclass(found, Player):
        return "it is not derived from cathedrals.players.player.Player"
    return "it lacks choose" if found.choose is Player.choose else ""


def player(name: str, seed: int) -> Player:
    """The program of that name; `seed` decides its own chance.

    Names are those in `PLAYERS`, or a search with a budget: `search:400`, `search:50ms`, `search:50cpu`.
    """
    if name in PLAYERS:
        return PLAYERS[name](seed)
    kind, _, budget = name.partition(":")
    wanted = BUDGET.match(budget)
    if kind in WITH_BUDGET and wanted:
        amount, unit = int(wanted[1]), wanted[2]
        if unit:
            return WITH_BUDGET[kind](seed, MANY, float(amount), unit == "cpu")
        return WITH_BUDGET[kind](seed, amount, 0.0, False)
    known = ", ".join([*PLAYERS, "search:50ms"])
    raise CathedralsError(f'there is no player "{name}"; the players are {known}')


# Last, for what is imported here may import this.
#: Every program that has a name of its own: those of the house, then those of other installed packages.
PLAYERS: dict[str, Callable[[int], Player]] = HOUSE | players_of_packages()
