"""How long the lines of the browser client are: Prettier breaks code, but no comment, text or path of a drawing."""

import pytest

from cathedrals.games import HOUSE
from tests.web.building import ROOT

LONGEST = 120
FOLDERS = ["web", *(f"src/cathedrals/games/{game.name}/web" for game in HOUSE), "tests/browser"]
KINDS = ("ts", "js", "svelte", "css", "html")
FILES = [
    *(path for folder in FOLDERS for kind in KINDS for path in sorted((ROOT / folder).rglob(f"*.{kind}"))),
    *(path for kind in KINDS for path in sorted(ROOT.glob(f"*.{kind}"))),
]


@pytest.mark.parametrize("kind", KINDS)
def test_there_are_files_of_every_kind(kind):
    assert any(path.suffix == f".{kind}" for path in FILES)


def test_no_line_is_too_long_to_be_read_beside_another():
    lines = [(path, line) for path in FILES for line in path.read_text("utf-8").splitlines()]
    long = [f"{path.relative_to(ROOT)}: {line.strip()[:60]}" for path, line in lines if len(line) > LONGEST]
    assert long == []
