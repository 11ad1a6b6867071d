"""The colours and letters of the site: those of the browser client."""

from __future__ import annotations

import re
from pathlib import Path

TOKENS = Path(__file__).parents[2] / "web" / "look" / "tokens.css"
LIGHT = ':root[data-theme="light"]'
# What the theme calls a colour, and which of ours that is on the light and on the dark side.
COLOURS = {
    "color-brand-primary": ("gold", "gold"),
    "color-brand-content": ("teal", "teal-2"),
    "color-brand-visited": ("teal", "teal-2"),
    "color-sidebar-link-text--top-level": ("text-2", "text-2"),
    "color-sidebar-caption-text": ("gold", "gold"),
    "color-foreground-primary": ("text", "text"),
    "color-foreground-secondary": ("text-2", "text-2"),
    "color-foreground-muted": ("text-3", "text-3"),
    "color-foreground-border": ("line-2", "line-2"),
    "color-background-primary": ("surface-2", "bg"),
    "color-background-secondary": ("surface", "bg-2"),
    "color-background-hover": ("surface-3", "surface-2"),
    "color-background-border": ("line", "line"),
    "color-inline-code-background": ("surface-3", "surface"),
    "color-api-background": ("surface", "surface"),
    "color-api-background-hover": ("surface-3", "surface-2"),
    "color-api-name": ("brick", "gold-2"),
    "color-api-pre-name": ("text-2", "text-2"),
    "color-highlight-on-target": ("gold-soft", "gold-soft"),
    "house-gold": ("gold", "gold"),
    "house-code": ("surface", "surface"),
    "house-card": ("surface", "surface"),
    "house-shadow": ("shadow-2", "shadow-2"),
}


def variables() -> tuple[dict[str, str], dict[str, str]]:
    """What the theme is told for its light and for its dark side."""
    dark_text, _, light_text = TOKENS.read_text("utf-8").partition(LIGHT)
    dark = dict(re.findall(r"--([\w-]+):([^;]+);", dark_text))
    light = dark | dict(re.findall(r"--([\w-]+):([^;]+);", light_text.partition("@media")[0]))
    letters = {"font-stack": dark["sans"], "font-stack--headings": dark["serif"]}
    return (
        letters | {name: light[ours] for name, (ours, _) in COLOURS.items()},
        letters | {name: dark[ours] for name, (_, ours) in COLOURS.items()},
    )
