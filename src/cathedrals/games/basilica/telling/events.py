"""Everything that can happen, as one would say it aloud, and what each event tells of."""

from typing import Final

STARTS: Final = 0
TOP_SHOWN: Final = 1
ORDER_LAID: Final = 2
VAULT_TURNED: Final = 3
SHUFFLED: Final = 4
TURN_BEGINS: Final = 5
CANNOT_ACT: Final = 6
VAULTS_DISCARDED: Final = 7
EXTENDED: Final = 8
KING_MOVES: Final = 9
BUILDER_PLACED: Final = 10
ORDER_TAKEN: Final = 11
PROMOTED: Final = 12
MOVED: Final = 13
RECRUITED: Final = 14
TAKEN_BACK: Final = 15
CONFUSED: Final = 16
GLASS_SET: Final = 17
SCAFFOLD_SET: Final = 18
COLLAPSED: Final = 19
PAID: Final = 20
DECLINED: Final = 21
SCORING: Final = 22
SCORED: Final = 23
CLEARED: Final = 24
GAME_OVER: Final = 25

# The name of each event and of its numbers, in the order in which rules tell them.
ROWS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("starts", ("seat",)),
    ("top_shown", ("vault", "order")),
    ("order_laid", ("field", "vault", "order")),
    ("vault_turned", ("field", "vault", "crown")),
    ("shuffled", ("tiles",)),
    ("turn_begins", ("seat",)),
    ("cannot_act", ("seat",)),
    ("vaults_discarded", ("seat",)),
    ("extended", ("seat", "vault", "cell")),
    ("king_moves", ("space",)),
    ("builder_placed", ("seat", "cell")),
    ("order_taken", ("seat", "order", "field")),
    ("promoted", ("seat", "cell", "rank")),
    ("moved", ("seat", "cell", "goal")),
    ("recruited", ("seat", "cell")),
    ("taken_back", ("seat", "cell")),
    ("confused", ("seat", "cell", "goal")),
    ("glass_set", ("seat", "cell")),
    ("scaffold_set", ("seat", "cell")),
    ("collapsed", ("seat", "vault", "cell")),
    ("paid", ("seat", "order")),
    ("declined", ("seat", "order")),
    ("scoring", ("number",)),
    ("scored", ("seat", "points", "colour", "cell")),
    ("cleared", ("rows",)),
    ("game_over", ("ending",)),
)
