"""Building and decorating: one delivery at a time, each settled before the next."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import events
from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral.parts import (
    CARD_RECOGNITION,
    CARD_RUBLES,
    CARDS_TO_END,
    GREEN_GEM,
    LEVELS,
    MATERIALS,
    ORNAMENT_MATERIAL,
    PURPLE_GEM,
    RECOGNITION,
    RUBLES,
    SIXTH_CARD_PRESTIGE,
)
from cathedrals.games.red_cathedral.rules.gains import gain, gain_prestige, give, lose_recognition
from cathedrals.games.red_cathedral.steps import kinds
from cathedrals.games.red_cathedral.steps.build import can_deliver
from cathedrals.games.red_cathedral.table import (
    BANNER,
    CARD,
    FINISHER,
    IN_RESERVE,
    INVENTORY,
    IS_FINISHED,
    IS_SOLO,
    IVAN,
    LAID,
    ORNAMENT,
    ORNAMENTS,
    finished_cards,
    height,
    lacks,
    level_of,
    tower_of,
)
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table, answered, ask, step_seat


def play_deliver(table: Table, move: i64, log: Row) -> None:
    """[RC-B1]"""
    seat = step_seat(table)
    left = answered(table) // 2
    if move != m.STOP:
        deliver(table, seat, move, left, log)


def deliver(table: Table, seat: i64, move: i64, left: i64, log: Row) -> None:
    """Make one of the deliveries that are left and ask for the next."""
    if move < m.DECORATE:
        lay(table, seat, (move - m.LAY) // MATERIALS, (move - m.LAY) % MATERIALS, log)
        ask_deliveries(table, seat, left - 1)
    else:
        place = move - m.DECORATE
        give(table, seat, ORNAMENT_MATERIAL[level_of(table.cells, place)], 1, log)
        ask(table, kinds.GEMS, seat, place * 4 + left - 1)


def ask_deliveries(table: Table, seat: i64, left: i64) -> None:
    """Ask for the next delivery, if there is one left and one to be made."""
    if left > 0 and can_deliver(table, seat):
        ask(table, kinds.DELIVER, seat, left * 2 + 1)


def lay(table: Table, seat: i64, place: i64, material: i64, log: Row) -> None:
    """[RC-B2]"""
    table.cells[INVENTORY + seat * MATERIALS + material] -= 1
    table.cells[LAID + place * MATERIALS + material] += 1
    tell(log, events.DELIVERED, seat, material, place)
    if lacks(table.cells, place) == 0:
        finish(table, place, log)


def finish(table: Table, place: i64, log: Row) -> None:
    """The card turns over and pays its owner; only then come the penalties. [RC-B3, RC-V5]"""
    cells = table.cells
    owner = cells[BANNER + place]
    material: i64 = 0
    while material < MATERIALS:
        cells[IN_RESERVE + material] += cells[LAID + place * MATERIALS + material]
        cells[LAID + place * MATERIALS + material] = 0
        material += 1
    cells[IS_FINISHED + place] = 1
    tell(log, events.FINISHED, owner, place)
    gain(table, owner, RECOGNITION, CARD_RECOGNITION[cells[CARD + place]], log)
    if cells[IS_SOLO] == 0 or owner != IVAN:
        gain(table, owner, RUBLES, CARD_RUBLES[cells[CARD + place]], log)
    note_sixth_card(table, owner, log)
    penalize(table, place, log)


def note_sixth_card(table: Table, owner: i64, log: Row) -> None:
    """The first to finish six own cards; alone with Ivan nobody gets the prestige. [RC-E1, RC-V9]"""
    cells = table.cells
    if cells[FINISHER] != NOBODY or finished_cards(cells, owner) < CARDS_TO_END:
        return
    cells[FINISHER] = owner
    tell(log, events.SIXTH_CARD, owner)
    if cells[IS_SOLO] == 0:
        gain_prestige(table, owner, SIXTH_CARD_PRESTIGE, log)


def penalize(table: Table, finished: i64, log: Row) -> None:
    """An unfinished claimed card below costs its owner 1 for each finished one of others above it. [RC-B4]"""
    place = tower_of(finished) * LEVELS
    while place < finished:
        owner = table.cells[BANNER + place]
        if table.cells[IS_FINISHED + place] == 0 and owner != NOBODY:
            loss = finished_above(table, place, owner)
            if loss > 0:
                lose_recognition(table, owner, loss)
                tell(log, events.PENALTY, owner, place, loss)
        place += 1


def finished_above(table: Table, place: i64, owner: i64) -> i64:
    """How many finished cards above a place belong to somebody else."""
    count: i64 = 0
    above = place + 1
    top = tower_of(place) * LEVELS + height(table.cells, tower_of(place))
    while above < top:
        if table.cells[IS_FINISHED + above] == 1 and table.cells[BANNER + above] != owner:
            count += 1
        above += 1
    return count


def play_gems(table: Table, move: i64, log: Row) -> None:
    """[RC-D2]"""
    seat = step_seat(table)
    about = answered(table)
    place = about // 4
    green = m.green_gems(move - m.GEMS)
    purple = m.purple_gems(move - m.GEMS)
    decorate(table, seat, place, log, move - m.GEMS)
    if green > 0:
        give(table, seat, GREEN_GEM, green, log)
    if purple > 0:
        give(table, seat, PURPLE_GEM, purple, log)
    prestige = prestige_of_gems(green, purple)
    if prestige > 0:
        gain_prestige(table, seat, prestige, log)
    ask_deliveries(table, seat, about % 4 - green - purple)


def decorate(table: Table, seat: i64, place: i64, log: Row, gems: i64) -> None:
    """[RC-D1, RC-D4]"""
    ornament = level_of(table.cells, place)
    table.cells[ORNAMENT + place] = seat
    table.cells[ORNAMENTS + seat * 3 + ornament] -= 1
    tell(log, events.DECORATED, seat, ornament, place, gems)


def prestige_of_gems(green: i64, purple: i64) -> i64:
    """1 for each, but 3 in all for two of different colours. [RC-D3]"""
    if green == 1 and purple == 1:
        return 3
    return green + purple
