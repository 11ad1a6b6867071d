"""What each refusal speaks of besides the move: the banner that stands there, the price that is lacking."""

from __future__ import annotations

from collections.abc import Callable

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.questions import actions, influence, ivan, market
from cathedrals.games.red_cathedral.telling import refusals as no
from cathedrals.games.red_cathedral.telling.names import named
from cathedrals.games.red_cathedral.telling.sayings import action_arguments, action_used, taken_resource
from cathedrals.kernel.game import Arguments
from cathedrals.kernel.question import is_asked
from cathedrals.kernel.table import NOBODY, Table, step_about, step_seat, step_second


def group_rule(table: Table, move: int) -> str:
    """Where an influence action is chosen or used, the rule of its group."""
    if is_asked(table, influence.USE) or (is_asked(table, market.MARKET) and is_influence(move)):
        return f"RC-I{action_meant(table, move) % p.ACTIONS // 6 + 1}"
    return ""


def is_influence(move: int) -> bool:
    return m.INFLUENCE <= move < m.USE


def action_meant(table: Table, move: int) -> int:
    """The influence action a move would choose or use."""
    return (
        int(market.influence_action(table, move - m.INFLUENCE)) if is_influence(move) else action_used(table)
    )


def place_meant(move: int) -> int:
    """The place a claim, a delivery or an ornament is for."""
    if move < m.BUILD:
        return move - m.CLAIM
    return move - m.DECORATE if move >= m.DECORATE else (move - m.LAY) // p.MATERIALS


def colour_of(table: Table, seat: int) -> Arguments:
    return {"colour": "nobody" if seat == NOBODY else p.COLOUR_NAMES[table.cells[t.COLOUR + seat]]}


# What each refusal speaks of besides the move itself ----------------------------------------------


def whose_banner(table: Table, move: int) -> Arguments:
    return colour_of(table, int(table.cells[t.BANNER + place_meant(move)]))


def whose_ornament(table: Table, move: int) -> Arguments:
    return colour_of(table, int(table.cells[t.ORNAMENT + place_meant(move)]))


def card_below(table: Table, move: int) -> Arguments:
    return {"below": named("place", place_meant(move) - 1)}


def rubles(table: Table) -> Arguments:
    return {"rubles": int(table.cells[t.PURSE + step_seat(table)])}


def price_of_space(table: Table, move: int) -> Arguments:
    return rubles(table) | {"price": int(t.price(table.cells, step_seat(table), step_second(table)))}


def price_of_steps(table: Table, move: int) -> Arguments:
    return rubles(table) | {"price": move - m.MORE}


def price_of_action(table: Table, move: int) -> Arguments:
    return rubles(table) | action_arguments(action_meant(table, move))


def the_action(table: Table, move: int) -> Arguments:
    return action_arguments(action_meant(table, move))


def none_held(table: Table, move: int) -> Arguments:
    return {"amount": 0}


def still_missing(table: Table, move: int) -> Arguments:
    place = place_meant(move)
    counts = [int(t.needs(table.cells, place, kind)) for kind in range(p.MATERIALS)]
    missing = [
        {"resource": named("resource", kind), "amount": count}
        for kind, count in enumerate(counts)
        if count > 0
    ]
    return {"amount": 0, "missing": missing}


def ornament_wanted(table: Table, move: int) -> Arguments:
    ornament = int(t.level_of(table.cells, place_meant(move)))
    return {
        "ornament": named("ornament", ornament),
        "resource": named("resource", int(p.ORNAMENT_MATERIAL[ornament])),
    }


def gems_held(table: Table, move: int) -> Arguments:
    inventory = t.INVENTORY + int(step_seat(table)) * p.MATERIALS
    return {
        "green": int(table.cells[inventory + p.GREEN_GEM]),
        "purple": int(table.cells[inventory + p.PURPLE_GEM]),
    }


def deliveries_left(table: Table, move: int) -> Arguments:
    return {"deliveries": int(step_second(table))}


def most_shown(table: Table, move: int) -> Arguments:
    location = market.location_moved_to(table)
    resource = int(table.cells[t.TILE_AT + location])
    dice = int(t.dice_at(table.cells, location))
    return {
        "resource": named("resource", resource),
        "amount": int(t.tile_amount(table.cells, resource)) * dice,
        "dice": dice,
    }


def most_given(table: Table, move: int) -> Arguments:
    return {"resource": named("resource", int(step_about(table))), "amount": int(step_second(table))}


def reserve_left(table: Table, move: int) -> Arguments:
    """How much the reserve has of what is wanted; where any of several would do, that it has none."""
    if m.TAKE <= move < m.INFLUENCE:
        resource = taken_resource(table)
    elif m.GET <= move < m.SWAP_TILE:
        resource = move - m.GET
    elif m.BUY_MATERIAL <= move < m.GIVE:
        resource = move - m.BUY_MATERIAL
    elif brings_rubles(table, move):
        resource = p.RUBLES
    else:
        return {"resource": "any", "amount": 0}
    return {"resource": named("resource", resource), "amount": int(table.cells[t.IN_RESERVE + resource])}


def brings_rubles(table: Table, move: int) -> bool:
    """Whether a trade, a sale or a gift of rubles is meant."""
    if is_influence(move):
        return p.ACTION_KIND[action_meant(table, move)] in (p.SELL, p.GAIN_RUBLE)
    return move in (m.TRADE, m.DO) or m.SELL_MATERIAL <= move < m.BUY_MATERIAL


def slots_left(table: Table, move: int) -> Arguments:
    return {"slots": int(t.free_slots(table.cells, step_seat(table)))}


def space_meant(table: Table, move: int) -> Arguments:
    return {"space": "any"} if is_influence(move) else {}


def die_moved(table: Table, move: int) -> Arguments:
    return {"die": named("die", int(table.cells[t.MOVED_DIE]))}


def die_walked(table: Table, move: int) -> Arguments:
    """The die that walks or, as it was not asked how far, has walked."""
    return {} if is_asked(table, market.WALK) else die_moved(table, move)


def tile_meant(table: Table, move: int) -> Arguments:
    tile = int(table.cells[t.WORKSHOP + step_seat(table) * p.SPACES + move - m.USE]) - 1
    return {"tile": named("tile", tile)}


def kinds_in_inventory(table: Table, move: int) -> Arguments:
    held = {"kinds": int(actions.kinds_held(table, step_seat(table)))}
    return action_arguments(action_meant(table, move)) | held


def levels_lacking(table: Table, move: int) -> Arguments:
    levels = int(t.finished_levels(table.cells, step_seat(table)))
    return {"lacking": [{"level": named("level", level)} for level in range(3) if not levels >> level & 1]}


def wish_of_ivan(table: Table, move: int) -> Arguments:
    return {"wish": "above" if ivan.best_wish(table) == ivan.ABOVE_HUMAN else "base"}


def ornament_of_ivan(table: Table, move: int) -> Arguments:
    ornament = int(p.IVAN_ORNAMENTS[table.cells[t.IVAN_PLACED]])
    args = {"ornament": named("ornament", ornament), "level": named("level", ornament)}
    return args | colour_of(table, int(ivan.whose_card(table)))


DETAILS: dict[int, Callable[[Table, int], Arguments]] = {
    no.ALREADY_CLAIMED: whose_banner,
    no.NO_BANNER_BELOW: card_below,
    no.RUBLES_FOR_SPACE: price_of_space,
    no.NOT_HELD: none_held,
    no.NOT_YOUR_BANNER: whose_banner,
    no.NOT_NEEDED: still_missing,
    no.HAS_ORNAMENT: whose_ornament,
    no.NO_ORNAMENT: ornament_wanted,
    no.ORNAMENT_MATERIAL: ornament_wanted,
    no.NO_GEM: gems_held,
    no.TOO_MANY_GEMS: deliveries_left,
    no.NOT_YOUR_DIE: die_walked,
    no.RUBLES_FOR_STEPS: price_of_steps,
    no.SHOWS_LESS: most_shown,
    no.RESERVE_LACKS: reserve_left,
    no.NO_FREE_SLOT: slots_left,
    no.NO_TILE: space_meant,
    no.OTHER_COLOUR: die_moved,
    no.NOTHING_TO_GAIN: tile_meant,
    no.GAINS_LESS: most_given,
    no.NOT_PICTURED: the_action,
    no.NOTHING_TO_GIVE: the_action,
    no.RUBLES_FOR_ACTION: price_of_action,
    no.TOO_FEW_IDENTICAL: the_action,
    no.TOO_FEW_KINDS: kinds_in_inventory,
    no.NOT_PRESENT: levels_lacking,
    no.NOT_FOR_IVAN: wish_of_ivan,
    no.IVAN_ORNAMENT: ornament_of_ivan,
}
