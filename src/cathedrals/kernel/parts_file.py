"""Reads a game's file of pieces.

All complaints are gathered, each with its place in the file. A row remembers what was asked of it: what may stand
in a file of pieces is told nowhere else (`kernel/pieces.py`).
"""
# Stays plain: it reads a file once.

from __future__ import annotations

import json
import re
import tomllib
import weakref
from collections.abc import Sequence
from functools import cached_property, lru_cache
from typing import Any, Final, Self, TypedDict

from cathedrals.kernel.said import CathedralsError
from cathedrals.kernel.toml_bounds import crowd_in
from cathedrals.kernel.toml_lines import Path, line_of, lines_of

SOURCES: Final[tuple[str, ...]] = (
    "rulebook",
    "reported",
    "designed",
    "printed",
)  # printed: on the owner's own piece
DESIGNED: Final = "designed"
MOST: Final = 1000
LARGEST: Final = 200_000  # characters of a file; the built-in ones have a tenth
LONGEST_NAME: Final = 40
SHOWN: Final = 40  # characters of a wrong value
TOLD_ABOUT: Final = ("source", "count_source")  # who says so is no fact about a piece
DIGITS: Final = 12
AT_LINE: Final = re.compile(r"\(at line (\d+)")


class Complaint(TypedDict):
    """One thing that is wrong: its line, the place in the file, and the words with what they speak of."""

    line: int
    path: list[str | int]
    words: str
    args: dict[str, Any]
    #: The places of other rows of the table that it is about just as well.
    others: list[int]


class Field(TypedDict):
    """What may stand at a key: a `number`, `flag` or `word`, several `numbers` or `words`, a `table`, or `rows`."""

    key: str
    kind: str
    #: Of numbers.
    low: int
    high: int
    #: Of words; where there is only one, nothing else may stand there.
    names: list[str]
    #: What may stand there instead of a list.
    instead: str
    #: How many there must be; 0 where that is open.
    count: int
    optional: bool
    #: What the file says; nothing where it is silent.
    value: Any
    #: What stands in it, of a table one list of fields, of rows one for each.
    parts: list[list[Field]]


@lru_cache(maxsize=64)
def digest(text: str, same: tuple[str, ...] = ()) -> str:
    """What the pieces of a file are known by: comments, names, the order of tables and who says so do not count.

    Nor do tables that are the same in every box, which a file may leave out.
    """
    import hashlib  # only here, as a start that makes no match need not pay for it

    tables = {
        name: table
        for name, table in tomllib.loads(text).items()
        if isinstance(table, dict) and name not in same
    }
    said = json.dumps(facts(tables), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(said.encode()).hexdigest()[:DIGITS]


def facts(said: object) -> object:
    """What a table, a row or a cell says about the pieces; rows keep their order."""
    if isinstance(said, dict):
        return {key: facts(value) for key, value in said.items() if key not in TOLD_ABOUT}
    return [facts(item) for item in said] if isinstance(said, list) else said


class PartsError(CathedralsError):
    """The file of pieces cannot be used; the text is the first complaint, in English."""

    def __init__(self, sentence: str, complaints: Sequence[Complaint] = ()) -> None:
        super().__init__(sentence)
        self.complaints = list(complaints)


class PartsRow:
    """A table of the file or a row of one; it remembers what was asked, so that nothing is overlooked.

    Where something is wrong, it complains to the file and answers with something that can be gone on with.
    """

    def __init__(self, file: PartsFile, path: Path, cells: object) -> None:
        self.held_by = weakref.ref(
            file
        )  # which holds its rows: both would stay until all garbage is looked for
        self.path = path
        self.fields: list[Field] = []
        self.source = ""
        self.seen: set[str] = set()
        self.is_sound = isinstance(cells, dict)
        self.cells: dict[str, Any] = cells if isinstance(cells, dict) else {}
        self.is_missing = not self.is_sound
        if self.is_missing:
            file.complain(path, "missing")

    @property
    def file(self) -> PartsFile:
        file = self.held_by()
        assert file is not None, "a row is read while there is its file"
        return file

    def complain(self, words: str, *keys: str | int, **args: Any) -> None:
        """What is wrong here or at a key; of what is missing as a whole nothing more is said."""
        self.is_sound = False
        if not self.is_missing:
            self.file.complain(self.path + keys, words, **args)

    def clash(self, words: str, *keys: str, others: Sequence[int], **args: Any) -> None:
        """It does not go together with other rows; any of them may be the wrong one."""
        numbers = sorted([*others, self.place_in_table])
        said = ", ".join(str(number + 1) for number in numbers)
        self.complain(words, *keys, others=others, pieces=said, **args)

    @property
    def place_in_table(self) -> int:
        return int(self.path[2])

    def asked(self, key: str, kind: str, **more: Any) -> Any:
        """The value of a key, None where there is none."""
        self.seen.add(key)
        value = self.cells.get(key)
        plain: Field = {
            "key": key,
            "kind": kind,
            "low": 0,
            "high": 0,
            "names": [],
            "instead": "",
            "count": 0,
            "optional": False,
            "value": value,
            "parts": [],
        }
        field: Field = plain | more  # type: ignore[assignment]
        self.fields.append(field)
        if value is None and not field["optional"]:
            self.complain("lacks", key=key)
        return value

    def whole(self, key: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.complain("number", key, key=key, value=shown(value), low=low, high=high)
            return low
        return value

    def number(self, key: str, low: int = 0, high: int = MOST) -> int:
        value = self.asked(key, "number", low=low, high=high)
        return low if value is None else self.whole(key, value, low, high)

    def small(self, key: str, low: int, high: int) -> int:
        """A number that is no higher on any printed piece: who types one in is held to that.

        A file may say more, as one did that was written before anybody was.
        """
        value = self.asked(key, "number", low=low, high=high)
        return low if value is None else self.whole(key, value, low, MOST)

    def number_or(self, key: str, default: int, low: int = 0, high: int = MOST) -> int:
        value = self.asked(key, "number", low=low, high=high, optional=True)
        return default if value is None else self.whole(key, value, low, high)

    def flag(self, key: str, optional: bool = False) -> bool:
        value = self.asked(key, "flag", optional=optional)
        if value is not None and not isinstance(value, bool):
            self.complain("flag", key, key=key, value=shown(value))
        return value is True

    def items(self, key: str, value: object, count: int) -> list[Any]:
        if value is None:
            return []
        if not isinstance(value, list):
            self.complain("list", key, key=key, value=shown(value))
            return []
        if count and len(value) != count:
            self.complain("count", key, key=key, found=len(value), expected=count)
        return value

    def numbers(self, key: str, low: int, high: int, count: int = 0) -> list[int]:
        value = self.asked(key, "numbers", low=low, high=high, count=count)
        return [self.whole(key, item, low, high) for item in self.items(key, value, count)]

    def place(self, key: str, value: object, names: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in names:
            self.complain("word", key, key=key, value=shown(value), names=", ".join(names))
            return 0
        return names.index(value)

    def word(self, key: str, names: Sequence[str]) -> int:
        """Where the word stands among the names."""
        value = self.asked(key, "word", names=list(names))
        return 0 if value is None else self.place(key, value, names)

    def fixed(self, key: str, name: str) -> None:
        """A word that is the same in every file."""
        self.word(key, (name,))

    def words(self, key: str, names: Sequence[str], count: int = 0, instead: str = "") -> list[int]:
        value = self.asked(key, "words", names=list(names), count=count, instead=instead)
        if instead and value == instead:
            return list(range(len(names)))
        return [self.place(key, item, names) for item in self.items(key, value, count)]

    def inner(self, key: str) -> PartsRow:
        """A table within a row."""
        value = self.asked(key, "table")
        row = PartsRow(self.file, (*self.path, key), {} if value is None else value)
        row.is_missing = row.is_missing or value is None
        self.fields[-1]["parts"] = [row.fields]
        return row

    def inner_rows(self, key: str, count: int) -> list[PartsRow]:
        """Rows within a row, as many as there must be."""
        value = self.asked(key, "rows", count=count)
        items = self.items(key, value, count)[:count]
        rows = [PartsRow(self.file, (*self.path, key, place), item) for place, item in enumerate(items)]
        self.fields[-1]["parts"] = [row.fields for row in rows]
        return rows

    def said_source(self, key: str = "source") -> str:
        """Where it comes from, which is no field."""
        value = self.cells.get(key)
        self.seen.add(key)
        return "" if value is None else SOURCES[self.place(key, value, SOURCES)]

    def finish(self) -> None:
        """Complains about what nobody asked for: a misspelt or unknown name."""
        for key in self.cells:
            if key not in self.seen:
                known = ", ".join(field["key"] for field in self.fields)
                self.complain("unknown", key, key=key[:SHOWN], names=known)


class PartsTable:
    """A table as it was read: where it comes from, and its rows; a table that has none is one row itself."""

    def __init__(self, table: PartsRow, has_rows: bool) -> None:
        self.source = table.said_source()
        self.has_rows = has_rows
        self.rows: list[PartsRow] = [] if has_rows else [table]
        if not self.source:
            table.complain("lacks", key="source")


class PartsFile:
    """The tables of the file; a game's own class reads them one by one.

    A box that lies beside the built-in one may leave out what is the same for every box.
    """

    #: The game whose pieces they are.
    game: str = ""
    #: The tables in which boxes may not differ.
    for_every_box: tuple[str, ...] = ()

    def __init__(self, text: str, built_in: PartsFile | None = None) -> None:
        self.text = text
        self.built_in = built_in
        self.complaints: list[Complaint] = []
        self.read_tables: dict[str, PartsTable] = {}
        self.tables = self.parsed()
        self.name = self.said_name()
        self.is_read = not self.complaints
        if self.is_read:
            self.share()
            self.read()
            self.finish()

    def read(self) -> None:
        """Every table, by a game's own class."""

    def sure(self) -> Self:
        """The same, if nothing is wrong with it."""
        if self.complaints:
            raise PartsError(said_in_english(self), self.complaints)
        return self

    @cached_property
    def lines(self) -> dict[Path, int]:
        return lines_of(self.text)

    @cached_property
    def last_line(self) -> int:
        return self.text.rstrip().count("\n") + 1

    def complain(
        self, path: Path, words: str, line: int = 0, others: Sequence[int] = (), **args: Any
    ) -> None:
        self.complaints.append(
            {
                "line": line or (line_of(self.lines, path) if path else 0) or self.last_line,
                "path": list(path),
                "words": f"pieces-{words}",
                "args": args,
                "others": list(others),
            }
        )

    def parsed(self) -> dict[str, Any]:
        if len(self.text) > LARGEST:
            self.complain((), "large", line=1, found=len(self.text), most=LARGEST)
            return {}
        crowd = crowd_in(self.text)
        if crowd is not None:
            self.complain((), "crowded", crowd.line, sign=crowd.sign, found=crowd.found, most=crowd.most)
            return {}
        try:
            tables = tomllib.loads(self.text)
        except (ValueError, RecursionError) as error:
            found = AT_LINE.search(str(error))
            self.complain((), "toml", line=int(found[1]) if found else 0, reason=reason_of(error))
            return {}
        if not tables:
            self.complain((), "empty")
        return tables

    def said_name(self) -> str:
        """What the owner calls the box; and is it a box of this game?"""
        name, game = self.tables.pop("name", ""), self.tables.pop("game", self.game)
        if not isinstance(name, str) or len(name) > LONGEST_NAME or not name.isprintable():
            self.complain((), "name", line_of(self.lines, ("name",)), value=shown(name), most=LONGEST_NAME)
            name = ""
        if game != self.game:
            self.complain((), "game", line_of(self.lines, ("game",)), value=shown(game), expected=self.game)
        return name.strip()

    def share(self) -> None:
        """What is the same for every box is taken from the built-in one, and may not be said otherwise."""
        for name in self.for_every_box if self.built_in else ():
            built_in = self.built_in.tables[name] if self.built_in else {}
            said = self.tables.setdefault(name, built_in)
            if isinstance(said, dict) and facts(said) != facts(built_in):
                self.complain((name,), "same", table=name)
                self.tables[name] = built_in

    def table(self, name: str) -> PartsRow:
        table = PartsRow(self, (name,), self.tables.get(name))
        self.read_tables[name] = PartsTable(table, has_rows=False)
        return table

    def rows(self, name: str, count: int) -> list[PartsRow]:
        """A row for each piece; as many as there must be, however many the file has."""
        table = PartsRow(self, (name,), self.tables.get(name))
        read = self.read_tables[name] = PartsTable(table, has_rows=True)
        table.said_source("count_source")
        items = table.items("rows", table.asked("rows", "rows"), count)
        table.finish()
        for place, item in enumerate(items[:count]):
            row = PartsRow(self, (name, "rows", place), item)
            row.source = row.said_source() or read.source
            read.rows.append(row)
        return read.rows

    def single(self, name: str, key: str, low: int, high: int = MOST) -> int:
        table = self.table(name)
        value = table.small(key, low, high)
        table.finish()
        return value

    def is_sound(self, name: str) -> bool:
        """Whether nothing is wrong within a table; only then it is worth counting what is in it."""
        return all(complaint["path"][:1] != [name] for complaint in self.complaints)

    def finish(self) -> None:
        """Complains about a table that nobody read."""
        for name in self.tables:
            if name not in self.read_tables:
                self.complain((name,), "unknown-table", table=name[:SHOWN], names=", ".join(self.read_tables))


def shown(value: object) -> str:
    """A value as the file has it, as much of it as a sentence can hold."""
    return short(json.dumps(value, ensure_ascii=False, default=str), SHOWN)


def short(text: str, most: int) -> str:
    return text if len(text) <= most else text[: most - 1] + "…"


def reason_of(error: Exception) -> str:
    """What tomllib says, without the place, in one line."""
    if isinstance(error, RecursionError):
        return "Nested too deeply"
    return short(re.sub(r" \(at .*", "", str(error), flags=re.DOTALL), 2 * SHOWN)


def said_in_english(file: PartsFile) -> str:
    from cathedrals.kernel.pieces import sentence  # only here, as files of pieces are right as a rule
    from cathedrals.kernel.words import Words

    return sentence(Words(file.game), file.complaints[0])
