"""The records that are kept of every game, and the results they had."""

import json
from pathlib import Path

import pytest

FOLDER = Path(__file__).parents[1] / "records"
PATHS = sorted(FOLDER.glob("*/*.record"))
RESULTS = {folder.parent.name: json.loads(folder.read_text()) for folder in FOLDER.glob("*/results.json")}


def paths_of(game: str) -> list[Path]:
    return [path for path in PATHS if path.parent.name == game]


def every(paths: list[Path]) -> pytest.MarkDecorator:
    """A test of each of these records."""
    return pytest.mark.parametrize("path", paths, ids=lambda path: path.stem)
