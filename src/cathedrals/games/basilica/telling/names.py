"""What the numbers of events, moves, questions and refusals are called at the edge."""

from typing import Any

from cathedrals.games.basilica import moves as m
from cathedrals.games.basilica import parts as p
from cathedrals.games.basilica import table as t

ENDINGS = ("", "third_scoring", "second_exhaustion", "nobody_can_act")

LISTS: dict[str, tuple[str, ...]] = {
    "colour": p.COLOUR_NAMES,
    "vault": p.VAULT_NAMES,
    "order": p.ORDER_NAMES,
    "rank": p.RANK_NAMES,
    "crown": ("no", "yes"),
    "ending": ENDINGS,
}


def named(argument: str, number: int) -> Any:
    """A number as the name of what it stands for: `cell` 22 is `c5`, `order` 2 is `recruit`."""
    if argument in LISTS:
        return LISTS[argument][number]
    if argument == "ruled_out":
        return None if number == p.NO_RANK else p.RANK_NAMES[number]
    if argument in ("cell", "goal"):
        return m.cell_name(number)
    if argument == "field":
        return None if number == t.NONE else m.field_name(number)
    return number
