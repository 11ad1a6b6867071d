"""The whole table on a page: the richest way to draw it that fits."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from rich.text import Text

from cathedrals.games.red_cathedral.telling.terminal.boards import boards
from cathedrals.games.red_cathedral.telling.terminal.cathedral import (
    MARGIN,
    NARROWEST_BOX,
    NARROWEST_LINE,
    cathedral,
    tower_names,
)
from cathedrals.games.red_cathedral.telling.terminal.ink import drawn, fit, ink, row
from cathedrals.games.red_cathedral.telling.terminal.market import compact_market, full_market
from cathedrals.games.red_cathedral.telling.view import view
from cathedrals.kernel.page import Page
from cathedrals.kernel.table import Table

Seen = dict[str, Any]
MARKET_WIDTH = 52
GAP = 2


def draw(table: Table, page: Page) -> str:
    seen = view(table)
    rows: list[Text] = []
    for layout in LAYOUTS:
        made = layout(seen, page)
        if made:
            rows = made
        if rows and (not page.height or len(rows) <= page.height):
            break
    return drawn(rows, page)


def side_by_side(seen: Seen, page: Page) -> list[Text]:
    """The building on the left, the market on the right; nothing where they would be too narrow."""
    left = page.width - MARKET_WIDTH - GAP
    if left < MARGIN + NARROWEST_BOX * len(tower_names(seen)):
        return []
    building = cathedral(seen, page, left, is_tall=True)
    market = full_market(seen, page, MARKET_WIDTH)
    return [*beside(building, market, left), ink(""), *boards(seen, page)]


def beside(building: list[Text], market: list[Text], left: int) -> list[Text]:
    """Both stand on the ground."""
    height = max(len(building), len(market))
    building = [ink("")] * (height - len(building)) + building
    market = [ink("")] * (height - len(market)) + market
    return [row(fit(one, left), ink(" " * GAP), other) for one, other in zip(building, market, strict=True)]


def tall(seen: Seen, page: Page) -> list[Text]:
    return [
        *compact_market(seen, page),
        ink(""),
        *cathedral(seen, page, page.width, is_tall=True),
        *boards(seen, page),
    ]


def flat_beside(seen: Seen, page: Page) -> list[Text]:
    left = page.width - MARKET_WIDTH - GAP
    if left < MARGIN + NARROWEST_LINE * len(tower_names(seen)):
        return []
    building = cathedral(seen, page, left, is_tall=False)
    return [*beside(building, full_market(seen, page, MARKET_WIDTH), left), *boards(seen, page)]


def flat(seen: Seen, page: Page) -> list[Text]:
    return [
        *compact_market(seen, page),
        *cathedral(seen, page, page.width, is_tall=False),
        *boards(seen, page),
    ]


LAYOUTS: tuple[Callable[[Seen, Page], list[Text]], ...] = (side_by_side, tall, flat_beside, flat)
