"""`cathedrals verify`: derives every draw of a record again."""

from __future__ import annotations

import typer

from cathedrals import matches
from cathedrals.cli import parameters
from cathedrals.cli.language import Lang, words_for
from cathedrals.kernel import record as records

EPILOG = """\
Examples:
  cathedrals verify ivan.record
"""


def verify(
    file: parameters.Record,
    pieces: parameters.Pieces = None,
    lang: Lang = "",
) -> None:
    """Prove that nobody changed the dice of a match.

    Every draw of the record is derived again, from its seed or from the secret that is published at the end and the
    salts of the seats.
    """
    if pieces is not None:
        parameters.box_in(pieces)
    record = records.read(matches.file_text(file))
    draws = matches.verify(record)
    words, left = words_for("", lang), matches.own_draws(record) - draws
    said = ("verify-some", {"draws": draws, "left": left}) if left else ("verify-done", {"draws": draws})
    typer.echo(words.say(*said))
