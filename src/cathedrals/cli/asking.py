"""The answers to `?`: help, a rule, a move, a piece."""

from __future__ import annotations

from cathedrals.kernel import rulebook
from cathedrals.kernel.match import Match
from cathedrals.kernel.page import Page


def rule_said(match: Match, page: Page, id: str) -> list[str]:
    """The paragraph of the rulebook with that id; nothing if there is none."""
    rule = rulebook.rules(match.game.name).get(id)
    if rule is None:
        return []
    words = rulebook.rulebook_words(match.game.name, page.words.language)
    return [words.say("play-rule", {"name": rule.id, "text": rulebook.paragraph(words, rule)})]


def about(match: Match, page: Page, asked: str) -> list[str]:
    """What there is to say about a text; several answers where it is a move and a piece."""
    rule = rule_said(match, page, asked.upper())
    if rule:
        return rule
    told = [page.say(said.words, said.args) for said in match.game.describe(match.table, asked)]
    if page.words.has(f"character-{asked}"):
        told.append(page.words.say(f"character-{asked}"))
    if match.game.read(asked) >= 0:
        told += about_move(match, page, asked)
    return told or [page.words.say("play-nothing-known", {"move": asked})]


def about_move(match: Match, page: Page, text: str) -> list[str]:
    refusal = match.why_not(text)
    if refusal is None:
        shown = match.game.show(match.table, match.game.read(text))
        return [page.words.say("play-legal", {"words": page.say(shown.words, shown.args)})]
    return [page.refusal(refusal), *rule_said(match, page, refusal.rule)]


def help_text(page: Page) -> list[str]:
    told = page.words.say("help").split("\n")
    if page.words.has("legend") and not page.plain:
        told += ["", *page.words.say("legend").split("\n")]
    return told
