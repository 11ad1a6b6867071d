"""What a seat may know, as JSON. Nothing is hidden in this game, so every seat sees the same."""
# Stays plain: it makes JSON.

from __future__ import annotations

from typing import Any

from cathedrals.games.red_cathedral.explain import action_arguments
from cathedrals.games.red_cathedral.moves import BANNER_NAMES, location_name, place_name
from cathedrals.games.red_cathedral.names import ENDINGS, named
from cathedrals.games.red_cathedral.parts import (
    CARD_NEEDS,
    CARD_RECOGNITION,
    CARD_RUBLES,
    COLOUR_NAMES,
    COLOURS,
    DICE,
    IVAN_CARDS,
    KIND_NAMES,
    LOCATIONS,
    MATERIAL_NAMES,
    MATERIALS,
    ORNAMENT_NAMES,
    PLACES,
    PRESTIGE_SPACE,
    QUADRANTS,
    SPACE_NAMES,
    SPACE_ORNAMENT,
    SPACES,
    TILE_AMOUNT,
    TOWERS,
)
from cathedrals.games.red_cathedral.scoring import (
    leftover_prestige,
    marker_prestige,
    score,
    tower_points,
    tower_share,
    tower_value,
)
from cathedrals.games.red_cathedral.steps import kinds
from cathedrals.games.red_cathedral.steps.kinds import NAMES
from cathedrals.games.red_cathedral.table import (
    BANNER,
    BANNER_PLACES,
    BANNERS_ON,
    BLUEPRINT,
    CARD,
    COLOUR,
    DIE_AT,
    DIE_VALUE,
    ENDING,
    FINISHER,
    IN_RESERVE,
    INFLUENCE_AT,
    INVENTORY,
    IS_ADVANCED,
    IS_FINISHED,
    IS_SOLO,
    IVAN,
    IVAN_CARD_AT,
    IVAN_DIE,
    IVAN_FACE_UP,
    IVAN_SITE,
    IVAN_STOCK,
    LAID,
    MOVED_DIE,
    NONE,
    ORNAMENT,
    ORNAMENTS,
    POSITION,
    PURSE,
    SEATS,
    TILE,
    TILE_AT,
    TURN,
    TURNS,
    WORKSHOP,
    finished_cards,
    free_slots,
    prestige_at,
    price,
)
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table, step_about, step_kind, step_seat


def view(table: Table) -> dict[str, Any]:
    cells = table.cells
    seats = range(cells[SEATS])
    return {
        "turn": int(cells[TURN]),
        "round": int(cells[TURNS] // cells[SEATS]) + 1,
        "asked": int(step_seat(table)) if table.pending else NOBODY,
        "step": NAMES[step_kind(table)] if table.pending else "",
        "about": question_view(table) if table.pending else {},
        "ending": ENDINGS[cells[ENDING]],
        "finisher": seat_or_none(int(cells[FINISHER])),
        "board": "advanced" if cells[IS_ADVANCED] else "basic",
        "blueprint": int(cells[BLUEPRINT]) % 3 + 1,
        "market": market_view(table),
        "reserve": materials_at(table, IN_RESERVE),
        "prestige_spaces": list(PRESTIGE_SPACE),
        "cathedral": [card_view(table, place) for place in range(PLACES) if cells[CARD + place] != NONE],
        "seats": [seat_view(table, seat) for seat in seats],
        "ivan": ivan_view(table) if cells[IS_SOLO] else None,
        "scores": [int(score(table, seat)) for seat in seats],
    }


def question_view(table: Table) -> dict[str, Any]:
    """What the question is about, where it settles something that was begun."""
    kind, about = int(step_kind(table)), int(step_about(table))
    if kind in (kinds.BANNER, kinds.SPACE):
        return {"place": place_name(about)}
    if kind == kinds.FACE:
        return {"place": place_name(about // SPACES), "space": SPACE_NAMES[about % SPACES]}
    if kind == kinds.DELIVER:
        return {"deliveries": about // 2}
    if kind == kinds.GEMS:
        return {"place": place_name(about // 4), "deliveries": about % 4}
    if kind == kinds.WALK:
        return {"die": COLOUR_NAMES[about]}
    if kind == kinds.USE:
        return {"influence_card": named("influence_card", about // 4)}
    return {"location": location_name(about)} if kind == kinds.SWAP else {}


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def name_or_none(argument: str, number: int) -> str | None:
    return None if number == NONE else str(named(argument, number))


def materials_at(table: Table, first: int) -> dict[str, int]:
    return {name: int(table.cells[first + kind]) for kind, name in enumerate(MATERIAL_NAMES[:MATERIALS])}


def market_view(table: Table) -> dict[str, Any]:
    cells = table.cells
    dice = [
        {
            "die": COLOUR_NAMES[die],
            "location": name_or_none("location", int(cells[DIE_AT + die])),
            "value": int(cells[DIE_VALUE + die]),
        }
        for die in range(DICE)
    ]
    return {
        "tiles": [tile_view(location, int(cells[TILE_AT + location])) for location in range(LOCATIONS)],
        "influence": [
            name_or_none("influence_card", int(cells[INFLUENCE_AT + place])) for place in range(QUADRANTS)
        ],
        "actions": [actions_view(int(cells[INFLUENCE_AT + place])) for place in range(QUADRANTS)],
        "dice": dice,
        "moved": name_or_none("die", int(cells[MOVED_DIE])),
    }


def actions_view(card: int) -> list[dict[str, Any]]:
    """The two actions of an influence card, as the words of its moves tell them."""
    return [] if card == NONE else [action_arguments(card * 2), action_arguments(card * 2 + 1)]


def tile_view(location: int, tile: int) -> dict[str, Any]:
    return {
        "location": location_name(location),
        "resource": name_or_none("resource", tile),
        "amount": 0 if tile == NONE else int(TILE_AMOUNT[tile]),
    }


def card_view(table: Table, place: int) -> dict[str, Any]:
    cells = table.cells
    card = int(cells[CARD + place])
    needs = {
        name: int(CARD_NEEDS[card * MATERIALS + kind])
        for kind, name in enumerate(MATERIAL_NAMES[:MATERIALS])
        if CARD_NEEDS[card * MATERIALS + kind]
    }
    laid = {name: count for name, count in materials_at(table, LAID + place * MATERIALS).items() if count}
    return {
        "place": place_name(place),
        "card": named("card", card),
        "needs": needs,
        "laid": laid,
        "recognition": int(CARD_RECOGNITION[card]),
        "rubles": int(CARD_RUBLES[card]),
        "banner": seat_or_none(int(cells[BANNER + place])),
        "tile": name_or_none("tile", int(cells[TILE + place])),
        "finished": bool(cells[IS_FINISHED + place]),
        "ornament": seat_or_none(int(cells[ORNAMENT + place])),
    }


def seat_view(table: Table, seat: int) -> dict[str, Any]:
    cells = table.cells
    position = int(cells[POSITION + seat])
    banners = BANNERS_ON + seat * BANNER_PLACES
    has_board = not (cells[IS_SOLO] and seat == IVAN)
    return {
        "colour": COLOUR_NAMES[cells[COLOUR + seat]],
        "position": position,
        "prestige": int(prestige_at(position)),
        "rubles": int(cells[PURSE + seat]),
        "inventory": materials_at(table, INVENTORY + seat * MATERIALS),
        "free_slots": int(free_slots(cells, seat)) if has_board else 0,
        "banners": {name: int(cells[banners + place]) for place, name in enumerate(BANNER_NAMES)},
        "ornaments": {
            name: int(cells[ORNAMENTS + seat * 3 + kind]) for kind, name in enumerate(ORNAMENT_NAMES)
        },
        "finished_cards": int(finished_cards(cells, seat)),
        "workshop": [space_view(table, seat, space) for space in range(SPACES)] if has_board else [],
    }


def space_view(table: Table, seat: int, space: int) -> dict[str, Any]:
    cells = table.cells
    tile = int(cells[WORKSHOP + seat * SPACES + space])
    holds_ornament = bool(cells[IS_ADVANCED]) and space < COLOURS
    ornament = (
        ORNAMENT_NAMES[SPACE_ORNAMENT[cells[COLOUR + seat] * COLOURS + space]] if holds_ornament else None
    )
    return {
        "space": SPACE_NAMES[space],
        "price": int(price(cells, seat, space)),
        "tile": KIND_NAMES[abs(tile) - 1] if tile else None,
        "face_up": tile > 0,
        "ornament": ornament,
        "ornament_state": ("lost" if tile < 0 else "unlocked" if tile else "locked")
        if holds_ornament
        else None,
    }


def ivan_view(table: Table) -> dict[str, Any]:
    cells = table.cells
    cards = [
        {
            "card": name_or_none("ivan_card", int(cells[IVAN_CARD_AT + number])),
            "die": name_or_none("die", int(cells[IVAN_DIE + number])),
            "face_up": bool(cells[IVAN_FACE_UP + number]),
        }
        for number in range(IVAN_CARDS)
    ]
    return {"cards": cards, "stock": materials_at(table, IVAN_STOCK), "site": materials_at(table, IVAN_SITE)}


def scoring_view(table: Table) -> dict[str, Any]:
    """The final scoring taken apart: marker, leftovers, and each tower with its shares. [RC-E2, RC-E3, RC-E4]"""
    seats = range(table.cells[SEATS])
    towers = [
        tower_view(table, tower, seats)
        for tower in range(TOWERS)
        if table.cells[CARD + tower * PLACES // TOWERS] != NONE
    ]
    return {
        "marker": [int(marker_prestige(table, seat)) for seat in seats],
        "leftover": [int(leftover_prestige(table, seat)) for seat in seats],
        "towers": towers,
        "total": [int(score(table, seat)) for seat in seats],
    }


def tower_view(table: Table, tower: int, seats: range) -> dict[str, Any]:
    points = Row()
    tower_points(table, tower, points)
    return {
        "tower": place_name(tower * PLACES // TOWERS)[0],
        "value": int(tower_value(table, tower)),
        "shares": [int(tower_share(table, tower, seat)) for seat in seats],
        "points": points.numbers(),
    }
