"""`cathedrals analyse`: what it prints, what it draws, and how it refuses."""

import io
import json
import sys
from dataclasses import replace
from pathlib import Path
from xml.etree import ElementTree

import pytest
from typer.testing import CliRunner

from cathedrals.analysis import settings
from cathedrals.analysis.analysis import analyse
from cathedrals.analysis.data import as_data, why
from cathedrals.analysis.picture import picture, short
from cathedrals.cli import app
from cathedrals.cli.analyse import looked_at
from cathedrals.cli.analysed import dear_turn, dearest_rows, in_percent, moves_said, played_said, report
from cathedrals.games import HOUSE
from cathedrals.kernel.page import Page
from cathedrals.kernel.words import LANGUAGES, Words
from cathedrals.matches import new
from tests.analysis.fixture import KINDS, SMALL, begun
from tests.games.random_boxes import dear_box

SVG = "{http://www.w3.org/2000/svg}"


def run(*arguments):
    return CliRunner().invoke(app, [str(argument) for argument in arguments], catch_exceptions=True)


@pytest.fixture
def small(monkeypatch):
    monkeypatch.setitem(settings.SETTINGS, "quick", SMALL)


@pytest.fixture
def record(tmp_path):
    path = tmp_path / "one.record"
    path.write_text(str(begun(HOUSE[0], 2, 16).record), encoding="utf-8")
    return path


@pytest.fixture(scope="module")
def matches():
    found = [begun(game, seats, 16) for game, seats in KINDS]
    return [(match, analyse(match, SMALL)) for match in found]


def pages(match, language):
    names = [f"<{sitter.name}> & co" for sitter in match.record.sitters]
    return Page(Words(match.game.name, language), names)


def test_it_prints_one_json_object(small, record):
    told = json.loads(run("analyse", record, "--json").stdout)
    assert set(told) == {
        "format", "game", "settings", "evaluator", "seats", "dealt", "first", "over", "resigned", "lost", "result",
        "ways", "played", "lines", "turns", "dearest",
    }  # fmt: skip
    assert told["settings"] == "small"
    assert told["evaluator"] == settings.digest(HOUSE[0], SMALL)
    assert [told["turns"][place]["error"] for place in told["dearest"]] == sorted(
        (turn["error"] for turn in told["turns"] if turn["error"] > 0), reverse=True
    )[:5]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_reported_in_every_language(matches, language):
    for match, found in matches:
        page = pages(match, language)
        rows = report(match, found, page)
        text = "\n".join(rows)
        assert all(page.name(seat) in text for seat in range(found.seats))
        assert found.digest in text
        assert "{" not in text
        assert all(len(row) <= page.width for row in rows if not row.startswith("  "))


def test_the_columns_of_a_way_add_up_as_they_are_printed(matches):
    for _, found in matches:
        for way in found.ways():
            whole = {part: int(text.replace("−", "-")) for part, text in in_percent(way).items()}
            assert sum(number for part, number in whole.items() if part != "result") == whole["result"]
            assert whole["result"] == round(100 * way.result)


def test_the_dearest_turns_say_what_was_played_and_what_was_better(matches):
    match, found = matches[1]
    dear = found.dearest(1)[0]
    page = pages(match, "en")
    text = " ".join(" ".join(report(match, found, page)).split())
    for line in (dear.played, dear.best):
        said = " ".join(moves_said(match.game, dear.tables[0], line, page).split())
        assert said in text
    assert moves_said(match.game, dear.tables[0], dear.played, page) != moves_said(
        match.game, dear.tables[0], dear.best, page
    )


def test_reasons_speak_for_the_better_line_and_none_says_that_it_pays_later(matches):
    for match, found in matches:
        page = pages(match, "en")
        for turn in found.dearest(5):
            given = why(found, turn)
            assert all((reason.change > 0) == (reason.seat == turn.seat) for reason in given)
            told = " ".join(dear_turn(match, found, turn, 1, page))
            assert ("it pays off in the turns that follow" in told) == (not given)


def test_who_gave_up_is_told_with_what_they_gave_up(small, tmp_path):
    match = begun(HOUSE[0], 2, 12)
    match.remark(1, "resign")
    path = tmp_path / "resigned.record"
    path.write_text(str(match.record), encoding="utf-8")
    assert "seat 1 resigned; at that point the chance" in run("analyse", path).stdout.replace("\xa0", " ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_picture_has_a_band_and_a_lane_for_each_seat(matches, language):
    for match, found in matches:
        page = pages(match, language)
        drawn = ElementTree.fromstring(picture(as_data(found), page))
        classes = [one.get("class") for one in drawn.iter()]
        for seat in range(found.seats):
            assert classes.count(f"seat-{seat}") == 2
        texts = [one.text or "" for one in drawn.iter(f"{SVG}text")]
        for seat in range(found.seats):
            assert short(page.name(seat)) in texts
        assert drawn.findtext(f"{SVG}title")
        assert drawn.findtext(f"{SVG}desc")
        assert "prefers-color-scheme: dark" in (drawn.findtext(f"{SVG}style") or "")


def test_every_mark_and_every_lucky_throw_is_drawn_with_its_line(matches):
    for match, found in matches:
        told = as_data(found)
        drawn = ElementTree.fromstring(picture(told, pages(match, "en")))
        titles = [one.text or "" for one in drawn.iter(f"{SVG}title")][1:]
        marks = [turn for turn in told["turns"] if turn["mark"]]
        assert sum("slip" in one or "mistake" in one or "blunder" in one for one in titles) == len(marks)
        lucky = [share for row in told["lines"] for share in row.get("luck", ()) if abs(share) >= 0.02]
        assert sum("luck" in one for one in titles) == len(lucky)


def test_a_picture_is_drawn_beside_what_is_printed(small, record, tmp_path):
    path = tmp_path / "one.svg"
    printed = run("analyse", record, "--svg", path)
    assert printed.exit_code == 0
    assert "luck, skill and mistakes" in printed.stdout
    assert path.read_text(encoding="utf-8").startswith("<svg")


def test_what_cannot_be_read_or_written_is_one_sentence(small, record, tmp_path):
    assert "the path of a record was expected" in str(run("analyse", tmp_path / "none").exception)
    broken = tmp_path / "broken.record"
    broken.write_text("nothing\n", encoding="utf-8")
    assert "line 1" in str(run("analyse", broken).exception)
    away = tmp_path / "no" / "folder.svg"
    assert "the path of a picture was expected" in str(run("analyse", record, "--svg", away).exception)


def test_a_record_of_other_rules_says_so(small):
    path = Path(__file__).parents[1] / "records" / "other_rules" / "basilica" / "other-pieces.record"
    assert "other pieces" in run("analyse", path).stdout


class Terminal(io.StringIO):
    def isatty(self):
        return True


def test_a_terminal_shows_how_far_it_is_and_is_clean_after_it(small, monkeypatch):
    shown = Terminal()
    monkeypatch.setattr(sys, "stderr", shown)
    looked_at(begun(HOUSE[0], 2, 6), deep=False)
    first, *_, last = shown.getvalue().split("\r")[1:]
    assert first.endswith("%")
    assert "100 %" in shown.getvalue()
    assert last == ""


def test_who_never_could_choose_or_played_like_nobody_is_not_judged(matches):
    match, _ = matches[0]
    page = pages(match, "en")
    nothing = played_said("Ana", {"accuracy": None}, page)
    assert nothing == page.words.say("analyse-played-nothing", {"seat": "Ana"})
    judged = {"accuracy": 90.0, "turns": 4, "marks": {"slip": 1, "mistake": 0, "blunder": 0}, "level": None}
    like_nobody, like_greedy = (played_said("Ana", judged | {"level": one}, page) for one in (None, "greedy"))
    assert like_greedy == like_nobody + " " + page.words.say("analyse-like", {"program": "greedy"})


def test_where_no_turn_was_dear_that_is_said(matches):
    match, found = matches[0]
    page = pages(match, "en")
    assert dearest_rows(match, replace(found, steps=[]), page) == [page.words.say("analyse-none-dear")]


def test_a_record_of_an_owners_own_box_is_analysed_with_it(small, tmp_path):
    box, record = tmp_path / "parts.toml", tmp_path / "own.record"
    box.write_text(f'game = "{HOUSE[0].name}"\n{dear_box(HOUSE[0])}', encoding="utf-8")
    match = new(HOUSE[0].name, pieces=dear_box(HOUSE[0]))
    match.play(match.moves[0])
    record.write_text(str(match.record), encoding="utf-8")
    assert run("analyse", record, "--pieces", box, "--json").exit_code == 0
