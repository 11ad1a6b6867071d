"""A game told with the parts.toml of another folder as the built-in one.

python -m tests.games.alone FOLDER NAME '[SEED, SEATS, {OPTIONS}]'
"""

from __future__ import annotations

import importlib.resources
import json
import sys
from importlib.resources.abc import Traversable
from pathlib import Path
from unittest import mock


def read_from(folder: Path, package: str) -> None:
    """Load a game with the file of that folder."""
    ours = importlib.resources.files

    def files(anchor: str) -> Traversable:
        return folder if anchor == package else ours(anchor)

    with mock.patch.object(importlib.resources, "files", files):
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
