"""What the numbers of events, moves and refusals are called at the edge."""

from typing import Any

from cathedrals.games.red_cathedral import moves as m
from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.parts_file import LEVEL_NAMES

ENDINGS = ("", "sixth_card", "round_limit")

LISTS: dict[str, tuple[str, ...]] = {
    "resource": p.RESOURCE_NAMES,
    "influence_card": p.INFLUENCE_NAMES,
    "card": p.CARD_NAMES,
    "tile": p.KIND_NAMES,
    "die": p.COLOUR_NAMES,
    "banner": m.BANNER_NAMES,
    "space": p.SPACE_NAMES,
    "ornament": p.ORNAMENT_NAMES,
    "gems": m.GEM_NAMES,
    "ivan_card": p.IVAN_CARD_NAMES,
    "ending": ENDINGS,
    "level": LEVEL_NAMES,
}
NUMBERED_ON = ("card", "influence_card")  # from box to box


def named(argument: str, number: int) -> Any:
    """A number as the name of what it stands for: `place` 8 is `b3`, `resource` 2 is `stone`."""
    if argument in NUMBERED_ON:
        number %= len(LISTS[argument])
    if argument in LISTS:
        return LISTS[argument][number]
    if argument == "ruled_out":
        return None if number == t.NONE else p.RESOURCE_NAMES[number]
    if argument == "given":
        return [name for kind, name in enumerate(p.MATERIAL_NAMES) if number >> kind & 1]
    if argument == "place":
        return m.place_name(number)
    if argument in ("location", "other_location", "quadrant"):
        return m.location_name(number)
    if argument == "action":
        return p.ACTION_NAMES[p.ACTION_KIND[number]]
    return number
