"""The questions of The Red Cathedral, theme by theme; their order is their numbering."""

from typing import Final

from cathedrals.games.red_cathedral.questions import build, chance, claim, influence, ivan, market, turn
from cathedrals.kernel.question import Question

QUESTIONS: Final[list[Question]] = [
    *turn.QUESTIONS,
    *claim.QUESTIONS,
    *build.QUESTIONS,
    *market.QUESTIONS,
    *influence.QUESTIONS,
    *chance.QUESTIONS,
    *ivan.QUESTIONS,
]
