"""Lines that a web page or a message broke in two, joined again if only both together name a card."""

from __future__ import annotations

from armada.catalog.cards import ObjectiveCard, Printing
from armada.fleet.lines import FleetListLine, Header, Shape, classified
from armada.fleet.names import cards_named

Numbered = tuple[int, str, FleetListLine]
"""A line of a list: its number, its text, and its parsed form."""


def rejoined(lines: list[Numbered], printing: Printing) -> list[Numbered]:
    """The lines, with broken ones joined under the number of their first part."""
    found: list[Numbered] = []
    for number, text, line in lines:
        if found and _is_rest(line) and (joined := _joined(found[-1], text, printing)) is not None:
            found[-1] = joined
        else:
            found.append((number, text, line))
    return found


def _is_rest(line: FleetListLine) -> bool:
    return line.shape is Shape.CARD and not (line.is_bulleted or line.label or line.count or line.is_flagship)


def _joined(first: Numbered, rest: str, printing: Printing) -> Numbered | None:
    """A line and its rest joined, if only both together name a card."""
    number, text, line = first
    whole = f"{text} {rest}"
    if line.shape is Shape.HEADER and line.header is Header.OBJECTIVES and line.text:
        broken, after = line.text.rpartition(",")[2], rest.partition(",")[0]
        is_broken = not _is_card(after, printing) and _is_objective(f"{broken} {after}", printing)
        return (number, whole, classified(whole)) if is_broken else None
    if line.shape is not Shape.CARD or line.cost is not None or _is_card(line.text, printing):
        return None
    both = classified(whole)
    if both.shape is Shape.CARD and _is_card(both.text, printing) and not _is_card(classified(rest).text, printing):
        return number, whole, both
    return None


def _is_card(name: str, printing: Printing) -> bool:
    return bool(cards_named(name.strip(), printing).cards)


def _is_objective(name: str, printing: Printing) -> bool:
    return any(isinstance(card, ObjectiveCard) for card in cards_named(name.strip(), printing).cards)
