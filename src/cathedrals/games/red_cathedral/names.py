"""What the numbers of events, moves and refusals are called at the edge."""

from typing import Any

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral.parts import (
    ACTION_KIND,
    ACTION_NAMES,
    CARD_NAMES,
    COLOUR_NAMES,
    INFLUENCE_NAMES,
    IVAN_CARD_NAMES,
    KIND_NAMES,
    ORNAMENT_NAMES,
    RESOURCE_NAMES,
    SPACE_NAMES,
)
from cathedrals.games.red_cathedral.parts_file import LEVEL_NAMES

ENDINGS = ("", "sixth_card", "round_limit")

LISTS: dict[str, tuple[str, ...]] = {
    "resource": RESOURCE_NAMES,
    "influence_card": INFLUENCE_NAMES,
    "card": CARD_NAMES,
    "tile": KIND_NAMES,
    "die": COLOUR_NAMES,
    "banner": m.BANNER_NAMES,
    "space": SPACE_NAMES,
    "ornament": ORNAMENT_NAMES,
    "gems": m.GEM_NAMES,
    "ivan_card": IVAN_CARD_NAMES,
    "ending": ENDINGS,
    "level": LEVEL_NAMES,
}


def named(argument: str, number: int) -> Any:
    """A number as the name of what it stands for: `place` 8 is `b3`, `resource` 2 is `stone`."""
    if argument in LISTS:
        return LISTS[argument][number]
    if argument == "place":
        return m.place_name(number)
    if argument in ("location", "other_location", "quadrant"):
        return m.location_name(number)
    if argument == "action":
        return ACTION_NAMES[ACTION_KIND[number]]
    return number
