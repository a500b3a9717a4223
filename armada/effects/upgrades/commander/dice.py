"""Commanders that add, turn and cancel dice of their fleet: Kraken, Mar Tuuk, Romodi."""

from __future__ import annotations

from armada.catalog.cards import Color
from armada.effects.upgrades.commander.attacks import FleetAttack
from armada.effects.verbs.card_effects import AttackEffect, mark
from armada.effects.verbs.dice import CANCELED_DIE, SPENT_DIE, add_dice, change_die, changeable, has_crit, reroll
from armada.effects.verbs.tokens import CHOSEN_TOKEN, tokens_in
from armada.effects.verbs.units import is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Call, Step, rule
from armada.engine.questions import PASS, choose
from armada.geometry.ruler import Range
from armada.rules.armament import may_add_dice
from armada.rules.attack import Attack
from armada.rules.attack_effects import may_spend_accuracy
from armada.rules.attack_events import modify_pool
from armada.rules.commanders import commanded_ships, is_commanded_by
from armada.rules.defense_tokens import SpendDefenseToken
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import OBSTRUCTION_DICE, SHIELDS, AttackOption, ZoneOf
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import is_sight_crossed
from armada.rules.timing import ATK_2_AFTER_ROLL, ATK_3_MODIFY
from armada.state.dice import DieFace
from armada.state.records import Scope, Ship, ShipId, TokenId, TokenState

ONE_ICON = (DieFace.HIT, DieFace.CRIT, DieFace.ACCURACY)
"""The faces with a single icon."""


@offer("kraken", at=ATK_3_MODIFY)
class Kraken(FleetAttack, kw_only=True):
    """Once per activation, turn a die to a face with one icon, if another friendly ship is near the defender."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A ship is attacked that has another friendly ship at close-medium range."""
        return (
            game.is_ship(attack.defender)
            and self.is_of_fleet(game, attack)
            and bool(changeable(attack.pool, ONE_ICON))
            and not game.lasting(self.key, attack.attacker)
            and any(
                is_at(game, ship, attack.defender, Range.MEDIUM)
                for ship in commanded_ships(game, self.ship)
                if ship != attack.attacker
            )
        )

    @rule("DICE-08")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """A black die has no such face but its hit."""
        seat = game.controller(attack.attacker)
        yield from change_die(game, attack, seat, self.key, changeable(attack.pool, ONE_ICON), ONE_ICON)
        in_ship_activation = game.innermost(ShipActivation) is not None
        scope = Scope.ACTIVATION if in_ship_activation else Scope.SQUADRON_ACTIVATION
        mark(game, self.key, scope, unit=attack.attacker)
        return DONE


@offer("mar_tuuk", at=ATK_3_MODIFY, free=True)
class MarTuuk(FleetAttack, kw_only=True):
    """While a friendly ship attacks a hull zone that has shields, add a red die."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A shield is left there now."""
        zone = attack.target_zone
        if zone is None or not self.is_of_fleet(game, attack) or not game.is_on_table(attack.defender):
            return False
        if not may_add_dice(game, attack):
            return False
        ship = ShipId(attack.defender)
        return game.ask(SHIELDS, ZoneOf(ship, zone), game.shields(ship, zone)) > 0

    def resolve(self, game: Game, attack: Attack) -> Step:
        """At any range."""
        yield from add_dice(game, attack, (Color.RED,), self.key)
        return DONE


@trigger("mar_tuuk", at=ATK_2_AFTER_ROLL)
class MarTuukCancels(FleetAttack, kw_only=True):
    """While a friendly ship attacks a ship without any shields, it must cancel a die after rolling."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """No hull zone has a shield."""
        ship = attack.defender
        return (
            attack.target_zone is not None
            and bool(attack.pool.free)
            and self.is_of_fleet(game, attack)
            and not any(game.shields(ship, zone) for zone in game.zones(ship))
        )

    @rule("DICE-10")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Of the attacker's choice."""
        seat = game.controller(attack.attacker)
        place = yield from choose(seat, CANCELED_DIE, attack.pool.free)
        modify_pool(game, attack, attack.pool.without((place,)), self.key, canceled=(place,))
        return DONE


# Romodi


def _is_past_something(game: Game, flagship: int, option: AttackOption) -> bool:
    """Whether a ship of the fleet attacks a ship past a ship or an obstacle, whatever else obstructs it."""
    return (
        option.obstructed
        and option.zone is not None
        and option.target_zone is not None
        and is_commanded_by(game, option.attacker, flagship)
        and is_sight_crossed(game, option)
    )


@modifier("general_romodi", at=OBSTRUCTION_DICE, stage=Stage.SET)
@rule("ATK-21", "ATK-22")
def general_romodi(game: Game, card: CardInPlay, option: AttackOption, dice: int) -> int:
    """Such an attack loses no die."""
    return 0 if dice and _is_past_something(game, card.unit, option) else dice


@offer("general_romodi", at=ATK_3_MODIFY, free=True)
class GeneralRomodi(FleetAttack, kw_only=True):
    """While a friendly ship attacks a ship past a ship or an obstacle, add a red die."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The attack is obstructed by one."""
        return (
            attack.obstructed
            and self.is_of_fleet(game, attack)
            and game.is_on_table(attack.defender)
            and _is_past_something(game, self.ship, attack.option(game))
            and may_add_dice(game, attack)
        )

    @rule("ATK-20")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """At any range."""
        yield from add_dice(game, attack, (Color.RED,), self.key)
        return DONE


# Admiral Sloane

SLOANE = "admiral_sloane"
SPENT_BY_SLOANE = "admiral_sloane:token"
REROLLED_BY_SLOANE = "admiral_sloane:reroll"


@offer(SLOANE, at=ATK_3_MODIFY)
class AdmiralSloane(AttackEffect, kw_only=True):
    """Squadrons without Rogue spend an accuracy to spend a token of the defender, and reroll a critical at a ship."""

    is_repeatable = True

    def _tokens(self, game: Game, attack: Attack) -> list[TokenId]:
        """Tokens that were not spent in this attack."""
        spent = [each.token for each in attack.spent if each.unit == attack.defender]
        live = tokens_in(game, attack.defender, TokenState.READIED, TokenState.EXHAUSTED)
        return [token for token in live if token not in spent]

    def _can_spend(self, game: Game, attack: Attack) -> bool:
        return (
            SPENT_BY_SLOANE not in attack.notes
            and bool(attack.pool.places(face=DieFace.ACCURACY))
            and may_spend_accuracy(game, attack)
            and bool(self._tokens(game, attack))
        )

    def _crits(self, game: Game, attack: Attack) -> list[int]:
        if REROLLED_BY_SLOANE in attack.notes or not game.is_ship(attack.defender):
            return []
        return [place for place in attack.pool.free if has_crit(attack.pool.dice[place])]

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """One of the two can be done."""
        return (
            not game.is_ship(attack.attacker)
            and is_commanded_by(game, attack.attacker, self.ship)
            and (self._can_spend(game, attack) or bool(self._crits(game, attack)))
            and not has_keyword(game, attack.attacker, "rogue")
        )

    def begin(self, game: Game) -> Step:
        """Each once in an attack, in either order."""
        attack: Attack = game.subject_of(self)
        seat, crits = game.controller(attack.attacker), self._crits(game, attack)
        if self._can_spend(game, attack):
            tokens = self._tokens(game, attack)
            token = yield from choose(seat, CHOSEN_TOKEN, tokens, may_pass=bool(crits), about=attack.defender)
            if token is not PASS:
                die = yield from choose(seat, SPENT_DIE, attack.pool.places(face=DieFace.ACCURACY))
                attack.notes += (SPENT_BY_SLOANE,)
                modify_pool(game, attack, attack.pool.without((die,)), self.key, spent=(die,))
                spend = SpendDefenseToken(unit=attack.defender, token=token, as_cost=True, by_enemy=True)
                return Call(spend, then=DONE)
        yield from reroll(game, attack, seat, self.key, crits, most=1)
        attack.notes += (REROLLED_BY_SLOANE,)
        return DONE

    steps = (begin,)


@offer("tf_1726", at=ATK_3_MODIFY)
class TF1726(FleetAttack, kw_only=True):
    """Once per activation, while attacking a ship, add a black die for each of its raid tokens, two at most."""

    def _raided(self, game: Game, attack: Attack) -> int:
        defender = game.unit(attack.defender)
        return min(2, len(defender.raided)) if isinstance(defender, Ship) else 0

    @rule("EXT-raid-01")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It has one, and the attacker has not used it in this activation."""
        return (
            self._raided(game, attack) > 0
            and self.is_of_fleet(game, attack)
            and not game.lasting(self.key, attack.attacker)
            and may_add_dice(game, attack)
        )

    @rule("ATK-20")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """At any range, all at once."""
        yield from add_dice(game, attack, (Color.BLACK,) * self._raided(game, attack), self.key)
        in_ship_activation = game.innermost(ShipActivation) is not None
        scope = Scope.ACTIVATION if in_ship_activation else Scope.SQUADRON_ACTIVATION
        mark(game, self.key, scope, unit=attack.attacker)
        return DONE
