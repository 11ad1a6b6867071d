"""Every answer there is, as a number inside and a short text at the edge."""

from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral.parts import (
    CARD_NAMES,
    CARDS,
    COLOUR_NAMES,
    DICE,
    EXTRA_STEPS,
    INFLUENCE_CARDS,
    INFLUENCE_NAMES,
    IVAN_CARD_NAMES,
    IVAN_CARDS,
    KIND_NAMES,
    LEVELS,
    LOCATIONS,
    MATERIAL_NAMES,
    MATERIALS,
    PLACES,
    RESOURCE_NAMES,
    RESOURCES,
    SIDES,
    SPACE_NAMES,
    SPACES,
    TILE_KINDS,
)

MOST_TAKEN: Final = 9  # 0 to 8: four dice on a tile of two
GEM_CHOICES: Final = 6

# Sums of numbers of other files are no constants to the compiler: as i64 they cost a glance, as int an unboxing.
CLAIM: Final = 0
BUILD: Final[i64] = CLAIM + PLACES
DIE: Final[i64] = BUILD + 1
TRADE: Final[i64] = DIE + DICE
REROLL: Final[i64] = TRADE + 1
END: Final[i64] = REROLL + LOCATIONS
BANNER_FROM: Final[i64] = END + 1
SPACE: Final[i64] = BANNER_FROM + 4
FACE_UP: Final[i64] = SPACE + SPACES
FACE_DOWN: Final[i64] = FACE_UP + 1
LAY: Final[i64] = FACE_DOWN + 1  # place, material
DECORATE: Final[i64] = LAY + PLACES * MATERIALS
GEMS: Final[i64] = DECORATE + PLACES
STOP: Final[i64] = GEMS + GEM_CHOICES
MORE: Final[i64] = STOP + 1
TAKE: Final[i64] = MORE + EXTRA_STEPS
INFLUENCE: Final[i64] = TAKE + MOST_TAKEN
USE: Final[i64] = INFLUENCE + 2
SELL_MATERIAL: Final[i64] = USE + SPACES
BUY_MATERIAL: Final[i64] = SELL_MATERIAL + MATERIALS
GIVE: Final[i64] = BUY_MATERIAL + MATERIALS
GET: Final[i64] = GIVE + MATERIALS
SWAP_TILE: Final[i64] = GET + MATERIALS
DO: Final[i64] = SWAP_TILE + LOCATIONS

FIRST: Final[i64] = DO + 1
LAY_TILE: Final[i64] = FIRST + 4
LAY_INFLUENCE: Final[i64] = LAY_TILE + RESOURCES
LAY_BLUEPRINT: Final[i64] = LAY_INFLUENCE + INFLUENCE_CARDS
LAY_CARD: Final[i64] = LAY_BLUEPRINT + 3
LAY_WORKSHOP: Final[i64] = LAY_CARD + CARDS
ROLL: Final[i64] = LAY_WORKSHOP + TILE_KINDS  # die, value - 1
LAY_IVAN: Final[i64] = ROLL + DICE * SIDES
GO_ON: Final[i64] = LAY_IVAN + IVAN_CARDS
MOVES: Final[i64] = GO_ON + 1

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
    return f"{'abcdef'[place // LEVELS]}{place % LEVELS + 1}"


def location_name(location: int) -> str:
    return str(location + 1)


def vocabulary() -> list[str]:
    places = [place_name(place) for place in range(PLACES)]
    locations = [location_name(location) for location in range(LOCATIONS)]
    return [
        *(f"claim {place}" for place in places),
        "build",
        *(f"die {colour}" for colour in COLOUR_NAMES),
        "trade",
        *(f"reroll {location}" for location in locations),
        "end",
        *(f"banner {name}" for name in BANNER_NAMES),
        *(f"space {name}" for name in SPACE_NAMES),
        "up",
        "down",
        *(f"lay {material} {place}" for place in places for material in MATERIAL_NAMES[:MATERIALS]),
        *(f"decorate {place}" for place in places),
        *(f"gems {name}" for name in GEM_NAMES),
        "stop",
        *(f"more {steps}" for steps in range(EXTRA_STEPS)),
        *(f"take {amount}" for amount in range(MOST_TAKEN)),
        "influence 1",
        "influence 2",
        *(f"use {name}" for name in SPACE_NAMES),
        *(
            f"{verb} {material}"
            for verb in ("sell", "buy", "give", "get")
            for material in MATERIAL_NAMES[:MATERIALS]
        ),
        *(f"swap {location}" for location in locations),
        "do",
        *(f"first {seat}" for seat in range(4)),
        *(f"tile {name}" for name in RESOURCE_NAMES),
        *(f"card {name}" for name in INFLUENCE_NAMES),
        *(f"blueprint {number}" for number in (1, 2, 3)),
        *(f"card {name}" for name in CARD_NAMES),
        *(f"workshop {name}" for name in KIND_NAMES),
        *(f"{colour} {value}" for colour in COLOUR_NAMES for value in range(1, SIDES + 1)),
        *(f"ivan {name}" for name in IVAN_CARD_NAMES),
        "go on",
    ]


TEXTS: Final[list[str]] = vocabulary()
NUMBERS: Final[dict[str, int]] = {text: number for number, text in enumerate(TEXTS)}


def write(move: i64) -> str:
    return TEXTS[move]


def read(text: str) -> int:
    return NUMBERS.get(text, -1)
