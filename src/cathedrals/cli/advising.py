"""The answers to `hint` and `why`."""

from __future__ import annotations

from dataclasses import dataclass

from cathedrals.kernel.game import Game
from cathedrals.kernel.match import Match
from cathedrals.kernel.page import Page
from cathedrals.kernel.table import Table
from cathedrals.players.hints import RIVAL, Hint, Reason, hints, reasons, where

WIDE = 100


@dataclass(frozen=True)
class Thought:
    """What a program did when it was asked: the table before and after, and the share of victory it hopes for."""

    seat: int
    before: Table
    after: Table
    outlook: int


def advice(match: Match, page: Page, strength: str) -> list[str]:
    found = hints(match.game, match.table)
    if strength == "where":
        pieces = where(match.game, match.table, found)
        if not pieces:
            return [page.words.say("play-hint-nowhere")]
        named = [{"words": page.say(piece.words, piece.args)} for piece in pieces.values()]
        return [page.words.say("play-hint-where", {"pieces": named})]
    if strength == "why" and not found[0].reasons:
        return [page.words.say("play-hint-why-nothing")]
    if strength == "why":
        return [page.words.say("play-hint-why", {"words": reasons_in_words(page, found[0].reasons)})]
    numbers = {move.number: place for place, move in enumerate(match.moves, 1)}
    return [one_hint(match, page, hint, numbers[hint.move]) for hint in found]


def one_hint(match: Match, page: Page, hint: Hint, number: int) -> str:
    shown = match.game.show(match.table, hint.move)
    words = reasons_in_words(page, hint.reasons)
    args = {"number": number, "move": shown.text, "share": hint.share, "words": words}
    return page.words.say("play-hint", args)


def reasons_in_words(page: Page, given: list[Reason]) -> str:
    """Reasons in plain words, two in a narrow window: what it does to another too, if there is such a thing."""
    most = 2 if page.width < WIDE else 3
    others = [reason for reason in given if reason.name == RIVAL][:1]
    own = [reason for reason in given if reason.name != RIVAL][: most - len(others)]
    said = ""
    for reason in own + others:
        told = reason.said()
        one = page.say(told.words, told.args)
        said = page.words.say("play-reasons", {"first": said, "second": one}) if said else one
    return said or page.words.say("play-hint-no-reason")


def reasons_of(game: Game, page: Page, thought: Thought) -> str:
    words = reasons_in_words(page, reasons(game, thought.before, thought.after, thought.seat))
    if thought.outlook >= 0:
        words = page.words.say("play-why-outlook", {"words": words, "share": thought.outlook})
    return page.say("play-why", {"seat": thought.seat, "words": words})
