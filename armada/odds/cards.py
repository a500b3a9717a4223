"""The sides of an attack with their printed values: an undamaged ship or squadron attacks another."""

from __future__ import annotations

from typing import Final

from armada.catalog.cards import Color, Dice, ShipCard, SquadronCard
from armada.catalog.shapes import ship_shape
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Range
from armada.odds.sides import Attacker, Defender

BOMBER: Final = "bomber"

COLORS_AT: Final = {
    Range.CLOSE: (Color.RED, Color.BLUE, Color.BLACK),
    Range.MEDIUM: (Color.RED, Color.BLUE),
    Range.LONG: (Color.RED,),
}
"""The colours of dice that reach each range (RANGE-11)."""

Card = ShipCard | SquadronCard


def printed_attacker(card: Card, zone: HullZone | None, target: Card, range: Range) -> Attacker:
    """The attack of a ship, from one of its hull zones, or of a squadron: its dice, and whether criticals count."""
    dice = gathered(_armament(card, zone, target), range)
    bomber = isinstance(card, SquadronCard) and any(keyword.name == BOMBER for keyword in card.keywords)
    critical = isinstance(target, ShipCard) and (isinstance(card, ShipCard) or bomber)
    return Attacker(dice=dice, critical=critical)


def _armament(card: Card, zone: HullZone | None, target: Card) -> Dice:
    if isinstance(target, SquadronCard):
        return card.anti_squadron
    if isinstance(card, SquadronCard):
        return card.battery
    assert zone is not None, "a ship attacks from a hull zone"
    return card.battery[zone]


def gathered(armament: Dice, range: Range) -> Dice:
    """The dice of an armament that reach a range (ATK-16)."""
    colors = COLORS_AT[range]
    return Dice(
        red=armament.red * (Color.RED in colors),
        blue=armament.blue * (Color.BLUE in colors),
        black=armament.black * (Color.BLACK in colors),
    )


def printed_defender(card: Card, zone: HullZone | None, *, speed: int = 1) -> Defender:
    """A ship, at one of its hull zones, or a squadron as defender, with all its shields, hull and defense tokens."""
    if isinstance(card, SquadronCard):
        return Defender(hull=card.hull, is_ship=False, tokens=card.defense_tokens)
    assert zone is not None, "a ship is attacked at a hull zone"
    shape = ship_shape(card.chassis)
    adjacent = [shields for other, shields in card.shields.items() if shape.are_adjacent(zone, other)]
    return Defender(
        hull=card.hull,
        shields=card.shields[zone],
        adjacent=tuple(adjacent),
        tokens=card.defense_tokens,
        speed=speed,
    )
