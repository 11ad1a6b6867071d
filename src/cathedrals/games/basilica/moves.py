"""Every answer there is, as a number inside and a short text at the edge."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.basilica.parts import (
    CELLS,
    CLASSES,
    COLUMNS,
    FIELDS,
    ORDER_NAMES,
    ORDERS,
    RANK_NAMES,
    VAULT_NAMES,
)

# Sums of numbers of other files are no constants to the compiler: as i64 they cost a glance, as int an unboxing.
EXTEND: Final = 0
DISCARD: Final[i64] = EXTEND + FIELDS
BUILDER: Final[i64] = DISCARD + 1
ORDER: Final[i64] = BUILDER + 1
END: Final[i64] = ORDER + FIELDS
CELL: Final[i64] = END + 1  # an empty cell, for a vault or a scaffold
VAULT: Final[i64] = CELL + CELLS  # a vault on the plan, for what an order does there
RANK: Final[i64] = VAULT + CELLS
PAY: Final[i64] = RANK + 3
DECLINE: Final[i64] = PAY + 1

FIRST: Final[i64] = DECLINE + 1
TILE: Final[i64] = FIRST + 2
CROWN: Final[i64] = TILE + CLASSES
NO_CROWN: Final[i64] = CROWN + 1
GO_ON: Final[i64] = NO_CROWN + 1
MOVES: Final[i64] = GO_ON + 1


def cell_name(cell: int) -> str:
    """`c5`: the third column, fifth row from the board."""
    return f"{'abcde'[cell % COLUMNS]}{cell // COLUMNS + 1}"


def field_name(field: int) -> str:
    return str(field + 1)


def vocabulary() -> list[str]:
    cells = [cell_name(cell) for cell in range(CELLS)]
    fields = [field_name(field) for field in range(FIELDS)]
    return [
        *(f"extend {field}" for field in fields),
        "discard",
        "builder",
        *(f"order {field}" for field in fields),
        "end",
        *(f"cell {cell}" for cell in cells),
        *(f"vault {cell}" for cell in cells),
        *(f"rank {name}" for name in RANK_NAMES[1:]),
        "pay",
        "decline",
        *(f"first {seat}" for seat in range(2)),
        *(f"tile {VAULT_NAMES[kind // ORDERS]} {ORDER_NAMES[kind % ORDERS]}" for kind in range(CLASSES)),
        "crown",
        "no crown",
        "go on",
    ]


TEXTS: Final[list[str]] = vocabulary()
NUMBERS: Final[dict[str, int]] = {text: number for number, text in enumerate(TEXTS)}


def write(move: i64) -> str:
    return TEXTS[move]


def read(text: str) -> int:
    return NUMBERS.get(text, -1)
