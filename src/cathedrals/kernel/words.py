"""Words: every sentence a person reads, by id, from `words/*.ftl`, in the reader's language."""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from pathlib import Path
from typing import TYPE_CHECKING, Any

from cathedrals.kernel.game import CathedralsError, Refusal

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

PACKAGE = Path(__file__).parent.parent
LANGUAGES = ("en",)
# What people typed or are called is said as it is, whatever words there are.
TYPED = ("move", "name", "seat")
NUMBERED = re.compile(r"(.+)-(\d+)$")


class Words:
    """The words of the frame and of one game in one language."""

    def __init__(self, game: str = "", language: str = "en") -> None:
        if language not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise CathedralsError(f'there are no words in "{language}"; the languages are {known}')
        self.language = language
        self.bundle = bundle(game, language)

    def has(self, id: str) -> bool:
        return self.bundle.has_message(id)

    def say(self, id: str, args: Mapping[str, Any] | None = None) -> str:
        """The sentence of that id. A missing id or argument is a mistake of ours and raises."""
        if not self.has(id):
            raise KeyError(f'no words for "{id}"')
        pattern = self.bundle.get_message(id).value
        if pattern is None:
            raise KeyError(f'no words for "{id}"')
        text, errors = self.bundle.format_pattern(pattern, self.in_words(args or {}))
        if errors:
            raise KeyError(f'the words for "{id}" lack something: {errors[0]}')
        return str(text)

    def in_words(self, args: Mapping[str, Any]) -> dict[str, Any]:
        """The arguments, each in its own words if it has some; the amount is for their plural."""
        amount = args.get("amount", 1)
        return {name: self.worded(name, value, amount) for name, value in args.items()}

    def worded(self, name: str, value: Any, amount: int) -> Any:
        """`resource` "wood" is said by `resource-wood`, `card` "base-3" by `card-base` and the number 3.

        A list holds the arguments of its items: each of `missing` is said by `missing-each`.
        """
        if isinstance(value, list):
            return self.listed([self.say(f"{name}-each", item) for item in value])
        if not isinstance(value, str) or name in TYPED:
            return value
        if self.has(f"{name}-{value}"):
            return self.say(f"{name}-{value}", {"amount": amount})
        numbered = NUMBERED.match(value)
        if numbered and self.has(f"{name}-{numbered[1]}"):
            return self.say(f"{name}-{numbered[1]}", {"number": int(numbered[2])})
        return value

    def listed(self, items: list[str]) -> str:
        """One, two and three."""
        if not items:
            return self.say("list-empty")
        said = items[0]
        for item in items[1:-1]:
            said = self.say("list-next", {"items": said, "item": item})
        return self.say("list-last", {"items": said, "item": items[-1]}) if len(items) > 1 else said

    def refusal(self, refusal: Refusal) -> str:
        sentence = self.say(f"refusal-{refusal.id}", refusal.args)
        return f"{sentence} [{refusal.rule}]" if refusal.rule else sentence


@lru_cache
def bundle(game: str, language: str) -> FluentBundle:
    # Fluent is imported where words are read: it takes longer than all the rest of the package.
    from fluent.runtime import FluentBundle, FluentResource

    made = FluentBundle([language], use_isolating=False)
    for path in word_files(game, language):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    return made


def word_files(game: str, language: str) -> list[Path]:
    files = [PACKAGE / "kernel" / "words" / f"{language}.ftl"]
    if game:
        files.append(PACKAGE / "games" / game / "words" / f"{language}.ftl")
    return files
