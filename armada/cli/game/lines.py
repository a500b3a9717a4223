"""Lines at a keyboard: read with its keys to edit them, written in the width of the terminal; long lists made short."""

from __future__ import annotations

import shutil
import sys
from contextlib import suppress
from textwrap import wrap
from typing import Any, Final

import click

from armada.engine.questions import SomeQuestion

NARROWEST: Final = 30
"""No line is broken to fewer characters."""


class Leave(Exception):
    """Somebody wants to stop playing."""


def read_line() -> str:
    """A line that somebody types; where there is a keyboard, with the keys to edit it and to bring old lines back."""
    if sys.stdin.isatty():
        with suppress(ImportError):
            import readline  # noqa: F401
        try:
            return input("> ").strip()
        except EOFError:
            raise Leave from None
    click.echo("> ", nl=False)
    line = sys.stdin.readline()
    if not line:
        raise Leave
    return line.strip()


def say(text: str, indent: int = 0) -> None:
    """A line, broken between words where a terminal is too narrow for it."""
    if not sys.stdout.isatty():
        click.echo(text)
        return
    width = max(NARROWEST, shutil.get_terminal_size().columns - 1)
    lead = text[: len(text) - len(text.lstrip())]
    for line in wrap(text.strip(), width, initial_indent=lead, subsequent_indent=" " * indent, break_on_hyphens=False):
        click.echo(line)


def spread(count: int, most: int) -> list[int]:
    """The places of so many answers of a list: all, or the first ones and others all over the rest."""
    if count <= most:
        return list(range(count))
    first = most // 2
    return [*range(first), *[first + (count - first) * k // (most - first) for k in range(most - first)]]


def several(question: SomeQuestion[Any]) -> str:
    """How many things are to be chosen, and how; empty where it is one of the list."""
    count = len(question.things)
    most = count if question.most is None else min(question.most, count)
    if question.least == most:
        return "" if most == 1 else f"exactly {most}, by their numbers"
    if question.least == 0:
        return "none" if most == 1 else f"several by their numbers, up to {most}; or none"
    return f"several by their numbers, {question.least} to {most}"
