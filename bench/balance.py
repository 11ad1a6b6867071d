"""The balance of The Red Cathedral with one program on all seats: seats, colours, scores, and the worth of pieces.

    python bench/balance.py --player greedy --games 1000

prints tables for RESULTS.md and draws docs/pictures/balance.svg; with `--pieces FILE` it tells of another box and draws
nothing. The rules want final scores mostly from 25 to 70,
and no seat and no colour winning more than its share by over 4 points of percentage.
"""

from __future__ import annotations

import argparse
import os
from collections import defaultdict
from collections.abc import Iterable
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from itertools import permutations
from multiprocessing import get_context
from pathlib import Path
from statistics import mean, quantiles

from cathedrals.games import game as find_game
from cathedrals.games.red_cathedral import parts
from cathedrals.games.red_cathedral.table import BLUEPRINT, INFLUENCE_AT, SEATS, TURNS, WORKSHOP
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.pieces import file_text
from cathedrals.kernel.row import Row
from cathedrals.players.arena import play_out, wilson
from cathedrals.players.levels import player

GAME = "red_cathedral"
LEAST, MOST, TOO_MUCH = 25, 70, 0.04
COLOURS = parts.COLOUR_NAMES[: parts.COLOURS]
ORDERS = ["-".join(order) for order in permutations(COLOURS)]
PICTURE = Path(__file__).parent.parent / "docs" / "pictures" / "balance.svg"


@dataclass(frozen=True)
class Played:
    """What one finished game tells."""

    seats: int
    board: str
    colours: list[str]
    scores: list[int]
    winners: list[int]
    starter: int
    ending: str
    rounds: int
    blueprint: int
    influence: list[str]
    workshop: list[list[str]]


def play(task: tuple[int, str, int, str, str]) -> Played:
    seats, board, seed, name, pieces = task
    game = find_game(GAME, pieces)
    table = game.new_table()
    order = ORDERS[seed % len(ORDERS)]
    options = whole_options(game, {"board": board, "colours": order})
    log, dealer = Row(), SeededDealer(seed)
    game.start(table, seats, options, log)
    starter = 0
    if seats > 1:
        first = dealer.deal(game, table)
        starter = int(game.write(first).split()[1])
        game.play(table, first, log)
    play_out(game, table, [player(name, seed * 10 + seat) for seat in range(seats)], dealer)
    cells = table.cells
    return Played(
        seats,
        board,
        order.split("-")[: int(cells[SEATS])],
        game.scores(table),
        game.winners(table),
        starter,
        game.ending(table),
        int(cells[TURNS]) // int(cells[SEATS]),
        int(cells[BLUEPRINT]) % parts.BLUEPRINTS,
        [influence_at(table, quadrant) for quadrant in range(parts.QUADRANTS)],
        [face_up(table, seat) for seat in range(seats)],
    )


def influence_at(table, quadrant: int) -> str:
    """Cards are numbered on from box to box."""
    return parts.INFLUENCE_NAMES[int(table.cells[INFLUENCE_AT + quadrant]) % parts.INFLUENCE_CARDS]


def face_up(table, seat: int) -> list[str]:
    tiles = (int(table.cells[WORKSHOP + seat * parts.SPACES + space]) for space in range(parts.SPACES))
    return [parts.KIND_NAMES[tile - 1] for tile in tiles if tile > 0]


def share(won: Iterable[float], fair: float) -> str:
    """A share of wins against the fair one, with its interval."""
    wins = list(won)
    if not wins:
        return "–"
    low, high = wilson(mean(wins), len(wins))
    mark = " !" if mean(wins) - fair > TOO_MUCH else ""
    return f"{mean(wins) - fair:+.1%} ({low - fair:+.1%}, {high - fair:+.1%}){mark}"


def won(game: Played, seat: int) -> float:
    return (seat in game.winners) / len(game.winners)


def overview(games: list[Played]) -> list[str]:
    """One row for each seat count and board."""
    rows = [
        "| seats | board | games | rounds | sixth card | scores (5, 95 %) | 25 to 70 | by order of play | by colour |",
        "|---|---|---|---|---|---|---|---|---|",
    ]
    for seats, board in sorted({(game.seats, game.board) for game in games}):
        some = [game for game in games if (game.seats, game.board) == (seats, board)]
        scores = [score for game in some for score in game.scores]
        cut = quantiles(scores, n=20)
        within = mean(LEAST <= score <= MOST for score in scores)
        fair = 1 / seats
        by_order = "; ".join(
            share((won(game, (game.starter + turn) % seats) for game in some), fair) for turn in range(seats)
        )
        by_colour = "; ".join(f"{colour} {colour_share(some, colour, fair)}" for colour in COLOURS)
        rows.append(
            f"| {seats} | {board} | {len(some)} | {mean(game.rounds for game in some):.1f} "
            f"| {mean(game.ending == 'sixth_card' for game in some):.1%} "
            f"| {mean(scores):.1f} ({cut[0]:.0f}, {cut[-1]:.0f}) | {within:.1%} | {by_order} | {by_colour} |"
        )
    return rows


def colour_share(games: list[Played], colour: str, fair: float) -> str:
    return share((won(game, game.colours.index(colour)) for game in games if colour in game.colours), fair)


def worth_of_pieces(games: list[Played]) -> list[str]:
    """How much more, or less, is scored where a piece is in the game, or on the own board."""
    influence, blueprint, tiles = defaultdict(list), defaultdict(list), defaultdict(list)
    for game in games:
        average = mean(game.scores)
        usual = usual_score(games, game.seats)
        for card in game.influence:
            influence[card].append(average - usual)
        players = max(game.seats, 2)
        blueprint[f"{players} players, {game.blueprint % 3 + 1}"].append(average - usual)
        for seat, own in enumerate(game.workshop):
            for tile in set(own):
                tiles[tile].append(game.scores[seat] - average)
    rows = ["| piece | games | worth in prestige |", "|---|---|---|"]
    for title, found in (("influence", influence), ("workshop", tiles), ("blueprint", blueprint)):
        for name, worths in sorted(found.items(), key=lambda item: -mean(item[1])):
            rows.append(f"| {title} {name} | {len(worths)} | {mean(worths):+.1f} |")
    return rows


USUAL: dict[int, float] = {}


def usual_score(games: list[Played], seats: int) -> float:
    if seats not in USUAL:
        USUAL[seats] = mean(mean(game.scores) for game in games if game.seats == seats)
    return USUAL[seats]


def picture(games: list[Played]) -> str:
    """How often each score is reached, a panel for each seat count."""
    width, height, top = 640, 150, 90
    panels = []
    for row, seats in enumerate(sorted({game.seats for game in games})):
        scores = [score for game in games if game.seats == seats for score in game.scores]
        counts = [sum(low <= score < low + top // 30 for score in scores) for low in range(0, top, top // 30)]
        step = width / len(counts)
        y = row * height
        panels.append(
            f'<rect x="{LEAST / top * width:.0f}" y="{y + 20}" width="{(MOST - LEAST) / top * width:.0f}" '
            f'height="{height - 45}" fill="#c8963e" opacity="0.15"/>'
        )
        for place, count in enumerate(counts):
            tall = count / max(counts) * (height - 50)
            panels.append(
                f'<rect x="{place * step:.1f}" y="{y + height - 25 - tall:.1f}" width="{step - 1:.1f}" '
                f'height="{tall:.1f}" fill="#a8452f"/>'
            )
        panels.append(f'<text x="4" y="{y + 14}">{seats} seats: final scores</text>')
        for mark in range(0, top + 1, 10):
            panels.append(f'<text x="{mark / top * width:.0f}" y="{y + height - 8}">{mark}</text>')
    rows = len({game.seats for game in games})
    style = 'font-family="sans-serif" font-size="11" fill="#555"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width + 20} {rows * height}" {style}>\n'
        + "\n".join(panels)
        + "\n</svg>\n"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--player", default="greedy")
    parser.add_argument("--games", type=int, default=240, help="for each seat count and board")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--pieces", default="", help="a file of pieces instead of the built-in one")
    chosen = parser.parse_args()
    seat_counts = [int(count) for count in chosen.seats.split(",")]
    pieces = file_text(chosen.pieces) if chosen.pieces else ""
    tasks = [
        (seats, board, chosen.seed + number, chosen.player, pieces)
        for seats in seat_counts
        for board in ("basic", "advanced")
        for number in range(chosen.games)
    ]
    with ProcessPoolExecutor(os.cpu_count(), mp_context=get_context("spawn")) as pool:
        games = list(pool.map(play, tasks, chunksize=4))
    print("\n".join([*overview(games), "", *worth_of_pieces(games)]))
    if not pieces:
        PICTURE.parent.mkdir(parents=True, exist_ok=True)
        PICTURE.write_text(picture(games), encoding="utf-8")


if __name__ == "__main__":
    main()
