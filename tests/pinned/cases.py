"""The games that are pinned: one of every set of options, played at random, and some records, played well."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path
from zlib import crc32

from cathedrals.conformance.walker import FEW, settings
from cathedrals.games import HOUSE
from cathedrals.games import game as find_game
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import whole_options
from cathedrals.kernel.record import read
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table

FEWEST = 8  # random games of a game
FOLDER = Path(__file__).parents[1] / "records"
# Random games hardly ever get to decorating or to a full plan.
RECORDS = (
    *("red_cathedral/solo-basic", "red_cathedral/two-advanced", "red_cathedral/three-basic"),
    *("red_cathedral/four-greedy", "basilica/greedy-1", "basilica/draw"),
    *("basilica/greedy-second_exhaustion", "basilica/greedy-nobody_can_act"),
)


@dataclass(frozen=True)
class Case:
    """One game: its answers, if it is that of a record; else its name is the seed of all that is drawn in it."""

    name: str
    game: Game
    seats: int
    options: dict[str, str]
    answers: tuple[str, ...] = ()

    def __str__(self) -> str:
        return self.name

    @property
    def seed(self) -> int:
        return crc32(self.name.encode())


def random_cases() -> list[Case]:
    return [case for game in HOUSE for case in random_cases_of(game)]


def random_cases_of(game: Game) -> list[Case]:
    """A game for each set of options, and a few for a game that has hardly any."""
    sets = [*settings(game), *other_values(game)]
    rounds = -(-FEWEST // len(sets))
    return [random_case(game, *chosen, turn) for turn in range(1, rounds + 1) for chosen in sets]


def unusual(game: Game, options: Mapping[str, str]) -> dict[str, str]:
    """What is chosen otherwise than usual. Only that is pinned, so that a new option leaves alone what there is."""
    usual = whole_options(game, {})
    return {name: value for name, value in options.items() if value != usual[name]}


def random_case(game: Game, seats: int, options: dict[str, str], turn: int) -> Case:
    choices = "".join(f", {name} {value}" for name, value in unusual(game, options).items())
    counted = "1 seat" if seats == 1 else f"{seats} seats"
    again = f", game {turn}" if turn > 1 else ""
    return Case(f"{game.name}, {counted}{choices}{again}", game, seats, options)


def record_cases() -> list[Case]:
    return [record_case(name) for name in RECORDS]


def record_case(name: str) -> Case:
    record = read((FOLDER / f"{name}.record").read_text(encoding="utf-8"))
    answers = tuple(record.lines[number - 1].text for number in record.standing())
    return Case(
        f"record {name}", find_game(record.game), len(record.sitters), record.options, answers=answers
    )


def other_values(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Of an option with many values only the last, with fewest and with most seats."""
    many = [option for option in game.options if len(option.values) > FEW]
    return [(seats, {option.name: option.values[-1]}) for option in many for seats in ends(game.seats)]


def ends(seats: tuple[int, ...]) -> list[int]:
    return sorted({seats[0], seats[-1]})


class Walker:
    """Plays the game of a case: as its record has it, or chance by its odds and the seats' answers all alike."""

    def __init__(self, case: Case) -> None:
        self.game = case.game
        self.table: Table = case.game.new_table()
        self.log = Row()
        self.answers = list(case.answers)
        self.dealer = SeededDealer(case.seed)
        self.dice = SeededDealer(case.seed + 1)
        case.game.start(self.table, case.seats, whole_options(case.game, case.options), self.log)

    @property
    def over(self) -> bool:
        return self.game.is_over(self.table)

    def draw(self, count: int) -> int:
        """A place among so many."""
        return int(self.dice.place(count))

    def choose(self) -> int:
        if self.answers:
            return self.game.read(self.answers.pop(0))
        if self.game.asked(self.table) == CHANCE:
            return int(self.dealer.deal(self.game, self.table))
        moves = self.game.list_legal(self.table)
        return moves[self.draw(len(moves))]

    def play(self) -> str:
        """Play one answer and give its text; `log` holds what it told."""
        move = self.choose()
        self.log.clear()
        self.game.play(self.table, move, self.log)
        return self.game.write(move)
