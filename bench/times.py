"""How long the levels and the hints take by the clock, with two matches at once, and whether all goes well.

    python bench/times.py                   1,000 games of each game, 4 of them with *architect*, and 24 with hints
    python bench/times.py --share 0.1       a tenth of them
    python bench/times.py --rows basilica   only rows with this in their names; "basilica hints" is one

Rows played with all their games are put into the table of docs/opponents.md. Two processes play, one match each, as on
two cores with two matches at once; seat counts and options take turns. Every answer is held against the list of legal
moves, every game is played to its end, and nothing else should run meanwhile.
"""

from __future__ import annotations

import argparse
import time
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from math import ceil
from multiprocessing import get_context
from pathlib import Path

from cathedrals.games import GAMES
from cathedrals.games import game as find_game
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table
from cathedrals.players.arena import p95
from cathedrals.players.hints import hints
from cathedrals.players.levels import player

MATCHES_AT_ONCE = 2
PAGE = Path(__file__).parent.parent / "docs" / "opponents.md"
BEGIN, END = "<!-- written by bench/times.py -->\n", "<!-- until here -->\n"
HEAD = [
    "| game | | games | answers | ms (median) | p95 | wanted | longest | crashes | illegal moves |",
    "|---|---|---:|---:|---:|---:|---:|---:|---:|---:|",
]
HINTS = "hints"
# Who plays, how many games of each game, and the milliseconds that 95 of 100 answers may take.
ROWS = {
    "apprentice": (332, 20),
    "journeyman": (332, 100),
    "master": (332, 300),
    "architect": (4, 1500),
    HINTS: (24, 300),
}


@dataclass
class Seen:
    """What one game showed: milliseconds of every answer, and what should not be."""

    times: list[float] = field(default_factory=list)
    illegal: int = 0
    crashes: int = 0


def play(task: tuple[str, str, int]) -> Seen:
    name, row, number = task
    game = find_game(name)
    seats = game.seats[number % len(game.seats)]
    turn = number // len(game.seats)
    options = {option.name: option.values[turn % len(option.values)] for option in game.options}
    table, seen = game.new_table(), Seen()
    game.start(table, seats, options, Row())
    try:
        play_out(game, table, row, number, seen)
    except Exception as error:  # any mistake of a program is counted, and told
        print(f"{name}, {row}, game {number}: {error!r}", flush=True)
        seen.crashes += 1
    return seen


def play_out(game: Game, table: Table, row: str, number: int, seen: Seen) -> None:
    dealer, log, last = SeededDealer(number), Row(), CHANCE
    level = "journeyman" if row == HINTS else row
    programs = [player(level, number * 10 + seat) for seat in range(max(game.seats))]
    while (asked := int(game.asked(table))) != NOBODY:
        log.clear()
        if asked == CHANCE:
            game.play(table, dealer.deal(game, table), log)
        else:
            started = time.perf_counter()
            if row == HINTS and asked != last:  # a person asks before a line
                hints(game, table)
                seen.times.append(1000 * (time.perf_counter() - started))
            move = programs[asked].choose(game, table)
            if row != HINTS:
                seen.times.append(1000 * (time.perf_counter() - started))
            if move not in game.list_legal(table).numbers():
                seen.illegal += 1
            game.play(table, move, log)
        last = asked


def told(name: str, row: str, games: list[Seen]) -> str:
    taken = sorted(ms for seen in games for ms in seen.times)
    crashes, illegal = sum(seen.crashes for seen in games), sum(seen.illegal for seen in games)
    return (
        f"| {name} | {row} | {len(games)} | {len(taken)} | {taken[len(taken) // 2]:.1f} | {p95(taken):.1f} "
        f"| {ROWS[row][1]} | {taken[-1]:.0f} | {crashes} | {illegal} |"
    )


def by_name(lines: list[str]) -> dict[str, str]:
    """Rows of a table by their first two columns."""
    return {" ".join(line.split(" | ", 2)[:2]).strip("| "): line for line in lines if line.startswith("| ")}


def write_page(rows: list[str]) -> None:
    """Put these rows in the places of the old ones."""
    before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
    old, _, after = rest.partition(END)
    known = by_name(old.splitlines()) | by_name(rows)
    lines = [known[name] for game in GAMES for row in ROWS if (name := f"{game.name} {row}") in known]
    PAGE.write_text(f"{before}{BEGIN}\n" + "\n".join([*HEAD, *lines]) + f"\n\n{END}{after}", encoding="utf-8")


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rows", default="", help="only rows with this in their names")
    parser.add_argument("--share", type=float, default=1.0, help="of the games")
    chosen = parser.parse_args()
    print("\n".join(HEAD))
    rows = []
    with ProcessPoolExecutor(MATCHES_AT_ONCE, mp_context=get_context("spawn")) as pool:
        for game in GAMES:
            for row in (row for row in ROWS if chosen.rows in f"{game.name} {row}"):
                games = range(ceil(chosen.share * ROWS[row][0]))
                seen = list(pool.map(play, [(game.name, row, number) for number in games]))
                rows.append(told(game.name, row, seen))
                print(rows[-1], flush=True)
    if chosen.share == 1.0:
        write_page(rows)


if __name__ == "__main__":
    main()
