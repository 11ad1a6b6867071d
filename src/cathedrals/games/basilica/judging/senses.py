"""What a seat knows, as numbers for a learner: its own seat first, then the other."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.basilica.parts import (
    CELLS,
    CLASSES,
    COLOURS,
    COLUMNS,
    FIELDS,
    ORDERS,
    RANKS,
    SCORING_SPACE,
    SCORINGS,
    SEATS,
)
from cathedrals.games.basilica.steps import kinds
from cathedrals.games.basilica.table import (
    ACTIONS_LEFT,
    BUILDER,
    DISCARDED,
    FREE_BUILDERS,
    GLASS,
    HEIGHT,
    IDLE,
    IS_SHUFFLED,
    JUST_LAID,
    KING,
    NONE,
    ORDER_AT,
    ORDER_CROWN,
    PURSE,
    SCAFFOLD,
    SCORINGS_HELD,
    STACK,
    TOKENS_LEFT,
    TOP,
    TURN,
    VAULT,
    VAULT_AT,
    bare_unseen,
    crowns_unseen,
    points,
    shows,
)
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, step_about, step_kind, step_seat

ASKED: Final = kinds.FIRST_SEAT  # the kinds of question a player is asked
OF_TURN: Final = 9
OF_SEAT: Final = 5
OF_TILE: Final = COLOURS + ORDERS + 2
OF_CLASS: Final = 4
OF_CELL: Final = COLOURS + SEATS * RANKS + 3
SENSES: Final = (
    ASKED + OF_TURN + SEATS * OF_SEAT + (2 * FIELDS + 1) * OF_TILE + CLASSES * OF_CLASS + CELLS * OF_CELL
)


def senses(table: Table, seat: i64, row: Row) -> None:
    add_question(table, seat, row)
    add_turn(table, seat, row)
    add_seat(table, seat, row)
    add_seat(table, 1 - seat, row)
    field: i64 = 0
    while field < FIELDS:
        add_order(table, field, row)
        add_open_vault(table, field, row)
        field += 1
    add_tile(table.cells[TOP], NONE, row)
    kind: i64 = 0
    while kind < CLASSES:
        add_class(table, kind, row)
        kind += 1
    cell: i64 = 0
    while cell < CELLS:
        add_cell(table, seat, cell, row)
        cell += 1


def add_one_of(row: Row, number: i64, count: i64) -> None:
    """One 1 among 0s, or only 0s where the number is none."""
    place: i64 = 0
    while place < count:
        row.add(1 if place == number else 0)
        place += 1


def add_question(table: Table, seat: i64, row: Row) -> None:
    is_asked = table.pending > 0 and step_seat(table) == seat
    add_one_of(row, step_kind(table) if is_asked else NONE, ASKED)


def add_turn(table: Table, seat: i64, row: Row) -> None:
    cells = table.cells
    row.add(step_about(table) if table.pending > 0 and step_seat(table) == seat else 0)
    row.add(1 if cells[TURN] == seat else 0)
    row.add(cells[ACTIONS_LEFT])
    row.add(cells[KING])
    row.add(SCORING_SPACE[min(cells[SCORINGS_HELD], SCORINGS - 1)] - cells[KING])
    row.add(cells[SCORINGS_HELD])
    row.add(cells[IS_SHUFFLED])
    row.add(cells[IDLE])
    row.add(cells[HEIGHT])


def add_seat(table: Table, seat: i64, row: Row) -> None:
    cells = table.cells
    row.add(points(cells, seat))
    row.add(cells[FREE_BUILDERS + seat])
    row.add(cells[TOKENS_LEFT + seat])
    row.add(cells[PURSE + seat])
    row.add(1 if cells[TURN] == seat else 0)


def add_tile(kind: i64, crown: i64, row: Row) -> None:
    """Colours, order, and whether it surely has a crown or surely none."""
    colour: i64 = 0
    while colour < COLOURS:
        row.add(1 if shows(kind * 2, colour) else 0)
        colour += 1
    add_one_of(row, kind % ORDERS if kind != NONE else NONE, ORDERS)
    row.add(1 if crown == 1 else 0)
    row.add(1 if crown == 0 else 0)


def add_order(table: Table, field: i64, row: Row) -> None:
    cells = table.cells
    kind = cells[ORDER_AT + field]
    crown = cells[ORDER_CROWN + field]
    if kind != NONE and crown == NONE:
        if crowns_unseen(cells, kind) == 0:
            crown = 0
        elif bare_unseen(cells, kind) == 0:
            crown = 1
    add_tile(kind, crown, row)


def add_open_vault(table: Table, field: i64, row: Row) -> None:
    tile = table.cells[VAULT_AT + field]
    if tile == NONE:
        add_tile(NONE, NONE, row)
    else:
        add_tile(tile // 2, tile % 2, row)


def add_class(table: Table, kind: i64, row: Row) -> None:
    cells = table.cells
    row.add(cells[STACK + kind])
    row.add(cells[DISCARDED + kind])
    row.add(crowns_unseen(cells, kind))
    row.add(bare_unseen(cells, kind))


def add_cell(table: Table, seat: i64, cell: i64, row: Row) -> None:
    cells = table.cells
    if cell >= (cells[HEIGHT] + 1) * COLUMNS:
        add_one_of(row, NONE, OF_CELL)
        return
    tile = cells[VAULT + cell]
    colour: i64 = 0
    while colour < COLOURS:
        row.add(1 if shows(tile, colour) else 0)
        colour += 1
    builder = cells[BUILDER + cell]
    if builder != NONE and seat == 1:
        builder = (builder + RANKS) % (SEATS * RANKS)
    add_one_of(row, builder, SEATS * RANKS)
    row.add(cells[GLASS + cell])
    row.add(1 if tile == SCAFFOLD else 0)
    row.add(1 if cells[JUST_LAID] == cell else 0)
