"""Where the files of each game are: its words, its rulebook, its lesson."""
# Stays plain: it knows files.

from __future__ import annotations

import sys
from pathlib import Path

from cathedrals.kernel.said import CathedralsError

# Whoever makes a game tells where its files are, so that all else can speak of it by its name.
FOLDERS: dict[str, Path] = {}


def keep_folder(game: str, folder: Path) -> None:
    """Remember where the files of a game are; a second game of that name changes nothing."""
    FOLDERS.setdefault(game, folder)


def folder_of(game: str) -> Path:
    """The folder of a game's files."""
    if game not in FOLDERS:
        raise CathedralsError(f'nobody knows where the words of "{game}" are, for there is no such game')
    return FOLDERS[game]


def folder_of_class(kind: type) -> Path:
    """The folder in which the file of a class lies, compiled or not."""
    return Path(getattr(sys.modules[kind.__module__], "__file__", None) or "").parent
