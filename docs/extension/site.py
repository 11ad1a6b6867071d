"""What the site needs beyond Sphinx: pages read off the program itself, and links that work in both places."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from docutils import nodes
from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx
from sphinx.util.docutils import SphinxDirective

from . import commands, http, rulebook
from .links import DOCS, links_for_site, page_that_includes


class Generated(SphinxDirective):
    """`{generated} commands`, `{generated} http` or `{generated} rulebook GAME`."""

    required_arguments = 1
    optional_arguments = 1

    def run(self) -> list[nodes.Node]:
        make = {"commands": commands, "http": http, "rulebook": rulebook}[self.arguments[0]].to_markdown
        first, heading, rest = make(*self.arguments[1:]).partition("## ")
        # Two parts, because what stands before the first heading is lost where headings are allowed.
        sections = self.parse_text_to_nodes(heading + rest, allow_section_headings=True)
        return self.parse_text_to_nodes(first) + sections


def mend_page(app: Sphinx, page: str, content: list[str]) -> None:
    path = Path(app.env.doc2path(page))
    content[0] = mended(app, content[0], path, path)


def mend_included(app: Sphinx, file: Path, page: str, content: list[str]) -> None:
    path = Path(app.env.doc2path(page))
    content[0] = mended(app, content[0], (DOCS / file).resolve(), path)


def mended(app: Sphinx, text: str, file: Path, page: Path) -> str:
    return links_for_site(text, file, page, page_that_includes(), app.config.repository)


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_config_value("repository", "", "env")
    app.add_directive("generated", Generated)
    app.add_lexer("fluent", TextLexer)  # Pygments does not know the language of the words
    app.connect("source-read", mend_page)
    app.connect("include-read", mend_included)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
