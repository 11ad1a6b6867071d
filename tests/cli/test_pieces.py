"""`cathedrals pieces`: the file to fill in, and what is said about one."""

import json
import re
import tomllib

import pytest
from typer.testing import CliRunner

from cathedrals import games
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
    assert game.digest_of(text) == game.digest
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
    assert str(refused.exception) == f"{path} already exists; name another file, or add --force"
    assert path.read_text(encoding="utf-8") == "mine"
    assert run("pieces", NAME, "-o", path, "--force").exit_code == 0
    assert path.read_text(encoding="utf-8") != "mine"
    assert "cannot be written" in str(run("pieces", NAME, "-o", tmp_path / "no" / "mine.toml").exception)


def test_a_right_file_is_told_with_what_is_still_ours(tmp_path):
    path = tmp_path / "mine.toml"
    run("pieces", NAME, "-o", path)
    told = run("pieces", NAME, "--check", path)
    assert told.exit_code == 0
    assert told.stdout.startswith(f"{path} is ready to play with.\n")
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


# Playing with them --------------------------------------------------------------------------------


@pytest.fixture
def mine(tmp_path):
    """A file of pieces in which an inventory is larger."""
    path = tmp_path / "mine.toml"
    text = run("pieces", NAME).stdout
    path.write_text(text.replace("slots = 10", "slots = 13").replace('name = ""', 'name = "Mine"'), "utf-8")
    return path


def test_a_record_names_the_pieces_it_was_played_with_and_needs_them_again(mine, tmp_path):
    record = tmp_path / "one.record"
    assert run("simulate", NAME, "--pieces", mine, "--save", record).exit_code == 0
    games.KNOWN.clear()
    assert f"\npieces   {HOUSE[0].digest_of(mine.read_text())}\n" in record.read_text()
    without = [run(command, record).stdout for command in ("verify", "replay")]
    verified, replayed = (run(command, record, "--pieces", mine).stdout for command in ("verify", "replay"))
    assert re.match(r"All \d+ draws check out\.\n", verified)
    assert "the match is over" in replayed
    assert [verified, replayed] != without


def test_the_pieces_of_a_file_are_those_that_are_played_with(mine):
    told = [run("simulate", NAME, "--players", "greedy", *more).stdout for more in ((), ("--pieces", mine))]
    assert told[0].splitlines()[1:] != told[1].splitlines()[1:]


def test_an_arena_plays_with_the_pieces_in_other_processes_too(mine):
    alone, apart = (
        json.loads(run("arena", NAME, "--games", 2, "--workers", n, "--pieces", mine, "--json").stdout)
        for n in (1, 2)
    )
    assert alone["points"] == apart["points"]


def test_a_broken_file_is_named_with_its_line_before_anything_is_played(mine):
    mine.write_text(mine.read_text().replace("slots = 13", "slots = x"))
    refused = str(run("simulate", NAME, "--pieces", mine).exception)
    assert refused == f"{mine}: Line 11: this isn’t TOML (Invalid value)."
    assert "which game it is for" in str(run("replay", mine, "--pieces", mine).exception)
    assert games.KNOWN == {}


def test_a_file_for_another_game_is_refused(mine):
    refused = str(run("simulate", HOUSE[1].name, "--pieces", mine).exception)
    assert refused == f'{mine}: Line 5: the file is for the game "{NAME}"; it should be for {HOUSE[1].name}.'


def test_what_is_no_file_is_one_sentence(tmp_path):
    assert "cannot be read (Is a directory)" in str(run("pieces", NAME, "--check", tmp_path).exception)
