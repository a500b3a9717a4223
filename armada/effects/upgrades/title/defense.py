"""Titles that change how a ship or squadron defends, or its defense tokens."""

from __future__ import annotations

from armada.catalog.cards import DefenseToken, Printing
from armada.effects.verbs.card_effects import AttackEffect, ShipEffect
from armada.effects.verbs.dice import CANCELED_DIE
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in, turn_token
from armada.effects.verbs.units import is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Step, StepResult, rule
from armada.engine.questions import choose
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.attack_events import modify_pool
from armada.rules.costs import EXHAUST
from armada.rules.defense_tokens import exhaust_token, exhaustible_tokens
from armada.rules.game import Game
from armada.rules.queries import DEFTOKEN_SPEND, EVADE, REDIRECT, Evading, Redirecting, TokenUse
from armada.rules.rounds import Round
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import ACT_AFTER, ATK_3_MODIFY, ATK_4_SPEND, ATK_5_BEFORE_SUFFER, ROUND_START
from armada.state.events.attack import DefenseTokenGained, DefenseTokenReplaced
from armada.state.records import TokenId, TokenState

LIVE = (TokenState.READIED, TokenState.EXHAUSTED)
"""Defense tokens that are not discarded."""


@modifier("avenger", at=DEFTOKEN_SPEND, stage=Stage.FORBID, printing=Printing.ERA_2016)
def avenger(game: Game, card: CardInPlay, use: TokenUse, may: bool) -> bool:
    """Against the ship's attacks exhausted defense tokens cannot be spent."""
    if not may or use.attack is None or use.attack.attacker != card.unit or use.unit == card.unit:
        return may
    return game.unit(use.unit).defense[use.token].state is not TokenState.EXHAUSTED


@offer("avenger", at=ATK_3_MODIFY, cost=EXHAUST, printing=Printing.FINAL)
class AvengerFinal(AttackEffect, kw_only=True):
    """While attacking, exhaust the card: in this attack the defender can spend one exhausted token at most."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The defender has a defense token."""
        return attack.attacker == self.ship and bool(tokens_in(game, attack.defender, *LIVE))

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """For the rest of this attack."""
        attack.notes += (self.key,)
        return DONE


@modifier("avenger", at=DEFTOKEN_SPEND, stage=Stage.FORBID, printing=Printing.FINAL)
@rule("FX-03")
def avenger_final(game: Game, card: CardInPlay, use: TokenUse, may: bool) -> bool:
    """Once one that was exhausted has been spent, only readied tokens can be spent."""
    attack = use.attack
    if not may or attack is None or attack.attacker != card.unit or use.unit == card.unit:
        return may
    if card.key not in attack.notes or game.unit(use.unit).defense[use.token].state is not TokenState.EXHAUSTED:
        return True
    return not any(spent.was_exhausted for spent in attack.spent if spent.unit != attack.attacker)


@modifier("mon_karren", at=DEFTOKEN_SPEND, stage=Stage.FORBID, printing=Printing.ERA_2016)
def mon_karren(game: Game, card: CardInPlay, use: TokenUse, may: bool) -> bool:
    """A ship that this ship attacks spends one defense token at most."""
    attack = use.attack
    if not may or attack is None or attack.attacker != card.unit or use.unit == card.unit:
        return may
    return not game.is_ship(attack.defender) or not attack.spent_kinds


@modifier("mon_karren", at=DEFTOKEN_SPEND, stage=Stage.FORBID, printing=Printing.FINAL)
@rule("FX-03", "FX-07", "CMD-31")
def mon_karren_final(game: Game, card: CardInPlay, use: TokenUse, may: bool) -> bool:
    """Concentrate Fire: the same in the attack in which the ship resolved the command, by dial or token."""
    return mon_karren(game, card, use, may) if use.attack is not None and use.attack.concentrated else may


@offer("admonition", at=ATK_4_SPEND)
class Admonition(ShipEffect[Attack], kw_only=True):
    """While the ship defends, discard a defense token, readied or exhausted, to cancel a die."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Discarding is not spending: accuracy and speed play no part."""
        return attack.defender == self.ship and bool(attack.pool.free) and bool(tokens_in(game, self.ship, *LIVE))

    def resolve(self, game: Game, attack: Attack) -> Step:
        """Of the defender's choice."""
        token = yield from choose(self.seat, CHOSEN_TOKEN, tokens_in(game, self.ship, *LIVE))
        place = yield from choose(self.seat, CANCELED_DIE, attack.pool.free)
        turn_token(game, self.ship, token, TokenState.DISCARDED, self.key)
        modify_pool(game, attack, attack.pool.without((place,)), self.key, canceled=(place,))
        return DONE


@modifier("foresight", at=EVADE, stage=Stage.INCREASE)
def foresight_evades(game: Game, card: CardInPlay, attack: Attack, evading: Evading) -> Evading:
    """The ship's Evade concerns one die more."""
    return evading._replace(dice=evading.dice + 1) if attack.defender == card.unit else evading


@modifier("foresight", at=REDIRECT, stage=Stage.INCREASE)
def foresight_redirects(game: Game, card: CardInPlay, attack: Attack, redirecting: Redirecting) -> Redirecting:
    """The ship's Redirect uses one adjacent hull zone more."""
    if attack.defender != card.unit:
        return redirecting
    return redirecting._replace(how_many=min(redirecting.how_many + 1, len(redirecting.zones)))


class LowersDamage(ShipEffect[Attack], kw_only=True):
    """Before damage from an attack is suffered, the total is one less, after Brace (DEF-35)."""

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """Down to 0."""
        attack.total -= 1
        return DONE


@offer("bright_hope", at=ATK_5_BEFORE_SUFFER, free=True, without_may=True)
class BrightHope(LowersDamage, kw_only=True):
    """Attacks on its hull zones other than the rear do one damage less."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is damage."""
        return attack.defender == self.ship and attack.total > 0 and attack.target_zone is not HullZone.REAR


@offer("gallant_haven", at=ATK_5_BEFORE_SUFFER, free=True, printing=Printing.ERA_2016)
class GallantHaven(LowersDamage, kw_only=True):
    """Attacks on friendly squadrons at distance 1 do one damage less."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is damage."""
        return (
            attack.total > 0
            and not game.is_ship(attack.defender)
            and game.are_friendly(attack.defender, self.ship)
            and is_at(game, self.ship, attack.defender, Distance.ONE)
        )


@trigger("gallant_haven", at=ATK_5_BEFORE_SUFFER, printing=Printing.FINAL)
class GallantHavenFinal(GallantHaven, kw_only=True):
    """The same without a choice, but never down to nothing."""

    @rule("EXT-timing-01", "DEF-35")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is more than one damage."""
        return attack.total > 1 and super().can_resolve(game, attack)


# Defense tokens gained, replaced and exhausted


@offer("suppressor", at=ACT_AFTER, free=True)
class Suppressor(ShipEffect[ShipActivation], kw_only=True):
    """After an enemy ship ended its activation at distance 1-3, exhaust one of its defense tokens."""

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """It has a readied one."""
        return (
            not game.are_friendly(activation.ship, self.ship)
            and bool(exhaustible_tokens(game, activation.ship))
            and is_at(game, self.ship, activation.ship, Distance.THREE)
        )

    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """That is not spending it."""
        token = yield from choose(
            self.seat, CHOSEN_TOKEN, exhaustible_tokens(game, activation.ship), about=activation.ship
        )
        exhaust_token(game, activation.ship, token, self.key)
        return DONE


@offer("endeavor", at=ROUND_START, free=True, without_may=True)
class Endeavor(ShipEffect[Round], kw_only=True):
    """At the start of round 1 the ship gains a Contain token."""

    def can_resolve(self, game: Game, round: Round) -> bool:
        """Only then."""
        return round.number == 1

    def resolve(self, game: Game, round: Round) -> StepResult:
        """A token like those on its card."""
        game.emit(DefenseTokenGained(self.ship, DefenseToken.CONTAIN))
        return DONE


@offer("vanguard", at=ROUND_START)
class Vanguard(ShipEffect[Round], kw_only=True):
    """At the start of round 1, replace one of the ship's defense tokens by a Redirect."""

    def _tokens(self, game: Game) -> list[TokenId]:
        return tokens_in(game, self.ship, TokenState.READIED, TokenState.EXHAUSTED)

    def can_resolve(self, game: Game, round: Round) -> bool:
        """It has one."""
        return round.number == 1 and bool(self._tokens(game))

    def resolve(self, game: Game, round: Round) -> Step:
        """The old one is not discarded: it leaves the game."""
        token = yield from choose(self.seat, CHOSEN_TOKEN, self._tokens(game))
        game.emit(DefenseTokenReplaced(self.ship, token, DefenseToken.REDIRECT))
        return DONE
