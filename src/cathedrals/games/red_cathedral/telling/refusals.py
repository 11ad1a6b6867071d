"""Why an answer is not legal: the id of the words, and the rule. An empty rule means that of the question asked."""

from typing import Final

from cathedrals.kernel.question import ANOTHER_QUESTION as ANOTHER_QUESTION
from cathedrals.kernel.question import NOT_LEFT as NOT_LEFT
from cathedrals.kernel.question import NOTHING as NOTHING

NO_PRESTIGE_TO_TRADE: Final = 3
NO_PRESTIGE_TO_REROLL: Final = 4
ALREADY_REROLLED: Final = 5
NO_DIE_THERE: Final = 6
NO_BANNER: Final = 7
NO_SUCH_BANNER: Final = 8
NO_CARD_THERE: Final = 9
ALREADY_CLAIMED: Final = 10
NO_BANNER_BELOW: Final = 11
SPACE_TAKEN: Final = 12
WHITE_BLOCKED: Final = 13
RUBLES_FOR_SPACE: Final = 14
NOTHING_TO_DELIVER: Final = 15
DELIVER_FIRST: Final = 16
NOT_HELD: Final = 17
NOT_YOUR_BANNER: Final = 18
CARD_FINISHED: Final = 19
NOT_NEEDED: Final = 20
NOT_FINISHED: Final = 21
HAS_ORNAMENT: Final = 22
NO_ORNAMENT: Final = 23
ORNAMENT_MATERIAL: Final = 24
NO_GEM: Final = 25
TOO_MANY_GEMS: Final = 26
NOT_YOUR_DIE: Final = 27
RUBLES_FOR_STEPS: Final = 28
FOURTH_DIE: Final = 29
ALREADY_TAKEN: Final = 30
ALREADY_INFLUENCED: Final = 31
ALREADY_ACTIVATED: Final = 32
SHOWS_LESS: Final = 33
RESERVE_LACKS: Final = 34
NO_FREE_SLOT: Final = 35
NO_TILE: Final = 36
TILE_FACE_DOWN: Final = 37
OTHER_COLOUR: Final = 38
NOTHING_TO_GAIN: Final = 39
GAINS_LESS: Final = 40
MUST_GAIN: Final = 41
NOT_PICTURED: Final = 42
NOTHING_TO_GIVE: Final = 43
RUBLES_FOR_ACTION: Final = 44
TOO_FEW_IDENTICAL: Final = 45
SAME_KIND: Final = 46
TOO_FEW_KINDS: Final = 47
GIVEN_ALREADY: Final = 48
NOT_PRESENT: Final = 49
USE_FIRST: Final = 50
SAME_LOCATION: Final = 51
NOT_FOR_IVAN: Final = 52
IVAN_ORNAMENT: Final = 53

# The words id and the rule of each.
ROWS: Final[tuple[tuple[str, str], ...]] = (
    ("nothing", ""),
    ("another-question", ""),
    ("not-left", ""),
    ("no-prestige-to-trade", "RC-T2"),
    ("no-prestige-to-reroll", "RC-T3"),
    ("already-rerolled", "RC-T3"),
    ("no-die-there", "RC-T3"),
    ("no-banner", "RC-C1"),
    ("no-such-banner", "RC-C1"),
    ("no-card-there", "RC-S6"),
    ("already-claimed", "RC-C2"),
    ("no-banner-below", "RC-C2"),
    ("space-taken", "RC-C3"),
    ("white-blocked", "RC-C6"),
    ("rubles-for-space", "RC-C3"),
    ("nothing-to-deliver", "RC-B1"),
    ("deliver-first", "RC-B1"),
    ("not-held", ""),
    ("not-your-banner", "RC-B2"),
    ("card-finished", "RC-B3"),
    ("not-needed", "RC-B2"),
    ("not-finished", "RC-D1"),
    ("has-ornament", "RC-D1"),
    ("no-ornament", "RC-D4"),
    ("ornament-material", "RC-D2"),
    ("no-gem", "RC-D2"),
    ("too-many-gems", "RC-D2"),
    ("not-your-die", "RC-M1"),
    ("rubles-for-steps", "RC-M1"),
    ("fourth-die", "RC-M2"),
    ("already-taken", "RC-M3"),
    ("already-influenced", "RC-M3"),
    ("already-activated", "RC-M3"),
    ("shows-less", "RC-M4"),
    ("reserve-lacks", "RC-S5"),
    ("no-free-slot", "RC-M4"),
    ("no-tile", "RC-M7"),
    ("tile-face-down", "RC-C3"),
    ("other-colour", "RC-M7"),
    ("nothing-to-gain", "RC-M7"),
    ("gains-less", ""),
    ("must-gain", "RC-M7"),
    ("not-pictured", "RC-I1"),
    ("nothing-to-give", ""),
    ("rubles-for-action", ""),
    ("too-few-identical", "RC-I3"),
    ("same-kind", "RC-I3"),
    ("too-few-kinds", "RC-I4"),
    ("given-already", "RC-I4"),
    ("not-present", "RC-I4"),
    ("use-first", "RC-M6"),
    ("same-location", "RC-I2"),
    ("not-for-ivan", "RC-V6"),
    ("ivan-ornament", "RC-V8"),
)
