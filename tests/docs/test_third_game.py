"""The page about a third game is true: the game on it can be built, and keeps the laws."""

import os
import re
import shutil
import subprocess
import sys

from tests.docs.pages import ROOT, Page

PAGE = Page(ROOT / "docs" / "contributors" / "a-third-game.md")


def build(folder):
    """Do what the page says, in a copy of the house."""
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copytree(ROOT / "tests" / "conformance", folder / "tests" / "conformance")
    for name in ("conftest.py", "tiers.py"):
        shutil.copy(ROOT / "tests" / name, folder / "tests")
    for block in PAGE.blocks:
        name, *replaces = (mark.removeprefix("file=") for mark in block.marks)
        path, text = folder / name, block.text
        if replaces:
            old, new = text.split("---\n")
            assert old in path.read_text()
            text = path.read_text().replace(old, new)
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text)


def run(folder, *arguments):
    paths = {"PYTHONPATH": f"{folder / 'src'}{os.pathsep}{folder}"}
    line = [sys.executable, "-m", *arguments]
    return subprocess.run(line, cwd=folder, env=os.environ | paths, capture_output=True, text=True)


def test_a_third_game_is_built_from_the_page_and_keeps_the_laws(tmp_path):
    build(tmp_path)
    tried = run(
        tmp_path, "pytest", "-q", "-p", "no:cacheprovider", "-k", "quarry", "tests/conformance/test_games.py"
    )
    assert tried.returncode == 0, tried.stdout[-3000:]
    assert re.search(r"\d\d passed", tried.stdout)
    won = run(tmp_path, "cathedrals", "arena", "quarry", "--games", "20", "--workers", "1", "--json")
    assert '"greedy": 1.0' in won.stdout or '"greedy": 0.9' in won.stdout, won.stderr
