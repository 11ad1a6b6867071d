"""Basilica as a game of the house."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from cathedrals.games.basilica import moves, scoring, setup
from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.judging import experience, prior, senses, worth
from cathedrals.games.basilica.questions import QUESTIONS
from cathedrals.games.basilica.telling import describe, events, names, refusals, refused, sayings, view
from cathedrals.kernel.boxes import WHERE_THERE_IS_ROOM
from cathedrals.kernel.game import Game, Refusal, Said
from cathedrals.kernel.page import Page
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table


class Basilica(Game):
    def __init__(self, pieces: str = "", box: int = WHERE_THERE_IS_ROOM) -> None:
        super().__init__("basilica")
        self.box = p.LAID.add(pieces, box)
        self.pieces = pieces if self.box else ""
        self.read_pieces = p.read
        self.same_pieces = p.SAME
        self.rules = 2
        self.layout = moves.LAYOUT
        self.seats = (p.SEATS,)
        self.table_size = t.SIZE
        self.most_lines = 1_500
        self.list_questions(QUESTIONS)
        self.list_moves(moves.FAMILIES)
        self.details = sayings.DETAILS
        self.sayings = sayings.SAYINGS
        self.event_rows = events.ROWS
        self.list_refusals(refusals.ROWS)
        self.refusal_details = refused.DETAILS
        self.sense_count = senses.SENSES
        self.worth_names = worth.PART_NAMES

    def pieces_file(self) -> str:
        return p.LAID.texts[self.box]

    def set_up(self, table: Table, seats: int, options: dict[str, str]) -> None:
        table.cells[t.BOX] = self.box
        setup.lay_out(table)

    def ending(self, table: Table) -> str:
        return names.ENDINGS[table.cells[t.ENDING]]

    def scores(self, table: Table) -> list[int]:
        return [int(scoring.score(table, seat)) for seat in range(p.SEATS)]

    def winners(self, table: Table) -> list[int]:
        return scoring.winners(table)

    def scoring(self, table: Table) -> dict[str, Any]:
        return view.scoring_view(table)

    def view(self, table: Table, seat: int) -> dict[str, Any]:
        return view.view(table) | self.asked_view(table)

    def senses(self, table: Table, seat: i64, row: Row) -> None:
        senses.senses(table, seat, row)

    def name_senses(self) -> list[str]:
        return senses.names()

    def worths(self, table: Table, row: Row) -> None:
        worth.worths(table, row)

    def prospects(self, table: Table, row: Row) -> None:
        experience.prospects(table, row)

    def decisive_lead(self, table: Table) -> i64:
        return experience.decisive_lead(table)

    def phase(self, table: Table) -> i64:
        return experience.chapter(table.cells)

    def assess(self, table: Table, seat: i64, row: Row) -> None:
        worth.assess(table, seat, row)

    def prior(self, table: Table, weights: Row) -> None:
        prior.prior(table, self.list_legal(table), weights)

    def no_move(self, text: str) -> Refusal:
        return refused.outside_the_plan(text) or super().no_move(text)

    def named(self, argument: str, number: int) -> Any:
        return names.named(argument, number)

    def describe(self, table: Table, text: str) -> list[Said]:
        return describe.describe(table, text)

    def draw(self, table: Table, page: Page) -> str:
        from cathedrals.games.basilica.telling import terminal

        return terminal.draw(table, page)
