"""The whole table on a page: the richest way to draw it that fits."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from cathedrals.games.basilica.parts import COLUMNS
from cathedrals.games.basilica.telling.terminal.offers import offers
from cathedrals.games.basilica.telling.terminal.plan import MARGIN, NARROW, WIDE, plan
from cathedrals.games.basilica.telling.terminal.seats import areas, seats
from cathedrals.games.basilica.telling.view import view
from cathedrals.kernel.ink import drawn, fit, ink, row
from cathedrals.kernel.page import Page
from cathedrals.kernel.table import Table

Seen = dict[str, Any]
GAP = 2
ROOMY = 96


def draw(table: Table, page: Page) -> str:
    """Two lines for each row of the plan where they fit, else one."""
    seen = view(table)
    rows = side_by_side(seen, page, is_tall=True)
    if page.height and len(rows) > page.height:
        rows = side_by_side(seen, page, is_tall=False)
    return drawn(rows, page)


def side_by_side(seen: Seen, page: Page, is_tall: bool) -> list[Text]:
    """The plan on the left; king, fields and areas on the right; the seats below."""
    size = WIDE if page.width >= ROOMY else NARROW
    left = MARGIN + COLUMNS * size
    right = page.width - left - GAP
    below = seats(seen, page)
    room = max(page.height - len(below), 1) if page.height else 0
    built = plan(seen, page, size, is_tall, 0 if is_tall else room)
    fields = offers(seen, page, right)
    listed = areas(seen, page, max(room - len(fields), 1) if room else 0)
    return [*beside(built, [*fields, *listed], left), *below]


def beside(built: list[Text], others: list[Text], left: int) -> list[Text]:
    height = max(len(built), len(others))
    built = built + [ink("")] * (height - len(built))
    others = others + [ink("")] * (height - len(others))
    return [row(fit(one, left), ink(" " * GAP), other) for one, other in zip(built, others, strict=True)]
