"""Small changes of the code of a room, drawn at random: what `scripts/mutants.py` tries out.

A change is one of a comparison, `and` or `or`, a `not`, a plus or minus, a whole number, an early return. What only
types and asserts say is left as it is, and so are the digits to which a number is rounded, how many results a function
remembers, and the weights and limits of computer players, the constants of `players`: other numbers make another
temper, not a fault.
"""

from __future__ import annotations

import ast
import random
from collections.abc import Callable, Iterator
from functools import partial
from itertools import islice
from operator import setitem
from pathlib import Path
from types import CodeType
from typing import Any, Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
PAIRS: Final = (
    ("Lt", "LtE"),
    ("Gt", "GtE"),
    ("Eq", "NotEq"),
    ("Is", "IsNot"),
    ("In", "NotIn"),
    ("And", "Or"),
    ("Add", "Sub"),
)
OPPOSITES: Final = dict(PAIRS) | {other: one for one, other in PAIRS}
TEXTS: Final = (ast.JoinedStr, ast.List, ast.Tuple, ast.ListComp)
"""What is joined with a plus: not a sum."""


class Change(NamedTuple):
    """A possible change of a syntax tree; `runs_later` if it is inside a function."""

    node: Any
    name: str
    make: Callable[[], object]
    runs_later: bool


class Mutant(NamedTuple):
    """The change with this number in a file."""

    path: str
    number: int
    lines: range
    runs_later: bool
    change: str

    def __str__(self) -> str:
        return f"{self.path}:{self.lines.start}: {self.change}"

    def code(self) -> tuple[CodeType, CodeType]:
        """The code of the module, as it is and with the change."""
        tree = ast.parse((ROOT / self.path).read_text(encoding="utf-8"))
        plain = compile(tree, str(ROOT / self.path), "exec", dont_inherit=True)
        list(changes(tree))[self.number].make()
        return plain, compile(tree, str(ROOT / self.path), "exec", dont_inherit=True)

    def changes_code(self) -> bool:
        """Whether the changed code differs at all: a last `return` without a value does not."""
        plain, changed = self.code()
        return plain != changed


def changes(node: ast.AST, runs_later: bool = False) -> Iterator[Change]:
    """Every change below a node, always in the same order."""
    for field, value in ast.iter_fields(node):
        if field in ("annotation", "returns"):
            continue
        is_later = runs_later or (field == "body" and isinstance(node, ast.FunctionDef | ast.Lambda))
        for place, child in enumerate(value if isinstance(value, list) else [value]):
            if isinstance(node, ast.Call) and _is_left_alone(ast.unparse(node.func), field, place):
                continue
            if isinstance(child, ast.Return) and isinstance(node, ast.If):
                never = ast.copy_location(ast.If(ast.copy_location(ast.Constant(False), child), [child], []), child)
                yield Change(child, "return → pass", partial(setitem, value, place, never), is_later)
            if isinstance(child, ast.AST) and not isinstance(child, ast.Assert):
                yield from (Change(child, name, make, is_later) for name, make in changes_of(child))
                yield from changes(child, is_later)


def _is_left_alone(function: str, field: str, place: int) -> bool:
    """Whether an argument of a call is not changed: the digits to which is rounded, and how much is remembered."""
    return (function == "round" and place > 0) or (function == "lru_cache" and field == "keywords")


def changes_of(node: Any) -> Iterator[tuple[str, Callable[[], object]]]:
    """The changes of one node: what each is called, and the function that makes it."""
    match node:
        case ast.Compare(ops=ops):
            for place, op in enumerate(ops):
                yield named(op), partial(setitem, ops, place, opposite(op))
        case ast.BoolOp(op=op):
            yield named(op), partial(setattr, node, "op", opposite(op))
        case ast.BinOp(op=ast.Add() | ast.Sub() as op) if not isinstance(node.left, TEXTS) | isinstance(
            node.right, TEXTS
        ):
            yield named(op), partial(setattr, node, "op", opposite(op))
        case ast.UnaryOp(op=ast.Not()):
            twice = ast.copy_location(ast.UnaryOp(ast.Not(), node.operand), node)
            yield "not → not not", partial(setattr, node, "operand", twice)
        case ast.Constant(value=int(number)) if not isinstance(number, bool):
            yield f"{number} → {number + 1}", partial(setattr, node, "value", number + 1)


def opposite(op: ast.AST) -> Any:
    return getattr(ast, OPPOSITES[type(op).__name__])()


def named(op: ast.AST) -> str:
    return f"{type(op).__name__} → {OPPOSITES[type(op).__name__]}"


def sample(room: str, count: int, seed: int) -> list[Mutant]:
    """Mutants of a room, drawn at random."""
    found = mutants_of(room)
    random.Random(f"{seed} {room}").shuffle(found)
    return list(islice((mutant for mutant in found if mutant.changes_code()), count))


def mutants_of(room: str) -> list[Mutant]:
    """Every mutant of a room, file by file."""
    found = []
    for path in sorted((ROOT / "armada" / room).rglob("*.py")):
        text = path.read_text(encoding="utf-8")
        lines, name = text.splitlines(), path.relative_to(ROOT).as_posix()
        for number, (node, change, _, runs_later) in enumerate(changes(ast.parse(text))):
            if room == "players" and not runs_later:
                continue
            extent = range(node.lineno, (node.end_lineno or node.lineno) + 1)
            found.append(Mutant(name, number, extent, runs_later, f"{change} in `{lines[node.lineno - 1].strip()}`"))
    return found
