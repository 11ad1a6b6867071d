"""The table told in short lines, for a screen reader."""

from __future__ import annotations

from cathedrals.games.basilica.telling.describe import (
    about_areas,
    about_field,
    about_king,
    about_seat,
    about_stack,
    about_turn,
    about_vault,
)
from cathedrals.games.basilica.telling.view import view
from cathedrals.kernel.game import Said
from cathedrals.kernel.page import Page
from cathedrals.kernel.table import Table


def tell(table: Table, page: Page) -> str:
    """The reader's own seat last, so that it is heard just before the question."""
    seen = view(table)
    first = max(page.seat, 0) + 1
    told = [] if seen["ending"] else spoken(page, [about_turn(seen)])
    for offer in seen["offers"]:
        told += spoken(page, about_field(offer))
    told += spoken(page, [*about_stack(seen), about_king(seen)])
    without_areas = seen | {"areas": []}
    for vault in seen["plan"]:
        told.append(" ".join(spoken(page, about_vault(without_areas, vault))))
    told += spoken(page, [Said("about-scaffold", {"cell": cell}) for cell in seen["scaffolds"]])
    told += spoken(page, about_areas(seen))
    told += spoken(page, [about_seat(seen, number % 2) for number in range(first, first + 2)])
    return "\n".join(told)


def spoken(page: Page, told: list[Said]) -> list[str]:
    return [page.say(said.words, said.args) for said in told]
