"""Moves as a person meets them: the pieces they concern, their words and the words' arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import refusals as no
from cathedrals.games.red_cathedral.names import named
from cathedrals.games.red_cathedral.parts import (
    ACTION_COUNT,
    ACTION_ENDLESS,
    ACTION_KIND,
    ACTION_MATERIALS,
    ACTION_NAMES,
    ACTION_RUBLES,
    ANY_MATERIAL,
    ANY_TILE,
    COLOURS,
    DISCARDED,
    INFLUENCE_NAMES,
    MATERIALS,
    ORNAMENT_MATERIAL,
    PRESTIGE_RUBLES,
    SIDES,
    SPACE_ORNAMENT,
    SPACES,
)
from cathedrals.games.red_cathedral.rules.build import prestige_of_gems
from cathedrals.games.red_cathedral.steps import kinds
from cathedrals.games.red_cathedral.steps.legal import legal
from cathedrals.games.red_cathedral.steps.legal import why_not as why_not_legal
from cathedrals.games.red_cathedral.steps.market import (
    given_resource,
    goal,
    influence_action,
    is_payable,
    location_moved_to,
    most_gained,
)
from cathedrals.games.red_cathedral.table import (
    COLOUR,
    DIE_VALUE,
    IS_ADVANCED,
    PURSE,
    TILE,
    TILE_AT,
    WORKSHOP,
    dice_at,
    lacks,
    level_of,
    price,
)
from cathedrals.kernel.game import Shown
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, step_about, step_kind, step_seat

Arguments = dict[str, Any]
Saying = tuple[str, Arguments]


class Family(NamedTuple):
    """Moves that say the same of different things."""

    first: int
    words: str
    argument: str = ""  # what the numbers after the first stand for
    on: tuple[str, ...] = ()  # the arguments that are pieces one can click on


FAMILIES: tuple[Family, ...] = (
    Family(m.CLAIM, "claim", "place", ("place",)),
    Family(m.BUILD, "build"),
    Family(m.DIE, "die", "die", ("die", "location")),
    Family(m.TRADE, "trade"),
    Family(m.REROLL, "reroll", "location", ("location",)),
    Family(m.END, "end"),
    Family(m.BANNER_FROM, "banner", "banner", ("banner",)),
    Family(m.SPACE, "space", "space", ("space",)),
    Family(m.FACE_UP, "up", on=("space",)),
    Family(m.FACE_DOWN, "down", on=("space",)),
    Family(m.LAY, "lay", on=("place", "resource")),
    Family(m.DECORATE, "decorate", "place", ("place",)),
    Family(m.GEMS, "gems", "gems"),
    Family(m.STOP, "stop"),
    Family(m.MORE, "more", "price", ("die", "location")),
    Family(m.TAKE, "take", "amount", ("location",)),
    Family(m.INFLUENCE, "influence", on=("influence_card",)),
    Family(m.USE, "use", "space", ("space",)),
    Family(m.SELL_MATERIAL, "sell", "resource", ("resource",)),
    Family(m.BUY_MATERIAL, "buy", "resource", ("resource",)),
    Family(m.GIVE, "give", "resource", ("resource",)),
    Family(m.GET, "get", "resource", ("resource",)),
    Family(m.SWAP_TILE, "swap", "location", ("location",)),
    Family(m.DO, "do"),
    Family(m.FIRST, "first", "seat"),
    Family(m.LAY_TILE, "lay-tile", "resource"),
    Family(m.LAY_INFLUENCE, "lay-influence", "influence_card"),
    Family(m.LAY_BLUEPRINT, "lay-blueprint", "number"),
    Family(m.LAY_CARD, "lay-card", "card"),
    Family(m.LAY_WORKSHOP, "lay-workshop", "tile"),
    Family(m.ROLL, "roll"),
    Family(m.LAY_IVAN, "lay-ivan", "ivan_card"),
    Family(m.GO_ON, "go-on"),
)
# What the pieces are called where an argument's own name will not do.
PIECES = {"place": "card", "resource": "material", "influence_card": "influence"}


def show(table: Table, move: int) -> Shown:
    """Any move of the game has its pieces at any step; its words are whole where it is legal."""
    family = family_of(move)
    args = arguments_of(table, move)
    words = family.words
    if family.words in SAYINGS and first_broken(table, move) == no.NOTHING:
        words, more = SAYINGS[family.words](table, move - family.first)
        args |= more
    on = tuple(f"{PIECES.get(name, name)}-{args[name]}" for name in family.on if name in args)
    return Shown(m.TEXTS[move], on, f"move-{words}", args)


def family_of(move: int) -> Family:
    return next(family for family in reversed(FAMILIES) if family.first <= move)


def first_broken(table: Table, move: int) -> int:
    """The number of the first condition that forbids a move; of CHANCE's answers, whether it is left."""
    if step_seat(table) != CHANCE:
        return int(why_not_legal(table, move))
    moves = Row()
    legal(table, moves)
    return no.NOTHING if moves.has(move) else no.NOT_LEFT


def arguments_of(table: Table, move: int) -> Arguments:
    """What a move speaks of, by name: its own numbers and those of the question it answers."""
    family = family_of(move)
    number = move - family.first
    if family.words == "lay":
        return {
            "resource": named("resource", number % MATERIALS),
            "place": named("place", number // MATERIALS),
        }
    if family.words == "roll":
        return {"die": named("die", number // SIDES), "value": number % SIDES + 1}
    if family.words == "lay-blueprint":
        return {"number": number + 1}
    args = {family.argument: named(family.argument, number)} if family.argument else {}
    return args | question_arguments(table, family.words, number)


def question_arguments(table: Table, words: str, number: int) -> Arguments:
    """What the question adds to an answer that fits it, legal or not."""
    kind, about = int(step_kind(table)), int(step_about(table))
    if kind == kinds.FACE and words in ("up", "down"):
        return {"space": named("space", about % SPACES)}
    if kind == kinds.WALK and words == "more":
        return walk(table, about, number)
    if kind == kinds.TURN and words == "die":
        return walk(table, number, 0)
    if kind == kinds.MARKET and words == "take":
        return {"location": named("location", int(location_moved_to(table)))}
    if kind == kinds.MARKET and words == "influence":
        return action_arguments(int(influence_action(table, number)))
    return {}


def walk(table: Table, die: int, extra: int) -> Arguments:
    return {
        "die": named("die", die),
        "steps": int(table.cells[DIE_VALUE + die]) + extra,
        "location": named("location", int(goal(table, die, extra))),
    }


def action_arguments(action: int) -> Arguments:
    """What an influence action costs and gives."""
    return {
        "influence_card": INFLUENCE_NAMES[action // 2],
        "action": ACTION_NAMES[ACTION_KIND[action]],
        "mark": "infinity" if ACTION_ENDLESS[action] else "lightning",
        "price": int(ACTION_RUBLES[action]),
        "count": int(ACTION_COUNT[action]),
        "needed": needed(action),
        "pictured": pictured(action),
    }


def needed(action: int) -> int:
    """How many materials an action takes at once."""
    kind = ACTION_NAMES[ACTION_KIND[action]]
    if kind == "exchange":
        return 2 * int(ACTION_COUNT[action])
    return DISCARDED if kind == "prestige_for_materials" else 1


def pictured(action: int) -> str | list[Arguments]:
    """The materials an action is for; the amount only asks for their plural."""
    mask = int(ACTION_MATERIALS[action])
    if mask in (0, ANY_MATERIAL):
        return "any"
    return [
        {"resource": named("resource", kind), "amount": 2} for kind in range(MATERIALS) if mask >> kind & 1
    ]


# What each family says when it is legal -----------------------------------------------------------


def say_claim(table: Table, place: int) -> Saying:
    words = "claim-for-ivan" if step_kind(table) == kinds.IVAN_CLAIMS else "claim"
    return words, {"tile": named("tile", int(table.cells[TILE + place]))}


def say_die(table: Table, die: int) -> Saying:
    if step_kind(table) == kinds.TURN:
        return ("die-further" if is_payable(table, step_seat(table), die) else "die"), {}
    return ("lay-ivan-tile" if step_kind(table) == kinds.IVAN_TILE else "place-die"), {}


def say_trade(table: Table, number: int) -> Saying:
    return "trade", {"price": PRESTIGE_RUBLES}


def say_reroll(table: Table, location: int) -> Saying:
    return "reroll", {"dice": int(dice_at(table.cells, location))}


def say_space(table: Table, space: int) -> Saying:
    """Who cannot pay for the tile face up chooses where it lies face down."""
    words, args = place_for_tile(table, space)
    is_poor = table.cells[PURSE + step_seat(table)] < args["price"]
    return words.replace("space", "space-down") if is_poor else words, args


def place_for_tile(table: Table, space: int) -> Saying:
    seat = int(step_seat(table))
    args: Arguments = {"price": int(price(table.cells, seat, space))}
    if table.cells[IS_ADVANCED] == 0 or space >= COLOURS:
        return "space", args
    ornament = int(SPACE_ORNAMENT[table.cells[COLOUR + seat] * COLOURS + space])
    return "space-ornament", args | {"ornament": named("ornament", ornament)}


def say_up(table: Table, number: int) -> Saying:
    return say_face(table, "up")


def say_down(table: Table, number: int) -> Saying:
    return say_face(table, "down")


def say_face(table: Table, face: str) -> Saying:
    about = int(step_about(table))
    words, args = place_for_tile(table, about % SPACES)
    tile = named("tile", int(table.cells[TILE + about // SPACES]))
    return words.replace("space", face), args | {"tile": tile}


def say_lay(table: Table, number: int) -> Saying:
    return ("lay-finish" if lacks(table.cells, number // MATERIALS) == 1 else "lay"), {}


def say_decorate(table: Table, place: int) -> Saying:
    ornament = int(level_of(table.cells, place))
    args = {"ornament": named("ornament", ornament)}
    if step_kind(table) == kinds.IVAN_DECORATES:
        return "decorate-for-ivan", args
    return "decorate", args | {"resource": named("resource", int(ORNAMENT_MATERIAL[ornament]))}


def say_gems(table: Table, choice: int) -> Saying:
    prestige = int(prestige_of_gems(m.green_gems(choice), m.purple_gems(choice)))
    return ("gems" if prestige else "gems-none"), {"prestige": prestige}


def say_more(table: Table, extra: int) -> Saying:
    return ("more" if extra else "more-none"), {}


def say_take(table: Table, amount: int) -> Saying:
    if amount == 0:
        return "take-nothing", {}
    return "take", {"resource": named("resource", taken_resource(table))}


def taken_resource(table: Table) -> int:
    if step_kind(table) == kinds.GAIN:
        return int(step_about(table)) // 32
    return int(table.cells[TILE_AT + location_moved_to(table)])


def say_influence(table: Table, which: int) -> Saying:
    action = int(influence_action(table, which))
    return f"influence-{ACTION_NAMES[ACTION_KIND[action]]}", {}


def say_do(table: Table, number: int) -> Saying:
    args = action_arguments(action_used(table))
    return f"influence-{args['action']}", args


def action_used(table: Table) -> int:
    return int(step_about(table)) // 2


def say_use(table: Table, space: int) -> Saying:
    tile = int(table.cells[WORKSHOP + step_seat(table) * SPACES + space]) - 1
    args: Arguments = {"tile": named("tile", tile)}
    if tile == ANY_TILE:
        return "use-any", args
    resource = named("resource", int(given_resource(table, tile)))
    return "use", args | {"resource": resource, "amount": int(most_gained(table, step_seat(table), tile))}


def say_sell(table: Table, material: int) -> Saying:
    return "sell", {"price": int(ACTION_RUBLES[action_used(table)])}


def say_buy(table: Table, material: int) -> Saying:
    return "buy", {"price": int(ACTION_RUBLES[action_used(table)])}


def say_give(table: Table, material: int) -> Saying:
    if step_kind(table) == kinds.DISCARD:
        return "give-prestige_for_materials", {}
    args = action_arguments(action_used(table))
    amount = args["needed"] if args["action"] == "exchange" else 1
    return f"give-{args['action']}", {"amount": amount, "price": args["price"], "count": args["count"]}


def say_swap(table: Table, location: int) -> Saying:
    args = {"resource": named("resource", int(table.cells[TILE_AT + location]))}
    if step_kind(table) != kinds.SWAP:
        return "swap", args
    return "swap-with", args | {"other_location": named("location", int(step_about(table)))}


SAYINGS: dict[str, Callable[[Table, int], Saying]] = {
    "claim": say_claim,
    "die": say_die,
    "trade": say_trade,
    "reroll": say_reroll,
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
