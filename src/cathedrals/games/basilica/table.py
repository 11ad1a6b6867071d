"""What must be remembered: where each thing lies in the cells of a table, and what can be read off them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.games.basilica import parts as p

NONE: Final = -1
SCAFFOLD: Final = -2  # lies on a cell in the place of a vault
SIDES: Final = 4

THIRD_SCORING: Final = 1
SECOND_EXHAUSTION: Final = 2
NOBODY_CAN_ACT: Final = 3

# Sums of numbers of other files are no constants to the compiler: as i64 they cost a glance, as int an unboxing.

# The match and the turn.
TURN: Final = 0  # whose turn it is
ACTIONS_LEFT: Final = 1
JUST_LAID: Final = 2  # the cell of the vault laid by the last action, if that was an extension
IDLE: Final = 3  # how many turns in a row began without a possible action
ENDING: Final = 4
KING: Final = 5  # the space he stands on
SCORINGS_HELD: Final = 6
BOX: Final = 7  # whose pieces these are
SCORED: Final = 8  # scoring, seat: the points it brought

# Of each seat.
FREE_BUILDERS: Final[i64] = SCORED + p.SCORINGS * p.SEATS
TOKENS_LEFT: Final[i64] = FREE_BUILDERS + p.SEATS
PURSE: Final[i64] = TOKENS_LEFT + p.SEATS

# Tiles beside the plan. A tile whose two faces are known is class * 2 + 1 with a crown, + 0 without.
ORDER_AT: Final[i64] = PURSE + p.SEATS  # field: class
# field: 1 or 0 where a shuffle would have made us forget it, else NONE
ORDER_CROWN: Final[i64] = ORDER_AT + p.FIELDS
VAULT_AT: Final[i64] = ORDER_CROWN + p.FIELDS  # field: tile
TOP: Final[i64] = VAULT_AT + p.FIELDS  # the class on top of the stack; NONE if and only if the stack is empty
IS_SHUFFLED: Final[i64] = TOP + 1
STACK: Final[i64] = IS_SHUFFLED + 1  # class: how many lie below the top
DISCARDED: Final[i64] = STACK + p.CLASSES  # class: how many
# Of each class, how many tiles have been turned since the last shuffle or were known through it, and how many of
# them have a crown. The others of the class, wherever they lie, are alike for all one knows. [BA-S2]
SEEN: Final[i64] = DISCARDED + p.CLASSES
SEEN_CROWNS: Final[i64] = SEEN + p.CLASSES

# The plan, each cell of it.
HEIGHT: Final[i64] = SEEN_CROWNS + p.CLASSES  # how many rows from the board to the last one in use
VAULT: Final[i64] = HEIGHT + 1  # tile, SCAFFOLD or NONE
BUILDER: Final[i64] = VAULT + p.CELLS  # seat * RANKS + rank, or NONE
GLASS: Final[i64] = BUILDER + p.CELLS
SIZE: Final[i64] = GLASS + p.CELLS


def class_of(tile: i64) -> i64:
    return tile // 2


def vault_of(tile: i64) -> i64:
    """Which of the ten vaults a tile with both faces known is."""
    return tile // (2 * p.ORDERS)


def has_crown(tile: i64) -> bool:
    return tile % 2 == 1


def is_joker(tile: i64) -> bool:
    """[BA-P1]"""
    return tile >= p.COLOURS * 2 * p.ORDERS


def order_of(kind: i64) -> i64:
    """The order on the back of a class. [BA-P2]"""
    return kind % p.ORDERS


def shows(tile: i64, colour: i64) -> bool:
    return tile >= 0 and p.VAULT_COLOURS[tile // (2 * p.ORDERS)] >> colour & 1 == 1


def neighbours(cell: int) -> list[int]:
    """The cells that share a side with this one, or NONE: left, right, nearer to the board, farther. [BA-P4]"""
    return [
        cell - 1 if cell % p.COLUMNS > 0 else NONE,
        cell + 1 if cell % p.COLUMNS < p.COLUMNS - 1 else NONE,
        cell - p.COLUMNS if cell >= p.COLUMNS else NONE,
        cell + p.COLUMNS if cell < p.CELLS - p.COLUMNS else NONE,
    ]


BESIDE: Final[vec[i64]] = p.numbers(
    [other for cell in range(p.CELLS) for other in neighbours(cell)], p.CELLS * SIDES
)


def beside(cell: i64, side: i64) -> i64:
    return BESIDE[cell * SIDES + side]


def are_beside(cell: i64, other: i64) -> bool:
    """Whether two cells share a side."""
    side: i64
    for side in range(SIDES):
        if beside(cell, side) == other:
            return True
    return False


def end_of_plan(cells: vec[i64]) -> i64:
    """Behind the last cell on which something lies or could be laid."""
    end = (cells[HEIGHT] + 1) * p.COLUMNS
    if end > p.CELLS:
        return p.CELLS
    return end


def has_vault(cells: vec[i64], cell: i64) -> bool:
    return cells[VAULT + cell] >= 0


def is_free_vault(cells: vec[i64], cell: i64) -> bool:
    return cells[VAULT + cell] >= 0 and cells[BUILDER + cell] == NONE


def has_builder_of(cells: vec[i64], cell: i64, seat: i64) -> bool:
    return cells[BUILDER + cell] // p.RANKS == seat  # where there is none this is no seat


def rank_at(cells: vec[i64], cell: i64) -> i64:
    """The rank of the builder there."""
    return cells[BUILDER + cell] % p.RANKS


def is_supported(cells: vec[i64], cell: i64) -> bool:
    """Whether the cell shares a side with a vault or a socket. [BA-X1]"""
    if cell < p.COLUMNS:
        return True
    side: i64
    for side in range(SIDES):
        other = beside(cell, side)
        if other != NONE and cells[VAULT + other] >= 0:
            return True
    return False


def touches_joker(cells: vec[i64], cell: i64) -> bool:
    """[BA-X2]"""
    side: i64
    for side in range(SIDES):
        other = beside(cell, side)
        if other != NONE and is_joker(cells[VAULT + other]):
            return True
    return False


def can_step(cells: vec[i64], cell: i64, freed: i64) -> bool:
    """Whether a vault beside is free, or will be once the cell `freed` is. [BA-O2, BA-O4]"""
    side: i64
    for side in range(SIDES):
        other = beside(cell, side)
        if other != NONE and (is_free_vault(cells, other) or other == freed):
            return True
    return False


def can_any_step(cells: vec[i64], seat: i64, freed: i64) -> bool:
    """Whether a builder of the seat could make a step."""
    cell: i64
    for cell in range(end_of_plan(cells)):
        if has_builder_of(cells, cell, seat) and can_step(cells, cell, freed):
            return True
    return False


def is_beside_own(cells: vec[i64], cell: i64, seat: i64) -> bool:
    side: i64
    for side in range(SIDES):
        other = beside(cell, side)
        if other != NONE and has_builder_of(cells, other, seat):
            return True
    return False


def has_more_tiles(cells: vec[i64]) -> bool:
    """Whether any tile lies below the top of the stack."""
    kind: i64
    for kind in range(p.CLASSES):
        if cells[STACK + kind] > 0:
            return True
    return False


def stack_size(cells: vec[i64]) -> i64:
    """How many tiles lie in the stack, the top one counted."""
    count: i64 = 0 if cells[TOP] == NONE else 1
    kind: i64
    for kind in range(p.CLASSES):
        count += cells[STACK + kind]
    return count


def crowns_unseen(cells: vec[i64], kind: i64) -> i64:
    """How many of the tiles of a class whose vault nobody has seen have a crown. [BA-S2]"""
    return p.CLASS_CROWNS[cells[BOX] * p.CLASSES + kind] - cells[SEEN_CROWNS + kind]


def bare_unseen(cells: vec[i64], kind: i64) -> i64:
    """How many of them have none. [BA-S2]"""
    of_box = cells[BOX] * p.CLASSES + kind
    return p.CLASS_TILES[of_box] - p.CLASS_CROWNS[of_box] - cells[SEEN + kind] + cells[SEEN_CROWNS + kind]


def points(cells: vec[i64], seat: i64) -> i64:
    """What the scorings so far have brought."""
    total: i64 = 0
    scoring: i64
    for scoring in range(p.SCORINGS):
        total += cells[SCORED + scoring * p.SEATS + seat]
    return total


def scoring_space(cells: vec[i64], scoring: i64) -> i64:
    """The space of the king on which a scoring is held, the first being number 0. [BA-P6]"""
    return p.SCORING_SPACE[cells[BOX] * p.SCORINGS + scoring]
