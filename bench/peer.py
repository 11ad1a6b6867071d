"""Measures one engine, ours or a peer's, whenever a line comes in: random play for about a second of CPU time.

Run by `peers.py`, each engine in a process of its own that stays, so that they can be measured by turns. One step is:
list the legal moves, pick one at random, apply it. A decision is a step that is not chance's. CPU time is taken:
other programs on the machine make the time by the clock meaningless.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial

SECONDS = 1.0
Played = Iterator[tuple[int, int]]  # steps and decisions, from time to time


def ours_in_the_kernel(name: str) -> Played:
    from cathedrals.kernel.dealer import SeededDealer
    from cathedrals.players.player import Player, RandomPlayer
    from cathedrals.players.playing import Playing

    game, seats, options = all_seats(name)
    for seed in range(1_000_000_000):
        players: list[Player] = [RandomPlayer(seed * 10 + seat) for seat in range(seats)]
        playing = Playing(game, SeededDealer(seed), players)
        table = game.new_table()
        game.start(table, seats, options, playing.log)
        playing.play_out(table)
        yield int(playing.steps), int(playing.decisions)


def ours_from_python(name: str) -> Played:
    from cathedrals.cli.bench import play_from_python

    game, seats, options = all_seats(name)
    for seed in range(1_000_000_000):
        yield play_from_python(game, seats, options, seed)


def all_seats(name: str):
    from cathedrals.games import game
    from cathedrals.kernel import table
    from cathedrals.kernel.match import whole_options

    if table.__file__.endswith(".py"):
        print("ours is not compiled: see CONTRIBUTING.md", file=sys.stderr)
    found = game(name)
    return found, max(found.seats), whole_options(found, {})


def catanatron() -> Played:
    from catanatron import Color, Game, RandomPlayer

    for seed in range(1, 1_000_000_000):
        game = Game([RandomPlayer(colour) for colour in Color], seed=seed)
        game.play()
        # It has no steps of chance: dice and cards are drawn inside a player's action.
        yield len(game.state.actions), len(game.state.actions)


def backgammon_state():
    import pyspiel

    game = pyspiel.load_game("backgammon")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.chance_outcomes()[0][0])
    return game, state


def open_spiel_from_python() -> Played:
    _, start = backgammon_state()
    while True:
        yield play_spiel(start.clone())


def play_spiel(state) -> tuple[int, int]:
    steps = decisions = 0
    while not state.is_terminal():
        steps += 1
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, odds)[0])
        else:
            decisions += 1
            state.apply_action(random.choice(state.legal_actions()))
    return steps, decisions


def open_spiel_in_cpp() -> Played:
    """Its own rollouts. It does not count their steps: we take the mean length of 2,000 such games, counted first."""
    import pyspiel

    game, start = backgammon_state()
    counted = [play_spiel(start.clone()) for _ in range(2000)]
    steps, decisions = (sum(column) / len(counted) for column in zip(*counted, strict=True))
    simulations, rollouts = 2, 50
    for seed in range(1_000_000_000):
        evaluator = pyspiel.RandomRolloutEvaluator(rollouts, seed)
        bot = pyspiel.MCTSBot(game, evaluator, 1.0, simulations, 100, False, seed, False)
        bot.mcts_search(start)
        yield round(simulations * rollouts * steps), round(simulations * rollouts * decisions)


def pettingzoo() -> Played:
    from pettingzoo.classic import connect_four_v3

    env = connect_four_v3.env()
    while True:
        env.reset()
        steps = 0
        for agent in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            over = termination or truncation
            env.step(None if over else env.action_space(agent).sample(observation["action_mask"]))
            steps += not over
        yield steps, steps


def pgx() -> Played:
    """A batch of 256 on the CPU, inside one compiled loop of 50 steps; its dice are part of a step."""
    import jax
    import jax.numpy as jnp
    import pgx

    env, tables, steps = pgx.make("backgammon"), 256, 50

    def step(state, key):
        choose, roll = jax.random.split(key)
        moves = jax.random.categorical(choose, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=1)
        return jax.vmap(env.step)(state, moves, jax.random.split(roll, tables)), None

    run = jax.jit(lambda state, key: jax.lax.scan(step, state, jax.random.split(key, steps))[0])
    begin = jax.jit(jax.vmap(env.init))
    for seed in range(1_000_000_000):
        key = jax.random.PRNGKey(seed)
        jax.block_until_ready(run(begin(jax.random.split(key, tables)), key))
        yield tables * steps, tables * steps


ENGINES: dict[str, Callable[[], Played]] = {
    "The Red Cathedral, kernel": partial(ours_in_the_kernel, "red_cathedral"),
    "The Red Cathedral, from Python": partial(ours_from_python, "red_cathedral"),
    "Basilica, kernel": partial(ours_in_the_kernel, "basilica"),
    "Basilica, from Python": partial(ours_from_python, "basilica"),
    "catanatron": catanatron,
    "open_spiel backgammon, C++ rollouts": open_spiel_in_cpp,
    "open_spiel backgammon, from Python": open_spiel_from_python,
    "pettingzoo connect_four": pettingzoo,
    "pgx backgammon, batch of 256": pgx,
}


def main() -> None:
    played = ENGINES[sys.argv[1]]()
    next(played)  # what is compiled or counted at first is not measured
    print("ready", flush=True)
    for _ in sys.stdin:
        steps = decisions = 0
        started = time.process_time()
        while time.process_time() < started + SECONDS:
            more_steps, more_decisions = next(played)
            steps += more_steps
            decisions += more_decisions
        taken = time.process_time() - started
        print(json.dumps({"steps": steps / taken, "decisions": decisions / taken}), flush=True)


if __name__ == "__main__":
    main()
