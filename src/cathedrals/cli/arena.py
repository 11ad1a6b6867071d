"""`cathedrals arena`: programs against each other."""

from __future__ import annotations

import json
import os
import sys
from collections import deque
from collections.abc import Iterator
from typing import Annotated

import typer

from cathedrals.cli import parameters
from cathedrals.kernel.match import whole_options
from cathedrals.players.arena import Results, p95, pairings, play_until_clear
from cathedrals.players.levels import player
from cathedrals.players.workers import PLACES, play_all

WHERE = "Where it runs"
EPILOG = """\
Examples:
  cathedrals arena {game} --players greedy,random --games 200
  cathedrals arena {other} --players master,greedy --until 0.65
  cathedrals arena {game} --players greedy --json
"""


Until = Annotated[
    float | None,
    typer.Option(
        min=0,
        max=1,
        metavar="SHARE",
        help="Stop once it is clear that the first player wins more than this share, or less.",
        rich_help_panel=parameters.WHAT,
    ),
]
Workers = Annotated[
    int | None,
    typer.Option(min=1, metavar="N", help="How many processes; all cores by default.", rich_help_panel=WHERE),
]
On = Annotated[
    str,
    typer.Option(metavar="|".join(PLACES), help="This machine, or a Ray cluster.", rich_help_panel=WHERE),
]


def arena(
    game: parameters.GameName,
    players: parameters.Players = "greedy,random",
    games: parameters.Games = 100,
    seed: parameters.Seed = 0,
    options: parameters.Options = "",
    pieces: parameters.Pieces = None,
    until: Until = None,
    workers: Workers = None,
    on: On = "here",
    as_json: parameters.Json = False,
) -> None:
    """Let programs meet, and say which is stronger.

    Seats are rotated with the same dice, and every share has its interval. One program alone meets the game's own
    opponent.
    """
    chosen = parameters.game_of(game, pieces)
    names = parameters.players_of(chosen, players, len(players.split(",")), solo=False)
    for name in names:
        player(name, 0)
    settings = whole_options(chosen, parameters.options_of(options))
    wanted = pairings(game, names, settings, games, seed, chosen.pieces)
    outcomes = play_all(wanted, workers or os.cpu_count() or 1, on)
    results = deque(with_standing(play_until_clear(outcomes, names[0], until), names[0], games), maxlen=1)[0]
    typer.echo(json.dumps(results.to_json(game, names)) if as_json else table_of(results))


def with_standing(played: Iterator[Results], name: str, games: int) -> Iterator[Results]:
    """A bar on the terminal that tells how it stands, and nothing elsewhere."""
    if not sys.stderr.isatty():
        yield from played
        return
    from rich.console import Console
    from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(name, total=games)
        for results in played:
            low, high = results.interval(name)
            told = f"{name} {results.wins(name):.0%} ({low:.0%} to {high:.0%})"
            progress.update(task, advance=1, description=told)
            yield results


def table_of(results: Results) -> str:
    rows = [f"{len(results.outcomes)} games"]
    ratings = results.ratings()
    for name, standing in results.standings.items():
        low, high = results.interval(name)
        row = f"{name}: wins {results.wins(name):.1%} (95 %: {low:.1%} to {high:.1%})"
        row += f", points {standing.points / standing.games:.1f}"
        row += f", rating {ratings[name][0]:.1f} ± {ratings[name][1]:.1f}"
        if standing.times:
            mean = sum(standing.times) / len(standing.times)
            row += f", {mean:.2f} ms a move, 95 of 100 within {p95(standing.times):.2f}"
        rows.append(row)
    return "\n".join(rows)
