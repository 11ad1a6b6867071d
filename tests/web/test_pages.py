"""The sources of the browser client: no sentence stands in them, and every word they say is there and is needed."""

import re
from pathlib import Path

import pytest

from cathedrals.games import HOUSE
from cathedrals.kernel.words import LANGUAGES, Words

ROOT = Path(__file__).parent.parent.parent
FRAME = ROOT / "web"
FOLDERS = {game.name: ROOT / "src" / "cathedrals" / "games" / game.name / "web" for game in HOUSE}
LETTERS = re.compile(r"[A-Za-z]{2,}")
THREE_WORDS = re.compile(r"[A-Za-z]{2,} [a-z]{2,} [a-z]{2,}")
SPOKEN = re.compile(r'\b(?:aria-label|title|placeholder|alt|label)="([^"{}]*)"')
ANY_ID = re.compile(r'"((?:web|program|language)-[\w-]+)"')


def files(folder, *kinds):
    return sorted(path for kind in kinds for path in folder.rglob(f"*.{kind}") if ".test." not in path.name)


EVERY_SVELTE = [path for folder in (FRAME, *FOLDERS.values()) for path in files(folder, "svelte")]
# What runs when the client is built or measured, not in the browser.
TOOLS = (FRAME / "notices.ts", FRAME / "packing.ts", *files(FRAME / "mutants", "ts"))
EVERY_TS = [
    path for folder in (FRAME, *FOLDERS.values()) for path in files(folder, "ts") if path not in TOOLS
]


def name(path):
    return str(path.relative_to(ROOT))


def without_braces(text):
    """Markup without what is worked out between braces, however deep."""
    depth, kept = 0, []
    for sign in text:
        depth += sign == "{"
        if depth == 0:
            kept.append(sign)
        depth -= sign == "}" and depth > 0
    return "".join(kept)


def markup(path):
    text = path.read_text("utf-8")
    for part in ("script", "style"):
        text = re.sub(rf"<{part}\b.*?</{part}>", "", text, flags=re.S)
    return re.sub(r"<!--.*?-->", "", text, flags=re.S)


def strings(text):
    """What stands in quotes in code, without comments and without what a mistake of ours is reported by."""
    text = re.sub(r"/\*.*?\*/|(?<!:)//[^\n]*", "", text, flags=re.S)
    text = re.sub(r"new Error\(.*?\);", "", text, flags=re.S)
    quoted = [found[2] for found in re.finditer(r"([\"'`])((?:\\.|(?!\1)[^\\\n])*)\1", text)]
    return [re.sub(r"\$\{.*?\}", "", said) for said in quoted]


@pytest.mark.parametrize("path", EVERY_SVELTE, ids=name)
def test_a_page_holds_no_words_of_its_own(path):
    """Law 9."""
    text = markup(path)
    assert [said for said in SPOKEN.findall(text) if LETTERS.search(said)] == []
    between = re.sub(r"<[^<>]*>", "\n", without_braces(text)).replace("&nbsp;", " ")
    assert LETTERS.findall(between) == []


@pytest.mark.parametrize("path", [*EVERY_TS, *EVERY_SVELTE], ids=name)
def test_code_for_the_browser_holds_no_sentence(path):
    """Law 9."""
    text = path.read_text("utf-8")
    code = (
        text
        if path.suffix == ".ts"
        else "\n".join(re.findall(r"<script\b.*?>(.*?)</script>", text, flags=re.S))
    )
    assert [said for said in strings(code) if THREE_WORDS.search(said) and "<" not in said] == []


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_a_board_says_is_among_the_words_of_its_game(game, language):
    words = Words(game.name, language)
    texts = [path.read_text("utf-8") for path in files(FOLDERS[game.name], "ts", "svelte")]
    said = {id for text in texts for id in re.findall(r'\.say\(\s*"([a-z][\w-]*)"', text)}
    assert len(said) > 10
    assert [id for id in sorted(said) if not words.has(id)] == []


def frame_texts():
    return [path.read_text("utf-8") for path in files(FRAME, "ts", "svelte")]


def frame_ids():
    return set(
        re.findall(
            r"^([a-z][\w-]*) =", (ROOT / "src/cathedrals/kernel/words/en.ftl").read_text("utf-8"), re.M
        )
    )


def test_what_the_frame_says_is_among_its_words():
    quoted = {id for text in frame_texts() for id in ANY_ID.findall(text)}
    assert len(quoted) > 100
    assert sorted(quoted - frame_ids()) == []


# Said as `web-${…}`: a drawer by its name, how a seat is taken, what can be done with a match and whether one is sure.
MADE_OF_PARTS = {"web-resign", "web-take-seat-back", "web-take-over-from"} | {
    f"web-{doing}-{said}" for doing in ("leave", "program", "resign") for said in ("how", "sure")
}
SAID_BY_THE_SERVER = {"web-description", "web-not-built", "web-pieces-no-file"}


def test_every_word_for_the_browser_is_said_there():
    texts = frame_texts()
    quoted = {id for text in texts for id in re.findall(r'["`]([a-z][\w-]*)["`]', text)}
    begun = {begin for text in texts for begin in re.findall(r"`([a-z]+-(?:[a-z]+-)*)\$\{", text)} - {"web-"}
    wanted = {id for id in frame_ids() if id.startswith(("web-", "program-"))}
    unsaid = {id for id in wanted - quoted if not id.startswith(tuple(begun))}
    assert unsaid == MADE_OF_PARTS | SAID_BY_THE_SERVER


@pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
def test_no_word_of_a_game_has_the_id_of_one_of_the_frame(game):
    """The frame's would be said in its place."""
    own = (ROOT / "src/cathedrals/games" / game.name / "telling/words/en.ftl").read_text("utf-8")
    assert sorted(set(re.findall(r"^([a-z][\w-]*) =", own, re.M)) & frame_ids()) == []
