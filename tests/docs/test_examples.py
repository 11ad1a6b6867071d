"""Every example on a page works as it stands there."""

import json
import re
import subprocess
import sys

import pytest
import typer
from fluent.syntax import FluentParser
from fluent.syntax.ast import Junk

from cathedrals.cli import app
from cathedrals.games import GAMES
from tests.docs.pages import PAGES, ROOT, Page
from tests.server.serving import Served

TYPED = ("", "sh", "console")
TARGETS = set(re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text("utf-8"), re.MULTILINE))
PROGRAM = typer.main.get_group(app)


def is_of_file(block):
    return any(mark.startswith(("file=", "change=")) for mark in block.marks)


def scripts(page):
    """The Python of a page, without that which stands in a file."""
    return [block for block in page.blocks if block.language == "python" and not is_of_file(block)]


def script(page):
    """One after the other, each on the line where it stands on the page, so that an error names that."""
    rows = [""] * len(page.path.read_text("utf-8").split("\n"))
    for block in scripts(page):
        code = block.text.splitlines()
        rows[block.line - 1 : block.line - 1 + len(code)] = code
    return "\n".join(rows)


def lines(page):
    """What is typed into a terminal on a page; two spaces or # set off what is said about it."""
    typed = [row for block in page.blocks if block.language in TYPED for row in block.text.splitlines()]
    return [re.split(r"\s{2,}|\s#", row.strip().removeprefix("$ "))[0] for row in typed] + page.code


def commands(page):
    """Those lines that call us, with a game for GAME and without what [may be] left out."""
    called = [line.removeprefix(".venv/bin/") for line in lines(page)]
    called = [re.sub(r" \[.*?\]", "", line) for line in called if re.match(r"cathedrals( |$)", line)]
    return [line.replace("GAME", GAMES[0].name).split()[1:] for line in called]


def parse(arguments):
    """Read a command as it would be run, and run nothing; one that is only named has to exist."""
    name, *rest = [one for one in arguments if one not in ("--help", "--version")] or [""]
    if name.startswith("-"):
        PROGRAM.make_context("cathedrals", [name, *rest])
    elif name:
        command = PROGRAM.commands[name]
        if rest:
            command.make_context(name, rest)


@pytest.mark.parametrize("page", [page for page in PAGES if scripts(page)], ids=str)
def test_the_python_on_a_page_runs(page, tmp_path):
    path = tmp_path / page.path.name
    path.write_text(script(page), encoding="utf-8")
    line = [sys.executable, str(path)]
    if any("server" in block.marks for block in scripts(page)):
        with Served(f"sqlite+aiosqlite:///{tmp_path}/store.sqlite") as server:
            ran = subprocess.run(
                [*line, server.url], cwd=tmp_path, capture_output=True, text=True, timeout=600
            )
    else:
        ran = subprocess.run(line, cwd=tmp_path, capture_output=True, text=True, timeout=600)
    assert ran.returncode == 0, ran.stderr


@pytest.mark.parametrize("page", [page for page in PAGES if commands(page)], ids=str)
def test_the_commands_on_a_page_are_understood(page):
    for arguments in commands(page):
        parse(arguments)


@pytest.mark.parametrize(
    "wrong", ["cathedrals paly GAME", "cathedrals play GAME --solitary", "cathedrals play --solo"]
)
def test_a_command_that_does_not_exist_is_noticed(wrong, tmp_path):
    page = tmp_path / "page.md"
    page.write_text(f"```\n{wrong}      what it would do\n```\nand `{wrong}`\n")
    found = commands(Page(page))
    assert len(found) == 2
    for arguments in found:
        with pytest.raises(Exception, match=r"paly|solitary|game"):
            parse(arguments)


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_every_target_of_make_that_a_page_names_is_there(page):
    named = {line.split()[1] for line in lines(page) if re.match(r"make [a-z]", line)}
    assert named <= TARGETS


@pytest.mark.parametrize("page", PAGES, ids=str)
def test_data_on_a_page_can_be_read(page):
    for block in page.blocks:
        if block.language == "json":
            json.loads(block.text)
        if block.language == "fluent" and not any(mark.startswith("change=") for mark in block.marks):
            assert not [row for row in FluentParser().parse(block.text).body if isinstance(row, Junk)]
