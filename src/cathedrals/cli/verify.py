"""`cathedrals verify`: derives every draw of a record again."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cathedrals import matches
from cathedrals.cli.language import Lang, words_for
from cathedrals.kernel import record as records


def verify(
    file: Annotated[Path, typer.Argument(metavar="FILE", help="A record.")],
    lang: Lang = "",
) -> None:
    """Derive every draw of a record again from its seed, or from its published secret and the salts."""
    record = records.read(matches.file_text(file))
    draws = matches.verify(record)
    typer.echo(words_for("", lang).say("verify-done", {"draws": draws}))
