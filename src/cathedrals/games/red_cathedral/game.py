"""The Red Cathedral as a game of the house."""

from __future__ import annotations

from typing import Any

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves, scoring, setup
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.judging import experience, haste, prior, senses, worth
from cathedrals.games.red_cathedral.questions import QUESTIONS
from cathedrals.games.red_cathedral.telling import (
    describe,
    events,
    leaving,
    names,
    refusals,
    refused,
    sayings,
    view,
)
from cathedrals.kernel.boxes import WHERE_THERE_IS_ROOM
from cathedrals.kernel.game import Game, Said
from cathedrals.kernel.page import Page
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table


class RedCathedral(Game):
    def __init__(self, pieces: str = "", box: int = WHERE_THERE_IS_ROOM) -> None:
        super().__init__("red_cathedral")
        self.box = p.LAID.add(pieces, box)
        self.pieces = pieces if self.box else ""
        self.read_pieces = p.read
        self.same_pieces = p.SAME
        self.rules = 3
        self.layout = moves.LAYOUT
        self.seats = (1, 2, 3, 4)
        self.options = t.OPTIONS
        self.table_size = t.SIZE
        self.most_lines = 40_000
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
        cells = table.cells
        cells[t.BOX] = self.box
        cells[t.IS_SOLO] = 1 if seats == 1 else 0
        cells[t.SEATS] = max(seats, 2)
        for seat, colour in enumerate(options["colours"].split("-")):
            cells[t.COLOUR + seat] = p.COLOUR_NAMES.index(colour)
        setup.lay_out(table)

    def ending(self, table: Table) -> str:
        return names.ENDINGS[table.cells[t.ENDING]]

    def scores(self, table: Table) -> list[int]:
        return [int(scoring.score(table, seat)) for seat in range(table.cells[t.SEATS])]

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
        return experience.phase(table.cells)

    def haste(self, table: Table) -> i64:
        return haste.haste(table)

    def aim(self, table: Table, seat: i64) -> i64:
        return haste.aim(table, self.worth(table, seat))

    def assess(self, table: Table, seat: i64, row: Row) -> None:
        worth.assess(table, seat, row)

    def prior(self, table: Table, weights: Row) -> None:
        prior.prior(table, self.list_legal(table), weights)

    def rule_of_question(self, table: Table, move: int) -> str:
        return refused.group_rule(table, move) or super().rule_of_question(table, move)

    def taken_instead(self, table: Table, move: int) -> int:
        return leaving.taken_instead(table, move)

    def named(self, argument: str, number: int) -> Any:
        return names.named(argument, number)

    def describe(self, table: Table, text: str) -> list[Said]:
        return describe.describe(table, text)

    def draw(self, table: Table, page: Page) -> str:
        from cathedrals.games.red_cathedral.telling import terminal

        return terminal.draw(table, page)
