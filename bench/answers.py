"""How long a program's answer and a hint take on the server, in two builds.

    python bench/answers.py --before FOLDER [--after FOLDER] [--matches 4] [--levels apprentice,journeyman]

FOLDER comes first on PYTHONPATH, such as `build/compiled` of a clone; without `--after` the second is the build that is
imported here. An answer lasts from the request that ends a person's turn until the program's first line is told, a hint
from its request to its answer. Both builds play the same matches side by side and by turns, on servers whose chance is
fixed (`fixed_server.py`): so each ratio is that of the same work done twice, one right after the other. Beside the time
on the clock stands the CPU time of the server and its processes, of the whole turn: it depends less on other programs.
Early is the beginning of a match; late, it is further on and the record has 300 lines, in the long one 1,100, most of
them taken back. The table is for `RESULTS.md`; a ratio above 1 means that the second build is faster.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from statistics import median

from before_after import Build, Figure, folder_here
from conversation import Book, Person, Socket, Table, Told, waits_for_program
from messages import Served, server

GAMES = ("red_cathedral", "basilica")
STAGES = {"early": 0, "late, 300 lines": 300, "long, 1,100 lines": 1100}
ANSWERS = 4  # measured at each stage of a match
BETWEEN = 2  # turns after the first stage
AHEAD = 3  # moves that are taken back together
PROGRAM = 1  # its seat


class Unwritten(Book):
    """What is told is only heard."""

    def note(self, who: str, message: object) -> None:
        pass


class Side:
    """One build's side of a match: a person against a program."""

    def __init__(self, served: Served, game: str, level: str, number: int) -> None:
        self.pid = served.pid
        self.person = Person(Unwritten("answers", served.url), "Ana")
        wish = {"game": game, "seats": ["me", level], "salt": f"match{number}"}
        match = self.person.post("/api/tables", wish)["id"]
        self.person.wait(match)
        self.table = Table(match, self.person.socket(match))

    @property
    def socket(self) -> Socket:
        return self.table.sockets[0]

    @property
    def state(self) -> Told:
        return self.table.state

    def answer(self, move: str) -> float | None:
        """Play a move; the seconds until the program's first line is told, if it was asked."""
        began = self.say({"after": self.table.line, "moves": [move]})
        seconds = None
        while (told := self.socket.hear()) is not None:
            if seconds is None and any(line.startswith(f"{PROGRAM} ") for line in told.get("lines", ())):
                seconds = time.perf_counter() - began
            if "ok" in told and not waits_for_program(self.state):
                break
            if seconds is not None:
                break
        self.table.settle(0)
        return seconds

    def hint(self) -> float:
        began = self.say({"after": self.table.line, "hint": True})
        self.socket.hear_of("ok")
        return time.perf_counter() - began

    def say(self, request: Told) -> float:
        self.socket.pace()
        began = time.perf_counter()
        self.socket.connection.send(json.dumps(request))
        return began

    def post(self, **request: object) -> None:
        self.table.post(self.person, after=self.table.line, **request)


@dataclass(frozen=True)
class Taken:
    """The seconds something took: on the clock, if it happened, and of CPU time until all was done."""

    clock: float | None
    cpu: float


def taken_by(side: Side, measure: Callable[[Side], float | None]) -> Taken:
    before = cpu_of(side.pid)
    return Taken(measure(side), cpu_of(side.pid) - before)


def cpu_of(pid: int) -> float:
    """The seconds that a process, its threads and its children have used so far."""
    nanoseconds, children = 0, 0.0
    for task in Path(f"/proc/{pid}/task").iterdir():
        nanoseconds += int((task / "schedstat").read_text().split()[0])
        children += sum(cpu_of(int(child)) for child in (task / "children").read_text().split())
    return nanoseconds / 1e9 + children


class Pair:
    """The same match in both builds."""

    def __init__(self, sides: tuple[Side, Side], seed: int) -> None:
        self.sides = sides
        self.choice = random.Random(seed)
        self.turns = 0

    @property
    def state(self) -> Told:
        return self.sides[0].state

    def both(self, measure: Callable[[Side], float | None]) -> list[Taken]:
        """What both took, the second build first every other time."""
        self.turns += 1
        order = self.sides if self.turns % 2 else self.sides[::-1]
        taken = {side: taken_by(side, measure) for side in order}
        if self.sides[0].state["lines"] != self.sides[1].state["lines"]:
            raise SystemExit("the two builds play differently: bench/messages.py says where")
        return [taken[side] for side in self.sides]

    def move(self) -> str:
        return str(self.choice.choice(sorted(move["text"] for move in self.state["moves"])))

    def play_turn(self) -> list[Taken]:
        """Answers of the person until the program has answered too; what the last of them took."""
        taken = [Taken(None, 0.0), Taken(None, 0.0)]
        while not self.state["over"] and taken[0].clock is None:
            move = self.move()
            taken = self.both(partial(Side.answer, move=move))
        return taken

    def lengthen(self, lines: int) -> None:
        """Play a few moves and take them back, again and again, until the record has so many lines."""
        if self.state["over"] or self.state["line"] >= lines:
            return
        moves = [self.move()]
        self.post(moves=moves)
        to = self.state["undo"]
        while len(moves) < AHEAD and self.state["moves"]:
            moves.append(self.move())
            self.post(moves=moves[-1:])
        while not self.state["over"] and self.state["line"] < lines:
            self.post(undo=to)
            self.post(moves=moves)
        self.post(undo=to)

    def post(self, **request: object) -> None:
        self.both(lambda side: side.post(**request))


def measure(pair: Pair, level: str, figures: dict[str, tuple[Figure, Figure]]) -> None:
    """Answers and a hint at each stage of a match, as far as it lasts."""
    pair.play_turn()  # the first answer waits for the processes that think
    for stage, lines in STAGES.items():
        pair.lengthen(lines)
        for _ in range(ANSWERS):
            note(figures, f"answer of {level}, {stage}", pair.play_turn())
        if not pair.state["over"]:
            note(figures, f"hint, {stage}", pair.both(Side.hint))
        for _ in range(0 if lines else BETWEEN):
            pair.play_turn()


def note(figures: dict[str, tuple[Figure, Figure]], name: str, taken: list[Taken]) -> None:
    before, after = taken
    if before.clock is not None and after.clock is not None:
        clock, cpu = figures.setdefault(name, (Figure(name, [], []), Figure("", [], [])))
        clock.before.append(before.clock)
        clock.after.append(after.clock)
        cpu.before.append(before.cpu)
        cpu.after.append(after.cpu)


def row(game: str, name: str, clock: Figure, cpu: Figure) -> str:
    times = [f"{1000 * median(figure.before):.1f} ms" for figure in (clock, cpu)]
    clock.name = f"{game}: {name} ({len(clock.before)})"
    return clock.row(times[0]) + cpu.row(times[1]).removeprefix("|  |")


def table_of(builds: tuple[Build, Build], game: str, levels: list[str], matches: int) -> None:
    """The rows of a game."""
    figures: dict[str, tuple[Figure, Figure]] = {}
    with server(builds[0].folder) as before, server(builds[1].folder) as after:
        for level in levels:
            for number in range(matches):
                sides = Side(before, game, level, number), Side(after, game, level, number)
                measure(Pair(sides, number), level, figures)
                for side in sides:
                    side.table.close()
    for name in sorted(figures):
        print(row(game, name, *figures[name]), flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--before", type=Path, required=True)
    parser.add_argument("--after", type=Path)
    parser.add_argument("--matches", type=int, default=4, help="of each game and level")
    parser.add_argument("--levels", default="apprentice,journeyman", help="with commas between")
    asked = parser.parse_args()
    folders = asked.before.absolute(), (asked.after or folder_here()).absolute()
    builds = Build(folders[0], sys.executable), Build(folders[1], sys.executable)
    print(f"before: {builds[0].how()}, after: {builds[1].how()}\n")
    print("| what (how often) | before | speed after to before, median (quartiles) | CPU before | the same |")
    print("|---|---:|---:|---:|---:|", flush=True)
    for game in GAMES:
        table_of(builds, game, asked.levels.split(","), asked.matches)


if __name__ == "__main__":
    main()
