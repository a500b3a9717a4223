"""The exact odds of an attack in a game, from the present ships and squadrons; for players and screens alike."""

from __future__ import annotations

from collections import Counter

from msgspec.structs import replace

from armada.analysis.die_damage import counts_crits, mean_damage
from armada.catalog.cards import Color, Dice
from armada.catalog.shapes import ship_shape
from armada.geometry.ruler import Range
from armada.odds.attack import attack_odds
from armada.odds.results import NO_ATTACK, Odds
from armada.odds.sides import AddedDie, Attacker, Defender, Reroll
from armada.rules.armament import gathered
from armada.rules.commands import CommandPayment, ways_to_resolve
from armada.rules.destruction import hull_value
from armada.rules.game import Game
from armada.rules.keywords import keyword_value
from armada.rules.queries import REMOVED_DICE, AttackOption
from armada.rules.squadron_activation import SquadronActivation
from armada.state.records import Command, Installation, Ship, ShipId, Squadron, TokenState

MOST_DICE = 9
"""Larger pools are counted as if they had this many dice, which is enough to compare attacks."""


def odds_of(game: Game, option: AttackOption) -> Odds:
    """The odds of an attack against the best defense, with commands but without the effects of other cards."""
    attacker = attacker_of(game, option)
    if attacker is None:
        return NO_ATTACK
    return attack_odds(attacker, defender_of(game, option), band_of(game, option))


def band_of(game: Game, option: AttackOption) -> Range:
    """The range at which the odds of an attack are counted; a squadron attacks at distance 1, with all its dice."""
    return option.range if option.range is not None and game.is_ship(option.attacker) else Range.CLOSE


def dice_rolled(game: Game, option: AttackOption) -> tuple[Color, ...]:
    """The dice that an attack rolls: those gathered but for what must go, the weakest first (ATK-19, ATK-21)."""
    gone = option.obstructed + game.ask(REMOVED_DICE, option, 0)
    return _without_weakest(gathered(game, option), gone, counts_crits(game, option))


def attacker_of(game: Game, option: AttackOption, *, commands: bool = True) -> Attacker | None:
    """The attacker as the count of the odds needs it, with its Concentrate Fire or not; None where no die is rolled."""
    critical = counts_crits(game, option)
    left = _without_weakest(gathered(game, option), game.ask(REMOVED_DICE, option, 0), critical)
    if len(left) <= option.obstructed:
        return None
    left = _without_weakest(left, len(left) - MOST_DICE, critical)
    count = Counter(left)
    dice = Dice(red=count[Color.RED], blue=count[Color.BLUE], black=count[Color.BLACK])
    attacker = Attacker(dice=dice, obstructed=option.obstructed, critical=critical)
    if not game.is_ship(option.attacker):
        return _with_keywords(game, option, attacker)
    ways = concentrated(game, option) if commands else ()
    if not ways or len(left) >= MOST_DICE - 1:
        return attacker
    return attacker.concentrating_fire(
        dial=CommandPayment.DIAL in ways, token=CommandPayment.TOKEN in ways and CommandPayment.DIAL not in ways
    )


def _with_keywords(game: Game, option: AttackOption, attacker: Attacker) -> Attacker:
    """A squadron with the dice that Adept rerolls and AI adds, if it is in an activation by a Squadron command."""
    adept = keyword_value(game, option.attacker, "adept") or 0
    activation, added = game.innermost(SquadronActivation), 0
    if activation is not None and activation.squadron == option.attacker and activation.ship >= 0:
        keyword = "ai_anti_squadron" if option.target_zone is None else "ai_battery"
        added = 0 if option.is_counter else keyword_value(game, option.attacker, keyword) or 0
    added = min(added, MOST_DICE - attacker.dice.total)
    return replace(attacker, rerolls=(Reroll(adept),) if adept else (), added=(AddedDie(),) * added)


def concentrated(game: Game, option: AttackOption) -> tuple[CommandPayment, ...]:
    """The ways in which the attacker can resolve a Concentrate Fire command with this attack."""
    record = game.unit(option.attacker)
    return ways_to_resolve(game, record.id, Command.CONCENTRATE_FIRE) if isinstance(record, Ship) else ()


def _without_weakest(colors: tuple[Color, ...], gone: int, critical: bool) -> tuple[Color, ...]:
    left = list(colors)
    for _ in range(min(gone, len(left))):
        left.remove(min(left, key=lambda color: mean_damage(color, critical)))
    return tuple(left)


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
