"""Setup, and every other thing chance reveals: which outcomes are left and how likely each is."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral.parts import (
    CARD_LEVEL,
    CARDS,
    DICE,
    FIRST_GAME_CARD,
    INFLUENCE_CARDS,
    IVAN_CARDS,
    LEVELS,
    LOCATIONS,
    PLACES,
    QUADRANTS,
    RESOURCES,
    SIDES,
    TILE_KINDS,
    TILES_MARKED,
    TILES_UNMARKED,
)
from cathedrals.games.red_cathedral.steps import kinds
from cathedrals.games.red_cathedral.table import (
    CARD,
    DIE_AT,
    INFLUENCE_AT,
    IS_FIRST_GAME,
    IVAN_CARD_AT,
    IVAN_DIE,
    NONE,
    SEATS,
    TILE,
    TILE_AT,
    height,
    tower_of,
)
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, step_about, step_kind


def is_among(table: Table, number: i64, first: i64, count: i64) -> bool:
    """Whether a number stands in one of so many cells."""
    cell = first
    while cell < first + count:
        if table.cells[cell] == number:
            return True
        cell += 1
    return False


def add_left(table: Table, moves: Row, first_move: i64, outcomes: i64, first_cell: i64, cells: i64) -> None:
    """The outcomes that are not on the table yet."""
    outcome: i64 = 0
    while outcome < outcomes:
        if not is_among(table, outcome, first_cell, cells):
            moves.add(first_move + outcome)
        outcome += 1


def legal_first_seat(table: Table, moves: Row) -> None:
    """[RC-S10]"""
    seat: i64 = 0
    while seat < table.cells[SEATS]:
        moves.add(m.FIRST + seat)
        seat += 1


def legal_resource_tile(table: Table, moves: Row) -> None:
    """[RC-S1]"""
    add_left(table, moves, m.LAY_TILE, RESOURCES, TILE_AT, LOCATIONS)


def legal_influence_card(table: Table, moves: Row) -> None:
    """One card of each group; a first game has a fixed one. [RC-S2]"""
    card: i64 = 0
    while card < INFLUENCE_CARDS:
        group = card // 3
        is_meant = table.cells[IS_FIRST_GAME] == 0 or FIRST_GAME_CARD[group] == card
        if is_meant and not is_group_laid(table, group):
            moves.add(m.LAY_INFLUENCE + card)
        card += 1


def is_group_laid(table: Table, group: i64) -> bool:
    quadrant: i64 = 0
    while quadrant < QUADRANTS:
        card = table.cells[INFLUENCE_AT + quadrant]
        if card != NONE and card // 3 == group:
            return True
        quadrant += 1
    return False


def legal_blueprint(table: Table, moves: Row) -> None:
    """[RC-S6]"""
    number: i64 = 0
    while number < 3:
        moves.add(m.LAY_BLUEPRINT + number)
        number += 1


def level_at(table: Table, place: i64) -> i64:
    """Base, middle or dome: what the blueprint wants at a place. [RC-S7]"""
    level = place % LEVELS
    if level == 0:
        return 0
    return 2 if level == height(table.cells, tower_of(place)) - 1 else 1


def legal_cathedral_card(table: Table, moves: Row) -> None:
    """[RC-S7]"""
    wanted = level_at(table, step_about(table))
    card: i64 = 0
    while card < CARDS:
        if CARD_LEVEL[card] == wanted and not is_among(table, card, CARD, PLACES):
            moves.add(m.LAY_CARD + card)
        card += 1


def tiles_left(table: Table, kind: i64) -> i64:
    """How many workshop tiles of a kind are left to draw; those marked 3+ only for three or more. [RC-S8]"""
    count = TILES_UNMARKED[kind]
    if table.cells[SEATS] > 2:
        count += TILES_MARKED[kind]
    place: i64 = 0
    while place < PLACES:
        if table.cells[TILE + place] == kind:
            count -= 1
        place += 1
    return count


def legal_workshop_tile(table: Table, moves: Row) -> None:
    """[RC-S8]"""
    kind: i64 = 0
    while kind < TILE_KINDS:
        if tiles_left(table, kind) > 0:
            moves.add(m.LAY_WORKSHOP + kind)
        kind += 1


def legal_place_die(table: Table, moves: Row) -> None:
    """[RC-S9]"""
    die: i64 = 0
    while die < DICE:
        if table.cells[DIE_AT + die] == NONE:
            moves.add(m.DIE + die)
        die += 1


def legal_roll(table: Table, moves: Row) -> None:
    """[RC-S9, RC-M8]"""
    side: i64 = 0
    while side < SIDES:
        moves.add(m.ROLL + step_about(table) * SIDES + side)
        side += 1


def legal_ivan_card(table: Table, moves: Row) -> None:
    """[RC-V1]"""
    add_left(table, moves, m.LAY_IVAN, IVAN_CARDS, IVAN_CARD_AT, IVAN_CARDS)


def legal_ivan_tile(table: Table, moves: Row) -> None:
    """[RC-V1, RC-V8]"""
    add_left(table, moves, m.DIE, DICE, IVAN_DIE, IVAN_CARDS)


def odds(table: Table, moves: Row, weights: Row) -> None:
    """All outcomes are equally likely, but for tiles of which several are left."""
    place: i64 = 0
    while place < moves.count:
        if step_kind(table) == kinds.WORKSHOP_TILE:
            weights.add(tiles_left(table, moves.items[place] - m.LAY_WORKSHOP))
        else:
            weights.add(1)
        place += 1
