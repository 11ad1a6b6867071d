"""Every answer there is, as a number inside and a short text at the edge."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.basilica import parts as p
from cathedrals.kernel.moves import Family, each

LAYOUT: Final = 2  # raised when moves or senses are numbered anew, for who has learned on them

# Sums of numbers of other files are no constants to the compiler: as i64 they cost a glance, as int an unboxing.
EXTEND: Final = 0
DISCARD: Final[i64] = EXTEND + p.FIELDS
BUILDER: Final[i64] = DISCARD + 1
ORDER: Final[i64] = BUILDER + 1
END: Final[i64] = ORDER + p.FIELDS
CELL: Final[i64] = END + 1  # an empty cell, for a vault or a scaffold
VAULT: Final[i64] = CELL + p.CELLS  # a vault on the plan, for what an order does there
RANK: Final[i64] = VAULT + p.CELLS
PAY: Final[i64] = RANK + 3
DECLINE: Final[i64] = PAY + 1

FIRST: Final[i64] = DECLINE + 1
TILE: Final[i64] = FIRST + 2  # vault, order: a class
CROWN: Final[i64] = TILE + p.CLASSES
NO_CROWN: Final[i64] = CROWN + 1
GO_ON: Final[i64] = NO_CROWN + 1


def cell_name(cell: int) -> str:
    """`c5`: the third column, fifth row from the board."""
    return f"{'abcde'[cell % p.COLUMNS]}{cell // p.COLUMNS + 1}"


def field_name(field: int) -> str:
    return str(field + 1)


CELL_NAMES: Final[tuple[str, ...]] = tuple(cell_name(cell) for cell in range(p.CELLS))
FIELD_NAMES: Final[tuple[str, ...]] = tuple(field_name(field) for field in range(p.FIELDS))
# What the pieces are called that one clicks on.
CELL_PIECE: Final = {"cell": "cell"}

FAMILIES: Final[tuple[Family, ...]] = (
    Family(EXTEND, "extend", each("extend", FIELD_NAMES), ("field",), on={"field": "vault_field"}),
    Family(DISCARD, "discard", ("discard",)),
    Family(BUILDER, "builder", ("builder",), on=CELL_PIECE),
    Family(ORDER, "order", each("order", FIELD_NAMES), ("field",), on={"field": "order_field"}),
    Family(END, "end", ("end",), ends=True),
    Family(CELL, "cell", each("cell", CELL_NAMES), ("cell",), on=CELL_PIECE),
    Family(VAULT, "vault", each("vault", CELL_NAMES), ("cell",), on=CELL_PIECE),
    Family(RANK, "rank", each("rank", p.RANK_NAMES[1:]), ("rank",), least=1, on={"rank": "rank"}),
    Family(PAY, "pay", ("pay",)),
    Family(DECLINE, "decline", ("decline",)),
    Family(FIRST, "first", each("first", range(p.SEATS)), ("seat",)),
    Family(
        TILE,
        "tile",
        tuple(f"tile {vault} {order}" for vault in p.VAULT_NAMES for order in p.ORDER_NAMES),
        ("vault", "order"),
        of_second=p.ORDERS,
    ),
    Family(CROWN, "crown", ("crown",)),
    Family(NO_CROWN, "no-crown", ("no crown",)),
    Family(GO_ON, "go-on", ("go on",)),
)
