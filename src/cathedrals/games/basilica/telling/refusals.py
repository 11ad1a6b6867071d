"""Why an answer is not legal: the id of the words, and the rule. An empty rule means that of the question asked."""

from typing import Final

from cathedrals.kernel.question import ANOTHER_QUESTION as ANOTHER_QUESTION
from cathedrals.kernel.question import NOT_LEFT as NOT_LEFT
from cathedrals.kernel.question import NOTHING as NOTHING

ACTIONS_TAKEN: Final = 3
MUST_ACT: Final = 4
SCORING_COMES: Final = 5
NOT_AFTER_EXTENSION: Final = 6
NO_FREE_BUILDER: Final = 7
NO_CELL_LEFT: Final = 8
FITS_NOWHERE: Final = 9
SOMETHING_FITS: Final = 10
NOBODY_TO_PROMOTE: Final = 11
NO_TOKEN: Final = 12
NOBODY_CAN_STEP: Final = 13
NOBODY_TO_RECRUIT: Final = 14
NO_FREE_VAULT: Final = 15
CONFUSES_NOBODY: Final = 16
NO_VAULT_FOR_GLASS: Final = 17
NO_CELL_FOR_SCAFFOLD: Final = 18
NO_VAULT_TO_COLLAPSE: Final = 19
HAS_VAULT: Final = 20
HAS_SCAFFOLD: Final = 21
NO_SUPPORT: Final = 22
JOKER_BESIDE_JOKER: Final = 23
NO_VAULT_THERE: Final = 24
HAS_BUILDER: Final = 25
NOT_YOUR_BUILDER: Final = 26
NOT_TO_CONFUSE: Final = 27
CANNOT_STEP: Final = 28
NOT_BESIDE: Final = 29
NOT_BESIDE_YOURS: Final = 30
FREES_NOBODY: Final = 31
HAS_GLASS: Final = 32
SAME_RANK: Final = 33
RANK_JUST_CHOSEN: Final = 34
OUTSIDE_THE_PLAN: Final = 35
STANDS_THERE: Final = 36

# The words id and the rule of each.
ROWS: Final[tuple[tuple[str, str], ...]] = (
    ("nothing", ""),
    ("another-question", ""),
    ("not-left", ""),
    ("actions-taken", "BA-T1"),
    ("must-act", "BA-T1"),
    ("scoring-comes", "BA-X3"),
    ("not-after-extension", "BA-T1"),
    ("no-free-builder", "BA-U1"),
    ("no-cell-left", "BA-X4"),
    ("fits-nowhere", "BA-X2"),
    ("something-fits", "BA-X4"),
    ("nobody-to-promote", "BA-T2"),
    ("no-token", "BA-O1"),
    ("nobody-can-step", "BA-T2"),
    ("nobody-to-recruit", "BA-T2"),
    ("no-free-vault", "BA-T2"),
    ("confuses-nobody", "BA-O4"),
    ("no-vault-for-glass", "BA-T2"),
    ("no-cell-for-scaffold", "BA-T2"),
    ("no-vault-to-collapse", "BA-T2"),
    ("has-vault", ""),
    ("has-scaffold", "BA-O6"),
    ("no-support", ""),
    ("joker-beside-joker", "BA-X2"),
    ("no-vault-there", ""),
    ("has-builder", ""),
    ("not-your-builder", ""),
    ("not-to-confuse", "BA-O4"),
    ("cannot-step", "BA-O2"),
    ("not-beside", "BA-O2"),
    ("not-beside-yours", "BA-O3"),
    ("frees-nobody", "BA-O4"),
    ("has-glass", "BA-O5"),
    ("same-rank", "BA-O1"),
    ("rank-just-chosen", "BA-O1"),
    ("outside-the-plan", "BA-P4"),
    ("stands-there", "BA-O2"),
)
