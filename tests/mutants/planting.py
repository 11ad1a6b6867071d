"""Where bugs can be planted in a file, and the file with one of them."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from tests.mutants.operators import OPERATORS, of_arguments, of_caught, of_condition

# In brackets they mean the same wherever they stand; anything else needs none.
LOOSE = (ast.BinOp, ast.BoolOp, ast.Compare, ast.IfExp, ast.Lambda, ast.NamedExpr, ast.UnaryOp, ast.Await)

Placed = ast.expr | ast.stmt
Kinds = dict[str, str]  # of each name that a function annotates, how


@dataclass(frozen=True)
class Mutant:
    """One bug: a stretch of a file, in bytes, and the text that stands there instead."""

    file: str
    line: int
    last_line: int
    at_import: bool  # outside of all functions
    code: str  # its line without the space around
    kind: str
    before: str
    after: str
    start: int
    end: int
    text: str  # what is written: `after`, in brackets where it needs some

    @property
    def change(self) -> str:
        return f"{self.before} → {self.after}"

    def planted(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]


class Planter:
    """Walks through one file."""

    def __init__(self, file: str, source: bytes) -> None:
        self.file = file
        self.source = source
        self.in_functions: set[int] = set()
        self.lines = source.splitlines(keepends=True)
        self.begins = [0]
        for line in self.lines:
            self.begins.append(self.begins[-1] + len(line))

    def mutants(self) -> list[Mutant]:
        found = {}
        tree = ast.parse(self.source)
        self.in_functions = lines_in_functions(tree)
        for node, kind, other in walk(tree, {}):
            made = self.mutant(node, kind, other)
            found[made.start, made.end, made.text] = made
        return [made for made in found.values() if made.before != made.after]

    def mutant(self, node: Placed, kind: str, other: ast.AST) -> Mutant:
        start, end, line, last_line = self.stretch(node)
        after = ast.unparse(other).strip()
        text = f"({after})" if isinstance(other, LOOSE) else after
        before = " ".join(self.source[start:end].decode().split())
        code = self.lines[line - 1].decode().strip()
        at_import = line not in self.in_functions
        return Mutant(self.file, line, last_line, at_import, code, kind, before, after, start, end, text)

    def stretch(self, node: Placed) -> tuple[int, int, int, int]:
        """Its first and last byte, its first and last line."""
        line, end_line = node.lineno, node.end_lineno or node.lineno
        start = self.begins[line - 1] + node.col_offset
        return start, self.begins[end_line - 1] + (node.end_col_offset or 0), line, end_line


def lines_in_functions(tree: ast.Module) -> set[int]:
    functions = [one for one in ast.walk(tree) if isinstance(one, (ast.FunctionDef, ast.AsyncFunctionDef))]
    return {
        line for one in functions for line in range(one.body[0].lineno, (one.end_lineno or one.lineno) + 1)
    }


def walk(node: ast.AST, kinds: Kinds) -> Iterator[tuple[Placed, str, ast.AST]]:
    """Every node with each change of it; what only types, names or documents is left alone."""
    for child in planted_in(node):
        within = (
            kinds | annotated(child) if isinstance(child, (ast.FunctionDef, ast.AsyncFunctionDef)) else kinds
        )
        if isinstance(child, (ast.expr, ast.stmt)) and type(child) in OPERATORS:
            yield from ((child, kind, other) for kind, other in OPERATORS[type(child)](child))
        if isinstance(child, ast.Call):
            yield from ((child, kind, other) for kind, other in of_arguments(child, kinds))
        yield from special(child)
        yield from walk(child, within)


def annotated(function: ast.FunctionDef | ast.AsyncFunctionDef) -> Kinds:
    named = [(one.arg, one.annotation) for one in ast.walk(function) if isinstance(one, ast.arg)]
    named += [
        (ast.unparse(one.target), one.annotation)
        for one in ast.walk(function)
        if isinstance(one, ast.AnnAssign)
    ]
    return {name: ast.unparse(kind) for name, kind in named if kind}


def special(node: ast.AST) -> Iterator[tuple[Placed, str, ast.AST]]:
    """What depends on where it stands."""
    if isinstance(node, (ast.If, ast.While)) and not isinstance(node.test, ast.Constant):
        for kind, other in of_condition(node.test, isinstance(node, ast.While)):
            yield node.test, kind, other
    if isinstance(node, ast.ExceptHandler) and node.type:
        for kind, other in of_caught(node.type):
            yield node.type, kind, other
    if isinstance(node, ast.comprehension):
        for condition in node.ifs:
            yield condition, "filter dropped", ast.Constant(True)


def planted_in(node: ast.AST) -> Iterator[ast.AST]:
    for name, value in ast.iter_fields(node):
        if name in ("annotation", "returns", "decorator_list", "bases", "keywords") and not isinstance(
            node, ast.Call
        ):
            continue
        for child in value if isinstance(value, list) else [value]:
            if isinstance(child, ast.AST) and not is_left_alone(child):
                yield child


def is_left_alone(node: ast.AST) -> bool:
    """What cannot go wrong by itself, or stands where Python 3.11 does not know its place: in a text with values."""
    if isinstance(node, (ast.JoinedStr, ast.Import, ast.ImportFrom, ast.Assert)):
        return True
    if isinstance(node, ast.If):
        return ast.unparse(node.test) in ("TYPE_CHECKING", "__name__ == '__main__'")
    if isinstance(node, ast.Raise):
        return node.exc is not None and ast.unparse(node.exc).startswith("NotImplementedError")
    if isinstance(node, ast.Assign):
        return ast.unparse(node.targets[0]) in ("__all__", "__slots__")
    if isinstance(node, ast.Call):
        return ast.unparse(node.func) in ("TypeVar", "cast", "NewType", "ParamSpec")
    return False


def mutants_of(root: Path, area: str) -> list[Mutant]:
    """All that can be planted in an area of the sources."""
    folder = root / "src" / "cathedrals" / area
    return [
        mutant
        for path in sorted(folder.rglob("*.py"))
        for mutant in Planter(path.relative_to(root).as_posix(), path.read_bytes()).mutants()
    ]
