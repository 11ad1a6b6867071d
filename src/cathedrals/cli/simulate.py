"""`cathedrals simulate`: programs play many games, and the results are counted."""

from __future__ import annotations

import json
import sys
import time
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Annotated, Any

import typer

from cathedrals.cli import parameters
from cathedrals.cli.language import Lang, words_for
from cathedrals.cli.seating import display_names
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import CathedralsError, Game
from cathedrals.kernel.match import Match, new_match, whole_options
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.words import Words
from cathedrals.players.levels import player
from cathedrals.players.player import Player
from cathedrals.players.playing import Playing

LONG_RUN = 20

EPILOG = """\
Examples:
  cathedrals simulate {game} --games 100 --seed 7 --seats 4
  cathedrals simulate {game} --solo --save solo.record
  cathedrals simulate {other} --players greedy,random --json
"""


Save = Annotated[
    Path | None,
    typer.Option(
        metavar="PATH",
        help="Write the record to this file; for several games, to this folder.",
        rich_help_panel=parameters.OUTPUT,
    ),
]


def simulate(
    game: parameters.GameName,
    players: parameters.Players = "random",
    seats: parameters.Seats = None,
    solo: parameters.Solo = False,
    games: parameters.Games = 1,
    seed: parameters.Seed = 0,
    options: parameters.Options = "",
    pieces: parameters.Pieces = None,
    save: Save = None,
    lang: Lang = "",
    as_json: parameters.Json = False,
) -> None:
    """Let programs play games, and tally the results.

    The same seed gives the same games.
    """
    chosen = parameters.game_of(game, pieces)
    names = parameters.players_of(chosen, players, seats, solo)
    settings = whole_options(chosen, parameters.options_of(options))
    result = new_result(game, games)
    for number in with_progress(range(games)):
        if save is None:
            add_game(result, chosen, names, settings, seed + number)
        else:
            path = save if games == 1 else save / f"{number}.record"
            add_saved_game(result, chosen, names, settings, seed + number, path)
    typer.echo(json.dumps(result) if as_json else summary(words_for(game, lang), names, result))


def new_result(game: str, games: int) -> dict[str, Any]:
    return {
        "game": game,
        "games": games,
        "steps": 0,
        "decisions": 0,
        "seconds": 0.0,
        "scores": [],
        "winners": [],
        "endings": [],
    }


def players_for(names: list[str], seed: int) -> list[Player]:
    """Programs whose own chance differs from seat to seat and from the dealer's."""
    return [player(name, (seed + 1) * 1000 + seat) for seat, name in enumerate(names)]


def add_game(
    result: dict[str, Any], game: Game, names: list[str], options: dict[str, str], seed: int
) -> None:
    playing = Playing(game, SeededDealer(seed), players_for(names, seed))
    table = game.new_table()
    started = time.perf_counter()
    game.start(table, len(names), options, playing.log)
    playing.play_out(table)
    result["seconds"] += time.perf_counter() - started
    result["steps"] += int(playing.steps)
    result["decisions"] += int(playing.decisions)
    result["scores"].append(game.scores(table))
    result["winners"].append(game.winners(table))
    result["endings"].append(game.ending(table))


def add_saved_game(
    result: dict[str, Any], game: Game, names: list[str], options: dict[str, str], seed: int, path: Path
) -> None:
    started = time.perf_counter()
    match = play_match(game, names, options, seed)
    result["seconds"] += time.perf_counter() - started
    result["steps"] += len(match.record.lines)
    result["decisions"] += sum(line.seat >= 0 for line in match.record.lines)
    result["scores"].append(match.scores)
    result["winners"].append(match.winners)
    result["endings"].append(match.ending)
    write_record(path, str(match.record))


def play_match(game: Game, names: list[str], options: dict[str, str], seed: int) -> Match:
    """The same game as without saving, with its record."""
    sitters = [Sitter(name, is_program=True) for name in names]
    match = new_match(game, sitters, SeededDealer(seed), options)
    players = players_for(names, seed)
    while not match.over:
        match.play(game.write(players[match.asked].choose(game, match.table)))
    return match


def write_record(path: Path, text: str) -> None:
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        raise CathedralsError(
            f"{path} cannot be written ({error.strerror}); another --save was expected"
        ) from error


def with_progress(numbers: range) -> Iterable[int]:
    """A bar on the terminal for long runs, and nothing elsewhere."""
    if len(numbers) < LONG_RUN or not sys.stderr.isatty():
        return numbers
    return progress(numbers)


def progress(numbers: range) -> Iterator[int]:
    from rich.console import Console
    from rich.progress import track

    yield from track(numbers, description="playing", console=Console(stderr=True), transient=True)


def summary(words: Words, names: list[str], result: dict[str, Any]) -> str:
    games = result["games"]
    rate = round(result["steps"] / max(result["seconds"], 1e-9))
    title = words.say("game-title")
    rows = [
        words.say("simulate-games", {"games": games, "game": title, "steps": result["steps"], "rate": rate})
    ]
    for ending, count in Counter(result["endings"]).most_common():
        rows.append(words.say("simulate-ending", {"count": count, "ending": ending}))
    called = display_names([Sitter(name, is_program=True) for name in names], words)
    for seat in range(len(result["scores"][0])):
        points = [scores[seat] for scores in result["scores"]]
        wins = sum(1 / len(winners) for winners in result["winners"] if seat in winners)
        args = {
            "name": called[seat] if seat < len(called) else words.say("solo-opponent"),
            "wins": round(100 * wins / games, 1),
            "points": round(sum(points) / games, 1),
        }
        rows.append(words.say("simulate-seat", args))
    return "\n".join(rows)
