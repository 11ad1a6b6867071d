"""A match as a picture: everyone's chance to win as bands, and below them a lane for each seat's luck and mistakes.

What a thing is can be told by its place and shape; colour only helps. The colours are those of the reader's page, light
or dark.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any
from xml.sax.saxutils import escape, quoteattr

from cathedrals.kernel.page import Page
from cathedrals.kernel.table import CHANCE

WIDE, LEFT, RIGHT = 960, 150, 16
TOP, BAND, LANE, GAP, BELOW = 44, 220, 34, 14, 54
LUCKY = 0.02  # of a victory that a throw must be worth to a seat to be drawn
SIZES = {"slip": 4.5, "mistake": 6.5, "blunder": 8.5}
STYLE = """
svg { color-scheme: light dark; }
.paper { fill: #fffdf8; } .ink { fill: #2b2622; } .faint { fill: #6d635a; }
.rule { stroke: #6d635a; stroke-width: 1; opacity: .45; } .edge { fill: none; stroke: #2b2622; stroke-width: 1.2; }
.seat-0 { fill: #d98c6a; } .seat-1 { fill: #7fa6c9; } .seat-2 { fill: #9dbb7a; } .seat-3 { fill: #d8bd6a; }
.hatch { stroke: #2b2622; stroke-width: 1; opacity: .35; fill: none; }
.up, .down { fill: none; stroke: #2b2622; stroke-width: 1.4; } .up { fill: #2b2622; }
.mark { fill: #b3261e; stroke: #fffdf8; stroke-width: 1.2; }
text { font: 13px "Source Sans 3", "Segoe UI", sans-serif; } .title { font-size: 16px; font-weight: 600; }
@media (prefers-color-scheme: dark) {
  .paper { fill: #1f1b18; } .ink { fill: #f1e9df; } .faint { fill: #b3a799; } .rule { stroke: #b3a799; }
  .edge, .up, .down { stroke: #f1e9df; } .up { fill: #f1e9df; } .hatch { stroke: #f1e9df; }
  .seat-0 { fill: #9c5638; } .seat-1 { fill: #3f6b93; } .seat-2 { fill: #5b7a3b; } .seat-3 { fill: #8d7427; }
  .mark { fill: #ff8a7a; stroke: #1f1b18; }
}
"""


def picture(data: dict[str, Any], page: Page) -> str:
    """An SVG of an analysis as `as_data` gives it; names and words are the page's."""
    seats: int = data["seats"]
    height = TOP + BAND + GAP + LANE * seats + BELOW
    scale = Scale(data)
    title = page.words.say("analyse-title", {"game": page.words.say("game-title")})
    rows = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDE} {height}" role="img" '
        f"aria-labelledby={quoteattr('title about')}>",
        f'<title id="title">{escape(title)}</title>',
        f'<desc id="about">{escape(page.words.say("analyse-picture-about"))}</desc>',
        f"<style>{STYLE}</style>",
        hatches(seats),
        f'<rect class="paper" width="{WIDE}" height="{height}"/>',
        text(LEFT, 26, title, "ink title"),
        *bands(data, scale, page),
        *lanes(data, scale, page),
        *legend(height, page),
        "</svg>",
    ]
    return "\n".join(rows) + "\n"


class Scale:
    """Where the lines of a record stand, from left to right."""

    def __init__(self, data: dict[str, Any]) -> None:
        lines = [row["line"] for row in data["lines"]]
        self.first: int = min([data["dealt"], *lines])
        self.last: int = max([self.first + 1, *lines])

    def x(self, line: int) -> float:
        """How far to the right a line stands."""
        return round(LEFT + (WIDE - LEFT - RIGHT) * (line - self.first) / (self.last - self.first), 1)


def text(x: float, y: float, words: str, look: str, anchor: str = "start") -> str:
    return f'<text x="{x}" y="{y}" class="{look}" text-anchor="{anchor}">{escape(words)}</text>'


def hatches(seats: int) -> str:
    """Strokes of a direction of its own for each seat but the first, which is plain."""
    ways = ("", "M0 8L8 0", "M0 0L8 8", "M0 4H8")
    patterns = [
        f'<pattern id="hatch-{seat}" width="8" height="8" patternUnits="userSpaceOnUse">'
        f'<path class="hatch" d="{ways[seat % len(ways)]}"/></pattern>'
        for seat in range(1, seats)
    ]
    return f"<defs>{''.join(patterns)}</defs>"


# Bands ----------------------------------------------------------------------------------------------


def bands(data: dict[str, Any], scale: Scale, page: Page) -> list[str]:
    """Everyone's chance, one above the other, the first seat on top."""
    points = [(scale.first, data["first"]), *((row["line"], row["shares"]) for row in data["lines"])]
    if data["over"]:
        points.append((scale.last, data["result"]))
    rows = []
    for seat in range(data["seats"]):
        outline = area(points, seat, scale)
        rows.append(f'<path class="seat-{seat}" d="{outline}"/>')
        if seat:
            rows.append(f'<path fill="url(#hatch-{seat})" d="{outline}"/>')
        rows.append(f'<path class="edge" d="{upper(points, seat, scale)}"/>')
    for tenth in (0, 25, 50, 75, 100):
        y = TOP + BAND * (100 - tenth) / 100
        rows.append(f'<path class="rule" d="M{LEFT} {y}H{WIDE - RIGHT}"/>')
        rows.append(
            text(LEFT - 8, y + 4, page.words.say("analyse-percent", {"share": tenth}), "faint", "end")
        )
    return rows


def heights(points: Sequence[tuple[int, Sequence[float]]], seat: int) -> list[tuple[int, float]]:
    """Where the upper edge of a seat's band lies: the shares of the seats above it are above that."""
    return [(line, TOP + BAND * sum(shares[:seat])) for line, shares in points]


def upper(points: Sequence[tuple[int, Sequence[float]]], seat: int, scale: Scale) -> str:
    edge = [f"{scale.x(line)} {y:.1f}" for line, y in heights(points, seat)]
    return "M" + "L".join(edge)


def area(points: Sequence[tuple[int, Sequence[float]]], seat: int, scale: Scale) -> str:
    below = [f"{scale.x(line)} {y:.1f}" for line, y in reversed(heights(points, seat + 1))]
    return upper(points, seat, scale) + "L" + "L".join(below) + "Z"


# Lanes ----------------------------------------------------------------------------------------------


def lanes(data: dict[str, Any], scale: Scale, page: Page) -> list[str]:
    """For each seat its name, the throws that meant something to it, and the turns that are marked."""
    rows = []
    for seat in range(data["seats"]):
        y = TOP + BAND + GAP + LANE * seat + LANE / 2
        rows.append(f'<rect class="seat-{seat}" x="{LEFT - 16}" y="{y - 7}" width="10" height="14"/>')
        if seat:
            rows.append(
                f'<rect fill="url(#hatch-{seat})" x="{LEFT - 16}" y="{y - 7}" width="10" height="14"/>'
            )
        rows.append(text(LEFT - 22, y + 4, short(page.name(seat)), "ink", "end"))
        rows.append(f'<path class="rule" d="M{LEFT} {y}H{WIDE - RIGHT}"/>')
        for row in data["lines"]:
            if row["seat"] == CHANCE and abs(row["luck"][seat]) >= LUCKY:
                rows.append(luck(scale.x(row["line"]), y, row["luck"][seat], row["line"], page))
        for turn in data["turns"]:
            if turn["seat"] == seat and turn["mark"]:
                rows.append(dot(scale.x(turn["line"]), y, turn, page))
    return rows


def short(name: str, most: int = 16) -> str:
    return name if len(name) <= most else name[: most - 1] + "…"


def luck(x: float, y: float, size: float, line: int, page: Page) -> str:
    """A triangle that points up for good luck and down for bad, filled only where it is good."""
    reach = round(4 + 40 * min(abs(size), 0.15), 1)
    way = -1 if size > 0 else 1
    told = page.words.say("analyse-picture-luck", {"line": line, "size": signed(size)})
    points = f"M{x - reach} {y}H{x + reach}L{x} {y + way * 1.6 * reach:.1f}Z"
    return f'<path class="{"up" if size > 0 else "down"}" d="{points}"><title>{escape(told)}</title></path>'


def dot(x: float, y: float, turn: dict[str, Any], page: Page) -> str:
    """A round slip, a square mistake, a blunder like a star: each larger than the one before."""
    reach, name = SIZES[turn["mark"]], turn["mark"]
    told = page.words.say(
        "analyse-picture-mark", {"line": turn["line"], "mark": name, "size": signed(-turn["error"])}
    )
    return f'<path class="mark" d="{shape(name, x, y, reach)}"><title>{escape(told)}</title></path>'


def shape(name: str, x: float, y: float, reach: float) -> str:
    if name == "slip":
        return f"M{x - reach} {y}a{reach} {reach} 0 1 0 {2 * reach} 0a{reach} {reach} 0 1 0 {-2 * reach} 0Z"
    if name == "mistake":
        return f"M{x - reach} {y - reach}h{2 * reach}v{2 * reach}h{-2 * reach}Z"
    inner = round(reach / 3, 1)
    return (
        f"M{x} {y - reach}l{inner} {reach - inner}l{reach - inner} {inner}l{inner - reach} {inner}"
        f"l{-inner} {reach - inner}l{-inner} {inner - reach}l{inner - reach} {-inner}l{reach - inner} {-inner}Z"
    )


def signed(share: float) -> str:
    """Hundredths with a sign, and a minus as long as a plus."""
    return f"{round(100 * share):+}".replace("-", "−")


def legend(height: int, page: Page) -> list[str]:
    """What the signs mean, in a row at the foot."""
    y = height - 20
    signs = [
        ("analyse-picture-good", '<path class="up" d="M-6 4H6L0 -6Z"/>'),
        ("analyse-picture-bad", '<path class="down" d="M-6 -4H6L0 6Z"/>'),
        *(
            (f"analyse-mark-{name}", f'<path class="mark" d="{shape(name, 0, 0, SIZES[name])}"/>')
            for name in SIZES
        ),
    ]
    step = (WIDE - LEFT - RIGHT) / len(signs)
    rows = []
    for place, (words, sign) in enumerate(signs):
        x = round(LEFT + 8 + place * step, 1)
        rows.append(f'<g transform="translate({x} {y})">{sign}</g>')
        rows.append(text(x + 14, y + 4, page.words.say(words), "ink"))
    return rows
