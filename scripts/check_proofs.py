"""Check what the tests say about themselves, by their sources: nothing is run.

A test that is marked with `@proves` names rules that exist, where the coverage page can read them, and asserts
something. No module imports a module of tests: what several need lives in `tests/builders` or beside them.
"""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

from armada.catalog.rules import rules, unknown_rule
from armada.cli.evidence import Names, proofs

ROOT = Path(__file__).resolve().parent.parent
CHECKING = ("assert_", "check_", "refused", "expect")
"""How functions begin that are known to assert, wherever they are defined."""

Function = ast.FunctionDef | ast.AsyncFunctionDef


def faults(folder: Path) -> Iterator[str]:
    """The faults of the tests below a folder."""
    for path in sorted(folder.rglob("*.py")):
        name = path.relative_to(folder.parent).as_posix()
        module = ast.parse(path.read_text(encoding="utf-8"), name)
        yield from _import_faults(module, name)
        if path.name.startswith("test_"):
            yield from _proof_faults(module, name)


def _import_faults(module: ast.Module, name: str) -> Iterator[str]:
    for node in ast.walk(module):
        match node:
            case ast.ImportFrom(module=str(source)):
                imported = [source]
            case ast.Import(names=aliases):
                imported = [alias.name for alias in aliases]
            case _:
                continue
        for source in imported:
            if source.rpartition(".")[2].startswith("test_"):
                hint = "Move what both need into tests/builders or into a module beside them."
                yield f"{name}:{node.lineno} imports {source}, a module of tests. {hint}"


def _proof_faults(module: ast.Module, name: str) -> Iterator[str]:
    """Marks with ids that are not rules, that the coverage page cannot read, or on tests that assert nothing."""
    found = proofs(module)
    asserting = _asserting(module)
    yield from _unread(module, name, found)
    for test, ids in found.items():
        for id in ids:
            if id not in rules():
                yield f"{name}::{test} proves {id}. {unknown_rule(id)}"
        function = _definition(module, test)
        if function and not _asserts(function, asserting):
            yield f"{name}::{test} proves {', '.join(ids)} and asserts nothing. Assert what the rule says."


def _unread(module: ast.Module, name: str, found: Names) -> Iterator[str]:
    """Marks whose rules the coverage page cannot tie to a test."""
    read = {id for ids in found.values() for id in ids}
    for node in ast.walk(module):
        match node:
            case ast.Call(func=ast.Name(id="proves") | ast.Attribute(attr="proves"), args=arguments):
                if not all(isinstance(each, ast.Constant) and each.value in read for each in arguments):
                    hint = 'Write @proves("AREA-NN") above the test.'
                    yield f"{name}:{node.lineno} says {ast.unparse(node)}, which the coverage page cannot read. {hint}"


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


if __name__ == "__main__":
    if said := list(faults(ROOT / "tests")):
        sys.exit("\n".join(said))
