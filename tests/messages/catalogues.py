"""The messages of the catalogues and those that the code uses, read from their syntax trees."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import lru_cache
from pathlib import Path
from typing import Any, NamedTuple

from fluent.syntax import FluentParser
from fluent.syntax import ast as ftl
from fluent.syntax.visitor import Visitor

ROOT = Path(__file__).parents[2] / "armada"
MESSAGES = ROOT / "messages"
CALLS = ("say", "message", "say_parts")


class Use(NamedTuple):
    """A call that renders a message: where it is, the pattern of its id, and the arguments, None where not known."""

    place: str
    id: re.Pattern[str]
    args: frozenset[str] | None


class _Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ftl.VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


@lru_cache
def messages_of(language: str) -> dict[str, tuple[str, frozenset[str]]]:
    """The messages of a language and their attributes, by id: the file, and the names of the arguments."""
    found: dict[str, tuple[str, frozenset[str]]] = {}
    for path in sorted((MESSAGES / language).glob("*.ftl")):
        for entry in FluentParser().parse(path.read_text("utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{path.name}: {entry.content}"
            if isinstance(entry, ftl.Message):
                for id, pattern in _patterns(entry):
                    assert id not in found, f"{path.name}: {id} is there twice"
                    found[id] = (path.stem, _arguments(pattern))
    return found


def _patterns(entry: ftl.Message) -> Iterator[tuple[str, ftl.Pattern]]:
    if entry.value is not None:
        yield entry.id.name, entry.value
    for attribute in entry.attributes:
        yield f"{entry.id.name}.{attribute.id.name}", attribute.value


def _arguments(pattern: ftl.Pattern) -> frozenset[str]:
    visitor = _Arguments()
    visitor.visit(pattern)
    return frozenset(visitor.names)


@lru_cache
def uses() -> tuple[Use, ...]:
    """Every call that renders a message."""
    return tuple([use for path in sorted(ROOT.rglob("*.py")) if path.parent != MESSAGES for use in _uses_in(path)])


def _uses_in(path: Path) -> Iterator[Use]:
    text = path.read_text("utf-8")
    if "from armada.messages.message import" not in text:
        return
    for node in ast.walk(ast.parse(text)):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in CALLS and node.args:
            pattern = _id_pattern(node.args[0])
            assert pattern is not None, f"{path.name}:{node.lineno}: the id of a message is written where it is used"
            yield Use(f"{path.relative_to(ROOT)}:{node.lineno}", re.compile(pattern), _given(node))


def _id_pattern(node: ast.expr) -> str | None:
    match node:
        case ast.Constant(value=str() as text):
            return re.escape(text)
        case ast.JoinedStr(values=values):
            return "".join([re.escape(str(v.value)) if isinstance(v, ast.Constant) else ".+" for v in values])
        case ast.IfExp(body=body, orelse=orelse):
            either, other = _id_pattern(body), _id_pattern(orelse)
            return None if either is None or other is None else f"(?:{either}|{other})"
        case _:
            return None


def _given(call: ast.Call) -> frozenset[str] | None:
    """The names of the arguments of a call; None where they are passed on as a mapping."""
    assert isinstance(call.func, ast.Name)
    if call.func.id == "say_parts":
        names: list[Any] = [arg.value if isinstance(arg, ast.Constant) else None for arg in call.args[1:]]
        return None if None in names else frozenset(names)
    names = [keyword.arg for keyword in call.keywords]
    return None if None in names else frozenset(names)
