"""The words of the frame, and how arguments are said."""

from pathlib import Path
from typing import Any

import pytest

from cathedrals.games import game
from cathedrals.kernel import words as words_module
from cathedrals.kernel.folders import FOLDERS
from cathedrals.kernel.game import CathedralsError, Refusal
from cathedrals.kernel.page import Page
from cathedrals.kernel.words import Words, best_language, catalogue_of, text_of, typeset, word_folders
from tests.words.catalogues import read

FRAME: dict[str, dict[str, Any]] = {
    "language-name": {},
    "simulate-games": {"games": 3, "game": "Pebbles", "steps": 80, "rate": 9000},
    "simulate-ending": {"count": 3, "ending": "nothing is left"},
    "simulate-seat": {"name": "Random 1", "wins": 33.3, "points": 12.5},
    "replay-running": {"game": "Pebbles", "lines": 12},
    "replay-over": {"game": "Pebbles", "lines": 12, "ending": "nothing is left"},
    "learn-read": {},
    "learn-do": {"words": "Take 1", "move": "take 1"},
    "learn-go-on": {"file": "a.record", "name": "pebbles"},
    "refusal-another-in-lesson": {},
    "play-rule": {"name": "RC-C2", "text": "It is so."},
    "play-languages": {"languages": [{"language": "en", "called": "English"}]},
    "languages-each": {"language": "en", "called": "English"},
    "verify-done": {"draws": 3},
    "verify-some": {"draws": 12, "left": 3},
    "verify-seed": {},
    "verify-no-salts": {},
    "verify-old-salts": {},
    "verify-salts": {"people": [{"person": "Ana"}, {"person": "Jan"}]},
    "verify-ahead": {},
    "verify-seal-kept": {},
    "verify-salt-kept": {},
    "replay-lost": {"line": 57},
    "replay-held": {},
    "replay-renewed": {"line": 60, "after": 56},
    "pieces-file": {"title": "Pebbles", "name": "pebbles"},
    "pieces-good": {"file": "mine.toml"},
    "pieces-ours": {"table": "base", "ours": 3, "of": 10},
    "pieces-at-line": {"line": 3, "what": "it is wrong"},
    "pieces-at-table": {"line": 3, "table": "[base]", "what": "it is wrong"},
    "pieces-at-row": {"line": 3, "table": "[base]", "row": 2, "what": "it is wrong"},
    "pieces-at-part": {
        "line": 3,
        "table": "[base]",
        "row": 2,
        "part": "p",
        "number": 1,
        "what": "it is wrong",
    },
    "pieces-empty": {},
    "pieces-large": {"found": 9, "most": 8},
    "pieces-crowded": {"sign": "=", "found": 9, "most": 8},
    "pieces-toml": {"reason": "Invalid value"},
    "pieces-name": {"value": "7", "most": 8},
    "pieces-game": {"value": "7", "expected": "pebbles"},
    "pieces-missing": {},
    "pieces-lacks": {"key": "wood"},
    "pieces-number": {"key": "wood", "value": "true", "low": 1, "high": 2},
    "pieces-flag": {"key": "marked", "value": "1"},
    "pieces-list": {"key": "rows", "value": "1"},
    "pieces-word": {"key": "gives", "value": "1", "names": "wood, brick"},
    "pieces-count": {"key": "rows", "found": 1, "expected": 2},
    "pieces-unknown": {"key": "brik", "names": "wood, brick"},
    "pieces-unknown-table": {"names": "base, dome"},
    "pieces-same": {},
    "pieces-ascending": {"key": "spaces"},
    "mark-reading": {},
    "mark-reported": {},
    "mark-designed": {},
    "list-empty": {},
    "list-next": {"items": "one", "item": "two"},
    "list-last": {"items": "one", "item": "two"},
    "chance": {},
    "seat": {"number": 1},
    "refusal-over": {},
    "refusal-unknown-move": {"move": "fly"},
    "refusal-not-asked": {},
    "refusal-stale": {},
    "refusal-nothing-to-undo": {"line": 3},
    "refusal-undo-not-yours": {"line": 3},
    "refusal-undo-needs-consent": {"line": 3},
    "remark-undo": {"seat": "Ana", "line": 3},
    "remark-agree": {"seat": "Ana", "line": 3},
    "remark-resign": {"seat": "Ana"},
    "remark-leave": {"seat": "Ana"},
    "remark-program": {"seat": "Ana", "name": "greedy"},
    "remark-person": {"seat": "Ana", "name": "Jan"},
    "ending-resigned": {},
    "result-points": {"seat": "Ana", "points": 31},
    "result-part": {"name": "Honey", "scored": [{"seat": "Ana", "points": 3}]},
    "scored-each": {"seat": "Ana", "points": 3},
    "result-wins": {"seat": "Ana"},
    "result-shared": {"winners": [{"seat": "Ana"}, {"seat": "Jan"}]},
    "winners-each": {"seat": "Ana"},
    "character-random": {},
    "character-greedy": {},
    "character-apprentice": {},
    "character-journeyman": {},
    "character-master": {},
    "character-architect": {},
    "play-person": {},
    "play-person-numbered": {"number": 1},
    "play-question": {"seat": "Ana", "question": "What now?"},
    "play-over": {"ending": "nothing is left"},
    "play-prompt": {"seat": "Ana"},
    "play-prompt-over": {},
    "play-prompt-page": {},
    "play-more-moves": {"count": 2},
    "play-last-moves": {},
    "play-since": {},
    "play-nobody-did": {"events": "it rains"},
    "play-did": {"seat": "Ana", "events": "waits"},
    "play-welcome": {"game": "Pebbles"},
    "play-taken-back": {},
    "play-saved": {"file": "a.record"},
    "play-loaded": {"file": "a.record"},
    "play-go-on": {"file": "a.record", "name": "pebbles"},
    "play-not-written": {"file": "a.record", "reason": "no room"},
    "play-which-file": {"move": "save"},
    "play-no-number": {"number": 9, "count": 3},
    "play-unknown": {"move": "fly"},
    "play-means": {"move": "take"},
    "play-legal": {"words": "Take 1"},
    "play-wastes": {"move": "end", "instead": "take 4", "words": "End turn"},
    "play-nothing-known": {"move": "fly"},
    "play-hint": {"number": 1, "move": "take 1", "share": 54, "words": "it is near"},
    "play-hint-where": {"pieces": [{"words": "the green die"}]},
    "pieces-each": {"words": "the green die"},
    "play-hint-nowhere": {},
    "play-hint-why": {"words": "it is near"},
    "play-hint-why-nothing": {},
    "play-hint-which": {},
    "play-why": {"seat": "Ana", "words": "it is near"},
    "play-why-outlook": {"words": "it is near", "share": 60},
    "play-why-nobody": {},
    "reason-score": {"way": "up"},
    "reason-rival": {"seat": "Ana", "way": "down", "size": 1},
    "play-reasons": {"first": "it is near", "second": "it is cheap"},
    "play-hint-no-reason": {},
    "play-nothing-yet": {},
    "play-small": {},
    "help": {},
    "serve-ready": {"what": "http://127.0.0.1:8000"},
    "serve-host": {"what": "http://127.0.0.1:8000/pieces#key"},
    "serve-kept": {"what": "cathedrals.sqlite"},
    "serve-other-port": {"what": "8000"},
    "serve-already": {"what": "http://127.0.0.1:8000"},
    "serve-stopped": {"what": "cathedrals.sqlite"},
    "backup-done": {"file": "tuesday.sqlite"},
    "restore-done": {"matches": 3, "accounts": 2, "lines": 300},
    "restore-lost": {"matches": "m7, m8"},
    "refusal-no-wish": {},
    "refusal-not-your-seat": {},
    "refusal-no-such-page": {},
    "refusal-no-such-table": {},
    "refusal-not-begun": {},
    "refusal-seat-taken": {},
    "refusal-link-needed": {},
    "refusal-bad-link": {},
    "refusal-dice-gone": {},
    "refusal-no-person": {},
    "refusal-wrong-seats": {"count": 5},
    "refusal-no-such-pieces": {},
    "refusal-no-room-for-pieces": {"most": 32},
    "refusal-unknown-program": {"name": "nobody"},
    "refusal-not-over": {},
    "refusal-no-such-line": {"line": 3},
    "refusal-cannot-go-on": {"line": 3},
    "refusal-not-replayed": {"line": 60, "last": 56},
    "refusal-does-not-replay": {"reason": "it is too short"},
    "refusal-has-account": {},
    "refusal-name-taken": {"name": "nobody"},
    "refusal-wrong-password": {},
    "refusal-unreadable": {"reason": "it is too short"},
    "refusal-no-hint-yet": {},
    "refusal-record-full": {"most": 3000},
    "refusal-too-late-to-go-on": {"most": 12000},
    "refusal-too-fast": {},
    "refusal-too-big": {},
    "refusal-foreign-origin": {},
    "refusal-wrong-key": {},
    "refusal-same-pieces": {},
    "refusal-wrong-old-password": {},
    "refusal-no-account": {},
    "refusal-bad-reset": {},
    "refusal-name-of-account": {"name": "Ana"},
    "refusal-bad-name": {},
    "refusal-link-used": {},
    "refusal-too-many-links": {"count": 20},
    "refusal-too-many-tables": {"count": 30},
    "refusal-too-many-open-tables": {"count": 10},
    "refusal-too-many-new-tables": {},
    "refusal-too-many-seats": {"count": 5},
    "refusal-not-your-table": {},
    "refusal-table-begun": {},
    "refusal-nobody-to-kick": {},
    "report-said": {},
    "report-program": {},
    "report-rules": {},
    "report-pieces": {},
    "report-client": {},
    "report-same": {"part": "Rules", "then": "3"},
    "report-other": {"part": "Rules", "then": "2", "now": "3"},
    "report-seen": {"language": "en", "window": "390x844", "browser": "Chromium"},
    "report-replays": {},
    "report-lost": {"line": 12},
    "report-line": {"line": 12, "last": 97},
    "report-breaks": {"reason": "line 3 cannot be read"},
    "report-seat": {"seat": "Ana"},
    "report-next": {"line": "0 take"},
    "refusal-too-many-reports": {"count": 5},
    "refusal-reports-full": {},
    "refusal-kicked": {},
    "refusal-kicked-nearby": {},
    "refusal-one-seat-each": {},
    "refusal-not-elsewhere-yet": {},
    "refusal-not-planned-further": {},
    "refusal-name-of-program": {"name": "Ivan"},
    "refusal-name-of-host": {"name": "Admin"},
    "names-of-host": {},
    "refusal-hints-forbidden": {},
    "refusal-signed-out": {},
    "refusal-banned": {},
    "refusal-too-slow": {},
    "refusal-too-many": {},
    "refusal-unknown-host": {},
    "refusal-not-kept": {},
    "refusal-other-box-called": {"name": "Ana’s"},
    "refusal-not-on-shelf": {},
    "refusal-box-at-start": {"name": "Ana’s"},
    "refusal-no-such-piece": {"table": "base", "number": 11},
    "refusal-cannot-be": {"reason": "it is too short"},
    "refusal-failed": {"request": "7f3a"},
    "numbered-name": {"name": "Ana", "number": 2},
    "left-seat": {"name": "Ana"},
    "people-each": {"person": "Ana"},
    "analyse-title": {"game": "Basilica"},
    "analyse-running": {},
    "analyse-way": {},
    "analyse-even": {},
    "analyse-deal": {},
    "analyse-dice": {},
    "analyse-errors": {},
    "analyse-gifts": {},
    "analyse-rest": {},
    "analyse-result": {},
    "analyse-now": {},
    "analyse-rest-means": {},
    "analyse-dearest": {},
    "analyse-none-dear": {},
    "analyse-turn-later": {},
    "analyse-picture-about": {},
    "analyse-picture-good": {},
    "analyse-picture-bad": {},
    "analyse-mark-slip": {},
    "analyse-mark-mistake": {},
    "analyse-mark-blunder": {},
    "analyse-played": {"seat": "Ana", "accuracy": 80, "slip": 1, "mistake": 0, "blunder": 2},
    "analyse-played-nothing": {"seat": "Ana"},
    "analyse-like": {"program": "Master"},
    "analyse-resigned": {"seat": 0, "share": 12},
    "analyse-turn": {
        "number": 1,
        "seat": "Ana",
        "line": 7,
        "lost": 12,
        "before": 60,
        "after": 48,
        "mark": "mistake",
    },
    "analyse-turn-played": {"moves": "end"},
    "analyse-turn-better": {"moves": "take 2"},
    "analyse-turn-why": {"words": "it pays"},
    "analyse-evaluator": {"settings": "quick", "digest": "7f3a"},
    "analyse-percent": {"share": 50},
    "analyse-picture-luck": {"line": 7, "size": "+3"},
    "analyse-picture-mark": {"line": 7, "mark": "slip", "size": "-5"},
    "phrase-good-luck": {},
    "phrase-well-played": {},
    "phrase-thanks": {},
    "phrase-hurry": {},
    "phrase-thinking": {},
    "phrase-sorry": {},
    "phrase-rematch": {},
}


(FRAME_FOLDER,) = word_folders()

# What only the browser says; tests/web looks that each of them is said there, and by whom.
BROWSER = ("web-", "program-")


def words_of(text: str, language: str = "en") -> Words:
    """The words of the frame and these."""
    words = Words()
    words.language = language
    words.read((catalogue_of([text_of(FRAME_FOLDER, "en"), text], language),))
    return words


def test_the_frame_has_exactly_these_words() -> None:
    found = read(FRAME_FOLDER, "en").messages
    assert {id for id in found if not id.startswith(BROWSER)} == set(FRAME)


@pytest.mark.parametrize("id", FRAME)
def test_the_words_of_the_frame_can_be_said(id: str) -> None:
    assert Words().say(id, FRAME[id])


def test_a_missing_id_is_a_mistake() -> None:
    with pytest.raises(KeyError, match='no words for "nonsense"'):
        Words().say("nonsense")


def test_a_message_that_says_nothing_is_a_mistake() -> None:
    with pytest.raises(KeyError, match='no words for "mute"'):
        words_of("mute =\n    .title = Only a title").say("mute")


def test_a_missing_argument_is_a_mistake() -> None:
    with pytest.raises(KeyError, match='"remark-leave" lack something'):
        Words().say("remark-leave")


def test_the_amount_has_to_be_given_where_it_is_said() -> None:
    with pytest.raises(KeyError, match="amount"):
        words_of("gains = { $amount } coins").say("gains")


def test_an_unknown_language_is_refused_with_those_there_are() -> None:
    with pytest.raises(CathedralsError, match='no words in "tlh"; the languages are en'):
        Words(language="tlh")


COINS = """
coin-gold =
    { $amount ->
        [one] gold coin
       *[other] gold coins
    }
gains = { $seat } gains { $amount } { $coin }
finds = { $seat } finds a { $coin }
card-base = base number { $number }
draws = { $seat } draws { $card }
missing-each = { $amount } { $coin }
lacks = You lack { $missing }
seat-Ana = somebody else
"""


@pytest.mark.parametrize(("amount", "coins"), [(1, "1 gold coin"), (2, "2 gold coins"), (0, "0 gold coins")])
def test_a_counted_argument_takes_its_plural_from_the_amount(amount: int, coins: str) -> None:
    assert (
        words_of(COINS).say("gains", {"seat": "Jan", "coin": "gold", "amount": amount})
        == f"Jan gains {coins}"
    )


def test_without_an_amount_an_argument_is_one() -> None:
    assert words_of(COINS).say("finds", {"seat": "Jan", "coin": "gold"}) == "Jan finds a gold coin"


def test_an_argument_without_words_is_said_as_it_is() -> None:
    assert words_of(COINS).say("finds", {"seat": "Jan", "coin": "dime"}) == "Jan finds a dime"


def test_a_name_with_a_number_is_said_by_the_words_without_it() -> None:
    assert words_of(COINS).say("draws", {"seat": "Jan", "card": "base-12"}) == "Jan draws base number 12"


def test_a_name_is_never_taken_for_words() -> None:
    assert words_of(COINS).say("draws", {"seat": "Ana", "card": "dome-1"}) == "Ana draws dome-1"


@pytest.mark.parametrize(
    ("amounts", "said"),
    [
        ([], "You lack nothing"),
        ([1], "You lack 1 gold coin"),
        ([1, 2], "You lack 1 gold coin and 2 gold coins"),
        ([1, 2, 3], "You lack 1 gold coin, 2 gold coins and 3 gold coins"),
    ],
)
def test_a_list_is_said_item_by_item(amounts: list[int], said: str) -> None:
    missing = [{"coin": "gold", "amount": amount} for amount in amounts]
    assert words_of(COINS).say("lacks", {"missing": missing}) == said


def test_a_refusal_ends_with_its_rule() -> None:
    words = words_of("refusal-poor = You have { $rubles }.")
    assert words.refusal(Refusal("poor", "RC-C3", {"rubles": 1})) == "You have 1. [RC-C3]"
    assert words.refusal(Refusal("over")) == "The match is over."


def test_results_count_points() -> None:
    assert Words().say("result-points", {"seat": "Ana", "points": 1}) == "Ana: 1 point"
    assert Words().say("result-points", {"seat": "Ana", "points": 2}) == "Ana: 2 points"


# Forms --------------------------------------------------------------------------------------------

CASES = """
resource-brick =
    { $amount ->
        [one] Cegła
        [few] Cegły
        [many] Cegieł
       *[other] Cegły
    }
    .acc =
    { $amount ->
        [one] Cegłę
        [few] Cegły
        [many] Cegieł
       *[other] Cegły
    }
resource-gold = Złoto
missing-each = { $amount } { $resource }
    .acc = { $amount } { $resource_acc }
takes = { $seat } bierze { $amount } { $resource_acc }
lies = { $resource }
wants = Karta chce: { $missing_acc }
finds =
    { $resource_id ->
        [gold] Znalezione
       *[other] Znaleziona
    }: { $resource }
card-base = podstawa { $number }
    .acc = podstawę { $number }
claims = { $seat } rezerwuje { $card_acc }; { $card_id }
bends = Nie ma { $seat_acc }
"""


@pytest.mark.parametrize(
    ("amount", "said"),
    [(1, "1 Cegłę"), (2, "2 Cegły"), (5, "5 Cegieł"), (22, "22 Cegły"), (1.5, "1,5 Cegły")],
)
def test_a_sentence_asks_for_an_argument_in_a_form(amount: float, said: str) -> None:
    args = {"seat": "Ana", "resource": "brick", "amount": amount}
    assert plain(words_of(CASES, "pl").say("takes", args)) == f"Ana bierze {said}"


def test_an_argument_without_the_form_is_said_as_usual() -> None:
    args = {"seat": "Ana", "resource": "gold", "amount": 1}
    assert plain(words_of(CASES, "pl").say("takes", args)) == "Ana bierze 1 Złoto"
    assert words_of(CASES, "pl").say("takes", args | {"resource": "dust"}).endswith("dust")


def test_a_list_has_the_forms_of_its_items() -> None:
    missing = [{"resource": "brick", "amount": 1}, {"resource": "gold", "amount": 1}]
    assert (
        plain(words_of(CASES, "pl").say("wants", {"missing": missing})) == "Karta chce: 1 Cegłę and 1 Złoto"
    )
    assert words_of(CASES, "pl").say("wants", {"missing": []}) == "Karta chce: nothing"


def test_a_sentence_may_choose_by_the_id_of_an_argument() -> None:
    assert words_of(CASES, "pl").say("finds", {"resource": "gold"}) == "Znalezione: Złoto"
    assert words_of(CASES, "pl").say("finds", {"resource": "brick"}) == "Znaleziona: Cegła"


def test_a_numbered_argument_has_forms_and_an_id_too() -> None:
    said = plain(words_of(CASES, "pl").say("claims", {"seat": "Ana", "card": "base-3"}))
    assert said == "Ana rezerwuje podstawę 3; base"


def test_a_name_has_no_forms() -> None:
    with pytest.raises(KeyError, match="seat_acc"):
        words_of(CASES, "pl").say("bends", {"seat": "Ana"})


# Typography ---------------------------------------------------------------------------------------


def plain(text: str) -> str:
    return text.replace("\u00a0", " ").replace("\u202f", " ")


@pytest.mark.parametrize(
    ("language", "text", "printed"),
    [
        ("en", "2 bricks: why?", "2 bricks: why?"),
        ("pl", "2 Cegły i 1 Złoto w Magazynie", "2~Cegły i~1~Złoto w~Magazynie"),
        ("pl", "Ola bierze Drewno", "Ola bierze Drewno"),
        ("pl", "i **Krzyż** z +40 (i „Łuk”)", "i~**Krzyż** z~+40 (i~„Łuk”)"),
        ("cs", "v 5 kolech a k tomu 15 %", "v~5~kolech a~k~tomu 15~%"),
        ("cs", "a **kříž** s +40 (a „klenba“)", "a~**kříž** s~+40 (a~„klenba“)"),
        ("ca", "4 fustes i 1 or", "4~fustes i 1~or"),
        ("fr", "« Oui » : 2 roubles ; et alors ?", "«~Oui~»~: 2~roubles^; et alors^?"),
        ("fr", "? b2  ? c1", "? b2  ? c1"),
    ],
)
def test_each_language_prints_its_own_spaces(language: str, text: str, printed: str) -> None:
    wanted = printed.replace("~", "\u00a0").replace("^", "\u202f")
    assert typeset(text, language) == wanted
    assert typeset(wanted, language) == wanted


# Which language -----------------------------------------------------------------------------------


def test_a_wish_is_a_language_whatever_its_country() -> None:
    assert best_language("en_GB.UTF-8") == best_language("EN-us") == "en"


def test_english_steps_in_for_a_language_we_lack() -> None:
    assert best_language("tlh_QO") == best_language("") == best_language("C.UTF-8") == best_language() == "en"


def test_the_pseudo_language_is_there_only_in_a_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(words_module, "IS_DEVELOPED", False)
    with pytest.raises(CathedralsError, match='no words in "xx"'):
        Words(language="xx")


def test_the_pseudo_language_is_longer_and_has_the_same_placeholders() -> None:
    args = {"seat": "Ana", "line": 3}
    assert Words(language="xx").say("remark-undo", args).startswith("Ana úúññdóóééšš")
    lengths = [
        sum(len(Words(language=one).say(id, args)) for id, args in FRAME.items()) for one in ("en", "xx")
    ]
    assert 1.3 < lengths[1] / lengths[0] < 1.5


@pytest.fixture
def quarry(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """The folder of a game with English words and some Polish ones."""
    folder = tmp_path / "telling" / "words"
    folder.mkdir(parents=True)
    stones = "{ $amount ->\n    [one] a stone\n   *[other] { $amount } stones\n }"
    (folder / "en.ftl").write_text(
        f"game-title = Quarry\nevent-took = {{ $seat }} takes {stones}.\nresource-stone = stone!"
    )
    monkeypatch.setitem(FOLDERS, "quarry", tmp_path)
    return folder


def test_a_game_without_a_language_is_told_in_english_and_the_frame_in_the_language(quarry: Path) -> None:
    words = Words("quarry", "pl")
    assert words.say("game-title") == "Quarry"
    assert words.say("language-name") == Words(language="pl").say("language-name")


@pytest.mark.parametrize(("amount", "said"), [(1, "a stone"), (2, "2 stones"), (5, "5 stones")])
def test_what_is_not_translated_counts_as_english_does(quarry: Path, amount: int, said: str) -> None:
    (quarry / "pl.ftl").write_text("game-title = Kamieniołom")
    words = Words("quarry", "pl")
    assert words.say("game-title") == "Kamieniołom"
    assert words.say("event-took", {"seat": "Ana", "amount": amount}) == f"Ana takes {said}."


def test_what_is_not_translated_is_printed_as_english_is(quarry: Path) -> None:
    """French puts a space before an exclamation mark."""
    assert Words("quarry", "fr").say("resource-stone") == "stone!"


def test_words_that_are_in_no_language_are_missed(quarry: Path) -> None:
    words = Words("quarry", "pl")
    assert not words.has("nonsense")
    with pytest.raises(KeyError, match='no words for "nonsense"'):
        words.say("nonsense")


def test_a_game_that_nobody_made_has_no_words() -> None:
    with pytest.raises(CathedralsError, match='"nonesuch"'):
        Words("nonesuch")


def test_every_argument_that_is_a_seat_is_called_by_the_name_of_who_sits_there() -> None:
    page = Page(words_of("robs = { $seat } robs { $from_seat }"), ["Ana", "Jan"])
    assert page.say("robs", {"seat": 0, "from_seat": 1}) == "Ana robs Jan"


@pytest.mark.parametrize("name", ["move", "name"])
def test_what_people_typed_is_said_as_they_typed_it_though_there_are_words_for_it(name):
    words = Words(game("basilica").name)
    assert words.has("move-discard")
    assert words.in_words({name: "discard"}) == {name: "discard"}
