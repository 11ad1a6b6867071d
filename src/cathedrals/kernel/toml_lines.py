"""In which line of a TOML file each table, row and key stands; tomllib tells what they say, not where."""
# Stays plain: it reads a text once.

from __future__ import annotations

import re
from bisect import bisect_left
from typing import Final

#: A table, a place in a list, a key: `("base", "rows", 2, "wood")`.
Path = tuple[str | int, ...]

BLANK: Final = re.compile(r"(?:[ \t\r\n]|#[^\n]*)*")
KEY: Final = re.compile(r'[ \t]*("(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'|[^\s=.\[\]{},"\'#]+)[ \t]*')
STRING: Final = re.compile(
    r'"""(?:[^\\]|\\.)*?"{3,5}|\'\'\'.*?\'{3,5}|"(?:[^"\\\n]|\\.)*"|\'[^\'\n]*\'', re.DOTALL
)
SCALAR: Final = re.compile(r"[^,\]}#\n]*")


def lines_of(text: str) -> dict[Path, int]:
    """The line of everything a valid file says, counted from 1."""
    scanner = Scanner(text)
    scanner.scan()
    return scanner.lines


def line_of(lines: dict[Path, int], path: Path) -> int:
    """The line of what a path names, or of what it would stand in; 0 if that is nowhere either."""
    while path and path not in lines:
        path = path[:-1]
    return lines.get(path, 0)


class Scanner:
    """One walk through a text that tomllib accepts."""

    def __init__(self, text: str) -> None:
        self.text = text
        self.at = 0
        self.ends = [found.start() for found in re.finditer("\n", text)]
        self.lines: dict[Path, int] = {}
        self.lengths: dict[Path, int] = {}  # of lists of tables, [[…]]

    def scan(self) -> None:
        inside: Path = ()
        self.skip()
        while self.at < len(self.text):
            inside = self.header() if self.sees("[") else self.pair(inside)
            self.skip()

    def skip(self) -> None:
        """Over blanks, line ends and comments."""
        found = BLANK.match(self.text, self.at)
        self.at = found.end() if found else self.at

    def sees(self, mark: str) -> bool:
        return self.text.startswith(mark, self.at)

    def note(self, path: Path) -> None:
        self.lines.setdefault(path, bisect_left(self.ends, self.at) + 1)

    def header(self) -> Path:
        """`[table]` or `[[list of tables]]`; what follows stands in it."""
        is_list = self.sees("[[")
        start = self.at
        self.at += 2 if is_list else 1
        keys = self.keys()
        end, self.at = self.at, start
        path = self.within(keys[:-1]) + keys[-1:]
        self.note(path)
        if is_list:
            self.lengths[path] = self.lengths.get(path, -1) + 1
            path += (self.lengths[path],)
            self.note(path)
        self.at = end + (2 if is_list else 1)
        return path

    def within(self, keys: Path) -> Path:
        """Where keys of a header lead: in a list of tables, into its last."""
        path: Path = ()
        for key in keys:
            path += (key,)
            if path in self.lengths:
                path += (self.lengths[path],)
        return path

    def keys(self) -> Path:
        """`a."b".c`, with the blanks around."""
        found: list[str] = []
        while key := KEY.match(self.text, self.at):
            found.append(key[1][1:-1] if key[1][0] in "\"'" else key[1])
            self.at = key.end()
            if not self.sees("."):
                break
            self.at += 1
        return tuple(found)

    def pair(self, inside: Path) -> Path:
        """`key = value`."""
        start = self.at
        keys = self.keys()
        end, self.at = self.at, start
        for depth in range(1, len(keys) + 1):
            self.note(inside + keys[:depth])
        self.at = end + 1
        self.value(inside + keys)
        return inside

    def value(self, path: Path) -> None:
        self.skip()
        if self.sees("["):
            self.list(path)
        elif self.sees("{"):
            self.table(path)
        else:
            found = STRING.match(self.text, self.at) or SCALAR.match(self.text, self.at)
            self.at = found.end() if found else self.at

    def list(self, path: Path) -> None:
        self.at += 1
        number = 0
        while not self.closes("]"):
            self.note((*path, number))
            self.value((*path, number))
            number += 1

    def table(self, path: Path) -> None:
        self.at += 1
        while not self.closes("}"):
            self.pair(path)

    def closes(self, mark: str) -> bool:
        """Whether a list or table ends here; a comma before is passed over."""
        self.skip()
        if self.sees(","):
            self.at += 1
            self.skip()
        if self.sees(mark) or self.at >= len(self.text):
            self.at += 1
            return True
        return False
