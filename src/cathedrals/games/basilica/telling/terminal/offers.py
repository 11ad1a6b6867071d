"""The king on his way, the fields with what is public of both sides of their tiles, and the stack."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from cathedrals.games.basilica.telling.terminal.signs import CROWN, KING, PERHAPS, letters, painted
from cathedrals.kernel.ink import FAINT, STRONG, fit, ink, row
from cathedrals.kernel.page import Page

Seen = dict[str, Any]
LABEL = 7


def offers(seen: Seen, page: Page, width: int) -> list[Text]:
    size = (width - LABEL) // 3
    fields = seen["offers"]
    return [
        king(seen, page),
        table_row(page.words.say("label-orders"), [order(page, field) for field in fields], size),
        table_row("", [behind_order(page, field) for field in fields], size),
        table_row(page.words.say("label-vaults"), [vault(page, field) for field in fields], size),
        table_row("", [behind_vault(page, field) for field in fields], size),
        stack(seen, page),
    ]


def king(seen: Seen, page: Page) -> Text:
    """A mark for each space of his way, the scorings among them."""
    spaces = seen["king"]["scoring_spaces"]
    stands = seen["king"]["space"]
    way = [
        ink(KING, STRONG) if space == stands else ink("|" if space in spaces else "·")
        for space in range(spaces[-1] + 1)
    ]
    return row(ink(f"{page.words.say('label-king')} ", FAINT), *way, ink(f" {stands}", STRONG))


def fixed(label: str) -> str:
    return f"{label:<{LABEL}}"


def table_row(label: str, cells: list[Text], size: int) -> Text:
    return row(ink(fixed(label), FAINT), *(fit(cell, size) for cell in cells))


def order(page: Page, field: Seen) -> Text:
    if field["order"] is None:
        return ink("")
    name = page.words.say(f"brief-{field['order']['order']}")
    return row(ink(f"{field['field']} ", STRONG), ink(name))


def behind_order(page: Page, field: Seen) -> Text:
    """The colours one sees, and the crown where it is certain."""
    if field["order"] is None:
        return ink("")
    return row(ink(" ", FAINT), other_side(page, field["order"]))


def other_side(page: Page, order: Seen) -> Text:
    crown = {True: CROWN, False: "", None: PERHAPS}[order["crown"]]
    return row(ink("(", FAINT), letters(page, order["vault"]), ink(crown), ink(")", FAINT))


def vault(page: Page, field: Seen) -> Text:
    if field["vault"] is None:
        return ink("")
    crown = ink(CROWN if field["vault"]["crown"] else "", STRONG)
    return row(ink(f"{field['field']} ", STRONG), painted(page, field["vault"]["vault"], 5), crown)


def behind_vault(page: Page, field: Seen) -> Text:
    if field["vault"] is None:
        return ink("")
    return ink(f" ({page.words.say('brief-' + field['vault']['order'])})", FAINT)


def stack(seen: Seen, page: Page) -> Text:
    top = seen["stack"]["top"]
    said = page.words.say("label-stack", seen["stack"])
    if top is None:
        return ink(said, FAINT)
    name = page.words.say(f"brief-{top['order']}")
    return row(ink(f"{said}: ", FAINT), ink(f"{name} "), other_side(page, top))
