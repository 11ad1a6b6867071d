"""Whoever is ahead brings the game home: what is won now is worth more than the same later.

Against somebody who hardly builds a lead only grows, and the judgement alone would rather see it grow than end the
game. So the advantage that a share of victory shows is the smaller the more turns are still to come. Where a game is
close that is hardly anything; far ahead, where all shares are nearly 1, it is what tells plans apart.
"""

from math import exp
from typing import Final

from mypy_extensions import i64

from cathedrals.games.red_cathedral import table as t
from cathedrals.games.red_cathedral.judging.experience import decisive_lead
from cathedrals.games.red_cathedral.judging.worth import HASTE, ONE_TURN, WEIGHTS, turns_left
from cathedrals.kernel.table import Table

WHOLE: Final = 10_000.0
FINE: Final = 1e12  # parts of a share that are told apart, for far ahead they differ by little


def haste(table: Table) -> i64:
    """By how much the turns to come lessen an advantage, in ten-thousandths; nothing in the last turns."""
    if table.cells[t.ENDING] != 0:
        return 0
    return turns_left(table.cells) * WEIGHTS[HASTE] // ONE_TURN


def aim(table: Table, lead: i64) -> i64:
    """The share of victory that a lead over the others promises, beyond an even one, lessened by haste."""
    share = 1.0 / (1.0 + exp(-float(lead) / float(decisive_lead(table))))
    return i64(FINE * (share - 0.5) * (1.0 - float(haste(table)) / WHOLE))
