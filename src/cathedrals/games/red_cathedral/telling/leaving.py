"""What the end of a turn would leave behind that costs nothing: resources of the location, and a workshop tile's."""

from __future__ import annotations

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.questions import market
from cathedrals.games.red_cathedral.telling import refusals as no
from cathedrals.games.red_cathedral.telling.names import named
from cathedrals.kernel.game import Arguments
from cathedrals.kernel.question import is_asked
from cathedrals.kernel.table import Table, step_seat


def taken_instead(table: Table, move: int) -> int:
    """The move that takes all there is, before a turn ends without it; -1 where nothing is left. [RC-M4, RC-M7]"""
    if move != m.END or not is_asked(table, market.MARKET):
        return -1
    amount, space = most_taken(table), idle_space(table)
    if amount > 0:
        return int(m.TAKE) + amount
    return int(m.USE) + space if space >= 0 else -1


def left_behind(table: Table) -> list[Arguments]:
    """The resources a turn that ended now would not have taken. [RC-M4, RC-M7]"""
    if not is_asked(table, market.MARKET):
        return []
    amount, space = most_taken(table), idle_space(table)
    resource = int(table.cells[t.TILE_AT + market.location_moved_to(table)])
    left: list[Arguments] = [{"resource": named("resource", resource), "amount": amount}] if amount else []
    return left + [given(table, space)] if space >= 0 else left


def most_taken(table: Table) -> int:
    """How much of the location's resource finds room and reserve. [RC-M4]"""
    amount = 0
    while market.why_not_take(table, step_seat(table), amount + 1) == no.NOTHING:
        amount += 1
    return amount


def idle_space(table: Table) -> int:
    """A workshop space whose tile could be activated, or -1. [RC-M7]"""
    seat = step_seat(table)
    free = (space for space in range(p.SPACES) if market.why_not_activate(table, seat, space) == no.NOTHING)
    return next(free, -1)


def given(table: Table, space: int) -> Arguments:
    """What the tile on a space of the seat that is asked gives. [RC-M7]"""
    tile = int(table.cells[t.WORKSHOP + step_seat(table) * p.SPACES + space]) - 1
    if tile == p.ANY_TILE:
        return {"resource": "any", "amount": 1}
    resource = named("resource", int(market.given_resource(table, tile)))
    return {"resource": resource, "amount": int(market.most_gained(table, step_seat(table), tile))}
