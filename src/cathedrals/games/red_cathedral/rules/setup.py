"""Setup: what lies where before the first turn, chance's share of it included."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import automa, events
from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral.parts import (
    BANNERS,
    BLOCKED_SLOTS,
    DICE,
    IVAN_CARDS,
    LEVELS,
    LOCATIONS,
    MATERIALS,
    ORNAMENTS_OWNED,
    PLACES,
    QUADRANTS,
    RECOGNITION,
    RESERVE,
    RUBLES,
    SIDES,
    START_RUBLES,
    START_SPACE,
)
from cathedrals.games.red_cathedral.rules.gains import gain
from cathedrals.games.red_cathedral.steps import kinds
from cathedrals.games.red_cathedral.table import (
    BANNER,
    BANNER_PLACES,
    BANNERS_ON,
    BESIDE,
    BLUEPRINT,
    CARD,
    DIE_AT,
    DIE_VALUE,
    FINISHER,
    IN_INVENTORY,
    IN_RESERVE,
    INFLUENCE_AT,
    IS_ADVANCED,
    IS_SOLO,
    IVAN_CARD_AT,
    IVAN_DIE,
    IVAN_FACE_UP,
    MOVED_DIE,
    NONE,
    ON_WHITE,
    ORNAMENT,
    ORNAMENTS,
    POSITION,
    SEATS,
    TILE,
    TILE_AT,
    TURN,
    height,
    tower_of,
)
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, NOBODY, Table, answered, ask, fill


def lay_out(table: Table) -> None:
    """Everything chance has no part in; then the questions of the setup, the last on the pile first."""
    lay_out_shared(table)
    players = table.cells[SEATS] - table.cells[IS_SOLO]
    seat: i64 = 0
    while seat < players:
        lay_out_seat(table, seat)
        seat += 1
    if table.cells[IS_SOLO] == 1:
        automa.lay_out_ivan(table)
        ask(table, kinds.IVAN_STARTS, CHANCE, 0)
        ask(table, kinds.IVAN_TILE, CHANCE, 0)
        ask(table, kinds.IVAN_CARD, CHANCE, 0)
    ask(table, kinds.PLACE_DIE, CHANCE, 0)
    ask(table, kinds.WORKSHOP_TILE, CHANCE, 0)
    ask(table, kinds.CATHEDRAL_CARD, CHANCE, 0)
    ask(table, kinds.BLUEPRINT, CHANCE, 0)
    ask(table, kinds.INFLUENCE_CARD, CHANCE, 0)
    ask(table, kinds.RESOURCE_TILE, CHANCE, 0)
    if table.cells[IS_SOLO] == 0:
        ask(table, kinds.FIRST_SEAT, CHANCE, 0)


def lay_out_shared(table: Table) -> None:
    """Nothing lies anywhere yet but the reserve. [RC-S5]"""
    cells = table.cells
    cells[FINISHER] = NOBODY
    cells[MOVED_DIE] = NONE
    fill(table, TILE_AT, LOCATIONS, NONE)
    fill(table, INFLUENCE_AT, QUADRANTS, NONE)
    fill(table, DIE_AT, DICE, NONE)
    fill(table, CARD, PLACES, NONE)
    fill(table, TILE, PLACES, NONE)
    fill(table, BANNER, PLACES, NOBODY)
    fill(table, ORNAMENT, PLACES, NOBODY)
    fill(table, IVAN_CARD_AT, IVAN_CARDS, NONE)
    fill(table, IVAN_DIE, IVAN_CARDS, NONE)
    material: i64 = 0
    while material < MATERIALS:
        cells[IN_RESERVE + material] = RESERVE[material]
        material += 1


def lay_out_seat(table: Table, seat: i64) -> None:
    """[RC-S3, RC-S4]"""
    cells = table.cells
    cells[POSITION + seat] = START_SPACE
    banners: i64 = BANNERS_ON + seat * BANNER_PLACES
    cells[banners + IN_INVENTORY] = BLOCKED_SLOTS
    if cells[IS_ADVANCED] == 1:
        cells[banners + ON_WHITE] = 1
        cells[banners + ON_WHITE + 1] = 1
        return
    cells[banners + BESIDE] = BANNERS - BLOCKED_SLOTS
    ornament: i64 = 0
    while ornament < 3:
        cells[ORNAMENTS + seat * 3 + ornament] = ORNAMENTS_OWNED[ornament]
        ornament += 1


def play_first_seat(table: Table, move: i64, log: Row) -> None:
    """[RC-S10]"""
    answered(table)
    table.cells[TURN] = move - m.FIRST
    tell(log, events.STARTS, move - m.FIRST)


def play_resource_tile(table: Table, move: i64, log: Row) -> None:
    """[RC-S1]"""
    location = answered(table)
    table.cells[TILE_AT + location] = move - m.LAY_TILE
    tell(log, events.RESOURCE_TILE_LAID, location, move - m.LAY_TILE)
    if location + 1 < LOCATIONS:
        ask(table, kinds.RESOURCE_TILE, CHANCE, location + 1)


def play_influence_card(table: Table, move: i64, log: Row) -> None:
    """[RC-S2]"""
    quadrant = answered(table)
    table.cells[INFLUENCE_AT + quadrant] = move - m.LAY_INFLUENCE
    tell(log, events.INFLUENCE_CARD_LAID, quadrant, move - m.LAY_INFLUENCE)
    if quadrant + 1 < QUADRANTS:
        ask(table, kinds.INFLUENCE_CARD, CHANCE, quadrant + 1)


def play_blueprint(table: Table, move: i64, log: Row) -> None:
    """[RC-S6]"""
    answered(table)
    number = move - m.LAY_BLUEPRINT
    table.cells[BLUEPRINT] = (table.cells[SEATS] - 2) * 3 + number
    tell(log, events.BLUEPRINT_CHOSEN, number + 1)


def next_place(table: Table, place: i64) -> i64:
    """The place after this one, tower by tower and from below; NONE after the last."""
    after = place + 1
    while after < PLACES:
        if after % LEVELS < height(table.cells, tower_of(after)):
            return after
        after += 1
    return NONE


def play_cathedral_card(table: Table, move: i64, log: Row) -> None:
    """[RC-S7]"""
    place = answered(table)
    table.cells[CARD + place] = move - m.LAY_CARD
    tell(log, events.CARD_LAID, place, move - m.LAY_CARD)
    after = next_place(table, place)
    if after != NONE:
        ask(table, kinds.CATHEDRAL_CARD, CHANCE, after)


def play_workshop_tile(table: Table, move: i64, log: Row) -> None:
    """[RC-S8]"""
    place = answered(table)
    table.cells[TILE + place] = move - m.LAY_WORKSHOP
    tell(log, events.WORKSHOP_TILE_LAID, place, move - m.LAY_WORKSHOP)
    after = next_place(table, place)
    if after != NONE:
        ask(table, kinds.WORKSHOP_TILE, CHANCE, after)


def play_place_die(table: Table, move: i64, log: Row) -> None:
    """One die on the location of the recognition tile and one on each of the next four. [RC-S9]"""
    steps = answered(table)
    location = (location_of(table, RECOGNITION) + steps) % LOCATIONS
    die = move - m.DIE
    table.cells[DIE_AT + die] = location
    tell(log, events.DIE_PLACED, die, location)
    if steps + 1 < DICE:
        ask(table, kinds.PLACE_DIE, CHANCE, steps + 1)
    elif table.cells[IS_SOLO] == 0:
        pay_out(table, log)
        ask(table, kinds.NEXT_TURN, CHANCE, 0)
    ask(table, kinds.ROLL, CHANCE, die)


def location_of(table: Table, resource: i64) -> i64:
    location: i64 = 0
    while table.cells[TILE_AT + location] != resource:
        location += 1
    return location


def pay_out(table: Table, log: Row) -> None:
    """Rubles in turn order. [RC-S10]"""
    order: i64 = 0
    while order < table.cells[SEATS]:
        seat = (table.cells[TURN] + order) % table.cells[SEATS]
        gain(table, seat, RUBLES, START_RUBLES[order], log)
        order += 1


def play_roll(table: Table, move: i64, log: Row) -> None:
    """[RC-S9, RC-T3, RC-M8]"""
    die = answered(table)
    value = (move - m.ROLL) % SIDES + 1
    table.cells[DIE_VALUE + die] = value
    tell(log, events.ROLLED, die, value)


def play_ivan_card(table: Table, move: i64, log: Row) -> None:
    """[RC-V1]"""
    number = answered(table)
    table.cells[IVAN_CARD_AT + number] = move - m.LAY_IVAN
    tell(log, events.IVAN_CARD_LAID, number + 1, move - m.LAY_IVAN)
    if number + 1 < IVAN_CARDS:
        ask(table, kinds.IVAN_CARD, CHANCE, number + 1)


def play_ivan_tile(table: Table, move: i64, log: Row) -> None:
    """[RC-V1, RC-V8]"""
    number = answered(table)
    table.cells[IVAN_DIE + number] = move - m.DIE
    table.cells[IVAN_FACE_UP + number] = 1
    tell(log, events.IVAN_TILE_LAID, table.cells[IVAN_CARD_AT + number], move - m.DIE)
    if number + 1 < IVAN_CARDS:
        ask(table, kinds.IVAN_TILE, CHANCE, number + 1)
