"""A game small enough to read: seats take pebbles from a pile that chance fills before each of three rounds."""

from __future__ import annotations

from typing import Any

from cathedrals.kernel.game import Game, Option, Refusal, Shown, tell
from cathedrals.kernel.page import Page
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, answered, ask, step_kind, step_seat

PILE, ROUND, SEATS, SCORE = 0, 1, 2, 3
TAKE, ROLL = 0, 1
END, FIRST_ROLL = 3, 4
TEXTS = ["take 1", "take 2", "take 3", "end", "roll 1", "roll 2", "roll 3"]
ROUNDS = 3


class Pebbles(Game):
    def __init__(self) -> None:
        super().__init__("pebbles")
        self.seats = (1, 2, 3)
        self.options = (Option("pile", ("small", "big")), Option("mood", ("calm", "wild")))
        self.table_size = SCORE + 3
        self.move_count = len(TEXTS)
        self.sense_count = 1
        self.most_lines = 100
        self.step_names = ("take", "roll")
        self.event_rows = (("rolled", ("value",)), ("took", ("seat", "amount")))
        self.refusal_names = ("not-asked",)

    def set_up(self, table: Table, seats: int, options: dict[str, str]) -> None:
        table.cells[SEATS] = seats
        table.cells[PILE] = 5 if options["pile"] == "big" else 1
        self.begin_round(table)

    def begin_round(self, table: Table) -> None:
        ask(table, TAKE, 0, 0)
        ask(table, ROLL, CHANCE, 0)

    def answers(self, table: Table, moves: Row) -> None:
        if step_kind(table) == ROLL:
            for number in range(3):
                moves.add(FIRST_ROLL + number)
            return
        for number in range(min(3, table.cells[PILE])):
            moves.add(number)
        moves.add(END)

    def answer(self, table: Table, move: int, log: Row) -> None:
        if move >= FIRST_ROLL:
            answered(table)
            table.cells[PILE] += move - FIRST_ROLL + 1
            tell(log, 0, move - FIRST_ROLL + 1)
        elif move == END:
            self.end_turn(table)
        else:
            table.cells[PILE] -= move + 1
            table.cells[SCORE + step_seat(table)] += move + 1
            tell(log, 1, step_seat(table), move + 1)

    def end_turn(self, table: Table) -> None:
        seat = step_seat(table) + 1
        answered(table)
        if seat < table.cells[SEATS]:
            ask(table, TAKE, seat, 0)
            return
        table.cells[ROUND] += 1
        if table.cells[ROUND] < ROUNDS:
            self.begin_round(table)

    def is_always_asked(self, table: Table) -> bool:
        return True

    def odds(self, table: Table, weights: Row) -> None:
        for weight in (3, 2, 1):
            weights.add(weight)

    def ending(self, table: Table) -> str:
        return "rounds" if self.is_over(table) else ""

    def scores(self, table: Table) -> list[int]:
        return [int(table.cells[SCORE + seat]) for seat in range(table.cells[SEATS])]

    def winners(self, table: Table) -> list[int]:
        scores = self.scores(table)
        return [seat for seat, score in enumerate(scores) if score == max(scores)]

    def scoring(self, table: Table) -> dict[str, Any]:
        return {"total": self.scores(table)}

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        return {"pile": int(table.cells[PILE]), "scores": self.scores(table)}

    def senses(self, table: Table, seat: int, row: Row) -> None:
        row.add(table.cells[PILE])

    def write(self, move: int) -> str:
        return TEXTS[move]

    def read(self, text: str) -> int:
        return TEXTS.index(text) if text in TEXTS else -1

    def show(self, table: Table, move: int) -> Shown:
        return Shown(TEXTS[move], (), "move", {})

    def why_not(self, table: Table, text: str) -> Refusal | None:
        if self.read(text) < 0:
            return Refusal("unknown-move", args={"move": text})
        return None if self.list_legal(table).has(self.read(text)) else Refusal("not-asked", "P-1")

    def draw(self, table: Table, page: Page) -> str:
        return f"{table.cells[PILE]} pebbles"


PEBBLES = Pebbles()
