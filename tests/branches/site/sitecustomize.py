"""Runs the marked code of our own modules, in the tests as in every process that they start.

Python imports it at the start of each process that has this folder in its path. What is taken is written into a file
that all of them have in their memory, so it is kept also of one that is killed.
"""

from __future__ import annotations

import marshal
import mmap
import os
from importlib.machinery import SourceFileLoader
from types import CodeType


class Notes:
    """The folder of one run: where the notes of each file begin and end, and its marked code."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        with open(os.path.join(folder, "places"), "rb") as file:
            self.places: dict[str, tuple[int, int]] = marshal.load(file)
        with open(os.path.join(folder, "taken"), "r+b") as file:
            self.all = memoryview(mmap.mmap(file.fileno(), 0))

    def taken(self, path: str) -> memoryview:
        """What the code of a file notes its branches in."""
        first, end = self.places[path]
        return self.all[first:end]

    def code(self, path: str) -> CodeType:
        with open(os.path.join(self.folder, f"code-{self.places[path][0]}"), "rb") as file:
            code: CodeType = marshal.load(file)
        return code


def follow(notes: Notes) -> None:
    plainly = SourceFileLoader.get_code

    def get_code(loader: SourceFileLoader, fullname: str) -> CodeType | None:
        path = os.path.abspath(loader.path)
        return notes.code(path) if path in notes.places else plainly(loader, fullname)

    setattr(SourceFileLoader, "get_code", get_code)  # noqa: B010  it is no method that mypy lets one replace


if "BRANCHES" in os.environ:
    NOTES = Notes(os.environ["BRANCHES"])
    follow(NOTES)
