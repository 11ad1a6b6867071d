"""The package on the page about a third game: its files laid down and installed as it says there."""

import os
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT, Page

CONTRIBUTORS = ROOT / "docs" / "contributors"
THIRD_GAME = Page(CONTRIBUTORS / "a-third-game.md")
ADDING = Page(CONTRIBUTORS / "adding.md")
# Nothing is fetched: what the build needs is here, and what the package needs is the house itself.
INSTALL = (
    "--quiet",
    "--no-index",
    "--no-deps",
    "--no-build-isolation",
    "--disable-pip-version-check",
    "--target",
)


def files(page: Page) -> dict[str, str]:
    """What a page says stands in which file."""
    marked = [(block, mark) for block in page.blocks for mark in block.marks if mark.startswith("file=")]
    return {mark.removeprefix("file="): block.text for block, mark in marked}


def lay(folder: Path, found: dict[str, str]) -> None:
    for name, text in found.items():
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")


def change(folder: Path, page: Page) -> None:
    """Put what stands below the line in place of what stands above it, which has to be there once."""
    for block in page.blocks:
        for name in (mark.removeprefix("change=") for mark in block.marks if mark.startswith("change=")):
            old, new = block.text.rstrip("\n").split("\n---\n")
            text = (folder / name).read_text(encoding="utf-8")
            assert text.count(old) == 1, f"{page}, line {block.line}"
            (folder / name).write_text(text.replace(old, new), encoding="utf-8")


def install(folder: Path, site: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", *INSTALL, site, folder], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def beside_the_house(site: Path) -> dict[str, str]:
    """An environment in which Python finds the package beside the house."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])}
