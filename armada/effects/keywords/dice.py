"""Keywords that add or reroll dice: Adept, AI, Dodge and Screen."""

from __future__ import annotations

from typing import Final

from armada.effects.verbs.dice import add_dice, reroll
from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer
from armada.engine.procedures import DONE, Step, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.engagement import engagement
from armada.rules.game import Game
from armada.rules.keywords import has_keyword, keyword_value
from armada.rules.queries import KEYWORD, KeywordOf
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.timing import ATK_3_MODIFY, ATK_4_SPEND
from armada.state.records import SquadronId

MOST_SCREENS: Final = 3
"""The most Dodge that Screen gives."""

# Adept


@offer("adept", at=ATK_3_MODIFY, standing=True)
class Adept(Effect[Attack], kw_only=True):
    """While attacking, reroll up to as many dice as the keyword says."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.controller(attack.attacker)

    @rule("EXT-keyword-01", "EXT-keyword-02")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Against ships and squadrons, in counter and Snipe attacks too."""
        return (
            not game.is_ship(attack.attacker)
            and bool(attack.pool.free)
            and (keyword_value(game, attack.attacker, "adept") or 0) > 0
        )

    @rule("EXT-keyword-03", "DICE-06")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """All together, once."""
        most = keyword_value(game, attack.attacker, "adept") or 0
        yield from reroll(game, attack, game.controller(attack.attacker), self.card.key, most=most)
        return DONE


# AI


def ai_dice(game: Game, attack: Attack) -> int:
    """How many dice AI adds to an attack: with the armament it names, in an activation by a Squadron command."""
    activation = game.innermost(SquadronActivation)
    if (
        activation is None
        or activation.squadron != attack.attacker
        or activation.ship < 0
        or attack.is_counter
        or not attack.pool.dice
    ):
        return 0
    keyword = "ai_battery" if game.is_ship(attack.defender) else "ai_anti_squadron"
    return keyword_value(game, attack.attacker, keyword) or 0


class AddAiDice(Effect[Attack], kw_only=True):
    """Attacking in an activation by a Squadron command, add dice of colours in the pool."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.controller(attack.attacker)

    @rule("EXT-keyword-04", "EXT-keyword-05", "EXT-keyword-06", "ATK-19", "DICE-07")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """In any mix of these colours; all are rolled together."""
        seat, colors = game.controller(attack.attacker), []
        for _ in range(ai_dice(game, attack)):
            color = yield from choose(seat, ADDED_COLOR, attack.pool.colors)
            colors.append(color)
        yield from add_dice(game, attack, colors, self.card.key)
        return DONE


@offer("ai_anti_squadron", at=ATK_3_MODIFY, free=True, standing=True)
class AiAntiSquadron(AddAiDice, kw_only=True):
    """Attacking a squadron in an activation by a Squadron command, add dice of colours in the pool."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """No counter attack, and none in somebody else's activation; a Snipe attack of its own is one."""
        return not game.is_ship(attack.defender) and ai_dice(game, attack) > 0


@offer("ai_battery", at=ATK_3_MODIFY, free=True, standing=True)
class AiBattery(AddAiDice, kw_only=True):
    """Attacking a ship in an activation by a Squadron command, add dice of colours in the pool."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Not in the Squadron Phase."""
        return game.is_ship(attack.defender) and ai_dice(game, attack) > 0


# Dodge and Screen


@offer("dodge", at=ATK_4_SPEND, standing=True)
class Dodge(Effect[Attack], kw_only=True):
    """While defending against a squadron, choose dice that the attacker rerolls."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The controller of the defender."""
        return game.controller(attack.defender)

    @rule("EXT-keyword-10", "EXT-keyword-11", "EXT-keyword-13")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It is no defense token: none needs to be there or free, and it comes before or after them."""
        return (
            not game.is_ship(attack.attacker)
            and not game.is_ship(attack.defender)
            and bool(attack.pool.free)
            and (keyword_value(game, attack.defender, "dodge") or 0) > 0
        )

    @rule("EXT-keyword-12", "EXT-keyword-22", "DICE-11")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Exactly as many dice as the keyword says, or all if there are fewer; chosen together."""
        count = min(keyword_value(game, attack.defender, "dodge") or 0, len(attack.pool.free))
        seat = game.controller(attack.defender)
        yield from reroll(game, attack, seat, self.card.key, least=count, most=count)
        return DONE


@modifier("screen", at=KEYWORD, stage=Stage.INCREASE, standing=True)
@rule("EXT-keyword-21", "EXT-keyword-22")
def screen(game: Game, card: CardInPlay, asked: KeywordOf, value: int | None) -> int | None:
    """Dodge 1 for each other friendly squadron without Screen that the attacker is engaged with, at most three."""
    if asked.keyword != "dodge":
        return value
    attack = game.innermost(Attack)
    if (
        attack is None
        or attack.defender != asked.unit
        or game.is_ship(attack.attacker)
        or not has_keyword(game, asked.unit, "screen")
    ):
        return value
    others = [
        squadron
        for squadron in engagement(game, SquadronId(attack.attacker)).squadrons
        if squadron != asked.unit and not has_keyword(game, squadron, "screen")
    ]
    count = min(MOST_SCREENS, len(others))
    return (value or 0) + count if count else value
