"""Odds for the screens: average damage, the chance to destroy, and the cards that are not counted."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.analysis.attack_odds import attacker_of, band_of, concentrated, defender_of, dice_rolled, odds_of
from armada.analysis.die_damage import counts_crits, most_damage
from armada.catalog.cards import CardKind, Color, Slot
from armada.engine.card_ids import CardId
from armada.odds.attack import attack_odds
from armada.odds.sides import Defender
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import AttackOption
from armada.state.dice import Die, Pool, faces_of

OF_DICE: Final = ("ATK.3.MODIFY", "ATK.5.CRIT")
"""The timings whose effects depend only on the dice and the two units: whether they are legal can be said before."""

IN_ATTACKS: Final = ("ATK.", "DEFTOKEN.")
"""The prefix of the ids of the timings of an attack."""

NO_DEFENSE: Final = Defender(hull=99, shields=99, tokens=())
"""A defender that answers nothing and outlasts everything: what it suffers is what was rolled."""


def rolled_on_average(game: Game, option: AttackOption) -> float:
    """The damage rolled on average, rerolls and added dice of commands included, before any defense."""
    attacker = attacker_of(game, option)
    if attacker is None:
        return 0.0
    return attack_odds(attacker, NO_DEFENSE, band_of(game, option)).mean("damage")


def chance_to_destroy(game: Game, option: AttackOption) -> float:
    """The chance that an attack destroys the defender; counted only where its dice can do it at all."""
    defender, critical = defender_of(game, option), counts_crits(game, option)
    dice = [*dice_rolled(game, option), *[Color.RED] * bool(concentrated(game, option))]
    if sum([most_damage(color, critical) for color in dice]) < defender.hull + defender.shields:
        return 0.0
    return odds_of(game, option).mean("destroyed")


def left_out(game: Game, option: AttackOption) -> tuple[str, ...]:
    """The cards and keywords whose effects in this attack the odds do not count: of both, and of both commanders.

    Dodge comes after accuracy icons are spent and before tokens are; the count of the odds has no place for it.
    """
    keywords = [word.title() for word in ("swarm",) if has_keyword(game, option.attacker, word)]
    keywords += [word.title() for word in ("dodge", "screen") if has_keyword(game, option.defender, word)]
    attack = Attack(
        attacker=option.attacker,
        zone=option.zone,
        defender=option.defender,
        target_zone=option.target_zone,
        obstructed=option.obstructed,
        band=band_of(game, option).name.lower(),
        colors=dice_rolled(game, option),
    )
    return tuple(dict.fromkeys([*keywords, *cards_acting(game, attack, IN_ATTACKS)]))


def cards_acting(game: Game, attack: Attack, timings: tuple[str, ...]) -> list[str]:
    """The cards of an attacker and a defender, and of both commanders, that may have effects at such timings.

    Effects on dice and critical effects must be legal in this attack, if its dice show every face that they can.
    """
    upgrades = game.state.upgrades
    commanders = {
        CardId(CardKind.UPGRADE, upgrade.id)
        for upgrade in upgrades
        if Slot.COMMANDER in game.upgrade_card(upgrade.id).slots
    }
    twin: Game | None = None
    found = []
    for timing, effects in game.index.effects.items():
        if not timing.startswith(timings):
            continue
        for effect in effects:
            card = effect.card
            concerned = card.unit in (attack.attacker, attack.defender) or card.id in commanders
            if card.id is None or not concerned or not game.is_in_force(card):
                continue
            if timing.startswith(OF_DICE):
                twin = twin or game.copy_during(_with_every_face(attack))
                subject = twin.innermost(Attack)
                if subject is None or not effect.can_resolve(twin, subject):
                    continue
            found.append(_title(game, card.key))
    return list(dict.fromkeys(found))


def _with_every_face(attack: Attack) -> Attack:
    """The attack with dice of its colours, one for each face that they can show."""
    colors = dict.fromkeys(attack.colors or [die.color for die in attack.pool.dice])
    dice = [Die(color, face) for color in colors for face in dict.fromkeys(faces_of(color))]
    return replace(attack, pool=Pool(tuple(dice)), was_performed=True)


def _title(game: Game, key: str) -> str:
    groups = (game.catalog.upgrades, game.catalog.squadrons, game.catalog.objectives)
    return next((group[key].title for group in groups if key in group), key.replace("_", " "))
