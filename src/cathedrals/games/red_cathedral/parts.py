"""The pieces of The Red Cathedral: their names, and arrays filled from files of parts.

What an owner of the game might correct comes from the file alone. An array of that has a part for every box
of pieces: the built-in parts.toml lies in the first at import, other files in the next as they come. So
cathedral cards, influence cards, actions and blueprints are numbered on from box to box, and what has no
number of its own is looked up by the number of the box. What the rulebook prints holds for every box.
Sizes by which arrays are laid out are written here and checked against the file.
"""

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from cathedrals.games.red_cathedral import parts_file
from cathedrals.kernel.boxes import Boxes, lay, room
from cathedrals.kernel.boxes import numbers as numbers

_TEXT: Final = parts_file.file_text()
_FILE: Final = parts_file.Parts(_TEXT).sure()


def numbered(name: str, count: int) -> list[str]:
    return [f"{name}-{number + 1}" for number in range(count)]


# Resources ----------------------------------------------------------------------------------------

MATERIALS: Final = 6
WOOD: Final = 0
BRICK: Final = 1
STONE: Final = 2
GOLD: Final = 3
GREEN_GEM: Final = 4
PURPLE_GEM: Final = 5
RUBLES: Final = 6
RECOGNITION: Final = 7
RESOURCES: Final = 8
LIMITED: Final = 7  # what the reserve limits: the materials and rubles
ANY_MATERIAL: Final = 63
MATERIAL_NAMES: Final[tuple[str, ...]] = parts_file.MATERIAL_NAMES
RESOURCE_NAMES: Final[tuple[str, ...]] = parts_file.RESOURCE_NAMES
RESERVE: Final[vec[i64]] = room(LIMITED)

# Dice and market ----------------------------------------------------------------------------------

RED: Final = 0
BLUE: Final = 1
GREEN: Final = 2
YELLOW: Final = 3
WHITE: Final = 4
DICE: Final = 5
COLOURS: Final = 4  # of players
COLOUR_NAMES: Final[tuple[str, ...]] = parts_file.COLOUR_NAMES
SIDES: Final = 6
MOST_OTHER_DICE: Final[i64] = i64(_FILE.most_other_dice)
EXTRA_STEPS: Final = 8  # 0 to 7 are offered

LOCATIONS: Final = 8
QUADRANTS: Final = 4
TILE_AMOUNT: Final[vec[i64]] = room(RESOURCES)  # tile t shows resource t [RC-M5]


def quadrant_of(location: i64) -> i64:
    return location // 2


# Cathedral ----------------------------------------------------------------------------------------

TOWERS: Final = 6
LEVELS: Final = 6
PLACES: Final = 36  # place = tower * LEVELS + level
BLUEPRINTS: Final = 9  # blueprint = (players - 2) * 3 + k; solo as 2
BLUEPRINT_HEIGHT: Final[vec[i64]] = room(BLUEPRINTS * TOWERS)

BASE: Final = 0
MIDDLE: Final = 1
DOME: Final = 2
CARDS: Final = 40
CARD_LEVEL: Final[vec[i64]] = room(CARDS)
CARD_NEEDS: Final[vec[i64]] = room(CARDS * MATERIALS)
CARD_SIZE: Final[vec[i64]] = room(CARDS)
CARD_RECOGNITION: Final[vec[i64]] = room(CARDS)
CARD_RUBLES: Final[vec[i64]] = room(CARDS)
ALL_RECOGNITION: Final[vec[i64]] = room(1)  # that of all cards
REACH: Final[vec[i64]] = room(1)  # about how far along the track a marker comes
CARD_NAMES: Final[tuple[str, ...]] = tuple(
    numbered("base", 10) + numbered("middle", 20) + numbered("dome", 10)
)

DOOR: Final = 0  # the ornament of a BASE
ARCH: Final = 1  # of a MIDDLE
CROSS: Final = 2  # of a DOME
ORNAMENT_NAMES: Final[tuple[str, ...]] = parts_file.ORNAMENT_NAMES
ORNAMENTS_OWNED: Final[vec[i64]] = numbers(_FILE.ornaments_owned, 3)
ORNAMENT_MATERIAL: Final[vec[i64]] = numbers(_FILE.ornament_material, 3)
DELIVERIES: Final = 3

# Workshop -----------------------------------------------------------------------------------------

TILE_KINDS: Final = 14
DIE_TILE: Final = 0  # the first of five
MATERIAL_TILE: Final = 5  # the first of six
ANY_TILE: Final = 11
RUBLES_TILE: Final = 12
RECOGNITION_TILE: Final = 13
KIND_NAMES: Final[tuple[str, ...]] = parts_file.KIND_NAMES
KIND_AMOUNT: Final[vec[i64]] = room(TILE_KINDS)
TILES_UNMARKED: Final[vec[i64]] = room(TILE_KINDS)
TILES_MARKED: Final[vec[i64]] = room(TILE_KINDS)

SPACES: Final = 6  # 0 to 3 are the colours, 4 and 5 white
SPACE_NAMES: Final[tuple[str, ...]] = tuple(name.replace("_", "-") for name in parts_file.SPACE_NAMES)
SPACE_PRICE: Final[vec[i64]] = room(COLOURS * SPACES)
ADVANCED_PRICE: Final[i64] = i64(_FILE.advanced_price)
SPACE_ORNAMENT: Final[vec[i64]] = room(COLOURS * COLOURS)


def colour_of(space: i64) -> i64:
    """The colour of the die that activates a tile on a space."""
    if space < COLOURS:
        return space
    return WHITE


# Influence ----------------------------------------------------------------------------------------

GROUPS: Final = 4
GROUP_NAMES: Final[tuple[str, ...]] = parts_file.GROUP_NAMES
INFLUENCE_CARDS: Final = 12  # group = card // 3
INFLUENCE_NAMES: Final[tuple[str, ...]] = tuple(
    numbered("artisans", 3) + numbered("carters", 3) + numbered("merchants", 3) + numbered("clergy", 3)
)
FIRST_GAME_CARD: Final[vec[i64]] = room(GROUPS)

SELL: Final = 0
BUY: Final = 1
DELIVER: Final = 2
GAIN_RUBLE: Final = 3
SWAP: Final = 4
EXCHANGE: Final = 5
BARTER: Final = 6
ACTIVATE: Final = 7
GAIN_RECOGNITION: Final = 8
PRESTIGE_FOR_RUBLES: Final = 9
PRESTIGE_FOR_MATERIALS: Final = 10
PRESENCE: Final = 11
ACTION_NAMES: Final[tuple[str, ...]] = parts_file.ACTION_NAMES
ACTIONS: Final = 24  # action = card * 2 + 0 or 1
ACTION_KIND: Final[vec[i64]] = room(ACTIONS)
ACTION_RUBLES: Final[vec[i64]] = room(ACTIONS)  # paid or received
ACTION_COUNT: Final[vec[i64]] = room(ACTIONS)  # 1 where the card counts nothing
ACTION_MATERIALS: Final[vec[i64]] = room(ACTIONS)  # a bit for each kind
ACTION_ENDLESS: Final[vec[i64]] = room(ACTIONS)
DISCARDED: Final = 3  # different materials, for PRESTIGE_FOR_MATERIALS

# Players and track --------------------------------------------------------------------------------

SLOTS: Final[vec[i64]] = room(1)
BANNERS: Final[i64] = i64(_FILE.banners)
BLOCKED_SLOTS: Final[i64] = i64(_FILE.blocked_slots)
START_RUBLES: Final[vec[i64]] = numbers(_FILE.start_rubles, COLOURS)
START_SPACE: Final[i64] = i64(_FILE.start_space)
PRESTIGE_RUBLES: Final = 2
PRESTIGE_GIVEN: Final = 1  # for them, or for a reroll

LAP: Final = 80
LAP_PRESTIGE: Final = 40
PRESTIGE_SPACE: Final[vec[i64]] = room(LAP_PRESTIGE)
PRESTIGE_AT: Final[vec[i64]] = room(LAP)

# End and solo -------------------------------------------------------------------------------------

CARDS_TO_END: Final = 6
SIXTH_CARD_PRESTIGE: Final[i64] = i64(_FILE.sixth_card_prestige)
MATERIALS_PER_PRESTIGE: Final = 5
ROUND_LIMIT: Final[i64] = i64(_FILE.round_limit)

IVAN_CARDS: Final = 5
IVAN_INVENTORY: Final = 0
IVAN_TRANSPORT: Final = 1
IVAN_CONSTRUCTION: Final = 2
IVAN_CLAIM: Final = 3
IVAN_RECOGNITION_CARD: Final = 4
IVAN_CARD_NAMES: Final[tuple[str, ...]] = parts_file.IVAN_CARD_NAMES
IVAN_MATERIALS: Final[i64] = i64(_FILE.ivan_materials)
IVAN_RECOGNITION: Final[i64] = i64(_FILE.ivan_recognition)
IVAN_PRESTIGE: Final[i64] = i64(_FILE.ivan_prestige)
IVAN_ORNAMENTS: Final[vec[i64]] = numbers(_FILE.ivan_ornaments, 4)

# Boxes --------------------------------------------------------------------------------------------


SAME: Final[tuple[str, ...]] = parts_file.Parts.for_every_box


def read(text: str) -> parts_file.Parts:
    """The pieces of a file that may lie beside the built-in ones, with all complaints about them."""
    return parts_file.Parts(text, _FILE)


def lay_out(box: int, text: str) -> None:
    lay_box(box, read(text).sure())


def lay_box(box: int, said: parts_file.Parts) -> None:
    lay(box, RESERVE, said.reserve)
    lay(box, TILE_AMOUNT, said.tile_amount)
    lay(box, SLOTS, [said.slots])
    lay(box, SPACE_PRICE, said.space_price)
    lay(box, SPACE_ORNAMENT, said.space_ornament)
    lay_cathedral(box, said)
    lay_workshop_tiles(box, said)
    lay_influence(box, said)
    lay_track(box, said)
    lay(box, REACH, [reach(said)])


def lay_cathedral(box: int, said: parts_file.Parts) -> None:
    needs = [said.card_needs[card * MATERIALS : (card + 1) * MATERIALS] for card in range(CARDS)]
    lay(box, BLUEPRINT_HEIGHT, said.blueprint_height)
    lay(box, CARD_LEVEL, said.card_level)
    lay(box, CARD_NEEDS, said.card_needs)
    lay(box, CARD_SIZE, [sum(materials) for materials in needs])
    lay(box, CARD_RECOGNITION, said.card_recognition)
    lay(box, CARD_RUBLES, said.card_rubles)
    lay(box, ALL_RECOGNITION, [sum(said.card_recognition)])


def lay_workshop_tiles(box: int, said: parts_file.Parts) -> None:
    lay(box, KIND_AMOUNT, said.kind_amount)
    lay(box, TILES_UNMARKED, said.tiles_unmarked)
    lay(box, TILES_MARKED, said.tiles_marked)


def lay_influence(box: int, said: parts_file.Parts) -> None:
    lay(box, FIRST_GAME_CARD, [box * INFLUENCE_CARDS + card for card in said.first_game_card])
    lay(box, ACTION_KIND, said.action_kind)
    lay(box, ACTION_RUBLES, said.action_rubles)
    lay(box, ACTION_COUNT, said.action_count)
    lay(box, ACTION_MATERIALS, said.action_materials)
    lay(box, ACTION_ENDLESS, said.action_endless)


def lay_track(box: int, said: parts_file.Parts) -> None:
    spaces = said.prestige_spaces
    lay(box, PRESTIGE_SPACE, spaces)
    lay(box, PRESTIGE_AT, [sum(1 for space in spaces if space <= place) for place in range(LAP)])


def reach(said: parts_file.Parts) -> int:
    """As far as six cards bring a marker, and as often whatever else gives most recognition at any time."""
    others = [said.tile_amount[RECOGNITION], said.kind_amount[RECOGNITION_TILE]]
    for kind, count in zip(said.action_kind, said.action_count, strict=True):
        if kind == GAIN_RECOGNITION:
            others.append(count)
    cards = sum(said.card_recognition) * CARDS_TO_END // CARDS
    return int(START_SPACE) + cards + CARDS_TO_END * max(others)


lay_box(0, _FILE)
LAID: Final[Boxes] = Boxes(_TEXT, lay_out)
