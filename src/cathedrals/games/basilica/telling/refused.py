"""What each refusal speaks of besides the move: the vault that lies there, where the builder stands."""

from __future__ import annotations

import re
from collections.abc import Callable

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.telling import refusals as no
from cathedrals.games.basilica.telling.names import named
from cathedrals.games.basilica.telling.sayings import vault_arguments
from cathedrals.kernel.game import Arguments, Refusal
from cathedrals.kernel.table import Table, step_about

SOMEWHERE = re.compile(r"(?:cell|vault) ([a-z][0-9]{1,3})")


def outside_the_plan(text: str) -> Refusal | None:
    """A cell that no plan has is refused by the rule about the plan. [BA-P4]"""
    cell = SOMEWHERE.fullmatch(text)
    if cell is None:
        return None
    return Refusal(*no.ROWS[no.OUTSIDE_THE_PLAN], {"cell": cell[1], "columns": p.COLUMNS})


# What each refusal speaks of besides the move itself ----------------------------------------------


def what_lies_there(table: Table, move: int) -> Arguments:
    return vault_arguments(int(table.cells[t.VAULT + move - m.CELL]))


def joker_beside(table: Table, move: int) -> Arguments:
    cell = move - m.CELL
    others = (int(t.beside(cell, side)) for side in range(t.SIDES))
    jokers = (other for other in others if other != t.NONE and t.is_joker(table.cells[t.VAULT + other]))
    return {"other": named("cell", next(jokers))}


def start_of_step(table: Table, move: int) -> Arguments:
    return {"start": named("cell", int(step_about(table)))}


def cell_of_rank(table: Table, move: int) -> Arguments:
    return {"cell": named("cell", int(step_about(table)))}


DETAILS: dict[int, Callable[[Table, int], Arguments]] = {
    no.HAS_VAULT: what_lies_there,
    no.JOKER_BESIDE_JOKER: joker_beside,
    no.NOT_BESIDE: start_of_step,
    no.SAME_RANK: cell_of_rank,
}
