"""The package on the page about a third game: its files laid down and installed as it says there."""

import os
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT, Page

PAGE = Page(ROOT / "docs" / "contributors" / "a-third-game.md")
# Nothing is fetched: what the build needs is here, and what the package needs is the house itself.
INSTALL = (
    "--quiet",
    "--no-index",
    "--no-deps",
    "--no-build-isolation",
    "--disable-pip-version-check",
    "--target",
)


def lay(folder: Path) -> None:
    """Write the files of the page."""
    for block in PAGE.blocks:
        for name in (mark.removeprefix("file=") for mark in block.marks):
            path = folder / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(block.text, encoding="utf-8")


def install(folder: Path, site: Path) -> None:
    done = subprocess.run(
        [sys.executable, "-m", "pip", "install", *INSTALL, site, folder], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stderr


def beside_the_house(site: Path) -> dict[str, str]:
    """An environment in which Python finds the package beside the house."""
    return os.environ | {"PYTHONPATH": os.pathsep.join([str(site), os.environ.get("PYTHONPATH", "")])}
