"""How strong the programs are: every row of docs/opponents.md, played, kept and told.

    python bench/opponents.py                    play every row to its number of games, then write the table
    python bench/opponents.py --games 20         20 games more of every row that lacks some
    python bench/opponents.py --rows uct --games 10
    python bench/opponents.py --write            only write the table

As many games as there are cores are played at once. The outcomes are kept in bench/opponents.json in the order of their
dice, so a run goes on where the last one stopped. Rows are named by what they are about; `--rows uct` takes all that
have it in their names. Budgets in ms are counted in the program's own CPU time, so that other work on the machine does
not make it weaker. Seats rotate, and every set of dice is played from each seat.
A change of the programs makes old rows meaningless: delete them from the file.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import ceil, log10
from multiprocessing import get_context
from pathlib import Path

from cathedrals.games import game as find_game
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.row import Row as Numbers
from cathedrals.players.arena import Pairing, pairings, play_out, wilson
from cathedrals.players.levels import LEVELS, player

KEPT = Path(__file__).with_name("opponents.json")
PAGE = Path(__file__).parent.parent / "docs" / "opponents.md"
MARK = "<!-- from here on written by bench/opponents.py -->\n"
FINE = 40  # parts of a power of ten in which times are kept


@dataclass(frozen=True)
class Row:
    """One claim: who meets whom, how often, and what share the first is wanted to win."""

    name: str
    game: str
    players: tuple[str, ...]
    games: int
    wanted: float
    options: tuple[tuple[str, str], ...] = ()


def rows_of(game: str) -> list[Row]:
    low = dict(zip(list(LEVELS)[1:], LEVELS, strict=False))
    levels = [
        Row(f"{game} {high}", game, (high, below), 100 if high == "architect" else 200, 0.65)
        for high, below in low.items()
    ]
    return [
        Row(f"{game} greedy", game, ("search:50cpu", "greedy"), 500, 0.8),
        *levels,
        Row(f"{game} uct", game, ("search:50cpu", "uct:50cpu"), 200, 0.85),
        Row(f"{game} longer", game, ("search:500cpu", "search:50cpu"), 100, 0.6),
    ]


ROWS = [
    *rows_of("red_cathedral"),
    *rows_of("basilica"),
    Row("red_cathedral three", "red_cathedral", ("search:50cpu", "greedy", "greedy", "greedy"), 300, 0.5),
    Row("red_cathedral ivan basic", "red_cathedral", ("architect",), 100, 0.9),
    Row("red_cathedral ivan advanced", "red_cathedral", ("architect",), 100, 0.9, (("board", "advanced"),)),
]


def play_one(row: Row, number: int) -> dict:
    """One more game of a row: what the first player won and its times."""
    pairing = nth(row, number)
    game = find_game(row.game)
    players = [player(name, pairing.seed * 10 + seat) for seat, name in enumerate(pairing.names)]
    table = game.new_table()
    game.start(table, len(players), whole_options(game, dict(row.options)), Numbers())
    times = play_out(game, table, players, SeededDealer(pairing.seed), time.thread_time)
    own = -number % len(row.players)
    winners, scores = game.winners(table), game.scores(table)
    others = [score for seat, score in enumerate(scores) if seat != own]
    won = (own in winners) / len(winners)
    return {"won": won, "led": scores[own] - sum(others) / len(others), "times": times[own]}


def nth(row: Row, number: int) -> Pairing:
    return list(pairings(row.game, list(row.players), dict(row.options), number + 1, 1))[-1]


def add(kept: dict, one: dict) -> None:
    kept["games"] += 1
    kept["won"] += one["won"]
    kept["led"] += one["led"]
    for ms in one["times"]:
        part = str(ceil(FINE * log10(max(ms, 0.001))))
        kept["times"][part] = kept["times"].get(part, 0) + 1


def p95(times: dict[str, int]) -> float:
    """The time that 95 of 100 answers keep to, to a few per cent."""
    wanted, seen = 0.95 * sum(times.values()), 0
    for part in sorted(times, key=int):
        seen += times[part]
        if seen >= wanted:
            return 10 ** (int(part) / FINE)
    return 0.0


def load() -> dict:
    return json.loads(KEPT.read_text(encoding="utf-8")) if KEPT.exists() else {}


def save(kept: dict) -> None:
    """At one stroke, for others may play other rows and read at the same time."""
    new = KEPT.with_suffix(f".{os.getpid()}")
    new.write_text(json.dumps(kept, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    new.replace(KEPT)


def commit() -> str:
    return subprocess.run(
        ["git", "rev-parse", "--short", "HEAD"], capture_output=True, text=True
    ).stdout.strip()


def play_row(pool: ProcessPoolExecutor, row: Row, games: int) -> None:
    own = load().get(row.name) or {"games": 0, "won": 0.0, "led": 0.0, "times": {}, "commit": commit()}
    numbers = range(own["games"], min(own["games"] + games, row.games))
    for one in pool.map(partial(play_one, row), numbers):
        add(own, one)
        save(load() | {row.name: own})
    if own["games"]:
        print(said(row, own), flush=True)


def said(row: Row, own: dict) -> str:
    games, share = own["games"], own["won"] / own["games"]
    low, high = wilson(share, games)
    if games < row.games:
        state = "unfinished, above so far" if share >= row.wanted else "unfinished, below so far"
    else:
        state = "reached" if share >= row.wanted else "not reached"
    against = row.players[1] if len(row.players) == 2 else "three greedy" if len(row.players) == 4 else "Ivan"
    board = dict(row.options).get("board", "")
    name = row.game.replace("_", " ") + (f", {board} board" if board else "")
    return (
        f"| {name} | {row.players[0]} | {against} | {games} of {row.games} | {share:.1%} ({low:.1%} to {high:.1%}) "
        f"| {row.wanted:.0%} | {state} | {own['led'] / games:+.1f} | {p95(own['times']):.1f} | {own['commit']} |"
    )


def write_page(kept: dict) -> None:
    """Keep the words of the page, and write the table under them anew."""
    told = [
        "| game | program | against | games | wins (95 %) | wanted | | points ahead | p95, CPU ms | commit |",
        "|---|---|---|---:|---:|---:|---|---:|---:|---|",
        *(said(row, kept[row.name]) for row in ROWS if kept.get(row.name, {}).get("games")),
    ]
    words = PAGE.read_text(encoding="utf-8").partition(MARK)[0]
    PAGE.write_text(words + MARK + "\n" + "\n".join(told) + "\n", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rows", default="", help="only rows with this in their names")
    parser.add_argument("--games", type=int, default=1_000_000, help="more games of each row, at most")
    parser.add_argument("--write", action="store_true", help="only write the table")
    chosen = parser.parse_args()
    if not chosen.write:
        with ProcessPoolExecutor(mp_context=get_context("spawn")) as pool:
            for row in (row for row in ROWS if chosen.rows in row.name):
                play_row(pool, row, chosen.games)
    write_page(load())


if __name__ == "__main__":
    main()
