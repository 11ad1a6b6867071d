"""Everything that can happen, as one would say it aloud, and what each event tells of."""

from typing import Final

STARTS: Final = 0
RESOURCE_TILE_LAID: Final = 1
INFLUENCE_CARD_LAID: Final = 2
BLUEPRINT_CHOSEN: Final = 3
CARD_LAID: Final = 4
WORKSHOP_TILE_LAID: Final = 5
DIE_PLACED: Final = 6
ROLLED: Final = 7
TURN_BEGINS: Final = 8
PRESTIGE_TRADED: Final = 9
REROLLS: Final = 10
CLAIMED: Final = 11
TILE_PLACED: Final = 12
TILE_HIDDEN: Final = 13
UNLOCKED: Final = 14
ORNAMENT_LOST: Final = 15
PAID: Final = 16
GAINED: Final = 17
PENALTY: Final = 18
PRESTIGE_GAINED: Final = 19
DELIVERED: Final = 20
FINISHED: Final = 21
DECORATED: Final = 22
MOVED: Final = 23
INFLUENCED: Final = 24
GAVE: Final = 25
SWAPPED: Final = 26
ACTIVATED: Final = 27
SIXTH_CARD: Final = 28
IVAN_CARD_LAID: Final = 29
IVAN_TILE_LAID: Final = 30
IVAN_BLOCKED: Final = 31
IVAN_STOCKED: Final = 32
IVAN_TRANSPORTED: Final = 33
IVAN_DELIVERED: Final = 34
GAME_OVER: Final = 35

# The name of each event and of its numbers, in the order in which rules tell them.
ROWS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("starts", ("seat",)),
    ("resource_tile_laid", ("location", "resource")),
    ("influence_card_laid", ("quadrant", "influence_card")),
    ("blueprint_chosen", ("number",)),
    ("card_laid", ("place", "card")),
    ("workshop_tile_laid", ("place", "tile")),
    ("die_placed", ("die", "location")),
    ("rolled", ("die", "value")),
    ("turn_begins", ("seat",)),
    ("prestige_traded", ("seat", "amount")),
    ("rerolls", ("seat", "location", "dice")),
    ("claimed", ("seat", "place", "banner")),
    ("tile_placed", ("seat", "tile", "space")),
    ("tile_hidden", ("seat", "tile", "space")),
    ("unlocked", ("seat", "ornament")),
    ("ornament_lost", ("seat", "ornament")),
    ("paid", ("seat", "amount")),
    ("gained", ("seat", "resource", "amount")),
    ("penalty", ("seat", "place", "amount")),
    ("prestige_gained", ("seat", "amount")),
    ("delivered", ("seat", "resource", "place")),
    ("finished", ("seat", "place")),
    ("decorated", ("seat", "ornament", "place", "gems")),
    ("moved", ("seat", "die", "steps", "location")),
    ("influenced", ("seat", "influence_card", "action")),
    ("gave", ("seat", "resource", "amount")),
    ("swapped", ("seat", "location", "other_location")),
    ("activated", ("seat", "tile", "space")),
    ("sixth_card", ("seat",)),
    ("ivan_card_laid", ("number", "ivan_card")),
    ("ivan_tile_laid", ("ivan_card", "die")),
    ("ivan_blocked", ("die", "location")),
    ("ivan_stocked", ("resource", "amount")),
    ("ivan_transported", ("amount",)),
    ("ivan_delivered", ("amount", "place")),
    ("game_over", ("ending",)),
)
