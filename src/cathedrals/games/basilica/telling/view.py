"""What a seat may know, as JSON. Nothing is hidden in this game, so every seat sees the same."""

from __future__ import annotations

from typing import Any

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.parts_file import PAID_ORDERS
from cathedrals.games.basilica.questions import QUESTIONS, extend, orders, turn
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
from cathedrals.games.basilica.telling.names import ENDINGS, named
from cathedrals.kernel.question import Question, is_asked
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import (
    NOBODY,
    STEP_WIDTH,
    Table,
    answered,
    step_about,
    step_kind,
    step_seat,
    step_second,
)

SEATS = range(p.SEATS)
# What the rules fix and a board shows. [BA-P3]
NUMBERS = {"builders": int(p.BUILDERS), "tokens": int(p.TOKENS), "track": p.TRACK}


def view(table: Table) -> dict[str, Any]:
    """The table as it lies; the kernel adds what is asked."""
    cells = table.cells
    return {
        "turn": int(cells[t.TURN]),
        "actions_left": int(cells[t.ACTIONS_LEFT]),
        "actions": actions_view(table),
        "ending": ENDINGS[cells[t.ENDING]],
        "numbers": NUMBERS,
        "king": king_view(table),
        "offers": [offer_view(table, field) for field in range(p.FIELDS)],
        "stack": stack_view(table),
        "height": int(cells[t.HEIGHT]),
        "plan": [vault_view(table, cell) for cell in range(p.CELLS) if cells[t.VAULT + cell] >= 0],
        "scaffolds": [m.cell_name(cell) for cell in range(p.CELLS) if cells[t.VAULT + cell] == t.SCAFFOLD],
        "chosen": chosen_view(table),
        "payable": payable_view(table),
        "just_laid": None if cells[t.JUST_LAID] == t.NONE else m.cell_name(int(cells[t.JUST_LAID])),
        "areas": areas_view(table),
        "seats": [seat_view(table, seat) for seat in SEATS],
        "scorings": scorings_view(table),
        "scores": [int(score(table, seat)) for seat in SEATS],
    }


def chosen_view(table: Table) -> list[str]:
    """The pieces that the open questions are about: the order carried out, the vault to be laid, the builder."""
    steps = table.steps[: table.pending * STEP_WIDTH]
    pile = [
        (QUESTIONS[kind], int(first))
        for kind, first in zip(steps[::STEP_WIDTH], steps[2::STEP_WIDTH], strict=True)
    ]
    return [f"{CHOSEN[one]}-{named(one.about[0], first)}" for one, first in pile if one in CHOSEN]


# The piece that the first number of a question stands for.
CHOSEN: dict[Question, str] = {
    orders.FINISH_ORDER: "order_field",
    extend.CELL: "vault_field",
    orders.STEP: "cell",
    orders.RANK: "cell",
}


def payable_view(table: Table) -> list[str]:
    """The pieces with which the opponent could begin what is offered for a coin; nothing else is so asked. [BA-O8]"""
    if not is_asked(table, orders.OFFER):
        return []
    after, moves = table.copy(), Row()
    seat, order, rank = int(step_seat(table)), int(step_about(table)), int(step_second(table))
    answered(after)
    orders.BEGINNING[order].begin_paid(after, seat, rank)
    QUESTIONS[step_kind(after)].legal(after, seat, moves)
    return [f"cell-{m.cell_name(move - int(m.VAULT))}" for move in moves.numbers()]


def actions_view(table: Table) -> list[str]:
    """Of every action of the turn whether it is done, at hand or comes later. [BA-T1]"""
    if is_asked(table, turn.END_TURN):
        return ["done"] * p.ACTIONS
    # What an action asks belongs to it, and it is counted already.
    begun = p.ACTIONS - int(table.cells[t.ACTIONS_LEFT])
    done = begun if is_asked(table, turn.ACTION) else max(0, begun - 1)
    return [action_state(number, done) for number in range(p.ACTIONS)]


def action_state(number: int, done: int) -> str:
    return "done" if number < done else "now" if number == done else "later"


def king_view(table: Table) -> dict[str, Any]:
    """Where he stands, where he is greeted, and whether a scoring waits for the end of this turn."""
    is_due = is_asked(table, turn.END_TURN) and step_about(table) == 1
    space = int(table.cells[t.KING])
    spaces = [int(t.scoring_space(table.cells, number)) for number in range(p.SCORINGS)]
    ahead = None if is_due else next((one for one in spaces if one > space), None)
    return {
        "space": space,
        "scoring_spaces": spaces,
        "scorings_held": int(table.cells[t.SCORINGS_HELD]),
        "is_due": is_due,
        "next_scoring": ahead,
        "crowns_to_scoring": 0 if ahead is None else ahead - space,
    }


def offer_view(table: Table, field: int) -> dict[str, Any]:
    """A column of the two rows of fields, with all that is public of both tiles."""
    order, tile = int(table.cells[t.ORDER_AT + field]), int(table.cells[t.VAULT_AT + field])
    crown = {"crown": bool(t.has_crown(tile))}
    return {
        "field": m.field_name(field),
        "order": None if order == t.NONE else class_view(order) | {"crown": crown_view(table, field)},
        "vault": None if tile == t.NONE else class_view(tile // 2) | crown,
    }


def class_view(kind: int) -> dict[str, Any]:
    """Both sides of a tile without its crown: a vault of two colours is a joker. [BA-P1, BA-P2]"""
    vault, order = kind // p.ORDERS, named("order", int(t.order_of(kind)))
    return {
        "vault": named("vault", vault),
        "is_joker": bool(t.is_joker(kind * 2)),
        "order": order,
        "is_paid": order in PAID_ORDERS,
    }


def crown_view(table: Table, field: int) -> bool | None:
    """Whether the vault on the other side of an order has a crown, where that is certain. [BA-S2]"""
    cells = table.cells
    if cells[t.ORDER_CROWN + field] != t.NONE:
        return bool(cells[t.ORDER_CROWN + field])
    return crown_of(table, int(cells[t.ORDER_AT + field]))


def crown_of(table: Table, kind: int) -> bool | None:
    """The same of a tile of which one knows no more than its class. [BA-S2]"""
    if t.crowns_unseen(table.cells, kind) == 0:
        return False
    return True if t.bare_unseen(table.cells, kind) == 0 else None


def stack_view(table: Table) -> dict[str, Any]:
    top = int(table.cells[t.TOP])
    discarded = table.cells[t.DISCARDED : t.DISCARDED + p.CLASSES]
    return {
        "tiles": int(t.stack_size(table.cells)),
        "top": None if top == t.NONE else class_view(top) | {"crown": crown_of(table, top)},
        "discarded": sum(int(count) for count in discarded),
        "is_shuffled": bool(table.cells[t.IS_SHUFFLED]),
    }


def vault_view(table: Table, cell: int) -> dict[str, Any]:
    cells = table.cells
    tile, builder = int(cells[t.VAULT + cell]), int(cells[t.BUILDER + cell])
    return {
        "cell": m.cell_name(cell),
        "vault": named("vault", int(t.vault_of(tile))),
        "crown": bool(t.has_crown(tile)),
        "builder": None if builder == t.NONE else builder // p.RANKS,
        "rank": None if builder == t.NONE or builder % p.RANKS == 0 else p.RANK_NAMES[builder % p.RANKS],
        "glass": bool(cells[t.GLASS + cell]),
    }


def seat_view(table: Table, seat: int) -> dict[str, Any]:
    cells = table.cells
    points = int(t.points(cells, seat))
    laps = max(0, points - 1) // p.TRACK  # the last space belongs to its own round
    return {
        "points": points,
        "space": points - laps * p.TRACK,
        "lap_points": laps * p.TRACK,
        "builders": int(cells[t.FREE_BUILDERS + seat]),
        "tokens": int(cells[t.TOKENS_LEFT + seat]),
        "coins": int(cells[t.PURSE + seat]),
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
        "cells": [m.cell_name(members[place]) for place in range(first, first + size)],
        "value": int(area_value(areas, start)),
        "glasses": areas[start + GLASSES],
        "glass_points": p.GLASS_POINTS * areas[start + GLASSES],
        "architects": areas[start + ARCHITECTS],
        "strengths": [areas[start + STRENGTH + seat] for seat in SEATS],
        "strongmen": [areas[start + STRONGMEN + seat] for seat in SEATS],
        "leader": None if leader == NOBODY else leader,
        "lead": lead_of(areas, start, leader),
        "points": [int(area_points(areas, start, seat)) for seat in SEATS],
    }


def lead_of(areas: Row, start: int, leader: int) -> str:
    """Whether there is nobody, a tie, or a leader by strength or in a tie by strongmen. [BA-C2, BA-C3]"""
    ivory, ebony = (areas[start + STRENGTH + seat] for seat in SEATS)
    if ivory == ebony == 0:
        return "empty"
    if leader == NOBODY:
        return "tie"
    return "strongmen" if ivory == ebony else "strength"


def scorings_view(table: Table) -> list[list[int]]:
    """The points of every seat in each scoring held."""
    held = range(min(int(table.cells[t.SCORINGS_HELD]), p.SCORINGS))
    return [[int(table.cells[t.SCORED + number * p.SEATS + seat]) for seat in SEATS] for number in held]


def scoring_view(table: Table) -> dict[str, Any]:
    """The scores taken apart: each scoring held, and the areas of the last one or of one that came now."""
    return {
        "scorings": scorings_view(table),
        "areas": areas_view(table),
        "total": [int(score(table, seat)) for seat in SEATS],
    }
