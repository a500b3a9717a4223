"""SVG as text: numbers, names and elements written the same way on every machine."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterable

from armada.geometry.pose import Point, Pose

LONGEST_NAME = 120
"""Names longer than this are cut: a name is a label, not a letter."""

_ESCAPES = str.maketrans({"&": "&amp;", "<": "&lt;", ">": "&gt;", '"': "&quot;", "'": "&#39;"})
_UNDRAWN = frozenset("\u061c\u200e\u200f\u202a\u202b\u202c\u202d\u202e\u2066\u2067\u2068\u2069\u2028\u2029\ufffe\uffff")
"""Marks that turn the direction of writing, which would disorder a name's neighbours, and what XML does not allow."""

_WIDTHS = {
    **dict.fromkeys("iljI.,:;'’|! ", 0.28),
    **dict.fromkeys("ftr()[]-/", 0.34),
    **dict.fromkeys("mwMW@%–", 0.87),
    **dict.fromkeys("ABCDEFGHKNOPQRSTUVXYZ", 0.7),
}


def number(value: float, places: int = 2) -> str:
    """A number with at most this many decimals and no needless character."""
    text = f"{value:.{places}f}"
    if "." in text:
        text = text.rstrip("0").rstrip(".")
    return "0" if text == "-0" else text


def clean(text: str) -> str:
    """A text that can be drawn: one line, no control characters, lone surrogates or marks of direction."""
    return "".join([_drawn(character) for character in text])


def _drawn(character: str) -> str:
    if character in "\t\n\r":
        return " "
    if character in _UNDRAWN or unicodedata.category(character) in ("Cc", "Cs"):
        return "\ufffd"
    return character


def shortened(text: str, length: int = LONGEST_NAME) -> str:
    """The text cleaned, or its beginning and an ellipsis."""
    text = clean(text[: length + 1])
    return text if len(text) <= length else text[: length - 1].rstrip() + "…"


def escape(text: str) -> str:
    """A clean text as it stands between tags or in an attribute."""
    return clean(text).translate(_ESCAPES)


def element(tag: str, *content: str, **attributes: str | float | None) -> str:
    """An element. `class_` is written class, `stroke_width` stroke-width; None is left out; content is markup.

    Words of others come through `escape` or `clean` first: attributes are only quoted.
    """
    head = [tag]
    for name, value in attributes.items():
        if value is None or value == "":
            continue
        text = value.translate(_ESCAPES) if isinstance(value, str) else number(value)
        head.append(f'{name.rstrip("_").replace("_", "-")}="{text}"')
    inside = "".join(content)
    return f"<{' '.join(head)}>{inside}</{tag}>" if inside else f"<{' '.join(head)}/>"


def group(*content: str, **attributes: str | float | None) -> str:
    """A group of elements."""
    return element("g", *content, **attributes)


def title(text: str) -> str:
    """The title that a screen reader speaks, or a pointer shows."""
    return f"<title>{escape(shortened(text))}</title>"


def words(text: str, x: float, y: float, class_: str, **attributes: str | float | None) -> str:
    """Text at a place of the picture (y downward)."""
    return element("text", escape(text), class_=class_, x=x, y=y, **attributes)


def path(points: Iterable[Point], close: bool = False) -> str:
    """Straight lines through points of the table, as path data: +y is away from the first player, so it is up."""
    joined = "L".join(f"{number(x)} {number(-y)}" for x, y in points)
    return f"M{joined}{'Z' if close else ''}"


def corners(points: Iterable[Point]) -> str:
    """Points of the table as the corners of a polygon."""
    return " ".join(f"{number(x)},{number(-y)}" for x, y in points)


def lie(pose: Pose) -> str:
    """The transform that lays a piece, drawn in its own frame, where it lies on the table."""
    x, y = pose.centre
    return f"translate({number(x)} {number(-y)}) rotate({number(pose.heading / 1000, 3)})"


def text_width(text: str, size: float) -> float:
    """About how wide a text is in a common sans-serif face, half bold: wide enough for most."""
    return size * 1.06 * sum(_width(character) for character in text)


def _width(character: str) -> float:
    return _WIDTHS.get(character, 1.0 if character >= "\u1100" else 0.56)
