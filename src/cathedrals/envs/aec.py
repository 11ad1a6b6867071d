"""All seats at one table, as a PettingZoo environment: agents are asked one after the other."""
# Stays plain: its speed is that of NumPy and of the rules.

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv
from pettingzoo.utils import wrappers

from cathedrals.envs.choices import choose
from cathedrals.envs.seeing import Observation, Seeing, space_of_moves, space_of_senses
from cathedrals.envs.stepping import WIN

__all__ = ["TableEnv", "env"]

ILLEGAL = -1.0


class TableEnv(AECEnv[str, Observation, int]):  # type: ignore[misc]
    """One agent for each seat; chance is dealt from the seed. `env` wraps it with the usual checks.

    `pieces` is the text of a file of pieces to play with instead of the built-in ones.
    """

    def __init__(
        self,
        game: str,
        seats: int | None = None,
        options: Mapping[str, str] | None = None,
        reward: str = WIN,
        render_mode: str | None = None,
        pieces: str = "",
    ) -> None:
        super().__init__()
        self.choice = choose(game, seats, options, reward, pieces)
        found = self.choice.find_game()
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"{found.name}_v0",
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.choice.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.action_spaces = {agent: space_of_moves(found) for agent in self.possible_agents}
        self.observation_spaces = {agent: space_of_senses(found) for agent in self.possible_agents}
        self.random = np.random.default_rng()

    def action_space(self, agent: str) -> spaces.Discrete:
        """The numbered moves, the same for every agent."""
        return self.action_spaces[agent]

    def observation_space(self, agent: str) -> spaces.Dict:
        """`observation`, the senses, and `action_mask`, which moves are legal."""
        return self.observation_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game; without a seed it goes on drawing from the last one."""
        if seed is not None:
            self.random = np.random.default_rng(seed)
        self.seeing = Seeing(self.choice, int(self.random.integers(2**31)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.seeing.asked]

    def observe(self, agent: str) -> Observation:
        """What an agent's seat senses, itself first; its mask is empty unless it is asked."""
        return self.seeing.observe(self.seat_of[agent])

    def step(self, action: int | None) -> None:
        """Play a move for the agent asked; `None` once the game is over."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        assert action is not None
        self._cumulative_rewards[agent] = 0.0
        self.seeing.play(int(action))
        earned = self.seeing.rewards()
        self.rewards = {other: earned[self.seat_of[other]] for other in self.agents}
        self._accumulate_rewards()
        if self.seeing.over:
            self.terminations = dict.fromkeys(self.agents, True)
            self._skip_agent_selection = None
            self.agent_selection = self.agents[0]
            self.tell_result()
        else:
            self.agent_selection = self.possible_agents[self.seeing.asked]

    def tell_result(self) -> None:
        """Put the scores and winners into every agent's `infos`."""
        game, table = self.seeing.game, self.seeing.table
        for agent in self.agents:
            self.infos[agent] = {"scores": game.scores(table), "winners": game.winners(table)}

    def render(self) -> str | None:
        """The table as text, if `render_mode` is `ansi`."""
        return self.seeing.draw() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Nothing was opened."""


def env(**arguments: Any) -> AECEnv[str, Observation, int]:
    """One table for PettingZoo with its usual checks; whoever makes a move that is not legal loses at once.

    Takes the arguments of `TableEnv`.
    """
    checked: AECEnv[str, Observation, int] = TableEnv(**arguments)
    checked = wrappers.TerminateIllegalWrapper(checked, illegal_reward=ILLEGAL)
    checked = wrappers.AssertOutOfBoundsWrapper(checked)
    return wrappers.OrderEnforcingWrapper(checked)
