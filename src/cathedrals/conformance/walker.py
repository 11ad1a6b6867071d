"""Plays games at random and holds every table up against the kit."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any, Protocol

from cathedrals.conformance import kit
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.match import Match, new_match, whole_options
from cathedrals.kernel.record import Line, Record, Sitter, read
from cathedrals.kernel.replaying import replay
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table
from cathedrals.version import VERSION

FEW = kit.FEW_VALUES  # an option with more values than this is sampled
DEAR = 50  # one table in so many is held up against the dear checks


class Pieces(Protocol):
    """Counts the pieces of one game, from its beginning to its end; whoever knows the game writes one."""

    def check(self, table: Table, events: list[dict[str, Any]]) -> None:
        """What lies on the table after a move that told these events must add up."""


class Uncounted:
    """For a game whose pieces nobody counts."""

    def check(self, table: Table, events: list[dict[str, Any]]) -> None:
        """Anything adds up."""


#: Makes a new counter for each game that is played.
Counter = Callable[[], Pieces]


def settings(game: Game) -> list[tuple[int, dict[str, str]]]:
    """Every number of seats with every choice of options, but for options with many values."""
    few = [option for option in game.options if len(option.values) <= FEW]
    chosen = product(*(option.values for option in few))
    sets = [{option.name: value for option, value in zip(few, values, strict=True)} for values in chosen]
    return [(seats, options) for options in sets for seats in game.seats]


def setting(game: Game, number: int) -> tuple[int, dict[str, str]]:
    """The settings in turn, with the options of many values drawn."""
    every = settings(game)
    seats, options = every[number % len(every)]
    many = [option for option in game.options if len(option.values) > FEW]
    draw = random.Random(number)
    return seats, options | {option.name: draw.choice(option.values) for option in many}


class Walk:
    """One game played move by move, each table checked."""

    def __init__(
        self, game: Game, seats: int, options: dict[str, str], seed: int, pieces: Counter = Uncounted
    ) -> None:
        self.game = game
        self.seats = seats
        self.options = options
        self.seed = seed
        self.table = game.new_table()
        self.dealer = SeededDealer(seed)
        self.random = random.Random(seed)
        self.lines: list[Line] = []
        self.pieces = pieces()
        self.met: kit.Met | None = None
        log = Row()
        game.start(self.table, seats, whole_options(game, options), log)
        self.after(log)

    @property
    def over(self) -> bool:
        return self.game.is_over(self.table)

    @property
    def record(self) -> Record:
        sitters = [Sitter(f"seat {seat}") for seat in range(self.seats)]
        dice = self.dealer.header()
        game = self.game
        return Record(
            game.name,
            game.rules,
            VERSION,
            sitters,
            self.options,
            dice,
            pieces=game.digest,
            lines=list(self.lines),
        )

    def after(self, log: Row) -> None:
        events = self.game.events(log)
        assert {event["event"] for event in events} <= set(self.game.event_names)
        self.pieces.check(self.table, events)
        if self.met is not None:
            self.met.meet_events(events)

    def any_move(self) -> int:
        """The dealer's, when chance is asked; else a random one."""
        if self.game.asked(self.table) == CHANCE:
            return int(self.dealer.deal(self.game, self.table))
        return self.random.choice(self.game.list_legal(self.table).numbers())

    def play(self, move: int) -> None:
        self.lines.append(Line(int(self.game.asked(self.table)), self.game.write(move)))
        log = Row()
        self.game.play(self.table, move, log)
        self.after(log)

    def play_ahead(self, moves: int) -> None:
        """Deal up to a player's first question, and play so many moves more."""
        while self.game.asked(self.table) == CHANCE:
            self.play(self.any_move())
        for _ in range(moves):
            if not self.over:
                self.play(self.any_move())

    def check(self) -> None:
        """What is cheap enough for every table."""
        game, table = self.game, self.table
        kit.check_asked(game, table, self.seats)
        kit.check_legal(game, table)
        kit.check_bytes(game, table)
        kit.check_weights(game, table)
        kit.check_refused(game, table, [self.random.randrange(game.move_count)])
        kit.check_legal_is_silent(game, table)
        assert len(self.lines) <= game.most_lines, f"more lines than most_lines, {game.most_lines}"

    def check_dearly(self) -> None:
        game, table = self.game, self.table
        kit.check_copies(game, table, self.any_legal())
        kit.check_why_not(game, table)
        kit.check_moves_on(game, table)
        kit.check_no_move_refused(game, table)
        kit.check_senses(game, table, [self.random.randrange(self.seats)])
        kit.check_judgement(game, table, self.random.randrange(self.seats))
        kit.check_views(game, table, [self.random.choice([*range(self.seats), NOBODY])])
        kit.check_scores(game, table, self.seats)

    def any_legal(self) -> int:
        return self.random.choice(self.game.list_legal(self.table).numbers())

    def check_replay(self) -> None:
        """The lines alone, played again without dice or seed, make the same table."""
        table = self.game.new_table()
        log = Row()
        self.game.start(table, self.seats, whole_options(self.game, self.options), log)
        for line in self.lines:
            assert self.game.asked(table) == line.seat
            self.game.play(table, self.game.read(line.text), log)
        assert table.to_bytes() == self.table.to_bytes()

    def check_record(self) -> None:
        """The same through the text of the record."""
        record = read(self.record.write())
        assert record == self.record
        assert replay(self.game, record).table == self.table

    def to_the_end(self) -> None:
        while not self.over:
            self.check()
            if self.random.randrange(DEAR) == 0:
                self.check_dearly()
            self.play(self.any_move())
        kit.check_over(self.game, self.table, self.seats)
        self.check_replay()

    def remark(self, error: BaseException) -> None:
        """Tell how to come back to where a check failed."""
        last = "\n".join(str(line) for line in self.lines[-12:])
        where = f"seats={self.seats} options={self.options} seed={self.seed}, after line {len(self.lines)}"
        error.add_note(
            f"{where}:\n{last}\nasked: {[*map(self.game.write, self.game.list_legal(self.table))]}"
        )


def walk_to_the_end(game: Game, number: int, pieces: Counter = Uncounted) -> Walk:
    """One game of that number, every table of it checked."""
    walk = Walk(game, *setting(game, number), seed=number, pieces=pieces)
    try:
        walk.to_the_end()
    except BaseException as error:
        walk.remark(error)
        raise
    return walk


def meet_everything(game: Game, numbers: range) -> kit.Met:
    """Play some games only to hear what is said in them."""
    met = kit.Met(game)
    for number in numbers:
        walk = Walk(game, *setting(game, number), seed=number)
        walk.met = met
        while not walk.over:
            met.meet_table(walk.table, walk.random)
            walk.play(walk.any_move())
        met.meet_ending(game.ending(walk.table))
    met.meet_options()
    return met


def random_match(game: Game, number: int, names: list[str] | None = None) -> Iterator[Match]:
    """A match played at random, given out before each answer of a player and once when it is over."""
    seats, options = setting(game, number)
    sitters = [Sitter(names[seat] if names else f"seat {seat}") for seat in range(seats)]
    match = new_match(game, sitters, SeededDealer(number), options)
    choose = random.Random(number)
    while not match.over:
        yield match
        match.play(choose.choice(match.moves))
    yield match


def onlookers(match: Match) -> list[int]:
    """Every seat, and whoever only watches."""
    return [*range(len(match.record.sitters)), NOBODY]


def check_undo(game: Game, number: int) -> int:
    """Wherever a seat may undo alone, undoing makes the very table of then; gives how often that was."""
    after_line: dict[int, bytes] = {}
    undone = 0
    choose = random.Random(number)
    for match in random_match(game, number):
        after_line[len(match.record.lines)] = match.table.to_bytes()
        standing = match.record.standing()
        last = match.record.lines[standing[-1] - 1]
        if match.over or last.seat == CHANCE or (undone and choose.randrange(2 * DEAR)):
            continue
        border = match.undo_border(last.seat)
        for to in reversed([line for line in standing[:-1] if line >= border]):
            undo_and_play_on(match, last.seat, to, after_line)
            undone += 1
    return undone


def undo_and_play_on(match: Match, seat: int, to: int, after_line: dict[int, bytes]) -> None:
    before = match.table.to_bytes()
    taken_back = [match.record.lines[number - 1] for number in match.record.standing() if number > to]
    match.undo(seat, to)
    assert match.table.to_bytes() == after_line[to]
    assert match.asked == seat
    for line in taken_back:
        match.play(line.text)
        after_line[len(match.record.lines)] = match.table.to_bytes()
    assert match.table.to_bytes() == before
