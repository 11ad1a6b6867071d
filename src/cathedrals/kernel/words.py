"""Words: every sentence a person reads, by id, from `words/*.ftl`, in the reader's language."""
# Stays plain: it reads files and makes text.

from __future__ import annotations

import json
import logging
import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cathedrals.kernel.folders import folder_of
from cathedrals.kernel.game import CathedralsError, Refusal
from cathedrals.kernel.said import is_seat

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle
    from fluent.syntax.ast import Junk

LOG = logging.getLogger("cathedrals")
PACKAGE = Path(__file__).parent.parent
FRAME = PACKAGE / "kernel" / "words"
OF_GAME = "telling/words"
ENGLISH = "en"
# The languages are those the frame has words in; what a game has no words for in one of them is said in English.
LANGUAGES = (ENGLISH, *sorted(path.stem for path in FRAME.glob("*.ftl") if path.stem != ENGLISH))
# English made longer, to see what a layout bears; it is there only where the project is developed.
PSEUDO = "xx"
IS_DEVELOPED = any(
    (folder / "docs" / "contributors" / "translating.md").exists() for folder in PACKAGE.parents
)
# What people typed or are called is said as it is, whatever words there are, and has no forms.
TYPED = ("move", "name")
NUMBERED = re.compile(r"(.+)-(\d+)$")
ID = re.compile(r"^([A-Za-z][\w-]*) *=", re.MULTILINE)


@dataclass(frozen=True)
class Catalogue:
    """Messages that are said by the rules of one language, and the names of the forms they have.

    `unreadable` is what Fluent could not read: in which of the texts, in which line, and why.
    """

    bundle: FluentBundle
    language: str
    forms: frozenset[str]
    unreadable: tuple[tuple[int, int, str], ...] = ()


class Words:
    """The words of the frame and of one game in one language, and perhaps those of a part such as its rulebook.

    A message that is not translated is said in English, as English counts and prints.
    """

    def __init__(self, game: str = "", language: str = ENGLISH, part: str = "") -> None:
        if not is_known(language):
            known = ", ".join(LANGUAGES)
            raise CathedralsError(f'there are no words in "{language}"; the languages are {known}')
        self.language = language
        self.read(catalogues(tuple(word_folders(game, part)), language))

    def read(self, found: tuple[Catalogue, ...]) -> None:
        self.catalogues = found
        self.forms = sorted(frozenset().union(*(one.forms for one in found)))

    def holding(self, id: str) -> Catalogue | None:
        """The catalogue an id is said from: that of the language, or the English one beside it."""
        return next((one for one in self.catalogues if one.bundle.has_message(id)), None)

    def has(self, id: str) -> bool:
        return self.holding(id) is not None

    def has_form(self, id: str, form: str) -> bool:
        found = self.holding(id)
        return found is not None and form in found.bundle.get_message(id).attributes

    def say(self, id: str, args: Mapping[str, Any] | None = None, form: str = "") -> str:
        """The sentence of that id, or a form of it. A missing id or argument is a mistake of ours and raises."""
        found = self.holding(id)
        if found is None:
            raise KeyError(f'no words for "{id}"')
        message = found.bundle.get_message(id)
        pattern = message.attributes[form] if form else message.value
        if pattern is None:
            raise KeyError(f'no words for "{id}"')
        text, errors = found.bundle.format_pattern(pattern, self.in_words(args or {}))
        if errors:
            raise KeyError(f'the words for "{id}" lack something: {errors[0]}')
        return typeset(str(text), found.language)

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
        if name in TYPED or is_seat(name) or not isinstance(value, str | list):
            return {name: value}
        if isinstance(value, list):
            plain = self.listed(name, value, "")
            forms = {form: self.listed(name, value, form) for form in self.forms}
            return {name: plain} | {f"{name}_{form}": said for form, said in forms.items()}
        id, key, number = self.id_of(name, value)
        count = {"amount": amount} if number is None else {"number": number}
        plain = self.say(id, count) if id else value
        said = {name: plain, f"{name}_id": key}
        for form in self.forms:
            said[f"{name}_{form}"] = self.say(id, count, form) if self.has_form(id, form) else plain
        return said

    def id_of(self, name: str, value: str) -> tuple[str, str, int | None]:
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
def catalogues(folders: tuple[Path, ...], language: str) -> tuple[Catalogue, ...]:
    """The words of some folders in a language and, if anything is not translated, all of them in English."""
    texts = [text_of(folder, language) for folder in folders]
    own = catalogue_of(texts, language)
    for sentence in unreadable(folders, own):
        LOG.error("%s", sentence)
    english = [text_of(folder, ENGLISH) for folder in folders]
    if ids_of(english) <= ids_of(texts):
        return (own,)
    return own, catalogue_of(english, ENGLISH)


def unreadable(folders: tuple[Path, ...], found: Catalogue) -> list[str]:
    """What Fluent could not read in the files of these folders, so that its messages are missing."""
    return [
        f"{folders[place] / found.language}.ftl, line {line}, cannot be read: {why}"
        for place, line, why in found.unreadable
    ]


def ids_of(texts: list[str]) -> set[str]:
    return {id for text in texts for id in ID.findall(text)}


def catalogue_of(texts: list[str], language: str) -> Catalogue:
    # Fluent is imported where words are read: it takes longer than all the rest of the package.
    from fluent.runtime import FluentBundle, FluentResource
    from fluent.syntax import ast

    made = FluentBundle([ENGLISH if language == PSEUDO else language], use_isolating=False)
    forms: set[str] = set()
    junk: list[tuple[int, int, str]] = []
    for place, text in enumerate(texts):
        resource = FluentResource(text)
        made.add_resource(resource)
        messages = (entry for entry in resource.body if isinstance(entry, ast.Message))
        forms |= {attribute.id.name for message in messages for attribute in message.attributes}
        junk += [(place, *place_and_reason(text, one)) for one in resource.body if isinstance(one, ast.Junk)]
    return Catalogue(made, language, frozenset(forms), tuple(junk))


def place_and_reason(text: str, junk: Junk) -> tuple[int, str]:
    """In which line something begins that Fluent cannot read, and why."""
    start = junk.span.start if junk.span else 0
    return text.count("\n", 0, start) + 1, "; ".join(one.message or "" for one in junk.annotations)


def text_of(folder: Path, language: str) -> str:
    """The file of a language; nothing where there is none."""
    path = folder / f"{ENGLISH if language == PSEUDO else language}.ftl"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    if language != PSEUDO:
        return text
    from cathedrals.kernel.pseudo import longer

    return longer(text)


def word_folders(game: str = "", part: str = "") -> list[Path]:
    """Where the words of the frame, of a game and of a part of it are."""
    parts = (OF_GAME, part) if part else (OF_GAME,)
    return [FRAME, *(folder_of(game) / one for one in parts if game)]


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
