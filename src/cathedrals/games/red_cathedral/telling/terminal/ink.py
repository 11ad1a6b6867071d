"""Signs and colours, and rows of text of a given width.

What is planned is drawn in thin ink; what is built is painted. A colour never stands alone: dice, banners and
workshop spaces have a shape for each colour, materials a letter.
"""

from __future__ import annotations

from rich.text import Text

from cathedrals.kernel.ink import FAINT as FAINT
from cathedrals.kernel.ink import INK as INK
from cathedrals.kernel.ink import STRONG as STRONG
from cathedrals.kernel.ink import drawn as drawn
from cathedrals.kernel.ink import fit as fit
from cathedrals.kernel.ink import ink as ink
from cathedrals.kernel.ink import row as row
from cathedrals.kernel.ink import rule as rule
from cathedrals.kernel.ink import spaced as spaced

SHAPES = {"red": "▲", "blue": "■", "green": "●", "yellow": "◆", "white": "○"}
ORNAMENTS = {"door": "Π", "arch": "∩", "cross": "╋"}
LAID = "▪"
FREE = "·"
OPEN = "›"
HIDDEN = "×"
MASONRY = "▒"
ONCE, ENDLESS = "↯", "∞"
RECOGNITION, PRESTIGE, RUBLE = "†", "★", "₽"

COLOURS = {
    "red": "#d9534a",
    "blue": "#4f94e0",
    "green": "#3fa850",
    "yellow": "#cf9f1f",
    "white": "bold",
    "wood": "#b5834d",
    "brick": "#cf5f45",
    "stone": "#8d98a1",
    "gold": "#cf9f1f",
    "green_gem": "#3fa850",
    "purple_gem": "#ad74c8",
    "rubles": "#cf9f1f",
    "recognition": "bold",
    "any": "bold",
}
BUILT = "#cf5f45"


def shape(colour: str) -> Text:
    return Text(SHAPES[colour], COLOURS[colour])
