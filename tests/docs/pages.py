"""The pages people read, taken apart: their blocks of code, code within lines, links and headings."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property
from itertools import pairwise
from pathlib import Path

from markdown_it import MarkdownIt
from markdown_it.token import Token

ROOT = Path(__file__).parents[2]
FOLDERS = (".", "docs/**", "bench", "src/cathedrals/games/*")
MARKDOWN = MarkdownIt("commonmark").enable("table")
SOURCE = re.compile(r'\b(?:src|href)="([^"]*)"')


@dataclass(frozen=True)
class Block:
    """Code between fences: its language, what else stands beside that, its text and the line it begins on."""

    language: str
    marks: tuple[str, ...]
    text: str
    line: int


@dataclass(frozen=True)
class Page:
    path: Path

    def __str__(self) -> str:
        return self.path.relative_to(ROOT).as_posix()

    @cached_property
    def tokens(self) -> list[Token]:
        return MARKDOWN.parse(self.path.read_text("utf-8"))

    @cached_property
    def parts(self) -> list[Token]:
        """What lies within paragraphs, headings and cells."""
        return [part for token in self.tokens for part in token.children or ()]

    @cached_property
    def blocks(self) -> list[Block]:
        return [block_of(token) for token in self.tokens if token.type == "fence"]

    @cached_property
    def code(self) -> list[str]:
        """Code within lines, on one line each."""
        return [" ".join(part.content.split()) for part in self.parts if part.type == "code_inline"]

    @cached_property
    def links(self) -> list[str]:
        found = [part.attrGet("href") or part.attrGet("src") for part in self.parts]
        html = [token.content for token in [*self.tokens, *self.parts] if token.type.startswith("html")]
        return [str(link) for link in found if link] + SOURCE.findall("\n".join(html))

    @cached_property
    def anchors(self) -> set[str]:
        """What follows # in a link to one of the headings."""
        return set(slugs(self.tokens))


def block_of(token: Token) -> Block:
    language, *marks = token.info.split() or [""]
    assert token.map is not None
    return Block(language, tuple(marks), token.content, token.map[0] + 2)


def slugs(tokens: list[Token]) -> Iterator[str]:
    seen: dict[str, int] = {}
    for before, token in pairwise(tokens):
        if before.type != "heading_open":
            continue
        said = "".join(part.content for part in token.children or ())
        slug = re.sub(r"[^\w\- ]", "", said.lower()).replace(" ", "-")
        again = seen[slug] = seen.get(slug, -1) + 1
        yield f"{slug}-{again}" if again else slug


def pages() -> list[Page]:
    return [Page(path) for folder in FOLDERS for path in sorted(ROOT.glob(f"{folder}/*.md"))]


PAGES = pages()
