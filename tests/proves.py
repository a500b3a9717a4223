"""The mark that ties a test to the rules it proves, and what is asked of a test that bears it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import NamedTuple

import pytest

from armada.catalog.rules import rules, unknown_rule
from armada.cli.evidence import Names, proofs

CHECKING = ("assert_", "check_", "refused")
"""How functions begin that are known to assert, wherever they are defined."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def proves(*rules: str) -> pytest.MarkDecorator:
    """This test proves these rules of `data/rules.toml`."""
    return pytest.mark.proves(*rules)


def proof_faults(test: pytest.Function) -> Iterator[str]:
    """What is wrong with the marks of a test: ids that are none or hidden from the coverage page, nothing asserted."""
    named = [str(id) for mark in test.iter_markers("proves") for id in mark.args]
    if not named:
        return
    file = _read(test.path)
    name = test.nodeid.partition("::")[2].partition("[")[0]
    for id in named:
        if id not in rules():
            yield f"{test.nodeid} proves {id}. {unknown_rule(id)}"
        elif id not in file.proofs.get(name, ()):
            hint = f'Write @proves("{id}") above the test.'
            yield f"{test.nodeid} proves {id}, which the coverage page cannot read. {hint}"
    function = _definition(file.module, name)
    if function and not _asserts(function, file.asserting):
        yield f"{test.nodeid} proves {', '.join(named)} and asserts nothing. Assert what the rule says."


class SourceFile(NamedTuple):
    """A file of tests as its source has it: which tests prove which rules, which functions assert."""

    module: ast.Module
    proofs: Names
    asserting: set[str]


@cache
def _read(path: Path) -> SourceFile:
    module = ast.parse(path.read_text(encoding="utf-8"), str(path))
    return SourceFile(module, proofs(module), _asserting(module))


def _definition(module: ast.Module, name: str) -> Function | None:
    """The function that pytest calls `TestClass::test`."""
    *classes, wanted = name.split("::")
    body = module.body
    for within in classes:
        body = next((node.body for node in body if isinstance(node, ast.ClassDef) and node.name == within), [])
    return next((node for node in body if isinstance(node, Function) and node.name == wanted), None)


def _asserting(module: ast.Module) -> set[str]:
    """The functions of a module that assert, by themselves or through others of the module."""
    functions = [node for node in ast.walk(module) if isinstance(node, Function)]
    found: set[str] = set()
    while more := {each.name for each in functions if each.name not in found and _asserts(each, found)}:
        found |= more
    return found


def _asserts(function: Function, known: set[str]) -> bool:
    """Whether a function asserts: `assert` of more than a constant, `pytest.raises`, or a call that asserts."""
    return any(_is_assertion(node, known) for statement in function.body for node in ast.walk(statement))


def _is_assertion(node: ast.AST, known: set[str]) -> bool:
    match node:
        case ast.Assert(test=ast.Constant()):
            return False
        case ast.Assert():
            return True
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)):
            return name in known or name in ("raises", "warns") or name.startswith(CHECKING)
    return False
