"""`cathedrals verify`: derives every draw of a record again."""

from __future__ import annotations

from typing import Annotated

import typer

from cathedrals import matches
from cathedrals.cli import parameters
from cathedrals.cli.language import Lang, words_for
from cathedrals.kernel import record as records
from cathedrals.kernel.dealer import seeded
from cathedrals.kernel.record import Record
from cathedrals.kernel.words import Words

EPILOG = """\
Examples:
  cathedrals verify ivan.record
  cathedrals verify ivan.record --seal sha256:5e88… --salt lucky-3f9c
"""

Seal = Annotated[
    str, typer.Option(metavar="HASH", help="The seal of the dice you were shown before you sat down.")
]
Salt = Annotated[str, typer.Option(metavar="SALT", help="What you added to the dice then.")]


def verify(
    file: parameters.Record,
    pieces: parameters.Pieces = None,
    seal: Seal = "",
    salt: Salt = "",
    lang: Lang = "",
) -> None:
    """Prove that nobody changed the dice of a match.

    Every draw of the record is derived again, from its seed or from the secret that is published at the end and the
    salts of the people at the table. It also says who could have chosen the dice: whoever noted down the seal they
    were shown and the salt they added can see that the host kept to them.
    """
    if pieces is not None:
        parameters.box_in(pieces)
    record = records.read(matches.file_text(file))
    matches.check_promise(record, seal, salt)
    draws = matches.verify(record)
    words, left = words_for("", lang), matches.own_draws(record) - draws
    said = ("verify-some", {"draws": draws, "left": left}) if left else ("verify-done", {"draws": draws})
    typer.echo(words.say(*said))
    for sentence in about_choice(record, words, bool(seal), bool(salt)):
        typer.echo(sentence)


def about_choice(record: Record, words: Words, has_seal: bool, has_salt: bool) -> list[str]:
    """Who could have chosen these dice."""
    if seeded(record.dice) is not None:
        return [words.say("verify-seed")]
    seats = matches.salted_by(record)
    if not seats:
        return [words.say("verify-old-salts" if seats is None else "verify-no-salts")]
    people = [{"person": record.sitters[seat].name} for seat in seats]
    said = ["verify-seal-kept"] * has_seal + ["verify-salt-kept"] * has_salt
    return [
        *map(words.say, said),
        words.say("verify-salts", {"people": people}),
        words.say("verify-ahead"),
    ]
