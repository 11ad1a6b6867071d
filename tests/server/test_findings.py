"""Every finding of the review has a test that says so, and says so rightly."""

import ast
from pathlib import Path

import pytest

from tests.server.findings import FINDINGS

FOLDER = Path(__file__).parent
NOT_IN_THE_GATE = ("long", "skip", "xfail")


def marks(test):
    """The marks of a test by name, each with what is said in it."""
    for decorator in test.decorator_list:
        called = decorator.func if isinstance(decorator, ast.Call) else decorator
        if isinstance(called, ast.Attribute):
            given = decorator.args if isinstance(decorator, ast.Call) else []
            yield called.attr, [one.value for one in given if isinstance(one, ast.Constant)]


def found_by(source):
    """The findings that tests of a file stand for, as far as the gate runs them."""
    for test in ast.parse(source).body:
        if isinstance(test, ast.FunctionDef) and test.name.startswith("test_"):
            its = list(marks(test))
            if not any(name in NOT_IN_THE_GATE for name, _ in its):
                yield from (id for name, ids in its if name == "finding" for id in ids)


TESTED = {id for file in FOLDER.glob("test_*.py") for id in found_by(file.read_text("utf-8"))}


@pytest.mark.parametrize(("id", "sentence"), FINDINGS, ids=[id for id, _ in FINDINGS])
def test_every_finding_has_a_test(id, sentence):
    assert id in TESTED, f"no test stands for {id}: {sentence}"


def test_every_mark_names_a_finding():
    assert {id for id, _ in FINDINGS} >= TESTED


def test_no_two_findings_have_one_id():
    assert len({id for id, _ in FINDINGS}) == len(FINDINGS)


def test_what_the_gate_leaves_out_stands_for_nothing():
    marked = "@pytest.mark.finding('X')\n{}def test_it(): pass"
    assert list(found_by(marked.format(""))) == ["X"]
    assert list(found_by(marked.format("@pytest.mark.long\n"))) == []
    assert list(found_by(marked.format("").replace("test_it", "it"))) == []
