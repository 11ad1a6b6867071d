"""The page of the senses: what each number is that a learner sees, read off the games."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby

import cathedrals

MOST_NAMED = 3


def to_markdown(name: str) -> str:
    game = cathedrals.game(name)
    rows = [f"| {where} | {of} | {', '.join(senses)} |" for where, of, senses in rows_of(game.sense_names)]
    head = f"{game.sense_count} numbers, layout {game.layout}.\n\n| numbers | of | what each is |\n|---|---|---|\n"
    return head + "\n".join(rows)


def rows_of(names: tuple[str, ...]) -> Iterator[tuple[str, str, list[str]]]:
    """What follows each other and is told of several things alike stands in one row."""
    first = 0
    for senses, alike in groupby(groups(names), key=lambda group: group[1]):
        whats = [what for what, _ in alike]
        count = len(whats) * len(senses)
        yield f"{first} to {first + count - 1}", several(whats), senses
        first += count


def groups(names: tuple[str, ...]) -> Iterator[tuple[str, list[str]]]:
    parted = [name.rpartition("/") for name in names]
    for what, senses in groupby(parted, key=lambda parts: parts[0]):
        yield what, [sense for _, _, sense in senses]


def several(whats: list[str]) -> str:
    if len(whats) <= MOST_NAMED:
        return ", ".join(f"`{what}`" for what in whats)
    return f"`{whats[0]}` to `{whats[-1]}`, {len(whats)} in all"
