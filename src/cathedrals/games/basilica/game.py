"""Basilica as a game of the house."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from cathedrals.games.basilica import moves, scoring
from cathedrals.games.basilica.judging import experience, senses
from cathedrals.games.basilica.judging import prior as glance
from cathedrals.games.basilica.judging import worth as judgement
from cathedrals.games.basilica.parts import SEATS
from cathedrals.games.basilica.rules import answer as answering
from cathedrals.games.basilica.rules import setup
from cathedrals.games.basilica.steps import chance, kinds
from cathedrals.games.basilica.steps import legal as listing
from cathedrals.games.basilica.table import ENDING, SIZE
from cathedrals.games.basilica.telling import describe as describing
from cathedrals.games.basilica.telling import events, explain, names, reasons, refusals, view
from cathedrals.kernel.game import Game, Refusal, Said, Shown
from cathedrals.kernel.page import Page
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, step_kind


class Basilica(Game):
    def __init__(self) -> None:
        super().__init__()
        self.name = "basilica"
        self.rules = 1
        self.seats = (SEATS,)
        self.table_size = SIZE
        self.move_count = moves.MOVES
        self.sense_count = senses.SENSES
        self.most_lines = 1_500
        self.step_names = kinds.NAMES
        self.event_rows = events.ROWS
        self.refusal_names = refusals.NAMES
        self.worth_names = judgement.PART_NAMES

    def set_up(self, table: Table, seats: int, options: dict[str, str]) -> None:
        setup.lay_out(table)

    def answers(self, table: Table, moves: Row) -> None:
        listing.legal(table, moves)

    def answer(self, table: Table, move: i64, log: Row) -> None:
        answering.answer(table, move, log)

    def is_always_asked(self, table: Table) -> bool:
        return step_kind(table) == kinds.END_TURN

    def odds(self, table: Table, weights: Row) -> None:
        chance.odds(table, self.list_legal(table), weights)

    def ending(self, table: Table) -> str:
        return names.ENDINGS[table.cells[ENDING]]

    def scores(self, table: Table) -> list[int]:
        return [int(scoring.score(table, seat)) for seat in range(SEATS)]

    def winners(self, table: Table) -> list[int]:
        return scoring.winners(table)

    def scoring(self, table: Table) -> dict[str, Any]:
        return view.scoring_view(table)

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        return view.view(table)

    def senses(self, table: Table, seat: i64, row: Row) -> None:
        senses.senses(table, seat, row)

    def worths(self, table: Table, row: Row) -> None:
        judgement.worths(table, row)

    def prospects(self, table: Table, row: Row) -> None:
        experience.prospects(table, row)

    def decisive_lead(self, table: Table) -> i64:
        return experience.decisive_lead(table)

    def assess(self, table: Table, seat: i64, row: Row) -> None:
        judgement.assess(table, seat, row)

    def prior(self, table: Table, weights: Row) -> None:
        glance.prior(table, self.list_legal(table), weights)

    def write(self, move: i64) -> str:
        return moves.write(move)

    def read(self, text: str) -> int:
        return moves.read(text)

    def show(self, table: Table, move: int) -> Shown:
        return explain.show(table, move)

    def why_not(self, table: Table, text: str) -> Refusal | None:
        return reasons.why_not(table, text)

    def named(self, argument: str, number: int) -> Any:
        return names.named(argument, number)

    def describe(self, table: Table, text: str) -> list[Said]:
        return describing.describe(table, text)

    def draw(self, table: Table, page: Page) -> str:
        from cathedrals.games.basilica.telling import terminal

        return terminal.draw(table, page)
