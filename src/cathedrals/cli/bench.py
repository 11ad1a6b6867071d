"""`cathedrals bench`: how fast the rules run here, compiled or not, with random players."""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable
from statistics import median
from typing import Annotated, Any

import typer

from cathedrals.cli import parameters
from cathedrals.games import GAMES
from cathedrals.kernel import table as kernel_table
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY
from cathedrals.players.player import Player, RandomPlayer
from cathedrals.players.playing import Playing

Play = Callable[[Game, int, dict[str, str], int], tuple[int, int]]
COPIES = 1000
STARTS = 9

EPILOG = """\
Examples:
  cathedrals bench
  cathedrals bench --seconds 2 --json
"""


def bench(
    seconds: Annotated[
        float,
        typer.Option(
            min=0.0, metavar="N", help="Seconds of CPU time for each figure.", rich_help_panel=parameters.WHAT
        ),
    ] = 0.3,
    as_json: parameters.Json = False,
) -> None:
    """Measure how fast the rules run here.

    Steps and decisions a second, copies of a table, and the time an import takes, compiled or not, with random players.
    """
    result = measure(seconds)
    typer.echo(json.dumps(result) if as_json else summary(result))


def how_run() -> str:
    """Whether the rules were loaded from sources or from compiled files."""
    return "interpreted" if str(kernel_table.__file__).endswith(".py") else "compiled"


def measure(seconds: float) -> dict[str, Any]:
    rows = [
        measure_game(game, seats, whole_options(game, first), seconds)
        for game in GAMES
        for first in first_options(game)
        for seats in game.seats
    ]
    return {"rules": how_run(), "import_ms": round(import_ms(), 1), "games": rows}


def first_options(game: Game) -> list[dict[str, str]]:
    """Every value of the first option, with the defaults of the rest."""
    if not game.options:
        return [{}]
    return [{game.options[0].name: value} for value in game.options[0].values]


def measure_game(game: Game, seats: int, options: dict[str, str], seconds: float) -> dict[str, Any]:
    return {
        "game": game.name,
        "seats": seats,
        "options": options,
        "kernel": rates(play_in_kernel, game, seats, options, seconds),
        "python": rates(play_from_python, game, seats, options, seconds),
        "copy_us": round(copy_us(game, seats, options), 3),
    }


def rates(play: Play, game: Game, seats: int, options: dict[str, str], seconds: float) -> dict[str, int]:
    """Steps and decisions a second of CPU time: what else runs on the machine does not count."""
    steps = decisions = seed = 0
    started = time.process_time()
    while seed == 0 or time.process_time() < started + seconds:
        more_steps, more_decisions = play(game, seats, options, seed)
        steps += more_steps
        decisions += more_decisions
        seed += 1
    taken = max(time.process_time() - started, 1e-9)
    return {"steps_per_s": round(steps / taken), "decisions_per_s": round(decisions / taken)}


def play_in_kernel(game: Game, seats: int, options: dict[str, str], seed: int) -> tuple[int, int]:
    """A whole game, without coming back to Python between its steps."""
    players: list[Player] = [RandomPlayer(seed * 10 + seat) for seat in range(seats)]
    playing = Playing(game, SeededDealer(seed), players)
    table = game.new_table()
    game.start(table, seats, options, playing.log)
    playing.play_out(table)
    return int(playing.steps), int(playing.decisions)


def play_from_python(game: Game, seats: int, options: dict[str, str], seed: int) -> tuple[int, int]:
    """A whole game in a plain Python loop, as a bot's author would write it."""
    dealer, dice = SeededDealer(seed), SeededDealer(seed + 1)
    table, log = game.new_table(), Row()
    game.start(table, seats, options, log)
    steps = decisions = 0
    while (asked := game.asked(table)) != NOBODY:
        log.clear()
        if asked == CHANCE:
            move = dealer.deal(game, table)
        else:
            moves = game.list_legal(table)
            move = moves[dice.place(len(moves))]
            decisions += 1
        game.play(table, move, log)
        steps += 1
    return steps, decisions


def copy_us(game: Game, seats: int, options: dict[str, str]) -> float:
    table = game.new_table()
    game.start(table, seats, options, Row())
    times = []
    for _ in range(5):
        started = time.perf_counter()
        for _ in range(COPIES):
            table.copy()
        times.append((time.perf_counter() - started) / COPIES * 1e6)
    return median(times)


def import_ms() -> float:
    """How much longer Python takes with `import cathedrals`, by turns with a bare start."""
    start_ms("pass")
    start_ms("import cathedrals")
    return median(start_ms("import cathedrals") - start_ms("pass") for _ in range(STARTS))


def start_ms(code: str) -> float:
    started = time.perf_counter()
    subprocess.run([sys.executable, "-c", code], check=True)
    return (time.perf_counter() - started) * 1000


def summary(result: dict[str, Any]) -> str:
    rows = [f"rules {result['rules']}, import {result['import_ms']} ms more than Python alone", ""]
    rows.append(f"{'game, seats, option':<36}{'kernel':>24}{'from Python':>24}{'copy':>10}")
    rows.append(f"{'':<36}{'steps/s decisions/s':>24}{'steps/s decisions/s':>24}{'µs':>10}")
    for row in result["games"]:
        option = next((f"{name}={value}" for name, value in row["options"].items()), "")
        told = f"{row['game']} {row['seats']} {option}"
        pairs = [
            f"{row[kind]['steps_per_s']:>12,}{row[kind]['decisions_per_s']:>12,}"
            for kind in ("kernel", "python")
        ]
        rows.append(f"{told:<36}{pairs[0]}{pairs[1]}{row['copy_us']:>10.2f}")
    return "\n".join(rows)
