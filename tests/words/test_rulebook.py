"""The rulebook: every rule has a paragraph in every language, and all that it points at is there."""

import json
import re
import subprocess
import sys

import pytest
from typer.testing import CliRunner

from cathedrals.cli import app
from cathedrals.cli.asking import about
from cathedrals.cli.screen import wrapped
from cathedrals.games import HOUSE
from cathedrals.kernel import record as records
from cathedrals.kernel import rulebook
from cathedrals.kernel.dealer import SeededDealer
from cathedrals.kernel.game import CathedralsError
from cathedrals.kernel.match import new_match
from cathedrals.kernel.page import Page
from cathedrals.kernel.record import Sitter
from cathedrals.kernel.replaying import replay
from cathedrals.kernel.words import LANGUAGES, PACKAGE, PSEUDO, Words
from tests.kernel.pebbles import PEBBLES
from tests.words.catalogues import read

NORMATIVE = re.compile(r"^- \*\*(?P<id>[A-Z]+-[A-Z]+\d+)\*\* (?P<text>.*(?:\n  .*)*)", re.MULTILINE)
REMARK = re.compile(r"\(([^()]*\b(?:reading|reported|designed)\b[^()]*)\)")
MARKS = {"reading", "reported", "designed"}
every_game = pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
every_language = pytest.mark.parametrize("language", [*LANGUAGES, PSEUDO])


def folder(game):
    return PACKAGE / "games" / game.name


def normative(game) -> dict[str, set[str]]:
    """The rules and the marks each carries."""
    text = (folder(game) / "RULES.md").read_text(encoding="utf-8")
    return {
        found["id"]: {mark for remark in REMARK.findall(found["text"]) for mark in re.findall(r"\w+", remark)}
        & MARKS
        for found in NORMATIVE.finditer(text)
    }


@every_game
def test_the_rulebook_explains_every_rule_once_and_in_order(game):
    explained = [rule.id for section in rulebook.sections(game.name) for rule in section.rules]
    assert explained == list(normative(game))


@every_game
@every_language
def test_every_rule_has_a_paragraph_in_every_language(game, language):
    words = rulebook.rulebook_words(game.name, language)
    for rule in rulebook.rules(game.name).values():
        text = words.say(f"rule-{rule.id}")
        assert text.count("**") % 2 == 0
        assert text.endswith((".", ")"))
        assert "\n" not in text
        assert "**" not in rulebook.paragraph(words, rule)


@every_game
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_of_the_rulebook_are_those_it_shows(game, language):
    wanted = {"rulebook-introduction"}
    for section in rulebook.sections(game.name):
        wanted |= {f"section-{section.id}", f"lead-{section.id}"}
        wanted |= {f"try-{section.id}"} if section.board else set()
        wanted |= {f"rule-{rule.id}" for rule in section.rules}
        wanted |= {f"caption-{rule.id}" for rule in section.rules if rule.figure}
    assert set(read(folder(game) / "teaching" / "rulebook", language).messages) == wanted


@every_game
def test_what_is_ours_is_said_to_be(game):
    for id, marks in normative(game).items():
        shown = set(rulebook.rules(game.name)[id].marks)
        assert marks <= shown <= marks | {"designed"}, id


@every_game
def test_every_question_leads_to_its_rule(game):
    steps = rulebook.book(game.name)["steps"]
    assert set(steps) == set(game.step_names)
    assert set(steps.values()) <= set(rulebook.rules(game.name))


@every_game
def test_every_line_of_the_log_leads_to_its_rule(game):
    events = rulebook.book(game.name)["events"]
    assert set(events) == set(game.event_names)
    assert set(events.values()) <= set(rulebook.rules(game.name))


@every_game
def test_every_piece_leads_to_its_rule(game):
    pieces = rulebook.book(game.name)["pieces"]
    match = new_match(game, [Sitter("Q0"), Sitter("Q1")], SeededDealer(1))
    shown = {piece for move in range(game.move_count) for piece in game.show(match.table, move).on}
    assert {piece.partition("-")[0] for piece in shown} <= set(pieces)
    assert set(pieces.values()) <= set(rulebook.rules(game.name))


@every_game
def test_a_figure_is_one_of_those_that_can_be_drawn(game):
    drawn = {rule.figure for rule in rulebook.rules(game.name).values() if rule.figure}
    assert drawn == set(rulebook.book(game.name)["figures"])


@every_game
def test_a_board_to_click_on_asks_for_a_move_that_can_be_made(game):
    record = records.read(
        (folder(game) / "teaching" / "rulebook" / "example.record").read_text(encoding="utf-8")
    )
    boards = [section.board for section in rulebook.sections(game.name) if section.board]
    assert len(boards) >= 3
    for board in boards:
        assert board.rule in rulebook.rules(game.name)
        match = replay(game, record, board.line)
        texts = [game.write(number) for number in range(game.move_count)]
        legal = {move.text for move in match.moves}
        asked = [text for text in texts if text.split()[0] == board.begin]
        assert legal & set(asked), board
        assert all(refusal.rule for refusal in map(match.why_not, set(asked) - legal) if refusal), board


@every_game
@every_language
def test_the_rulebook_is_there_as_json(game, language):
    book = json.loads(json.dumps(rulebook.to_json(game.name, language)))
    told = [rule["id"] for section in book["sections"] for rule in section["rules"]]
    assert told == list(rulebook.rules(game.name))
    assert all(
        rule["caption"] for section in book["sections"] for rule in section["rules"] if "figure" in rule
    )


# In the terminal ----------------------------------------------------------------------------------


def printed(*arguments):
    return CliRunner().invoke(app, ["rules", *arguments])


@every_game
@every_language
def test_the_terminal_prints_the_whole_rulebook(game, language):
    text = printed(game.name, "--lang", language).stdout
    assert all(f"{id}  " in text for id in rulebook.rules(game.name))
    assert "**" not in text
    assert Words(game.name, language).say("game-title") in text


NO_BREAK = "\u00a0\u202f"
joining = pytest.mark.parametrize("language", ["pl", "cs", "fr"])


def texts_of(game, language):
    words = rulebook.rulebook_words(game.name, language)
    return [rulebook.paragraph(words, rule) for rule in rulebook.rules(game.name).values()]


def torn(texts, rows):
    """What a no-break space joins in the texts and no row shows whole; rows that begin or end with such a space."""
    joined = {part for text in texts for part in text.split(" ") if set(part) & set(NO_BREAK)}
    assert joined
    parted = {part for part in joined if not any(part in row for row in rows)}
    return parted | {row for row in rows if row[:1] in (*NO_BREAK,) or row[-1:] in (*NO_BREAK,)}


@every_game
@joining
def test_the_rulebook_is_not_broken_at_a_no_break_space(game, language):
    rows = printed(game.name, "--lang", language).stdout.split("\n")
    assert torn(texts_of(game, language), rows) == set()


@every_game
@joining
@pytest.mark.parametrize("width", [40, 57, 80])
def test_no_text_of_the_terminal_is_broken_at_a_no_break_space(game, language, width):
    texts = texts_of(game, language)
    rows = [row for text in texts for row in wrapped(text, width, "  ")]
    assert max(map(len, rows)) <= width
    assert torn(texts, rows) == set()


@every_game
def test_one_rule_is_printed_by_its_number_however_it_is_written(game):
    first, second = list(rulebook.rules(game.name))[:2]
    text = printed(game.name, first.lower()).stdout
    assert first in text
    assert second not in text
    assert text == printed(game.name, first).stdout


@every_game
def test_a_section_is_printed_by_its_name(game):
    section = rulebook.sections(game.name)[-1]
    text = printed(game.name, section.id).stdout
    assert all(rule.id in text for rule in section.rules)
    assert next(iter(rulebook.rules(game.name))) not in text


@pytest.mark.parametrize(
    ("asked", "near"), [("RC-C9", "RC-C[1-6]"), ("rc-b", "RC-B[1-4]"), ("clam", "claim"), ("?", "RC-S1")]
)
def test_an_unknown_rule_is_told_with_those_near_it(asked, near):
    line = [sys.executable, "-m", "cathedrals", "rules", "red_cathedral", asked]
    refused = subprocess.run(line, capture_output=True, text=True)
    assert refused.returncode == 2
    assert re.fullmatch(
        rf'cathedrals: there is no rule "{re.escape(asked)}" in \w+; near it are .*{near}.*\n', refused.stderr
    )


def test_a_game_without_a_rulebook_says_so():
    with pytest.raises(CathedralsError, match="pebbles has no rulebook"):
        rulebook.find(PEBBLES.name, "")
    assert rulebook.rules(PEBBLES.name) == {}


def paragraph_said(words, rule):
    return words.say("play-rule", {"name": rule.id, "text": rulebook.paragraph(words, rule)})


@every_game
@every_language
def test_a_question_at_the_table_leads_to_the_rulebook(game, language):
    match = new_match(game, [Sitter("Q0"), Sitter("Q1")], SeededDealer(1))
    words = rulebook.rulebook_words(game.name, language)
    page = Page(Words(game.name, language), ["Q0", "Q1"])
    rule = next(iter(rulebook.rules(game.name).values()))
    assert about(match, page, rule.id.lower()) == [paragraph_said(words, rule)]
    refused = next(text for text in map(game.write, range(game.move_count)) if match.why_not(text))
    refusal = match.why_not(refused)
    assert refusal
    told = about(match, page, refused)
    assert paragraph_said(words, rulebook.rules(game.name)[refusal.rule]) in told
