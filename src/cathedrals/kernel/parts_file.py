"""Reads a game's parts.toml; a complaint is one sentence that names the table and the row."""
# Stays plain: it reads a file once.

import json
import tomllib
from collections.abc import Sequence
from functools import lru_cache
from typing import Final, NoReturn, Self

SOURCES: Final[tuple[str, ...]] = ("rulebook", "reported", "designed")
MOST: Final = 1000
TOLD_ABOUT: Final = ("source", "count_source")  # who says so is no fact about a piece
DIGITS: Final = 12


class PartsError(ValueError):
    """The file of parts cannot be used."""


def refuse_table(name: str, what: str) -> NoReturn:
    raise PartsError(f"parts.toml: the table [{name}] {what}.")


@lru_cache(maxsize=64)
def digest(text: str) -> str:
    """What the pieces of a file are known by: comments, the order of tables and who says so do not count."""
    import hashlib  # only here, as a start that makes no match need not pay for it

    said = json.dumps(facts(tomllib.loads(text)), sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return hashlib.sha256(said.encode()).hexdigest()[:DIGITS]


def facts(said: object) -> object:
    """What a table, a row or a cell says about the pieces; rows keep their order."""
    if isinstance(said, dict):
        return {key: facts(value) for key, value in said.items() if key not in TOLD_ABOUT}
    return [facts(item) for item in said] if isinstance(said, list) else said


class PartsRow:
    """A table of the file or a row of one; it remembers what was read, so that nothing is overlooked."""

    def __init__(self, where: str, cells: object) -> None:
        self.where = where
        self.seen: set[str] = set()
        if not isinstance(cells, dict):
            self.refuse("is missing")
        self.cells: dict[str, object] = cells

    def refuse(self, what: str) -> NoReturn:
        raise PartsError(f"parts.toml: {self.where} {what}.")

    def cell(self, key: str) -> object:
        self.seen.add(key)
        if key not in self.cells:
            self.refuse(f'lacks "{key}"')
        return self.cells[key]

    def whole(self, key: str, value: object, low: int, high: int) -> int:
        if isinstance(value, bool) or not isinstance(value, int) or not low <= value <= high:
            self.refuse(f"says {key} = {value!r} where a whole number from {low} to {high} is expected")
        return value

    def number(self, key: str, low: int = 0, high: int = MOST) -> int:
        return self.whole(key, self.cell(key), low, high)

    def number_or(self, key: str, default: int, low: int = 0, high: int = MOST) -> int:
        return self.number(key, low, high) if key in self.cells else default

    def flag(self, key: str) -> bool:
        value = self.cell(key)
        if not isinstance(value, bool):
            self.refuse(f"says {key} = {value!r} where true or false is expected")
        return value

    def items(self, key: str) -> list[object]:
        value = self.cell(key)
        if not isinstance(value, list):
            self.refuse(f"says {key} = {value!r} where a list is expected")
        return value

    def numbers(self, key: str, low: int, high: int) -> list[int]:
        return [self.whole(key, item, low, high) for item in self.items(key)]

    def place(self, key: str, value: object, names: Sequence[str]) -> int:
        if not isinstance(value, str) or value not in names:
            self.refuse(f"says {key} = {value!r} where one of {', '.join(names)} is expected")
        return names.index(value)

    def word(self, key: str, names: Sequence[str]) -> int:
        """Where the word stands among the names."""
        return self.place(key, self.cell(key), names)

    def words(self, key: str, names: Sequence[str]) -> list[int]:
        return [self.place(key, item, names) for item in self.items(key)]

    def inner(self, key: str) -> "PartsRow":
        return PartsRow(f'"{key}" of {self.where}', self.cell(key))

    def finish(self) -> None:
        """Refuses what nobody read: a misspelt or unknown name."""
        for key in self.cells:
            if key not in self.seen:
                self.refuse(f'holds the unknown name "{key}"')


class PartsFile:
    """The tables of the file, each with where it comes from; a game's own class reads them one by one."""

    #: The tables in which boxes may not differ.
    for_every_box: tuple[str, ...] = ()

    def __init__(self, text: str) -> None:
        try:
            self.tables: dict[str, object] = tomllib.loads(text)
        except tomllib.TOMLDecodeError as error:
            raise PartsError(f"parts.toml: it is not valid TOML ({error}).") from error
        self.sources: dict[str, str] = {}

    def table(self, name: str) -> PartsRow:
        table = PartsRow(f"the table [{name}]", self.tables.get(name))
        self.sources[name] = SOURCES[table.word("source", SOURCES)]
        return table

    def rows(self, name: str, count: int) -> list[PartsRow]:
        table = self.table(name)
        if "count_source" in table.cells:
            table.word("count_source", SOURCES)
        items = table.items("rows")
        table.finish()
        if len(items) != count:
            table.refuse(f"has {len(items)} rows where {count} are expected")
        rows = [PartsRow(f"row {place + 1} of [{name}]", item) for place, item in enumerate(items)]
        for row in rows:
            if "source" in row.cells:
                row.word("source", SOURCES)
        return rows

    def single(self, name: str, key: str, low: int) -> int:
        table = self.table(name)
        value = table.number(key, low)
        table.finish()
        return value

    def finish(self) -> None:
        """Refuses a table that nobody read."""
        for name in self.tables:
            if name not in self.sources:
                refuse_table(name, "is unknown")

    def beside(self, built_in: "PartsFile") -> Self:
        """The same, if it may lie beside the built-in box: what is the same for every box is the same here."""
        for name in self.for_every_box:
            if facts(self.tables[name]) != facts(built_in.tables[name]):
                refuse_table(name, "must say what the built-in one says, as it is the same for every box")
        return self
