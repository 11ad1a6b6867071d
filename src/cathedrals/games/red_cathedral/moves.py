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

CLAIM: Final = 0
BUILD: Final = CLAIM + PLACES
DIE: Final = BUILD + 1
TRADE: Final = DIE + DICE
REROLL: Final = TRADE + 1
END: Final = REROLL + LOCATIONS
BANNER_FROM: Final = END + 1
SPACE: Final = BANNER_FROM + 4
FACE_UP: Final = SPACE + SPACES
FACE_DOWN: Final = FACE_UP + 1
LAY: Final = FACE_DOWN + 1  # place, material
DECORATE: Final = LAY + PLACES * MATERIALS
GEMS: Final = DECORATE + PLACES
STOP: Final = GEMS + GEM_CHOICES
MORE: Final = STOP + 1
TAKE: Final = MORE + EXTRA_STEPS
INFLUENCE: Final = TAKE + MOST_TAKEN
USE: Final = INFLUENCE + 2
SELL_MATERIAL: Final = USE + SPACES
BUY_MATERIAL: Final = SELL_MATERIAL + MATERIALS
GIVE: Final = BUY_MATERIAL + MATERIALS
GET: Final = GIVE + MATERIALS
SWAP_TILE: Final = GET + MATERIALS
DO: Final = SWAP_TILE + LOCATIONS

FIRST: Final = DO + 1
LAY_TILE: Final = FIRST + 4
LAY_INFLUENCE: Final = LAY_TILE + RESOURCES
LAY_BLUEPRINT: Final = LAY_INFLUENCE + INFLUENCE_CARDS
LAY_CARD: Final = LAY_BLUEPRINT + 3
LAY_WORKSHOP: Final = LAY_CARD + CARDS
ROLL: Final = LAY_WORKSHOP + TILE_KINDS  # die, value - 1
LAY_IVAN: Final = ROLL + DICE * SIDES
GO_ON: Final = LAY_IVAN + IVAN_CARDS
MOVES: Final = GO_ON + 1

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
