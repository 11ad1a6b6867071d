"""What can be asked, and the rule behind each question."""

from typing import Final

ACTION: Final = 0
END_TURN: Final = 1  # about: 0, or 1 + the field of the vault that led the king to a scoring
EXTEND: Final = 2
CELL: Final = 3  # about: the vault field
PROMOTE: Final = 4  # about: the rank ruled out
RANK: Final = 5  # about: cell * RANKS + the rank ruled out
MOVE: Final = 6
STEP: Final = 7  # about: the cell the builder comes from
RECRUIT: Final = 8  # about: 1 if it was paid for
TAKE_BACK: Final = 9
OFFER: Final = 10  # about: order * RANKS + the rank just chosen
CONFUSE: Final = 11
GLASS: Final = 12
SCAFFOLD: Final = 13  # about: how many to go
CATASTROPHE: Final = 14

FIRST_SEAT: Final = 15
DRAW: Final = 16
TURN_TILE: Final = 17  # about: the vault field, + FIELDS if the tile comes from the stack
FILL_ORDER: Final = 18  # about: the order field
FILL_VAULT: Final = 19  # about: the vault field
NEXT_ACTION: Final = 20
FINISH_ORDER: Final = 21  # about: the order field
NEXT_TURN: Final = 22  # about: 1 after a turn, 0 before the first

# The name of each question and the rule behind it.
ROWS: Final[tuple[tuple[str, str], ...]] = (
    ("action", "BA-T1"),
    ("end_turn", "BA-T1"),
    ("extend", "BA-X4"),
    ("cell", "BA-X1"),
    ("promote", "BA-O1"),
    ("rank", "BA-O1"),
    ("move", "BA-O2"),
    ("step", "BA-O2"),
    ("recruit", "BA-O3"),
    ("take_back", "BA-O4"),
    ("offer", "BA-O8"),
    ("confuse", "BA-O4"),
    ("glass", "BA-O5"),
    ("scaffold", "BA-O6"),
    ("catastrophe", "BA-O7"),
    ("first_seat", "BA-S1"),
    ("draw", "BA-S2"),
    ("turn_tile", "BA-S2"),
    ("fill_order", "BA-X5"),
    ("fill_vault", "BA-X4"),
    ("next_action", "BA-T1"),
    ("finish_order", "BA-O8"),
    ("next_turn", "BA-T1"),
)
NAMES: Final[tuple[str, ...]] = tuple(name for name, _ in ROWS)
RULES: Final[tuple[str, ...]] = tuple(rule for _, rule in ROWS)
