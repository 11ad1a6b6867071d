"""What the site needs beyond Sphinx: pages read off the program itself, and links that work in both places."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from pygments.lexers.special import TextLexer
from sphinx.application import Sphinx

from . import commands, http, rulebook, senses
from .links import DOCS, links_for_site, page_that_includes

# On a page: {generated} commands, {generated} http, {generated} rulebook GAME or {generated} senses GAME.
GENERATED = re.compile(r"^```\{generated\} (\w+) ?(\w*)\n```$", re.MULTILINE)
MAKERS = {
    "commands": commands.to_markdown,
    "http": http.to_markdown,
    "rulebook": rulebook.to_markdown,
    "senses": senses.to_markdown,
}


def generate(found: re.Match[str]) -> str:
    return MAKERS[found[1]](*filter(None, [found[2]]))


def prepare_page(app: Sphinx, page: str, content: list[str]) -> None:
    path = Path(app.env.doc2path(page))
    content[0] = GENERATED.sub(generate, mended(app, content[0], path, path))


def prepare_included(app: Sphinx, file: Path, page: str, content: list[str]) -> None:
    """MyST tells only the last part of the page's name, so the page that is being read is asked for."""
    content[0] = mended(app, content[0], (DOCS / file).resolve(), Path(app.env.doc2path(app.env.docname)))


def mended(app: Sphinx, text: str, file: Path, page: Path) -> str:
    return links_for_site(text, file, page, page_that_includes(), app.config.repository)


def show_made_defaults(app: Sphinx, *told: Any) -> tuple[str | None, str | None]:
    """A default that is made anew each time is shown as "...", for Sphinx cannot read how Python shows it."""
    signature, returned = told[-2:]
    return signature and signature.replace("<factory>", "..."), returned


def setup(app: Sphinx) -> dict[str, Any]:
    app.add_config_value("repository", "", "env")
    app.add_lexer("fluent", TextLexer)  # Pygments does not know the language of the words
    app.connect("source-read", prepare_page)
    app.connect("include-read", prepare_included)
    app.connect("autodoc-process-signature", show_made_defaults)
    return {"parallel_read_safe": True, "parallel_write_safe": True}
