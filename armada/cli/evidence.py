"""The code that carries out each rule and the tests that prove it, read from the sources without running anything.

The code names a rule in a docstring, in `@rule(...)` or in any other string; a test names it in `@proves(...)`. A rule
counts as open while any string says "part of" it, as where one card does what every such card should do.
"""

from __future__ import annotations

import ast
import re
from collections import defaultdict
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from pathlib import Path

from armada.catalog.coverage import Coverage, by_rule, shipped_coverage
from armada.catalog.rules import RULE_ID, areas

ROOT = Path(__file__).parents[2]
ID = rf"{RULE_ID.pattern}(?![\w-])"
NAMED = re.compile(rf"(?<![\w-])({ID})(?:\s+to\s+({ID})|–({ID}|[0-9]{{2,}}))?")
"""An id, or a range of ids: AREA-NN to AREA-NN, AREA-NN–NN."""

IN_PART = re.compile(rf"\bpart\s+of\s+({ID})", re.IGNORECASE)

SHOWING = ("armada/cli/", "armada/words/citations.py")
"""Code that shows rules but carries none out: the commands, and the table of rules that a log cites."""

Names = Mapping[str, list[str]]
"""The names a file defines, each with the ids of the rules it mentions; "" is the file itself."""


def coverage() -> Coverage:
    """The coverage of the rules: from the sources in a checkout, else as counted when the package was built."""
    return scan(ROOT) if (ROOT / "tests" / "proves.py").is_file() else shipped_coverage()


@cache
def scan(root: Path) -> Coverage:
    """The coverage of the rules by the sources below `root`."""
    found = sorted((root / "armada").rglob("*.py"))
    code = [path for path in found if not path.relative_to(root).as_posix().startswith(SHOWING)]
    tests = sorted((root / "tests").rglob("test_*.py"))
    in_part = {id for path in code for id in IN_PART.findall(path.read_text(encoding="utf-8"))}
    carried = by_rule(_places(root, code, carriers))
    whole = {id: places for id, places in carried.items() if id not in in_part}
    return Coverage(whole, by_rule(_places(root, tests, proofs)))


def carriers(module: ast.Module) -> Names:
    """The functions, classes and constants of a module that name rules: `name`, `Class`, `Class.method`."""
    found: dict[str, list[str]] = defaultdict(list)
    _gather(module.body, "", found)
    return {name: list(dict.fromkeys(ids)) for name, ids in found.items() if ids}


def proofs(module: ast.Module) -> Names:
    """The tests of a module with the ids of their marks, named as pytest names them: `test`, `TestClass::test`."""
    found: dict[str, list[str]] = {}
    _gather_proofs(module.body, "", (), found)
    return {name: list(dict.fromkeys(ids)) for name, ids in found.items() if ids}


def rules_named(text: str) -> list[str]:
    """The ids of rules in a text, ranges written out. The area must exist; the rule itself is not looked up."""
    named = [id for found in NAMED.findall(text) for id in _range(found[0], found[1] or found[2])]
    return [id for id in named if id.partition("-")[0] in areas()]


def _range(first: str, last: str) -> list[str]:
    """The ids from the first to the last; the last may be a bare number or missing."""
    stem, _, start = first.rpartition("-")
    last_stem, _, end = last.rpartition("-")
    if not last or last_stem not in ("", stem):
        return [id for id in (first, last) if id]
    return [f"{stem}-{number:02}" for number in range(int(start), int(end) + 1)]


def _places(root: Path, files: Iterable[Path], names: Callable[[ast.Module], Names]) -> dict[str, str]:
    """The places in these files that name rules, each with the ids."""
    found: dict[str, str] = {}
    for file in files:
        text = file.read_text(encoding="utf-8")
        if NAMED.search(text):
            path = file.relative_to(root).as_posix()
            for name, ids in names(ast.parse(text, path)).items():
                found[f"{path}::{name}" if name else path] = " ".join(ids)
    return found


def _gather(body: Iterable[ast.stmt], scope: str, found: dict[str, list[str]]) -> None:
    """Note which statement of a module or class names which rules."""
    inside = f"{scope}." if scope else ""
    documented = scope
    for statement in body:
        match statement:
            case ast.ClassDef(name=name):
                for part in (*statement.decorator_list, *statement.bases, *statement.keywords):
                    found[inside + name] += _strings(part)
                _gather(statement.body, inside + name, found)
                documented = scope
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
                found[inside + name] += _strings(statement)
                documented = scope
            case ast.Assign(targets=[ast.Name(id=name), *_]) | ast.AnnAssign(target=ast.Name(id=name)):
                found[inside + name] += _strings(statement)
                documented = inside + name
            case _:  # a docstring, of the constant above it if it follows one, or a plain statement
                found[documented] += _strings(statement)


def _gather_proofs(body: Iterable[ast.stmt], scope: str, around: Iterable[str], found: dict[str, list[str]]) -> None:
    """Note which test of a module or class proves which rules; marks on the module and the class apply to each test."""
    marked = [*around]
    for statement in body:
        if isinstance(statement, ast.Assign) and any(_name(target) == "pytestmark" for target in statement.targets):
            marked += _marks(statement.value)
    for statement in body:
        match statement:
            case ast.ClassDef(name=name) if name.startswith("Test"):
                _gather_proofs(statement.body, f"{scope}{name}::", [*marked, *_marks(*statement.decorator_list)], found)
            case ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name) if name.startswith("test"):
                found[scope + name] = [*marked, *_marks(*statement.decorator_list)]


def _marks(*parts: ast.expr) -> list[str]:
    """The ids in the calls of `proves` within these expressions."""
    return [
        argument.value
        for part in parts
        for call in ast.walk(part)
        if isinstance(call, ast.Call) and _name(call.func) == "proves"
        for argument in call.args
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str)
    ]


def _strings(part: ast.AST) -> list[str]:
    """The ids of rules in the strings of a piece of code."""
    texts = (node.value for node in ast.walk(part) if isinstance(node, ast.Constant) and isinstance(node.value, str))
    return [id for text in texts for id in rules_named(text)]


def _name(expression: ast.expr) -> str:
    """The last name of `a.b.name`."""
    match expression:
        case ast.Name(id=name) | ast.Attribute(attr=name):
            return name
    return ""
