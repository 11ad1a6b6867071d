"""The guided first game: a table that is always dealt the same, and a script told step by step."""
# Stays plain: it reads files and makes text.

from __future__ import annotations

import tomllib
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.folders import folder_of
from cathedrals.kernel.game import CathedralsError, Game, Refusal
from cathedrals.kernel.match import Match, new_match
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.table import CHANCE
from cathedrals.kernel.words import ENGLISH, Words

PART = "teaching/lesson"
LEARNER, RIVAL = 0, 1


@dataclass(frozen=True)
class Step:
    """What is told under one id, the pieces it speaks of, what the learner does, and what the rival answers."""

    id: str
    point: tuple[str, ...] = ()
    do: tuple[str, ...] = ()
    rival: tuple[str, ...] = ()

    @property
    def script(self) -> list[str]:
        return [*self.do, *self.rival]


@dataclass(frozen=True)
class Lesson:
    game: str
    seed: int
    program: str  # who sits on the rival's seat when the lesson is over
    options: dict[str, str]
    steps: tuple[Step, ...]


def has_lesson(game: str) -> bool:
    return (folder_of(game) / PART / "lesson.toml").exists()


@lru_cache
def lesson(game: str) -> Lesson:
    path = folder_of(game) / PART / "lesson.toml"
    if not has_lesson(game):
        raise CathedralsError(f"{game} has no guided first game")
    found = tomllib.loads(path.read_text(encoding="utf-8"))
    steps = tuple(step_of(row) for row in found["step"])
    return Lesson(game, found["seed"], found["program"], found.get("options", {}), steps)


def step_of(row: dict[str, Any]) -> Step:
    return Step(row["id"], *(tuple(row.get(name, ())) for name in ("point", "do", "rival")))


def lesson_words(game: str, language: str = ENGLISH) -> Words:
    return Words(game, language, PART)


def steps_of(match: Match) -> tuple[Step, ...]:
    """The steps of the lesson if the match was dealt for it."""
    told = lesson(match.game.name)
    is_dealt = match.record.dice == SeededDealer(told.seed).header() and match.record.options == told.options
    return told.steps if is_dealt else ()


def begin(game: Game, name: str) -> Match:
    """The table at the beginning of the lesson, with the learner on the first seat."""
    told = lesson(game.name)
    sitters = [Sitter(name), Sitter(told.program, is_program=True)]
    return new_match(game, sitters, SeededDealer(told.seed), told.options)


class Guide:
    """Leads a match through its lesson. Where it is can be read off the record, so a lesson is left like any match."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.steps = steps_of(match)
        self.number = 0
        self.answered = 0  # how much of the step is done
        if self.find_place() and self.answered == 0:
            self.number = self.first_unread(self.number)

    def find_place(self) -> bool:
        """Go to the first step whose answers are not all in the record; past the last if others are."""
        said = [line.text for line in self.match.standing_lines() if line.seat != CHANCE]
        number = 0
        for step in self.steps:
            if said[: len(step.script)] != step.script:
                break
            said = said[len(step.script) :]
            number += 1
        follows = number < len(self.steps) and said == list(self.steps[number].do[: len(said)])
        self.number, self.answered = (number, len(said)) if follows or not said else (len(self.steps), 0)
        return follows or not said

    def first_unread(self, number: int) -> int:
        """What has only to be read leaves no trace in the record: it is read again."""
        while number > 0 and not self.steps[number - 1].do:
            number -= 1
        return number

    @property
    def step(self) -> Step | None:
        """The step that is told now; nothing when the lesson is over."""
        return self.steps[self.number] if self.number < len(self.steps) else None

    @property
    def wanted(self) -> str:
        """The move that is waited for; nothing where there is only something to read."""
        step = self.step
        return step.do[self.answered] if step and self.answered < len(step.do) else ""

    def read_on(self) -> None:
        """Leave a step that only had to be read."""
        if self.step and not self.wanted:
            self.number += 1
            self.answered = 0

    def why_not(self, text: str) -> Refusal | None:
        """What the rules forbid, or what is allowed but not what is shown now."""
        refusal = self.match.why_not(text)
        if refusal or not self.step or text == self.wanted:
            return refusal
        return Refusal("another-in-lesson")

    def answer(self) -> None:
        """Play the wanted move; after the last of a step the rival answers, and the next step begins."""
        step = self.step
        if step is None:
            return
        self.match.play(self.wanted)
        self.answered += 1
        if self.answered == len(step.do):
            for text in step.rival:
                self.match.play(text)
            self.number += 1
            self.answered = 0


def played(game: Game) -> Match:
    """The table at the end of the lesson."""
    guide = Guide(begin(game, game.name))
    while guide.step:
        if guide.wanted:
            guide.answer()
        else:
            guide.read_on()
    return guide.match
