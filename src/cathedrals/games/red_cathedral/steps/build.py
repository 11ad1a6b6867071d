"""Delivering: materials onto own cards, ornaments onto finished ones."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import refusals as no
from cathedrals.games.red_cathedral.parts import GREEN_GEM, MATERIALS, ORNAMENT_MATERIAL, PLACES, PURPLE_GEM
from cathedrals.games.red_cathedral.table import (
    BANNER,
    CARD,
    INVENTORY,
    IS_FINISHED,
    NONE,
    ORNAMENT,
    ORNAMENTS,
    level_of,
    needs,
)
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table, step_about


def why_not_build(table: Table, seat: i64, deliveries: i64) -> i64:
    """At least one delivery must be possible. [RC-B1]"""
    if deliveries == 0 or not can_deliver(table, seat):
        return no.NOTHING_TO_DELIVER
    return no.NOTHING


def can_deliver(table: Table, seat: i64) -> bool:
    place: i64 = 0
    while place < PLACES:
        if is_worked_on(table, seat, place):
            material: i64 = 0
            while material < MATERIALS:
                if why_not_lay(table, seat, place, material) == no.NOTHING:
                    return True
                material += 1
        if why_not_decorate(table, seat, place) == no.NOTHING:
            return True
        place += 1
    return False


def is_worked_on(table: Table, seat: i64, place: i64) -> bool:
    return table.cells[BANNER + place] == seat and table.cells[IS_FINISHED + place] == 0


def legal_deliveries(table: Table, seat: i64, moves: Row) -> None:
    """[RC-B2, RC-D1]"""
    place: i64 = 0
    while place < PLACES:
        if is_worked_on(table, seat, place):
            material: i64 = 0
            while material < MATERIALS:
                if why_not_lay(table, seat, place, material) == no.NOTHING:
                    moves.add(m.LAY + place * MATERIALS + material)
                material += 1
        place += 1
    place = 0
    while place < PLACES:
        if why_not_decorate(table, seat, place) == no.NOTHING:
            moves.add(m.DECORATE + place)
        place += 1


def why_not_delivery(table: Table, seat: i64, move: i64) -> i64:
    if m.LAY <= move < m.DECORATE:
        place = (move - m.LAY) // MATERIALS
        return why_not_lay(table, seat, place, (move - m.LAY) % MATERIALS)
    if m.DECORATE <= move < m.GEMS:
        return why_not_decorate(table, seat, move - m.DECORATE)
    return no.ANOTHER_QUESTION


def why_not_lay(table: Table, seat: i64, place: i64, material: i64) -> i64:
    """[RC-B1, RC-B2]"""
    cells = table.cells
    if cells[INVENTORY + seat * MATERIALS + material] == 0:
        return no.NOT_HELD
    if cells[CARD + place] == NONE:
        return no.NO_CARD_THERE
    if cells[BANNER + place] != seat:
        return no.NOT_YOUR_BANNER
    if cells[IS_FINISHED + place] == 1:
        return no.CARD_FINISHED
    if needs(cells, place, material) == 0:
        return no.NOT_NEEDED
    return no.NOTHING


def why_not_decorate(table: Table, seat: i64, place: i64) -> i64:
    """[RC-D1, RC-D2, RC-D4]"""
    cells = table.cells
    if cells[CARD + place] == NONE:
        return no.NO_CARD_THERE
    if cells[IS_FINISHED + place] == 0:
        return no.NOT_FINISHED
    if cells[ORNAMENT + place] != NOBODY:
        return no.HAS_ORNAMENT
    ornament = level_of(cells, place)
    if cells[ORNAMENTS + seat * 3 + ornament] == 0:
        return no.NO_ORNAMENT
    if cells[INVENTORY + seat * MATERIALS + ORNAMENT_MATERIAL[ornament]] == 0:
        return no.ORNAMENT_MATERIAL
    return no.NOTHING


def legal_deliver(table: Table, seat: i64, moves: Row) -> None:
    """One delivery after another, at least one. [RC-B1]"""
    legal_deliveries(table, seat, moves)
    if step_about(table) % 2 == 1:
        moves.add(m.STOP)


def why_not_deliver(table: Table, seat: i64, move: i64) -> i64:
    if move == m.STOP:
        return no.NOTHING if step_about(table) % 2 == 1 else no.DELIVER_FIRST
    return why_not_delivery(table, seat, move)


def legal_gems(table: Table, seat: i64, moves: Row) -> None:
    """[RC-D2]"""
    choice: i64 = 0
    while choice < m.GEM_CHOICES:
        if why_not_gems(table, seat, m.GEMS + choice) == no.NOTHING:
            moves.add(m.GEMS + choice)
        choice += 1


def why_not_gems(table: Table, seat: i64, move: i64) -> i64:
    if not m.GEMS <= move < m.STOP:
        return no.ANOTHER_QUESTION
    green = m.green_gems(move - m.GEMS)
    purple = m.purple_gems(move - m.GEMS)
    if green + purple > step_about(table) % 4:
        return no.TOO_MANY_GEMS
    inventory = INVENTORY + seat * MATERIALS
    if green > table.cells[inventory + GREEN_GEM] or purple > table.cells[inventory + PURPLE_GEM]:
        return no.NO_GEM
    return no.NOTHING
