"""Why a move is not legal, as a person is told: the first broken condition, its rule, its arguments."""

from __future__ import annotations

import re
from collections.abc import Callable

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica.parts import COLUMNS, RANKS
from cathedrals.games.basilica.steps import kinds
from cathedrals.games.basilica.table import NONE, SIDES, VAULT, beside, is_joker
from cathedrals.games.basilica.telling import refusals as no
from cathedrals.games.basilica.telling.explain import (
    Arguments,
    arguments_of,
    first_broken,
    vault_arguments,
)
from cathedrals.games.basilica.telling.names import named
from cathedrals.kernel.game import Refusal
from cathedrals.kernel.table import Table, step_about, step_kind

SOMEWHERE = re.compile(r"(?:cell|vault) ([a-z][0-9]{1,3})")


def why_not(table: Table, text: str) -> Refusal | None:
    """Nothing exactly for legal moves."""
    move = m.read(text)
    if move < 0:
        return no_move(text)
    if table.pending == 0:
        return Refusal("over")
    refusal = first_broken(table, move)
    if refusal == no.NOTHING:
        return None
    args = arguments_of(table, move)
    if refusal in REASONS:
        args |= REASONS[refusal](table, move)
    return Refusal(no.NAMES[refusal], no.RULES[refusal] or kinds.RULES[int(step_kind(table))], args)


def no_move(text: str) -> Refusal:
    """A cell that no plan has is refused by the rule about the plan. [BA-P4]"""
    cell = SOMEWHERE.fullmatch(text)
    if cell is None:
        return Refusal("unknown-move", args={"move": text})
    args = {"cell": cell[1], "columns": COLUMNS}
    return Refusal(no.NAMES[no.OUTSIDE_THE_PLAN], no.RULES[no.OUTSIDE_THE_PLAN], args)


# What each refusal speaks of besides the move itself ----------------------------------------------


def question(table: Table, move: int) -> Arguments:
    return {"move": m.TEXTS[move], "step": kinds.NAMES[int(step_kind(table))]}


def what_lies_there(table: Table, move: int) -> Arguments:
    return vault_arguments(int(table.cells[VAULT + move - m.CELL]))


def joker_beside(table: Table, move: int) -> Arguments:
    cell = move - m.CELL
    others = (int(beside(cell, side)) for side in range(SIDES))
    jokers = (other for other in others if other != NONE and is_joker(table.cells[VAULT + other]))
    return {"other": named("cell", next(jokers))}


def start_of_step(table: Table, move: int) -> Arguments:
    return {"start": named("cell", int(step_about(table)))}


def cell_of_rank(table: Table, move: int) -> Arguments:
    return {"cell": named("cell", int(step_about(table)) // RANKS)}


REASONS: dict[int, Callable[[Table, int], Arguments]] = {
    no.ANOTHER_QUESTION: question,
    no.NOT_LEFT: question,
    no.HAS_VAULT: what_lies_there,
    no.JOKER_BESIDE_JOKER: joker_beside,
    no.NOT_BESIDE: start_of_step,
    no.SAME_RANK: cell_of_rank,
}
