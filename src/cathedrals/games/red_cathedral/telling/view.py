"""What a seat may know, as JSON. Nothing is hidden in this game, so every seat sees the same."""

from __future__ import annotations

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.parts_file import LEVEL_NAMES
from cathedrals.games.red_cathedral.questions import claim, ivan, market
from cathedrals.games.red_cathedral.scoring import (
    leftover_prestige,
    marker_prestige,
    score,
    tower_points,
    tower_share,
    tower_value,
)
from cathedrals.games.red_cathedral.telling import refusals as no
from cathedrals.games.red_cathedral.telling import yields
from cathedrals.games.red_cathedral.telling.names import ENDINGS, named
from cathedrals.games.red_cathedral.telling.sayings import action_arguments
from cathedrals.kernel.question import is_asked
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, Table

MATERIALS = tuple(enumerate(p.MATERIAL_NAMES[: p.MATERIALS]))
LIMITED = tuple(enumerate(p.RESOURCE_NAMES[: p.LIMITED]))
# What the rules fix and a board shows. [RC-B1, RC-E1, RC-T2, RC-T3, RC-T6]
NUMBERS = {
    "cards_to_end": p.CARDS_TO_END,
    "deliveries": p.DELIVERIES,
    "track": p.LAP,
    "ornament_of": dict(zip(LEVEL_NAMES, p.ORNAMENT_NAMES, strict=True)),
    "trade": {"prestige": p.PRESTIGE_GIVEN, "rubles": p.PRESTIGE_RUBLES},
    "reroll": {"prestige": p.PRESTIGE_GIVEN},
}


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
        "numbers": NUMBERS,
        "market": market_view(table),
        "reserve": reserve_view(table),
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
    return {name: int(table.cells[first + kind]) for kind, name in MATERIALS}


def reserve_view(table: Table) -> dict[str, int]:
    """[RC-S5]"""
    return {name: int(table.cells[t.IN_RESERVE + kind]) for kind, name in LIMITED}


def materials_in(numbers: vec[i64], first: int) -> dict[str, int]:
    """Those of a row that there are any of."""
    return {name: int(count) for kind, name in MATERIALS if (count := numbers[first + kind])}


def market_view(table: Table) -> dict[str, Any]:
    cells = table.cells
    return {
        "tiles": [tile_view(table, location) for location in range(p.LOCATIONS)],
        "influence": [
            name_or_none("influence_card", int(cells[t.INFLUENCE_AT + place])) for place in range(p.QUADRANTS)
        ],
        "actions": [actions_view(int(cells[t.INFLUENCE_AT + place])) for place in range(p.QUADRANTS)],
        "dice": [die_view(table, die) for die in range(p.DICE)],
        "moved": name_or_none("die", int(cells[t.MOVED_DIE])),
    }


def die_view(table: Table, die: int) -> dict[str, Any]:
    """Where it stands, the locations ahead in the order it walks over them, and where it goes. [RC-M1]"""
    location, value = int(table.cells[t.DIE_AT + die]), int(table.cells[t.DIE_VALUE + die])
    has_place = location != t.NONE
    return {
        "die": p.COLOUR_NAMES[die],
        "location": name_or_none("location", location),
        "value": value,
        "ahead": AHEAD[location] if has_place else [],
        "goal": m.location_name(int(market.goal(table, die, 0))) if has_place else None,
        "payers": payers_of(table, die),
        "yields": yields.of_die(table, die),
    }


# The ring once round, from each location. [RC-M1]
AHEAD = [[*m.LOCATION_NAMES[place + 1 :], *m.LOCATION_NAMES[: place + 1]] for place in range(p.LOCATIONS)]


def payers_of(table: Table, die: int) -> list[int]:
    """Who may let it go further for rubles; Ivan never does. [RC-M1, RC-V2]"""
    people = range(1 if table.cells[t.IS_SOLO] else table.cells[t.SEATS])
    return [seat for seat in people if market.is_payable(table, seat, die)]


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
    needs = materials_in(p.CARD_NEEDS, card * p.MATERIALS)
    laid = materials_in(cells, t.LAID + place * p.MATERIALS)
    return {
        "place": m.place_name(place),
        "card": named("card", card),
        "level": named("level", int(t.level_of(cells, place))),
        "state": card_state(table, place),
        "needs": needs,
        "laid": laid,
        "missing": missing_from(needs, laid),
        "any_kind": any(count > needs.get(name, 0) for name, count in laid.items()),
        "recognition": int(p.CARD_RECOGNITION[card]),
        "rubles": int(p.CARD_RUBLES[card]),
        "banner": seat_or_none(int(cells[t.BANNER + place])),
        "tile": name_or_none("tile", int(cells[t.TILE + place])),
        "gives": yields.of_tile(table, int(cells[t.TILE + place]))
        if cells[t.TILE + place] != t.NONE
        else None,
        "finished": bool(cells[t.IS_FINISHED + place]),
        "ornament": seat_or_none(int(cells[t.ORNAMENT + place])),
    }


def card_state(table: Table, place: int) -> str:
    """Whether it is finished, has a banner, may get one, or has to wait for the card below. [RC-C2]"""
    if table.cells[t.IS_FINISHED + place]:
        return "finished"
    if table.cells[t.BANNER + place] != NOBODY:
        return "claimed"
    return "open" if claim.why_not_available(table, place) == no.NOTHING else "waiting"


def missing_from(needs: dict[str, int], laid: dict[str, int]) -> dict[str, int]:
    """What is still to be laid. Ivan lays any kind: what is not asked for takes the first places left. [RC-V5]"""
    if not laid:
        return needs
    missing = {name: max(0, count - laid.get(name, 0)) for name, count in needs.items()}
    others = sum(max(0, count - needs.get(name, 0)) for name, count in laid.items())
    for name, count in missing.items():
        taken = min(count, others)
        missing[name], others = count - taken, others - taken
    return {name: count for name, count in missing.items() if count}


def seat_view(table: Table, seat: int) -> dict[str, Any]:
    cells = table.cells
    position = int(cells[t.POSITION + seat])
    banners = t.BANNERS_ON + seat * t.BANNER_PLACES
    has_board = not (cells[t.IS_SOLO] and seat == t.IVAN)
    laps = max(0, position - 1) // p.LAP  # the last space belongs to its own round
    workshop = [space_view(table, seat, space) for space in range(p.SPACES)] if has_board else []
    return {
        "colour": p.COLOUR_NAMES[cells[t.COLOUR + seat]],
        "position": position,
        "space": position - laps * p.LAP,
        "lap_prestige": laps * p.LAP_PRESTIGE,
        "prestige": int(t.prestige_at(cells, position)),
        "rubles": int(cells[t.PURSE + seat]),
        "inventory": materials_at(table, t.INVENTORY + seat * p.MATERIALS),
        "free_slots": int(t.free_slots(cells, seat)) if has_board else 0,
        "banners": {name: int(cells[banners + place]) for place, name in enumerate(m.BANNER_NAMES)},
        "ornaments": {
            name: int(cells[t.ORNAMENTS + seat * 3 + kind]) for kind, name in enumerate(p.ORNAMENT_NAMES)
        },
        "ornament_states": {
            name: ornament_states(table, seat, kind, workshop) for kind, name in enumerate(p.ORNAMENT_NAMES)
        },
        "finished_cards": int(t.finished_cards(cells, seat)),
        "workshop": workshop,
    }


def ornament_states(table: Table, seat: int, kind: int, workshop: list[dict[str, Any]]) -> list[str]:
    """All of a kind: ready to be placed, locked or lost on the advanced side, or placed. [RC-S4, RC-C6]"""
    name = p.ORNAMENT_NAMES[kind]
    ready = ["ready"] * int(table.cells[t.ORNAMENTS + seat * 3 + kind])
    spaces = [space["ornament_state"] for space in workshop if space["ornament"] == name]
    shut = [state for state in spaces if state in ("locked", "lost")]
    placed = max(0, int(p.ORNAMENTS_OWNED[kind]) - len(ready) - len(shut))
    return [*ready, *shut, *["placed"] * placed]


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
        "gives": yields.of_tile(table, tile - 1) if tile > 0 else None,
        "ornament": ornament,
        "ornament_state": ("lost" if tile < 0 else "unlocked" if tile else "locked")
        if holds_ornament
        else None,
    }


def ivan_view(table: Table) -> dict[str, Any]:
    return {
        "seat": t.IVAN,
        "cards": [ivan_card_view(table, number) for number in range(p.IVAN_CARDS)],
        "stock": materials_at(table, t.IVAN_STOCK),
        "site": materials_at(table, t.IVAN_SITE),
    }


def ivan_card_view(table: Table, number: int) -> dict[str, Any]:
    cells = table.cells
    card = name_or_none("ivan_card", int(cells[t.IVAN_CARD_AT + number]))
    return {
        "card": card,
        "die": name_or_none("die", int(cells[t.IVAN_DIE + number])),
        "face_up": bool(cells[t.IVAN_FACE_UP + number]),
        "state": ivan_card_state(table, number),
        "holds": sum(materials_at(table, IVAN_STORES[card]).values()) if card in IVAN_STORES else 0,
    }


# The cards on which materials lie. [RC-V3, RC-V5]
IVAN_STORES: dict[str | None, int] = {"inventory": t.IVAN_STOCK, "construction": t.IVAN_SITE}


def ivan_card_state(table: Table, number: int) -> str:
    """He goes from left to right over the tiles face up, and follows the card whose tile he turned. [RC-V2]"""
    leftmost = int(ivan.leftmost_face_up(table))
    next_up = p.IVAN_CARDS if leftmost == t.NONE else leftmost
    is_acting = is_asked(table, ivan.IVAN_ACTS) or is_asked(table, ivan.IVAN_CLAIMS)
    if number < next_up:
        return "now" if is_acting and number == next_up - 1 else "past"
    return "next" if number == next_up and not is_acting else "later"


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
        "is_tied": tower_value(table, tower) > 0 and points.total() == 0 and has_share(table, tower, seats),
    }


def has_share(table: Table, tower: int, seats: range) -> bool:
    """Whether anybody built there; between two a tie gives nothing to both. [RC-E5]"""
    return any(tower_share(table, tower, seat) > 0 for seat in seats)
