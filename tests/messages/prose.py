"""Sentences and labels written in code instead of the catalogue, found in syntax trees."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

PROSE = re.compile(r"[A-Za-z’']{2,},? [A-Za-z’']{2,}")
"""Two words of letters with a space between them."""

LABEL = re.compile(r"[A-Z][a-z]+")
"""A word with a capital letter: shown as it is."""


def prose_in(path: Path) -> Iterator[tuple[int, str]]:
    """The lines and texts of literals that are prose: neither docstrings nor assertions, types or names of enums."""
    tree = ast.parse(path.read_text("utf-8"))
    left_out = {id(node) for each in _unspoken(tree) for node in ast.walk(each)}
    for node in ast.walk(tree):
        if not isinstance(node, ast.Constant) or not isinstance(node.value, str) or id(node) in left_out:
            continue
        if PROSE.search(node.value) or LABEL.fullmatch(node.value):
            yield node.lineno, node.value


def _unspoken(tree: ast.Module) -> Iterator[ast.AST]:
    """Text that no player reads: docstrings, other bare strings, assertions, annotations, `__all__`, names of kinds.

    The values of an enumeration and the names of questions are keys. Operators read what is logged, and programmers
    what describes a parameter of a request.
    """
    for node in ast.walk(tree):
        match node:
            case ast.Expr(value=ast.Constant()):
                yield node
            case ast.Assert():
                yield node
            case ast.Assign(targets=[ast.Name(id="__all__")]):
                yield node
            case ast.Call(func=ast.Name(id="card_kind" | "cast" | "TypeVar" | "DataError")):
                yield node
            case ast.Call(func=ast.Attribute(value=ast.Name(id="log"))):
                yield node
            case ast.keyword(arg="description"):
                yield node.value
            case ast.Call(func=ast.Subscript(value=ast.Name(id="Kind"))):
                yield node
            case ast.ClassDef(bases=[ast.Name(id="Enum" | "StrEnum" | "Flag")]):
                yield node
            case ast.AnnAssign() | ast.arg() if node.annotation is not None:
                yield node.annotation
            case ast.FunctionDef() if node.returns is not None:
                yield node.returns
            case ast.keyword(arg="tag"):
                yield node.value
            case _:
                pass
