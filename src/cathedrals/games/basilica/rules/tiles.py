"""Tiles: drawn from the stack, turned, discarded and shuffled."""

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica.parts import CLASSES, FIELDS, ORDERS
from cathedrals.games.basilica.rules.end import end_game
from cathedrals.games.basilica.steps import kinds
from cathedrals.games.basilica.table import (
    DISCARDED,
    IS_SHUFFLED,
    NONE,
    ORDER_AT,
    ORDER_CROWN,
    SECOND_EXHAUSTION,
    SEEN,
    SEEN_CROWNS,
    STACK,
    TOP,
    VAULT,
    VAULT_AT,
    bare_unseen,
    class_of,
    crowns_unseen,
    end_of_plan,
    has_more_tiles,
    order_of,
)
from cathedrals.games.basilica.telling import events
from cathedrals.kernel.game import tell
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, answered, ask


def play_draw(table: Table, move: i64, log: Row) -> None:
    """The next tile is on top, its order and colours for all to see. [BA-S1, BA-S2]"""
    answered(table)
    kind = move - m.TILE
    table.cells[STACK + kind] -= 1
    table.cells[TOP] = kind
    tell(log, events.TOP_SHOWN, kind // ORDERS, order_of(kind))


def take_top(table: Table) -> i64:
    """Take the top tile away and show the next, if there is one."""
    kind = table.cells[TOP]
    table.cells[TOP] = NONE
    if has_more_tiles(table.cells):
        ask(table, kinds.DRAW, CHANCE, 0)
    return kind


def play_fill_order(table: Table, log: Row) -> None:
    """[BA-S1, BA-X5]"""
    field = answered(table)
    if table.cells[TOP] == NONE:
        renew_stack(table, kinds.FILL_ORDER, field, log)
        return
    kind = take_top(table)
    table.cells[ORDER_AT + field] = kind
    tell(log, events.ORDER_LAID, field, kind // ORDERS, order_of(kind))


def play_fill_vault(table: Table, log: Row) -> None:
    """A vault field filled straight from the stack. [BA-S1, BA-X4]"""
    field = answered(table)
    if table.cells[TOP] == NONE:
        renew_stack(table, kinds.FILL_VAULT, field, log)
    else:
        ask(table, kinds.TURN_TILE, CHANCE, field + FIELDS)


def play_turn_tile(table: Table, move: i64, log: Row) -> None:
    """The vault side is shown, and with it the crown or none. [BA-S2, BA-X5]"""
    about = answered(table)
    field = about % FIELDS
    crown: i64 = 1 if move == m.CROWN else 0
    cells = table.cells
    is_known = False
    if about < FIELDS:
        kind = cells[ORDER_AT + field]
        is_known = cells[ORDER_CROWN + field] != NONE
        clear_order(table, field)
    else:
        kind = take_top(table)
    if not is_known:
        see(table, kind, crown)
    cells[VAULT_AT + field] = kind * 2 + crown
    tell(log, events.VAULT_TURNED, field, kind // ORDERS, crown)


def see(table: Table, kind: i64, crown: i64) -> None:
    table.cells[SEEN + kind] += 1
    table.cells[SEEN_CROWNS + kind] += crown


def clear_order(table: Table, field: i64) -> None:
    table.cells[ORDER_AT + field] = NONE
    table.cells[ORDER_CROWN + field] = NONE


def discard(table: Table, kind: i64) -> None:
    table.cells[DISCARDED + kind] += 1


def renew_stack(table: Table, kind: i64, field: i64, log: Row) -> None:
    """The discards become a new stack, once; then the question why a tile was needed is asked again. [BA-K1]"""
    discards: i64 = 0
    place: i64 = 0
    while place < CLASSES:
        discards += table.cells[DISCARDED + place]
        place += 1
    if table.cells[IS_SHUFFLED] == 1 or discards == 0:
        end_game(table, SECOND_EXHAUSTION, log)
        return
    shuffle(table)
    tell(log, events.SHUFFLED, discards)
    ask(table, kind, CHANCE, field)
    ask(table, kinds.DRAW, CHANCE, 0)


def shuffle(table: Table) -> None:
    """Which of two discarded tiles alike is which is forgotten, but not what lies on the order fields. [BA-S2]"""
    cells = table.cells
    cells[IS_SHUFFLED] = 1
    remember_orders(table)
    kind: i64 = 0
    while kind < CLASSES:
        cells[STACK + kind] = cells[DISCARDED + kind]
        cells[DISCARDED + kind] = 0
        cells[SEEN + kind] = 0
        cells[SEEN_CROWNS + kind] = 0
        kind += 1
    see_what_lies_open(table)


def remember_orders(table: Table) -> None:
    """A tile on an order field whose crown follows from the others of its class turned before the shuffle."""
    cells = table.cells
    field: i64 = 0
    while field < FIELDS:
        kind = cells[ORDER_AT + field]
        if kind != NONE:
            if crowns_unseen(cells, kind) == 0:
                cells[ORDER_CROWN + field] = 0
            elif bare_unseen(cells, kind) == 0:
                cells[ORDER_CROWN + field] = 1
        field += 1


def see_what_lies_open(table: Table) -> None:
    cells = table.cells
    field: i64 = 0
    while field < FIELDS:
        if cells[VAULT_AT + field] != NONE:
            see(table, class_of(cells[VAULT_AT + field]), cells[VAULT_AT + field] % 2)
        if cells[ORDER_CROWN + field] != NONE:
            see(table, cells[ORDER_AT + field], cells[ORDER_CROWN + field])
        field += 1
    cell: i64 = 0
    end = end_of_plan(cells)
    while cell < end:
        if cells[VAULT + cell] >= 0:
            see(table, class_of(cells[VAULT + cell]), cells[VAULT + cell] % 2)
        cell += 1
