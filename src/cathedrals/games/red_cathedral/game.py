"""The Red Cathedral as a game of the house."""

from __future__ import annotations

from itertools import permutations
from typing import Any

from mypy_extensions import i64

from cathedrals.games.red_cathedral import describe as describing
from cathedrals.games.red_cathedral import (
    events,
    experience,
    explain,
    moves,
    names,
    reasons,
    refusals,
    scoring,
    senses,
    view,
)
from cathedrals.games.red_cathedral import prior as glance
from cathedrals.games.red_cathedral import worth as judgement
from cathedrals.games.red_cathedral.parts import COLOUR_NAMES, COLOURS
from cathedrals.games.red_cathedral.rules import answer as answering
from cathedrals.games.red_cathedral.rules import setup
from cathedrals.games.red_cathedral.steps import kinds
from cathedrals.games.red_cathedral.steps import legal as listing
from cathedrals.games.red_cathedral.steps import setup as chance
from cathedrals.games.red_cathedral.table import (
    COLOUR,
    ENDING,
    IS_ADVANCED,
    IS_FIRST_GAME,
    IS_SOLO,
    SEATS,
    SIZE,
)
from cathedrals.kernel.game import Game, Option, Refusal, Said, Shown
from cathedrals.kernel.page import Page
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, step_kind


class RedCathedral(Game):
    def __init__(self) -> None:
        super().__init__()
        self.name = "red_cathedral"
        self.rules = 2
        self.seats = (1, 2, 3, 4)
        self.options = (
            Option("board", ("basic", "advanced")),
            Option("first_game", ("no", "yes")),
            Option("colours", tuple("-".join(order) for order in permutations(COLOUR_NAMES[:COLOURS]))),
        )
        self.table_size = SIZE
        self.move_count = moves.MOVES
        self.sense_count = senses.SENSES
        self.most_lines = 40_000
        self.step_names = kinds.NAMES
        self.event_rows = events.ROWS
        self.refusal_names = refusals.NAMES
        self.worth_names = judgement.PART_NAMES

    def set_up(self, table: Table, seats: int, options: dict[str, str]) -> None:
        cells = table.cells
        cells[IS_SOLO] = 1 if seats == 1 else 0
        cells[SEATS] = max(seats, 2)
        cells[IS_ADVANCED] = 1 if options["board"] == "advanced" else 0
        cells[IS_FIRST_GAME] = 1 if options["first_game"] == "yes" else 0
        for seat, colour in enumerate(options["colours"].split("-")):
            cells[COLOUR + seat] = COLOUR_NAMES.index(colour)
        setup.lay_out(table)

    def answers(self, table: Table, moves: Row) -> None:
        listing.legal(table, moves)

    def answer(self, table: Table, move: i64, log: Row) -> None:
        answering.answer(table, move, log)

    def is_always_asked(self, table: Table) -> bool:
        return step_kind(table) == kinds.END_TURN or step_kind(table) == kinds.MARKET

    def odds(self, table: Table, weights: Row) -> None:
        chance.odds(table, self.list_legal(table), weights)

    def ending(self, table: Table) -> str:
        return names.ENDINGS[table.cells[ENDING]]

    def scores(self, table: Table) -> list[int]:
        return [int(scoring.score(table, seat)) for seat in range(table.cells[SEATS])]

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
        from cathedrals.games.red_cathedral import terminal

        return terminal.draw(table, page)
