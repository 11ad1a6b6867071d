"""Catalogues as data: their messages, what each shows and chooses by, and how languages differ."""

import re
import tomllib
from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Visitor

from cathedrals.kernel.pieces import Form
from cathedrals.kernel.pseudo import longer
from cathedrals.kernel.words import ENGLISH, LANGUAGES, PACKAGE, PSEUDO, TYPED, Words

ROOT = Path(__file__).parents[2]
NAMES = Path(__file__).parent / "same.toml"
OTHERS = tuple(language for language in LANGUAGES if language != ENGLISH)
LETTERS = re.compile(r"[^\W\d_]{2,}")
# Plural forms that a translation has to have wherever it counts; a language not listed needs one and other.
PLURALS = {"pl": {"one", "few", "many", "other"}, "cs": {"one", "few", "many", "other"}}
CATEGORIES = {"zero", "one", "two", "few", "many", "other"}
# Quotes of other languages.
QUOTES = {"en": "„«»", "pl": "“«»", "cs": "”«»", "ca": "„", "fr": "„“”"}
# Small words that change with what follows, so that they must not stand before an argument.
CLINGING = {
    "pl": r"\b(w|z|o)",
    "cs": r"\b(v|s|k|z)",
    "fr": r"(\b(de|que|le|la|du|au|ce)|[dlq]’)",
    "ca": r"(\b(de|el|la|del|al|que)|[dl]’)",
}


COMPLAINT = re.compile(r'(?:complain|clash)\(\s*(?:\([^()]*\),\s*)?"([\w-]+)"')


def complaints_in(folder: Path) -> set[str]:
    """The words of what a file of pieces is refused for, by the sources of whoever reads it."""
    sources = [path.read_text() for path in folder.glob("parts*.py")]
    return {f"pieces-{id}" for source in sources for id in COMPLAINT.findall(source)}


def typed_ids(form: Form, words: Words) -> set[str]:
    """What kinds of pieces are called where they are typed in, and fields that have words of their own."""
    tables = [table for table in form["tables"] if not table["same"]]
    fields = [field for table in tables for row in table["rows"] for field in row["fields"]]
    inner = [part for field in fields for parts in field["parts"] for part in parts]
    keys = {f"field-{field['key']}" for field in [*fields, *inner]}
    return {f"kind-{table['name']}" for table in tables} | {id for id in keys if words.has(id)}


@dataclass
class Message:
    """One message of a catalogue."""

    id: str
    entry: ast.Message
    shown: set[str] = field(default_factory=set)  # variables a reader sees
    chosen: set[str] = field(default_factory=set)  # variables a variant is chosen by
    refers: set[str] = field(default_factory=set)  # other messages
    plurals: list[set[str]] = field(default_factory=list)  # the forms of each plural
    attributes: set[str] = field(default_factory=set)


class Reader(Visitor):
    """Fills in what a message speaks of."""

    def __init__(self, message: Message) -> None:
        self.message = message
        self.visit(message.entry)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802
        keys = {
            key.name for key in (variant.key for variant in node.variants) if isinstance(key, ast.Identifier)
        }
        if isinstance(node.selector, ast.VariableReference):
            self.message.chosen.add(node.selector.id.name)
        if keys <= CATEGORIES and keys != {"other"}:
            self.message.plurals.append(keys)
        for variant in node.variants:
            self.visit(variant.value)

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.message.shown.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.message.refers.add(node.id.name)


@dataclass
class Catalogue:
    """The messages of one file."""

    path: Path
    messages: dict[str, Message]
    broken: list[str]  # what is no Fluent
    twice: list[str]


@cache
def folders() -> tuple[Path, ...]:
    """Where there are words: the frame's, and several in each game."""
    return tuple(sorted(path.parent for path in PACKAGE.rglob(f"{ENGLISH}.ftl")))


def short(folder: Path) -> str:
    return str(folder.relative_to(PACKAGE))


@cache
def read(folder: Path, language: str) -> Catalogue:
    """The catalogue of a folder; one that is not there has no messages."""
    path = folder / f"{ENGLISH if language == PSEUDO else language}.ftl"
    text = path.read_text(encoding="utf-8") if path.exists() else ""
    return parsed(path, longer(text) if language == PSEUDO else text)


def parsed(path: Path, text: str) -> Catalogue:
    made = Catalogue(path, {}, [], [])
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            made.broken.append((entry.content or "").strip().split("\n")[0])
        elif isinstance(entry, ast.Message):
            if entry.id.name in made.messages:
                made.twice.append(entry.id.name)
            message = Message(entry.id.name, entry)
            message.attributes = {attribute.id.name for attribute in entry.attributes}
            Reader(message)
            made.messages[message.id] = message
    return made


def with_frame(folder: Path, language: str) -> dict[str, Message]:
    """The messages a folder's own may refer to."""
    frame = PACKAGE / "kernel" / "words"
    return read(frame, language).messages | read(folder, language).messages


def spoken(messages: dict[str, Message], id: str) -> tuple[set[str], set[str]]:
    """What a message and all it refers to show, and what they choose by, forms told by the plain name."""
    forms = {form for message in messages.values() for form in message.attributes} | {"id"}
    shown: set[str] = set()
    chosen: set[str] = set()
    waiting, seen = [id], set()
    while waiting:
        name = waiting.pop()
        if name in seen or name not in messages:
            continue
        seen.add(name)
        shown |= {plain(variable, forms) for variable in messages[name].shown}
        chosen |= {plain(variable, forms) for variable in messages[name].chosen}
        waiting += messages[name].refers
    return shown, chosen


def plain(variable: str, forms: set[str]) -> str:
    """`resource_acc` is the argument `resource`."""
    name, _, form = variable.rpartition("_")
    return name if name and form in forms else variable


# Comparing ----------------------------------------------------------------------------------------


def missing(folder: Path, language: str) -> list[str]:
    return sorted(read(folder, ENGLISH).messages.keys() - read(folder, language).messages.keys())


def surplus(folder: Path, language: str) -> list[str]:
    """Ids that English does not have."""
    return sorted(read(folder, language).messages.keys() - read(folder, ENGLISH).messages.keys())


def differing(folder: Path, language: str) -> list[str]:
    """Ids whose message shows other arguments than the English one, or chooses by one it cannot have."""
    found = []
    ours, theirs = with_frame(folder, ENGLISH), with_frame(folder, language)
    for id in read(folder, ENGLISH).messages.keys() & read(folder, language).messages.keys():
        (shown, chosen), (also_shown, also_chosen) = spoken(ours, id), spoken(theirs, id)
        given = shown | chosen | always_given(id)
        if not shown <= also_shown | (also_chosen & chosen) or not also_shown | also_chosen <= given:
            found.append(f"{id}: {listing(shown | chosen)}, not {listing(also_shown | also_chosen)}")
    return sorted(found)


def always_given(id: str) -> set[str]:
    """The words of an argument are told how many there are; events and moves may say more than English does."""
    return {"amount"} if any(id.startswith(f"{name}-") for name in argument_names()) else set()


@cache
def argument_names() -> frozenset[str]:
    """The arguments of all sentences, which may have words of their own."""
    every = [message for folder in folders() for message in read(folder, ENGLISH).messages.values()]
    return frozenset(name for message in every for name in message.shown | message.chosen) - set(TYPED)


def lacking_plurals(folder: Path, language: str) -> list[str]:
    """Ids that count without all the forms the language counts with."""
    wanted = PLURALS.get(language, {"one", "other"})
    return sorted(
        message.id
        for message in read(folder, language).messages.values()
        if any(not wanted <= forms for forms in message.plurals)
    )


def left_in_english(folder: Path, language: str) -> list[str]:
    """Ids that say the same as in English, letter by letter, and are not listed as names."""
    ours, theirs = read(folder, ENGLISH).messages, read(folder, language).messages
    return sorted(
        id
        for id in ours.keys() & theirs.keys() - set(names(language))
        if has_letters(ours[id]) and said(ours[id]) == said(theirs[id])
    )


@cache
def names(language: str) -> tuple[str, ...]:
    """Ids that may read as in English: proper names, and words the language shares."""
    return (*listed("everywhere"), *listed(language))


def listed(language: str) -> list[str]:
    found: list[str] = tomllib.loads(NAMES.read_text(encoding="utf-8")).get(language, [])
    return found


def has_letters(message: Message) -> bool:
    return bool(LETTERS.search("".join(texts(message.entry))))


def texts(entry: ast.BaseNode) -> Iterator[str]:
    """The texts a message holds, without what is in braces."""
    if isinstance(entry, ast.TextElement):
        yield entry.value
    for value in vars(entry).values():
        for node in value if isinstance(value, list) else [value]:
            if isinstance(node, ast.BaseNode) and not isinstance(node, ast.Comment):
                yield from texts(node)


def said(message: Message) -> str:
    """The message without its forms."""
    return str(FluentSerializer().serialize_entry(ast.Message(message.entry.id, message.entry.value)))


def written(message: Message) -> str:
    bare = ast.Message(message.entry.id, message.entry.value, message.entry.attributes)
    return str(FluentSerializer().serialize_entry(bare))


def misprinted(folder: Path, language: str) -> list[str]:
    """Ids with signs the language does not print: straight quotes, another language's, spaces of the typography."""
    wrong = re.compile(f"[\"\u00a0\u202f{''.join(QUOTES.get(language, ''))}]|(?<=[^\\W\\d_])'|\\.\\.\\.")
    found = {
        message.id: "".join(texts(message.entry)) for message in read(folder, language).messages.values()
    }
    bare = re.compile(r"(?<=[^\W\d_])[;:!?](?=\s|$)") if language == "fr" else None
    return sorted(id for id, text in found.items() if wrong.search(text) or (bare and bare.search(text)))


def clinging(folder: Path, language: str) -> list[str]:
    """Ids where a small word that changes with what follows stands before an argument that is no number."""
    if language not in CLINGING:
        return []
    before = re.compile(CLINGING[language] + r"\s*\{ \$(?!amount|number|count)", re.IGNORECASE)
    messages = read(folder, language).messages.values()
    return sorted(message.id for message in messages if before.search(written(message)))


def listing(names: set[str]) -> str:
    return " ".join(f"${name}" for name in sorted(names)) or "nothing"


# Who uses them ------------------------------------------------------------------------------------

BEGINNING = re.compile(r"""["'`]([a-z][a-z0-9_-]*-)(?:\$?\{|["'`]\s*\+)""")
SOURCES = (("src", "*.py"), ("src", "*.html"), ("src", "*.js"), ("web", "*.ts"), ("web", "*.svelte"))


@cache
def sources() -> str:
    found = (path for folder, pattern in SOURCES for path in sorted((ROOT / folder).rglob(pattern)))
    return "\n".join(path.read_text(encoding="utf-8") for path in found)


def unused(folder: Path) -> list[str]:
    """Ids that no code says by name or by their beginning, no argument is said by and no message refers to."""
    beginnings = tuple(set(BEGINNING.findall(sources())) | {f"{name}-" for name in argument_names()})
    everywhere = [message for one in folders() for message in read(one, ENGLISH).messages.values()]
    referred = {id for message in everywhere for id in message.refers}
    return sorted(
        id
        for id in read(folder, ENGLISH).messages
        if id not in referred and not id.startswith(beginnings) and not is_named(id)
    )


def is_named(id: str) -> bool:
    return re.search(rf"(?<![\w-]){re.escape(id)}(?![\w-])", sources()) is not None


def findings(folder: Path, language: str) -> dict[str, list[Any]]:
    """All that is wrong with a translation."""
    catalogue = read(folder, language)
    return {
        "missing": missing(folder, language),
        "not in English": surplus(folder, language),
        "other arguments": differing(folder, language),
        "no Fluent": catalogue.broken,
        "said twice": catalogue.twice,
        "wrong signs": misprinted(folder, language),
        "plural forms missing": lacking_plurals(folder, language),
        "left in English": left_in_english(folder, language) if language != ENGLISH else [],
    }
