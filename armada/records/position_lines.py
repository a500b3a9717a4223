"""The lines of a position as text: `kind card "name": entry; entry`, with quoted texts of any characters."""

from __future__ import annotations

import re
from collections.abc import Callable, Collection, Iterator
from typing import Final, TypeVar

import msgspec

from armada.catalog.names import suggestions
from armada.engine.seats import Seat
from armada.errors import PositionError
from armada.geometry.angles import TURN
from armada.geometry.pose import Pose

T = TypeVar("T")
D = TypeVar("D")

LONGEST: Final = 400_000
"""Characters of a text; a position of eight fleets has a tenth of them."""

LARGEST: Final = 1_000_000
"""The largest number in a position, in millimetres, degrees or points."""

QUOTED: Final = re.compile(r'"(?:[^"\\]|\\.)*"')
NUMBER: Final = re.compile(r"-?\d{1,7}(\.\d{1,3})?")


def did_you_mean(text: str, known: Collection[str]) -> str:
    """A hint at the likely meaning; else the possible words."""
    close = suggestions(text, known, n=1)
    if close:
        return f"Did you mean `{close[0]}`?"
    return f"Possible: {', '.join(known)}." if len(known) < 20 else "See `armada card find`."


def split(text: str, separator: str) -> list[str]:
    """The parts of a text between separators; those inside quotation marks do not count."""
    masked = QUOTED.sub(lambda found: "x" * len(found[0]), text)
    parts, start = [], 0
    for end in [*[place for place, letter in enumerate(masked) if letter == separator], len(text)]:
        parts.append(text[start:end].strip())
        start = end + 1
    return parts


class LineValue:
    """A value of a line, with the line's number for errors."""

    def __init__(self, line: int, name: str, value: str) -> None:
        self.line, self.name, self.value = line, name, value

    def fault(self, message: str) -> PositionError:
        """An error at this entry."""
        return PositionError(message, line=self.line)

    def parts(self) -> list[LineValue]:
        """The values of a comma-separated list."""
        return [LineValue(self.line, self.name, part) for part in split(self.value, ",")]

    def word(self, known: Collection[str], what: str = "") -> str:
        """One of some words."""
        if self.value not in known:
            raise self.fault(f"unknown {what or self.name} `{self.value}`. {did_you_mean(self.value, known)}")
        return self.value

    def whole(self, least: int = 0, most: int = LARGEST) -> int:
        """A whole number."""
        number = self._thousandths(self.value)
        if number % 1000 or not least <= number // 1000 <= most:
            raise self.fault(f"{self.name}: `{self.value}` is not a whole number from {least} to {most}.")
        return number // 1000

    def quoted(self) -> str:
        """A text in quotation marks."""
        try:
            return msgspec.json.decode(self.value, type=str)
        except msgspec.MsgspecError:
            raise self.fault(
                f"{self.name}: {self.value or 'nothing'} is not a text. Put it in quotation marks."
            ) from None

    def seat(self, players: int) -> Seat:
        """A player, counted from 1."""
        number = LineValue(self.line, self.name or "player", self.value.removeprefix("player ")).whole(1, players)
        return Seat(number - 1)

    def pose(self) -> Pose:
        """A place: millimetres from the left and from the first player's edge, and degrees clockwise."""
        words = self.value.split()
        if len(words) == 4 and words[2] == "heading":
            words.pop(2)
        elif len(words) != 2:
            raise self.fault(f"at: `{self.value}` is not a place. Write `at 450 200` or `at 450 200 heading 90`.")
        numbers = [self._thousandths(word) for word in words]
        return Pose(numbers[0], numbers[1], numbers[2] % TURN if len(numbers) == 3 else 0)

    def _thousandths(self, text: str) -> int:
        if not NUMBER.fullmatch(text):
            raise self.fault(f"{self.name}: `{text}` is not a number with up to three decimal places.")
        whole, _, part = text.removeprefix("-").partition(".")
        value = int(whole) * 1000 + int(part.ljust(3, "0"))
        return -value if text.startswith("-") else value


class PositionLine:
    """A line: its kind, its name, and its entries, each of which occurs once."""

    def __init__(self, number: int, text: str) -> None:
        self.number = number
        head, *rest = split(text, ":")
        if not rest:
            raise PositionError(
                f"`{text}` has no colon. Write `round: 2` or `ship card: player 1; at 450 200`.", line=number
            )
        found = QUOTED.search(head)
        self.label = None if found is None else LineValue(number, "name", found[0]).quoted()
        self.head = QUOTED.sub("", head).strip()
        self.body = text[len(head) :].lstrip()[1:].strip()

    def fault(self, message: str) -> PositionError:
        """An error at this line."""
        return PositionError(message, line=self.number)

    @property
    def whole(self) -> LineValue:
        """Everything after the colon."""
        return LineValue(self.number, self.head, self.body)

    def named(self, kinds: Collection[str]) -> LineValue:
        """The text before the colon, after the kind of the line."""
        for kind in kinds:
            if self.head.startswith(f"{kind} "):
                return LineValue(self.number, kind, self.head[len(kind) :].strip())
        raise self.fault(f"`{self.head}` is not a line of a position.")

    def entries(self, names: Collection[str]) -> Entries:
        """The entries of the line, each of which begins with one of these names."""
        found: dict[str, LineValue] = {}
        for part in split(self.body, ";"):
            if not part:
                continue
            name = next(
                (n for n in sorted(names, key=len, reverse=True) if part == n or part.startswith(f"{n} ")), None
            )
            if name is None:
                hint = did_you_mean(" ".join(part.split()[:2]), names)
                raise self.fault(f"unknown entry `{part}`. {hint}")
            if name in found:
                raise self.fault(f"`{name}` occurs twice. Leave one of them out.")
            found[name] = LineValue(self.number, name, part[len(name) :].strip())
        return Entries(self, found)


class Entries:
    """The entries of a line by name."""

    def __init__(self, line: PositionLine, found: dict[str, LineValue]) -> None:
        self.line, self.found = line, found

    def __contains__(self, name: str) -> bool:
        return name in self.found

    def get(self, name: str, read: Callable[[LineValue], T], otherwise: D) -> T | D:
        """An entry as read, or the default without it."""
        return read(self.found[name]) if name in self.found else otherwise

    def need(self, name: str) -> LineValue:
        """An entry that must be there."""
        if name not in self.found:
            raise self.line.fault(f"`{name}` is missing.")
        return self.found[name]

    def flag(self, name: str) -> bool:
        """Whether a word is there, without a value."""
        entry = self.found.get(name)
        if entry is not None and entry.value:
            raise entry.fault(f"`{name}` takes no value. Leave out `{entry.value}`.")
        return entry is not None


def lines_of(text: str, title: str) -> Iterator[PositionLine]:
    """The lines of a position after its title; empty ones and comments are left out."""
    if len(text) > LONGEST:
        raise PositionError(f"This text is longer than {LONGEST} characters, so it is not a position.")
    lines = text.splitlines()
    first = next((number for number, line in enumerate(lines) if line.strip()), None)
    if first is None or lines[first].strip() != title:
        raise PositionError(f"This is not a position: its first line is not `{title}`.", line=1)
    for number, line in enumerate(lines[first + 1 :], start=first + 2):
        if line.strip() and not line.lstrip().startswith("#"):
            yield PositionLine(number, line.strip())
