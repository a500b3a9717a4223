"""The odds of an attack in a game: the same exact counting as everywhere, from the ships and squadrons as they are."""

from __future__ import annotations

from collections import Counter

from armada.catalog.cards import Color, Dice
from armada.catalog.shapes import ship_shape
from armada.geometry.ruler import Range
from armada.odds.attack import attack_odds
from armada.odds.results import NO_ATTACK, Odds
from armada.odds.sides import Attacker, Defender
from armada.rules.armament import gathered
from armada.rules.commands import Way, ways_to_resolve
from armada.rules.destruction import hull_value
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import AttackOption
from armada.state.records import Command, Installation, Ship, ShipId, Squadron, TokenState

MOST_DICE = 9
"""Larger pools are counted as if they had so many dice: that is plenty to compare attacks by."""


def odds_of(game: Game, option: AttackOption) -> Odds:
    """What an attack that could be declared now comes to, commands included, the effects of other cards left out."""
    colors = gathered(game, option)
    if not colors or option.range is None:
        return NO_ATTACK
    attacker = _attacker(game, option, colors[:MOST_DICE])
    return attack_odds(attacker, defender_of(game, option), _band(game, option))


def _band(game: Game, option: AttackOption) -> Range:
    assert option.range is not None
    return option.range if game.is_ship(option.attacker) else Range.CLOSE


def _attacker(game: Game, option: AttackOption, colors: tuple[Color, ...]) -> Attacker:
    count = Counter(colors)
    dice = Dice(red=count[Color.RED], blue=count[Color.BLUE], black=count[Color.BLACK])
    record = game.unit(option.attacker)
    at_ship = game.is_ship(option.defender)
    if not isinstance(record, Ship):
        critical = at_ship and has_keyword(game, record.id, "bomber")
        return Attacker(dice=dice, obstructed=option.obstructed, critical=critical)
    attacker = Attacker(dice=dice, obstructed=option.obstructed, critical=at_ship)
    ways = ways_to_resolve(game, record.id, Command.CONCENTRATE_FIRE)
    if not ways or len(colors) >= MOST_DICE - 1:
        return attacker
    return attacker.concentrating_fire(dial=Way.DIAL in ways, token=Way.TOKEN in ways and Way.DIAL not in ways)


def defender_of(game: Game, option: AttackOption) -> Defender:
    """The defender of an attack as it is now."""
    record = game.unit(option.defender)
    tokens = tuple([token.kind for token in record.defense if token.state is not TokenState.DISCARDED])
    if isinstance(record, Squadron):
        return Defender(hull=record.hull, is_ship=False, tokens=tokens)
    if isinstance(record, Installation):
        return Defender(hull=max(1, game.station_card(record.id).hull - len(record.damage)), tokens=tokens)
    ship = ShipId(record.id)
    zones = game.zones(ship)
    zone = option.target_zone
    assert zone is not None
    shape = ship_shape(game.ship_card(ship).chassis)
    adjacent = [
        shields for other, shields in zip(zones, record.shields, strict=True) if shape.are_adjacent(zone, other)
    ]
    return Defender(
        hull=max(1, hull_value(game, ship) - len(record.damage)),
        shields=record.shields[zones.index(zone)],
        adjacent=tuple(adjacent),
        tokens=tokens,
        speed=record.speed,
    )
