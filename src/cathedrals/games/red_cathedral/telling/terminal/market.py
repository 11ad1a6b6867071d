"""The market: eight locations in a circle of two rows, clockwise, the influence cards inside."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from cathedrals.games.red_cathedral.telling.terminal.ink import (
    COLOURS,
    ENDLESS,
    FAINT,
    INK,
    ONCE,
    SHAPES,
    STRONG,
    fit,
    ink,
    row,
    rule,
    spaced,
)
from cathedrals.kernel.page import Page

Seen = dict[str, Any]
# Locations and quadrants as they lie on the screen: the lower row runs back, so that the eye goes round clockwise.
UPPER, LOWER = (0, 1, 2, 3), (7, 6, 5, 4)
UPPER_QUADRANTS, LOWER_QUADRANTS = (0, 1), (3, 2)


def compact_market(seen: Seen, page: Page) -> list[Text]:
    """Five rows."""
    half = (page.width - 3) // 2
    bar = ink("│", INK)
    return [
        row(
            "╭",
            location_pair(seen, page, UPPER[:2], half),
            bar,
            location_pair(seen, page, UPPER[2:], half),
            "╮",
        ),
        row("│", *influence_pair(seen, page, UPPER_QUADRANTS, half), "│"),
        row("↑", centre(seen, page, 2 * half + 1), "↓"),
        row("│", *influence_pair(seen, page, LOWER_QUADRANTS, half), "│"),
        row(
            "╰",
            location_pair(seen, page, LOWER[:2], half),
            bar,
            location_pair(seen, page, LOWER[2:], half),
            "╯",
        ),
    ]


def location_pair(seen: Seen, page: Page, locations: tuple[int, ...], width: int) -> Text:
    first = width // 2
    cells = []
    for number, size in zip(locations, (first, width - first), strict=True):
        inside = spaced([tile_text(seen, page, number), dice_text(seen, number, "")])
        gap = " " if inside.cell_len + 3 <= size else ""
        cells.append(fit(row(number_sign(number), ink(f":{gap}", FAINT), inside), size))
    return row(*cells)


def influence_pair(seen: Seen, page: Page, quadrants: tuple[int, ...], width: int) -> list[Text]:
    first, second = (
        fit(row(" ", influence_line(seen, page, number, width - 1)), width) for number in quadrants
    )
    return [first, ink("│", INK), second]


def influence_line(seen: Seen, page: Page, quadrant: int, width: int) -> Text:
    """The guild and its two actions; where they are long, they stand closer and the guild is abbreviated."""
    card = seen["market"]["influence"][quadrant]
    if card is None:
        return ink("")
    first, second = actions(seen, page, quadrant)
    name = guild(page, card)
    room = width - first.cell_len - second.cell_len - 1
    between = " · " if len(name) + 3 <= room else "·"
    if len(name) + len(between) > room:
        name = name[: room - len(between) - 1] + "."
    return row(ink(name, STRONG), ink(" "), first, ink(between, FAINT), second)


def centre(seen: Seen, page: Page, width: int) -> Text:
    """What goes round: the number of the round and the reserve."""
    words = page.words
    said = words.say("label-round", {"number": seen["round"]})
    reserve = spaced(
        [
            row(ink(str(amount)), ink(words.say(f"sign-{name}"), COLOURS[name]))
            for name, amount in seen["reserve"].items()
        ]
    )
    label = row(ink(f" {said}  {words.say('label-reserve')} ", FAINT), reserve, ink(" "))
    left = max((width - label.cell_len) // 2, 0)
    return fit(row("╌" * left, label, "╌" * max(width - left - label.cell_len, 0)), width)


def full_market(seen: Seen, page: Page, width: int) -> list[Text]:
    """Thirteen rows: every location a field, every influence card two lines."""
    size = (width - 5) // 4
    half = 2 * size + 1
    upper = [guild_title(seen, page, number) for number in UPPER_QUADRANTS]
    lower = [guild_title(seen, page, number) for number in LOWER_QUADRANTS]
    return [
        edge(UPPER, size, "╭┬┬┬╮", "▸"),
        *fields(seen, page, UPPER, size),
        row("├", rule(half, upper[0]), "┼", rule(half, upper[1]), "┤"),
        *action_rows(seen, page, UPPER_QUADRANTS, half),
        row("↑", centre(seen, page, 2 * half + 1), "↓"),
        *action_rows(seen, page, LOWER_QUADRANTS, half),
        row("├", rule(half, lower[0]), "┼", rule(half, lower[1]), "┤"),
        *fields(seen, page, LOWER, size),
        edge(LOWER, size, "╰┴┴┴╯", "◂"),
    ]


def edge(locations: tuple[int, ...], size: int, corners: str, arrow: str) -> Text:
    parts: list[Text | str] = []
    for place, number in enumerate(locations):
        parts += [corners[place], " ", number_sign(number), " ", "─" * (size - 4), arrow]
    return row(*parts, corners[4])


def fields(seen: Seen, page: Page, locations: tuple[int, ...], size: int) -> list[Text]:
    tiles = [fit(row(" ", tile_text(seen, page, number)), size) for number in locations]
    dice = [fit(row(" ", spread_dice(seen, number, size - 1)), size) for number in locations]
    return [walled(tiles), walled(dice)]


def walled(cells: list[Text]) -> Text:
    return row("│", Text.assemble(("│", INK)).join(cells), "│")


def guild_title(seen: Seen, page: Page, quadrant: int) -> str:
    card = seen["market"]["influence"][quadrant]
    return "" if card is None else guild(page, card)


def action_rows(seen: Seen, page: Page, quadrants: tuple[int, ...], width: int) -> list[Text]:
    columns = []
    for quadrant in quadrants:
        said = actions(seen, page, quadrant) or [ink(""), ink("")]
        columns.append([fit(row(" ", line), width) for line in said])
    return [walled([left, right]) for left, right in zip(*columns, strict=True)]


def number_sign(location: int) -> Text:
    return ink(str(location + 1), STRONG)


def tile_text(seen: Seen, page: Page, location: int) -> Text:
    tile = seen["market"]["tiles"][location]
    if tile["resource"] is None:
        return ink("")
    name = page.words.say(f"brief-{tile['resource']}")
    return ink(f"{tile['amount']} {name}", COLOURS[tile["resource"]])


def dice_text(seen: Seen, location: int, gap: str) -> Text:
    """The dice there, each by its shape and value; the one just moved underlined."""
    moved = seen["market"]["moved"]
    return spaced(
        [
            ink(
                f"{SHAPES[die['die']]}{die['value']}",
                f"{COLOURS[die['die']]} bold" + (" underline" if die["die"] == moved else ""),
            )
            for die in seen["market"]["dice"]
            if die["location"] == str(location + 1)
        ],
        gap,
    )


def spread_dice(seen: Seen, location: int, width: int) -> Text:
    dice = dice_text(seen, location, " ")
    return dice if dice.cell_len <= width else dice_text(seen, location, "")


def guild(page: Page, card: str) -> str:
    return page.words.say(f"guild-{card.split('-')[0]}")


def actions(seen: Seen, page: Page, quadrant: int) -> list[Text]:
    """The two actions of an influence card as formulas; none where no card lies yet."""
    return [
        row(ink(ENDLESS if args["mark"] == "infinity" else ONCE, FAINT), ink(formula(page, args)))
        for args in seen["market"]["actions"][quadrant]
    ]


def formula(page: Page, args: dict[str, Any]) -> str:
    pictured = args["pictured"]
    kinds = (
        page.words.say("label-any")
        if isinstance(pictured, str)
        else "".join(page.words.say(f"sign-{item['resource']}") for item in pictured)
    )
    return page.words.say(f"formula-{args['action']}", args | {"kinds": kinds})
