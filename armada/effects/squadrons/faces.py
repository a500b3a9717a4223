"""Unique squadrons that turn a die of an attack to another face, or let the attacker reroll dice."""

from __future__ import annotations

from armada.effects.squadrons.abilities import AceAttack, in_own_activation
from armada.effects.squadrons.dice import WOUNDED
from armada.effects.verbs.card_effects import SquadronEffect, mark
from armada.effects.verbs.dice import SPENT_DIE, change_die, changeable, reroll
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in, turn_token
from armada.effects.verbs.units import friendly_squadrons, is_at
from armada.engine.effects import offer
from armada.engine.procedures import DONE, NEXT, Call, Step, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import SpendDefenseToken, spendable_tokens
from armada.rules.engagement import engagement
from armada.rules.game import EVEN_IF_DESTROYED, Game
from armada.rules.keywords import has_keyword
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import ATK_3_MODIFY, ATK_4_SPEND
from armada.state.dice import CRITS, DieFace
from armada.state.records import Scope, SquadronId, TokenState

LANDO = "lando_calrissian_millennium_falcon"

ACCURACIES = (DieFace.ACCURACY,)

EVEN_IF_DESTROYED.add(LANDO)
"""His card works for a counter attack that he makes when he was destroyed (S-14)."""


# While attacking


@offer(LANDO, at=ATK_3_MODIFY)
class LandoSetsADie(AceAttack, kw_only=True):
    """While attacking, discard one of his defense tokens to set a die to any face; nothing modifies it then."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """He has a token, readied or exhausted."""
        return (
            attack.attacker == self.squadron
            and bool(attack.pool.free)
            and bool(tokens_in(game, self.squadron, TokenState.READIED, TokenState.EXHAUSTED))
        )

    @rule("DEF-26")
    def pay(self, game: Game) -> Step:
        """Discarding is not spending."""
        tokens = tokens_in(game, self.squadron, TokenState.READIED, TokenState.EXHAUSTED)
        token = yield from choose(self.seat, CHOSEN_TOKEN, tokens)
        turn_token(game, self.squadron, token, TokenState.DISCARDED, self.key)
        return NEXT

    @rule("DICE-06", "DICE-08", "DICE-10", "DICE-12", "DEF-20")
    def set_die(self, game: Game) -> Step:
        """It is no more rerolled, changed, spent or canceled."""
        attack: Attack = game.subject_of(self)
        yield from change_die(game, attack, self.seat, self.key, attack.pool.free, DieFace, fixes=True)
        return DONE

    steps = (pay, set_die)


@offer("jango_fett", at=ATK_3_MODIFY)
class JangoFett(AceAttack, kw_only=True):
    """Attacking a unique squadron in his activation, let a friend next to it suffer a damage to turn a die."""

    def _friends(self, game: Game, attack: Attack) -> list[SquadronId]:
        """The other friendly squadrons at distance 1 of the defender."""
        return [
            squadron
            for squadron in friendly_squadrons(game, self.squadron, others=True)
            if is_at(game, attack.defender, squadron, Distance.ONE)
        ]

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There are such a friend and a die."""
        return (
            attack.attacker == self.squadron
            and not game.is_ship(attack.defender)
            and game.squadron_card(attack.defender).unique
            and in_own_activation(game, attack)
            and bool(attack.pool.free)
            and bool(self._friends(game, attack))
        )

    @rule("DEF-30", "DMG-09")
    def wound(self, game: Game) -> Step:
        """The cost is paid even if it destroys who pays it."""
        squadron = yield from choose(self.seat, WOUNDED, self._friends(game, game.subject_of(self)))
        return Call(SufferDamage(unit=squadron, amount=1, by=self.key))

    @rule("DICE-08", "FX-12")
    def change(self, game: Game) -> Step:
        """To any face of its colour, or to none."""
        attack: Attack = game.subject_of(self)
        yield from change_die(game, attack, self.seat, self.key, attack.pool.free, DieFace, may_pass=True)
        return DONE

    steps = (wound, change)


@offer("baktoid_prototypes", at=ATK_3_MODIFY)
class BaktoidPrototypes(AceAttack, kw_only=True):
    """While attacking a ship at distance 1 of another friendly Bomber squadron, turn a die to an accuracy face."""

    @rule("DICE-12", "DICE-13")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Black dice have no such face."""
        return (
            attack.attacker == self.squadron
            and game.is_ship(attack.defender)
            and bool(changeable(attack.pool, ACCURACIES))
            and any(
                has_keyword(game, squadron, "bomber") and is_at(game, attack.defender, squadron, Distance.ONE)
                for squadron in friendly_squadrons(game, self.squadron, others=True)
            )
        )

    @rule("DICE-08")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """It can be spent at once."""
        yield from change_die(game, attack, self.seat, self.key, changeable(attack.pool, ACCURACIES), ACCURACIES)
        return DONE


@offer("malee_hurra", at=ATK_3_MODIFY)
class MaleeHurra(AceAttack, kw_only=True):
    """Once per activation, while a friendly ship attacks a ship at distance 1 of her, a spent die turns another."""

    @rule("ENG-01", "CARD-instigator-03")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """At most one squadron engages her, and there is a die to spend and one to turn."""
        return (
            attack.is_ship_to_ship(game)
            and len(attack.pool.free) >= 2
            and game.are_friendly(attack.attacker, self.squadron)
            and is_at(game, self.squadron, attack.defender, Distance.ONE)
            and not game.lasting(self.key, self.squadron)
            and engagement(game, self.squadron).total <= 1
        )

    @rule("DICE-08", "DICE-09", "DICE-14")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Every colour has a face with a critical icon."""
        seat = game.controller(attack.attacker)
        spent = yield from choose(seat, SPENT_DIE, attack.pool.free)
        rest = attack.pool.without((spent,))
        yield from change_die(game, attack, seat, self.key, changeable(rest, CRITS), CRITS, spent=(spent,))
        in_ship_activation = game.innermost(ShipActivation) is not None
        mark(game, self.key, Scope.ACTIVATION if in_ship_activation else Scope.SQUADRON_ACTIVATION, unit=self.squadron)
        return DONE


# While defending


class AceDefense(SquadronEffect[Attack], kw_only=True):
    """An effect on an attack against the squadron itself; its controller decides."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The controller of the defender."""
        return game.controller(attack.defender)


@offer(LANDO, at=ATK_4_SPEND)
class LandoRerolls(AceDefense, kw_only=True):
    """While defending, spend one of his defense tokens to choose dice that the attacker rerolls."""

    @rule("DEF-06", "DEF-07", "ATK-27")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """He has a token that he can spend in this attack."""
        return (
            attack.defender == self.squadron
            and bool(attack.pool.free)
            and bool(spendable_tokens(game, attack, self.squadron))
        )

    @rule("DEF-03", "DEF-04", "DEF-24")
    def pay(self, game: Game) -> Step:
        """The token has no effect of its own."""
        token = yield from choose(self.seat, CHOSEN_TOKEN, spendable_tokens(game, game.subject_of(self), self.squadron))
        return Call(SpendDefenseToken(unit=self.squadron, token=token, as_cost=True))

    @rule("FX-12", "DICE-06", "DICE-11")
    def reroll_dice(self, game: Game) -> Step:
        """One die or more, together."""
        yield from reroll(game, game.subject_of(self), self.seat, self.key)
        return DONE

    steps = (pay, reroll_dice)


@offer("dfs_311", at=ATK_4_SPEND)
class Dfs311(AceDefense, kw_only=True):
    """While defending against an obstructed attack, choose a die that the attacker rerolls."""

    @rule("ATK-22", "LOS-14")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Of a ship or squadron; treated as obstructed is enough."""
        return attack.defender == self.squadron and attack.obstructed and bool(attack.pool.free)

    @rule("FX-12", "DICE-11")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """It is no defense token."""
        yield from reroll(game, attack, self.seat, self.key, most=1)
        return DONE
