"""The answers to `?`: help, a rule, a move, a piece."""

from __future__ import annotations

import re

from cathedrals.kernel.match import Match
from cathedrals.kernel.page import Page
from cathedrals.kernel.words import PACKAGE

RULE = re.compile(r"^- \*\*(?P<id>[A-Z]+-[A-Z]+\d+)\*\* (?P<text>.*(?:\n  .*)*)", re.MULTILINE)
CITED = re.compile(r"\[([A-Z]+-[A-Z]+\d+)\]$")


def rules(game: str) -> dict[str, str]:
    """The paragraphs of the game's rules by their ids, each on one line."""
    text = (PACKAGE / "games" / game / "RULES.md").read_text(encoding="utf-8")
    return {found["id"]: " ".join(found["text"].split()).replace("**", "") for found in RULE.finditer(text)}


def about(match: Match, page: Page, asked: str) -> list[str]:
    """What there is to say about a text; several answers where it is a move and a piece."""
    words = page.words
    known = rules(match.game.name)
    if asked.upper() in known:
        return [f"{asked.upper()}: {known[asked.upper()]}"]
    told = [page.say(said.words, said.args) for said in match.game.describe(match.table, asked)]
    if words.has(f"program-{asked}"):
        told.append(words.say(f"program-{asked}"))
    if match.game.read(asked) >= 0:
        told += about_move(match, page, asked, known)
    return told or [words.say("play-nothing-known", {"move": asked})]


def about_move(match: Match, page: Page, text: str, known: dict[str, str]) -> list[str]:
    refusal = match.why_not(text)
    if refusal is None:
        shown = match.game.show(match.table, match.game.read(text))
        return [page.words.say("play-legal", {"words": page.say(shown.words, shown.args)})]
    sentence = page.words.refusal(refusal)
    cited = CITED.search(sentence)
    return [sentence, f"{cited[1]}: {known[cited[1]]}"] if cited and cited[1] in known else [sentence]


def help_text(page: Page) -> list[str]:
    told = page.words.say("help").split("\n")
    if page.words.has("legend") and not page.plain:
        told += ["", *page.words.say("legend").split("\n")]
    return told
