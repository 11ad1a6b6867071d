"""What a seat knows, as numbers for a learner: its own seat first, the others clockwise."""

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.questions import QUESTIONS
from cathedrals.kernel.row import Row
from cathedrals.kernel.senses import Asked, add_cells, add_one_of, of, of_each
from cathedrals.kernel.table import NOBODY, Table

OF_SEAT: Final = 4 + p.COLOURS + p.MATERIALS + t.BANNER_PLACES + 3 + p.SPACES * 2
OF_PLACE: Final = 4 + p.MATERIALS + t.MOST_SEATS * 2 + 1
OF_MARKET: Final = p.LOCATIONS * p.RESOURCES + p.QUADRANTS * 12 + p.DICE * (p.LOCATIONS + 1) + p.LIMITED
OF_IVAN: Final = p.IVAN_CARDS * (p.IVAN_CARDS + p.DICE + 1) + p.MATERIALS * 2
ASKED: Final[Asked] = Asked(QUESTIONS)
SENSES: Final[int] = (
    ASKED.senses_count() + 9 + p.DICE + t.MOST_SEATS * OF_SEAT + OF_MARKET + p.PLACES * OF_PLACE + OF_IVAN
)


def names() -> list[str]:
    """What each sense is, in their order; where one 1 stands among 0s, what the 1 would mean."""
    return [
        *ASKED.senses(),
        *of("match", ("seats", "solo", "advanced", "rounds", "finisher")),
        *of("turn", ("rerolled", "taken", "influenced", "activated")),
        *of("turn/moved", p.COLOUR_NAMES),
        *of_each(numbered("seat", range(t.MOST_SEATS)), names_of_seat()),
        *of_each(numbered("location", range(1, p.LOCATIONS + 1)), list(p.RESOURCE_NAMES)),
        *of_each(numbered("quadrant", range(1, p.QUADRANTS + 1)), list(p.INFLUENCE_NAMES)),
        *of_each(numbered("die", p.COLOUR_NAMES), [*numbered("at", range(1, p.LOCATIONS + 1)), "value"]),
        *of("reserve", p.RESOURCE_NAMES[: p.LIMITED]),
        *of_each(m.PLACE_NAMES, names_of_place()),
        *of_each(numbered("ivan", range(1, p.IVAN_CARDS + 1)), names_of_ivan()),
        *of("ivan-inventory", p.MATERIAL_NAMES),
        *of("ivan-construction", p.MATERIAL_NAMES),
    ]


def numbered(what: str, names: Iterable[str | int]) -> list[str]:
    return [f"{what}-{name}" for name in names]


def names_of_seat() -> list[str]:
    """Seat 0 is the own one, the others follow clockwise; a tile is its kind counted from 1."""
    return [
        *("turn", "position", "prestige", "rubles"),
        *p.COLOUR_NAMES[: p.COLOURS],
        *p.MATERIAL_NAMES,
        *numbered("banner", m.BANNER_NAMES),
        *p.ORNAMENT_NAMES,
        *(f"{space}-{name}" for space in p.SPACE_NAMES for name in ("tile", "hidden")),
    ]


def names_of_place() -> list[str]:
    """Level and tile count from 1, for 0 is no card; banner and ornament say whose."""
    return [
        *("level", "recognition", "rubles", "tile"),
        *numbered("lacks", p.MATERIAL_NAMES),
        *numbered("banner", range(t.MOST_SEATS)),
        *numbered("ornament", range(t.MOST_SEATS)),
        "finished",
    ]


def names_of_ivan() -> list[str]:
    return [*p.IVAN_CARD_NAMES, *p.COLOUR_NAMES, "face-up"]


def senses(table: Table, seat: i64, row: Row) -> None:
    ASKED.add(table, seat, row)
    add_turn(table, seat, row)
    order: i64
    for order in range(t.MOST_SEATS):
        add_seat(table, seat, order, row)
    add_market(table, row)
    place: i64
    for place in range(p.PLACES):
        add_place(table, place, seat, row)
    add_ivan(table, row)


def seen_from(table: Table, seat: i64, other: i64) -> i64:
    """How many seats further clockwise somebody sits; nobody stays NOBODY."""
    if other == NOBODY:
        return NOBODY
    return (other - seat + table.cells[t.SEATS]) % table.cells[t.SEATS]


def add_turn(table: Table, seat: i64, row: Row) -> None:
    cells = table.cells
    row.add(cells[t.SEATS])
    row.add(cells[t.IS_SOLO])
    row.add(cells[t.IS_ADVANCED])
    row.add(cells[t.TURNS] // cells[t.SEATS])
    row.add(1 if cells[t.FINISHER] != NOBODY else 0)
    row.add(cells[t.HAS_REROLLED])
    row.add(cells[t.HAS_TAKEN])
    row.add(cells[t.HAS_INFLUENCED])
    row.add(cells[t.HAS_ACTIVATED])
    add_one_of(row, cells[t.MOVED_DIE], p.DICE)


def add_seat(table: Table, seat: i64, order: i64, row: Row) -> None:
    cells = table.cells
    if order >= cells[t.SEATS]:
        row.add_zeros(OF_SEAT)
        return
    other = (seat + order) % cells[t.SEATS]
    row.add(1 if cells[t.TURN] == other else 0)
    row.add(cells[t.POSITION + other])
    row.add(t.prestige_at(cells, cells[t.POSITION + other]))
    row.add(cells[t.PURSE + other])
    add_one_of(row, cells[t.COLOUR + other], p.COLOURS)
    add_cells(table, row, t.INVENTORY + other * p.MATERIALS, p.MATERIALS)
    add_cells(table, row, t.BANNERS_ON + other * t.BANNER_PLACES, t.BANNER_PLACES)
    add_cells(table, row, t.ORNAMENTS + other * 3, 3)
    space: i64
    for space in range(p.SPACES):
        tile = cells[t.WORKSHOP + other * p.SPACES + space]
        row.add(tile if tile > 0 else 0)
        row.add(1 if tile < 0 else 0)


def add_market(table: Table, row: Row) -> None:
    cells = table.cells
    location: i64
    for location in range(p.LOCATIONS):
        add_one_of(row, cells[t.TILE_AT + location], p.RESOURCES)
    quadrant: i64
    for quadrant in range(p.QUADRANTS):
        card = cells[t.INFLUENCE_AT + quadrant] - t.first_influence_card(cells)
        add_one_of(row, card, p.INFLUENCE_CARDS)
    die: i64
    for die in range(p.DICE):
        add_one_of(row, cells[t.DIE_AT + die], p.LOCATIONS)
        row.add(cells[t.DIE_VALUE + die])
    add_cells(table, row, t.IN_RESERVE, p.LIMITED)


def add_place(table: Table, place: i64, seat: i64, row: Row) -> None:
    cells = table.cells
    card = cells[t.CARD + place]
    if card == t.NONE:
        row.add_zeros(OF_PLACE)
        return
    row.add(p.CARD_LEVEL[card] + 1)
    row.add(p.CARD_RECOGNITION[card])
    row.add(p.CARD_RUBLES[card])
    row.add(cells[t.TILE + place] + 1)
    material: i64
    for material in range(p.MATERIALS):
        row.add(0 if cells[t.IS_FINISHED + place] == 1 else t.needs(cells, place, material))
    add_one_of(row, seen_from(table, seat, cells[t.BANNER + place]), t.MOST_SEATS)
    add_one_of(row, seen_from(table, seat, cells[t.ORNAMENT + place]), t.MOST_SEATS)
    row.add(cells[t.IS_FINISHED + place])


def add_ivan(table: Table, row: Row) -> None:
    cells = table.cells
    number: i64
    for number in range(p.IVAN_CARDS):
        add_one_of(row, cells[t.IVAN_CARD_AT + number], p.IVAN_CARDS)
        add_one_of(row, cells[t.IVAN_DIE + number], p.DICE)
        row.add(cells[t.IVAN_FACE_UP + number])
    add_cells(table, row, t.IVAN_STOCK, p.MATERIALS)
    add_cells(table, row, t.IVAN_SITE, p.MATERIALS)
