"""What chance reveals: who starts, which tile comes to the top, whether a vault has a crown; and where tiles go."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.ending import end_game
from cathedrals.games.basilica.telling import events
from cathedrals.kernel.game import tell
from cathedrals.kernel.question import Follow, Outcome, Question
from cathedrals.kernel.row import Row
from cathedrals.kernel.table import CHANCE, Table, answered, step_about, step_second


class FirstSeat(Outcome):
    """[BA-S1]"""

    name = "first_seat"
    rule = "BA-S1"

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        first: i64
        for first in range(p.SEATS):
            moves.add(m.FIRST + first)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        answered(table)
        table.cells[t.TURN] = move - m.FIRST
        tell(log, events.STARTS, move - m.FIRST)


class Draw(Outcome):
    """The next tile is on top, its order and colours for all to see: likelier the more are left. [BA-S1, BA-S2]"""

    name = "draw"
    rule = "BA-S2"

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        cells = table.cells
        kind: i64
        for kind in range(p.CLASSES):
            if cells[t.STACK + kind] > 0:
                moves.add(m.TILE + kind)

    def odds(self, table: Table, moves: Row, weights: Row) -> None:
        cells = table.cells
        items = moves.items
        place: i64
        for place in range(moves.count):
            weights.add(cells[t.STACK + items[place] - m.TILE])

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        answered(table)
        kind = move - m.TILE
        table.cells[t.STACK + kind] -= 1
        table.cells[t.TOP] = kind
        tell(log, events.TOP_SHOWN, kind // p.ORDERS, t.order_of(kind))


class TurnTile(Outcome):
    """The vault side is shown, and with it the crown or none, as far as the tile can still be either. [BA-S2, BA-X5]

    Of two tiles alike at most one has a crown and one has none, so both are equally likely.
    """

    name = "turn_tile"
    rule = "BA-S2"
    about = ("field", "from_stack")  # else from the order field above it

    def legal(self, table: Table, seat: i64, moves: Row) -> None:
        cells = table.cells
        field = step_about(table)
        kind = cells[t.TOP]
        if step_second(table) == 0:
            kind = cells[t.ORDER_AT + field]
            # Remembered through the shuffle, so nothing is left to chance.
            if cells[t.ORDER_CROWN + field] != t.NONE:
                moves.add(m.CROWN if cells[t.ORDER_CROWN + field] == 1 else m.NO_CROWN)
                return
        if t.crowns_unseen(cells, kind) > 0:
            moves.add(m.CROWN)
        if t.bare_unseen(cells, kind) > 0:
            moves.add(m.NO_CROWN)

    def play(self, table: Table, seat: i64, move: i64, log: Row) -> None:
        from_stack = step_second(table)
        field = answered(table)
        crown: i64 = 1 if move == m.CROWN else 0
        cells = table.cells
        is_known = False
        if from_stack == 0:
            kind = cells[t.ORDER_AT + field]
            is_known = cells[t.ORDER_CROWN + field] != t.NONE
            clear_order(table, field)
        else:
            kind = take_top(table)
        # It was counted among the seen when the stack was shuffled.
        if not is_known:
            see(table, kind, crown)
        cells[t.VAULT_AT + field] = kind * 2 + crown
        tell(log, events.VAULT_TURNED, field, kind // p.ORDERS, crown)


class FillOrder(Follow):
    """[BA-S1, BA-X5]"""

    name = "fill_order"
    rule = "BA-X5"
    about = ("field",)

    def follow(self, table: Table, field: i64, log: Row) -> None:
        if table.cells[t.TOP] == t.NONE:
            renew_stack(table, FILL_ORDER, field, log)
            return
        kind = take_top(table)
        table.cells[t.ORDER_AT + field] = kind
        tell(log, events.ORDER_LAID, field, kind // p.ORDERS, t.order_of(kind))


class FillVault(Follow):
    """A vault field filled straight from the stack. [BA-S1, BA-X4]"""

    name = "fill_vault"
    rule = "BA-X4"
    about = ("field",)

    def follow(self, table: Table, field: i64, log: Row) -> None:
        if table.cells[t.TOP] == t.NONE:
            renew_stack(table, FILL_VAULT, field, log)
        else:
            TURN_TILE.ask(table, CHANCE, field, 1)


FIRST_SEAT: Final[FirstSeat] = FirstSeat()
DRAW: Final[Draw] = Draw()
TURN_TILE: Final[TurnTile] = TurnTile()
FILL_ORDER: Final[FillOrder] = FillOrder(m.GO_ON)
FILL_VAULT: Final[FillVault] = FillVault(m.GO_ON)
QUESTIONS: Final[list[Question]] = [FIRST_SEAT, DRAW, TURN_TILE, FILL_ORDER, FILL_VAULT]


def take_top(table: Table) -> i64:
    """Take the top tile away and show the next, if there is one."""
    kind = table.cells[t.TOP]
    table.cells[t.TOP] = t.NONE
    if t.has_more_tiles(table.cells):
        DRAW.ask(table, CHANCE)
    return kind


def ask_refill(table: Table, field: i64) -> None:
    """The order tile of the column is turned, and another comes from the stack. [BA-X5]"""
    FILL_ORDER.ask(table, CHANCE, field)
    TURN_TILE.ask(table, CHANCE, field)


def see(table: Table, kind: i64, crown: i64) -> None:
    table.cells[t.SEEN + kind] += 1
    table.cells[t.SEEN_CROWNS + kind] += crown


def clear_order(table: Table, field: i64) -> None:
    table.cells[t.ORDER_AT + field] = t.NONE
    table.cells[t.ORDER_CROWN + field] = t.NONE


def discard(table: Table, kind: i64) -> None:
    table.cells[t.DISCARDED + kind] += 1


def renew_stack(table: Table, again: Question, field: i64, log: Row) -> None:
    """The discards become a new stack, once; then the question why a tile was needed is asked again. [BA-K1]"""
    discards: i64 = 0
    kind: i64
    for kind in range(p.CLASSES):
        discards += table.cells[t.DISCARDED + kind]
    if table.cells[t.IS_SHUFFLED] == 1 or discards == 0:
        end_game(table, t.SECOND_EXHAUSTION, log)
        return
    shuffle(table)
    tell(log, events.SHUFFLED, discards)
    # Below the draw, for it needs the new top.
    again.ask(table, CHANCE, field)
    DRAW.ask(table, CHANCE)


def shuffle(table: Table) -> None:
    """Which of two discarded tiles alike is which is forgotten, but not what lies on the order fields. [BA-S2]"""
    cells = table.cells
    cells[t.IS_SHUFFLED] = 1
    # Before the counts of what was seen are cleared.
    remember_orders(table)
    kind: i64
    for kind in range(p.CLASSES):
        cells[t.STACK + kind] = cells[t.DISCARDED + kind]
        cells[t.DISCARDED + kind] = 0
        cells[t.SEEN + kind] = 0
        cells[t.SEEN_CROWNS + kind] = 0
    see_what_lies_open(table)


def remember_orders(table: Table) -> None:
    """A tile on an order field whose crown follows from the others of its class turned before the shuffle."""
    cells = table.cells
    field: i64
    for field in range(p.FIELDS):
        kind = cells[t.ORDER_AT + field]
        if kind != t.NONE:
            if t.crowns_unseen(cells, kind) == 0:
                cells[t.ORDER_CROWN + field] = 0
            elif t.bare_unseen(cells, kind) == 0:
                cells[t.ORDER_CROWN + field] = 1


def see_what_lies_open(table: Table) -> None:
    cells = table.cells
    field: i64
    for field in range(p.FIELDS):
        if cells[t.VAULT_AT + field] != t.NONE:
            see(table, t.class_of(cells[t.VAULT_AT + field]), cells[t.VAULT_AT + field] % 2)
        if cells[t.ORDER_CROWN + field] != t.NONE:
            see(table, cells[t.ORDER_AT + field], cells[t.ORDER_CROWN + field])
    cell: i64
    for cell in range(t.end_of_plan(cells)):
        if cells[t.VAULT + cell] >= 0:
            see(table, t.class_of(cells[t.VAULT + cell]), cells[t.VAULT + cell] % 2)
