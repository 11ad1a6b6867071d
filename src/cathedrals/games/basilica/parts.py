"""The pieces of Basilica: their names, and arrays filled from files of parts.

What an owner of the game might correct comes from the file alone. An array of that has a part for every box
of pieces: the built-in parts.toml lies in the first at import, other files in the next as they come. What the
rulebook prints holds for every box. Sizes by which arrays are laid out are written here and checked against
the file.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.games.basilica import parts_file
from cathedrals.kernel.boxes import Boxes, lay, room
from cathedrals.kernel.boxes import numbers as numbers

_TEXT: Final = parts_file.file_text()
_FILE: Final = parts_file.Parts(_TEXT).sure()


# Vaults and orders --------------------------------------------------------------------------------

COLOURS: Final = 4
YELLOW: Final = 0
BLUE: Final = 1
RED: Final = 2
GREEN: Final = 3
COLOUR_NAMES: Final[tuple[str, ...]] = parts_file.COLOUR_NAMES

VAULTS: Final = 10  # four of one colour, then six jokers
VAULT_NAMES: Final[tuple[str, ...]] = parts_file.VAULT_NAMES
VAULT_COLOURS: Final[vec[i64]] = numbers(  # a bit for each colour
    [
        sum(1 << parts_file.COLOUR_NAMES.index(colour) for colour in name.split("-"))
        for name in parts_file.VAULT_NAMES
    ],
    VAULTS,
)

PROMOTION: Final = 0
MOVE: Final = 1
RECRUIT: Final = 2
CONFUSION: Final = 3
STAINED_GLASS: Final = 4
SCAFFOLDING: Final = 5
CATASTROPHE: Final = 6
ORDERS: Final = 7
ORDER_NAMES: Final[tuple[str, ...]] = parts_file.ORDER_NAMES

# A class is what one sees of a tile before it is turned: class = vault * ORDERS + order. [BA-P5, BA-P6]
CLASSES: Final = 70
CLASS_TILES: Final[vec[i64]] = room(CLASSES)
CLASS_CROWNS: Final[vec[i64]] = room(CLASSES)
TILES: Final = 58
FIELDS: Final = 3  # of orders, and as many of vaults

# Players and king ---------------------------------------------------------------------------------

SEATS: Final = 2
BUILDERS: Final[i64] = i64(_FILE.builders)
TOKENS: Final[i64] = i64(_FILE.tokens)
COINS: Final[i64] = i64(_FILE.coins)
ACTIONS: Final = 3
SCAFFOLDS_AN_ORDER: Final = 2

NO_RANK: Final = 0
ARCHITECT: Final = 1
MASTER_MASON: Final = 2
STRONGMAN: Final = 3
RANKS: Final = 4
RANK_NAMES: Final[tuple[str, ...]] = ("none", "architect", "master_mason", "strongman")

TRACK: Final = 30  # spaces, on which scores go round and the king goes once
SCORINGS: Final = 3
SCORING_SPACE: Final[vec[i64]] = room(SCORINGS)
GLASS_POINTS: Final = 2
ROWS_REMOVED: Final = 2

# The plan -----------------------------------------------------------------------------------------

COLUMNS: Final = 5
# The plan has no end, but no game reaches further than this. A row is opened by the first vault that is laid
# in it. Openers with a crown move the king: there are no more of them than spaces on his way. Of the others
# each opens a row at most once before the only shuffle; to open one again it must have left the plan before,
# by a catastrophe, of which each tile serves once before the shuffle, or with its row in a scoring, which
# takes at least as many rows away as openers: those discarded, and emptied ones before the rest that is pushed
# to the board. So the rows that stand at any time are at most those spaces, the tiles
# without a crown and the catastrophes; and a scaffold may stand one row further.
ROWS: Final = 50
CELLS: Final = 250  # cell = row * COLUMNS + column, row 0 at the board


def reach(parts: parts_file.Parts) -> int:
    """The farthest row that these pieces can ever need."""
    uncrowned = sum(parts.class_tiles) - sum(parts.class_crowns)
    catastrophes = sum(parts.class_tiles[CATASTROPHE::ORDERS])
    return parts.scoring_spaces[-1] + uncrowned + catastrophes + 1


def check_reach(parts: parts_file.Parts) -> None:
    if not parts.complaints and reach(parts) > ROWS:
        parts.complain(("tile",), "reach", found=reach(parts), most=ROWS)


# Boxes --------------------------------------------------------------------------------------------


SAME: Final[tuple[str, ...]] = parts_file.Parts.for_every_box


def read(text: str) -> parts_file.Parts:
    """The pieces of a file that may lie beside the built-in ones, with all complaints about them."""
    said = parts_file.Parts(text, _FILE)
    check_reach(said)
    return said


def lay_out(box: int, text: str) -> None:
    lay_box(box, read(text).sure())


def lay_box(box: int, said: parts_file.Parts) -> None:
    lay(box, CLASS_TILES, said.class_tiles)
    lay(box, CLASS_CROWNS, said.class_crowns)
    lay(box, SCORING_SPACE, said.scoring_spaces)


lay_box(0, _FILE)
LAID: Final[Boxes] = Boxes(_TEXT, lay_out)
