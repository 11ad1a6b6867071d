"""What a seat knows, as numbers for a learner: its own seat first, then the other."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t
from cathedrals.games.basilica.questions import QUESTIONS
from cathedrals.kernel.row import Row
from cathedrals.kernel.senses import Asked, add_one_of, of, of_each
from cathedrals.kernel.table import Table

OF_CELL: Final = p.COLOURS + p.SEATS * p.RANKS + 3
OF_TILE: Final = p.COLOURS + p.ORDERS + 2
ASKED: Final[Asked] = Asked(QUESTIONS)
SENSES: Final[int] = (
    ASKED.senses_count() + 8 + p.SEATS * 5 + (2 * p.FIELDS + 1) * OF_TILE + p.CLASSES * 4 + p.CELLS * OF_CELL
)


def names() -> list[str]:
    """What each sense is, in their order; where one 1 stands among 0s, what the 1 would mean."""
    classes = [f"class-{vault}-{order}" for vault in p.VAULT_NAMES for order in p.ORDER_NAMES]
    tiles = [f"{what}-{field}" for field in m.FIELD_NAMES for what in ("order_field", "vault_field")]
    return [
        *ASKED.senses(),
        *of("turn", ("own", "actions")),
        *of("match", ("king", "to_scoring", "scorings", "shuffled", "idle", "height")),
        *of_each([f"seat-{seat}" for seat in range(p.SEATS)], names_of_seat()),
        *of_each([*tiles, "top"], names_of_tile()),
        *of_each(classes, names_of_class()),
        *of_each(m.CELL_NAMES, names_of_cell()),
    ]


def names_of_seat() -> list[str]:
    """Seat 0 is the own one."""
    return ["points", "builders", "tokens", "coins", "turn"]


def names_of_tile() -> list[str]:
    """A crown is there if that is certain, and so is none."""
    return [*p.COLOUR_NAMES, *p.ORDER_NAMES, "crown", "no-crown"]


def names_of_class() -> list[str]:
    """How many are in the stack below its top and among the discards, and how many of the unseen have a crown."""
    return ["stack", "discarded", "crowns", "bare"]


def names_of_cell() -> list[str]:
    ranks = [f"builder-{seat}-{rank}" for seat in range(p.SEATS) for rank in p.RANK_NAMES]
    return [*p.COLOUR_NAMES, *ranks, "glass", "scaffold", "just-laid"]


def senses(table: Table, seat: i64, row: Row) -> None:
    ASKED.add(table, seat, row)
    add_turn(table, seat, row)
    add_seat(table, seat, row)
    add_seat(table, 1 - seat, row)
    field: i64
    for field in range(p.FIELDS):
        add_order(table, field, row)
        add_open_vault(table, field, row)
    add_tile(table.cells[t.TOP], t.NONE, row)
    kind: i64
    for kind in range(p.CLASSES):
        add_class(table, kind, row)
    cell: i64
    for cell in range(p.CELLS):
        add_cell(table, seat, cell, row)


def add_turn(table: Table, seat: i64, row: Row) -> None:
    cells = table.cells
    row.add(1 if cells[t.TURN] == seat else 0)
    row.add(cells[t.ACTIONS_LEFT])
    row.add(cells[t.KING])
    row.add(t.scoring_space(cells, min(cells[t.SCORINGS_HELD], p.SCORINGS - 1)) - cells[t.KING])
    row.add(cells[t.SCORINGS_HELD])
    row.add(cells[t.IS_SHUFFLED])
    row.add(cells[t.IDLE])
    row.add(cells[t.HEIGHT])


def add_seat(table: Table, seat: i64, row: Row) -> None:
    cells = table.cells
    row.add(t.points(cells, seat))
    row.add(cells[t.FREE_BUILDERS + seat])
    row.add(cells[t.TOKENS_LEFT + seat])
    row.add(cells[t.PURSE + seat])
    row.add(1 if cells[t.TURN] == seat else 0)


def add_tile(kind: i64, crown: i64, row: Row) -> None:
    """Colours, order, and whether it surely has a crown or surely none."""
    colour: i64
    for colour in range(p.COLOURS):
        row.add(1 if t.shows(kind * 2, colour) else 0)
    add_one_of(row, kind % p.ORDERS if kind != t.NONE else t.NONE, p.ORDERS)
    row.add(1 if crown == 1 else 0)
    row.add(1 if crown == 0 else 0)


def add_order(table: Table, field: i64, row: Row) -> None:
    cells = table.cells
    kind = cells[t.ORDER_AT + field]
    crown = cells[t.ORDER_CROWN + field]
    if kind != t.NONE and crown == t.NONE:
        if t.crowns_unseen(cells, kind) == 0:
            crown = 0
        elif t.bare_unseen(cells, kind) == 0:
            crown = 1
    add_tile(kind, crown, row)


def add_open_vault(table: Table, field: i64, row: Row) -> None:
    tile = table.cells[t.VAULT_AT + field]
    if tile == t.NONE:
        add_tile(t.NONE, t.NONE, row)
    else:
        add_tile(tile // 2, tile % 2, row)


def add_class(table: Table, kind: i64, row: Row) -> None:
    cells = table.cells
    row.add(cells[t.STACK + kind])
    row.add(cells[t.DISCARDED + kind])
    row.add(t.crowns_unseen(cells, kind))
    row.add(t.bare_unseen(cells, kind))


def add_cell(table: Table, seat: i64, cell: i64, row: Row) -> None:
    cells = table.cells
    if cell >= (cells[t.HEIGHT] + 1) * p.COLUMNS:
        row.add_zeros(OF_CELL)
        return
    tile = cells[t.VAULT + cell]
    colour: i64
    for colour in range(p.COLOURS):
        row.add(1 if t.shows(tile, colour) else 0)
    builder = cells[t.BUILDER + cell]
    if builder != t.NONE and seat == 1:
        builder = (builder + p.RANKS) % (p.SEATS * p.RANKS)
    add_one_of(row, builder, p.SEATS * p.RANKS)
    row.add(cells[t.GLASS + cell])
    row.add(1 if tile == t.SCAFFOLD else 0)
    row.add(1 if cells[t.JUST_LAID] == cell else 0)
