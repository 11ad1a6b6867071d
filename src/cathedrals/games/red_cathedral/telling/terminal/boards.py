"""Every seat in a row: its marker on both scales, rubles, inventory, ornaments, finished cards and workshop."""

from __future__ import annotations

from typing import Any

from rich.text import Text

from cathedrals.games.red_cathedral import parts as p
from cathedrals.games.red_cathedral.telling.terminal.cathedral import tile_sign
from cathedrals.games.red_cathedral.telling.terminal.ink import (
    COLOURS,
    FAINT,
    FREE,
    HIDDEN,
    INK,
    ORNAMENTS,
    PRESTIGE,
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
Seat = dict[str, Any]
NUMBER, INVENTORY = 4, 16
WIDE = 100
ROOM = {"name": 4, "ornaments": 3, "finished": 3, "space": 1}  # more of each where the page is wide


def boards(seen: Seen, page: Page) -> list[Text]:
    """A row of heads, then the seats in the order of turns, the reader's own first."""
    count = len(seen["seats"])
    first = max(page.seat, 0)
    rows = [heads(page), *(board(seen, page, (first + number) % count) for number in range(count))]
    return [*rows, *ivan(seen["ivan"], page)] if seen["ivan"] else rows


def wide(page: Page, name: str, width: int) -> int:
    return width + (ROOM[name] if page.width >= WIDE else 0)


def heads(page: Page) -> Text:
    say = page.words.say
    return columns(
        page,
        ink("", FAINT),
        *(ink(f"{sign:>{NUMBER - 1}}", FAINT) for sign in (RECOGNITION, PRESTIGE, RUBLE)),
        ink(" " + say("label-inventory"), FAINT),
        ink(say("label-ornaments"), FAINT),
        ink(say("label-finished"), FAINT),
        row(*(fit(ink(say(f"label-space-{name}"), FAINT), wide(page, "space", 5)) for name in p.SPACE_NAMES)),
    )


def board(seen: Seen, page: Page, number: int) -> Text:
    seat = seen["seats"][number]
    is_turn = seen["turn"] == number and not seen["ending"]
    mark = ink("▸" if is_turn else " ", STRONG)
    name = ink(page.name(number), STRONG if number == page.seat else "")
    return columns(
        page,
        row(mark, shape(seat["colour"]), ink(" "), name),
        figure(seat["position"]),
        figure(seat["prestige"], STRONG),
        figure(seat["rubles"], COLOURS["rubles"]),
        inventory(page, seat),
        ornaments(seat),
        ink(f"{seat['finished_cards']}/{p.CARDS_TO_END}"),
        row(*(fit(space(page, seat, one), wide(page, "space", 5)) for one in seat["workshop"])),
    )


def columns(page: Page, name: Text, *rest: Text) -> Text:
    widths = (
        wide(page, "name", 12),
        NUMBER,
        NUMBER,
        NUMBER,
        INVENTORY,
        wide(page, "ornaments", 5),
        wide(page, "finished", 5),
    )
    cells = [fit(cell, width) for cell, width in zip((name, *rest), widths, strict=False)]
    return row(*cells, rest[-1])


def figure(number: int, style: str = "") -> Text:
    return ink(f"{number:>{NUMBER - 1}}", style)


def inventory(page: Page, seat: Seat) -> Text:
    """The slots: materials by their letters, free ones dotted, banners in the others; spare banners behind."""
    banner = ink(SHAPES[seat["colour"]], COLOURS[seat["colour"]])
    banners = seat["banners"]
    if not seat["workshop"]:
        return row(ink(" "), *[banner] * sum(banners.values()))
    goods = [
        ink(page.words.say(f"sign-{name}"), COLOURS[name] + " bold")
        for name, amount in seat["inventory"].items()
        for _ in range(amount)
    ]
    blocked = [banner] * banners["inventory"]
    free = [ink(FREE, FAINT)] * seat["free_slots"]
    return row("[", *goods, *free, *blocked, "]", *[banner] * banners["beside"])


def ornaments(seat: Seat) -> Text:
    return ink("".join(ORNAMENTS[name] * count for name, count in seat["ornaments"].items()))


def space(page: Page, seat: Seat, one: dict[str, Any]) -> Text:
    """An empty space has its price; on the advanced side also the ornament or banner that waits on it."""
    colour = one["space"].split("-")[0]
    if one["tile"]:
        inside = tile_sign(page, one["tile"]) if one["face_up"] else ink(HIDDEN, FAINT)
        return row(shape(colour), ink("[", FAINT), inside, ink("]", FAINT))
    if one["ornament"]:
        waiting = ink(ORNAMENTS[one["ornament"]])
    elif seat["banners"].get(one["space"]):
        waiting = shape(seat["colour"])
    else:
        waiting = ink(RUBLE, COLOURS["rubles"])
    return row(shape(colour), ink(str(one["price"])), waiting)


def ivan(seen: Seen, page: Page) -> list[Text]:
    """The five cards of the solo opponent, the next one marked, with the dice of the tiles face up.

    What he has stored stands behind them, or below them where the words are long.
    """
    say = page.words.say
    coming = next((number for number, card in enumerate(seen["cards"]) if card["face_up"]), -1)
    cards = []
    for number, card in enumerate(seen["cards"]):
        name = say(f"short-ivan-{card['card']}") if card["card"] else ""
        die = shape(card["die"]) if card["face_up"] and card["die"] else ink(HIDDEN, FAINT)
        mark = ink("▸", STRONG) if number == coming else ink(" ")
        style = STRONG if number == coming else "" if card["face_up"] else FAINT
        cards.append(row(mark, die, ink(name, style)))
    stock, site = sum(seen["stock"].values()), sum(seen["site"].values())
    said = say("label-ivan", {"stock": stock, "site": site})
    name = say("solo-opponent")
    turn = row(ink(" "), ink(name, INK), spaced(cards, " "))
    stored = ink(f"  {said}", FAINT)
    if turn.cell_len + stored.cell_len <= page.width:
        return [row(turn, stored)]
    return [turn, row(ink(" " * len(name)), stored)]
