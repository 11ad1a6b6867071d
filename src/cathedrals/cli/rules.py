"""`cathedrals rules`: the rulebook of a game in the terminal."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from typing import TYPE_CHECKING, Annotated

import typer

from cathedrals.cli import parameters
from cathedrals.cli.language import Lang, words_for
from cathedrals.cli.screen import wrapped_ink
from cathedrals.games import game as find_game
from cathedrals.kernel import rulebook
from cathedrals.kernel.words import Words

if TYPE_CHECKING:
    from rich.text import Text

WIDEST = 90  # columns of text that read well

EPILOG = """\
Examples:
  cathedrals rules {game}
  cathedrals rules {game} RC-C2         one rule
  cathedrals rules {other} --lang fr > rules.txt
"""


def rules(
    game: parameters.GameName,
    id: Annotated[str, typer.Argument(metavar="[ID]", help="The number of a rule, or a section.")] = "",
    lang: Lang = "",
) -> None:
    """Read the rulebook, or a single rule.

    The whole book is shown page by page; in the browser it has drawings.
    """
    from rich.console import Console

    chosen = find_game(game).name
    words = rulebook.rulebook_words(chosen, words_for(chosen, lang).language)
    console = Console(highlight=False)
    found = rulebook.find(chosen, id)
    texts = [*(title(words) if not id else []), *(text for one in found for text in printed(words, one))]
    rows = [row for text in texts for row in wrapped_ink(text, min(console.width, WIDEST))]
    if id or not sys.stdout.isatty():
        console.print(*rows, sep="\n", soft_wrap=True)
        return
    with console.pager(styles=True):
        console.print(*rows, sep="\n", soft_wrap=True)


def title(words: Words) -> Iterator[Text]:
    from rich.text import Text

    yield Text(words.say("game-title"), "bold underline")
    yield Text(words.say("rulebook-introduction") + "\n")


def printed(words: Words, section: rulebook.Section) -> Iterator[Text]:
    from rich.text import Text

    yield Text(words.say(f"section-{section.id}"), "bold underline")
    yield Text(words.say(f"lead-{section.id}") + "\n", "italic")
    for rule in section.rules:
        yield paragraph(words, rule)


def paragraph(words: Words, rule: rulebook.Rule) -> Text:
    """The id, the text with its bold terms, and what is to be said about its origin."""
    from rich.text import Text

    made = Text.assemble((f"{rule.id}  ", "dim"))
    for place, part in enumerate(rulebook.BOLD.split(words.say(f"rule-{rule.id}"))):
        made.append(part, "bold" if place % 2 else "")
    for mark in rule.marks:
        made.append(" " + words.say(f"mark-{mark}"), "dim")
    return made.append("\n")
