"""`cathedrals learn`: the guided first game in the terminal."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from cathedrals.cli import parameters
from cathedrals.cli.language import Lang, words_for
from cathedrals.cli.play import leave_politely, loaded
from cathedrals.cli.screen import NARROWEST, Choice, can_draw, window
from cathedrals.cli.session import Session
from cathedrals.games import game as find_game
from cathedrals.kernel import lesson
from cathedrals.kernel.match import Match
from cathedrals.kernel.page import Page
from cathedrals.kernel.words import Words

EPILOG = """\
Examples:
  cathedrals learn {other}
  cathedrals learn {game} --plain     for a screen reader
  cathedrals learn {game} --lang pl
"""


def learn(
    game: parameters.GameName,
    load: Annotated[
        Path | None,
        typer.Option(metavar="FILE", help="Continue a lesson you left.", rich_help_panel=parameters.WHAT),
    ] = None,
    lang: Lang = "",
    plain: parameters.Plain = False,
) -> None:
    """Learn a game by playing it, in about ten minutes.

    You are told each move and why; when the lesson is over, the match is yours to play. If you leave a lesson, it is
    saved in the current folder, like a match.
    """
    chosen = find_game(game)
    lesson.lesson(chosen.name)  # refuses a game that has none
    words = lesson.lesson_words(chosen.name, words_for(chosen.name, lang).language)
    match = loaded(chosen, load) if load else lesson.begin(chosen, words.say("play-person"))
    is_plain = plain or not can_draw() or window().width < NARROWEST
    leave_politely()
    GuidedSession(match, words, is_plain, load).run()


class GuidedSession(Session):
    """A match in which each answer is told beforehand, until the lesson is over and the match goes on by itself."""

    farewell = "learn-go-on"

    def open(self, match: Match, file: Path | None) -> None:
        super().open(match, file)
        self.guide = lesson.Guide(match)
        self.farewell = "learn-go-on" if self.guide.step else "play-go-on"

    def let_programs_play(self) -> None:
        if self.guide.step is None:
            super().let_programs_play()
        else:
            self.seat = lesson.LEARNER

    def words_for(self, game: str, language: str) -> Words:
        return lesson.lesson_words(game, language)

    def is_reading(self) -> bool:
        return self.guide.step is not None and not self.guide.wanted

    def question(self, page: Page) -> str:
        return "" if self.is_reading() else super().question(page)

    def offers(self, page: Page) -> list[Choice]:
        return [] if self.is_reading() else super().offers(page)

    def show(self) -> None:
        """What the lesson says stands above everything else that is to be said."""
        self.note = [*self.told_now(), *self.note]
        super().show()

    def told_now(self) -> list[str]:
        step, wanted = self.guide.step, self.guide.wanted
        if step is None:
            return []
        told = [self.words.say(f"lesson-{step.id}")] if self.guide.answered == 0 else []
        if not wanted:
            return [*told, self.words.say("learn-read")]
        shown = self.match.game.show(self.match.table, self.match.game.read(wanted))
        said = self.page().say(shown.words, shown.args)
        return [*told, self.words.say("learn-do", {"words": said, "move": wanted})]

    def handle(self, line: str) -> None:
        if line:
            super().handle(line)
        else:
            self.guide.read_on()
        if self.guide.step is None:
            self.farewell = "play-go-on"

    def play(self, text: str) -> None:
        if self.guide.step is None:
            super().play(text)
            return
        refusal = self.guide.why_not(text)
        if refusal:
            self.note = [self.page().refusal(refusal)]
            return
        self.answered = self.heard = len(self.match.told)
        self.answerer = self.names[self.seat]
        self.first = 0
        self.guide.answer()

    def undo(self, rest: str) -> None:
        super().undo(rest)
        self.guide.find_place()
