"""Odds for the screens: average damage, the chance to destroy, and the cards that are not counted."""

from __future__ import annotations

from typing import Final

from armada.analysis.attack_odds import attacker_of, band_of, defender_of
from armada.analysis.die_damage import counts_crits, mean_damage, most_damage
from armada.catalog.cards import CardKind, Color, Slot
from armada.engine.card_ids import CardId
from armada.odds.attack import attack_odds
from armada.odds.sides import Defender
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import AttackOption

IN_ATTACKS: Final = ("ATK.", "DEFTOKEN.")
"""The prefix of the ids of the timings of an attack."""

NO_DEFENSE: Final = Defender(hull=99, shields=99, tokens=())
"""A defender that answers nothing and outlasts everything: what it suffers is what was rolled."""


def rolled_damage(game: Game, option: AttackOption, colors: tuple[Color, ...]) -> float:
    """The average damage of some dice."""
    critical = counts_crits(game, option)
    return sum([mean_damage(color, critical) for color in colors])


def chance_to_destroy(game: Game, option: AttackOption, colors: tuple[Color, ...]) -> float:
    """The chance that these dice alone destroy the defender; counted only where they can do it at all."""
    defender = defender_of(game, option)
    critical = counts_crits(game, option)
    most = sum([most_damage(color, critical) for color in colors])
    attacker = attacker_of(game, option, commands=False)
    if attacker is None or most < defender.hull + defender.shields:
        return 0.0
    return attack_odds(attacker, defender, band_of(game, option)).mean("destroyed")


def rolled_on_average(game: Game, option: AttackOption) -> float:
    """The damage rolled on average, rerolls and added dice of commands included, before any defense."""
    attacker = attacker_of(game, option)
    if attacker is None:
        return 0.0
    return attack_odds(attacker, NO_DEFENSE, band_of(game, option)).mean("damage")


def left_out(game: Game, option: AttackOption) -> tuple[str, ...]:
    """The cards and keywords whose effects in this attack the odds do not count: of both, and of both commanders.

    Dodge comes after accuracy icons are spent and before tokens are; the count of the odds has no place for it.
    """
    keywords = [word.title() for word in ("swarm",) if has_keyword(game, option.attacker, word)]
    keywords += [word.title() for word in ("dodge", "screen") if has_keyword(game, option.defender, word)]
    return tuple(dict.fromkeys([*keywords, *cards_acting(game, option.attacker, option.defender, IN_ATTACKS)]))


def cards_acting(game: Game, attacker: int, defender: int, timings: tuple[str, ...]) -> list[str]:
    """The cards of an attacker and a defender, and of both commanders, that may have effects at such timings."""
    upgrades = game.state.upgrades
    commanders = {
        CardId(CardKind.UPGRADE, upgrade.id)
        for upgrade in upgrades
        if Slot.COMMANDER in game.upgrade_card(upgrade.id).slots
    }
    found = []
    for timing, effects in game.index.effects.items():
        if timing.startswith(timings):
            for effect in effects:
                card = effect.card
                concerned = card.unit in (attacker, defender) or card.id in commanders
                if card.id is not None and concerned and game.is_in_force(card):
                    found.append(_title(game, card.key))
    return list(dict.fromkeys(found))


def _title(game: Game, key: str) -> str:
    groups = (game.catalog.upgrades, game.catalog.squadrons, game.catalog.objectives)
    return next((group[key].title for group in groups if key in group), key.replace("_", " "))
