"""Setup: what lies where before chance has its share in it."""

from mypy_extensions import i64

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.questions import chance, ivan
from cathedrals.kernel.table import CHANCE, NOBODY, Table, fill


def lay_out(table: Table) -> None:
    """Everything chance has no part in; then the questions of the setup, the last on the pile first."""
    lay_out_shared(table)
    seat: i64
    for seat in range(table.cells[t.SEATS] - table.cells[t.IS_SOLO]):
        lay_out_seat(table, seat)
    if table.cells[t.IS_SOLO] == 1:
        lay_out_ivan(table)
        ivan.IVAN_STARTS.ask(table, CHANCE)
        ivan.IVAN_TILE.ask(table, CHANCE)
        ivan.IVAN_CARD.ask(table, CHANCE)
    chance.PLACE_DIE.ask(table, CHANCE)
    chance.WORKSHOP_TILE.ask(table, CHANCE)
    chance.CATHEDRAL_CARD.ask(table, CHANCE)
    chance.BLUEPRINT.ask(table, CHANCE)
    chance.INFLUENCE_CARD.ask(table, CHANCE)
    chance.RESOURCE_TILE.ask(table, CHANCE)
    # Alone with Ivan the human always begins.
    if table.cells[t.IS_SOLO] == 0:
        chance.FIRST_SEAT.ask(table, CHANCE)


def lay_out_shared(table: Table) -> None:
    """Nothing lies anywhere yet but the reserve. [RC-S5]"""
    cells = table.cells
    cells[t.FINISHER] = NOBODY
    cells[t.MOVED_DIE] = t.NONE
    fill(table, t.TILE_AT, p.LOCATIONS, t.NONE)
    fill(table, t.INFLUENCE_AT, p.QUADRANTS, t.NONE)
    fill(table, t.DIE_AT, p.DICE, t.NONE)
    fill(table, t.CARD, p.PLACES, t.NONE)
    fill(table, t.TILE, p.PLACES, t.NONE)
    fill(table, t.BANNER, p.PLACES, NOBODY)
    fill(table, t.ORNAMENT, p.PLACES, NOBODY)
    fill(table, t.IVAN_CARD_AT, p.IVAN_CARDS, t.NONE)
    fill(table, t.IVAN_DIE, p.IVAN_CARDS, t.NONE)
    resource: i64
    for resource in range(p.LIMITED):
        cells[t.IN_RESERVE + resource] = p.RESERVE[cells[t.BOX] * p.LIMITED + resource]


def lay_out_seat(table: Table, seat: i64) -> None:
    """[RC-S3, RC-S4]"""
    cells = table.cells
    cells[t.POSITION + seat] = p.START_SPACE
    banners: i64 = t.BANNERS_ON + seat * t.BANNER_PLACES
    cells[banners + t.IN_INVENTORY] = p.BLOCKED_SLOTS
    # The ornaments lie on the spaces of that side until a tile unlocks them.
    if cells[t.IS_ADVANCED] == 1:
        cells[banners + t.ON_WHITE] = 1
        cells[banners + t.ON_WHITE + 1] = 1
        return
    cells[banners + t.BESIDE] = p.BANNERS - p.BLOCKED_SLOTS
    lay_out_ornaments(table, seat)


def lay_out_ornaments(table: Table, seat: i64) -> None:
    ornament: i64
    for ornament in range(3):
        table.cells[t.ORNAMENTS + seat * 3 + ornament] = p.ORNAMENTS_OWNED[ornament]


def lay_out_ivan(table: Table) -> None:
    """A marker, 6 banners and ornaments, no board and no rubles. [RC-V1]"""
    table.cells[t.BANNERS_ON + t.IVAN * t.BANNER_PLACES + t.BESIDE] = p.BANNERS
    lay_out_ornaments(table, t.IVAN)
    table.cells[t.POSITION + t.IVAN] = p.START_SPACE
