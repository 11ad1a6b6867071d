"""Every rule has code and a test that cite it, and nobody cites a rule that does not exist."""

import ast
import re
from collections.abc import Iterable
from importlib.resources import files
from pathlib import Path

from cathedrals.games.red_cathedral import events, refusals

TESTS = Path(__file__).parent
CODE = Path(str(files("cathedrals.games.red_cathedral")))
RULES = set(re.findall(r"\*\*(RC-[A-Z]+\d+)\*\*", (CODE / "RULES.md").read_text(encoding="utf-8")))


def texts(folder: Path, *patterns: str) -> dict[str, str]:
    paths = [path for pattern in patterns for path in sorted(folder.rglob(pattern))]
    return {str(path.relative_to(folder)): path.read_text(encoding="utf-8") for path in paths}


def ids_in(text: str) -> set[str]:
    return set(re.findall(r"RC-[A-Z]+\d+", text))


def cited_by_code() -> set[str]:
    """The ids in square brackets at the end of docstrings and comments."""
    found = (re.findall(r"\[RC-[^\]]+\]", text) for text in texts(CODE, "*.py").values())
    return {rule for brackets in found for bracket in brackets for rule in ids_in(bracket)}


def docstrings_of_tests() -> Iterable[str]:
    for text in texts(TESTS, "test_*.py").values():
        for node in ast.walk(ast.parse(text)):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                yield ast.get_docstring(node) or ""


def test_the_rules_have_ids():
    assert {"RC-S1", "RC-S10", "RC-D4", "RC-V9"} <= RULES


def test_every_rule_is_cited_by_a_test():
    cited = {rule for docstring in docstrings_of_tests() for rule in ids_in(docstring)}
    assert sorted(RULES - cited) == []


def test_every_rule_is_cited_by_code():
    assert sorted(RULES - cited_by_code()) == []


def test_nothing_cites_a_rule_that_does_not_exist():
    sources = texts(CODE, "*.py", "*.toml", "*.ftl", "*.md") | texts(TESTS, "*.py")
    unknown = {name: sorted(ids_in(text) - RULES) for name, text in sources.items()}
    assert {name: ids for name, ids in unknown.items() if ids} == {}


def test_every_refusal_is_provoked_by_a_test():
    written = "".join(texts(TESTS, "test_rules_*.py").values())
    names = refusals.NAMES[refusals.NOTHING + 1 :]
    assert [name for name in names if f'"{name}"' not in written] == []


def test_every_event_is_told_in_a_test():
    written = "".join(texts(TESTS, "test_rules_*.py", "test_examples.py").values())
    assert [name for name, _ in events.ROWS if f'"{name} ' not in written] == []
