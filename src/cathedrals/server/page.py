"""The plain page: a table can be opened and played by typed moves until the browser client stands."""

from __future__ import annotations

import html
import re
from pathlib import Path

from fastapi import APIRouter
from fastapi.responses import HTMLResponse

from cathedrals.kernel.words import Words

FOLDER = Path(__file__).parent / "plain"
WORDS = re.compile(r"\{\{ ([a-z-]+) \}\}")
router = APIRouter()


def in_words(text: str) -> str:
    """A page with every `{{ id }}` said."""
    words = Words()
    return WORDS.sub(lambda found: html.escape(words.say(found[1])), text)


@router.get("/", response_class=HTMLResponse, include_in_schema=False)
def lobby() -> str:
    return in_words((FOLDER / "lobby.html").read_text(encoding="utf-8"))


@router.get("/table/{match}", response_class=HTMLResponse, include_in_schema=False)
def table(match: str) -> str:
    return in_words((FOLDER / "table.html").read_text(encoding="utf-8"))
