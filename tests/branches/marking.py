"""Finds the branches of a source and marks them: every way out of one gets a statement that notes it as taken.

Counted is what coverage.py counts: `if`, `for`, `while` and the cases of a `match`.
A note is one store into memory that all processes share, so a run that is measured takes little longer than another,
and libraries as long as ever.
"""

from __future__ import annotations

import ast
import re
from dataclasses import dataclass, field

PAST = 0  # where a way leads that leaves the statement behind
NOTES = "__taken__"  # a module's part of the shared memory
LEFT_OUT = re.compile(r"# pragma: no cover|raise NotImplementedError|if TYPE_CHECKING:")


@dataclass
class Marker(ast.NodeTransformer):
    rows: list[str]
    ways: list[tuple[int, int]] = field(default_factory=list)

    def is_left_out(self, first: int, last: int) -> bool:
        return any(LEFT_OUT.search(row) for row in self.rows[first - 1 : last])

    def leaves_out(self, node: ast.AST) -> bool:
        """Whether the head of a statement or a clause says that it does not count, with all that is in it."""
        if not isinstance(node, ast.stmt | ast.ExceptHandler):
            return False
        body = getattr(node, "body", None)
        first = min([node.lineno, *(part.lineno for part in getattr(node, "decorator_list", []))])
        last = max(node.lineno, body[0].lineno - 1) if body else node.end_lineno or node.lineno
        return self.is_left_out(first, last)

    def visit(self, node: ast.AST) -> ast.AST:
        if self.leaves_out(node):
            return node
        marked: ast.AST = super().visit(node)
        return marked

    def note(self, start: int, end: int, place: ast.AST) -> ast.stmt:
        """The statement that notes a new way."""
        self.ways.append((start, end))
        return again(len(self.ways) - 1, place)

    def fork(self, node: ast.If | ast.For | ast.AsyncFor | ast.While) -> ast.AST:
        """Into its body or past it; where one of both does not count, there is nothing to choose."""
        body, other = node.body, node.orelse
        is_other_out = bool(other) and self.is_left_out(body[-1].end_lineno or 0, other[0].lineno - 1)
        is_choice = not any(self.leaves_out(way[0]) for way in (body, other) if way) and not is_other_out
        end = other[0].lineno if other else PAST
        node.orelse = [] if is_other_out else other
        self.generic_visit(node)
        if is_choice and not isinstance(getattr(node, "test", None), ast.Constant):
            node.body = [self.note(node.lineno, body[0].lineno, body[0]), *node.body]
            node.orelse = [self.note(node.lineno, end, node), *node.orelse]
        node.orelse = other if is_other_out else node.orelse
        return node

    visit_If = visit_For = visit_AsyncFor = visit_While = fork  # noqa: N815

    def visit_Match(self, node: ast.Match) -> ast.AST:
        """Cases are tried one after the other: into each, or on to the next."""
        self.generic_visit(node)
        last = node.cases[-1]
        is_sure = (
            last.guard is None and isinstance(last.pattern, ast.MatchAs) and last.pattern.pattern is None
        )
        if not is_sure:
            last = ast.match_case(ast.MatchAs(), None, [ast.copy_location(ast.Pass(), node)])
            node.cases = [*node.cases, last]
        heads = [*(case.pattern.lineno for case in node.cases[:-1]), last.pattern.lineno if is_sure else PAST]
        passed: list[int] = []
        for case, head, following in zip(node.cases, heads, heads[1:], strict=False):
            body = case.body
            into = self.note(head, body[0].lineno, body[0])
            case.body = [into, *(again(on, body[0]) for on in passed), *body]
            self.ways.append((head, following))
            passed.append(len(self.ways) - 1)
        last.body = [*(again(on, last.body[0]) for on in passed), *last.body]
        return node


def again(way: int, place: ast.AST) -> ast.stmt:
    """The statement that notes a way which is known."""
    (statement,) = ast.parse(f"{NOTES}[{way}] = 1").body
    for part in ast.walk(statement):
        ast.copy_location(part, place)
    return statement


def marked(source: str, taken: str) -> tuple[ast.Module, list[tuple[int, int]]]:
    """The source with its branches marked, by lines from and to; `taken` is the expression for the module's notes."""
    tree = ast.parse(source)
    marker = Marker(source.splitlines())
    marker.visit(tree)
    if marker.ways:
        (opening,) = ast.parse(f"{NOTES} = {taken}").body
        tree.body.insert(first_statement(tree), opening)
    return ast.fix_missing_locations(tree), marker.ways


def first_statement(tree: ast.Module) -> int:
    """Where code may begin: after the docstring and what is imported from the future."""
    for number, statement in enumerate(tree.body):
        is_docstring = number == 0 and ast.get_docstring(tree, clean=False) is not None
        is_future = isinstance(statement, ast.ImportFrom) and statement.module == "__future__"
        if not (is_docstring or is_future):
            return number
    return len(tree.body)
