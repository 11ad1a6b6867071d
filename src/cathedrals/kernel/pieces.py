"""An owner's own pieces: what a file of them may say, what is wrong with one, and what in it is still ours."""
# Stays plain: it reads files and makes text.

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final, TypedDict

from cathedrals.kernel.parts_file import (
    DESIGNED,
    LARGEST,
    Complaint,
    Field,
    PartsError,
    PartsFile,
    PartsRow,
    PartsTable,
)
from cathedrals.kernel.parts_file import LONGEST_NAME as LONGEST_NAME
from cathedrals.kernel.said import CathedralsError

if TYPE_CHECKING:
    from cathedrals.kernel.game import Game
    from cathedrals.kernel.words import Words

BYTES_OF_A_CHARACTER: Final = 4


class FormRow(TypedDict):
    """One piece: its number in its table, of how many, where it comes from, and its fields."""

    number: int
    of: int
    source: str
    fields: list[Field]


class FormTable(TypedDict):
    """One kind of piece; a table without rows is one row. `same` in every box is what nobody may change."""

    name: str
    source: str
    has_rows: bool
    same: bool
    rows: list[FormRow]


class Form(TypedDict):
    """All that a file of pieces may say, in the order of the built-in one, and what this one says."""

    game: str
    name: str
    tables: list[FormTable]


class Ours(TypedDict):
    """How many pieces of a table are still designed by us, of how many."""

    table: str
    ours: int
    of: int


def read(game: Game, text: str) -> PartsFile:
    """A file of pieces with all complaints about it; the built-in one without a text."""
    if game.read_pieces is None:
        raise CathedralsError(f"{game.name} has no file of pieces; a game that has one was expected")
    return game.read_pieces(text or built_in(game))


def built_in(game: Game) -> str:
    """The text of the file of pieces that a game brings along."""
    return (game.folder / "parts.toml").read_text(encoding="utf-8")


def check(game: Game, text: str) -> list[Complaint]:
    """Everything that is wrong with a file of pieces, in the order of its lines."""
    if not text.strip():
        return [{"line": 1, "path": [], "words": "pieces-empty", "args": {}, "others": []}]
    return complaints_of(read(game, text))


def complaints_of(file: PartsFile) -> list[Complaint]:
    return sorted(file.complaints, key=lambda complaint: complaint["line"])


def sentence(words: Words, complaint: Complaint) -> str:
    """A complaint as one sentence, with the line."""
    what = words.say(complaint["words"], complaint["args"])
    table, *path = complaint["path"] or [""]
    if not table:
        return words.say("pieces-at-line", {"line": complaint["line"], "what": what})
    args: dict[str, Any] = {"line": complaint["line"], "table": f"[{table}]", "what": what}
    if path[:1] != ["rows"] or len(path) < 2:
        return words.say("pieces-at-table", args)
    args |= {"row": int(path[1]) + 1}
    if len(path) > 3 and isinstance(path[3], int):
        return words.say("pieces-at-part", args | {"part": path[2], "number": path[3] + 1})
    return words.say("pieces-at-row", args)


def form(game: Game, text: str = "") -> Form:
    """What a file of pieces may say, and what this one says; some fields depend on what stands in others.

    A file with complaints has a form too, as far as it can be read.
    """
    return form_of(game, read(game, text))


def form_of(game: Game, file: PartsFile) -> Form:
    """The same of a file that has been read."""
    if not file.is_read:
        file.sure()
    order = tomllib.loads(built_in(game))
    tables = [form_table(file, name, file.read_tables[name]) for name in order if name in file.read_tables]
    return {"game": game.name, "name": file.name, "tables": tables}


def form_table(file: PartsFile, name: str, table: PartsTable) -> FormTable:
    rows = [
        form_row(row, number, len(table.rows), row.source or table.source)
        for number, row in enumerate(table.rows, 1)
    ]
    return {
        "name": name,
        "source": table.source,
        "has_rows": table.has_rows,
        "same": name in file.for_every_box,
        "rows": rows,
    }


def form_row(row: PartsRow, number: int, count: int, source: str) -> FormRow:
    return {"number": number, "of": count, "source": source, "fields": row.fields}


def still_ours(game: Game, text: str = "") -> list[Ours]:
    """What is still designed by us, of what an owner can fill in."""
    counted = [ours(table) for table in form(game, text)["tables"] if not table["same"]]
    return [one for one in counted if one["ours"]]


def ours(table: FormTable) -> Ours:
    designed = sum(row["source"] == DESIGNED for row in table["rows"])
    return {"table": table["name"], "ours": designed, "of": len(table["rows"])}


def file_text(path: str | Path) -> str:
    """The text of a file of pieces that a person named; `PartsError` says why it cannot be read."""
    try:
        with Path(path).open("rb") as file:
            found = file.read(LARGEST * BYTES_OF_A_CHARACTER + 1)
    except OSError as error:
        raise PartsError(
            f"{path} cannot be read ({error.strerror}); a file of pieces was expected"
        ) from error
    try:
        return found.decode("utf-8-sig").replace("\r\n", "\n")
    except UnicodeDecodeError as error:
        line = found.count(b"\n", 0, error.start) + 1
        raise PartsError(f"{path}, line {line}: this is not text in UTF-8; save the file as UTF-8") from error


def named_game(text: str) -> str:
    """The game a file of pieces says it is of, or nothing."""
    try:
        game = tomllib.loads(text).get("game", "")
    except (ValueError, RecursionError):
        return ""
    return game if isinstance(game, str) else ""
