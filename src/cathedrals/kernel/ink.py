"""Rows of text of a given width, with or without colour: what every drawing of a table is made of."""
# Stays plain: it makes text.

from __future__ import annotations

from collections.abc import Iterable
from io import StringIO

from rich.cells import set_cell_size
from rich.console import Console
from rich.text import Text

from cathedrals.kernel.page import Page

INK = "#7393ad"
FAINT = "dim"
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
