"""Writes a file of pieces for its owner to fill in: what it says now, and what to look at on the printed pieces."""
# Stays plain: it makes text.

from __future__ import annotations

import json
from collections.abc import Iterator
from textwrap import wrap
from typing import TYPE_CHECKING, Any

from cathedrals.kernel.parts_file import Field
from cathedrals.kernel.pieces import Form, FormRow, FormTable

if TYPE_CHECKING:
    from cathedrals.kernel.words import Words

WIDTH = 100
IN_A_ROW = 20  # numbers of a long list


def written(words: Words, form: Form) -> str:
    """The text of a file that says what a form says; what is the same in every box is left out."""
    rows = [
        *comment(words.say("pieces-file", {"title": words.say("game-title"), "name": form["game"]})),
        f"game = {as_toml(form['game'])}",
        f"name = {as_toml(form['name'])}",
    ]
    for table in form["tables"]:
        if not table["same"]:
            rows += ["", *comment(words.say(f"pieces-look-{table['name']}")), *table_rows(table)]
    return "\n".join(rows) + "\n"


def comment(text: str) -> list[str]:
    plain = text.replace("\N{NO-BREAK SPACE}", " ").replace("\N{NARROW NO-BREAK SPACE}", " ")
    return [f"# {row}" for row in wrap(plain, WIDTH - 2)]


def table_rows(table: FormTable) -> Iterator[str]:
    yield f"[{table['name']}]"
    yield f"source = {as_toml(table['source'])}"
    if not table["has_rows"]:
        for field in said(table["rows"][0]["fields"]):
            yield f"{field['key']} = {long_list(field)}"
        return
    yield "rows = ["
    for row in table["rows"]:
        yield f"  # {table['name']} {row['number']}/{row['of']}"
        yield f"  {piece(row)},"
    yield "]"


def piece(row: FormRow) -> str:
    cells = [f"{field['key']} = {cell(field)}" for field in said(row["fields"])]
    return "{ " + ", ".join([*cells, f"source = {as_toml(row['source'])}"]) + " }"


def said(fields: list[Field]) -> list[Field]:
    return [field for field in fields if field["value"] is not None]


def cell(field: Field) -> str:
    if field["kind"] != "rows" or not isinstance(field["value"], list):
        return as_toml(field["value"])
    inner = "".join(f"    {as_toml(item)},\n" for item in field["value"])
    return f"[\n{inner}  ]"


def long_list(field: Field) -> str:
    value = field["value"]
    if not isinstance(value, list) or len(value) <= IN_A_ROW:
        return as_toml(value)
    parts = [value[first : first + IN_A_ROW] for first in range(0, len(value), IN_A_ROW)]
    return "[\n" + "".join(f"  {', '.join(as_toml(item) for item in part)},\n" for part in parts) + "]"


def as_toml(value: Any) -> str:
    """A value in one line."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {as_toml(item)}" for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(as_toml(item) for item in value) + "]"
    return json.dumps(value, ensure_ascii=False)
