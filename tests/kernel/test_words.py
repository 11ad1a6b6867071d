"""The words of the frame, and how arguments are said."""

from typing import Any

import pytest
from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax import FluentParser, ast

from cathedrals.kernel.game import CathedralsError, Refusal
from cathedrals.kernel.words import LANGUAGES, Words, word_files

FRAME: dict[str, dict[str, Any]] = {
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
    "result-wins": {"seat": "Ana"},
    "result-shared": {"winners": [{"seat": "Ana"}, {"seat": "Jan"}]},
    "winners-each": {"seat": "Ana"},
    "program-random": {},
    "program-greedy": {},
    "program-apprentice": {},
    "program-journeyman": {},
    "program-master": {},
    "program-architect": {},
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
    "play-nothing-known": {"move": "fly"},
    "play-hint": {"number": 1, "move": "take 1", "words": "it is near"},
    "play-hint-where": {"words": "b2"},
    "play-hint-nowhere": {},
    "play-hint-why": {"words": "it is near"},
    "play-hint-which": {},
    "play-why": {"seat": "Ana", "words": "it is near"},
    "play-why-outlook": {"words": "it is near", "share": 60},
    "play-why-nobody": {},
    "reason-rival": {"seat": "Ana", "way": "down", "size": 1},
    "play-reasons": {"first": "it is near", "second": "it is cheap"},
    "play-hint-no-reason": {},
    "play-nothing-yet": {},
    "play-small": {},
    "help": {},
}


def words_of(text: str) -> Words:
    """The words of the frame and these."""
    words = Words()
    words.bundle = FluentBundle(["en"], use_isolating=False)
    for source in (word_files("", "en")[0].read_text(encoding="utf-8"), text):
        words.bundle.add_resource(FluentResource(source))
    return words


def ids(language: str) -> set[str]:
    resource = FluentParser().parse(word_files("", language)[0].read_text(encoding="utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {entry.id.name for entry in resource.body if isinstance(entry, ast.Message)}


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_frame_has_exactly_these_words(language: str) -> None:
    assert ids(language) == set(FRAME)


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
