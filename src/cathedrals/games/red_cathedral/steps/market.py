"""The market: which die, how many more steps; then resources, influence and a workshop tile, each once."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import refusals as no
from cathedrals.games.red_cathedral.parts import (
    ANY_TILE,
    COLOURS,
    EXTRA_STEPS,
    KIND_AMOUNT,
    LOCATIONS,
    MATERIAL_TILE,
    MATERIALS,
    MOST_OTHER_DICE,
    RECOGNITION,
    RUBLES,
    RUBLES_TILE,
    SPACES,
    TILE_AMOUNT,
    WHITE,
    quadrant_of,
)
from cathedrals.games.red_cathedral.table import (
    COLOUR,
    DIE_AT,
    DIE_VALUE,
    HAS_ACTIVATED,
    HAS_INFLUENCED,
    HAS_TAKEN,
    IN_RESERVE,
    INFLUENCE_AT,
    MOVED_DIE,
    PURSE,
    TILE_AT,
    WORKSHOP,
    dice_at,
    free_slots,
)
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, step_about


def goal(table: Table, die: i64, extra: i64) -> i64:
    """Where a die comes to stand. [RC-M1]"""
    cells = table.cells
    return (cells[DIE_AT + die] + cells[DIE_VALUE + die] + extra) % LOCATIONS


def is_full(table: Table, location: i64, die: i64) -> bool:
    """Whether a die would be one too many there. [RC-M2]"""
    others = dice_at(table.cells, location)
    if table.cells[DIE_AT + die] == location:
        others -= 1
    return others >= MOST_OTHER_DICE


def why_not_die(table: Table, seat: i64, die: i64) -> i64:
    """A die can be chosen if it can end anywhere. [RC-M1, RC-M2]"""
    extra: i64 = 0
    while extra < EXTRA_STEPS:
        if why_not_more(table, seat, die, extra) == no.NOTHING:
            return no.NOTHING
        extra += 1
    return no.FOURTH_DIE


def why_not_more(table: Table, seat: i64, die: i64, extra: i64) -> i64:
    """[RC-M1, RC-M2]"""
    if extra > 0:
        if not is_payable(table, seat, die):
            return no.NOT_YOUR_DIE
        if table.cells[PURSE + seat] < extra:
            return no.RUBLES_FOR_STEPS
    if is_full(table, goal(table, die, extra), die):
        return no.FOURTH_DIE
    return no.NOTHING


def is_payable(table: Table, seat: i64, die: i64) -> bool:
    """Whether a die may go further for rubles: the white one and that of the own colour. [RC-M1]"""
    return die == WHITE or die == table.cells[COLOUR + seat]


def legal_walk(table: Table, seat: i64, moves: Row) -> None:
    die = step_about(table)
    extra: i64 = 0
    while extra < EXTRA_STEPS:
        if why_not_more(table, seat, die, extra) == no.NOTHING:
            moves.add(m.MORE + extra)
        extra += 1


def why_not_walk(table: Table, seat: i64, move: i64) -> i64:
    if m.MORE <= move < m.TAKE:
        return why_not_more(table, seat, step_about(table), move - m.MORE)
    return no.ANOTHER_QUESTION


def legal_market(table: Table, seat: i64, moves: Row) -> None:
    """Resources, influence and a workshop tile, each at most once, in any order. [RC-M3]"""
    amount: i64 = 1
    while why_not_take(table, seat, amount) == no.NOTHING:
        moves.add(m.TAKE + amount)
        amount += 1
    if table.cells[HAS_ACTIVATED] == 0:
        space: i64 = 0
        while space < SPACES:
            if why_not_activate(table, seat, space) == no.NOTHING:
                moves.add(m.USE + space)
            space += 1


def location_moved_to(table: Table) -> i64:
    return table.cells[DIE_AT + table.cells[MOVED_DIE]]


def influence_action(table: Table, which: i64) -> i64:
    """The first or second action on the card of the quadrant moved to. [RC-M6]"""
    return table.cells[INFLUENCE_AT + quadrant_of(location_moved_to(table))] * 2 + which


def why_not_influence_now(table: Table) -> i64:
    return no.ALREADY_INFLUENCED if table.cells[HAS_INFLUENCED] == 1 else no.NOTHING


def why_not_take(table: Table, seat: i64, amount: i64) -> i64:
    """[RC-M3, RC-M4]"""
    cells = table.cells
    if cells[HAS_TAKEN] == 1:
        return no.ALREADY_TAKEN
    location = location_moved_to(table)
    resource = cells[TILE_AT + location]
    if amount > TILE_AMOUNT[resource] * dice_at(cells, location):
        return no.SHOWS_LESS
    if resource < MATERIALS:
        if amount > cells[IN_RESERVE + resource]:
            return no.RESERVE_LACKS
        if amount > free_slots(cells, seat):
            return no.NO_FREE_SLOT
    return no.NOTHING


def why_not_activate(table: Table, seat: i64, space: i64) -> i64:
    """A tile on the space of the moved die's colour. [RC-M3, RC-M7]"""
    if table.cells[HAS_ACTIVATED] == 1:
        return no.ALREADY_ACTIVATED
    colour = space if space < COLOURS else WHITE
    if colour != table.cells[MOVED_DIE]:
        return no.OTHER_COLOUR
    return why_not_use_tile(table, seat, space)


def why_not_use_tile(table: Table, seat: i64, space: i64) -> i64:
    """[RC-C3, RC-M7]"""
    tile = table.cells[WORKSHOP + seat * SPACES + space]
    if tile == 0:
        return no.NO_TILE
    if tile < 0:
        return no.TILE_FACE_DOWN
    if most_gained(table, seat, tile - 1) == 0:
        return no.NOTHING_TO_GAIN
    return no.NOTHING


def given_resource(table: Table, kind: i64) -> i64:
    """What a workshop tile gives: a die tile, what lies where that die stands; any other, its own. [RC-M7]"""
    if kind < MATERIAL_TILE:
        return table.cells[TILE_AT + table.cells[DIE_AT + kind]]
    if kind < ANY_TILE:
        return kind - MATERIAL_TILE
    return RUBLES if kind == RUBLES_TILE else RECOGNITION


def most_gained(table: Table, seat: i64, kind: i64) -> i64:
    """How much of a tile's benefit finds room and reserve. [RC-C4, RC-M7]"""
    if kind == ANY_TILE:
        return 1 if free_slots(table.cells, seat) > 0 and reserve_has_any(table, NO_KIND) else 0
    resource = given_resource(table, kind)
    amount = TILE_AMOUNT[resource] if kind < MATERIAL_TILE else KIND_AMOUNT[kind]
    if resource < MATERIALS:
        amount = min(amount, table.cells[IN_RESERVE + resource])
        amount = min(amount, free_slots(table.cells, seat))
    return amount


NO_KIND: Final = 7


def reserve_has_any(table: Table, but: i64) -> bool:
    material: i64 = 0
    while material < MATERIALS:
        if material != but and table.cells[IN_RESERVE + material] > 0:
            return True
        material += 1
    return False


def legal_gain(table: Table, seat: i64, moves: Row) -> None:
    """Less may be taken of what a tile gives. [RC-C4]"""
    about = step_about(table)
    amount = about % 2
    while amount <= about // 2 % 16:
        moves.add(m.TAKE + amount)
        amount += 1


def why_not_gain(table: Table, seat: i64, move: i64) -> i64:
    if not m.TAKE <= move < m.INFLUENCE:
        return no.ANOTHER_QUESTION
    about = step_about(table)
    amount = move - m.TAKE
    if amount > about // 2 % 16:
        return no.GAINS_LESS
    if amount < about % 2:
        return no.MUST_GAIN
    return no.NOTHING


def legal_get(table: Table, seat: i64, moves: Row) -> None:
    """One material of a kind the reserve has. [RC-M7, RC-I3]"""
    material: i64 = 0
    while material < MATERIALS:
        if why_not_get(table, seat, m.GET + material) == no.NOTHING:
            moves.add(m.GET + material)
        material += 1
    if step_about(table) % 2 == 0:
        moves.add(m.TAKE)


def why_not_get(table: Table, seat: i64, move: i64) -> i64:
    if move == m.TAKE:
        return no.NOTHING if step_about(table) % 2 == 0 else no.MUST_GAIN
    if not m.GET <= move < m.SWAP_TILE:
        return no.ANOTHER_QUESTION
    material = move - m.GET
    if material == step_about(table) // 2 % 8:
        return no.SAME_KIND
    if table.cells[IN_RESERVE + material] == 0:
        return no.RESERVE_LACKS
    return no.NOTHING
