"""What must be remembered: where each thing lies in the cells of a table, and what can be read off them."""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.games.red_cathedral.parts import (
    ADVANCED_PRICE,
    BLUEPRINT_HEIGHT,
    CARD_LEVEL,
    CARD_NEEDS,
    CARD_SIZE,
    DICE,
    IVAN_CARDS,
    LAP,
    LAP_PRESTIGE,
    LEVELS,
    LOCATIONS,
    MATERIALS,
    PLACES,
    PRESTIGE_AT,
    PRESTIGE_SPACE,
    QUADRANTS,
    SLOTS,
    SPACE_PRICE,
    SPACES,
    TOWERS,
)

MOST_SEATS: Final = 4
HUMAN: Final = 0
IVAN: Final = 1
NONE: Final = -1

# Where a banner waits on its player's board.
IN_INVENTORY: Final = 0
BESIDE: Final = 1
ON_WHITE: Final = 2  # the first of two
BANNER_PLACES: Final = 4

SIXTH_CARD: Final = 1
ROUND_LIMIT_REACHED: Final = 2

# Sums of numbers of other files are no constants to the compiler: as i64 they cost a glance, as int an unboxing.

# The match and the turn.
SEATS: Final = 0
IS_SOLO: Final = 1
IS_ADVANCED: Final = 2
IS_FIRST_GAME: Final = 3
BLUEPRINT: Final = 4
TURN: Final = 5  # whose turn it is
TURNS: Final = 6  # how many have been ended
FINISHER: Final = 7  # who finished the sixth own card first
ENDING: Final = 8
HAS_REROLLED: Final = 9
MOVED_DIE: Final = 10
HAS_TAKEN: Final = 11
HAS_INFLUENCED: Final = 12
HAS_ACTIVATED: Final = 13

# Of each seat.
POSITION: Final = 14
PURSE: Final = POSITION + MOST_SEATS
COLOUR: Final = PURSE + MOST_SEATS
INVENTORY: Final = COLOUR + MOST_SEATS  # seat, material
BANNERS_ON: Final[i64] = INVENTORY + MOST_SEATS * MATERIALS  # seat, where it waits
WORKSHOP: Final[i64] = BANNERS_ON + MOST_SEATS * BANNER_PLACES  # seat, space: tile + 1, negative face down
ORNAMENTS: Final[i64] = WORKSHOP + MOST_SEATS * SPACES  # seat, ornament: how many are available

# The market.
TILE_AT: Final[i64] = ORNAMENTS + MOST_SEATS * 3
INFLUENCE_AT: Final[i64] = TILE_AT + LOCATIONS
DIE_AT: Final[i64] = INFLUENCE_AT + QUADRANTS
DIE_VALUE: Final[i64] = DIE_AT + DICE
IN_RESERVE: Final[i64] = DIE_VALUE + DICE

# The cathedral, each place of it.
CARD: Final[i64] = IN_RESERVE + MATERIALS
BANNER: Final[i64] = CARD + PLACES  # whose
TILE: Final[i64] = BANNER + PLACES
IS_FINISHED: Final[i64] = TILE + PLACES
ORNAMENT: Final[i64] = IS_FINISHED + PLACES  # whose
LAID: Final[i64] = ORNAMENT + PLACES  # place, material

# Ivan.
IVAN_CARD_AT: Final[i64] = LAID + PLACES * MATERIALS
IVAN_DIE: Final[i64] = IVAN_CARD_AT + IVAN_CARDS
IVAN_FACE_UP: Final[i64] = IVAN_DIE + IVAN_CARDS
IVAN_STOCK: Final[i64] = IVAN_FACE_UP + IVAN_CARDS  # material, on his inventory card
IVAN_SITE: Final[i64] = IVAN_STOCK + MATERIALS  # material, on his construction card
IVAN_PLACED: Final[i64] = IVAN_SITE + MATERIALS  # how many of his ornaments
SIZE: Final[i64] = IVAN_PLACED + 1


def held(cells: vec[i64], seat: i64) -> i64:
    """How many materials lie in the inventory."""
    total: i64 = 0
    place: i64 = INVENTORY + seat * MATERIALS
    end: i64 = place + MATERIALS
    while place < end:
        total += cells[place]
        place += 1
    return total


def free_slots(cells: vec[i64], seat: i64) -> i64:
    """Slots that neither a banner nor a material fills. [RC-S4]"""
    return SLOTS - cells[BANNERS_ON + seat * BANNER_PLACES + IN_INVENTORY] - held(cells, seat)


def banners_left(cells: vec[i64], seat: i64) -> i64:
    place: i64 = BANNERS_ON + seat * BANNER_PLACES
    return cells[place] + cells[place + 1] + cells[place + 2] + cells[place + 3]


def dice_at(cells: vec[i64], location: i64) -> i64:
    count: i64 = 0
    die: i64 = 0
    while die < DICE:
        if cells[DIE_AT + die] == location:
            count += 1
        die += 1
    return count


def height(cells: vec[i64], tower: i64) -> i64:
    return BLUEPRINT_HEIGHT[cells[BLUEPRINT] * TOWERS + tower]


def level_of(cells: vec[i64], place: i64) -> i64:
    """Base, middle or dome; which is also the ornament that fits."""
    return CARD_LEVEL[cells[CARD + place]]


def needs(cells: vec[i64], place: i64, material: i64) -> i64:
    """How many of a material the card still lacks."""
    return CARD_NEEDS[cells[CARD + place] * MATERIALS + material] - cells[LAID + place * MATERIALS + material]


def lacks(cells: vec[i64], place: i64) -> i64:
    """How many materials of any kind the card still lacks."""
    missing = CARD_SIZE[cells[CARD + place]]
    laid: i64 = LAID + place * MATERIALS
    end: i64 = laid + MATERIALS
    while laid < end:
        missing -= cells[laid]
        laid += 1
    return missing


def finished_cards(cells: vec[i64], seat: i64) -> i64:
    count: i64 = 0
    place: i64 = 0
    while place < PLACES:
        if cells[IS_FINISHED + place] == 1 and cells[BANNER + place] == seat:
            count += 1
        place += 1
    return count


def finished_levels(cells: vec[i64], seat: i64) -> i64:
    """A bit for each of base, middle and dome of which the seat has finished one."""
    levels: i64 = 0
    place: i64 = 0
    while place < PLACES:
        if cells[IS_FINISHED + place] == 1 and cells[BANNER + place] == seat:
            levels |= 1 << level_of(cells, place)
        place += 1
    return levels


def price(cells: vec[i64], seat: i64, space: i64) -> i64:
    """What a tile costs face up on a workshop space. [RC-C5]"""
    if cells[IS_ADVANCED] == 1:
        return ADVANCED_PRICE
    return SPACE_PRICE[cells[COLOUR + seat] * SPACES + space]


def prestige_at(position: i64) -> i64:
    """The prestige of a place on the track, laps counted. [RC-T5, RC-T6]"""
    return position // LAP * LAP_PRESTIGE + PRESTIGE_AT[position % LAP]


def prestige_space_ahead(position: i64) -> i64:
    return position // LAP * LAP + PRESTIGE_SPACE[PRESTIGE_AT[position % LAP]]


def prestige_space_behind(position: i64) -> i64:
    """The nearest prestige space behind, or NONE on or before the first. [RC-T4]"""
    if position <= PRESTIGE_SPACE[0]:
        return NONE
    lap = (position - 1) // LAP
    count = PRESTIGE_AT[(position - 1) % LAP]
    if count > 0:
        return lap * LAP + PRESTIGE_SPACE[count - 1]
    return lap * LAP


def tower_of(place: i64) -> i64:
    return place // LEVELS
