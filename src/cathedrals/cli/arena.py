"""`cathedrals arena`: programs against each other."""

from __future__ import annotations

import json
import os
from typing import Annotated

import typer

from cathedrals.cli import choices
from cathedrals.cli.simulate import with_progress
from cathedrals.games import game as find_game
from cathedrals.kernel.match import whole_options
from cathedrals.players.arena import Results, pairings, play_all
from cathedrals.players.levels import player


def arena(
    game: choices.GameName,
    players: choices.Players = "greedy,random",
    games: choices.Games = 100,
    seed: choices.Seed = 0,
    options: choices.Options = "",
    workers: Annotated[
        int | None, typer.Option(min=1, help="How many processes; all cores if not said.")
    ] = None,
    as_json: choices.Json = False,
) -> None:
    """Let programs play each other, seats rotated with the same dice; one alone meets the game's own opponent."""
    chosen = find_game(game)
    names = choices.players_of(chosen, players, len(players.split(",")), solo=False)
    for name in names:
        player(name, 0)
    settings = whole_options(chosen, choices.options_of(options))
    results = Results()
    outcomes = play_all(pairings(game, names, settings, games, seed), workers or os.cpu_count() or 1)
    for _ in with_progress(range(games)):
        results.add(next(outcomes))
    typer.echo(json.dumps(results.to_json(game, names)) if as_json else table_of(results))


def table_of(results: Results) -> str:
    rows = [f"{len(results.outcomes)} games"]
    for name, standing in results.standings.items():
        low, high = results.interval(name)
        row = f"{name}: wins {results.wins(name):.1%} (95 %: {low:.1%} to {high:.1%})"
        row += f", points {standing.points / standing.games:.1f}"
        if standing.decisions:
            row += f", {1000 * standing.seconds / standing.decisions:.2f} ms a move"
        rows.append(row)
    return "\n".join(rows)
