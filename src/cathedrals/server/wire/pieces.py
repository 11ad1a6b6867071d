"""What is told of a game's list of pieces and of a box that is typed in from printed ones."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import Field
from typing_extensions import TypedDict

Cells = dict[str, Any]
ShelfState = Literal["built-in", "absent", "same", "renamed", "other"]


class PieceField(TypedDict):
    """What may stand at a key of a piece."""

    key: str
    kind: Literal["number", "flag", "word", "numbers", "words", "table", "rows"]
    low: Annotated[int, Field(description="The least of a number.")]
    high: Annotated[int, Field(description="The most of a number.")]
    names: Annotated[list[str], Field(description="The words there may be.")]
    instead: Annotated[str, Field(description="What may stand there instead of a list, or nothing.")]
    count: Annotated[int, Field(description="How many a list must have; 0 where that is open.")]
    optional: bool
    value: Annotated[Any, Field(description="What the built-in list says; null where it is silent.")]
    parts: Annotated[
        list[list[PieceField]],
        Field(description="What stands in it: one list of a table, one for each of rows."),
    ]


class PiecesRow(TypedDict):
    """One piece."""

    source: Annotated[str, Field(description="Where it comes from: rulebook, reported or designed.")]
    fields: list[PieceField]


class PiecesTable(TypedDict):
    """One kind of piece; a table that has no rows is one piece."""

    name: str
    has_rows: bool
    rows: list[PiecesRow]


class PiecesForm(TypedDict):
    """All that an owner can type in of a game, and what the built-in list says."""

    game: str
    tables: list[PiecesTable]


class PieceComplaint(TypedDict):
    """One thing that does not fit."""

    said: Annotated[str, Field(description="What, as a sentence in your language.")]
    table: Annotated[str, Field(description="The table it is about, or nothing.")]
    row: NotRequired[Annotated[int, Field(description="The place of the piece in it, from 0.")]]
    others: Annotated[list[int], Field(description="The places of those it may be about just as well.")]


class PiecesChecked(TypedDict):
    """What is wrong with a box."""

    complaints: list[PieceComplaint]


class PiecesText(TypedDict):
    """A box as the file that `--pieces` takes."""

    text: str


class PiecesRead(TypedDict):
    """What a file says of printed pieces, by table and place."""

    name: str
    pieces: dict[str, dict[int, Cells]]
    without: Annotated[list[PieceComplaint], Field(description="Why rows were left out that say no piece.")]


class BoxOnShelf(TypedDict):
    """A box that tables can be opened with."""

    pieces: Annotated[str, Field(description="Its digest.")]
    name: str
    at_start: Annotated[
        bool, Field(description="Named by `--pieces` when the server started, so it stays on the shelf.")
    ]


class Shelf(TypedDict):
    """What the server's shelf has of a box that is typed in, and the boxes of its game there."""

    pieces: Annotated[str, Field(description="The digest of what is typed in.")]
    state: Annotated[
        ShelfState,
        Field(
            description="`built-in`: nothing differs from the built-in pieces. `absent`: not there. `same`: there, "
            "under its name. `renamed`: there, under another name. `other`: other pieces are there under its name."
        ),
    ]
    boxes: list[BoxOnShelf]
