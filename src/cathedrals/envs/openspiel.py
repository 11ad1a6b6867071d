"""Every game as one of OpenSpiel: importing this lets `pyspiel.load_game("cathedrals_<game>")` find it.

Parameters are `seats`, the options of the game, and `pieces`: `load_game("cathedrals_<game>", {"seats": 4})`. Chance is
explicit, nothing is hidden, and the returns are the shares of the win less the mean. OpenSpiel writes parameters into
one line, so `pieces` is the digest of a box that this process knows: `cathedrals.games.add_box(game, text).digest`.
"""
# Stays plain: its classes derive from those of pyspiel.

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import Any

import numpy as np
import pyspiel

from cathedrals.envs.choices import Choice, choose
from cathedrals.envs.stepping import win_rewards
from cathedrals.games import GAMES, KNOWN
from cathedrals.kernel.game import CathedralsError, Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table

__all__ = ["SpielGame", "SpielObserver", "SpielState"]

PREFIX = "cathedrals_"
SEATS = "seats"
PIECES = "pieces"


def game_type(game: Game, seats: int) -> Any:
    """One seat plays against the game itself, and then what it wins nobody in the game loses."""
    kind = pyspiel.GameType
    return kind(
        short_name=PREFIX + game.name,
        long_name=f"Cathedrals: {game.name}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if seats > 1 else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=max(game.seats),
        min_num_players=min(game.seats),
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=defaults(game),
    )


def defaults(game: Game) -> dict[str, int | str]:
    chosen = choose(game.name, None, None)
    return {SEATS: chosen.seats, PIECES: "", **chosen.options}


def text_of(pieces: str) -> str:
    """The file of the box of that digest; nothing for the built-in one."""
    if pieces and pieces not in KNOWN:
        raise CathedralsError(
            f'the pieces "{pieces}" are not known here; add_box in this process was expected'
        )
    return KNOWN[pieces].text if pieces else ""


def game_info(game: Game, seats: int) -> Any:
    arguments = {} if seats == 1 else {"utility_sum": 0.0}
    return pyspiel.GameInfo(
        num_distinct_actions=game.move_count,
        max_chance_outcomes=game.move_count,
        num_players=seats,
        min_utility=-1.0,
        max_utility=1.0,
        max_game_length=game.most_lines,
        **arguments,
    )


class Position:
    """A table and the rules of its game; a copy shares the rules."""

    def __init__(self, choice: Choice, game: Game, table: Table) -> None:
        self.choice = choice
        self.game = game
        self.table = table

    def __deepcopy__(self, memo: object) -> Position:
        return Position(self.choice, self.game, self.table.copy())


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """One of our games, with its seats and options."""

    def __init__(self, game: Game, params: Mapping[str, Any] | None = None) -> None:
        given = defaults(game) | dict(params or {})
        seats = int(given.pop(SEATS))
        pieces = text_of(str(given.pop(PIECES)))
        options = {name: str(value) for name, value in given.items()}
        self.choice = choose(game.name, seats, options, pieces=pieces)
        super().__init__(game_type(game, seats), game_info(game, seats), dict(params or {}))

    def new_initial_state(self) -> SpielState:
        """The table as it is laid out."""
        game = self.choice.find_game()
        table = game.new_table()
        game.start(table, self.choice.seats, self.choice.options, Row())
        return SpielState(self, Position(self.choice, game, table))

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> SpielObserver:
        """An observer of what the seat asked senses."""
        if params:
            raise ValueError(f"an observer takes no parameters, not {params}")
        return SpielObserver(self.choice.find_game())


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A table as a state."""

    def __init__(self, game: SpielGame, position: Position) -> None:
        super().__init__(game)
        self.position = position

    def current_player(self) -> int:
        """The seat asked, or OpenSpiel's numbers for chance and for the end."""
        asked = int(self.position.game.asked(self.position.table))
        if asked == NOBODY:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if asked == CHANCE else asked

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.position.game.list_legal(self.position.table).numbers())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance may answer, each with its probability."""
        weights = Row()
        self.position.game.odds(self.position.table, weights)
        moves = self.position.game.list_legal(self.position.table).numbers()
        total = sum(weights.numbers())
        pairs = zip(moves, weights.numbers(), strict=True)
        return sorted((move, float(Fraction(weight, total))) for move, weight in pairs)

    def _apply_action(self, action: int) -> None:
        self.position.game.play(self.position.table, action, Row())

    def _action_to_string(self, player: int, action: int) -> str:
        return str(self.position.game.write(action))

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.game.is_over(self.position.table)

    def returns(self) -> list[float]:
        """For each seat its share of the win less the mean."""
        seats = self.position.choice.seats
        if not self.is_terminal():
            return [0.0] * seats
        return win_rewards(self.position.game, self.position.table)[:seats]

    def __str__(self) -> str:
        return self.position.table.to_bytes().hex()


class SpielObserver:
    """The senses of a seat."""

    def __init__(self, game: Game) -> None:
        self.game = game
        self.row = Row()
        self.tensor = np.zeros(game.sense_count, np.float32)
        self.dict = {"senses": self.tensor}

    def set_from(self, state: SpielState, player: int) -> None:
        """Fill `tensor` with what a player senses."""
        self.row.clear()
        self.game.senses(state.position.table, player, self.row)
        self.tensor[:] = np.asarray(memoryview(self.row.items))[: self.game.sense_count]

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player senses, as text."""
        self.set_from(state, player)
        return " ".join(str(int(sense)) for sense in self.tensor)


def class_of(game: Game) -> type[SpielGame]:
    """A class for one game: OpenSpiel lets go of it after Python has ended, which only a class survives."""

    def __init__(self: SpielGame, params: Mapping[str, Any] | None = None) -> None:  # noqa: N807
        SpielGame.__init__(self, game, params)

    return type(f"SpielGame_{game.name}", (SpielGame,), {"__init__": __init__, "__module__": __name__})


def register() -> None:
    """Let `pyspiel.load_game` find every game."""
    for game in GAMES:
        if PREFIX + game.name not in pyspiel.registered_names():
            made = class_of(game)
            globals()[made.__name__] = made  # where pickle looks for it
            pyspiel.register_game(game_type(game, max(game.seats)), made)


register()
