"""Precision Strike: damage cards dealt or turned faceup in an attack earn victory tokens."""

from __future__ import annotations

from armada.effects.objectives.objective import (
    ObjectiveEffect,
    ObjectiveInAttack,
    SecondPlayerTokens,
    gain_victory_tokens,
)
from armada.effects.verbs.dice import SPENT_DIE
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import choose
from armada.engine.secrecy import all_open
from armada.rules.attack import Attack
from armada.rules.attack_events import modify_pool
from armada.rules.damage_cards import DealDamageCard, TurnFaceup
from armada.rules.dice import picked
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.timing import ATK_3_MODIFY, ATK_AFTER, DMG_CARD_DEAL, DMG_CARD_FLIP, SETUP_6_AFTER
from armada.state.dice import HITS
from armada.state.records import Command, ShipId


@all_open
@trigger("precision_strike", at=SETUP_6_AFTER)
class PrecisionStrikeTokens(SecondPlayerTokens, kw_only=True):
    """Each ship of the second player gains a Concentrate Fire token."""

    command = Command.CONCENTRATE_FIRE


def _strikes(game: Game, attack: Attack | None) -> bool:
    """Whether a ship, or a squadron with Bomber, attacks a ship."""
    return (
        attack is not None
        and game.is_ship(attack.defender)
        and (game.is_ship(attack.attacker) or has_keyword(game, attack.attacker, "bomber"))
    )


@offer("precision_strike", at=ATK_3_MODIFY)
class PrecisionStrike(ObjectiveInAttack, kw_only=True):
    """While a ship or Bomber squadron attacks a ship, spend a die with a hit to turn a random facedown damage card."""

    def _facedown(self, game: Game, attack: Attack) -> list[int]:
        return [place for place, card in enumerate(game.ship(attack.defender).damage) if not card.faceup]

    def _dice(self, attack: Attack) -> list[int]:
        return [place for place in attack.pool.free if attack.pool.dice[place].face in HITS]

    @rule("CARD-precision-strike-01")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is such a die, and a facedown card."""
        return _strikes(game, attack) and bool(self._dice(attack)) and bool(self._facedown(game, attack))

    @rule("CARD-precision-strike-01", "DICE-09")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """The card resolves its immediate effect at once."""
        die = yield from choose(game.controller(attack.attacker), SPENT_DIE, self._dice(attack))
        place = yield from picked(self._facedown(game, attack))
        modify_pool(game, attack, attack.pool.without((die,)), self.key, spent=(die,))
        return Call(TurnFaceup(ship=ShipId(attack.defender), place=place), then=DONE)


def _note_faceup(game: Game, key: str) -> StepResult:
    """Remember a card that has become faceup in an attack."""
    attack = game.innermost(Attack)
    assert attack is not None
    attack.notes += (key,)
    return DONE


def _is_struck(game: Game, ship: ShipId) -> bool:
    """Whether a ship is the defender of an attack that earns tokens."""
    attack = game.innermost(Attack)
    return attack is not None and attack.defender == ship and _strikes(game, attack)


@trigger("precision_strike", at=DMG_CARD_DEAL)
class PrecisionStrikeDealt(ObjectiveEffect[DealDamageCard], kw_only=True):
    """A card that the attack deals faceup is counted, even if it destroys the ship."""

    is_silent = True

    def can_resolve(self, game: Game, dealing: DealDamageCard) -> bool:
        """To the defender, by the attack."""
        return dealing.faceup and _is_struck(game, dealing.ship)

    def resolve(self, game: Game, dealing: DealDamageCard) -> StepResult:
        """For the end of the attack."""
        return _note_faceup(game, self.key)


@trigger("precision_strike", at=DMG_CARD_FLIP)
class PrecisionStrikeTurned(ObjectiveEffect[TurnFaceup], kw_only=True):
    """A card of the defender that is turned faceup in the attack is counted, even if it is turned back."""

    is_silent = True

    def can_resolve(self, game: Game, turning: TurnFaceup) -> bool:
        """Of the defender."""
        return _is_struck(game, turning.ship)

    def resolve(self, game: Game, turning: TurnFaceup) -> StepResult:
        """For the end of the attack."""
        return _note_faceup(game, self.key)


@trigger("precision_strike", at=ATK_AFTER)
class PrecisionStrikeScore(ObjectiveInAttack, kw_only=True):
    """After the attack its owner gains a victory token for each card dealt or turned faceup in it."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It does not matter what has become of the attacker since (S-23)."""
        return self.key in attack.notes

    @rule("CARD-precision-strike-01", "OBJ-05")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """All at once."""
        cards = attack.notes.count(self.key)
        gain_victory_tokens(game, game.side(attack.attacker), cards, unit=attack.attacker)
        return DONE
