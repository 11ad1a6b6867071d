"""What a seat may know, as JSON. Nothing is hidden in this game, so every seat sees the same."""
# Stays plain: it makes JSON.

from __future__ import annotations

from typing import Any

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.scoring import (
    leftover_prestige,
    marker_prestige,
    score,
    tower_points,
    tower_share,
    tower_value,
)
from cathedrals.games.red_cathedral.telling.names import ENDINGS, named
from cathedrals.games.red_cathedral.telling.sayings import action_arguments
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table


def view(table: Table) -> dict[str, Any]:
    """The table as it lies; the kernel adds what is asked."""
    cells = table.cells
    seats = range(cells[t.SEATS])
    return {
        "turn": int(cells[t.TURN]),
        "round": int(cells[t.TURNS] // cells[t.SEATS]) + 1,
        "ending": ENDINGS[cells[t.ENDING]],
        "finisher": seat_or_none(int(cells[t.FINISHER])),
        "board": "advanced" if cells[t.IS_ADVANCED] else "basic",
        "blueprint": int(cells[t.BLUEPRINT]) % 3 + 1,
        "market": market_view(table),
        "reserve": materials_at(table, t.IN_RESERVE),
        "prestige_spaces": [int(t.prestige_space(cells, number)) for number in range(p.LAP_PRESTIGE)],
        "cathedral": [
            card_view(table, place) for place in range(p.PLACES) if cells[t.CARD + place] != t.NONE
        ],
        "seats": [seat_view(table, seat) for seat in seats],
        "ivan": ivan_view(table) if cells[t.IS_SOLO] else None,
        "scores": [int(score(table, seat)) for seat in seats],
    }


def seat_or_none(seat: int) -> int | None:
    return None if seat == NOBODY else seat


def name_or_none(argument: str, number: int) -> str | None:
    return None if number == t.NONE else str(named(argument, number))


def materials_at(table: Table, first: int) -> dict[str, int]:
    return {name: int(table.cells[first + kind]) for kind, name in enumerate(p.MATERIAL_NAMES[: p.MATERIALS])}


def market_view(table: Table) -> dict[str, Any]:
    cells = table.cells
    dice = [
        {
            "die": p.COLOUR_NAMES[die],
            "location": name_or_none("location", int(cells[t.DIE_AT + die])),
            "value": int(cells[t.DIE_VALUE + die]),
        }
        for die in range(p.DICE)
    ]
    return {
        "tiles": [tile_view(table, location) for location in range(p.LOCATIONS)],
        "influence": [
            name_or_none("influence_card", int(cells[t.INFLUENCE_AT + place])) for place in range(p.QUADRANTS)
        ],
        "actions": [actions_view(int(cells[t.INFLUENCE_AT + place])) for place in range(p.QUADRANTS)],
        "dice": dice,
        "moved": name_or_none("die", int(cells[t.MOVED_DIE])),
    }


def actions_view(card: int) -> list[dict[str, Any]]:
    """The two actions of an influence card, as the words of its moves tell them."""
    return [] if card == t.NONE else [action_arguments(card * 2), action_arguments(card * 2 + 1)]


def tile_view(table: Table, location: int) -> dict[str, Any]:
    tile = int(table.cells[t.TILE_AT + location])
    return {
        "location": m.location_name(location),
        "resource": name_or_none("resource", tile),
        "amount": 0 if tile == t.NONE else int(t.tile_amount(table.cells, tile)),
    }


def card_view(table: Table, place: int) -> dict[str, Any]:
    cells = table.cells
    card = int(cells[t.CARD + place])
    needs = {
        name: int(p.CARD_NEEDS[card * p.MATERIALS + kind])
        for kind, name in enumerate(p.MATERIAL_NAMES[: p.MATERIALS])
        if p.CARD_NEEDS[card * p.MATERIALS + kind]
    }
    laid = {name: count for name, count in materials_at(table, t.LAID + place * p.MATERIALS).items() if count}
    return {
        "place": m.place_name(place),
        "card": named("card", card),
        "needs": needs,
        "laid": laid,
        "recognition": int(p.CARD_RECOGNITION[card]),
        "rubles": int(p.CARD_RUBLES[card]),
        "banner": seat_or_none(int(cells[t.BANNER + place])),
        "tile": name_or_none("tile", int(cells[t.TILE + place])),
        "finished": bool(cells[t.IS_FINISHED + place]),
        "ornament": seat_or_none(int(cells[t.ORNAMENT + place])),
    }


def seat_view(table: Table, seat: int) -> dict[str, Any]:
    cells = table.cells
    position = int(cells[t.POSITION + seat])
    banners = t.BANNERS_ON + seat * t.BANNER_PLACES
    has_board = not (cells[t.IS_SOLO] and seat == t.IVAN)
    return {
        "colour": p.COLOUR_NAMES[cells[t.COLOUR + seat]],
        "position": position,
        "prestige": int(t.prestige_at(cells, position)),
        "rubles": int(cells[t.PURSE + seat]),
        "inventory": materials_at(table, t.INVENTORY + seat * p.MATERIALS),
        "free_slots": int(t.free_slots(cells, seat)) if has_board else 0,
        "banners": {name: int(cells[banners + place]) for place, name in enumerate(m.BANNER_NAMES)},
        "ornaments": {
            name: int(cells[t.ORNAMENTS + seat * 3 + kind]) for kind, name in enumerate(p.ORNAMENT_NAMES)
        },
        "finished_cards": int(t.finished_cards(cells, seat)),
        "workshop": [space_view(table, seat, space) for space in range(p.SPACES)] if has_board else [],
    }


def space_view(table: Table, seat: int, space: int) -> dict[str, Any]:
    cells = table.cells
    tile = int(cells[t.WORKSHOP + seat * p.SPACES + space])
    holds_ornament = bool(cells[t.IS_ADVANCED]) and space < p.COLOURS
    ornament = p.ORNAMENT_NAMES[t.ornament_on(cells, seat, space)] if holds_ornament else None
    return {
        "space": p.SPACE_NAMES[space],
        "price": int(t.price(cells, seat, space)),
        "tile": p.KIND_NAMES[abs(tile) - 1] if tile else None,
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
            "card": name_or_none("ivan_card", int(cells[t.IVAN_CARD_AT + number])),
            "die": name_or_none("die", int(cells[t.IVAN_DIE + number])),
            "face_up": bool(cells[t.IVAN_FACE_UP + number]),
        }
        for number in range(p.IVAN_CARDS)
    ]
    return {
        "cards": cards,
        "stock": materials_at(table, t.IVAN_STOCK),
        "site": materials_at(table, t.IVAN_SITE),
    }


def scoring_view(table: Table) -> dict[str, Any]:
    """The final scoring taken apart: marker, leftovers, and each tower with its shares. [RC-E2, RC-E3, RC-E4]"""
    seats = range(table.cells[t.SEATS])
    towers = [
        tower_view(table, tower, seats)
        for tower in range(p.TOWERS)
        if table.cells[t.CARD + tower * p.PLACES // p.TOWERS] != t.NONE
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
        "tower": m.place_name(tower * p.PLACES // p.TOWERS)[0],
        "value": int(tower_value(table, tower)),
        "shares": [int(tower_share(table, tower, seat)) for seat in seats],
        "points": points.numbers(),
    }
