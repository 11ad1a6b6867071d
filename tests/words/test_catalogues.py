"""All languages have the same words: ids, arguments, plural forms; and the tool that compares them sees a fault."""

import re
from pathlib import Path

import pytest

from cathedrals.games import HOUSE
from cathedrals.kernel.words import ENGLISH, LANGUAGES, PSEUDO, Words
from tests.words import catalogues
from tests.words.catalogues import OTHERS, Catalogue, findings, folders, parsed, read, short

every_catalogue = pytest.mark.parametrize("folder", folders(), ids=short)


@every_catalogue
@pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])
def test_a_catalogue_has_the_same_ids_and_placeholders_in_every_language(folder, language):
    found = findings(folder, language)
    assert {kind: ids for kind, ids in found.items() if ids} == {}


@every_catalogue
def test_a_catalogue_exists_in_the_languages_of_the_frame_and_no_other(folder):
    assert {path.stem for path in folder.glob("*.ftl")} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_language_has_a_name_of_its_own(language):
    others = {Words(language=other).say("language-name") for other in LANGUAGES if other != language}
    assert Words(language=language).say("language-name") not in others


@pytest.mark.parametrize("language", OTHERS)
def test_what_may_read_as_in_english_is_there_and_does(language):
    """The list of names is no place to hide in: whoever is on it for a language says there what English says."""
    same = {
        id
        for folder in folders()
        for id, message in read(folder, language).messages.items()
        if id in read(folder, ENGLISH).messages
        and catalogues.said(message) == catalogues.said(read(folder, ENGLISH).messages[id])
    }
    assert sorted(set(catalogues.listed(language)) - same) == []


def test_every_game_has_words_a_rulebook_and_a_first_game():
    parts = ("telling/words", "teaching/rulebook", "teaching/lesson")
    wanted = {f"games/{game.name}/{part}" for game in HOUSE for part in parts} | {"kernel/words"}
    assert wanted == {short(folder) for folder in folders()}


# The comparison itself ----------------------------------------------------------------------------

ENGLISH_TEXT = """
resource-brick = brick
gained = { $seat } gains { $amount } { $resource }
price = { $price ->
        [one] { $price } ruble
       *[other] { $price } rubles
    }
paid = { $seat } pays { price }
free = Nothing to pay.
"""


def compared(monkeypatch, text: str, language: str = "pl") -> dict[str, list[str]]:
    """What is found in a translation of that little catalogue."""
    made: dict[str, Catalogue] = {
        ENGLISH: parsed(Path(), ENGLISH_TEXT),
        language: parsed(Path(), text),
    }
    monkeypatch.setattr(catalogues, "read", lambda folder, language: made[language])
    monkeypatch.setattr(catalogues, "argument_names", lambda: frozenset({"resource", "amount", "price"}))
    return {kind: ids for kind, ids in findings(Path(), language).items() if ids}


GOOD = """
resource-brick = { $amount ->
        [one] Cegła
        [few] Cegły
        [many] Cegieł
       *[other] Cegły
    }
    .acc = Cegłę
gained = { $seat } otrzymuje { $amount } { $resource_acc }
price = { $price ->
        [one] { $price } Rubel
        [few] { $price } Ruble
        [many] { $price } Rubli
       *[other] { $price } Rubla
    }
paid = { $seat } płaci { price }
free = Nic.
"""


def test_forms_and_plurals_of_another_language_are_no_difference(monkeypatch):
    assert compared(monkeypatch, GOOD) == {}


@pytest.mark.parametrize(
    ("old", "new", "found"),
    [
        ("free = Nic.\n", "", {"missing": ["free"]}),
        ("free = Nic.\n", "free = Nic.\nmore = Coś\n", {"not in English": ["more"]}),
        ("free = Nic.", "free = Nothing to pay.", {"left in English": ["free"]}),
        ("free = Nic.\n", "free = Nic.\nfree = Nic\n", {"said twice": ["free"]}),
        ("free = Nic.", "free = Nic {", {"missing": ["free"], "no Fluent": ["free = Nic {"]}),
        ("[few] { $price } Ruble\n", "\n", {"plural forms missing": ["price"]}),
    ],
)
def test_a_fault_is_found(monkeypatch, old, new, found):
    assert old in GOOD
    assert compared(monkeypatch, GOOD.replace(old, new)) == found


@pytest.mark.parametrize(
    ("old", "new", "id"),
    [
        ("{ $amount } { $resource_acc }", "{ $amount }", "gained"),
        ("{ $amount } { $resource_acc }", "{ $amount } { $resource_acc } { $colour }", "gained"),
        ("płaci { price }", "płaci", "paid"),
        ("free = Nic.", "free = Nic { $price }", "free"),
    ],
)
def test_another_placeholder_is_found(monkeypatch, old, new, id):
    (told,) = compared(monkeypatch, GOOD.replace(old, new))["other arguments"]
    assert told.startswith(f"{id}: ")


@pytest.mark.parametrize(
    ("language", "text", "is_wrong"),
    [
        ("en", "“Yes”: it’s here…", False),
        ("en", "it's here", True),
        ("en", "wait...", True),
        ("en", 'say { $move } "now"', True),
        ("pl", "„Tak”", False),
        ("pl", "“Tak”", True),
        ("cs", "„Ano“", False),
        ("cs", "„Ano”", True),
        ("fr", "« Oui » : c’est fini !", False),
        ("fr", "Oui: c’est fini", True),
        ("fr", "C’est fini\u202f!", True),
        ("ca", "«Sí»: l’or", False),
    ],
)
def test_signs_that_a_language_does_not_print_are_found(monkeypatch, language, text, is_wrong):
    made = parsed(Path(), f"a = {text}")
    monkeypatch.setattr(catalogues, "read", lambda folder, language: made)
    assert catalogues.misprinted(Path(), language) == (["a"] if is_wrong else [])


def test_a_small_word_that_clings_to_an_argument_is_told_of(monkeypatch):
    made = parsed(
        Path(), "a = Il prend d’{ $resource }\nb = Il prend { $amount } { $resource }\nc = de { $amount } pas"
    )
    monkeypatch.setattr(catalogues, "read", lambda folder, language: made)
    assert catalogues.clinging(Path(), "fr") == ["a"]


def test_unused_words_are_found(monkeypatch):
    made = parsed(Path(), "event-won = A\nlonely = B\nhelp = C\nbrick = D\nwall = { brick }\n")
    monkeypatch.setattr(catalogues, "folders", lambda: (Path(),))
    monkeypatch.setattr(catalogues, "read", lambda folder, language: made)
    monkeypatch.setattr(catalogues, "argument_names", lambda: frozenset({"wall"}))
    monkeypatch.setattr(catalogues, "sources", lambda: 'say(f"event-{name}")\nsay("help")\nsay("wall")')
    assert catalogues.unused(Path()) == ["lonely"]


# Room in the terminal -----------------------------------------------------------------------------

# How many letters there is room for in a window of 80 columns; more would be cut off.
# docs/contributors/translating.md tells it.
ROOM = (
    (r"sign-.*", 1),
    (r"label-space-.*|label-ornaments|label-finished", 4),
    (r"label-(orders|vaults|king|areas)", 6),
    (r"brief-(wood|brick|stone|gold|green_gem|purple_gem|rubles|recognition)", 7),
    (r"brief-(promotion|move|recruit|confusion|stained_glass|scaffolding|catastrophe)", 8),
    (r"guild-.*", 9),
    (r"label-inventory", 12),
    (r"formula-.*|short-ivan-.*", 12),
)


@every_catalogue
@pytest.mark.parametrize("language", LANGUAGES)
def test_short_words_have_room_on_a_small_terminal(folder, language):
    for id, message in read(folder, language).messages.items():
        length = len("".join(catalogues.texts(message.entry)))
        for pattern, room in ROOM:
            assert not re.fullmatch(pattern, id) or length <= room, (
                f"{id} has {length} letters, {room} find room"
            )


@every_catalogue
@pytest.mark.parametrize("language", LANGUAGES)
def test_signs_are_told_apart(folder, language):
    messages = read(folder, language).messages.values()
    signs = ["".join(catalogues.texts(one.entry)) for one in messages if one.id.startswith("sign-")]
    assert len(set(signs)) == len(signs)
