"""The towers side by side: planned cards in thin lines, finished ones painted."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral.telling.terminal.ink import (
    BUILT,
    COLOURS,
    FAINT,
    LAID,
    MASONRY,
    OPEN,
    ORNAMENTS,
    RECOGNITION,
    RUBLE,
    SHAPES,
    STRONG,
    fit,
    ink,
    row,
    shape,
    spaced,
)
from cathedrals.kernel.page import Page

Seen = dict[str, Any]
Card = dict[str, Any]
MARGIN = 2
WIDEST = 20
NARROWEST_BOX = 11  # a card of three lines
NARROWEST_LINE = 13  # a card of one line
WALLED = 15  # a card of one line that has room for walls
ROOMY = 16  # and within its walls for gaps and brackets


def tower_names(seen: Seen) -> list[str]:
    return sorted({card["place"][0] for card in seen["cathedral"]})


def cathedral(seen: Seen, page: Page, width: int, is_tall: bool) -> list[Text]:
    """From the top down; the last row is the ground with the names of the towers."""
    cards = {card["place"]: card for card in seen["cathedral"]}
    towers = tower_names(seen)
    if not towers:
        return []
    size = min((width - MARGIN) // len(towers), WIDEST)
    rows: list[Text] = []
    for level in range(p.LEVELS, 0, -1):
        if any(f"{tower}{level}" in cards for tower in towers):
            cells = [
                tall_card(seen, page, cards.get(f"{tower}{level}"), size)
                if is_tall
                else [flat_card(seen, page, cards.get(f"{tower}{level}"), size)]
                for tower in towers
            ]
            rows += level_rows(level, cells)
    return [*rows, ground(towers, size)]


def level_rows(level: int, cells: list[list[Text]]) -> list[Text]:
    made = []
    for line in range(len(cells[0])):
        label = str(level) if line == len(cells[0]) // 2 else " "
        made.append(row(ink(f"{label:<{MARGIN}}", FAINT), *(cell[line] for cell in cells)))
    return made


def ground(towers: list[str], size: int) -> Text:
    parts: list[Text | str] = [" " * MARGIN]
    for tower in towers:
        left = (size - 3) // 2
        parts += ["▔" * left, ink(f" {tower} ", STRONG), "▔" * (size - 3 - left)]
    return row(*parts)


# One line ---------------------------------------------------------------------------------------


def flat_card(seen: Seen, page: Page, card: Card | None, size: int) -> Text:
    """The last column is the gap to the next tower."""
    if card is None:
        return ink(" " * size)
    left, right = walls(card)
    if card["finished"]:
        return row(ink(left, BUILT), painted(seen, card, size - 3), ink(right, BUILT), " ")
    if size < WALLED:
        return fit(plan(seen, page, card, size), size)
    return row(left, fit(plan(seen, page, card, size - 3), size - 3), right, " ")


def walls(card: Card) -> tuple[str, str]:
    is_dome = card["card"].startswith("dome")
    if card["finished"]:
        return ("▟", "▙") if is_dome else ("▐", "▌")
    return ("╱", "╲") if is_dome else ("│", "│")


def painted(seen: Seen, card: Card, width: int) -> Text:
    """Masonry with the banner, and whose ornament it carries."""
    inside = row(ink(" "), seat_shape(seen, card["banner"]), ink(" "))
    if card["ornament"] is not None:
        inside = row(inside, ornament(seen, card), ink(" "))
    return set_in(inside, width)


def set_in(inside: Text, width: int) -> Text:
    left = max((width - inside.cell_len) // 2, 0)
    right = max(width - left - inside.cell_len, 0)
    return row(ink(MASONRY * left, BUILT), inside, ink(MASONRY * right, BUILT))


def plan(seen: Seen, page: Page, card: Card, width: int) -> Text:
    gap = ink(" " if width >= ROOMY else "")
    made = row(mark(seen, card), gap, fit(needs(page, card), 4), gap, pays(card))
    if card["tile"]:
        made = spaced([made, tile(page, card["tile"], width >= ROOMY)])
    if card["state"] == "waiting":
        made.stylize(FAINT)
    return made


# Three lines ------------------------------------------------------------------------------------


def tall_card(seen: Seen, page: Page, card: Card | None, size: int) -> list[Text]:
    if card is None:
        return [ink(" " * size)] * 3
    if card["finished"]:
        return tall_finished(seen, card, size)
    inner = size - 3
    dome = card["card"].startswith("dome")
    place = ink(card["place"], "" if card["state"] == "waiting" else STRONG)
    top = row("╱" if dome else "╭", place, "─" * (inner - 2), "╲ " if dome else "╮ ")
    wanted = row(mark(seen, card), ink(" "), needs(page, card))
    paid = pays(card)
    if card["tile"]:
        paid = row(paid, ink(" " if inner > 8 else ""), tile(page, card["tile"], True))
    if card["state"] == "waiting":
        wanted.stylize(FAINT)
        paid.stylize(FAINT)
    return [top, *(row("│", fit(line, inner), "│ ") for line in (wanted, paid))]


def tall_finished(seen: Seen, card: Card, size: int) -> list[Text]:
    left, right = ("▟█", "█▙") if card["card"].startswith("dome") else ("▐█", "█▌")
    place = ink(f" {card['place']} ", STRONG)
    top = row(ink(left, BUILT), place, ink("█" * (size - 9), BUILT), ink(right, BUILT), " ")
    rows = [painted(seen, card | {"ornament": None}, size - 3), ink(MASONRY * (size - 3), BUILT)]
    if card["ornament"] is not None:
        rows[1] = set_in(row(ink(" "), ornament(seen, card), ink(" ")), size - 3)
    return [top, *(row(ink("▐", BUILT), line, ink("▌", BUILT), " ") for line in rows)]


# Parts of a card --------------------------------------------------------------------------------


def seat_shape(seen: Seen, seat: int) -> Text:
    return shape(seen["seats"][seat]["colour"])


def ornament(seen: Seen, card: Card) -> Text:
    kind = seen["numbers"]["ornament_of"][card["level"]]
    return row(ink(ORNAMENTS[kind], STRONG), seat_shape(seen, card["ornament"]))


def mark(seen: Seen, card: Card) -> Text:
    """The banner, or whether one may be put here."""
    if card["banner"] is not None:
        return seat_shape(seen, card["banner"])
    return ink(OPEN, STRONG) if card["state"] == "open" else ink(" ")


def needs(page: Page, card: Card) -> Text:
    """A letter for each material still missing, a dot for each that lies there.

    Where only the number counts, as with the opponent of the solo game, materials of any kind may lie there.
    """
    laid = sum(card["laid"].values())
    missing = {name: max(count - card["laid"].get(name, 0), 0) for name, count in card["needs"].items()}
    signs = [
        ink(page.words.say(f"sign-{name}"), COLOURS[name])
        for name, count in missing.items()
        for _ in range(count)
    ]
    lacking = sum(card["needs"].values()) - laid
    return row(ink(LAID * laid, FAINT), *signs[:lacking])


def sign(page: Page, name: str) -> Text:
    return ink(page.words.say(f"sign-{name}"), COLOURS[name])


def pays(card: Card) -> Text:
    """Recognition and rubles, each in its column."""
    made = ink(f"{card['recognition']:>2}{RECOGNITION}")
    rubles = f"{card['rubles']}{RUBLE}" if card["rubles"] else "  "
    return row(made, ink(rubles, COLOURS["rubles"]))


def tile(page: Page, name: str, in_brackets: bool) -> Text:
    sign = tile_sign(page, name)
    return row(ink("[", FAINT), sign, ink("]", FAINT)) if in_brackets else sign


def tile_sign(page: Page, name: str) -> Text:
    """A workshop tile: the shape of a die, or the letter of what it gives."""
    if name.startswith("die-"):
        return ink(SHAPES[name[4:]], COLOURS[name[4:]])
    return sign(page, name)
