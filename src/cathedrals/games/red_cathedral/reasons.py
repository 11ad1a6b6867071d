"""Why a move is not legal, as a person is told: the first broken condition, its rule, its arguments."""

from __future__ import annotations

from collections.abc import Callable

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import refusals as no
from cathedrals.games.red_cathedral.explain import (
    Arguments,
    action_arguments,
    action_used,
    arguments_of,
    first_broken,
    taken_resource,
)
from cathedrals.games.red_cathedral.names import named
from cathedrals.games.red_cathedral.parts import (
    COLOUR_NAMES,
    GREEN_GEM,
    IVAN_ORNAMENTS,
    MATERIALS,
    ORNAMENT_MATERIAL,
    PURPLE_GEM,
    SPACES,
    TILE_AMOUNT,
)
from cathedrals.games.red_cathedral.steps import kinds
from cathedrals.games.red_cathedral.steps.influence import kinds_held
from cathedrals.games.red_cathedral.steps.ivan import ABOVE_HUMAN, best_wish, whose_card
from cathedrals.games.red_cathedral.steps.market import influence_action, location_moved_to
from cathedrals.games.red_cathedral.table import (
    BANNER,
    COLOUR,
    IN_RESERVE,
    INVENTORY,
    IVAN_PLACED,
    MOVED_DIE,
    ORNAMENT,
    PURSE,
    TILE_AT,
    WORKSHOP,
    dice_at,
    finished_levels,
    free_slots,
    level_of,
    needs,
    price,
)
from cathedrals.kernel.game import Refusal
from cathedrals.kernel.table import NOBODY, Table, step_about, step_kind, step_seat


def why_not(table: Table, text: str) -> Refusal | None:
    """Nothing exactly for legal moves."""
    move = m.read(text)
    if move < 0:
        return Refusal("unknown-move", args={"move": text})
    if table.pending == 0:
        return Refusal("over")
    refusal = first_broken(table, move)
    if refusal == no.NOTHING:
        return None
    args = arguments_of(table, move)
    if refusal in REASONS:
        args |= REASONS[refusal](table, move)
    return Refusal(no.NAMES[refusal], no.RULES[refusal] or rule_of_question(table, move), args)


def rule_of_question(table: Table, move: int) -> str:
    """The rule behind the question asked; for influence, that of the group."""
    if step_kind(table) == kinds.USE or (step_kind(table) == kinds.MARKET and is_influence(move)):
        return f"RC-I{action_meant(table, move) // 6 + 1}"
    return kinds.RULES[int(step_kind(table))]


def is_influence(move: int) -> bool:
    return m.INFLUENCE <= move < m.USE


def action_meant(table: Table, move: int) -> int:
    """The influence action a move would choose or use."""
    return int(influence_action(table, move - m.INFLUENCE)) if is_influence(move) else action_used(table)


def place_meant(move: int) -> int:
    """The place a claim, a delivery or an ornament is for."""
    if move < m.BUILD:
        return move - m.CLAIM
    return move - m.DECORATE if move >= m.DECORATE else (move - m.LAY) // MATERIALS


def colour_of(table: Table, seat: int) -> Arguments:
    return {"colour": "nobody" if seat == NOBODY else COLOUR_NAMES[table.cells[COLOUR + seat]]}


# What each refusal speaks of besides the move itself ----------------------------------------------


def question(table: Table, move: int) -> Arguments:
    return {"move": m.TEXTS[move], "step": kinds.NAMES[int(step_kind(table))]}


def whose_banner(table: Table, move: int) -> Arguments:
    return colour_of(table, int(table.cells[BANNER + place_meant(move)]))


def whose_ornament(table: Table, move: int) -> Arguments:
    return colour_of(table, int(table.cells[ORNAMENT + place_meant(move)]))


def card_below(table: Table, move: int) -> Arguments:
    return {"below": named("place", place_meant(move) - 1)}


def rubles(table: Table) -> Arguments:
    return {"rubles": int(table.cells[PURSE + step_seat(table)])}


def price_of_space(table: Table, move: int) -> Arguments:
    space = int(step_about(table)) % SPACES
    return rubles(table) | {"price": int(price(table.cells, step_seat(table), space))}


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
    counts = [int(needs(table.cells, place, kind)) for kind in range(MATERIALS)]
    missing = [
        {"resource": named("resource", kind), "amount": count}
        for kind, count in enumerate(counts)
        if count > 0
    ]
    return {"amount": 0, "missing": missing}


def ornament_wanted(table: Table, move: int) -> Arguments:
    ornament = int(level_of(table.cells, place_meant(move)))
    return {
        "ornament": named("ornament", ornament),
        "resource": named("resource", int(ORNAMENT_MATERIAL[ornament])),
    }


def gems_held(table: Table, move: int) -> Arguments:
    inventory = INVENTORY + int(step_seat(table)) * MATERIALS
    return {
        "green": int(table.cells[inventory + GREEN_GEM]),
        "purple": int(table.cells[inventory + PURPLE_GEM]),
    }


def deliveries_left(table: Table, move: int) -> Arguments:
    return {"deliveries": int(step_about(table)) % 4}


def most_shown(table: Table, move: int) -> Arguments:
    location = location_moved_to(table)
    resource = int(table.cells[TILE_AT + location])
    dice = int(dice_at(table.cells, location))
    return {
        "resource": named("resource", resource),
        "amount": int(TILE_AMOUNT[resource]) * dice,
        "dice": dice,
    }


def most_given(table: Table, move: int) -> Arguments:
    about = int(step_about(table))
    return {"resource": named("resource", about // 32), "amount": about // 2 % 16}


def reserve_left(table: Table, move: int) -> Arguments:
    """How much the reserve has of the material wanted; where any of several would do, that it has none."""
    if m.TAKE <= move < m.INFLUENCE:
        material = taken_resource(table)
    elif m.GET <= move < m.SWAP_TILE:
        material = move - m.GET
    elif m.BUY_MATERIAL <= move < m.GIVE:
        material = move - m.BUY_MATERIAL
    else:
        return {"resource": "any", "amount": 0}
    return {"resource": named("resource", material), "amount": int(table.cells[IN_RESERVE + material])}


def slots_left(table: Table, move: int) -> Arguments:
    return {"slots": int(free_slots(table.cells, step_seat(table)))}


def space_meant(table: Table, move: int) -> Arguments:
    return {"space": "any"} if is_influence(move) else {}


def die_moved(table: Table, move: int) -> Arguments:
    return {"die": named("die", int(table.cells[MOVED_DIE]))}


def die_walked(table: Table, move: int) -> Arguments:
    """The die that walks or, as it was not asked how far, has walked."""
    return {} if step_kind(table) == kinds.WALK else die_moved(table, move)


def tile_meant(table: Table, move: int) -> Arguments:
    tile = int(table.cells[WORKSHOP + step_seat(table) * SPACES + move - m.USE]) - 1
    return {"tile": named("tile", tile)}


def kinds_in_inventory(table: Table, move: int) -> Arguments:
    held = {"kinds": int(kinds_held(table, step_seat(table)))}
    return action_arguments(action_meant(table, move)) | held


def levels_lacking(table: Table, move: int) -> Arguments:
    levels = int(finished_levels(table.cells, step_seat(table)))
    return {"lacking": [{"level": named("level", level)} for level in range(3) if not levels >> level & 1]}


def wish_of_ivan(table: Table, move: int) -> Arguments:
    return {"wish": "above" if best_wish(table) == ABOVE_HUMAN else "base"}


def ornament_of_ivan(table: Table, move: int) -> Arguments:
    ornament = int(IVAN_ORNAMENTS[table.cells[IVAN_PLACED]])
    args = {"ornament": named("ornament", ornament), "level": named("level", ornament)}
    return args | colour_of(table, int(whose_card(table)))


REASONS: dict[int, Callable[[Table, int], Arguments]] = {
    no.ANOTHER_QUESTION: question,
    no.NOT_LEFT: question,
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
