"""Signs and colours of this game. A colour never stands alone: it has a letter and a pattern."""

from __future__ import annotations

from rich.text import Text

from cathedrals.kernel.ink import STRONG, ink, row
from cathedrals.kernel.page import Page

COLOURS = {"yellow": "#cf9f1f", "blue": "#4f94e0", "red": "#d9534a", "green": "#3fa850"}
PATTERNS = {"yellow": "╱", "blue": "≈", "red": "▒", "green": "∷"}
BUILDERS = "●○"
RANKS = {"architect": "A", "master_mason": "M", "strongman": "S"}
GLASS, SCAFFOLD, FREE, LAID = "◈", "╳", "·", "›"
CROWN, KING, PERHAPS = "♔", "♚", "?"
TOKEN, COIN = "◇", "¢"


def letter(page: Page, colour: str) -> Text:
    return ink(page.words.say(f"sign-{colour}"), f"{COLOURS[colour]} bold")


def letters(page: Page, vault: str) -> Text:
    return row(*(letter(page, colour) for colour in vault.split("-")))


def painted(page: Page, vault: str, width: int) -> Text:
    """The letters of a vault, then its pattern; of a joker both, in halves."""
    colours = vault.split("-")
    rest = width - len(colours)
    sizes = [rest] if len(colours) == 1 else [rest - rest // 2, rest // 2]
    patterns = [
        ink(PATTERNS[colour] * size, COLOURS[colour]) for colour, size in zip(colours, sizes, strict=True)
    ]
    return row(letters(page, vault), *patterns)


def builder(seat: int, rank: str | None) -> Text:
    return ink(BUILDERS[seat] + (RANKS[rank] if rank else " "), STRONG)
