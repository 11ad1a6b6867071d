"""One table as Gymnasium and PettingZoo meet it."""
# Stays plain: its speed is that of NumPy and of the rules.

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray

from cathedrals.envs.choices import Choice
from cathedrals.envs.stepping import GAIN, LARGEST, deal, final_rewards, margins
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.page import Page
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY
from cathedrals.kernel.words import Words

Observation = dict[str, NDArray[Any]]


class Seeing:
    """A table with its dealer, dealt up to the next question a player is asked."""

    def __init__(self, choice: Choice, seed: int) -> None:
        self.choice = choice
        self.game = choice.find_game()
        self.dealer = SeededDealer(seed)
        self.table = self.game.new_table()
        self.log = Row()
        self.row = Row()
        self.game.start(self.table, choice.seats, choice.options, self.log)
        self.deal()
        self.noted = self.start_of_rewards()

    def start_of_rewards(self) -> list[float]:
        if self.choice.reward == GAIN:
            return margins(self.game, self.table)
        return [0.0] * len(self.game.scores(self.table))

    @property
    def asked(self) -> int:
        return int(self.game.asked(self.table))

    @property
    def over(self) -> bool:
        return self.asked == NOBODY

    def deal(self) -> None:
        deal(self.game, self.table, self.dealer, self.log)

    def is_legal(self, move: int) -> bool:
        return self.game.list_legal(self.table).has(move)

    def play(self, move: int) -> None:
        self.log.clear()
        self.game.play(self.table, move, self.log)
        self.deal()

    def rewards(self) -> list[float]:
        """What each seat has earned since this was last asked."""
        if not self.over and self.choice.reward != GAIN:
            return [0.0] * len(self.noted)
        now = final_rewards(self.game, self.table, self.choice.reward)
        earned = [after - before for after, before in zip(now, self.noted, strict=True)]
        self.noted = now
        return earned

    def observe(self, seat: int) -> Observation:
        """What a seat sees, and the moves it may make: none unless it is asked."""
        self.row.clear()
        self.game.senses(self.table, seat, self.row)
        senses = np.asarray(memoryview(self.row.items))[: self.game.sense_count]
        mask = np.zeros(self.game.move_count, np.int8)
        if seat == self.asked:
            mask[self.game.list_legal(self.table).numbers()] = 1
        return {"observation": senses.astype(np.int16), "action_mask": mask}

    def draw(self) -> str:
        names = [f"seat {seat}" for seat in range(self.choice.seats)]
        return self.game.draw(self.table, Page(Words(self.game.name), names, self.asked))


def space_of_moves(game: Game) -> spaces.Discrete:
    return spaces.Discrete(game.move_count)


def space_of_senses(game: Game) -> spaces.Dict:
    return spaces.Dict(
        {
            "observation": spaces.Box(-LARGEST, LARGEST, (game.sense_count,), np.int16),
            "action_mask": spaces.Box(0, 1, (game.move_count,), np.int8),
        }
    )
