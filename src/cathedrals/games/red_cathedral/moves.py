"""Every answer there is, as a number inside and a short text at the edge."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral.parts_file import MOST_TAKEN
from cathedrals.kernel.moves import Family, each

AMOUNTS: Final = MOST_TAKEN + 1  # that may be taken at once, 0 among them
GEM_CHOICES: Final = 6

LAYOUT: Final = 3  # raised when moves or senses are numbered anew, for who has learned on them

# Sums of numbers of other files are no constants to the compiler: as i64 they cost a glance, as int an unboxing.
CLAIM: Final = 0
BUILD: Final[i64] = CLAIM + p.PLACES
DIE: Final[i64] = BUILD + 1
TRADE: Final[i64] = DIE + p.DICE
REROLL: Final[i64] = TRADE + 1
END: Final[i64] = REROLL + p.LOCATIONS
BANNER_FROM: Final[i64] = END + 1
SPACE: Final[i64] = BANNER_FROM + 4
FACE_UP: Final[i64] = SPACE + p.SPACES
FACE_DOWN: Final[i64] = FACE_UP + 1
LAY: Final[i64] = FACE_DOWN + 1  # place, material
DECORATE: Final[i64] = LAY + p.PLACES * p.MATERIALS
GEMS: Final[i64] = DECORATE + p.PLACES
STOP: Final[i64] = GEMS + GEM_CHOICES
MORE: Final[i64] = STOP + 1
TAKE: Final[i64] = MORE + p.EXTRA_STEPS
TAKE_NOTHING: Final[i64] = TAKE
INFLUENCE: Final[i64] = TAKE + AMOUNTS
USE: Final[i64] = INFLUENCE + 2
SELL_MATERIAL: Final[i64] = USE + p.SPACES
BUY_MATERIAL: Final[i64] = SELL_MATERIAL + p.MATERIALS
GIVE: Final[i64] = BUY_MATERIAL + p.MATERIALS
GET: Final[i64] = GIVE + p.MATERIALS
SWAP_TILE: Final[i64] = GET + p.MATERIALS
DO: Final[i64] = SWAP_TILE + p.LOCATIONS

FIRST: Final[i64] = DO + 1
LAY_TILE: Final[i64] = FIRST + 4
LAY_INFLUENCE: Final[i64] = LAY_TILE + p.RESOURCES
LAY_BLUEPRINT: Final[i64] = LAY_INFLUENCE + p.INFLUENCE_CARDS
LAY_CARD: Final[i64] = LAY_BLUEPRINT + 3
LAY_WORKSHOP: Final[i64] = LAY_CARD + p.CARDS
ROLL: Final[i64] = LAY_WORKSHOP + p.TILE_KINDS  # die, value - 1
LAY_IVAN: Final[i64] = ROLL + p.DICE * p.SIDES
GO_ON: Final[i64] = LAY_IVAN + p.IVAN_CARDS

# How many gems of each kind the six choices are. [RC-D2]
GEM_NAMES: Final[tuple[str, ...]] = (
    "none",
    "green",
    "purple",
    "green-green",
    "purple-purple",
    "green-purple",
)
BANNER_NAMES: Final[tuple[str, ...]] = ("inventory", "beside", "white-1", "white-2")


def green_gems(choice: i64) -> i64:
    if choice == 3:
        return 2
    return 1 if choice == 1 or choice == 5 else 0


def purple_gems(choice: i64) -> i64:
    if choice == 4:
        return 2
    return 1 if choice == 2 or choice == 5 else 0


def place_name(place: int) -> str:
    """`b3`: the second tower, third card from below."""
    return f"{'abcdef'[place // p.LEVELS]}{place % p.LEVELS + 1}"


def location_name(location: int) -> str:
    return str(location + 1)


PLACE_NAMES: Final[tuple[str, ...]] = tuple(place_name(place) for place in range(p.PLACES))
LOCATION_NAMES: Final[tuple[str, ...]] = tuple(location_name(place) for place in range(p.LOCATIONS))
MATERIAL_NAMES: Final[tuple[str, ...]] = p.MATERIAL_NAMES
SEAT_NAMES: Final = ("0", "1", "2", "3")
# What the pieces are called that one clicks on.
CARD_PIECE: Final = {"place": "card"}
DIE_PIECE: Final = {"die": "die", "location": "location"}
LOCATION_PIECE: Final = {"location": "location"}
MATERIAL_PIECE: Final = {"resource": "material"}
SPACE_PIECE: Final = {"space": "space"}

FAMILIES: Final[tuple[Family, ...]] = (
    Family(CLAIM, "claim", each("claim", PLACE_NAMES), ("place",), on=CARD_PIECE),
    Family(BUILD, "build", ("build",)),
    Family(DIE, "die", each("die", p.COLOUR_NAMES), ("die",), on=DIE_PIECE),
    Family(TRADE, "trade", ("trade",)),
    Family(REROLL, "reroll", each("reroll", LOCATION_NAMES), ("location",), on=LOCATION_PIECE),
    Family(END, "end", ("end",), ends=True),
    Family(BANNER_FROM, "banner", each("banner", BANNER_NAMES), ("banner",), on={"banner": "banner"}),
    Family(SPACE, "space", each("space", p.SPACE_NAMES), ("space",), on=SPACE_PIECE),
    Family(FACE_UP, "up", ("up",), on=SPACE_PIECE),
    Family(FACE_DOWN, "down", ("down",), on=SPACE_PIECE),
    Family(
        LAY,
        "lay",
        tuple(f"lay {material} {place}" for place in PLACE_NAMES for material in MATERIAL_NAMES),
        ("place", "resource"),
        of_second=p.MATERIALS,
        on=CARD_PIECE | MATERIAL_PIECE,
    ),
    Family(DECORATE, "decorate", each("decorate", PLACE_NAMES), ("place",), on=CARD_PIECE),
    Family(GEMS, "gems", each("gems", GEM_NAMES), ("gems",)),
    Family(STOP, "stop", ("stop",), ends=True),
    Family(MORE, "more", each("more", range(p.EXTRA_STEPS)), ("price",), on=DIE_PIECE),
    Family(TAKE, "take", each("take", range(AMOUNTS)), ("amount",), on=LOCATION_PIECE),
    Family(INFLUENCE, "influence", each("influence", (1, 2)), on={"influence_card": "influence"}),
    Family(USE, "use", each("use", p.SPACE_NAMES), ("space",), on=SPACE_PIECE),
    Family(SELL_MATERIAL, "sell", each("sell", MATERIAL_NAMES), ("resource",), on=MATERIAL_PIECE),
    Family(BUY_MATERIAL, "buy", each("buy", MATERIAL_NAMES), ("resource",), on=MATERIAL_PIECE),
    Family(GIVE, "give", each("give", MATERIAL_NAMES), ("resource",), on=MATERIAL_PIECE),
    Family(GET, "get", each("get", MATERIAL_NAMES), ("resource",), on=MATERIAL_PIECE),
    Family(SWAP_TILE, "swap", each("swap", LOCATION_NAMES), ("location",), on=LOCATION_PIECE),
    Family(DO, "do", ("do",)),
    Family(FIRST, "first", each("first", SEAT_NAMES), ("seat",)),
    Family(LAY_TILE, "lay-tile", each("tile", p.RESOURCE_NAMES), ("resource",)),
    Family(LAY_INFLUENCE, "lay-influence", each("card", p.INFLUENCE_NAMES), ("influence_card",)),
    Family(LAY_BLUEPRINT, "lay-blueprint", each("blueprint", (1, 2, 3)), ("number",), least=1),
    Family(LAY_CARD, "lay-card", each("card", p.CARD_NAMES), ("card",)),
    Family(LAY_WORKSHOP, "lay-workshop", each("workshop", p.KIND_NAMES), ("tile",)),
    Family(
        ROLL,
        "roll",
        tuple(f"{colour} {value}" for colour in p.COLOUR_NAMES for value in range(1, p.SIDES + 1)),
        ("die", "value"),
        of_second=p.SIDES,
        least=1,
    ),
    Family(LAY_IVAN, "lay-ivan", each("ivan", p.IVAN_CARD_NAMES), ("ivan_card",)),
    Family(GO_ON, "go-on", ("go on",)),
)
