"""Signs and colours, and rows of text of a given width.

What is planned is drawn in thin ink; what is built is painted. A colour never stands alone: dice, banners and
workshop spaces have a shape for each colour, materials a letter.
"""

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO

from rich.cells import set_cell_size
from rich.console import Console
from rich.text import Text

from cathedrals.kernel.page import Page

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
INK = "#7393ad"
FAINT = "dim"
BUILT = "#cf5f45"
STRONG = "bold"


def ink(text: str, style: str = "") -> Text:
    return Text(text, style)


def row(*parts: Text | str) -> Text:
    """The parts in a row; what is plain text is drawn thin."""
    made = Text()
    for part in parts:
        made.append_text(part if isinstance(part, Text) else Text(part, INK))
    return made


def spaced(parts: Iterable[Text], gap: str = " ") -> Text:
    return Text(gap).join(parts)


def fit(text: Text, width: int) -> Text:
    """Cut or filled up to a width."""
    made = text.copy()
    made.truncate(width, overflow="crop")
    made.append(" " * (width - made.cell_len))
    return made


def rule(width: int, title: str = "", line: str = "─", style: str = INK) -> Text:
    """A line with a title near its beginning."""
    if not title or width < len(title) + 4:
        return Text(line * width, style)
    return row(
        Text(line, style), Text(f" {title} ", style), Text(line * (width - Text(title).cell_len - 3), style)
    )


def shape(colour: str) -> Text:
    return Text(SHAPES[colour], COLOURS[colour])


def drawn(rows: list[Text], page: Page) -> str:
    """The rows as text, with escape sequences only where the page has colour."""
    if not page.colour:
        return "\n".join(set_cell_size(line.plain, page.width).rstrip() for line in rows)
    console = Console(
        file=StringIO(),
        width=page.width,
        force_terminal=True,
        color_system=page.colour,  # type: ignore[arg-type]
        no_color=False,
        highlight=False,
        legacy_windows=False,
        _environ={},
    )
    for line in rows:
        console.print(line, no_wrap=True, overflow="crop", crop=True)
    made = console.file.getvalue()  # type: ignore[attr-defined]
    return str(made).rstrip("\n")
