"""The mistakes that are planted: for a node of the syntax tree what could stand there instead."""

from __future__ import annotations

import ast
import copy
import itertools
from collections.abc import Callable, Iterator
from typing import TypeVar

N = TypeVar("N", bound=ast.AST)
#: What is wrong, and what stands there instead.
Change = tuple[str, ast.AST]

COMPARISONS: dict[type[ast.cmpop], list[tuple[str, type[ast.cmpop]]]] = {
    ast.Eq: [("comparison", ast.NotEq)],
    ast.NotEq: [("comparison", ast.Eq)],
    ast.Lt: [("boundary", ast.LtE), ("comparison", ast.GtE)],
    ast.LtE: [("boundary", ast.Lt), ("comparison", ast.Gt)],
    ast.Gt: [("boundary", ast.GtE), ("comparison", ast.LtE)],
    ast.GtE: [("boundary", ast.Gt), ("comparison", ast.Lt)],
    ast.Is: [("comparison", ast.IsNot)],
    ast.IsNot: [("comparison", ast.Is)],
    ast.In: [("comparison", ast.NotIn)],
    ast.NotIn: [("comparison", ast.In)],
}
ARITHMETIC: dict[type[ast.operator], type[ast.operator]] = {
    ast.Add: ast.Sub,
    ast.Sub: ast.Add,
    ast.Mult: ast.FloorDiv,
    ast.FloorDiv: ast.Mult,
    ast.Div: ast.Mult,
    ast.Mod: ast.FloorDiv,
    ast.BitAnd: ast.BitOr,
    ast.BitOr: ast.BitAnd,
    ast.LShift: ast.RShift,
    ast.RShift: ast.LShift,
}
NAMES = {"min": "max", "max": "min", "any": "all", "all": "any"}


def changed(node: N, **fields: object) -> N:
    made = copy.copy(node)
    for name, value in fields.items():
        setattr(made, name, value)
    return made


def negated(node: ast.expr) -> ast.expr:
    if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
        return node.operand
    return ast.UnaryOp(ast.Not(), node)


def of_comparison(node: ast.Compare) -> Iterator[Change]:
    for place, op in enumerate(node.ops):
        for kind, other in COMPARISONS[type(op)]:
            yield kind, changed(node, ops=[*node.ops[:place], other(), *node.ops[place + 1 :]])


def of_and_or(node: ast.BoolOp) -> Iterator[Change]:
    yield "and/or", changed(node, op=ast.Or() if isinstance(node.op, ast.And) else ast.And())
    for place in range(len(node.values)):
        rest = [*node.values[:place], *node.values[place + 1 :]]
        yield "condition dropped", rest[0] if len(rest) == 1 else changed(node, values=rest)


def of_sign(node: ast.UnaryOp) -> Iterator[Change]:
    if isinstance(node.op, (ast.Not, ast.USub)):
        yield "not dropped" if isinstance(node.op, ast.Not) else "sign dropped", node.operand


def of_arithmetic(node: ast.BinOp) -> Iterator[Change]:
    joins = isinstance(node.left, (ast.List, ast.JoinedStr)) or isinstance(
        node.right, (ast.List, ast.JoinedStr)
    )
    if type(node.op) in ARITHMETIC and not joins:
        yield "arithmetic", changed(node, op=ARITHMETIC[type(node.op)]())


def of_constant(node: ast.Constant) -> Iterator[Change]:
    if isinstance(node.value, bool):
        yield "constant", ast.Constant(not node.value)
    elif isinstance(node.value, int):
        yield "constant", ast.Constant(node.value + 1)
        yield (
            "constant",
            ast.UnaryOp(ast.USub(), ast.Constant(1)) if not node.value else ast.Constant(node.value - 1),
        )


def of_choice(node: ast.IfExp) -> Iterator[Change]:
    yield "condition forced", node.body
    yield "condition forced", node.orelse


def of_call(node: ast.Call) -> Iterator[Change]:
    if isinstance(node.func, ast.Name) and node.func.id in NAMES and not node.keywords:
        yield "the opposite", changed(node, func=ast.Name(NAMES[node.func.id]))
    for place, keyword in enumerate(node.keywords):
        if keyword.arg is not None:
            rest = [*node.keywords[:place], *node.keywords[place + 1 :]]
            yield "argument left out", changed(node, keywords=rest)


def of_arguments(node: ast.Call, kinds: dict[str, str]) -> Iterator[Change]:
    """Two neighbours of one kind can be mistaken for each other."""
    for place, (one, other) in enumerate(itertools.pairwise(node.args)):
        kind = kinds.get(ast.unparse(one))
        if kind and kind == kinds.get(ast.unparse(other)) and ast.unparse(one) != ast.unparse(other):
            args = [*node.args[:place], other, one, *node.args[place + 2 :]]
            yield "arguments swapped", changed(node, args=args)


def of_slice(node: ast.Slice) -> Iterator[Change]:
    for name in ("lower", "upper"):
        bound = getattr(node, name)
        if bound is None:
            continue
        yield "slice", changed(node, **{name: None})
        if not isinstance(bound, (ast.Constant, ast.UnaryOp)):
            yield "slice", changed(node, **{name: ast.BinOp(bound, ast.Add(), ast.Constant(1))})


def of_key(node: ast.Subscript) -> Iterator[Change]:
    if isinstance(node.slice, ast.Constant) and isinstance(node.slice.value, str):
        yield "key", changed(node, slice=ast.Constant(node.slice.value + "_"))


def of_keys(node: ast.Dict) -> Iterator[Change]:
    for place, key in enumerate(node.keys):
        if isinstance(key, ast.Constant) and isinstance(key.value, str):
            keys = [*node.keys[:place], ast.Constant(key.value + "_"), *node.keys[place + 1 :]]
            yield "key", changed(node, keys=keys)


def of_return(node: ast.Return) -> Iterator[Change]:
    value = node.value
    if value is None or (isinstance(value, ast.Constant) and not isinstance(value.value, str)):
        return
    if isinstance(value, (ast.Compare, ast.BoolOp, ast.UnaryOp)):
        yield "return negated", changed(node, value=negated(value))
    elif isinstance(value, (ast.List, ast.ListComp)):
        yield "return emptied", changed(node, value=ast.List([]))
    elif isinstance(value, (ast.Dict, ast.DictComp)):
        yield "return emptied", changed(node, value=ast.Dict([], []))
    else:
        yield "return dropped", changed(node, value=None)


def of_statement(node: ast.Expr) -> Iterator[Change]:
    value = node.value.value if isinstance(node.value, ast.Await) else node.value
    if isinstance(value, ast.Call):
        yield "statement deleted", ast.Pass()


def of_assignment(node: ast.Assign) -> Iterator[Change]:
    if isinstance(node.targets[0], (ast.Attribute, ast.Subscript)):
        yield "statement deleted", ast.Pass()


def of_counting(node: ast.AugAssign) -> Iterator[Change]:
    yield "statement deleted", ast.Pass()
    if type(node.op) in ARITHMETIC:
        yield "arithmetic", changed(node, op=ARITHMETIC[type(node.op)]())


def of_raise(node: ast.Raise) -> Iterator[Change]:
    yield "statement deleted", ast.Pass()


def of_break(node: ast.Break) -> Iterator[Change]:
    yield "break/continue", ast.Continue()


def of_continue(node: ast.Continue) -> Iterator[Change]:
    yield "break/continue", ast.Break()


OPERATORS: dict[type[ast.AST], Callable[..., Iterator[Change]]] = {
    ast.Assign: of_assignment,
    ast.AugAssign: of_counting,
    ast.BinOp: of_arithmetic,
    ast.BoolOp: of_and_or,
    ast.Break: of_break,
    ast.Call: of_call,
    ast.Compare: of_comparison,
    ast.Constant: of_constant,
    ast.Continue: of_continue,
    ast.Dict: of_keys,
    ast.Expr: of_statement,
    ast.IfExp: of_choice,
    ast.Raise: of_raise,
    ast.Return: of_return,
    ast.Slice: of_slice,
    ast.Subscript: of_key,
    ast.UnaryOp: of_sign,
}


def of_condition(test: ast.expr, loops: bool) -> Iterator[Change]:
    """A loop that never ends would only be waited for."""
    yield "condition forced", ast.Constant(False)
    if not loops:
        yield "condition forced", ast.Constant(True)


def of_caught(caught: ast.expr) -> Iterator[Change]:
    if isinstance(caught, ast.Tuple):
        yield "except narrowed", caught.elts[0]
    if ast.unparse(caught) != "Exception":
        yield "except widened", ast.Name("Exception")
