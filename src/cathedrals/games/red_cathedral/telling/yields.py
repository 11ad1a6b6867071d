"""What a piece would bring, in resources, before anybody pays for it or moves it."""

from __future__ import annotations

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.questions import market
from cathedrals.games.red_cathedral.telling.names import named
from cathedrals.kernel.game import Arguments
from cathedrals.kernel.table import Table


def of_die(table: Table, die: int) -> Arguments | None:
    """What lies where a die would go by its own value, for every die there; nothing if it cannot. [RC-M2, RC-M4]"""
    cells = table.cells
    if cells[t.DIE_AT + die] == t.NONE:
        return None
    location = int(market.goal(table, die, 0))
    resource = int(cells[t.TILE_AT + location])
    if resource == t.NONE or market.is_full(table, location, die):
        return None
    dice = int(t.dice_at(cells, location)) + (0 if cells[t.DIE_AT + die] == location else 1)
    each = int(t.tile_amount(cells, resource))
    return {"goods": [goods(resource, dice * each)], "dice": dice, "each": each}


def of_tile(table: Table, kind: int) -> Arguments:
    """What a workshop tile gives, and where it goes by a die, which. [RC-C4, RC-M7]"""
    cells = table.cells
    if kind == p.ANY_TILE:
        return {"goods": [{"resource": "any", "amount": 1}], "die": None}
    is_of_die = kind < p.MATERIAL_TILE
    if is_of_die and cells[t.DIE_AT + kind] == t.NONE:
        return {"goods": [], "die": named("die", kind)}
    resource = int(market.given_resource(table, kind))
    amount = t.tile_amount(cells, resource) if is_of_die else t.kind_amount(cells, kind)
    return {"goods": [goods(resource, int(amount))], "die": named("die", kind) if is_of_die else None}


def goods(resource: int, amount: int) -> Arguments:
    return {"resource": named("resource", resource), "amount": amount}
