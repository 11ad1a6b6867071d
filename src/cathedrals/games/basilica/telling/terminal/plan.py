"""The plan: five columns from the board, row by row, vaults painted and scaffolds crossed."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from cathedrals.games.basilica.moves import cell_name
from cathedrals.games.basilica.parts import COLUMNS, ROWS
from cathedrals.games.basilica.telling.terminal.signs import FREE, GLASS, LAID, SCAFFOLD, builder, painted
from cathedrals.kernel.ink import FAINT, STRONG, fit, ink, row
from cathedrals.kernel.page import Page

Seen = dict[str, Any]
MARGIN = 3
NARROW, WIDE = 7, 10  # a cell with the gap before it


def plan(seen: Seen, page: Page, size: int, is_tall: bool, most: int) -> list[Text]:
    """The board with its sockets, then the rows and one more; those that find no room are counted."""
    vaults = {vault["cell"]: vault for vault in seen["plan"]}
    count = min(seen["height"] + 1, ROWS)
    lines = 2 if is_tall else 1
    shown = count if not most else min(count, max((most - 2) // lines, 1))
    rows = [board(page, size)]
    for number in range(shown):
        cells = [cell(seen, page, vaults, number * COLUMNS + column, size) for column in range(COLUMNS)]
        rows += [numbered(number, line, [one[line] for one in cells]) for line in range(lines)]
    if shown < count:
        rows.append(ink(page.words.say("label-more-rows", {"count": count - shown}), FAINT))
    return rows


def board(page: Page, size: int) -> Text:
    """The edge of the board, with the names of the columns at the sockets."""
    parts: list[Text | str] = ["▄" * MARGIN]
    for column in range(COLUMNS):
        left = (size - 3) // 2
        name = ink(f" {cell_name(column)[0]} ", STRONG)
        parts += ["▄" * left, name, "▄" * (size - 3 - left)]
    return row(*parts)


def numbered(number: int, line: int, cells: list[Text]) -> Text:
    label = f"{number + 1:>2} " if line == 0 else "   "
    return row(ink(label, FAINT), *cells)


def cell(seen: Seen, page: Page, vaults: dict[str, Any], number: int, size: int) -> list[Text]:
    """Two lines, the first of which tells all where there is only one."""
    name = cell_name(number)
    mark = ink(LAID if seen["just_laid"] == name else " ", STRONG)
    inner = size - 1
    if name in seen["scaffolds"]:
        return [row(" ", fit(ink(SCAFFOLD * inner, FAINT), inner))] * 2
    if name not in vaults:
        return [row(" ", fit(ink(" " * (inner // 2 - 1) + FREE, FAINT), inner)), ink(" " * size)]
    vault = vaults[name]
    stands = builder(vault["builder"], vault["rank"]) if vault["builder"] is not None else ink("  ")
    glass = ink(GLASS if vault["glass"] else " ", STRONG)
    first = row(mark, painted(page, vault["vault"], inner - 3), stands, glass)
    return [first, row(" ", painted(page, vault["vault"], inner - 3), ink("   "))]
