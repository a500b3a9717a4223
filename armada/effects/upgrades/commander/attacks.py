"""Commanders whose effect is on attacks of their fleet: Ackbar, Sato, Screed, Vader."""

from __future__ import annotations

from armada.catalog.cards import Color
from armada.effects.verbs.card_effects import AttackEffect, ShipEffect, mark
from armada.effects.verbs.dice import COLORS, SPENT_DIE, add_dice, change_die, changeable, reroll
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.effects.verbs.units import friendly_squadrons, is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose, choose_some
from armada.engine.seats import Seat
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.commanders import is_commanded_by
from armada.rules.defense_tokens import SpendDefenseToken, spendable_tokens
from armada.rules.game import Game
from armada.rules.queries import MAY_TARGET, AttackOption
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import ACT_2_BEFORE, ATK_2_BEFORE_ROLL, ATK_3_MODIFY
from armada.state.dice import CRITS
from armada.state.events.attack import DiceReplaced
from armada.state.records import Scope

REPLACED_DICE = Kind[tuple[int, ...]]("replaced dice")

BROADSIDES = (HullZone.LEFT, HullZone.RIGHT)


class FleetAttack(AttackEffect, kw_only=True):
    """An effect on attacks of the ships of a commander's fleet."""

    def is_of_fleet(self, game: Game, attack: Attack) -> bool:
        """Whether a ship attacks that the commander commands."""
        return game.is_ship(attack.attacker) and is_commanded_by(game, attack.attacker, self.ship)


@offer("admiral_ackbar", at=ACT_2_BEFORE)
class AckbarBroadsides(ShipEffect[ShipActivation], kw_only=True):
    """Before its Attack step a friendly ship limits itself to its left and right hull zones for the round."""

    def decider(self, game: Game, activation: ShipActivation) -> Seat:
        """The controller of the ship."""
        return game.controller(activation.ship)

    @rule("CARD-admiral-ackbar-02")
    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """Any ship of the commander's fleet can."""
        return is_commanded_by(game, activation.ship, self.ship)

    def resolve(self, game: Game, activation: ShipActivation) -> StepResult:
        """Until the end of the round."""
        mark(game, self.key, Scope.ROUND, unit=activation.ship)
        return DONE


@modifier("admiral_ackbar", at=MAY_TARGET, stage=Stage.FORBID)
@rule("CARD-admiral-ackbar-02")
def admiral_ackbar(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """Such a ship cannot attack from another hull zone, on any occasion."""
    if not may or option.zone is None or option.zone in BROADSIDES:
        return may
    return not game.lasting(card.key, option.attacker)


@offer("admiral_ackbar", at=ATK_3_MODIFY, free=True)
class AckbarDice(FleetAttack, kw_only=True):
    """While such a ship attacks a ship, add two red dice."""

    @rule("CARD-admiral-ackbar-01", "CARD-admiral-ackbar-02")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Every attack of the round, at any range."""
        return (
            self.is_of_fleet(game, attack)
            and game.is_ship(attack.defender)
            and bool(game.lasting(self.key, attack.attacker))
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """They are rolled into the pool."""
        yield from add_dice(game, attack, (Color.RED, Color.RED), self.key)
        return DONE


@offer("admiral_screed", at=ATK_3_MODIFY)
class AdmiralScreed(FleetAttack, kw_only=True):
    """Once per activation, while a friendly ship attacks, spend a die to turn another to a critical face."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There are two dice, and the ship has not used it in this activation."""
        return (
            len(attack.pool.dice) >= 2
            and self.is_of_fleet(game, attack)
            and not game.lasting(self.key, attack.attacker)
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """Every colour has a face with a critical icon."""
        seat = game.controller(attack.attacker)
        spent = yield from choose(seat, SPENT_DIE, attack.pool.free)
        rest = attack.pool.without((spent,))
        yield from change_die(game, attack, seat, self.key, changeable(rest, CRITS), CRITS, spent=(spent,))
        in_ship_activation = game.innermost(ShipActivation) is not None
        scope = Scope.ACTIVATION if in_ship_activation else Scope.SQUADRON_ACTIVATION
        mark(game, self.key, scope, unit=attack.attacker)
        return DONE


@offer("commander_sato", at=ATK_2_BEFORE_ROLL)
class CommanderSato(FleetAttack, kw_only=True):
    """While a friendly ship attacks a ship with a friendly squadron at distance 1, replace up to two dice."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Before rolling; there is a die, and such a squadron."""
        return (
            bool(attack.colors)
            and self.is_of_fleet(game, attack)
            and game.is_ship(attack.defender)
            and any(is_at(game, s, attack.defender, Distance.ONE) for s in friendly_squadrons(game, self.ship))
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """By dice of any colour, at any range."""
        seat = game.controller(attack.attacker)
        places = yield from choose_some(seat, REPLACED_DICE, range(len(attack.colors)), least=1, most=2)
        colors = list(attack.colors)
        for place in sorted(places):
            colors[place] = yield from choose(seat, ADDED_COLOR, COLORS)
        before, attack.colors = attack.colors, tuple(colors)
        game.emit(DiceReplaced(attack.attacker, attack.colors, self.key, before))
        return DONE


@offer("darth_vader_commander", at=ATK_3_MODIFY)
class DarthVaderCommander(FleetAttack, kw_only=True):
    """While a friendly ship attacks a ship, it spends a defense token to reroll any number of dice."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It has a token to spend; at speed 0 too, since that binds defenders."""
        return (
            bool(attack.pool.free)
            and self.is_of_fleet(game, attack)
            and game.is_ship(attack.defender)
            and bool(spendable_tokens(game, attack, attack.attacker))
        )

    @rule("CARD-devastator-03", "DEF-24", "FX-22")
    def pay(self, game: Game) -> Step:
        """The token has no effect of its own."""
        attack: Attack = game.subject_of(self)
        tokens = spendable_tokens(game, attack, attack.attacker)
        token = yield from choose(game.controller(attack.attacker), CHOSEN_TOKEN, tokens)
        return Call(SpendDefenseToken(unit=attack.attacker, token=token, as_cost=True))

    def roll_again(self, game: Game) -> Step:
        """All chosen dice together."""
        attack: Attack = game.subject_of(self)
        yield from reroll(game, attack, game.controller(attack.attacker), self.key)
        return DONE

    steps = (pay, roll_again)
