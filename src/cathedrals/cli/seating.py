"""Who sits at a match in the terminal, and where the match is kept."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.match import Match
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.replaying import replay_far
from cathedrals.kernel.table import CHANCE
from cathedrals.kernel.words import Words
from cathedrals.players.levels import player
from cathedrals.players.player import Player

BEGINS = "turn_begins"


def free_name(folder: Path, name: str) -> Path:
    """A file that is not there yet."""
    number = 1
    while True:
        path = folder / (f"{name}.record" if number == 1 else f"{name}-{number}.record")
        if not path.exists():
            return path
        number += 1


def is_fresh(match: Match) -> bool:
    """Whether nobody has answered yet."""
    return all(line.seat == CHANCE for line in match.record.lines)


def events_of_the_deal(match: Match) -> int:
    """How many events were told before the first turn began, or anybody answered: those of the setup."""
    lines = match.record.lines
    first = next((number for number, line in enumerate(lines) if line.seat != CHANCE), len(lines))
    told = [event["event"] for event in replay_far(match.game, match.record, first).told]
    return told.index(BEGINS) if BEGINS in told else len(told)


def programs_of(match: Match) -> dict[int, Player]:
    """The program on each seat that has one, its own chance drawn from how the dice are called."""
    seed = sum(match.record.dice.encode())
    sitters = enumerate(match.record.sitters)
    return {seat: player(sitter.name, seed * 1000 + seat) for seat, sitter in sitters if sitter.is_program}


def check_programs(match: Match) -> None:
    """Every program of a record is one we have, and somebody is there to be asked."""
    if len(programs_of(match)) == len(match.record.sitters):
        raise CathedralsError("only programs sit here; one seat for a person was expected")


def display_names(sitters: Sequence[Sitter], words: Words) -> list[str]:
    """Names of the seats, programs by their words, told apart by their numbers where they are the same."""
    names = [called(sitter, words) for sitter in sitters]
    return [
        words.say("numbered-name", {"name": name, "number": seat + 1}) if names.count(name) > 1 else name
        for seat, name in enumerate(names)
    ]


def called(sitter: Sitter, words: Words) -> str:
    """`greedy` is typed, Greedy is read; a program with a budget has only what was typed."""
    id = f"program-{sitter.name}"
    return words.say(id) if sitter.is_program and words.has(id) else sitter.name
