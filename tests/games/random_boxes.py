"""Boxes of pieces made at random within the limits that the reader of a game tells, and one with dear cards."""

from __future__ import annotations

import copy
import random
import re
import tomllib
from typing import Any

from cathedrals.kernel.game import Game
from cathedrals.kernel.parts_file import Field
from cathedrals.kernel.pieces import built_in, check, form
from cathedrals.kernel.pieces_file import as_toml

CHANGES = 150  # tried one after the other; those that the game refuses are taken back
FAR = 40  # numbers that may be larger are drawn up to here


def dear_box(game: Game) -> str:
    """All that costs or pays says about twice as much where it may; a game without such numbers has a random one."""
    tables = tomllib.loads(built_in(game))
    for row in rows_of(tables):
        for key in list(row):
            if key in ("recognition", "rubles") and isinstance(row[key], int):
                keep_if_right(game, tables, row, key, 2 * row[key] + 1)
    text = as_file(tables)
    return text if differs(text, game) else random_box(game, 0)


def random_box(game: Game, seed: int) -> str:
    chance = random.Random(seed)
    tables = tomllib.loads(built_in(game))
    fields = [
        (place, field)
        for table in form(game)["tables"]
        if not table["same"]
        for place, field in places(table["name"], table["rows"], table["has_rows"])
    ]
    for _ in range(CHANGES):
        (name, *path), field = chance.choice(fields)
        row = tables[name]
        for step in path:
            row = row[step]
        if chance.random() < 0.3 and len(path) == 2:
            swap(game, tables, tables[name]["rows"], field["key"], chance)
        else:
            keep_if_right(game, tables, row, field["key"], drawn(field, row, chance))
    return as_file(tables)


def places(name: str, rows: Any, has_rows: bool) -> list[tuple[list[Any], Field]]:
    """Every field that can be filled in, with the way to its row."""
    found = []
    for number, row in enumerate(rows):
        path = [name, "rows", number] if has_rows else [name]
        for field in row["fields"]:
            found += within(path, field)
    return found


def within(path: list[Any], field: Field) -> list[tuple[list[Any], Field]]:
    if field["kind"] == "table":
        return [one for part in field["parts"][0] for one in within([*path, field["key"]], part)]
    if field["kind"] == "rows":
        return [
            one
            for number, parts in enumerate(field["parts"])
            for part in parts
            for one in within([*path, field["key"], number], part)
        ]
    return [(path, field)]


def drawn(field: Field, row: dict[str, Any], chance: random.Random) -> Any:
    """Another value; nothing where a row may be silent."""
    kind, low, high = field["kind"], field["low"], min(field["high"], FAR)
    if kind == "number":
        return None if field["optional"] and chance.random() < 0.5 else chance.randint(low, high)
    if kind == "flag":
        return chance.random() < 0.5
    if kind == "word":
        return chance.choice(field["names"])
    if kind == "words":
        return chance.sample(field["names"], chance.randint(1, 2))
    values = list(row[field["key"]])
    one, other = chance.sample(range(len(values)), 2)
    values[one] += 1
    values[other] -= chance.choice((0, 1))
    return values


def swap(game: Game, tables: dict[str, Any], rows: list[Any], key: str, chance: random.Random) -> None:
    """Two rows change what they say at a key, so that counts stay as they are."""
    one, other = chance.sample(rows, 2) if len(rows) > 1 else (rows[0], rows[0])
    before = copy.deepcopy(tables)
    if key in one and key in other:
        one[key], other[key] = other[key], one[key]
        if check(game, as_file(tables)):
            tables.update(before)


def keep_if_right(game: Game, tables: dict[str, Any], row: dict[str, Any], key: str, value: Any) -> None:
    before = dict(row)
    row.pop(key, None)
    if value is not None:
        row[key] = value
    if check(game, as_file(tables)):
        row.clear()
        row.update(before)


def rows_of(tables: dict[str, Any]) -> list[dict[str, Any]]:
    rows = [row for table in tables.values() for row in table.get("rows", [])]
    return rows + [action for row in rows for action in row.get("actions", [])]


def as_file(tables: dict[str, Any]) -> str:
    return "".join(
        f"[{name}]\n" + "".join(f"{key} = {as_toml(value)}\n" for key, value in table.items())
        for name, table in tables.items()
    )


def differs(text: str, game: Game) -> int:
    """How many numbers and words differ from those of the built-in file."""
    said, ours = as_file(tomllib.loads(text)), as_file(tomllib.loads(built_in(game)))
    pairs = zip(re.findall(r"[\w-]+", said), re.findall(r"[\w-]+", ours), strict=False)
    return sum(one != other for one, other in pairs)
