"""What it costs to read a record in which much was taken back.

    python bench/undoing.py [--lines 1160] [--standing 386] [--game red_cathedral] [--rounds 7]
    python bench/undoing.py --before FOLDER [--after FOLDER]

Two records are replayed by turns: one is played at random, the other ends in moves that are taken back at once, again
and again. The ratio says how much dearer a line of the second is. Of two builds (a folder comes first on PYTHONPATH,
such as `build/compiled` of a clone) each is measured in a process of its own; told is also how many times faster the
second build reads the record of moves and undos.
"""

from __future__ import annotations

import argparse
import json
import random
import sys
import time
from pathlib import Path
from statistics import median

from before_after import Build, folder_here

SAME = ("lines", "standing", "game", "rounds")


def played(name: str, lines: int, undone: int) -> object:
    """A record of so many lines, the last of them moves that were taken back."""
    from cathedrals.games import game as find_game
    from cathedrals.kernel.dealer import SeededDealer
    from cathedrals.kernel.match import new_match
    from cathedrals.kernel.record import Sitter

    choice = random.Random(1)
    people = [Sitter("Ana"), Sitter("greedy", is_program=True)]  # so that nobody has to agree
    match = new_match(find_game(name), people, SeededDealer(1))
    while len(match.record.lines) < lines - undone or match.asked != 0:
        match.play(choice.choice(match.moves))
    while len(match.record.lines) < lines:
        before = match.standing()[-1]
        match.play(match.moves[0])
        match.undo(0, before)
    return match.record


def seconds(record: object) -> float:
    from cathedrals.games import game as find_game
    from cathedrals.kernel.replaying import replay

    began = time.process_time()
    replay(find_game(record.game), record)
    return time.process_time() - began


def measure(args: argparse.Namespace) -> list[float]:
    """The seconds of one reading without undos and of one with them."""
    undone = args.lines - args.standing
    records = [played(args.game, args.standing, 0), played(args.game, args.lines, undone)]
    turns = [[seconds(record) for record in records] for _ in range(args.rounds)]
    plain, taken_back = (median(one) for one in zip(*turns, strict=True))
    return [plain * args.lines / args.standing, taken_back]


def main() -> None:
    reader = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    reader.add_argument("--lines", type=int, default=1160)
    reader.add_argument("--standing", type=int, default=386, help="so many of the lines are not taken back")
    reader.add_argument("--game", default="red_cathedral")
    reader.add_argument("--rounds", type=int, default=7)
    reader.add_argument("--before", type=Path, help="the folder of a build")
    reader.add_argument("--after", type=Path, help="the folder of another")
    args = reader.parse_args()
    if args.before is None:
        plain, taken_back = measure(args)
        told = {
            "plain_ms": round(plain * 1000, 2),
            "undone_ms": round(taken_back * 1000, 2),
            "ratio": round(taken_back / plain, 2),
        }
        print(json.dumps(told))
        return
    found = []
    for folder in (args.before, args.after or folder_here()):
        build = Build(folder.absolute(), sys.executable)
        told = build.run(__file__, *(f"--{name}={getattr(args, name)}" for name in SAME))
        print(folder.absolute().parent.name, told)
        found.append(json.loads(told)["undone_ms"])
    print(json.dumps({"before to after": round(found[0] / found[1], 1)}))


if __name__ == "__main__":
    main()
