"""What can be asked, and the rule behind each question."""

from typing import Final

TURN: Final = 0
END_TURN: Final = 1
BANNER: Final = 2  # about: the place claimed
SPACE: Final = 3  # about: the place claimed
FACE: Final = 4  # about: place * SPACES + space
DELIVER: Final = 5  # about: deliveries left * 2 + 1 once one is made
GEMS: Final = 6  # about: place * 4 + deliveries left for gems
WALK: Final = 7  # about: the die
MARKET: Final = 8
GAIN: Final = 9  # about: (resource * 16 + most) * 2 + least
GET: Final = 10  # about: (how many * 8 + the kind ruled out or 7) * 2 + least
USE: Final = 11  # about: action * 2 + 1 once it is used
SWAP: Final = 12  # about: the location chosen first
DISCARD: Final = 13  # about: (a bit for each kind given already) * 4 + how many to go

FIRST_SEAT: Final = 14
RESOURCE_TILE: Final = 15  # about: the location
INFLUENCE_CARD: Final = 16  # about: the quadrant
BLUEPRINT: Final = 17
CATHEDRAL_CARD: Final = 18  # about: the place
WORKSHOP_TILE: Final = 19  # about: the place
PLACE_DIE: Final = 20  # about: how many locations from the recognition tile
ROLL: Final = 21  # about: the die

IVAN_CARD: Final = 22  # about: the place in his row
IVAN_TILE: Final = 23  # about: the place in his row
IVAN_CLAIMS: Final = 24  # the human is asked
IVAN_DECORATES: Final = 25  # the human is asked
IVAN_TURN: Final = 26
IVAN_MOVES: Final = 27
IVAN_ACTS: Final = 28  # about: the place in his row
NEXT_TURN: Final = 29
IVAN_STARTS: Final = 30

# The name of each question and the rule behind it.
ROWS: Final[tuple[tuple[str, str], ...]] = (
    ("turn", "RC-T1"),
    ("end_turn", "RC-T1"),
    ("banner", "RC-C1"),
    ("space", "RC-C3"),
    ("face", "RC-C3"),
    ("deliver", "RC-B1"),
    ("gems", "RC-D2"),
    ("walk", "RC-M1"),
    ("market", "RC-M3"),
    ("gain", "RC-C4"),
    ("get", "RC-M7"),
    ("use", "RC-M6"),
    ("swap", "RC-I2"),
    ("discard", "RC-I4"),
    ("first_seat", "RC-S10"),
    ("resource_tile", "RC-S1"),
    ("influence_card", "RC-S2"),
    ("blueprint", "RC-S6"),
    ("cathedral_card", "RC-S7"),
    ("workshop_tile", "RC-S8"),
    ("place_die", "RC-S9"),
    ("roll", "RC-M8"),
    ("ivan_card", "RC-V1"),
    ("ivan_tile", "RC-V1"),
    ("ivan_claims", "RC-V6"),
    ("ivan_decorates", "RC-V8"),
    ("ivan_turn", "RC-V2"),
    ("ivan_moves", "RC-V2"),
    ("ivan_acts", "RC-V2"),
    ("next_turn", "RC-T1"),
    ("ivan_starts", "RC-V1"),
)
NAMES: Final[tuple[str, ...]] = tuple(name for name, _ in ROWS)
RULES: Final[tuple[str, ...]] = tuple(rule for _, rule in ROWS)
