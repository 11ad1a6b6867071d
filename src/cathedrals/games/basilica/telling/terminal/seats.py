"""The areas with what they would bring now, and every seat in a row."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from cathedrals.games.basilica.telling.terminal.signs import BUILDERS, COIN, TOKEN, letter
from cathedrals.kernel.ink import FAINT, STRONG, fit, ink, row
from cathedrals.kernel.page import Page

Seen = dict[str, Any]
NAME = 12
FIRST_CELL = 4


def areas(seen: Seen, page: Page, most: int) -> list[Text]:
    """Those that bring most first; what finds no room is counted."""
    found = sorted(
        seen["areas"], key=lambda area: (-max(area["points"]), -sum(area["strengths"]), -area["value"])
    )
    title = page.words.say("label-areas")
    rows = [
        row(ink(f"{title if number == 0 else '':<7}", FAINT), area(page, one))
        for number, one in enumerate(found)
    ]
    if not most or len(rows) <= most:
        return rows
    left = page.words.say("label-more-areas", {"count": len(rows) - most + 1})
    return [*rows[: most - 1], ink(left, FAINT)]


def area(page: Page, one: Seen) -> Text:
    """Colour, first cell, vaults; the value, and how strong each side is and what it would get."""
    head = row(
        letter(page, one["colour"]),
        ink(f" {one['cells'][0]:<{FIRST_CELL}}"),
        ink(f"{len(one['cells']):>2} = {one['value']:<3}"),
    )
    sides = [
        ink(f" {BUILDERS[seat]}{strength}→{one['points'][seat]}", STRONG if one["leader"] == seat else "")
        for seat, strength in enumerate(one["strengths"])
        if strength
    ]
    return row(head, *sides)


def seats(seen: Seen, page: Page) -> list[Text]:
    """The reader's own first."""
    first = max(page.seat, 0)
    return [seat(seen, page, (first + number) % 2) for number in range(2)]


def seat(seen: Seen, page: Page, number: int) -> Text:
    one = seen["seats"][number]
    is_turn = seen["turn"] == number and not seen["ending"]
    more = seen["scores"][number] - one["points"]
    name = fit(ink(page.name(number), STRONG if number == page.seat else ""), NAME)
    hand = ink(BUILDERS[number] * one["builders"])
    said = page.words.say("label-actions", {"count": seen["actions_left"]}) if is_turn else ""
    return row(
        ink("▸" if is_turn else " ", STRONG),
        ink(f"{BUILDERS[number]} ", STRONG),
        name,
        ink(f"{one['points']:>3}", STRONG),
        ink(f"{f'+{more}' if more else '':<4}", FAINT),
        fit(hand, 6),
        ink(f"{TOKEN}{one['tokens']} {COIN}{one['coins']}  "),
        ink(said, FAINT),
    )
