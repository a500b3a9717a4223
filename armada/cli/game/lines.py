"""Input and output lines: editable while typing, wrapped to the width of the terminal, long lists shortened."""

from __future__ import annotations

import shutil
import sys
from contextlib import suppress
from pathlib import Path
from textwrap import wrap
from typing import Any, Final

import click

from armada.engine.questions import SomeQuestion

NARROWEST: Final = 30
"""The smallest width, in characters, that lines are wrapped to."""


EXPLAINED: Final = {
    "? 3": "explains answer 3",
    "list": "shows all answers",
    "hint": "asks the greedy player",
    "auto": "lets the greedy player answer; auto 5: five times",
    "undo": "takes back the last decision",
    "board": "draws the board",
    "svg FILE": "writes the board as a picture",
    "rules": "shows the rules behind the last events; rules ATK-24: one rule",
    "show NAME": "describes a ship or squadron",
    "measure A, B": "measures how far apart two of them are",
    "save FILE": "saves the record of the game",
    "concede": "concedes the game",
    "quit": "stops playing",
}
"""The commands that can be typed at any question, besides answers."""


class Leave(Exception):
    """The person at the keyboard wants to stop playing."""


def read_line() -> str:
    """Read a typed line; at a keyboard, with the usual keys to edit it and to recall earlier lines."""
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
    """Print a line, wrapped between words if the terminal is too narrow for it."""
    if not sys.stdout.isatty():
        click.echo(text)
        return
    width = max(NARROWEST, shutil.get_terminal_size().columns - 1)
    lead = text[: len(text) - len(text.lstrip())]
    for line in wrap(text.strip(), width, initial_indent=lead, subsequent_indent=" " * indent, break_on_hyphens=False):
        click.echo(line)


def spread(count: int, most: int) -> list[int]:
    """Which answers of a list to show, at most `most`: all, or the first half and a spread over the rest."""
    if count <= most:
        return list(range(count))
    first = most // 2
    return [*range(first), *[first + (count - first) * k // (most - first) for k in range(most - first)]]


def several(question: SomeQuestion[Any]) -> str:
    """How many things to choose, and how to type them; empty if it is exactly one from the list."""
    count = len(question.things)
    most = count if question.most is None else min(question.most, count)
    if question.least == most:
        return "" if most == 1 else f"exactly {most}, by their numbers"
    if question.least == 0:
        return "none" if most == 1 else f"several by their numbers, up to {most}; or none"
    return f"several by their numbers, {question.least} to {most}"


def write_file(file: str, text: str) -> bool:
    """Write a file and say so; whether that worked."""
    try:
        Path(file).expanduser().write_text(text, encoding="utf-8")
    except OSError as error:
        reason = (error.strerror or str(error)).lower()
        say(f"{file} cannot be written: {reason}. Choose a file in a folder you can write to.")
        return False
    say(f"Wrote {file}.")
    return True
