"""What the numbers of events, moves and refusals are called at the edge."""

from typing import Any

from cathedrals.games.basilica.moves import cell_name, field_name
from cathedrals.games.basilica.parts import COLOUR_NAMES, ORDER_NAMES, RANK_NAMES, VAULT_NAMES

ENDINGS = ("", "third_scoring", "second_exhaustion", "nobody_can_act")

LISTS: dict[str, tuple[str, ...]] = {
    "colour": COLOUR_NAMES,
    "vault": VAULT_NAMES,
    "order": ORDER_NAMES,
    "rank": RANK_NAMES,
    "crown": ("no", "yes"),
    "ending": ENDINGS,
}


def named(argument: str, number: int) -> Any:
    """A number as the name of what it stands for: `cell` 22 is `c5`, `order` 2 is `recruit`."""
    if argument in LISTS:
        return LISTS[argument][number]
    if argument in ("cell", "goal"):
        return cell_name(number)
    if argument == "field":
        return field_name(number)
    return number
