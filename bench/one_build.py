"""What `before_after.py` asks of one build: games line by line, or the CPU time of some work.

    python one_build.py lines random 24                  every answer of 24 games of each game, with what it told
    python one_build.py lines records FOLDER             those of the records below a folder
    python one_build.py lines programs 2                 those of games between programs, by two seeds
    python one_build.py work                             the kinds of work there are
    python one_build.py amount kernel basilica 2 1.5     how much of that work takes so many seconds
    python one_build.py seconds kernel basilica 2 0 50   how many seconds 50 of it take, from seed 0 on

    python one_build.py how                              whether it is compiled, and which file is run

Only what is public is imported, so that builds may differ inside.
"""

from __future__ import annotations

import json
import sys
import time
from collections.abc import Callable, Iterator
from itertools import count, islice
from pathlib import Path

import cathedrals
from cathedrals.cli.bench import how_run, play_from_python, play_in_kernel
from cathedrals.games import GAMES
from cathedrals.games import game as find_game
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import CathedralsError, Game
from cathedrals.kernel.match import Match, new_match, whole_options
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table
from cathedrals.matches import load
from cathedrals.players.levels import player

TITLE = "# "  # begins a line that is no answer
# Who meets whom, by the number of seats.
PROGRAMS = {
    1: [["greedy"], ["search:15"], ["search:60"]],
    2: [["greedy", "search:15"], ["search:15", "search:60"], ["search:60", "greedy"]],
    3: [["search:60", "greedy", "search:15"]],
    4: [["greedy", "search:15", "search:60", "search:15"]],
}
COPIES = 1000
MIDDLE = 100  # answers into a game; the table copied or viewed is that

# Lines ------------------------------------------------------------------------------------------


def lines_of(match: Match, title: str) -> Iterator[str]:
    """Every line of a match with the events it told, and how the match ended."""
    yield f"{TITLE}{match.game.name}, {title}"
    told: dict[int, list[object]] = {}
    for event, by in zip(match.told, match.told_by, strict=True):
        told.setdefault(by, []).append(event)
    yield f"laid out {json.dumps(told.get(0, []))}"
    for number, line in enumerate(match.record.lines, 1):
        yield f"{line} {json.dumps(told.get(number, []))}"
    result = [match.scores, match.winners, match.ending, match.game.scoring(match.table)]
    yield f"result {json.dumps(result)}"


def played(game: Game, names: list[str], options: dict[str, str], seed: int) -> Iterator[str]:
    sitters = [Sitter(name, is_program=True) for name in names]
    match = new_match(game, sitters, SeededDealer(seed), options)
    players = [player(name, (seed + 1) * 1000 + seat) for seat, name in enumerate(names)]
    while not match.over:
        match.play(game.write(players[match.asked].choose(game, match.table)))
    yield from lines_of(match, f"{', '.join(names)}, {options}, seed {seed}")


def setting(game: Game, number: int) -> tuple[int, dict[str, str]]:
    """The settings in turn: every number of seats with every value of every option."""
    turn, place = divmod(number, len(game.seats))
    options = {}
    for option in game.options:
        turn, value = divmod(turn, len(option.values))
        options[option.name] = option.values[value]
    return game.seats[place], options


def random_games(games: str) -> Iterator[str]:
    for game in GAMES:
        for number in range(int(games)):
            seats, options = setting(game, number)
            yield from played(game, ["random"] * seats, options, number)


def records(folder: str) -> Iterator[str]:
    for path in sorted(Path(folder).glob("*/*.record")):
        try:
            yield from lines_of(load(path), path.stem)
        except CathedralsError as error:
            yield f"{path.stem} does not replay: {error}"


def programs(seeds: str) -> Iterator[str]:
    for game in GAMES:
        for seats in game.seats:
            for number, names in enumerate(PROGRAMS[seats] * int(seeds)):
                options = setting(game, number * len(game.seats))[1]
                yield from played(game, names, options, number)


LINES: dict[str, Callable[[str], Iterator[str]]] = {
    "random": random_games,
    "records": records,
    "programs": programs,
}

# Work -------------------------------------------------------------------------------------------


def in_kernel(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[None]:
    """A random game inside the compiled code at each step."""
    for number in count(seed):
        play_in_kernel(game, seats, options, number)
        yield


def from_python(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[None]:
    """A random game driven from Python at each step."""
    for number in count(seed):
        play_from_python(game, seats, options, number)
        yield


def searches(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[None]:
    """A decision of `search:60` at each step."""
    for number in count(seed):
        players = [player("search:60", number * 10 + seat) for seat in range(seats)]
        dealer, table, log = SeededDealer(number), laid_out(game, seats, options), Row()
        while (asked := int(game.asked(table))) != NOBODY:
            log.clear()
            if asked == CHANCE:
                game.play(table, dealer.deal(game, table), log)
            else:
                game.play(table, players[asked].choose(game, table), log)
                yield


def copies(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[None]:
    """A thousand copies of a table in the middle of a game at each step."""
    table = in_the_middle(game, seats, options, seed)
    while True:
        for _ in range(COPIES):
            table.copy()
        yield


def views(game: Game, seats: int, options: dict[str, str], seed: int) -> Iterator[None]:
    """What is told of a table in the middle of a game, once at each step."""
    table = in_the_middle(game, seats, options, seed)
    while True:
        game.view(table, 0)
        yield


def in_the_middle(game: Game, seats: int, options: dict[str, str], seed: int) -> Table:
    table, dealer, log = laid_out(game, seats, options), SeededDealer(seed), Row()
    for _ in range(MIDDLE):
        moves = game.list_legal(table)
        is_chance = game.asked(table) == CHANCE
        game.play(table, dealer.deal(game, table) if is_chance else moves[dealer.place(len(moves))], log)
    return table


def laid_out(game: Game, seats: int, options: dict[str, str]) -> Table:
    table = game.new_table()
    game.start(table, seats, options, Row())
    return table


WORK: dict[str, Callable[[Game, int, dict[str, str], int], Iterator[None]]] = {
    "kernel": in_kernel,
    "from Python": from_python,
    "search:60": searches,
    "1,000 copies": copies,
    "view": views,
}


def begun(what: str, name: str, seats: int, seed: int) -> Iterator[None]:
    """The work after its first step, in which much is done for the first time."""
    game = find_game(name)
    work = WORK[what](game, seats, whole_options(game, {}), seed)
    next(work)
    return work


def amount(what: str, name: str, seats: str, seconds: str) -> int:
    work, started = begun(what, name, int(seats), 0), time.process_time()
    done = 0
    while done == 0 or time.process_time() < started + float(seconds):
        next(work)
        done += 1
    return done


def seconds(what: str, name: str, seats: str, seed: str, amount: str) -> float:
    work = begun(what, name, int(seats), int(seed))
    started = time.process_time()
    for _ in islice(work, int(amount)):
        pass
    return time.process_time() - started


def main() -> None:
    kind, *rest = sys.argv[1:]
    if kind == "how":
        print(how_run(), cathedrals.__file__)
    elif kind == "work":
        print("\n".join(WORK))
    elif kind == "lines":
        sys.stdout.writelines(f"{line}\n" for line in LINES[rest[0]](rest[1]))
    else:
        print({"amount": amount, "seconds": seconds}[kind](*rest))


if __name__ == "__main__":
    main()
