"""In which language a command speaks."""

from __future__ import annotations

import os
from typing import Annotated

import typer

from cathedrals.kernel.words import LANGUAGES, Words, best_language

Lang = Annotated[
    str,
    typer.Option(
        metavar="CODE",  # not LANG: some versions of typer would then call the option so
        help=f"The language: {', '.join(LANGUAGES)}; by default that of the environment.",
        rich_help_panel="What is shown",
    ),
]
# The first that says anything decides, as for other programs.
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")


def words_for(game: str, lang: str) -> Words:
    """The words asked for; if none were, those of the environment's language, or English where we lack it."""
    return Words(game, lang or language_of_the_environment())


def language_of_the_environment() -> str:
    return best_language(next((os.environ[name] for name in VARIABLES if os.environ.get(name)), ""))
