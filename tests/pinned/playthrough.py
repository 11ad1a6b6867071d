"""A record printed for a person to read: every question, what could be answered, what was, and what came of it."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from dataclasses import replace
from difflib import unified_diff
from itertools import groupby, islice
from pathlib import Path
from typing import Any

from cathedrals import game
from cathedrals.cli.replay import summary
from cathedrals.cli.screen import sentences
from cathedrals.kernel.match import Match
from cathedrals.kernel.record import Line, Sitter, read
from cathedrals.kernel.replaying import replay
from cathedrals.kernel.table import CHANCE
from tests.pinned.cases import FOLDER as RECORDS
from tests.pinned.cases import unusual
from tests.pinned.walks import odds

FOLDER = Path(__file__).parent
# The file, and the record it prints.
PLAYTHROUGHS = {
    "red_cathedral.txt": "red_cathedral/two-advanced",
    "basilica.txt": "basilica/greedy-1",
}
NAMES = ("Ana", "Bohdan", "Kasia", "Ilya")
WIDTH = 110
LISTED = 12  # answers; of more only so many are printed
SHOWN = 40  # lines of a difference


def playthrough(name: str) -> str:
    """The text of a playthrough; no line ends with a space."""
    text = "\n".join(lines(PLAYTHROUGHS[name]))
    return "\n".join(line.rstrip() for line in text.split("\n")) + "\n"


def lines(name: str) -> Iterator[str]:
    record = read((RECORDS / f"{name}.record").read_text(encoding="utf-8"))
    record = replace(record, sitters=[Sitter(NAMES[seat]) for seat in range(len(record.sitters))])
    match = replay(game(record.game), record, to=0)
    yield from header(match, name)
    is_drawn = False
    for number, line in enumerate(record.lines, 1):
        if not is_drawn and match.asked != CHANCE:
            yield from ["", str(match)]
            is_drawn = True
        yield from ["", *answer(match, line, number)]
    yield from ["", str(match), "", *summary(match, match.page()), ""]
    yield from scoring(match)


def header(match: Match, name: str) -> Iterator[str]:
    yield match.page().words.say("game-title")
    yield f"tests/records/{name}.record, printed by python -m tests.pinned.make"
    yield ""
    yield f"seats: {', '.join(sitter.name for sitter in match.record.sitters)}"
    yield from (f"{option}: {value}" for option, value in unusual(match.game, match.options).items())
    yield f"dice: {match.record.dice}"
    yield from sentences(match.told, match.page())


def answer(match: Match, line: Line, number: int) -> Iterator[str]:
    """The question with its answers, the one that was given, and what it told."""
    yield f"{number}. {question(match)}"
    yield from wrapped(listed(match))
    shown = match.game.show(match.table, match.game.read(line.text))
    before = len(match.told)
    yield f"  > {line.text}: {match.page().say(shown.words, shown.args)}"
    match.add(line, match.legal_number(line.text))
    yield from (f"    {sentence}" for sentence in sentences(match.told[before:], match.page()))


def question(match: Match) -> str:
    seen = match.game.view(match.table, match.asked)
    who = "Chance" if match.asked == CHANCE else match.page().name(match.asked)
    about = plain(seen.get("about", {}))
    return f"{who}, {seen['step']}" + (f" ({about})" if about else "")


def listed(match: Match) -> str:
    """How many answers there are, and the first of them; those that begin with the same word stand together."""
    texts = [move.text + weight for move, weight in zip(match.moves, weights(match), strict=True)]
    groups = groupby(texts[:LISTED], key=lambda text: text.split()[0])
    told = "; ".join(together(first, list(found)) for first, found in groups)
    return f"{len(texts)}: {told}" + (", …" if len(texts) > LISTED else "")


def weights(match: Match) -> list[str]:
    """What stands after each answer: its weight, where chance weighs them differently."""
    found = odds(match.game, match.table)
    return [f" ({weight})" for weight in found] if len(set(found)) > 1 else [""] * len(match.moves)


def together(first: str, texts: list[str]) -> str:
    """`claim a1, b1` for `claim a1` and `claim b1`."""
    return ", ".join([texts[0], *(text.removeprefix(f"{first} ") for text in texts[1:])])


def wrapped(text: str) -> list[str]:
    return textwrap.wrap(text, WIDTH, initial_indent="    ", subsequent_indent="       ")


def scoring(match: Match) -> Iterator[str]:
    """The scores taken apart, a line for each part or for each of its rows."""
    for part, found in match.game.scoring(match.table).items():
        if isinstance(found, list) and found and isinstance(found[0], dict | list):
            yield f"{part}:"
            yield from (f"  {plain(row)}" for row in found)
        else:
            yield f"{part}: {plain(found)}"


def plain(value: Any) -> str:
    """Names with their values, and values beside one another."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {plain(found)}" for name, found in value.items())
    if isinstance(value, list):
        return " ".join(plain(found) for found in value)
    return str(value)


def differences(name: str) -> list[str]:
    """The lines that differ from those of the file, with those around them."""
    printed = (FOLDER / name).read_text(encoding="utf-8").split("\n")
    found = unified_diff(
        printed, playthrough(name).split("\n"), f"{name} as it was printed", "now", lineterm=""
    )
    return list(islice(found, SHOWN))


def write() -> None:
    for name in PLAYTHROUGHS:
        (FOLDER / name).write_text(playthrough(name), encoding="utf-8")
