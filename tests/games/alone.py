"""A game told with the parts.toml of another folder as the built-in one.

python -m tests.games.alone FOLDER NAME '[SEED, SEATS, {OPTIONS}]'
"""

from __future__ import annotations

import importlib
import json
import sys
from pathlib import Path
from typing import Any
from unittest import mock


def read_from(folder: Path, package: str) -> None:
    """Load a game with the file of that folder."""
    read_text = Path.read_text
    ours = Path(*package.split("."), "parts.toml").parts

    def read(path: Path, *arguments: Any, **named: Any) -> str:
        is_meant = path.parts[-len(ours) :] == ours
        return read_text(folder / "parts.toml" if is_meant else path, *arguments, **named)

    with mock.patch.object(Path, "read_text", read):
        importlib.import_module(f"{package}.parts_file")


def main() -> None:
    folder, name, how = sys.argv[1:]
    read_from(Path(folder), f"cathedrals.games.{name}")
    from cathedrals.games import game
    from tests.games.boxes import story

    for line in story(game(name), *json.loads(how)):
        print(line)


if __name__ == "__main__":
    main()
