"""English made two fifths longer and accented, to see what a layout bears and what is said without words."""
# Stays plain: it makes text.

from __future__ import annotations

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer

ACCENTED = str.maketrans("aeioucnszywAEIOUCNSZYW", "áéíóúčñšžýŵÁÉÍÓÚČÑŠŽÝŴ")
DOUBLED = "áéíóúýñš"


class Lengthener(Transformer):
    """Rewrites the texts of messages and leaves everything in braces alone."""

    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # the visitor's way
        node.value = stretched(node.value)
        return node


def stretched(text: str) -> str:
    accented = text.translate(ACCENTED)
    return "".join(letter * 2 if letter in DOUBLED else letter for letter in accented)


def longer(text: str) -> str:
    """A whole catalogue, with the same ids and placeholders."""
    return FluentSerializer().serialize(Lengthener().visit(FluentParser().parse(text)))
