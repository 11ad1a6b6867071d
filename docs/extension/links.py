"""A link that works in the repository works on the site, also on a page that includes a file from elsewhere."""

from __future__ import annotations

import os
import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
DOCS = ROOT / "docs"
INCLUDES = re.compile(r"^```\{include\} (\S+)$", re.MULTILINE)
# Code is matched first, so that what looks like a link in it is left alone.
LINK = re.compile(
    r"^ *(`{3,}).*?^ *\1|`[^`]+`|(!?)\[([^\]]*)\]\((?![a-z]+:|#)([^)#\s]+)(#[^)\s]*)?\)", re.M | re.S
)


def pages() -> list[Path]:
    return sorted(DOCS.rglob("*.md"))


def page_that_includes() -> dict[Path, Path]:
    """The page of the site for every file that is included whole; the README's is the first page."""
    found = {ROOT / "README.md": DOCS / "index.md"}
    for page in pages():
        for name in INCLUDES.findall(page.read_text("utf-8")):
            found[(page.parent / name).resolve()] = page
    return found


def links_for_site(text: str, file: Path, page: Path, homes: dict[Path, Path], repository: str = "") -> str:
    """The text of a file, its links written as a page of the site needs them.

    What the site does not hold is linked to the repository, or not at all while that has no address.
    """

    def mended(found: re.Match[str]) -> str:
        _, image, words, path, anchor = found.groups()
        if path is None:
            return found[0]
        target = (file.parent / path).resolve()
        home = homes.get(target, target)
        if home.is_relative_to(DOCS):
            place = os.path.relpath(home, page.parent).replace(os.sep, "/")
            return f"{image}[{words}]({place}{anchor or ''})"
        return (
            f"[{words}]({repository}/blob/main/{target.relative_to(ROOT).as_posix()})"
            if repository
            else words
        )

    return LINK.sub(mended, text)
