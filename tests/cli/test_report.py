"""`cathedrals report`: what it shows, and the test it makes."""

import runpy
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

import pytest

from cathedrals.cli.reported import broken, laid_out, quoted
from cathedrals.games import GAMES, game
from cathedrals.kernel import record as records
from cathedrals.kernel.match import Match
from cathedrals.kernel.pieces import built_in
from cathedrals.kernel.record import BrokenRecord
from cathedrals.kernel.report import record_for
from cathedrals.matches import new, replayed
from tests.cli.test_commands import command, run
from tests.kernel.test_report import RECORD, reported

ROOT = Path(__file__).parents[2]
EXPECTED = 'It\'s "odd":\n\nthe tile \\ should lie face up.'


@pytest.fixture
def file(tmp_path):
    path = tmp_path / "white-die.report"
    path.write_text(reported(said=EXPECTED).write(), "utf-8")
    return path


def test_a_report_is_shown_with_its_words_the_table_and_the_moves(file):
    shown = run("report", file).stdout
    assert "  the tile \\ should lie face up.\n" in shown
    assert (
        replayed(RECORD, 60).game.draw(replayed(RECORD, 60).table, replayed(RECORD, 60).page())[:40] in shown
    )
    assert "Line 60 of 61" in shown
    assert "Greedy 2" in shown
    assert all(f" {move} " in shown for move in replayed(RECORD, 60).moves)
    assert "The record replays today." in shown
    assert f"What followed: {RECORD.lines[60]}" in shown


def test_versions_are_told_then_and_now(tmp_path):
    (tmp_path / "old.report").write_text(reported(version="0.0.1").write(), "utf-8")
    shown = run("report", tmp_path / "old.report").stdout
    assert "Program: 0.0.1 then, 0." in shown
    assert f"Rules: {game(RECORD.game).rules}, the same today" in shown


def test_a_report_is_shown_in_the_language_asked_for(file):
    assert "Czego oczekiwano:" in run("report", file, "--lang", "pl").stdout


def test_a_record_that_breaks_a_rule_is_told_with_the_reason(tmp_path):
    lines = [*RECORD.lines[:59], replace(RECORD.lines[59], text="space red")]
    (tmp_path / "bad.report").write_text(reported(record=replace(RECORD, lines=lines)).write(), "utf-8")
    shown = run("report", tmp_path / "bad.report")
    assert shown.exit_code == 0
    assert f"The record doesn’t replay today: line {len(RECORD.header()) + 61}: seat 0" in shown.stdout


def run_test(path, line=60):
    """What a test that was made does when it is run."""
    runpy.run_path(str(path))[f"test_line_{line}_is_as_it_should_be"]()


def test_a_report_becomes_a_test_that_fails_with_its_words(file, tmp_path):
    made = run("report", file, "--as-test", "--into", tmp_path / "reports")
    assert [Path(row).name for row in made.stdout.split()] == ["test_white_die.py", "white_die.record"]
    line = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", "--rootdir", tmp_path, tmp_path]
    failed = subprocess.run(line, capture_output=True, text=True, cwd=tmp_path)
    assert failed.returncode == 1, failed.stdout
    assert 'Failed: It\'s "odd":' in failed.stdout
    assert "the tile \\ should lie face up." in failed.stdout


def changed(path, old, new):
    text = path.read_text("utf-8")
    assert text.count(old) == 1
    path.write_text(text.replace(old, new), "utf-8")


def test_with_its_one_line_changed_the_test_holds(file, tmp_path):
    run("report", file, "--as-test", "--into", tmp_path)
    test = tmp_path / "test_white_die.py"
    changed(test, "pytest.fail(EXPECTED)", "assert match.moves, EXPECTED")
    run_test(test)


@pytest.mark.parametrize(
    ("old", "new"),
    [('(0, "space")', '(1, "space")'), ('"space red", ', ""), ("= []", '= [{"event": "none"}]')],
)
def test_the_test_holds_what_the_rules_do_there(file, tmp_path, old, new):
    run("report", file, "--as-test", "--into", tmp_path)
    test = tmp_path / "test_white_die.py"
    changed(test, "pytest.fail(EXPECTED)", "assert match.moves, EXPECTED")
    changed(test, old, new)
    with pytest.raises(AssertionError):
        run_test(test)


@pytest.mark.parametrize(
    ("line", "said"),
    [
        (0, "short"),
        (59, EXPECTED),
        (300, f"{'many words ' * 30}\n\nand more"),
        (len(RECORD.lines), "x" * 200),
    ],
)
def test_the_test_is_laid_out_as_the_house_lays_out(tmp_path, line, said):
    report = reported(line=line, said=said, record=record_for(RECORD, line))
    (tmp_path / "one.report").write_text(report.write(), "utf-8")
    assert run("report", tmp_path / "one.report", "--as-test", "--into", tmp_path).exit_code == 0
    ruff = [sys.executable, "-m", "ruff"]
    options = ["--config", str(ROOT / "pyproject.toml"), "--no-cache", str(tmp_path / "test_one.py")]
    for doing in (["format", "--check", "--diff"], ["check", "--ignore", "E501"]):
        looked = subprocess.run([*ruff, *doing, *options], capture_output=True, text=True, cwd=ROOT)
        assert looked.returncode == 0, looked.stdout + looked.stderr


@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.name)
def test_a_report_of_any_game_becomes_a_test(one, tmp_path):
    match = new(one.name, seed=5)
    for _ in range(30):
        match.play(match.moves[0])
    report = reported(line=len(match.record.lines), seat=None, record=match.record)
    (tmp_path / "any.report").write_text(report.write(), "utf-8")
    assert run("report", tmp_path / "any.report", "--as-test", "--into", tmp_path).exit_code == 0
    changed(tmp_path / "test_any.py", "pytest.fail(EXPECTED)", "assert match.moves, EXPECTED")
    run_test(tmp_path / "test_any.py", report.line)


def test_a_record_that_does_not_replay_is_a_test_that_fails_by_that(tmp_path):
    lines = [*RECORD.lines[:59], replace(RECORD.lines[59], text="space red")]
    (tmp_path / "bad.report").write_text(reported(record=replace(RECORD, lines=lines)).write(), "utf-8")
    assert run("report", tmp_path / "bad.report", "--as-test", "--into", tmp_path).exit_code == 0
    with pytest.raises(BrokenRecord):
        run_test(tmp_path / "test_bad.py")


def test_pieces_of_ones_own_lie_beside_the_test(tmp_path):
    text = f'game = "{RECORD.game}"\n' + built_in(game(RECORD.game)).replace("slots = 10", "slots = 13")
    (tmp_path / "mine.toml").write_text(text, "utf-8")
    match: Match = new(RECORD.game, pieces=text, seed=3)
    report = reported(line=len(match.record.lines), seat=0, pieces=match.record.pieces, record=match.record)
    (tmp_path / "own.report").write_text(report.write(), "utf-8")
    made = run(
        "report", tmp_path / "own.report", "--as-test", "--into", tmp_path, "--pieces", tmp_path / "mine.toml"
    )
    assert made.exit_code == 0, made.exception
    changed(
        tmp_path / "test_own.py",
        "pytest.fail(EXPECTED)",
        "assert match.game.digest == RECORD.pieces, EXPECTED",
    )
    run_test(tmp_path / "test_own.py", report.line)


def test_where_only_other_rules_reach_there_is_nothing_to_hold(tmp_path):
    old = records.read((ROOT / "tests/records/other_rules/red_cathedral/finished.record").read_text("utf-8"))
    report = reported(line=len(old.lines), seat=0, record=old)
    (tmp_path / "old.report").write_text(report.write(), "utf-8")
    lost = replayed(old).lost
    assert (
        f"From line {lost} on, the record doesn’t replay today."
        in run("report", tmp_path / "old.report").stdout
    )
    refused = command("report", tmp_path / "old.report", "--as-test", "--into", tmp_path)
    assert (refused.returncode, refused.stderr.count("\n")) == (2, 1)
    assert f"to line {lost - 1} only" in refused.stderr


def test_nothing_is_written_over(file, tmp_path):
    run("report", file, "--as-test", "--into", tmp_path)
    (tmp_path / "white_die.record").write_text("mine")
    refused = command("report", file, "--as-test", "--into", tmp_path)
    assert (refused.returncode, "is there already" in refused.stderr) == (2, True)
    assert (tmp_path / "white_die.record").read_text() == "mine"


@pytest.mark.parametrize(
    "content", [b"", b"hello\n", b"\xff\xfe", b"report   1\nline     4\n\nnonsense\n", None]
)
def test_a_bad_file_is_refused_in_one_sentence(tmp_path, content):
    path = tmp_path / "bad.report"
    if content is not None:
        path.write_bytes(content)
    refused = command("report", path)
    assert refused.returncode == 2
    assert refused.stderr.startswith("cathedrals: ")
    assert refused.stderr.count("\n") == 1


def test_a_value_is_laid_out_on_one_line_where_it_fits():
    assert laid_out(["a", 1, None, {"b": ["c"]}]) == '["a", 1, None, {"b": ["c"]}]'
    long = ["word " * 5] * 6
    assert eval(laid_out(long)) == long
    assert laid_out(long).startswith("[\n    ")
    deep = [{"event": "x" * 60, "parts": ["y" * 30, "z" * 30], "seat": 0}]
    assert eval(laid_out(deep)) == deep
    assert max(map(len, laid_out(deep).split("\n"))) <= 110


@pytest.mark.parametrize(
    "text", ["plain", 'with "quotes"', "it's", 'it\'s "both"', 'back\\slash "x"', "\n", "żółw"]
)
def test_a_text_is_quoted_so_that_it_is_read_again(text):
    assert eval(quoted(text)) == text


@pytest.mark.parametrize("line", ["", "\n", "short\n", f"{'many words ' * 40}\n", "x" * 300])
def test_a_long_line_is_broken_so_that_nothing_is_lost(line):
    assert "".join(broken(line)).split() == line.split()
    assert "".join(broken(line)).endswith("\n") == line.endswith("\n")


def test_a_report_of_an_onlooker_on_a_match_that_is_over_says_how_it_ended(tmp_path):
    match = new("basilica", seed=7)
    while not match.over:
        match.play(match.moves[0])
    last = len(match.record.lines)
    one = replace(
        reported(), seat=None, line=last, record=record_for(match.record, last), rules=match.game.rules
    )
    (tmp_path / "over.report").write_text(one.write(), "utf-8")
    shown = run("report", tmp_path / "over.report").stdout
    words = match.page().words
    assert words.say("play-over", {"ending": words.say(f"ending-{match.ending}")}) in shown
    assert words.say("report-line", {"line": last, "last": last}) in shown
    assert "What followed" not in shown
