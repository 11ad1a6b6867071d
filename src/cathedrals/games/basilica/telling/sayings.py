"""What moves say: what each speaks of besides its own numbers, and its words where it is legal."""

from __future__ import annotations

from collections.abc import Callable

from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.questions import QUESTIONS, orders
from cathedrals.games.basilica.telling.names import named
from cathedrals.kernel.game import Arguments, Saying
from cathedrals.kernel.question import is_asked
from cathedrals.kernel.table import Table, step_about, step_kind

# What a move speaks of besides its own numbers, legal or not -------------------------------------


def open_vault(table: Table, field: int) -> Arguments:
    return vault_arguments(int(table.cells[t.VAULT_AT + field]))


def open_order(table: Table, field: int) -> Arguments:
    kind = int(table.cells[t.ORDER_AT + field])
    return {} if kind == t.NONE else {"order": named("order", int(t.order_of(kind)))}


DETAILS: dict[str, Callable[[Table, int], Arguments]] = {"extend": open_vault, "order": open_order}


def vault_arguments(tile: int) -> Arguments:
    """Nothing where there is no vault."""
    return {} if tile < 0 else {"vault": named("vault", int(t.vault_of(tile)))}


# What each family says when it is legal -----------------------------------------------------------


def say_extend(table: Table, field: int) -> Saying:
    return ("extend-crown" if t.has_crown(table.cells[t.VAULT_AT + field]) else "extend"), {}


def say_builder(table: Table, number: int) -> Saying:
    return "builder", {"cell": named("cell", int(table.cells[t.JUST_LAID]))}


def say_order(table: Table, field: int) -> Saying:
    return f"order-{named('order', int(t.order_of(table.cells[t.ORDER_AT + field])))}", {}


def say_end(table: Table, number: int) -> Saying:
    return ("end-scoring" if step_about(table) == 1 else "end"), {}


def say_cell(table: Table, cell: int) -> Saying:
    if is_asked(table, orders.SCAFFOLD):
        return "cell-scaffold", {}
    return "cell", open_vault(table, int(step_about(table)))


def say_vault(table: Table, cell: int) -> Saying:
    """By the question asked: whom one promotes, moves or takes back, and what one furnishes or destroys."""
    args = vault_arguments(int(table.cells[t.VAULT + cell]))
    if table.cells[t.BUILDER + cell] != t.NONE:
        args |= {"rank": named("rank", int(t.rank_at(table.cells, cell)))}
    if not is_asked(table, orders.STEP):
        return f"vault-{QUESTIONS[step_kind(table)].name}", args
    owner = int(table.cells[t.BUILDER + step_about(table)]) // p.RANKS
    words = "vault-step" if owner == table.cells[t.TURN] else "vault-step-confused"
    return words, args | {"start": named("cell", int(step_about(table))), "builder": owner}


def say_rank(table: Table, number: int) -> Saying:
    return "rank", {"cell": named("cell", int(step_about(table)))}


def say_pay(table: Table, number: int) -> Saying:
    return f"pay-{order_offered(table)}", {}


def say_decline(table: Table, number: int) -> Saying:
    return f"decline-{order_offered(table)}", {}


def order_offered(table: Table) -> str:
    return str(named("order", int(step_about(table))))


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
