"""Who plays with a finger has neither a mouse nor keys: what they read speaks of choosing, in every language."""

import re
from pathlib import Path

import pytest

from cathedrals.kernel.words import LANGUAGES, PACKAGE
from tests.words.catalogues import folders, read, said, short

# What only a mouse does or is.
OF_A_MOUSE = {
    "en": r"click|hover|mouse|cursor",
    "pl": r"klik|najed|najecha|mysz",
    "ca": r"\bclic|cliqu|ratolí|cursor",
    "cs": r"klik|najeď|najet|\bmyš|kurzor",
    "fr": r"cliqu|\bclic|souris|survol|curseur",
}
# Keys, and what one does with them.
OF_KEYS = {
    "en": r"\b(Enter|Esc|Ctrl|Page Up|press)\b",
    "pl": r"\b(Enter|Esc|Ctrl|Page Up|naciśnij|wciśnij|klawisz)",
    "ca": r"\b(Retorn|Esc|Ctrl|Re Pàg|prem|tecla)\b",
    "cs": r"\b(Enter|Esc|Ctrl|Page Up|stiskn|kláves)",
    "fr": r"\b(Entrée|Échap|Ctrl|Page préc|appuyez|touche (?:Entrée|Échap))\b",
}
# What only a terminal says.
AT_A_TERMINAL = ("learn-", "play-", "serve-", "report-", "refusal-")
# What stands in an element that only who has keys can see.
FOR_KEYS = re.compile(r"web-keys$|web-key-|web-does-|web-pieces-keys$")
SHOWN_TO_KEYS = re.compile(r'class="[^"]*\bfor-keys\b')
FRAME = Path(__file__).parents[2] / "web"


def speaking(folder: Path, language: str, of: dict[str, str]) -> list[str]:
    messages = read(folder, language).messages
    return [
        id
        for id, message in messages.items()
        if re.search(of[language], said(message).partition("=")[2], re.I)
    ]


every_catalogue = pytest.mark.parametrize("folder", folders(), ids=short)
every_language = pytest.mark.parametrize("language", LANGUAGES)


@every_language
@every_catalogue
def test_no_message_tells_a_finger_to_click(folder, language):
    assert [id for id in speaking(folder, language, OF_A_MOUSE) if not FOR_KEYS.match(id)] == []


@every_language
@every_catalogue
def test_keys_are_spoken_of_only_where_there_are_keys(folder, language):
    said_in_the_browser = [
        id for id in speaking(folder, language, OF_KEYS) if not id.startswith(AT_A_TERMINAL)
    ]
    assert [id for id in said_in_the_browser if not FOR_KEYS.match(id)] == []


@every_language
def test_keys_are_found_where_they_are_spoken_of(language):
    """Else the tests above would look for words that this language has not."""
    frame = PACKAGE / "kernel" / "words"
    assert {"web-pieces-keys", "learn-read", "play-prompt-page"} <= set(speaking(frame, language, OF_KEYS))


def test_what_speaks_of_keys_stands_where_fingers_do_not_see_it():
    pages = {path: path.read_text("utf-8") for path in FRAME.rglob("*.svelte")}
    speaking_of_keys = [
        text for text in pages.values() if re.search(r"web-key-\$|web-does-\$|web-pieces-keys", text)
    ]
    assert len(speaking_of_keys) == 2
    assert all(SHOWN_TO_KEYS.search(text) for text in speaking_of_keys)


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Click the card"),
        ("pl", "Kliknij kartę"),
        ("ca", "Clica la carta"),
        ("cs", "Klikněte na kartu"),
        ("fr", "Cliquez sur la carte"),
    ],
)
def test_a_click_is_noticed_in_every_language(language, text):
    assert re.search(OF_A_MOUSE[language], text, re.I)
    assert set(OF_A_MOUSE) == set(OF_KEYS) == set(LANGUAGES)
