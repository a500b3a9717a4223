"""Odds for the screens: the dice of an attack as it would be rolled, what they come to, and what they destroy."""

from __future__ import annotations

from collections import Counter
from functools import cache
from typing import Final, NamedTuple

from armada.catalog.cards import Color, Dice, Slot
from armada.geometry.ruler import Range
from armada.odds.attack import attack_odds
from armada.odds.results import NO_ATTACK, Odds
from armada.odds.sides import Attacker, Defender
from armada.players.attack_odds import MOST_DICE, defender_of
from armada.rules.armament import gathered
from armada.rules.attack import Attack
from armada.rules.commands import Way, ways_to_resolve
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import REMOVED_DICE, AttackOption
from armada.state.dice import CRITS, HITS, faces_of
from armada.state.records import Command, Ship

IN_ATTACKS: Final = ("ATK.", "DEFTOKEN.")
"""What the ids of the timings of an attack begin with."""

NO_DEFENSE: Final = Defender(hull=99, shields=99, tokens=())
"""A defender that answers nothing and outlasts everything: what it suffers is what was rolled."""


class Worth(NamedTuple):
    """What a die comes to: damage on average, and at most."""

    mean: float
    most: int


@cache
def worth_of(color: Color, critical: bool) -> Worth:
    """What a die is worth; critical icons are damage, or nothing at all where they do not count."""
    faces = faces_of(color)
    damage = [HITS.get(face, 0) + (CRITS.get(face, 0) if critical else 0) for face in faces]
    return Worth(sum(damage) / len(damage), max(damage))


def do_criticals_count(game: Game, option: AttackOption | Attack) -> bool:
    """Whether critical icons are damage: between ships, and for squadrons with Bomber that attack one."""
    if not game.is_ship(option.defender):
        return False
    return game.is_ship(option.attacker) or has_keyword(game, option.attacker, "bomber")


def dice_rolled(game: Game, option: AttackOption) -> tuple[Color, ...]:
    """The dice that an attack rolls: those gathered but for what must go, the weakest first (ATK-19, ATK-21)."""
    colors = gathered(game, option)
    if not colors:
        return ()
    gone = option.obstructed + game.ask(REMOVED_DICE, option, 0)
    return _without_weakest(colors, gone, do_criticals_count(game, option))


def _without_weakest(colors: tuple[Color, ...], gone: int, critical: bool) -> tuple[Color, ...]:
    left = list(colors)
    for _ in range(min(gone, len(left))):
        left.remove(min(left, key=lambda color: worth_of(color, critical).mean))
    return tuple(left)


def rolled_damage(game: Game, option: AttackOption, colors: tuple[Color, ...]) -> float:
    """What some dice come to on average."""
    critical = do_criticals_count(game, option)
    return sum([worth_of(color, critical).mean for color in colors])


def chance_to_destroy(game: Game, option: AttackOption, colors: tuple[Color, ...]) -> float:
    """The chance that these dice alone destroy the defender; counted only where they can do it at all."""
    defender = defender_of(game, option)
    critical = do_criticals_count(game, option)
    most = sum([worth_of(color, critical).most for color in colors])
    attacker = attacker_of(game, option, commands=False)
    if attacker is None or most < defender.hull + defender.shields:
        return 0.0
    return attack_odds(attacker, defender, _band(game, option)).mean("destroyed")


def odds_of(game: Game, option: AttackOption) -> Odds:
    """What an attack comes to against the best defense, commands included, the effects of other cards left out."""
    attacker = attacker_of(game, option)
    if attacker is None:
        return NO_ATTACK
    return attack_odds(attacker, defender_of(game, option), _band(game, option))


def rolled_on_average(game: Game, option: AttackOption) -> float:
    """The damage rolled on average, rerolls and added dice of commands included, before any defense."""
    attacker = attacker_of(game, option)
    if attacker is None:
        return 0.0
    return attack_odds(attacker, NO_DEFENSE, _band(game, option)).mean("damage")


def _band(game: Game, option: AttackOption) -> Range:
    return option.range if option.range is not None and game.is_ship(option.attacker) else Range.CLOSE


def attacker_of(game: Game, option: AttackOption, *, commands: bool = True) -> Attacker | None:
    """The attacker as the count of the odds needs it, with its Concentrate Fire or not; None where no die is rolled."""
    colors = gathered(game, option)
    removed = game.ask(REMOVED_DICE, option, 0) if colors else 0
    critical = do_criticals_count(game, option)
    left = _without_weakest(colors, removed, critical)
    if len(left) <= option.obstructed:
        return None
    left = _without_weakest(left, len(left) - MOST_DICE, critical)
    count = Counter(left)
    dice = Dice(red=count[Color.RED], blue=count[Color.BLUE], black=count[Color.BLACK])
    attacker = Attacker(dice=dice, obstructed=option.obstructed, critical=critical)
    ways = concentrated(game, option) if commands else ()
    if not ways or len(left) >= MOST_DICE - 1:
        return attacker
    return attacker.concentrating_fire(dial=Way.DIAL in ways, token=Way.TOKEN in ways and Way.DIAL not in ways)


def concentrated(game: Game, option: AttackOption) -> tuple[Way, ...]:
    """How the attacker can resolve a Concentrate Fire command with this attack."""
    record = game.unit(option.attacker)
    return ways_to_resolve(game, record.id, Command.CONCENTRATE_FIRE) if isinstance(record, Ship) else ()


def left_out(game: Game, option: AttackOption) -> tuple[str, ...]:
    """The cards whose effects in this attack the odds do not count: those of both, and of both commanders."""
    keywords = [word.title() for word in ("swarm",) if has_keyword(game, option.attacker, word)]
    return tuple(dict.fromkeys([*keywords, *cards_acting(game, option.attacker, option.defender, IN_ATTACKS)]))


def cards_acting(game: Game, attacker: int, defender: int, timings: tuple[str, ...]) -> list[str]:
    """The cards of an attacker and a defender, and of both commanders, that may have effects at such timings."""
    upgrades = game.state.upgrades
    commanders = {upgrade.id for upgrade in upgrades if Slot.COMMANDER in game.upgrade_card(upgrade.id).slots}
    found = []
    for timing, effects in game.index.effects.items():
        if timing.startswith(timings):
            for effect in effects:
                card = effect.card
                concerned = card.unit in (attacker, defender) or card.number in commanders
                if card.number >= 0 and concerned and game.is_in_force(card):
                    found.append(_title(game, card.key))
    return list(dict.fromkeys(found))


def _title(game: Game, key: str) -> str:
    groups = (game.catalog.upgrades, game.catalog.squadrons, game.catalog.objectives)
    return next((group[key].title for group in groups if key in group), key.replace("_", " "))
