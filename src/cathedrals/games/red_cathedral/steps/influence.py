"""Influence: whether an action can be used, and what it asks."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import refusals as no
from cathedrals.games.red_cathedral.parts import (
    ACTION_COUNT,
    ACTION_ENDLESS,
    ACTION_KIND,
    ACTION_MATERIALS,
    ACTION_RUBLES,
    ACTIVATE,
    BARTER,
    BUY,
    DELIVER,
    DISCARDED,
    EXCHANGE,
    GAIN_RECOGNITION,
    GAIN_RUBLE,
    LOCATIONS,
    MATERIALS,
    PRESENCE,
    PRESTIGE_FOR_MATERIALS,
    PRESTIGE_FOR_RUBLES,
    SELL,
    SPACES,
    SWAP,
)
from cathedrals.games.red_cathedral.steps.build import can_deliver, legal_deliveries, why_not_delivery
from cathedrals.games.red_cathedral.steps.market import (
    influence_action,
    reserve_has_any,
    why_not_influence_now,
    why_not_use_tile,
)
from cathedrals.games.red_cathedral.table import IN_RESERVE, INVENTORY, PURSE, finished_levels, free_slots
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import Table, step_about

ALL_LEVELS: Final = 7


def pays_rubles(action: i64) -> bool:
    return ACTION_RUBLES[action] > 0 and ACTION_KIND[action] != SELL and ACTION_KIND[action] != GAIN_RUBLE


def legal_influence(table: Table, seat: i64, moves: Row) -> None:
    which: i64 = 0
    while which < 2:
        if why_not_influence(table, seat, which) == no.NOTHING:
            moves.add(m.INFLUENCE + which)
        which += 1


def why_not_influence(table: Table, seat: i64, which: i64) -> i64:
    """[RC-M3, RC-M6]"""
    refusal = why_not_influence_now(table)
    if refusal != no.NOTHING:
        return refusal
    return why_not_action(table, seat, influence_action(table, which))


def why_not_action(table: Table, seat: i64, action: i64) -> i64:
    """Whether the action can be used at all. [RC-I1, RC-I2, RC-I3, RC-I4]"""
    kind = ACTION_KIND[action]
    if pays_rubles(action) and table.cells[PURSE + seat] < ACTION_RUBLES[action]:
        return no.RUBLES_FOR_ACTION
    if kind == SELL:
        return why_none_of(table, seat, action, m.SELL_MATERIAL, no.NOTHING_TO_GIVE)
    if kind == BUY:
        return why_none_of(table, seat, action, m.BUY_MATERIAL, no.NO_FREE_SLOT)
    if kind == DELIVER:
        return no.NOTHING if can_deliver(table, seat) else no.NOTHING_TO_DELIVER
    if kind == EXCHANGE:
        return why_none_of(table, seat, action, m.GIVE, no.TOO_FEW_IDENTICAL)
    if kind == BARTER:
        return why_none_of(table, seat, action, m.GIVE, no.NOTHING_TO_GIVE)
    if kind == ACTIVATE:
        return why_no_tile(table, seat)
    if kind == PRESTIGE_FOR_MATERIALS:
        return why_none_of(table, seat, action, m.GIVE, no.TOO_FEW_KINDS)
    if kind == PRESENCE:
        return no.NOTHING if finished_levels(table.cells, seat) == ALL_LEVELS else no.NOT_PRESENT
    return no.NOTHING


def why_none_of(table: Table, seat: i64, action: i64, first: i64, otherwise: i64) -> i64:
    """Nothing if one of the six materials will do; else the reason, the most telling one for all of them."""
    material: i64 = 0
    while material < MATERIALS:
        if why_not_used(table, seat, action, first + material) == no.NOTHING:
            return no.NOTHING
        material += 1
    if otherwise == no.NO_FREE_SLOT and free_slots(table.cells, seat) > 0:
        return no.RESERVE_LACKS
    return otherwise


def why_no_tile(table: Table, seat: i64) -> i64:
    space: i64 = 0
    while space < SPACES:
        if why_not_use_tile(table, seat, space) == no.NOTHING:
            return no.NOTHING
        space += 1
    return no.NO_TILE


def kinds_held(table: Table, seat: i64) -> i64:
    kinds: i64 = 0
    material: i64 = 0
    while material < MATERIALS:
        if table.cells[INVENTORY + seat * MATERIALS + material] > 0:
            kinds += 1
        material += 1
    return kinds


def legal_use(table: Table, seat: i64, moves: Row) -> None:
    """The uses of the action, and once it is used, to stop. [RC-M6]"""
    action = step_about(table) // 2
    if ACTION_KIND[action] == DELIVER:
        if table.cells[PURSE + seat] >= ACTION_RUBLES[action]:
            legal_deliveries(table, seat, moves)
    else:
        move = first_use(ACTION_KIND[action])
        end = move + uses(ACTION_KIND[action])
        while move < end:
            if why_not_used(table, seat, action, move) == no.NOTHING:
                moves.add(move)
            move += 1
    if step_about(table) % 2 == 1:
        moves.add(m.STOP)


def first_use(kind: i64) -> i64:
    """The first of the moves by which an action is used."""
    if kind == SELL:
        return m.SELL_MATERIAL
    if kind == BUY:
        return m.BUY_MATERIAL
    if kind == DELIVER:
        return m.LAY
    if kind == SWAP:
        return m.SWAP_TILE
    if kind == ACTIVATE:
        return m.USE
    if kind in (EXCHANGE, BARTER, PRESTIGE_FOR_MATERIALS):
        return m.GIVE
    return m.DO


def uses(kind: i64) -> i64:
    """How many different moves use an action."""
    if kind == DELIVER:
        return m.GEMS - m.LAY
    if kind == SWAP:
        return LOCATIONS
    if kind in (GAIN_RUBLE, GAIN_RECOGNITION, PRESTIGE_FOR_RUBLES, PRESENCE):
        return 1
    return MATERIALS


def offers_trades(table: Table) -> bool:
    """Trades of prestige come between repeated uses and where rubles are needed. [RC-M6]"""
    action = step_about(table) // 2
    return ACTION_ENDLESS[action] == 1 or pays_rubles(action)


def why_not_use(table: Table, seat: i64, move: i64) -> i64:
    if move == m.STOP:
        return no.NOTHING if step_about(table) % 2 == 1 else no.USE_FIRST
    return why_not_used(table, seat, step_about(table) // 2, move)


def why_not_used(table: Table, seat: i64, action: i64, move: i64) -> i64:
    """[RC-I1, RC-I2, RC-I3, RC-I4]"""
    kind = ACTION_KIND[action]
    if not first_use(kind) <= move < first_use(kind) + uses(kind):
        return no.ANOTHER_QUESTION
    if pays_rubles(action) and table.cells[PURSE + seat] < ACTION_RUBLES[action]:
        return no.RUBLES_FOR_ACTION
    if kind == DELIVER:
        return why_not_delivery(table, seat, move)
    if kind == ACTIVATE:
        return why_not_use_tile(table, seat, move - m.USE)
    if kind == SWAP or uses(kind) == 1:
        return no.NOTHING
    return why_not_material(table, seat, action, move - first_use(kind))


def why_not_material(table: Table, seat: i64, action: i64, material: i64) -> i64:
    """Whether a material can be sold, bought, exchanged, bartered or discarded."""
    kind = ACTION_KIND[action]
    cells = table.cells
    if kind in (SELL, BUY) and ACTION_MATERIALS[action] >> material & 1 == 0:
        return no.NOT_PICTURED
    if kind == BUY:
        if cells[IN_RESERVE + material] == 0:
            return no.RESERVE_LACKS
        return no.NOTHING if free_slots(cells, seat) > 0 else no.NO_FREE_SLOT
    if kind == PRESTIGE_FOR_MATERIALS and kinds_held(table, seat) < DISCARDED:
        return no.TOO_FEW_KINDS
    owned = cells[INVENTORY + seat * MATERIALS + material]
    if owned == 0:
        return no.NOT_HELD
    if kind == EXCHANGE and owned < 2 * ACTION_COUNT[action]:
        return no.TOO_FEW_IDENTICAL
    if kind == BARTER and not reserve_has_any(table, material):
        return no.RESERVE_LACKS
    return no.NOTHING


def legal_swap(table: Table, seat: i64, moves: Row) -> None:
    """The second of the two tiles. [RC-I2]"""
    location: i64 = 0
    while location < LOCATIONS:
        if location != step_about(table):
            moves.add(m.SWAP_TILE + location)
        location += 1


def why_not_swap(table: Table, seat: i64, move: i64) -> i64:
    if not m.SWAP_TILE <= move < m.DO:
        return no.ANOTHER_QUESTION
    return no.SAME_LOCATION if move - m.SWAP_TILE == step_about(table) else no.NOTHING


def legal_discard(table: Table, seat: i64, moves: Row) -> None:
    """The second and third of three different materials. [RC-I4]"""
    material: i64 = 0
    while material < MATERIALS:
        if why_not_discard(table, seat, m.GIVE + material) == no.NOTHING:
            moves.add(m.GIVE + material)
        material += 1


def why_not_discard(table: Table, seat: i64, move: i64) -> i64:
    if not m.GIVE <= move < m.GET:
        return no.ANOTHER_QUESTION
    material = move - m.GIVE
    if step_about(table) // 4 >> material & 1 == 1:
        return no.GIVEN_ALREADY
    if table.cells[INVENTORY + seat * MATERIALS + material] == 0:
        return no.NOT_HELD
    return no.NOTHING
