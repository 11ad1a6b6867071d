"""A box that is typed in: what may be told, what is wrong with what was told, and the file it makes."""

from __future__ import annotations

import tomllib
from collections.abc import Iterator, Sequence
from typing import Any

from cathedrals.kernel import pieces
from cathedrals.kernel.game import Game
from cathedrals.kernel.parts_file import Complaint
from cathedrals.kernel.pieces_file import as_toml, written
from cathedrals.kernel.words import Words
from cathedrals.server.language import refused, words
from cathedrals.server.wire.pieces import Cells, PieceComplaint, PiecesForm, PiecesRead, PiecesTable
from cathedrals.server.wire.requests import Draft

PRINTED = "printed"
SOURCE = "source"
ROWS = "rows"
MOST_TOLD = 100  # complaints put into words: who has so many begins with the first
# What makes a row no piece; all else can be mended field by field.
NO_PIECE = {f"pieces-{what}" for what in ("missing", "lacks", "number", "flag", "list", "word", "unknown")}


def form(game: Game) -> PiecesForm:
    """What an owner can type in; what is the same in every box is left out."""
    return {
        "game": game.name,
        "tables": [table(one) for one in pieces.form(game)["tables"] if not one["same"]],
    }


def table(one: pieces.FormTable) -> PiecesTable:
    rows = [{"source": row["source"], "fields": row["fields"]} for row in one["rows"]]
    return {"name": one["name"], "has_rows": one["has_rows"], "rows": rows}  # type: ignore[typeddict-item]


def complaints(game: Game, draft: Draft) -> list[PieceComplaint]:
    """What is wrong with a draft, in the order of its file."""
    return in_words(game, pieces.check(game, plain(game, draft)))


def in_words(game: Game, wrong: Sequence[Complaint]) -> list[PieceComplaint]:
    """The first of them."""
    return [complaint(game, one) for one in wrong[:MOST_TOLD]]


def complaint(game: Game, one: Complaint) -> PieceComplaint:
    """In words, and without its line: who types in a piece does not see the file."""
    table, row = place_of(one)
    told: PieceComplaint = {
        "said": said(words(game.name), one),
        "table": table,
        "others": one["others"],
    }
    if row is not None:
        told["row"] = row
    return told


def place_of(one: Complaint) -> tuple[str, int | None]:
    """The table it is about, and the row if it is about one."""
    table, *path = one["path"] or [""]
    return str(table), int(path[1]) if path[:1] == [ROWS] and len(path) > 1 else None


def said(words: Words, one: Complaint) -> str:
    """With the field called as the page calls it."""
    args = dict(one["args"])
    field = f"field-{args.get('key')}"
    if words.has(field):
        args["key"] = words.say(field, {"amount": 2})
    return words.say(one["words"], args)


# The file -----------------------------------------------------------------------------------------


def file(game: Game, draft: Draft) -> str:
    """The file of a draft, finished or not, with what to look at on the printed pieces."""
    return written(words(game.name), pieces.form(game, plain(game, draft)))


def is_built_in(game: Game, draft: Draft) -> bool:
    """Whether it says nothing else than the built-in list."""
    return digest(game, draft) == game.digest


def digest(game: Game, draft: Draft) -> str:
    """What its pieces are known by."""
    return game.digest_of(plain(game, draft))


def plain(game: Game, draft: Draft) -> str:
    """The built-in list, and in it what was typed, marked as printed."""
    built_in = tomllib.loads(pieces.built_in(game))
    tables = {one["name"]: built_in[one["name"]] for one in pieces.form(game)["tables"] if not one["same"]}
    for name, rows in draft.pieces.items():
        for place, cells in rows.items():
            piece(tables, name, place).update(cells | {SOURCE: PRINTED})
    said = {"game": game.name, "name": draft.name} | tables
    return "".join(f"{key} = {as_toml(value)}\n" for key, value in said.items())


def piece(tables: dict[str, Any], name: str, place: int) -> dict[str, Any]:
    """The row of a piece, emptied; a table that has no rows is one."""
    table: dict[str, Any] = tables.get(name, {ROWS: []})
    rows: list[dict[str, Any]] = table.get(ROWS, [table])
    if place >= len(rows):
        raise refused("no-such-piece", table=name, number=place + 1)
    rows[place].clear()
    return rows[place]


def read(game: Game, text: str) -> PiecesRead:
    """What a file says of printed pieces; of what cannot be taken for a piece at all is told why."""
    file = pieces.read(game, text or " ")  # nothing at all would be the built-in one
    wrong = pieces.complaints_of(file)
    if not file.is_read:
        raise refused("cannot-be", reason=why_unread(words(game.name), wrong[0]))
    found = pieces.form_of(game, file)
    no_pieces = [one for one in wrong if one["words"] in NO_PIECE]
    without = {(table, row or 0) for table, row in map(place_of, no_pieces)}
    tables = {one["name"]: dict(printed(one, without)) for one in found["tables"] if not one["same"]}
    return {"name": found["name"], "pieces": tables, "without": in_words(game, no_pieces)}


def why_unread(words: Words, one: Complaint) -> str:
    """Who opens a file on the page need not know what it is written in."""
    if one["words"] == "pieces-toml":
        return words.say("web-pieces-no-file", {"line": one["line"]})
    return pieces.sentence(words, one)


def printed(table: pieces.FormTable, without: set[tuple[str, int]]) -> Iterator[tuple[int, Cells]]:
    for place, row in enumerate(table["rows"]):
        if row["source"] == PRINTED and (table["name"], place) not in without:
            yield (
                place,
                {field["key"]: field["value"] for field in row["fields"] if field["value"] is not None},
            )
