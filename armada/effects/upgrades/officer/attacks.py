"""Officers whose effect is on attacks of ships and squadrons."""

from __future__ import annotations

from armada.catalog.cards import Color
from armada.effects.verbs.card_effects import AttackEffect, LendsTokens, ShipEffect, mark
from armada.effects.verbs.dice import add_any_die, reroll
from armada.effects.verbs.tokens import tokens_in
from armada.effects.verbs.units import is_at
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, Step, StepResult, rule
from armada.engine.questions import choose
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.costs import EXHAUST
from armada.rules.defense_tokens import NAMED_TOKEN, NamedToken, SpendDefenseToken
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.timing import ATK_2_AFTER_ROLL, ATK_3_MODIFY, ATK_4_SPEND, DEFTOKEN_SPEND
from armada.state.records import Scope, TokenState, UnitId


@offer("agent_kallus", at=ATK_3_MODIFY, free=True, without_may=True)
class AgentKallus(AttackEffect, kw_only=True):
    """While attacking a unique squadron, add a die of any colour."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The defender is a unique squadron."""
        return (
            attack.attacker == self.ship
            and not game.is_ship(attack.defender)
            and game.squadron_card(attack.defender).unique
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """At any range."""
        yield from add_any_die(game, attack, self.seat, self.key)
        return DONE


@offer("intel_officer", at=ATK_2_AFTER_ROLL, cost=EXHAUST)
class IntelOfficer(AttackEffect, kw_only=True):
    """After rolling, name a defense token: if it is spent in this attack, it is discarded."""

    def _tokens(self, game: Game, attack: Attack) -> list[NamedToken]:
        """Tokens of the defender, one's own, and those that another unit lets the defender spend."""
        side = game.side(attack.defender)
        units = [attack.defender, self.ship]
        if not game.is_ship(attack.defender):
            units += [u.id for u in game.state.units if u.id != attack.defender and game.side(u.id) == side]
        return [
            NamedToken(unit, token)
            for unit in units
            if unit in (attack.defender, self.ship) or self._lends(game, attack, unit)
            for token in tokens_in(game, unit, TokenState.READIED, TokenState.EXHAUSTED)
        ]

    def _lends(self, game: Game, attack: Attack, unit: UnitId) -> bool:
        """Whether a squadron lets the defender spend its tokens."""
        return any(
            effect.card.unit == unit and effect.can_resolve(game, attack)
            for effect in game.index.effects.get(ATK_4_SPEND.id, ())
            if isinstance(effect, LendsTokens) and game.is_in_force(effect.card)
        )

    @rule("CARD-intel-officer-01", "CARD-intel-officer-02")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """This ship attacks, and there is a token to name."""
        return attack.attacker == self.ship and bool(self._tokens(game, attack))

    def resolve(self, game: Game, attack: Attack) -> Step:
        """The name holds until the attack ends."""
        named = yield from choose(self.seat, NAMED_TOKEN, self._tokens(game, attack))
        mark(game, self.key, Scope.ATTACK, unit=named.unit, value=named.token)
        return DONE


@trigger("intel_officer", at=DEFTOKEN_SPEND)
class IntelOfficerDiscards(ShipEffect[SpendDefenseToken], kw_only=True):
    """The token that was named is discarded when it is spent; what it does or pays for happens all the same."""

    @rule("CARD-intel-officer-01", "CARD-intel-officer-02")
    def can_resolve(self, game: Game, spend: SpendDefenseToken) -> bool:
        """It is that token."""
        return not spend.discard and any(
            (named.unit, named.value) == (spend.unit, spend.token) for named in game.lasting(self.key)
        )

    def resolve(self, game: Game, spend: SpendDefenseToken) -> StepResult:
        """In step 4 or as a cost alike."""
        spend.discard = True
        return DONE


@offer("toryn_farr", at=ATK_3_MODIFY)
class TorynFarr(AttackEffect, kw_only=True):
    """While another friendly ship or squadron at distance 1-3 attacks, it rerolls a blue die."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is a blue die."""
        return (
            attack.attacker != self.ship
            and Color.BLUE in attack.pool.colors
            and game.are_friendly(attack.attacker, self.ship)
            and is_at(game, self.ship, attack.attacker, Distance.THREE)
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """One die."""
        blue = attack.pool.places(color=Color.BLUE)
        yield from reroll(game, attack, game.controller(attack.attacker), self.key, blue, most=1)
        return DONE


@offer("commander_woldar", at=ATK_3_MODIFY)
class CommanderWoldar(AttackEffect, kw_only=True):
    """While a friendly squadron without Swarm at distance 1-3 attacks a squadron, it rerolls a die."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Squadron against squadron, with a die."""
        attacker = attack.attacker
        return (
            bool(attack.pool.free)
            and not game.is_ship(attacker)
            and not game.is_ship(attack.defender)
            and game.are_friendly(attacker, self.ship)
            and is_at(game, self.ship, attacker, Distance.THREE)
            and not has_keyword(game, attacker, "swarm")
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """Of any colour."""
        yield from reroll(game, attack, game.controller(attack.attacker), self.key, most=1)
        return DONE


@trigger("general_draven_officer", at=ATK_3_MODIFY)
class GeneralDravenOfficer(AttackEffect, kw_only=True):
    """While the ship attacks a squadron with Counter or Intel, a die of any colour is added."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The squadron has one of the two, printed or gained."""
        return (
            attack.attacker == self.ship
            and not game.is_ship(attack.defender)
            and any(has_keyword(game, attack.defender, name) for name in ("counter", "intel"))
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """It cannot be declined."""
        yield from add_any_die(game, attack, self.seat, self.key)
        return DONE
