"""The questions of Basilica, theme by theme; their order is their numbering."""

from typing import Final

from cathedrals.games.basilica.questions import chance, extend, orders, turn
from cathedrals.kernel.question import Question

QUESTIONS: Final[list[Question]] = [
    *turn.QUESTIONS,
    *extend.QUESTIONS,
    *orders.QUESTIONS,
    *chance.QUESTIONS,
]
