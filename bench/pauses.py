"""How long collecting garbage stops a server that has many rooms open, as Python sets it up and as the server does.

    python bench/pauses.py [--rooms 1000] [--moves 20]

No network and no store: matches of both games in this process, in which moves are played by turns. Of every collection
it is noted how long it took. The two ways are measured one after the other with the same rooms.
"""

from __future__ import annotations

import argparse
import gc
import random
import time

import cathedrals
from cathedrals.games import HOUSE
from cathedrals.kernel.match import Match
from cathedrals.server.garbage import MOMENT, YOUNG
from cathedrals.server.room.telling import About, StateOf

SEATS = (0,)


class Pauses:
    """Notes the length of every collection while it is entered, in milliseconds."""

    def __init__(self) -> None:
        self.lengths: list[float] = []
        self.began = 0.0

    def note(self, phase: str, info: dict[str, int]) -> None:
        if phase == "start":
            self.began = time.perf_counter()
        else:
            self.lengths.append(1000 * (time.perf_counter() - self.began))

    def __enter__(self) -> Pauses:
        gc.callbacks.append(self.note)
        return self

    def __exit__(self, *error: object) -> None:
        gc.callbacks.remove(self.note)


def play(matches: list[Match], moves: int, choice: random.Random, by_moments: bool = False) -> None:
    """As a room does: played, then told; what was told last is kept, for whoever comes."""
    told: dict[int, StateOf] = {}
    began = time.perf_counter()
    for _ in range(moves):
        for number, match in enumerate(matches):
            if by_moments and time.perf_counter() - began >= MOMENT:
                gc.collect(YOUNG)
                began = time.perf_counter()
            if match.over:
                matches[number] = match = new(number)
            before = len(match.record.lines)
            match.play(choice.choice(match.moves))
            told[number] = StateOf(match, About(str(number), []), before)
            told[number].outgoing_to(SEATS, False).text  # noqa: B018


def new(number: int) -> Match:
    return cathedrals.new(HOUSE[number % len(HOUSE)].name, seed=number)


def measure(name: str, matches: list[Match], moves: int, by_moments: bool = False) -> None:
    with Pauses() as pauses:
        play(matches, moves, random.Random(7), by_moments)
    lengths = sorted(pauses.lengths) or [0.0]
    print(
        f"{name}: {len(pauses.lengths)} collections, {sum(lengths):.0f} ms in all, "
        f"longest {lengths[-1]:.1f} ms, median {lengths[len(lengths) // 2]:.2f} ms"
    )


def main() -> None:
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--rooms", type=int, default=1000)
    parser.add_argument("--moves", type=int, default=20, help="in each room, in each of the two ways")
    asked = parser.parse_args()
    gc.disable()
    matches = [new(number) for number in range(asked.rooms)]
    play(matches, asked.moves, random.Random(4))
    gc.enable()
    measure("as Python does", matches, asked.moves)
    gc.collect()
    gc.disable()
    measure("as the server does", matches, asked.moves, by_moments=True)
    began = time.perf_counter()
    gc.collect()
    print(f"a full collection, when it is idle: {1000 * (time.perf_counter() - began):.0f} ms")


if __name__ == "__main__":
    main()
