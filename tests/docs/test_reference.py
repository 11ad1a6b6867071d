"""Every public name is explained where it is written, and stands in the reference."""

import ast
import re

import pytest

import cathedrals
from tests.docs.pages import ROOT

MODULES = (
    "conformance.laws",
    "envs.aec",
    "envs.batch",
    "envs.openspiel",
    "envs.single",
    "games",
    "kernel.dealer",
    "kernel.game",
    "kernel.match",
    "kernel.moves",
    "kernel.page",
    "kernel.question",
    "kernel.record",
    "kernel.row",
    "kernel.said",
    "kernel.table",
    "matches",
    "players.arena",
    "players.hints",
    "players.levels",
    "players.player",
)
ONLY_AT_THE_TOP = (
    "games",
    "kernel.match",
    "matches",
)  # of these only what `cathedrals` itself offers is public
REFERENCE = "\n".join(path.read_text("utf-8") for path in (ROOT / "docs/reference").glob("*.md"))
SHOWN = dict(re.findall(r"^\.\. auto\w+:: ([\w.]+)\n((?: .*\n)*)", REFERENCE, re.MULTILINE))
TOP = {f"{home}.{name}": f"cathedrals.{name}" for name, home in cathedrals.HOMES.items()}


def source(module):
    path = ROOT / "src/cathedrals" / module.replace(".", "/")
    return (path / "__init__.py" if path.is_dir() else path.with_suffix(".py")).read_text("utf-8")


def defined(module):
    """The classes, functions and constants of a module, by name."""
    found: dict[str, ast.stmt] = {}
    for node in ast.parse(source(module)).body:
        if isinstance(node, ast.ClassDef | ast.FunctionDef):
            found[node.name] = node
        elif isinstance(node, ast.AnnAssign | ast.Assign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            found |= {target.id: node for target in targets if isinstance(target, ast.Name)}
    return found


def public(module):
    """What `__all__` says; without it every class and function."""
    found = defined(module)
    if module in ONLY_AT_THE_TOP:
        return [name for name in found if f"cathedrals.{module}.{name}" in TOP]
    if "__all__" in found:
        return ast.literal_eval(found["__all__"].value)
    return [name for name, node in found.items() if isinstance(node, ast.ClassDef | ast.FunctionDef)]


def unexplained(module, name):
    """The name itself or those of its methods that have no docstring; a constant has a comment above it."""
    node = defined(module)[name]
    if isinstance(node, ast.AnnAssign | ast.Assign):
        above = source(module).splitlines()[node.lineno - 2]
        return [] if above.startswith("#: ") else [name]
    methods = [one for one in getattr(node, "body", []) if isinstance(one, ast.FunctionDef)]
    wanted = (
        [one for one in methods if not one.name.startswith("_")] if isinstance(node, ast.ClassDef) else []
    )
    return [one.name for one in [node, *wanted] if not ast.get_docstring(one)]


NAMES = [(module, name) for module in MODULES for name in public(module)]


def test_all_that_the_package_offers_is_looked_at():
    looked_at = {f"cathedrals.{module}.{name}" for module, name in NAMES}
    assert set(TOP) <= looked_at
    assert set(cathedrals.__all__) - {"__version__"} == {name.rpartition(".")[2] for name in TOP}


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_a_public_name_is_explained(module, name):
    assert unexplained(module, name) == []


@pytest.mark.parametrize(("module", "name"), NAMES)
def test_a_public_name_is_in_the_reference(module, name):
    called = f"cathedrals.{module}.{name}"
    shown = SHOWN.get(TOP.get(called, called), SHOWN.get(f"cathedrals.{module}"))
    assert shown is not None
    has_methods = any(isinstance(one, ast.FunctionDef) for one in getattr(defined(module)[name], "body", []))
    if isinstance(defined(module)[name], ast.ClassDef) and has_methods:
        assert ":members:" in shown
