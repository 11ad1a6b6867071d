"""What `--help` says: in 80 columns, with examples that work; and what a Python that is too old says."""

import re
import shlex
import subprocess
import sys

import pytest
import typer
from typer.testing import CliRunner

from cathedrals.cli import app
from cathedrals.cli.data import VARIABLE, data_folder

COLUMNS = 80
GROUP = typer.main.get_command(app)
COMMANDS = sorted(GROUP.commands)  # type: ignore[attr-defined]
# What is typed ends where two spaces or a redirection begin.
EXAMPLE = re.compile(r"^  cathedrals(.*?)(?:  .*| > .*)?$", re.M)


def help_of(*command):
    shown = CliRunner().invoke(app, [*command, "--help"])
    assert shown.exit_code == 0
    return shown.stdout


def examples(*command):
    listed = help_of(*command).partition("\nExamples:\n")[2].partition("\n\n")[0]
    return [shlex.split(found) for found in EXAMPLE.findall(listed)]


@pytest.mark.parametrize("command", [(), *[(name,) for name in COMMANDS]], ids=" ".join)
def test_help_fits_a_terminal_of_80_columns(command):
    rows = [row for row in help_of(*command).splitlines() if str(data_folder()) not in row]
    assert [row for row in rows if len(row) > COLUMNS] == []
    assert "\x1b" not in help_of(*command)
    assert not re.search(r"[a-z]\.\.\.$", help_of(*command), re.M)  # no summary is cut off


@pytest.mark.parametrize("command", COMMANDS)
def test_the_help_of_each_command_has_examples_that_are_understood(command):
    found = examples(command)
    assert 1 <= len(found) <= 3
    for name, *args in found:
        assert name == command
        GROUP.commands[name].make_context(name, args)  # type: ignore[attr-defined]


def test_the_help_of_all_has_examples_that_are_understood():
    found = examples()
    assert [] in found  # without a command
    for args in found:
        with GROUP.make_context("cathedrals", list(args)) as context:
            name, command, rest = GROUP.resolve_command(context, args or ["serve"])  # type: ignore[attr-defined]
            command.make_context(name, rest)


def test_the_rule_of_the_example_is_there():
    (named,) = [args for args in examples("rules") if len(args) == 3 and "-" not in args[2][:1]]
    assert CliRunner().invoke(app, named).stdout.count(named[2]) >= 1


def test_help_lists_every_command_and_says_where_data_are_and_what_counts():
    said = help_of()
    for name in COMMANDS:
        assert f"\n  {name} " in said
    assert str(data_folder()) in said
    for variable in (VARIABLE, "BROWSER", "LANG", "NO_COLOR", "CATHEDRALS_COMPILED"):
        assert f"\n  {variable} " in said
    assert VARIABLE in help_of("serve")
    assert str(data_folder()) in help_of("serve")


def test_options_stand_under_their_headings():
    said = help_of("serve")
    places = [
        said.index(part)
        for part in ("\nWhere people find it:", "--port", "\nWhere matches are kept:", "--data")
    ]
    assert places == sorted(places)


def test_help_is_a_word_too():
    assert CliRunner().invoke(app, ["help"]).stdout == help_of()
    assert CliRunner().invoke(app, ["help", "play"]).stdout == help_of("play")


def test_a_python_that_is_too_old_is_told_so_in_one_sentence():
    code = "import sys; sys.version_info = (3, 9, 1, 'final', 0); import cathedrals"
    refused = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True)
    assert refused.returncode == 2
    assert refused.stderr == "cathedrals: Python 3.11 or newer is needed, this is 3.9\n"
