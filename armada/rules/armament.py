"""Armaments and gathering: which dice an attack may roll (ATK-14 to ATK-19, RANGE-10, RANGE-11)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from armada.catalog.cards import Color, Dice
from armada.engine.procedures import rule
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Range
from armada.rules.game import Game
from armada.rules.queries import (
    ANTI_SQUADRON,
    BATTERY,
    GATHER,
    MAY_ADD_DICE,
    OBSTRUCTION_DICE,
    REMOVED_DICE,
    SALVO_ARMAMENT,
    Armament,
    AttackOption,
)
from armada.state.records import Ship

if TYPE_CHECKING:
    from armada.rules.attack import Attack

COLORS_AT = {
    Range.CLOSE: (Color.RED, Color.BLUE, Color.BLACK),
    Range.MEDIUM: (Color.RED, Color.BLUE),
    Range.LONG: (Color.RED,),
}
"""The colours allowed to ships at each range (RANGE-11)."""

ALL_COLORS = COLORS_AT[Range.CLOSE]

NO_DICE = Dice()


@rule("ATK-14", "ATK-15", "ATK-42", "ATK-43", "ATK-44", "ATK-47", "SQN-25")
def armament(game: Game, option: AttackOption) -> Dice:
    """The dice of an attack's armament: the battery against a ship, anti-squadron dice against a squadron."""
    if option.is_salvo:
        return _salvo_armament(game, option)
    attacker = game.unit(option.attacker)
    if not game.is_ship(option.defender):
        card = game.ship_card(attacker.id) if isinstance(attacker, Ship) else game.squadron_card(attacker.id)
        return game.ask(ANTI_SQUADRON, option, card.anti_squadron)
    if isinstance(attacker, Ship):
        assert option.zone is not None
        printed = game.ship_card(attacker.id).battery.get(option.zone, NO_DICE)
    else:
        printed = game.squadron_card(attacker.id).battery
    return game.ask(BATTERY, Armament(attacker.id, option.zone), printed)


@rule("EXT-salvo-03", "EXT-salvo-04", "EXT-salvo-05")
def _salvo_armament(game: Game, option: AttackOption) -> Dice:
    """What is printed: the rear battery, whichever zone was hit, or the anti-squadron armament."""
    card = game.ship_card(option.attacker)
    printed = card.battery.get(HullZone.REAR, NO_DICE) if game.is_ship(option.defender) else card.anti_squadron
    return game.ask(SALVO_ARMAMENT, option, printed)


@rule("ATK-16", "ATK-17", "ATK-18", "RANGE-10", "RANGE-11")
def gathered(game: Game, option: AttackOption) -> tuple[Color, ...]:
    """The dice gathered for an attack: a squadron's all, a ship's those whose colour is allowed at the range."""
    band = option.range
    if band is None:
        return ()
    dice = armament(game, option)
    allowed = game.ask(GATHER, option, COLORS_AT[band] if game.is_ship(option.attacker) else ALL_COLORS)
    counts = ((Color.RED, dice.red), (Color.BLUE, dice.blue), (Color.BLACK, dice.black))
    return tuple([color for color, count in counts if color in allowed for _ in range(count)])


@rule("EXT-salvo-10")
def may_add_dice(game: Game, attack: Attack) -> bool:
    """Whether dice can be added to an attack pool: not to that of a salvo attack."""
    return game.ask(MAY_ADD_DICE, attack, not attack.is_salvo)


@rule("ATK-19", "ATK-22", "ATK-23")
def dice_left(game: Game, option: AttackOption, obstructed: bool) -> int:
    """How many dice an attack will roll after everything that must be removed; none: it is canceled."""
    dice = len(gathered(game, option))
    if not dice:
        return 0
    return dice - obstruction_dice(game, option, obstructed) - game.ask(REMOVED_DICE, option, 0)


@rule("ATK-21", "ATK-22")
def obstruction_dice(game: Game, option: AttackOption, obstructed: bool) -> int:
    """How many dice an attack loses because it is obstructed: one, however much is in the way."""
    return game.ask(OBSTRUCTION_DICE, option._replace(obstructed=True), 1) if obstructed else 0
