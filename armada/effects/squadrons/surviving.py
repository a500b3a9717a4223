"""Unique squadrons that take damage off themselves and their friends, or recover from it."""

from __future__ import annotations

from typing import TypeVar

from armada.effects.squadrons.damage import LIVE
from armada.effects.verbs.card_effects import SquadronEffect, mark
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in
from armada.effects.verbs.units import is_at
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import choose
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.damage import SufferDamage, SufferTogether
from armada.rules.defense_tokens import SpendDefenseToken
from armada.rules.destruction import DOOMED, Destroy
from armada.rules.game import Game
from armada.rules.queries import DEFTOKEN_SPEND, TokenUse
from armada.rules.timing import ATK_5_BEFORE_SUFFER, ATK_AFTER, DESTROY_WHEN, DMG_POINT
from armada.state.events.cards import LastingDropped
from armada.state.events.damage import HullChanged
from armada.state.records import Scope, TokenId, UnitId

P = TypeVar("P", bound=Procedure)

# Axe


class AxeSpendsAToken(SquadronEffect[P], kw_only=True):
    """Axe spends a defense token for another friendly squadron at distance 1, which suffers one damage less."""

    def tokens(self, game: Game) -> list[TokenId]:
        """His tokens, each once in an attack; he does not defend, so that no icon locks them and no type is barred."""
        attack = game.innermost(Attack)
        assert attack is not None
        spent = {entry.token for entry in attack.spent if entry.unit == self.squadron}
        return [
            token
            for token in tokens_in(game, self.squadron, *LIVE)
            if token not in spent and game.ask(DEFTOKEN_SPEND, TokenUse(self.squadron, token, attack), True)
        ]

    def can_help(self, game: Game, unit: UnitId) -> bool:
        """In an attack, for another friendly squadron at distance 1."""
        return (
            unit != self.squadron
            and not game.is_ship(unit)
            and game.innermost(Attack) is not None
            and game.are_friendly(unit, self.squadron)
            and is_at(game, self.squadron, unit, Distance.ONE)
            and bool(self.tokens(game))
        )

    @rule("DEF-07", "DEF-24")
    def pay(self, game: Game) -> Step:
        """The token has no effect of its own."""
        token = yield from choose(self.seat, CHOSEN_TOKEN, self.tokens(game))
        return Call(SpendDefenseToken(unit=self.squadron, token=token, as_cost=True))


@offer("axe", at=ATK_5_BEFORE_SUFFER)
class AxeInAttacks(AxeSpendsAToken[Attack], kw_only=True):
    """Before it suffers the damage of an attack."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is damage left, after Brace."""
        return attack.total > 0 and self.can_help(game, attack.defender)

    @rule("DEF-35")
    def reduce(self, game: Game) -> StepResult:
        """The damage total is one lower."""
        game.subject_of(self).total -= 1
        return DONE

    steps = (AxeSpendsAToken.pay, reduce)


@offer("axe", at=DMG_POINT)
class AxeBesideAttacks(AxeSpendsAToken[SufferDamage | SufferTogether], kw_only=True):
    """Before it suffers damage that an effect does during an attack."""

    def can_resolve(self, game: Game, damage: SufferDamage | SufferTogether) -> bool:
        """The damage of the attack itself is reduced before."""
        return damage.amount > 0 and damage.by != "attack" and self.can_help(game, damage.unit)

    @rule("EXT-ruling-38", "FX-14")
    def reduce(self, game: Game) -> StepResult:
        """One point less."""
        game.subject_of(self).amount -= 1
        return DONE

    steps = (AxeSpendsAToken.pay, reduce)


# Tel Trevura

TELS_RECOVERY = 3


class TelTrevura(SquadronEffect[P], kw_only=True):
    """Tel Trevura discarded a defense token while he defended."""

    def has_discarded(self, game: Game) -> bool:
        """One of his tokens was spent in this attack, and was exhausted before."""
        attack = game.innermost(Attack)
        if attack is None or attack.defender != self.squadron:
            return False
        return any(spent.unit == self.squadron and spent.was_exhausted for spent in attack.spent)


@trigger("tel_trevura", at=DESTROY_WHEN)
class TelHangsOn(TelTrevura[Destroy], kw_only=True):
    """His destruction waits until he has recovered."""

    is_silent = True

    def can_resolve(self, game: Game, destroy: Destroy) -> bool:
        """The attack in which he discarded a token destroys him."""
        return (
            destroy.unit == self.squadron
            and not destroy.is_certain
            and not destroy.replaced
            and not destroy.left_play_area
            and self.has_discarded(game)
        )

    @rule("DMG-09", "FX-14")
    def resolve(self, game: Game, destroy: Destroy) -> StepResult:
        """He stays in play, with no hull points, until the attack has ended."""
        destroy.replaced = True
        mark(game, DOOMED, Scope.ATTACK, unit=self.squadron)
        return DONE


@trigger("tel_trevura", at=ATK_AFTER)
class TelRecovers(TelTrevura[Attack], kw_only=True):
    """After defending he recovers up to three hull points; nobody would want fewer."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """He is damaged, and still in play."""
        own = game.squadron(self.squadron)
        return (
            attack.defender == self.squadron
            and game.is_in_play(self.squadron)
            and own.hull < game.squadron_card(self.squadron).hull
            and self.has_discarded(game)
        )

    @rule("FX-15")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """Not above his hull value."""
        before = game.squadron(self.squadron).hull
        hull = min(before + TELS_RECOVERY, game.squadron_card(self.squadron).hull)
        game.emit(HullChanged(self.squadron, hull, self.key, before))
        for entry in game.lasting(DOOMED, self.squadron):
            if entry.scope is Scope.ATTACK:
                game.emit(LastingDropped(entry))
        return DONE
