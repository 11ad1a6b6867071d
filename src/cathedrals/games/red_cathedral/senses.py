"""What a seat knows, as numbers for a learner: its own seat first, the others clockwise."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral.parts import (
    CARD_LEVEL,
    CARD_RECOGNITION,
    CARD_RUBLES,
    COLOURS,
    DICE,
    IVAN_CARDS,
    LOCATIONS,
    MATERIALS,
    PLACES,
    QUADRANTS,
    RESOURCES,
    SPACES,
)
from cathedrals.games.red_cathedral.steps import kinds
from cathedrals.games.red_cathedral.table import (
    BANNER,
    BANNER_PLACES,
    BANNERS_ON,
    CARD,
    COLOUR,
    DIE_AT,
    DIE_VALUE,
    FINISHER,
    HAS_ACTIVATED,
    HAS_INFLUENCED,
    HAS_REROLLED,
    HAS_TAKEN,
    IN_RESERVE,
    INFLUENCE_AT,
    INVENTORY,
    IS_ADVANCED,
    IS_FINISHED,
    IS_SOLO,
    IVAN_CARD_AT,
    IVAN_DIE,
    IVAN_FACE_UP,
    IVAN_SITE,
    IVAN_STOCK,
    MOST_SEATS,
    MOVED_DIE,
    NONE,
    ORNAMENT,
    ORNAMENTS,
    POSITION,
    PURSE,
    SEATS,
    TILE,
    TILE_AT,
    TURN,
    TURNS,
    WORKSHOP,
    needs,
    prestige_at,
)
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table, step_about, step_kind, step_seat

ASKED: Final = 14 + 2  # the kinds of question a player is asked: the first fourteen and two of Ivan's
OF_TURN: Final = 9 + DICE + 1
OF_SEAT: Final = 4 + COLOURS + MATERIALS + BANNER_PLACES + 3 + SPACES * 2
OF_MARKET: Final = LOCATIONS * RESOURCES + QUADRANTS * 3 * 4 + DICE * (LOCATIONS + 1) + MATERIALS
OF_PLACE: Final = 4 + MATERIALS + MOST_SEATS * 2 + 1
OF_IVAN: Final = IVAN_CARDS * (IVAN_CARDS + DICE + 1) + MATERIALS * 2
SENSES: Final = ASKED + OF_TURN + MOST_SEATS * OF_SEAT + OF_MARKET + PLACES * OF_PLACE + OF_IVAN


def senses(table: Table, seat: i64, row: Row) -> None:
    add_question(table, seat, row)
    add_turn(table, seat, row)
    order: i64 = 0
    while order < MOST_SEATS:
        add_seat(table, seat, order, row)
        order += 1
    add_market(table, row)
    place: i64 = 0
    while place < PLACES:
        add_place(table, place, seat, row)
        place += 1
    add_ivan(table, row)


def add_one_of(row: Row, number: i64, count: i64) -> None:
    """One 1 among 0s, or only 0s where the number is none."""
    place: i64 = 0
    while place < count:
        row.add(1 if place == number else 0)
        place += 1


def add_cells(table: Table, row: Row, first: i64, count: i64) -> None:
    cell = first
    while cell < first + count:
        row.add(table.cells[cell])
        cell += 1


def seen_from(table: Table, seat: i64, other: i64) -> i64:
    """How many seats further clockwise somebody sits; nobody stays NOBODY."""
    if other == NOBODY:
        return NOBODY
    return (other - seat + table.cells[SEATS]) % table.cells[SEATS]


def add_question(table: Table, seat: i64, row: Row) -> None:
    asked: i64 = NONE
    if table.pending > 0 and step_seat(table) == seat:
        asked = step_kind(table)
        if asked >= kinds.IVAN_CLAIMS:
            asked = asked - kinds.IVAN_CLAIMS + 14
    add_one_of(row, asked, ASKED)


def add_turn(table: Table, seat: i64, row: Row) -> None:
    cells = table.cells
    row.add(cells[SEATS])
    row.add(cells[IS_SOLO])
    row.add(cells[IS_ADVANCED])
    row.add(cells[TURNS] // cells[SEATS])
    row.add(1 if cells[FINISHER] != NOBODY else 0)
    row.add(cells[HAS_REROLLED])
    row.add(cells[HAS_TAKEN])
    row.add(cells[HAS_INFLUENCED])
    row.add(cells[HAS_ACTIVATED])
    add_one_of(row, cells[MOVED_DIE], DICE)
    row.add(step_about(table) if table.pending > 0 and step_seat(table) == seat else 0)


def add_seat(table: Table, seat: i64, order: i64, row: Row) -> None:
    cells = table.cells
    if order >= cells[SEATS]:
        add_one_of(row, NONE, OF_SEAT)
        return
    other = (seat + order) % cells[SEATS]
    row.add(1 if cells[TURN] == other else 0)
    row.add(cells[POSITION + other])
    row.add(prestige_at(cells[POSITION + other]))
    row.add(cells[PURSE + other])
    add_one_of(row, cells[COLOUR + other], COLOURS)
    add_cells(table, row, INVENTORY + other * MATERIALS, MATERIALS)
    add_cells(table, row, BANNERS_ON + other * BANNER_PLACES, BANNER_PLACES)
    add_cells(table, row, ORNAMENTS + other * 3, 3)
    space: i64 = 0
    while space < SPACES:
        tile = cells[WORKSHOP + other * SPACES + space]
        row.add(tile if tile > 0 else 0)
        row.add(1 if tile < 0 else 0)
        space += 1


def add_market(table: Table, row: Row) -> None:
    cells = table.cells
    location: i64 = 0
    while location < LOCATIONS:
        add_one_of(row, cells[TILE_AT + location], RESOURCES)
        location += 1
    quadrant: i64 = 0
    while quadrant < QUADRANTS:
        add_one_of(row, cells[INFLUENCE_AT + quadrant], 12)
        quadrant += 1
    die: i64 = 0
    while die < DICE:
        add_one_of(row, cells[DIE_AT + die], LOCATIONS)
        row.add(cells[DIE_VALUE + die])
        die += 1
    add_cells(table, row, IN_RESERVE, MATERIALS)


def add_place(table: Table, place: i64, seat: i64, row: Row) -> None:
    cells = table.cells
    card = cells[CARD + place]
    if card == NONE:
        add_one_of(row, NONE, OF_PLACE)
        return
    row.add(CARD_LEVEL[card] + 1)
    row.add(CARD_RECOGNITION[card])
    row.add(CARD_RUBLES[card])
    row.add(cells[TILE + place] + 1)
    material: i64 = 0
    while material < MATERIALS:
        row.add(0 if cells[IS_FINISHED + place] == 1 else needs(cells, place, material))
        material += 1
    add_one_of(row, seen_from(table, seat, cells[BANNER + place]), MOST_SEATS)
    add_one_of(row, seen_from(table, seat, cells[ORNAMENT + place]), MOST_SEATS)
    row.add(cells[IS_FINISHED + place])


def add_ivan(table: Table, row: Row) -> None:
    cells = table.cells
    number: i64 = 0
    while number < IVAN_CARDS:
        add_one_of(row, cells[IVAN_CARD_AT + number], IVAN_CARDS)
        add_one_of(row, cells[IVAN_DIE + number], DICE)
        row.add(cells[IVAN_FACE_UP + number])
        number += 1
    add_cells(table, row, IVAN_STOCK, MATERIALS)
    add_cells(table, row, IVAN_SITE, MATERIALS)
