"""Many tables stepped at once: the inner loop of the environments, which fills rows of numbers for NumPy."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import Game
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table

WIN: Final = "win"
MARGIN: Final = "margin"
GAIN: Final = "gain"
REWARDS: Final = (WIN, MARGIN, GAIN)
LARGEST: Final = 32767


def win_rewards(game: Game, table: Table) -> list[float]:
    """The share of the win each seat has, less the mean: what one gains the others lose."""
    winners = game.winners(table)
    seats = len(game.scores(table))
    return [(1 / len(winners) if seat in winners else 0.0) - 1 / seats for seat in range(seats)]


def margins(game: Game, table: Table) -> list[float]:
    """The points of each seat, as if the game ended now, less the mean."""
    scores = game.scores(table)
    mean = sum(scores) / len(scores)
    return [score - mean for score in scores]


def final_rewards(game: Game, table: Table, reward: str) -> list[float]:
    return win_rewards(game, table) if reward == WIN else margins(game, table)


def deal(game: Game, table: Table, dealer: SeededDealer, log: Row) -> None:
    """Let the dealer answer until a player is asked or the game is over."""
    while game.asked(table) == CHANCE:
        game.play(table, dealer.deal(game, table), log)


class Stepping:
    """A part of a batch: the tables from `first` on, of `total` in the whole batch.

    Game number g of table t is dealt from seed + t + g * total, so that the games are the same however the batch is
    cut into parts. The vecs are filled in place and never replaced: NumPy may keep looking at them.
    """

    def __init__(
        self,
        game: Game,
        seats: int,
        options: dict[str, str],
        reward: str,
        seed: int,
        first: int,
        count: int,
        total: int,
    ) -> None:
        self.game = game
        self.seats: int = seats
        self.options = options
        self.reward = reward
        self.seed: int = seed
        self.first: int = first
        self.count: i64 = count
        self.total: int = total
        self.tables: list[Table] = [game.new_table() for _ in range(count)]
        self.dealers: list[SeededDealer] = [SeededDealer(0) for _ in range(count)]
        self.games: list[int] = [0] * count
        self.log: Row = Row()
        self.row: Row = Row()
        self.width: i64 = game.sense_count
        self.moves: i64 = game.move_count
        self.senses: vec[i16] = vec[i16]([0] * (count * game.sense_count))
        self.legal: vec[u8] = vec[u8]([0] * (count * game.move_count))
        self.asked: vec[i64] = vec[i64]([0] * count)
        self.rewards: vec[float] = vec[float]([0.0] * (count * seats))
        self.done: vec[u8] = vec[u8]([0] * count)
        self.margins: vec[float] = vec[float]([0.0] * (count * seats))

    def views(self) -> list[memoryview]:
        """Senses, legal, asked, rewards and done, as they will be after every step."""
        return [
            memoryview(self.senses),
            memoryview(self.legal),
            memoryview(self.asked),
            memoryview(self.rewards),
            memoryview(self.done),
        ]

    def reset(self, seed: int) -> None:
        """Begin the first game of every table anew."""
        self.seed = seed
        place: i64 = 0
        while place < self.count:
            self.hide(place)
            self.games[place] = 0
            self.begin(place)
            self.done[place] = 0
            self.pay_nothing(place)
            self.show(place)
            place += 1

    def begin(self, place: i64) -> None:
        game, table = self.game, self.game.new_table()
        number = self.games[place]
        dealer = SeededDealer(self.seed + self.first + int(place) + number * self.total)
        self.tables[place] = table
        self.dealers[place] = dealer
        self.games[place] = number + 1
        self.log.clear()
        game.start(table, self.seats, self.options, self.log)
        deal(game, table, dealer, self.log)
        if self.reward == GAIN:
            self.note_margins(place, margins(game, table))

    def step(self, answers: list[int]) -> None:
        """Play one move on every table, let the dealer answer, and where a game is over begin the next."""
        if len(answers) != self.count:
            raise ValueError(f"{len(answers)} moves were given for {self.count} tables")
        place: i64 = 0
        while place < self.count:
            self.play(place, answers[place])
            self.show(place)
            place += 1

    def play(self, place: i64, move: i64) -> None:
        game = self.game
        table = self.tables[place]
        self.hide(place)
        self.log.clear()
        game.play(table, move, self.log)
        deal(game, table, self.dealers[place], self.log)
        if game.asked(table) == NOBODY:
            self.done[place] = 1
            self.pay(place, final_rewards(game, table, self.reward))
            self.begin(place)
            return
        if self.reward == GAIN:
            self.pay(place, margins(game, table))
        elif self.done[place] == 1:
            self.pay_nothing(place)
        self.done[place] = 0

    def pay(self, place: i64, rewards: list[float]) -> None:
        """Give each seat its reward; a gain is what its margin has grown since it was last noted."""
        seat: i64 = 0
        while seat < self.seats:
            reward = rewards[seat]
            cell = place * self.seats + seat
            self.rewards[cell] = reward - self.margins[cell]
            if self.reward == GAIN:
                self.margins[cell] = reward
            seat += 1

    def pay_nothing(self, place: i64) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.rewards[place * self.seats + seat] = 0.0
            seat += 1

    def note_margins(self, place: i64, rewards: list[float]) -> None:
        seat: i64 = 0
        while seat < self.seats:
            self.margins[place * self.seats + seat] = rewards[seat]
            seat += 1

    def hide(self, place: i64) -> None:
        """Take back the marks of the moves that were legal."""
        moves = self.game.list_legal(self.tables[place])
        start = place * self.moves
        number: i64 = 0
        while number < moves.count:
            self.legal[start + moves.items[number]] = 0
            number += 1

    def show(self, place: i64) -> None:
        """What the seat asked sees and may answer."""
        game, table, row = self.game, self.tables[place], self.row
        seat = game.asked(table)
        self.asked[place] = seat
        start = place * self.moves
        moves = game.list_legal(table)
        number: i64 = 0
        while number < moves.count:
            self.legal[start + moves.items[number]] = 1
            number += 1
        row.clear()
        game.senses(table, seat, row)
        self.narrow(place * self.width)

    def narrow(self, start: i64) -> None:
        """The row of senses, written at its place in two bytes each."""
        senses, items, width = self.senses, self.row.items, self.width
        number: i64 = 0
        while number < width:
            sense = items[number]
            if sense > LARGEST or sense < -LARGEST:
                raise OverflowError(f"sense {number} is {sense}, which two bytes cannot hold")
            senses[start + number] = i16(sense)
            number += 1
