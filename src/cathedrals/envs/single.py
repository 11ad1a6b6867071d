"""One learner against programs, as a Gymnasium environment."""
# Stays plain: its class derives from one of Gymnasium.

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium

from cathedrals.envs.choices import choose
from cathedrals.envs.seeing import Observation, Seeing, space_of_moves, space_of_senses
from cathedrals.envs.stepping import WIN
from cathedrals.games import GAMES
from cathedrals.kernel.game import CathedralsError
from cathedrals.players.levels import player
from cathedrals.players.player import Player

__all__ = ["SingleEnv"]

ILLEGAL = -1.0


class SingleEnv(gymnasium.Env[Any, Any]):
    """The learner answers for one seat; the programs named answer for the others, chance is dealt from the seed.

    `info["action_mask"]` and the observation both say what is legal. A move that is not ends the game with the reward
    -1, and `info["illegal"]` says so. Without a `seat` the learner changes seats from game to game. `opponents` are
    names of programs; one name serves all seats. `pieces` is the text of a file of pieces to play with instead of the
    built-in ones.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        opponents: Sequence[str] = ("random",),
        seat: int | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
        pieces: str = "",
    ) -> None:
        self.choice = choose(game, seats, options, reward, pieces)
        self.opponents = spread(opponents, self.choice.seats - 1)
        self.wanted_seat = seat
        if seat is not None and not 0 <= seat < self.choice.seats:
            raise CathedralsError(f"the learner's seat is one of {self.choice.seats}, not {seat}")
        self.render_mode = render_mode
        self.action_space = space_of_moves(self.choice.find_game())
        self.observation_space = space_of_senses(self.choice.find_game())
        self.seeing = Seeing(self.choice, 0)
        self.players: dict[int, Player] = {}
        self.seat = 0

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and let the others play until the learner is asked."""
        super().reset(seed=seed)
        deal, turn = (int(number) for number in self.np_random.integers(2**31, size=2))
        self.seat = turn % self.choice.seats if self.wanted_seat is None else self.wanted_seat
        others = [seat for seat in range(self.choice.seats) if seat != self.seat]
        named = zip(others, self.opponents, strict=True)
        self.players = {seat: player(name, deal * 10 + seat) for seat, name in named}
        self.seeing = Seeing(self.choice, deal)
        self.let_others_play()
        return self.observed({})

    def step(self, action: int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play a move, then let the others play until the learner is asked again or the game is over."""
        move = int(action)
        if not self.seeing.is_legal(move):
            observation, info = self.observed({"illegal": True})
            return observation, ILLEGAL, True, False, info
        self.seeing.play(move)
        self.let_others_play()
        reward = self.seeing.rewards()[self.seat]
        observation, info = self.observed({})
        return observation, reward, self.seeing.over, False, info

    def let_others_play(self) -> None:
        """Answer for every other seat until the learner is asked."""
        seeing = self.seeing
        while not seeing.over and seeing.asked != self.seat:
            seeing.play(int(self.players[seeing.asked].choose(seeing.game, seeing.table)))

    def observed(self, info: dict[str, Any]) -> tuple[Observation, dict[str, Any]]:
        """What the learner sees, and `info` with the mask, its seat and, at the end, the result."""
        observation = self.seeing.observe(self.seat)
        info |= {"action_mask": observation["action_mask"], "seat": self.seat}
        if self.seeing.over:
            game, table = self.seeing.game, self.seeing.table
            info |= {"scores": game.scores(table), "winners": game.winners(table)}
        return observation, info

    def render(self) -> str | None:
        """The table as text, if `render_mode` is `ansi`."""
        return self.seeing.draw() if self.render_mode == "ansi" else None


def spread(names: Sequence[str], count: int) -> list[str]:
    """A name for each of so many seats; one name serves all."""
    every = list(names) * count if len(names) == 1 else list(names)
    if len(every) != count:
        raise CathedralsError(f"{count} opponents were expected, not {len(every)}")
    return every


def register() -> None:
    """Let `gymnasium.make("cathedrals/<game>-v0")` find every game."""
    for game in GAMES:
        name = f"cathedrals/{game.name}-v0"
        if name not in gymnasium.registry:
            gymnasium.register(name, entry_point=f"{__name__}:SingleEnv", kwargs={"game": game.name})


register()
