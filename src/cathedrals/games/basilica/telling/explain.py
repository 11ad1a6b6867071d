"""Moves as a person meets them: the pieces they concern, their words and the words' arguments."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica.parts import ORDERS, RANKS
from cathedrals.games.basilica.steps import kinds
from cathedrals.games.basilica.steps.legal import legal
from cathedrals.games.basilica.steps.legal import why_not as why_not_legal
from cathedrals.games.basilica.table import (
    BUILDER,
    JUST_LAID,
    NONE,
    ORDER_AT,
    TURN,
    VAULT,
    VAULT_AT,
    has_crown,
    order_of,
    rank_at,
    vault_of,
)
from cathedrals.games.basilica.telling import refusals as no
from cathedrals.games.basilica.telling.names import named
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
    piece: str = ""  # what that is called as a piece one can click on


FAMILIES: tuple[Family, ...] = (
    Family(m.EXTEND, "extend", "field", "vault_field"),
    Family(m.DISCARD, "discard"),
    Family(m.BUILDER, "builder"),
    Family(m.ORDER, "order", "field", "order_field"),
    Family(m.END, "end"),
    Family(m.CELL, "cell", "cell", "cell"),
    Family(m.VAULT, "vault", "cell", "cell"),
    Family(m.RANK, "rank", "rank", "rank"),
    Family(m.PAY, "pay"),
    Family(m.DECLINE, "decline"),
    Family(m.FIRST, "first", "seat"),
    Family(m.TILE, "tile"),
    Family(m.CROWN, "crown"),
    Family(m.NO_CROWN, "no-crown"),
    Family(m.GO_ON, "go-on"),
)


def show(table: Table, move: int) -> Shown:
    """Any move of the game has its pieces at any step; its words are whole where it is legal."""
    family = family_of(move)
    args = arguments_of(table, move)
    words = family.words
    on = (f"{family.piece}-{args[family.argument]}",) if family.piece else ()
    if family.words in SAYINGS and first_broken(table, move) == no.NOTHING:
        words, more = SAYINGS[family.words](table, move - family.first)
        args |= more
    if family.words == "builder" and "cell" in args:
        on = (f"cell-{args['cell']}",)
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
    """What a move speaks of, by name."""
    family = family_of(move)
    number = move - family.first
    if family.words == "tile":
        return {"vault": named("vault", number // ORDERS), "order": named("order", number % ORDERS)}
    if family.words == "rank":
        return {"rank": named("rank", number + 1)}
    if family.words == "extend":
        return {"field": named("field", number)} | vault_arguments(int(table.cells[VAULT_AT + number]))
    if family.words == "order":
        return {"field": named("field", number)} | order_arguments(int(table.cells[ORDER_AT + number]))
    return {family.argument: named(family.argument, number)} if family.argument else {}


def vault_arguments(tile: int) -> Arguments:
    """Nothing where there is no vault."""
    return {} if tile < 0 else {"vault": named("vault", int(vault_of(tile)))}


def order_arguments(kind: int) -> Arguments:
    return {} if kind == NONE else {"order": named("order", int(order_of(kind)))}


# What each family says when it is legal -----------------------------------------------------------


def say_extend(table: Table, field: int) -> Saying:
    return ("extend-crown" if has_crown(table.cells[VAULT_AT + field]) else "extend"), {}


def say_builder(table: Table, number: int) -> Saying:
    return "builder", {"cell": named("cell", int(table.cells[JUST_LAID]))}


def say_order(table: Table, field: int) -> Saying:
    return f"order-{named('order', int(order_of(table.cells[ORDER_AT + field])))}", {}


def say_end(table: Table, number: int) -> Saying:
    return ("end-scoring" if step_about(table) > 0 else "end"), {}


def say_cell(table: Table, cell: int) -> Saying:
    if step_kind(table) == kinds.SCAFFOLD:
        return "cell-scaffold", {}
    return "cell", vault_arguments(int(table.cells[VAULT_AT + step_about(table)]))


def say_vault(table: Table, cell: int) -> Saying:
    """By the question asked: whom one promotes, moves or takes back, and what one furnishes or destroys."""
    kind = int(step_kind(table))
    args = vault_arguments(int(table.cells[VAULT + cell]))
    if table.cells[BUILDER + cell] != NONE:
        args |= {"rank": named("rank", int(rank_at(table.cells, cell)))}
    if kind != kinds.STEP:
        return f"vault-{kinds.NAMES[kind]}", args
    owner = int(table.cells[BUILDER + step_about(table)]) // RANKS
    words = "vault-step" if owner == table.cells[TURN] else "vault-step-confused"
    return words, args | {"start": named("cell", int(step_about(table)))}


def say_rank(table: Table, number: int) -> Saying:
    return "rank", {"cell": named("cell", int(step_about(table)) // RANKS)}


def say_pay(table: Table, number: int) -> Saying:
    return f"pay-{order_offered(table)}", {}


def say_decline(table: Table, number: int) -> Saying:
    return f"decline-{order_offered(table)}", {}


def order_offered(table: Table) -> str:
    return str(named("order", int(step_about(table)) // RANKS))


SAYINGS: dict[str, Callable[[Table, int], Saying]] = {
    "extend": say_extend,
    "builder": say_builder,
    "order": say_order,
    "end": say_end,
    "cell": say_cell,
    "vault": say_vault,
    "rank": say_rank,
    "pay": say_pay,
    "decline": say_decline,
}
