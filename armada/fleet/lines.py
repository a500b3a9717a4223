"""The lines of a fleet list classified by shape: one tolerant classifier for all dialects."""

from __future__ import annotations

import re
from enum import Enum, auto
from functools import lru_cache
from typing import Final

import msgspec

LONGEST_LINE: Final = 300
"""The longest line that is read, in characters."""
MOST_OF_ONE: Final = 99


class Shape(Enum):
    """The kind of a line, judged by its shape."""

    BLANK = auto()
    HEADER = auto()
    TITLE = auto()
    SQUADRONS = auto()
    TOTAL = auto()
    CARD = auto()
    ELEMENT = auto()
    OMISSION = auto()
    OTHER = auto()


class Header(Enum):
    """The fact about the fleet that a header line states."""

    NAME = auto()
    AUTHOR = auto()
    FACTION = auto()
    COMMANDER = auto()
    OBJECTIVES = auto()
    TOTAL = auto()
    IGNORED = auto()


class FleetListLine(msgspec.Struct, frozen=True, gc=False):
    """A parsed line of a list.

    `text` is the name of a card, the value of a header, or the name of the fleet; `label` the text before a colon.
    `cost` is the listed cost, of one card (`is_each`) or of all `count` of them. An element is a ship with its
    upgrades, or a squadron, on one line. `suffix` is the text after the cost.
    """

    shape: Shape
    text: str = ""
    header: Header | None = None
    label: str = ""
    author: str = ""
    count: int | None = None
    cost: int | None = None
    is_each: bool = False
    is_bulleted: bool = False
    is_flagship: bool = False
    suffix: str = ""


CARD_LABELS: Final = ("ship", "upgrade", "squadron")
BLANK: Final = FleetListLine(Shape.BLANK)
OMISSION: Final = FleetListLine(Shape.OMISSION)
CATEGORIES: Final = ("assault", "defense", "defence", "navigation", "campaign", "skirmish")
HEADERS: Final = {
    "name": Header.NAME,
    "fleet": Header.NAME,
    "fleet name": Header.NAME,
    "author": Header.AUTHOR,
    "faction": Header.FACTION,
    "commander": Header.COMMANDER,
    "objective": Header.OBJECTIVES,
    "objectives": Header.OBJECTIVES,
    "points": Header.IGNORED,
    "total points": Header.TOTAL,
    "total": Header.TOTAL,
    "version": Header.IGNORED,
    "gamemode": Header.IGNORED,
    "game mode": Header.IGNORED,
    "ships": Header.IGNORED,
    **dict.fromkeys(CATEGORIES, Header.OBJECTIVES),
    **{f"{category} objective": Header.OBJECTIVES for category in CATEGORIES},
    **{f"{category} objectives": Header.OBJECTIVES for category in CATEGORIES},
}

BULLETS: Final = "•·*+-–—‣◦▪●∙"
RULED: Final = re.compile(r"[\s=_~`#*•·+–—-]*")
DOTS: Final = re.compile(r"[\s.…]+")
LABELLED: Final = re.compile(r"(?P<label>[A-Za-z][A-Za-z ]{1,24}?)\s*:\s*(?P<value>.*)")
SQUADRONS: Final = re.compile(r"squadrons\s*(?:\(.*\))?\s*:?(?:\s*\d+\s*(?:points|pts)?)?", re.IGNORECASE)
TITLE: Final = re.compile(r"(?P<name>.*?)\s*\(\s*\d+(?:\s*/\s*\d+){1,2}\s*\)")
BY_AUTHOR: Final = re.compile(r"(?P<faction>[A-Za-z ]+?)\s+-\s+Author:\s*(?P<author>.*)", re.IGNORECASE)
TOTAL: Final = re.compile(r"=\s*(?P<points>\d{1,5})?")
ELEMENT: Final = re.compile(r"\d{1,3}\s*[•·]\s*(?P<element>.+)")
FLAGSHIP: Final = re.compile(r"\[\s*flagship\s*\]\s*", re.IGNORECASE)
COUNT: Final = re.compile(r"(?P<count>\d{1,6})(?:\s*[xX×]\s+|[x×](?=[A-Z])|\s+)(?=\S)")
NUMBERED: Final = re.compile(r"\d{1,2}[.)]\s+(?=\D)")
TIMES_AFTER: Final = re.compile(r"\s*[(\[]?\s*[xX×]\s*(?P<count>\d{1,2})\s*[)\]]?")
COST: Final = re.compile(r"\((?P<cost>[^()]*)\)\s*!?")
POINTS: Final = re.compile(r"(?P<cost>\d{1,4})(?:\s*(?:points?|pts?\.?))?", re.IGNORECASE)
SUMMED: Final = re.compile(r"(?P<cost>\d{1,4})\s*\+\s*\d{1,4}\s*:\s*\d{1,4}")
TIMES: Final = re.compile(r"\d{1,3}\s*[xX×]\s*(?P<cost>\d{1,4})")


def classified(text: str) -> FleetListLine:
    """A line of a list, parsed."""
    return _classified(text) if len(text) <= LONGEST_LINE else FleetListLine(Shape.OTHER, text[:LONGEST_LINE])


@lru_cache(maxsize=8192)
def _classified(written: str) -> FleetListLine:
    text = " ".join(written.replace("**", "").split())
    if text.startswith("="):
        return _total(text)
    if RULED.fullmatch(text):
        return BLANK
    if DOTS.fullmatch(text):
        return OMISSION
    if SQUADRONS.fullmatch(text):
        return FleetListLine(Shape.SQUADRONS)
    labelled = LABELLED.fullmatch(text)
    if labelled:
        label, value = labelled["label"].lower(), labelled["value"].strip()
        if label in CARD_LABELS and value:
            return _card(value, Shape.CARD, label)
        if label in HEADERS:
            return FleetListLine(Shape.HEADER, value, header=HEADERS[label], label=label)
    if by_author := BY_AUTHOR.fullmatch(text):
        faction, author = by_author["faction"], by_author["author"].strip()
        return FleetListLine(Shape.HEADER, faction, header=Header.FACTION, author=author)
    if title := TITLE.fullmatch(text):
        return FleetListLine(Shape.TITLE, title["name"])
    if element := ELEMENT.fullmatch(text):
        return _card(element["element"], Shape.ELEMENT)
    return _card(text, Shape.CARD)


def _total(text: str) -> FleetListLine:
    """`= 46 Points`; a row of equals signs is a ruled line."""
    if RULED.fullmatch(text):
        return BLANK
    total = TOTAL.match(text)
    return FleetListLine(Shape.TOTAL, cost=int(total["points"]) if total and total["points"] else None)


def _card(text: str, shape: Shape, label: str = "") -> FleetListLine:
    """A line with a card: bullet, flagship mark, count, name and cost, all optional except the name."""
    is_bulleted = text[0] in BULLETS
    if is_bulleted:
        text = text.lstrip(BULLETS + " ")
    elif (numbered := NUMBERED.match(text)) is not None:
        is_bulleted, text = True, text[numbered.end() :]
    flagship = FLAGSHIP.match(text)
    if flagship:
        text = text[flagship.end() :]
    count = None
    if (counted := COUNT.match(text)) is not None:
        count, text = int(counted["count"]), text[counted.end() :]
    name, cost, is_each, suffix = without_cost(text)
    if count is None and (after := TIMES_AFTER.fullmatch(suffix)) is not None:
        count, is_each, suffix = int(after["count"]), True, ""
    elif count is None and (at_end := _count_at_end(name)) is not None:
        name, count = at_end
    if not name:
        return FleetListLine(Shape.OTHER, text)
    return FleetListLine(
        shape,
        name,
        label=label,
        count=count,
        cost=cost,
        is_each=is_each,
        is_bulleted=is_bulleted,
        is_flagship=flagship is not None,
        suffix=suffix,
    )


def _count_at_end(name: str) -> tuple[str, int] | None:
    """A name and its count, if the count comes last: `TIE Fighter Squadron x2`."""
    start = max(name.rfind(mark) for mark in "xX×")
    found = TIMES_AFTER.search(name, max(0, start - 3)) if start > 0 else None
    return (name[: found.start()], int(found["count"])) if found and found.end() == len(name) else None


def without_cost(text: str) -> tuple[str, int | None, bool, str]:
    """The name before the last cost, the cost, whether it is per card, and the text after it."""
    for found in reversed(list(COST.finditer(text))):
        inside = found["cost"].strip()
        cost = POINTS.fullmatch(inside) or SUMMED.fullmatch(inside)
        each = None if cost else TIMES.fullmatch(inside)
        known = cost or each
        if known:
            return text[: found.start()].rstrip(), int(known["cost"]), each is not None, text[found.end() :].strip()
    return text, None, False, ""
