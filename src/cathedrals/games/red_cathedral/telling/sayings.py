"""What moves say: what each speaks of besides its own numbers, and its words where it is legal."""

from __future__ import annotations

from collections.abc import Callable

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.questions import claim, influence, ivan, market, turn
from cathedrals.games.red_cathedral.questions.build import prestige_of_gems
from cathedrals.games.red_cathedral.telling import leaving
from cathedrals.games.red_cathedral.telling.names import named
from cathedrals.kernel.game import Arguments, Saying
from cathedrals.kernel.question import is_asked
from cathedrals.kernel.table import Table, step_about, step_seat, step_second

# What a move speaks of besides its own numbers, legal or not -------------------------------------


def space_of_tile(table: Table, number: int) -> Arguments:
    return {"space": named("space", int(step_second(table)))} if is_asked(table, claim.FACE) else {}


def walk_further(table: Table, extra: int) -> Arguments:
    return walk(table, int(step_about(table)), extra) if is_asked(table, market.WALK) else {}


def walk_of_die(table: Table, die: int) -> Arguments:
    return walk(table, die, 0) if is_asked(table, turn.TURN) else {}


def location_taken_from(table: Table, amount: int) -> Arguments:
    if not is_asked(table, market.MARKET):
        return {}
    return {"location": named("location", int(market.location_moved_to(table)))}


def action_chosen(table: Table, which: int) -> Arguments:
    if not is_asked(table, market.MARKET):
        return {}
    return action_arguments(int(market.influence_action(table, which)))


def from_reserve(table: Table, material: int) -> Arguments:
    return {"source": "reserve"}


def from_inventory(table: Table, number: int) -> Arguments:
    return {"source": "inventory"}


DETAILS: dict[str, Callable[[Table, int], Arguments]] = {
    "up": space_of_tile,
    "down": space_of_tile,
    "more": walk_further,
    "die": walk_of_die,
    "take": location_taken_from,
    "influence": action_chosen,
    "buy": from_reserve,
    "get": from_reserve,
    "sell": from_inventory,
    "give": from_inventory,
    "lay": from_inventory,
}


def walk(table: Table, die: int, extra: int) -> Arguments:
    return {
        "die": named("die", die),
        "steps": int(table.cells[t.DIE_VALUE + die]) + extra,
        "location": named("location", int(market.goal(table, die, extra))),
    }


def action_arguments(action: int) -> Arguments:
    """What an influence action costs and gives."""
    return {
        "influence_card": named("influence_card", action // 2),
        "action": p.ACTION_NAMES[p.ACTION_KIND[action]],
        "mark": "infinity" if p.ACTION_ENDLESS[action] else "lightning",
        "price": int(p.ACTION_RUBLES[action]),
        "count": int(p.ACTION_COUNT[action]),
        "needed": needed(action),
        "pictured": pictured(action),
    }


def needed(action: int) -> int:
    """How many materials an action takes at once."""
    kind = p.ACTION_NAMES[p.ACTION_KIND[action]]
    if kind == "exchange":
        return 2 * int(p.ACTION_COUNT[action])
    return p.DISCARDED if kind == "prestige_for_materials" else 1


def pictured(action: int) -> str | list[Arguments]:
    """The materials an action is for; the amount only asks for their plural."""
    mask = int(p.ACTION_MATERIALS[action])
    if mask in (0, p.ANY_MATERIAL):
        return "any"
    return [
        {"resource": named("resource", kind), "amount": 2} for kind in range(p.MATERIALS) if mask >> kind & 1
    ]


# What each family says when it is legal -----------------------------------------------------------


def say_claim(table: Table, place: int) -> Saying:
    args: Arguments = {"tile": named("tile", int(table.cells[t.TILE + place]))}
    if is_asked(table, ivan.IVAN_CLAIMS):
        return "claim-for-ivan", args | {"seat": t.IVAN}
    return "claim", args | {"seat": int(step_seat(table))}


def say_die(table: Table, die: int) -> Saying:
    if is_asked(table, turn.TURN):
        return ("die-further" if market.is_payable(table, step_seat(table), die) else "die"), {}
    return ("lay-ivan-tile" if is_asked(table, ivan.IVAN_TILE) else "place-die"), {}


def paid_out(table: Table, rubles: int) -> int:
    """With too few in the reserve one gets what there is. [RC-S5]"""
    return min(rubles, int(table.cells[t.IN_RESERVE + p.RUBLES]))


def say_trade(table: Table, number: int) -> Saying:
    return "trade", {"price": paid_out(table, p.PRESTIGE_RUBLES)}


def say_reroll(table: Table, location: int) -> Saying:
    return "reroll", {"dice": int(t.dice_at(table.cells, location))}


def say_end(table: Table, number: int) -> Saying:
    left = leaving.left_behind(table)
    return ("end-leaving", {"goods": left}) if left else ("end", {})


def say_space(table: Table, space: int) -> Saying:
    """Who cannot pay for the tile face up chooses where it lies face down."""
    words, args = place_for_tile(table, space)
    is_poor = table.cells[t.PURSE + step_seat(table)] < args["price"]
    return words.replace("space", "space-down") if is_poor else words, args


def place_for_tile(table: Table, space: int) -> Saying:
    seat = int(step_seat(table))
    args: Arguments = {"price": int(t.price(table.cells, seat, space))}
    if table.cells[t.IS_ADVANCED] == 0 or space >= p.COLOURS:
        return "space", args
    ornament = int(t.ornament_on(table.cells, seat, space))
    return "space-ornament", args | {"ornament": named("ornament", ornament)}


def say_up(table: Table, number: int) -> Saying:
    return say_face(table, "up")


def say_down(table: Table, number: int) -> Saying:
    return say_face(table, "down")


def say_face(table: Table, face: str) -> Saying:
    words, args = place_for_tile(table, int(step_second(table)))
    tile = named("tile", int(table.cells[t.TILE + step_about(table)]))
    return words.replace("space", face), args | {"tile": tile}


def say_lay(table: Table, number: int) -> Saying:
    return ("lay-finish" if t.lacks(table.cells, number // p.MATERIALS) == 1 else "lay"), {}


def say_decorate(table: Table, place: int) -> Saying:
    ornament = int(t.level_of(table.cells, place))
    args = {"ornament": named("ornament", ornament)}
    if is_asked(table, ivan.IVAN_DECORATES):
        return "decorate-for-ivan", args
    return "decorate", args | {"resource": named("resource", int(p.ORNAMENT_MATERIAL[ornament]))}


def say_gems(table: Table, choice: int) -> Saying:
    prestige = int(prestige_of_gems(m.green_gems(choice), m.purple_gems(choice)))
    args = {"prestige": prestige, "green": int(m.green_gems(choice)), "purple": int(m.purple_gems(choice))}
    return ("gems" if prestige else "gems-none"), args


def say_more(table: Table, extra: int) -> Saying:
    return ("more" if extra else "more-none"), {}


def say_take(table: Table, amount: int) -> Saying:
    if amount == 0:
        return "take-nothing", {}
    return "take", {"resource": named("resource", taken_resource(table))}


def taken_resource(table: Table) -> int:
    if is_asked(table, market.GAIN):
        return int(step_about(table))
    return int(table.cells[t.TILE_AT + market.location_moved_to(table)])


def say_influence(table: Table, which: int) -> Saying:
    action = int(market.influence_action(table, which))
    return f"influence-{p.ACTION_NAMES[p.ACTION_KIND[action]]}", {}


def say_do(table: Table, number: int) -> Saying:
    args = action_arguments(action_used(table))
    return f"influence-{args['action']}", args


def action_used(table: Table) -> int:
    return int(influence.action_asked(table))


def say_use(table: Table, space: int) -> Saying:
    tile = int(table.cells[t.WORKSHOP + step_seat(table) * p.SPACES + space]) - 1
    args: Arguments = {"tile": named("tile", tile)}
    if tile == p.ANY_TILE:
        return "use-any", args
    resource = named("resource", int(market.given_resource(table, tile)))
    return "use", args | {
        "resource": resource,
        "amount": int(market.most_gained(table, step_seat(table), tile)),
    }


def say_sell(table: Table, material: int) -> Saying:
    return "sell", {"price": paid_out(table, int(p.ACTION_RUBLES[action_used(table)]))}


def say_buy(table: Table, material: int) -> Saying:
    return "buy", {"price": int(p.ACTION_RUBLES[action_used(table)])}


def say_give(table: Table, material: int) -> Saying:
    if is_asked(table, influence.DISCARD):
        return "give-prestige_for_materials", {}
    args = action_arguments(action_used(table))
    amount = args["needed"] if args["action"] == "exchange" else 1
    return f"give-{args['action']}", {"amount": amount, "price": args["price"], "count": args["count"]}


def say_swap(table: Table, location: int) -> Saying:
    args = {"resource": named("resource", int(table.cells[t.TILE_AT + location]))}
    if not is_asked(table, influence.SWAP):
        return "swap", args
    return "swap-with", args | {"other_location": named("location", int(step_about(table)))}


SAYINGS: dict[str, Callable[[Table, int], Saying]] = {
    "claim": say_claim,
    "die": say_die,
    "trade": say_trade,
    "reroll": say_reroll,
    "end": say_end,
    "space": say_space,
    "up": say_up,
    "down": say_down,
    "lay": say_lay,
    "decorate": say_decorate,
    "gems": say_gems,
    "more": say_more,
    "take": say_take,
    "influence": say_influence,
    "use": say_use,
    "sell": say_sell,
    "buy": say_buy,
    "give": say_give,
    "swap": say_swap,
    "do": say_do,
}
