"""Every rule has code and a test that cite it, and nobody cites a rule that does not exist."""

import ast
import re
from collections.abc import Iterable
from pathlib import Path

import pytest

import cathedrals
from cathedrals.games import HOUSE
from cathedrals.kernel.words import PACKAGE

every_game = pytest.mark.parametrize("game", [game.name for game in HOUSE])


def folder_of_tests(game: str) -> Path:
    return Path(__file__).parent / game


def code_of(game: str) -> Path:
    return PACKAGE / "games" / game


def rules_of(game: str) -> set[str]:
    text = (code_of(game) / "RULES.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*([A-Z]{2}-[A-Z]+\d+)\*\*", text, re.MULTILINE))


def prefix(game: str) -> str:
    """`RC-`: what the ids of a game begin with."""
    (found,) = {rule[:3] for rule in rules_of(game)}
    return found


def texts(folder: Path, *patterns: str) -> dict[str, str]:
    paths = [path for pattern in patterns for path in sorted(folder.rglob(pattern))]
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in paths}


def ids_in(game: str, text: str) -> set[str]:
    return set(re.findall(prefix(game) + r"[A-Z]+\d+", text))


def cited_by_code(game: str) -> set[str]:
    """The ids in square brackets at the end of docstrings and comments."""
    found = (re.findall(r"\[[A-Z]{2}-[^\]]+\]", text) for text in texts(code_of(game), "*.py").values())
    return {rule for brackets in found for bracket in brackets for rule in ids_in(game, bracket)}


def docstrings_of_tests(game: str) -> Iterable[str]:
    for text in texts(folder_of_tests(game), "test_*.py").values():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def test_the_rules_have_ids():
    assert {"RC-S1", "RC-S10", "RC-D4", "RC-V9"} <= rules_of("red_cathedral")
    assert {"BA-P1", "BA-O8", "BA-K1", "BA-E1"} <= rules_of("basilica")


@every_game
def test_every_rule_is_cited_by_a_test(game):
    cited = {rule for docstring in docstrings_of_tests(game) for rule in ids_in(game, docstring)}
    assert sorted(rules_of(game) - cited) == []


@every_game
def test_every_rule_is_cited_by_code(game):
    assert sorted(rules_of(game) - cited_by_code(game)) == []


@every_game
def test_nothing_cites_a_rule_that_does_not_exist(game):
    sources = texts(code_of(game), "*.py", "*.toml", "*.ftl", "*.md") | texts(folder_of_tests(game), "*.py")
    unknown = {name: sorted(ids_in(game, text) - rules_of(game)) for name, text in sources.items()}
    assert {name: ids for name, ids in unknown.items() if ids} == {}


@every_game
def test_every_refusal_is_provoked_by_a_test(game):
    written = "".join(texts(folder_of_tests(game), "test_rules_*.py").values())
    names = cathedrals.game(game).refusal_names[1:]
    assert [name for name in names if f'"{name}"' not in written] == []


@every_game
def test_every_event_is_told_in_a_test(game):
    written = "".join(texts(folder_of_tests(game), "test_rules_*.py", "test_examples.py").values())
    assert [name for name in cathedrals.game(game).event_names if f'"{name} ' not in written] == []
