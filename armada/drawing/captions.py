"""Pieces in words: one line for each, as a screen reader says it or a list shows it."""

from __future__ import annotations

from armada.drawing.board import BoardShip, BoardSquadron


def ship_in_words(ship: BoardShip) -> str:
    """A ship: its name and card, shields, hull, speed."""
    card = ship.card
    parts = [ship.title]
    if card:
        if ship.name and card.title not in ship.name:
            parts.append(card.title)
        left = [(zone.replace("_", " "), ship.shields.get(zone, full)) for zone, full in card.shields.items()]
        parts.append("shields " + " ".join(f"{zone} {count}" for zone, count in left))
        parts.append(f"hull {max(card.hull - ship.damage, 0)} of {card.hull}")
    if ship.speed is not None:
        parts.append(f"speed {ship.speed}")
    if ship.activated:
        parts.append("activated")
    return ", ".join(parts)


def squadron_in_words(squadron: BoardSquadron) -> str:
    """A squadron: its name and card, hull."""
    card = squadron.card
    parts = [squadron.title]
    if squadron.title not in card.title and card.title not in squadron.title:
        parts.append(card.title)
    parts.append(f"hull {squadron.hull_left} of {card.hull}")
    if squadron.activated:
        parts.append("activated")
    return ", ".join(parts)
