"""The rulebook of a game: its sections in reading order and, in each language, a paragraph for every rule."""
# Stays plain: it reads files and makes text.

from __future__ import annotations

import difflib
import re
import tomllib
from dataclasses import asdict, dataclass
from functools import lru_cache
from typing import Any

from cathedrals.kernel.folders import folder_of
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.words import ENGLISH, Words

PART = "teaching/rulebook"
BOLD = re.compile(r"\*\*(.+?)\*\*")


@dataclass(frozen=True)
class Rule:
    """One paragraph: its id, the drawing beside it, and marks such as `designed` where it needs a remark."""

    id: str
    figure: str = ""
    marks: tuple[str, ...] = ()


@dataclass(frozen=True)
class Try:
    """A board to click on: the table after a line of the example, how the moves asked for begin, and by which rule."""

    line: int
    begin: str
    rule: str


@dataclass(frozen=True)
class Section:
    id: str
    rules: tuple[Rule, ...]
    board: Try | None = None


@lru_cache
def book(game: str) -> dict[str, Any]:
    """The file that says how a game's rulebook is made; nothing where the game has none."""
    path = folder_of(game) / PART / "book.toml"
    return tomllib.loads(path.read_text(encoding="utf-8")) if path.exists() else {}


@lru_cache
def sections(game: str) -> tuple[Section, ...]:
    return tuple(section_of(row) for row in book(game).get("section", []))


def section_of(row: dict[str, Any]) -> Section:
    rules = (Rule(one["id"], one.get("figure", ""), tuple(one.get("marks", ()))) for one in row["rules"])
    return Section(row["id"], tuple(rules), Try(**row["try"]) if "try" in row else None)


def rulebook_words(game: str, language: str = ENGLISH) -> Words:
    """The words of a game and of its rulebook, if it has one."""
    return Words(game, language, PART if sections(game) else "")


def example(game: str) -> str:
    """The record whose positions the boards of the rulebook show."""
    return (folder_of(game) / PART / "example.record").read_text(encoding="utf-8")


def rules(game: str) -> dict[str, Rule]:
    return {rule.id: rule for section in sections(game) for rule in section.rules}


def paragraph(words: Words, rule: Rule) -> str:
    """The text of a rule with its marks, without signs for bold print."""
    marks = (words.say(f"mark-{mark}") for mark in rule.marks)
    return " ".join([BOLD.sub(r"\1", words.say(f"rule-{rule.id}")), *marks])


def find(game: str, asked: str) -> list[Section]:
    """The sections that hold what is asked for: all, one by its name, or that of a rule with only that rule."""
    if not sections(game):
        raise CathedralsError(f"{game} has no rulebook")
    if not asked:
        return list(sections(game))
    for section in sections(game):
        if section.id == asked.lower():
            return [section]
        kept = tuple(rule for rule in section.rules if rule.id == asked.upper())
        if kept:
            return [Section(section.id, kept)]
    raise CathedralsError(f'there is no rule "{asked}" in {game}; near it are {", ".join(near(game, asked))}')


def near(game: str, asked: str) -> list[str]:
    """Ids of rules and names of sections that look like a text."""
    known = {name.lower(): name for name in [*rules(game), *(section.id for section in sections(game))]}
    found = difflib.get_close_matches(asked.lower(), known, 4, 0.4) or list(known)[:1]
    return [known[name] for name in found]


def to_json(game: str, language: str = ENGLISH) -> dict[str, Any]:
    """The whole rulebook for a browser; ** stands around what is bold."""
    words = rulebook_words(game, language)
    return {
        "game": game,
        "title": words.say("game-title"),
        "introduction": words.say("rulebook-introduction"),
        "marks": {mark: words.say(f"mark-{mark}") for mark in ("reading", "reported", "designed")},
        "steps": book(game).get("steps", {}),
        "events": book(game).get("events", {}),
        "pieces": book(game).get("pieces", {}),
        "sections": [section_json(words, section) for section in sections(game)],
    }


def section_json(words: Words, section: Section) -> dict[str, Any]:
    said: dict[str, Any] = {
        "id": section.id,
        "title": words.say(f"section-{section.id}"),
        "lead": words.say(f"lead-{section.id}"),
        "rules": [rule_json(words, rule) for rule in section.rules],
    }
    if section.board:
        said["try"] = asdict(section.board) | {"text": words.say(f"try-{section.id}")}
    return said


def rule_json(words: Words, rule: Rule) -> dict[str, Any]:
    said: dict[str, Any] = {"id": rule.id, "text": words.say(f"rule-{rule.id}"), "marks": list(rule.marks)}
    if rule.figure:
        said |= {"figure": rule.figure, "caption": words.say(f"caption-{rule.id}")}
    return said
