"""`cathedrals pieces`: the file to fill in, and what is said about one."""

import re
import tomllib

import pytest
from typer.testing import CliRunner

from cathedrals.cli import app
from cathedrals.games import HOUSE
from cathedrals.kernel import pieces
from cathedrals.kernel.parts_file import facts
from cathedrals.kernel.words import LANGUAGES

EACH_GAME = pytest.mark.parametrize("game", HOUSE, ids=lambda game: game.name)
NAME = HOUSE[0].name


def run(*arguments):
    return CliRunner().invoke(app, [str(argument) for argument in arguments])


@EACH_GAME
@pytest.mark.parametrize("language", LANGUAGES)
def test_the_file_says_what_the_built_in_one_says_with_comments(game, language):
    text = run("pieces", game.name, "--lang", language).stdout
    said = tomllib.loads(text)
    built_in = tomllib.loads(pieces.built_in(game))
    assert (said.pop("game"), said.pop("name")) == (game.name, "")
    assert {name: facts(table) for name, table in said.items()} == {
        name: facts(built_in[name]) for name in said
    }
    assert pieces.check(game, text) == []
    assert pieces.still_ours(game, text) == pieces.still_ours(game)
    assert all(len(row) <= 100 for row in text.splitlines() if row.startswith("#"))
    assert text.startswith("# ")


def test_each_row_has_a_source_to_change():
    text = run("pieces", NAME).stdout
    assert text.count("  { ") - text.count("    { ") == text.count(", source = ")
    printed = text.replace('"designed"', '"printed"')
    assert pieces.still_ours(HOUSE[0], printed) == []


def test_a_file_is_written_once_and_over_another_only_by_force(tmp_path):
    path = tmp_path / "mine.toml"
    assert run("pieces", NAME, "-o", path).exit_code == 0
    assert path.read_text(encoding="utf-8") == run("pieces", NAME).stdout
    path.write_text("mine", encoding="utf-8")
    refused = run("pieces", NAME, "-o", path)
    assert str(refused.exception) == f"{path} is there already; name another file, or add --force"
    assert path.read_text(encoding="utf-8") == "mine"
    assert run("pieces", NAME, "-o", path, "--force").exit_code == 0
    assert path.read_text(encoding="utf-8") != "mine"
    assert "cannot be written" in str(run("pieces", NAME, "-o", tmp_path / "no" / "mine.toml").exception)


def test_a_right_file_is_told_with_what_is_still_ours(tmp_path):
    path = tmp_path / "mine.toml"
    run("pieces", NAME, "-o", path)
    told = run("pieces", NAME, "--check", path)
    assert told.exit_code == 0
    assert told.stdout.startswith(f"{path} can be played with.\n")
    assert "base: 10 of 10 still designed by us\n" in told.stdout


def test_everything_wrong_is_told_line_by_line_and_nothing_is_written(tmp_path):
    path = tmp_path / "mine.toml"
    text = (
        run("pieces", NAME).stdout.replace("slots = 10", "slots = 0").replace("brick = 2, r", "brik = 2, r")
    )
    path.write_text(text, encoding="utf-8")
    told = run("pieces", NAME, "--check", path)
    assert told.exit_code == 2
    assert told.stdout == ""
    rows = told.stderr.splitlines()
    assert len(rows) >= 2
    assert all(re.match(rf"{re.escape(str(path))}: Line \d+, .+\.$", row) for row in rows)
    assert [one.name for one in tmp_path.iterdir()] == ["mine.toml"]


def test_what_is_no_file_is_one_sentence(tmp_path):
    assert "cannot be read (Is a directory)" in str(run("pieces", NAME, "--check", tmp_path).exception)
