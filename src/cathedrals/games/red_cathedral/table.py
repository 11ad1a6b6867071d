"""What must be remembered: where each thing lies in the cells of a table, and what can be read off them."""

from itertools import permutations
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.games.red_cathedral import parts as p
from cathedrals.kernel.game import Option

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

# The match and the turn. No record holds these numbers, so they may change.
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
BOX: Final = 14  # whose pieces these are

# Of each seat.
POSITION: Final = 15
PURSE: Final = POSITION + MOST_SEATS
COLOUR: Final = PURSE + MOST_SEATS
INVENTORY: Final = COLOUR + MOST_SEATS  # seat, material
BANNERS_ON: Final[i64] = INVENTORY + MOST_SEATS * p.MATERIALS  # seat, where it waits
WORKSHOP: Final[i64] = BANNERS_ON + MOST_SEATS * BANNER_PLACES  # seat, space: tile + 1, negative face down
ORNAMENTS: Final[i64] = WORKSHOP + MOST_SEATS * p.SPACES  # seat, ornament: how many are available

# The market.
TILE_AT: Final[i64] = ORNAMENTS + MOST_SEATS * 3
INFLUENCE_AT: Final[i64] = TILE_AT + p.LOCATIONS
DIE_AT: Final[i64] = INFLUENCE_AT + p.QUADRANTS
DIE_VALUE: Final[i64] = DIE_AT + p.DICE
IN_RESERVE: Final[i64] = DIE_VALUE + p.DICE

# The cathedral, each place of it.
CARD: Final[i64] = IN_RESERVE + p.LIMITED
BANNER: Final[i64] = CARD + p.PLACES  # whose
TILE: Final[i64] = BANNER + p.PLACES
IS_FINISHED: Final[i64] = TILE + p.PLACES
ORNAMENT: Final[i64] = IS_FINISHED + p.PLACES  # whose
LAID: Final[i64] = ORNAMENT + p.PLACES  # place, material

# Ivan.
IVAN_CARD_AT: Final[i64] = LAID + p.PLACES * p.MATERIALS
IVAN_DIE: Final[i64] = IVAN_CARD_AT + p.IVAN_CARDS
IVAN_FACE_UP: Final[i64] = IVAN_DIE + p.IVAN_CARDS
IVAN_STOCK: Final[i64] = IVAN_FACE_UP + p.IVAN_CARDS  # material, on his inventory card
IVAN_SITE: Final[i64] = IVAN_STOCK + p.MATERIALS  # material, on his construction card
IVAN_PLACED: Final[i64] = IVAN_SITE + p.MATERIALS  # how many of his ornaments
SIZE: Final[i64] = IVAN_PLACED + 1


# What is chosen before a match, and the cell that remembers it; the colours are one for each seat.
OPTIONS: Final[tuple[Option, ...]] = (
    Option("board", ("basic", "advanced"), IS_ADVANCED),
    Option("first_game", ("no", "yes"), IS_FIRST_GAME),
    Option("colours", tuple("-".join(order) for order in permutations(p.COLOUR_NAMES[: p.COLOURS]))),
)


def held(cells: vec[i64], seat: i64) -> i64:
    """How many materials lie in the inventory."""
    total: i64 = 0
    first = INVENTORY + seat * p.MATERIALS
    place: i64
    for place in range(first, first + p.MATERIALS):
        total += cells[place]
    return total


def free_slots(cells: vec[i64], seat: i64) -> i64:
    """Slots that neither a banner nor a material fills. [RC-S4]"""
    return p.SLOTS[cells[BOX]] - cells[BANNERS_ON + seat * BANNER_PLACES + IN_INVENTORY] - held(cells, seat)


def banners_left(cells: vec[i64], seat: i64) -> i64:
    place: i64 = BANNERS_ON + seat * BANNER_PLACES
    return cells[place] + cells[place + 1] + cells[place + 2] + cells[place + 3]


def lacks_rubles(cells: vec[i64]) -> bool:
    """Whether all rubles are in the purses. [RC-S5]"""
    return cells[IN_RESERVE + p.RUBLES] == 0


def dice_at(cells: vec[i64], location: i64) -> i64:
    count: i64 = 0
    die: i64
    for die in range(p.DICE):
        if cells[DIE_AT + die] == location:
            count += 1
    return count


def first_card(cells: vec[i64]) -> i64:
    """The number of the first cathedral card of the box."""
    return cells[BOX] * p.CARDS


def first_influence_card(cells: vec[i64]) -> i64:
    return cells[BOX] * p.INFLUENCE_CARDS


def height(cells: vec[i64], tower: i64) -> i64:
    return p.BLUEPRINT_HEIGHT[cells[BLUEPRINT] * p.TOWERS + tower]


def level_of(cells: vec[i64], place: i64) -> i64:
    """Base, middle or dome; which is also the ornament that fits."""
    return p.CARD_LEVEL[cells[CARD + place]]


def needs(cells: vec[i64], place: i64, material: i64) -> i64:
    """How many of a material the card still lacks."""
    return (
        p.CARD_NEEDS[cells[CARD + place] * p.MATERIALS + material]
        - cells[LAID + place * p.MATERIALS + material]
    )


def lacks(cells: vec[i64], place: i64) -> i64:
    """How many materials of any kind the card still lacks."""
    missing = p.CARD_SIZE[cells[CARD + place]]
    first = LAID + place * p.MATERIALS
    laid: i64
    for laid in range(first, first + p.MATERIALS):
        missing -= cells[laid]
    return missing


def finished_cards(cells: vec[i64], seat: i64) -> i64:
    count: i64 = 0
    place: i64
    for place in range(p.PLACES):
        if cells[IS_FINISHED + place] == 1 and cells[BANNER + place] == seat:
            count += 1
    return count


def finished_levels(cells: vec[i64], seat: i64) -> i64:
    """A bit for each of base, middle and dome of which the seat has finished one."""
    levels: i64 = 0
    place: i64
    for place in range(p.PLACES):
        if cells[IS_FINISHED + place] == 1 and cells[BANNER + place] == seat:
            levels |= 1 << level_of(cells, place)
    return levels


def price(cells: vec[i64], seat: i64, space: i64) -> i64:
    """What a tile costs face up on a workshop space. [RC-C5]"""
    if cells[IS_ADVANCED] == 1:
        return p.ADVANCED_PRICE
    return p.SPACE_PRICE[(cells[BOX] * p.COLOURS + cells[COLOUR + seat]) * p.SPACES + space]


def ornament_on(cells: vec[i64], seat: i64, space: i64) -> i64:
    """The ornament that lies on a workshop space of the advanced side. [RC-C6]"""
    return p.SPACE_ORNAMENT[(cells[BOX] * p.COLOURS + cells[COLOUR + seat]) * p.COLOURS + space]


def tile_amount(cells: vec[i64], resource: i64) -> i64:
    """How much the resource tile shows. [RC-M5]"""
    return p.TILE_AMOUNT[cells[BOX] * p.RESOURCES + resource]


def kind_amount(cells: vec[i64], kind: i64) -> i64:
    """How much a workshop tile gives, 0 where that depends on a die. [RC-M7]"""
    return p.KIND_AMOUNT[cells[BOX] * p.TILE_KINDS + kind]


def prestige_on_lap(cells: vec[i64], space: i64) -> i64:
    return p.PRESTIGE_AT[cells[BOX] * p.LAP + space]


def prestige_space(cells: vec[i64], number: i64) -> i64:
    """A prestige space of the track, the first being number 0."""
    return p.PRESTIGE_SPACE[cells[BOX] * p.LAP_PRESTIGE + number]


def prestige_at(cells: vec[i64], position: i64) -> i64:
    """The prestige of a place on the track, laps counted. [RC-T5, RC-T6]"""
    return position // p.LAP * p.LAP_PRESTIGE + prestige_on_lap(cells, position % p.LAP)


def prestige_space_ahead(cells: vec[i64], position: i64) -> i64:
    return position // p.LAP * p.LAP + prestige_space(cells, prestige_on_lap(cells, position % p.LAP))


def has_prestige_behind(cells: vec[i64], seat: i64) -> bool:
    """Whether the marker can go back to a prestige space. [RC-T4]"""
    return cells[POSITION + seat] > prestige_space(cells, 0)


def prestige_space_behind(cells: vec[i64], position: i64) -> i64:
    """The nearest prestige space behind, or NONE on or before the first. [RC-T4]"""
    if position <= prestige_space(cells, 0):
        return NONE
    lap = (position - 1) // p.LAP
    count = prestige_on_lap(cells, (position - 1) % p.LAP)
    if count > 0:
        return lap * p.LAP + prestige_space(cells, count - 1)
    return lap * p.LAP


def tower_of(place: i64) -> i64:
    return place // p.LEVELS
