"""`cathedrals count`: how many positions lie so many answers ahead, chance's outcomes included."""

from __future__ import annotations

from typing import Annotated

import typer

from cathedrals.cli import parameters
from cathedrals.games import game as find_game
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table

EPILOG = """\
Examples:
  cathedrals count {game} --depth 3 --seed 7
"""


def count(
    game: parameters.GameName,
    seats: parameters.Seats = None,
    solo: parameters.Solo = False,
    depth: Annotated[
        int, typer.Option(min=0, metavar="N", help="How many moves deep.", rich_help_panel=parameters.WHAT)
    ] = 2,
    seed: parameters.Seed = 0,
    options: parameters.Options = "",
) -> None:
    """Count all lines of play to a depth.

    From the position after setup, listed by the first move; the outcomes of chance count too.
    """
    chosen = find_game(game)
    names = parameters.players_of(chosen, "random", seats, solo)
    table = after_setup(chosen, len(names), whole_options(chosen, parameters.options_of(options)), seed)
    if depth > 0:
        for move in chosen.list_legal(table).numbers():
            typer.echo(f"{chosen.write(move)}: {count_lines(chosen, played(chosen, table, move), depth - 1)}")
    typer.echo(f"depth {depth}: {count_lines(chosen, table, depth)}")


def after_setup(game: Game, seats: int, options: dict[str, str], seed: int) -> Table:
    """The position in which a player is asked for the first time."""
    table = game.new_table()
    dealer = SeededDealer(seed)
    log = Row()
    game.start(table, seats, options, log)
    while game.asked(table) == CHANCE:
        game.play(table, dealer.deal(game, table), log)
    return table


def played(game: Game, table: Table, move: int) -> Table:
    after = table.copy()
    game.play(after, move, Row())
    return after


def count_lines(game: Game, table: Table, depth: int) -> int:
    if depth == 0 or game.is_over(table):
        return 1
    moves = game.list_legal(table).numbers()
    if depth == 1:
        return len(moves)
    return sum(count_lines(game, played(game, table, move), depth - 1) for move in moves)
