"""Words: every sentence a person reads, by id, from `words/*.ftl`, in the reader's language."""
# Stays plain: it reads files and makes text.

from __future__ import annotations

import json
import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cathedrals.kernel.game import CathedralsError, Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PACKAGE = Path(__file__).parent.parent
FRAME = PACKAGE / "kernel" / "words"
OF_GAME = "telling/words"
ENGLISH = "en"
# The languages are those the frame has words in; a game has the same ones.
LANGUAGES = (ENGLISH, *sorted(path.stem for path in FRAME.glob("*.ftl") if path.stem != ENGLISH))
# English made longer, to see what a layout bears; it is there only where the project is developed.
PSEUDO = "xx"
IS_DEVELOPED = any(
    (folder / "docs" / "contributors" / "translating.md").exists() for folder in PACKAGE.parents
)
# What people typed or are called is said as it is, whatever words there are, and has no forms.
TYPED = ("move", "name", "seat")
NUMBERED = re.compile(r"(.+)-(\d+)$")


class Words:
    """The words of the frame and of one game in one language, and perhaps those of a part such as its rulebook."""

    def __init__(self, game: str = "", language: str = ENGLISH, part: str = "") -> None:
        if not is_known(language):
            known = ", ".join(LANGUAGES)
            raise CathedralsError(f'there are no words in "{language}"; the languages are {known}')
        self.language = language
        self.bundle, self.forms = catalogue(tuple(word_files(game, language, part)), language)

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def has_form(self, id: str, form: str) -> bool:
        return self.has(id) and form in self.bundle.get_message(id).attributes

    def say(self, id: str, args: Mapping[str, Any] | None = None, form: str = "") -> str:
        """The sentence of that id, or a form of it. A missing id or argument is a mistake of ours and raises."""
        message = self.bundle.get_message(id) if self.has(id) else None
        if message is None:
            raise KeyError(f'no words for "{id}"')
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise KeyError(f'no words for "{id}"')
        text, errors = self.bundle.format_pattern(pattern, self.in_words(args or {}))
        if errors:
            raise KeyError(f'the words for "{id}" lack something: {errors[0]}')
        return typeset(str(text), self.language)

    def formed(self, id: str, args: Mapping[str, Any], form: str) -> str:
        """The words of that id in a form if they have it, else as usual."""
        return self.say(id, args, form if self.has_form(id, form) else "")

    def in_words(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments, each in its own words if it has some; the amount is for their plural."""
        amount = args.get("amount", 1)
        said: dict[str, Any] = {}
        for name, value in args.items():
            said |= self.worded(name, value, amount)
        return said

    def worded(self, name: str, value: Any, amount: int) -> dict[str, Any]:
        """`resource` "wood" is said by `resource-wood`, `card` "base-3" by `card-base` and the number 3.

        A list holds the arguments of its items: each of `missing` is said by `missing-each`. Beside `resource`
        there are `resource_id`, to choose by, and for every form this language has, such as `resource_acc`, the
        attribute of that name; words that lack it are said as usual.
        """
        if name in TYPED or not isinstance(value, str | list):
            return {name: value}
        if isinstance(value, list):
            plain = self.listed(name, value, "")
            forms = {form: self.listed(name, value, form) for form in self.forms}
            return {name: plain} | {f"{name}_{form}": said for form, said in forms.items()}
        id, key, number = self.words_of(name, value)
        count = {"amount": amount} if number is None else {"number": number}
        plain = self.say(id, count) if id else value
        said = {name: plain, f"{name}_id": key}
        for form in self.forms:
            said[f"{name}_{form}"] = self.say(id, count, form) if self.has_form(id, form) else plain
        return said

    def words_of(self, name: str, value: str) -> tuple[str, str, int | None]:
        """The id of an argument's words or nothing, the value to choose by, and the number it ends in."""
        if self.has(f"{name}-{value}"):
            return f"{name}-{value}", value, None
        numbered = NUMBERED.match(value)
        if numbered and self.has(f"{name}-{numbered[1]}"):
            return f"{name}-{numbered[1]}", numbered[1], int(numbered[2])
        return "", value, None

    def listed(self, name: str, items: list[Any], form: str) -> str:
        """One, two and three."""
        if not items:
            return self.formed("list-empty", {}, form)
        each = [self.formed(f"{name}-each", item, form) for item in items]
        said = each[0]
        for item in each[1:-1]:
            said = self.say("list-next", {"items": said, "item": item})
        return self.say("list-last", {"items": said, "item": each[-1]}) if len(each) > 1 else said

    def refusal(self, refusal: Refusal) -> str:
        sentence = self.say(f"refusal-{refusal.id}", refusal.args)
        return f"{sentence} [{refusal.rule}]" if refusal.rule else sentence


def is_known(language: str) -> bool:
    return language in LANGUAGES or (language == PSEUDO and IS_DEVELOPED)


def best_language(*wishes: str) -> str:
    """The first language we have of those wished for, such as `cs_CZ.UTF-8` or `fr-CA`; else English."""
    for wish in wishes:
        language = re.split(r"[-_.@]", wish.strip().lower())[0]
        if language in LANGUAGES:
            return language
    return ENGLISH


@lru_cache
def catalogue(files: tuple[Path, ...], language: str) -> tuple[FluentBundle, tuple[str, ...]]:
    return messages_of([text_of(path, language) for path in files], language)


def messages_of(texts: list[str], language: str) -> tuple[FluentBundle, tuple[str, ...]]:
    """The messages of some catalogues, and the names of the forms they have."""
    # Fluent is imported where words are read: it takes longer than all the rest of the package.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    made = FluentBundle([ENGLISH if language == PSEUDO else language], use_isolating=False)
    forms: set[str] = set()
    for text in texts:
        resource = FluentResource(text)
        made.add_resource(resource)
        messages = (entry for entry in resource.body if isinstance(entry, ast.Message))
        forms |= {attribute.id.name for message in messages for attribute in message.attributes}
    return made, tuple(sorted(forms))


def text_of(path: Path, language: str) -> str:
    text = path.read_text(encoding="utf-8")
    if language != PSEUDO:
        return text
    from cathedrals.kernel.pseudo import longer

    return longer(text)


def word_files(game: str, language: str, part: str = "") -> list[Path]:
    name = f"{ENGLISH if language == PSEUDO else language}.ftl"
    folders = (OF_GAME, part) if part else (OF_GAME,)
    return [FRAME / name, *(PACKAGE / "games" / game / folder / name for folder in folders if game)]


def typeset(text: str, language: str) -> str:
    """The text with the spaces its language prints: catalogues are written with plain ones."""
    for pattern, space in typography().get(language, ()):
        text = pattern.sub(space, text)
    return text


@lru_cache
def typography() -> dict[str, list[tuple[re.Pattern[str], str]]]:
    """What is replaced by what in each language; the browser reads the same file."""
    rows = json.loads((FRAME / "typography.json").read_text(encoding="utf-8"))
    return {
        language: [(re.compile(pattern), space) for pattern, space in habits]
        for language, habits in rows.items()
    }
