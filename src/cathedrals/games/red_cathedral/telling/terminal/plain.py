"""The table told in short lines, for a screen reader."""

from __future__ import annotations

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral.telling.describe import (
    about_card,
    about_location,
    about_reserve,
    about_seat,
)
from cathedrals.games.red_cathedral.telling.view import view
from cathedrals.kernel.game import Said
from cathedrals.kernel.page import Page
from cathedrals.kernel.table import Table


def tell(table: Table, page: Page) -> str:
    """The reader's own seat last, so that it is heard just before the question."""
    seen = view(table)
    count = len(seen["seats"])
    first = max(page.seat, 0) + 1
    told = [page.say("about-round", {"number": seen["round"]})]
    for number in range(1, p.LOCATIONS + 1):
        told += spoken(page, about_location(seen, number)[: 2 if number % 2 else None])
    for card in seen["cathedral"]:
        told += [" ".join(spoken(page, about_card(seen, card)))]
    told += spoken(page, about_reserve(seen))
    for number in range(first, first + count):
        told += spoken(page, about_seat(seen, number % count))
    return "\n".join(told)


def spoken(page: Page, told: list[Said]) -> list[str]:
    return [page.say(said.words, said.args) for said in told]
