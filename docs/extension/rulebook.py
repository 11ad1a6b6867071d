"""The rulebook of a game, as `cathedrals rules` prints it."""

from __future__ import annotations

import cathedrals
from cathedrals.kernel import rulebook


def to_markdown(game: str) -> str:
    book = rulebook.to_json(cathedrals.game(game).name)
    rows = [book["introduction"], ""]
    for section in book["sections"]:
        rows += [f"## {section['title']}", "", f"*{section['lead']}*", ""]
        for rule in section["rules"]:
            marks = "".join(f" *{book['marks'][mark]}*" for mark in rule["marks"])
            rows += [
                f"({rule['id'].lower()})=",
                "{.rule}",
                f"[{rule['id']}]{{.number}} {rule['text']}{marks}",
                "",
            ]
    return "\n".join(rows)
