"""What a seat may know, as JSON. Nothing is hidden in this game, so every seat sees the same."""
# Stays plain: it makes JSON.

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from cathedrals.games.basilica.moves import cell_name, field_name
from cathedrals.games.basilica.parts import (
    CELLS,
    CLASSES,
    FIELDS,
    ORDERS,
    RANK_NAMES,
    RANKS,
    SCORING_SPACE,
    SCORINGS,
    SEATS,
)
from cathedrals.games.basilica.scoring import (
    ARCHITECTS,
    AREA_WIDTH,
    COLOUR,
    FIRST,
    GLASSES,
    SIZE,
    STRENGTH,
    STRONGMEN,
    area_leader,
    area_points,
    area_value,
    find_areas,
    score,
)
from cathedrals.games.basilica.steps.kinds import CELL, END_TURN, FINISH_ORDER, NAMES, RANK, STEP
from cathedrals.games.basilica.table import (
    ACTIONS_LEFT,
    BUILDER,
    DISCARDED,
    ENDING,
    FREE_BUILDERS,
    GLASS,
    HEIGHT,
    IS_SHUFFLED,
    JUST_LAID,
    KING,
    NONE,
    ORDER_AT,
    ORDER_CROWN,
    PURSE,
    SCAFFOLD,
    SCORED,
    SCORINGS_HELD,
    TOKENS_LEFT,
    TOP,
    TURN,
    VAULT,
    VAULT_AT,
    bare_unseen,
    crowns_unseen,
    has_crown,
    order_of,
    points,
    stack_size,
    vault_of,
)
from cathedrals.games.basilica.telling.names import ENDINGS, named
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import NOBODY, STEP_WIDTH, Table, step_about, step_kind, step_seat

SEAT_RANGE = range(SEATS)


def view(table: Table) -> dict[str, Any]:
    cells = table.cells
    return {
        "turn": int(cells[TURN]),
        "actions_left": int(cells[ACTIONS_LEFT]),
        "asked": int(step_seat(table)) if table.pending else NOBODY,
        "step": NAMES[step_kind(table)] if table.pending else "",
        "ending": ENDINGS[cells[ENDING]],
        "king": king_view(table),
        "offers": [offer_view(table, field) for field in range(FIELDS)],
        "stack": stack_view(table),
        "height": int(cells[HEIGHT]),
        "plan": [vault_view(table, cell) for cell in range(CELLS) if cells[VAULT + cell] >= 0],
        "scaffolds": [cell_name(cell) for cell in range(CELLS) if cells[VAULT + cell] == SCAFFOLD],
        "chosen": chosen_view(table),
        "just_laid": None if cells[JUST_LAID] == NONE else cell_name(int(cells[JUST_LAID])),
        "areas": areas_view(table),
        "seats": [seat_view(table, seat) for seat in SEAT_RANGE],
        "scorings": scorings_view(table),
        "scores": [int(score(table, seat)) for seat in SEAT_RANGE],
    }


def chosen_view(table: Table) -> list[str]:
    """The pieces that the open questions are about: the order carried out, the vault to be laid, the builder."""
    steps = table.steps[: table.pending * STEP_WIDTH]
    open_questions = zip(steps[::STEP_WIDTH], steps[2::STEP_WIDTH], strict=True)
    return [CHOSEN[int(kind)](int(about)) for kind, about in open_questions if int(kind) in CHOSEN]


CHOSEN: dict[int, Callable[[int], str]] = {
    FINISH_ORDER: lambda field: f"order_field-{field_name(field)}",
    CELL: lambda field: f"vault_field-{field_name(field)}",
    STEP: lambda cell: f"cell-{cell_name(cell)}",
    RANK: lambda about: f"cell-{cell_name(about // RANKS)}",
}


def king_view(table: Table) -> dict[str, Any]:
    """Where he stands, where he is greeted, and whether a scoring waits for the end of this turn."""
    is_due = bool(table.pending) and step_kind(table) == END_TURN and step_about(table) > 0
    return {
        "space": int(table.cells[KING]),
        "scoring_spaces": [int(space) for space in SCORING_SPACE],
        "scorings_held": int(table.cells[SCORINGS_HELD]),
        "is_due": is_due,
    }


def offer_view(table: Table, field: int) -> dict[str, Any]:
    """A column of the two rows of fields, with all that is public of both tiles."""
    order, tile = int(table.cells[ORDER_AT + field]), int(table.cells[VAULT_AT + field])
    return {
        "field": field_name(field),
        "order": None if order == NONE else class_view(table, order) | {"crown": crown_view(table, field)},
        "vault": None if tile == NONE else class_view(table, tile // 2) | {"crown": bool(has_crown(tile))},
    }


def class_view(table: Table, kind: int) -> dict[str, Any]:
    return {"vault": named("vault", kind // ORDERS), "order": named("order", int(order_of(kind)))}


def crown_view(table: Table, field: int) -> bool | None:
    """Whether the vault on the other side has a crown, where that is certain. [BA-S2]"""
    cells = table.cells
    kind = int(cells[ORDER_AT + field])
    if cells[ORDER_CROWN + field] != NONE:
        return bool(cells[ORDER_CROWN + field])
    if crowns_unseen(cells, kind) == 0:
        return False
    return True if bare_unseen(cells, kind) == 0 else None


def stack_view(table: Table) -> dict[str, Any]:
    top = int(table.cells[TOP])
    discarded = table.cells[DISCARDED : DISCARDED + CLASSES]
    return {
        "tiles": int(stack_size(table.cells)),
        "top": None if top == NONE else class_view(table, top),
        "discarded": sum(int(count) for count in discarded),
        "is_shuffled": bool(table.cells[IS_SHUFFLED]),
    }


def vault_view(table: Table, cell: int) -> dict[str, Any]:
    cells = table.cells
    tile, builder = int(cells[VAULT + cell]), int(cells[BUILDER + cell])
    return {
        "cell": cell_name(cell),
        "vault": named("vault", int(vault_of(tile))),
        "crown": bool(has_crown(tile)),
        "builder": None if builder == NONE else builder // RANKS,
        "rank": None if builder == NONE or builder % RANKS == 0 else RANK_NAMES[builder % RANKS],
        "glass": bool(cells[GLASS + cell]),
    }


def seat_view(table: Table, seat: int) -> dict[str, Any]:
    cells = table.cells
    return {
        "points": int(points(cells, seat)),
        "builders": int(cells[FREE_BUILDERS + seat]),
        "tokens": int(cells[TOKENS_LEFT + seat]),
        "coins": int(cells[PURSE + seat]),
    }


def areas_view(table: Table) -> list[dict[str, Any]]:
    """Every area, and what it would bring if it were scored now. [BA-C1, BA-C2, BA-C3, BA-C4]"""
    areas, members = Row(), Row()
    find_areas(table, areas, members)
    return [area_view(areas, members, start) for start in range(0, len(areas), AREA_WIDTH)]


def area_view(areas: Row, members: Row, start: int) -> dict[str, Any]:
    first, size, leader = areas[start + FIRST], areas[start + SIZE], int(area_leader(areas, start))
    return {
        "colour": named("colour", areas[start + COLOUR]),
        "cells": [cell_name(members[place]) for place in range(first, first + size)],
        "value": int(area_value(areas, start)),
        "glasses": areas[start + GLASSES],
        "architects": areas[start + ARCHITECTS],
        "strengths": [areas[start + STRENGTH + seat] for seat in SEAT_RANGE],
        "strongmen": [areas[start + STRONGMEN + seat] for seat in SEAT_RANGE],
        "leader": None if leader == NOBODY else leader,
        "points": [int(area_points(areas, start, seat)) for seat in SEAT_RANGE],
    }


def scorings_view(table: Table) -> list[list[int]]:
    """The points of every seat in each scoring held."""
    held = range(min(int(table.cells[SCORINGS_HELD]), SCORINGS))
    return [[int(table.cells[SCORED + number * SEATS + seat]) for seat in SEAT_RANGE] for number in held]


def scoring_view(table: Table) -> dict[str, Any]:
    """The scores taken apart: each scoring held, and the areas of the last one or of one that came now."""
    return {
        "scorings": scorings_view(table),
        "areas": areas_view(table),
        "total": [int(score(table, seat)) for seat in SEAT_RANGE],
    }
