"""Unique squadrons that change the dice of an attack."""

from __future__ import annotations

from armada.catalog.cards import Color
from armada.effects.squadrons.abilities import AceAttack, comrades, enemy_squadrons, hurt_all
from armada.effects.verbs.card_effects import SquadronEffect
from armada.effects.verbs.dice import SPENT_DIE, add_dice, change_die, changeable, has_crit, reroll
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.effects.verbs.units import enemy_ships, is_at
from armada.engine.effects import offer
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat
from armada.geometry.measure import measure
from armada.geometry.pose import TOUCHING
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.attack_effects import ADDED_COLOR
from armada.rules.attack_events import modify_pool
from armada.rules.damage import SufferDamage
from armada.rules.defense_tokens import SpendDefenseToken, spendable_tokens
from armada.rules.game import EVEN_IF_DESTROYED, Game
from armada.rules.keywords import has_keyword
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.timing import ATK_3_MODIFY
from armada.state.dice import DieFace
from armada.state.events.attack import AttackEnded
from armada.state.records import SquadronId

WOUNDED = Kind[SquadronId]("wounded squadron")

BOSSK_IS_ANGRY = 6
"""At most this many hull points are left."""

WITH_CRIT = (DieFace.CRIT, DieFace.HIT_CRIT)

EVEN_IF_DESTROYED.update(
    (
        "bossk",
        "dash_rendar",
        "maarek_stele",
        "morna_kee",
        "ten_numb",
        "wedge_antilles_x_wing_squadron",
        "zertik_strom",
    )
)
"""Their own cards work for the counter attack that they make when they were destroyed (S-14)."""

# Adding


@offer("wedge_antilles_x_wing_squadron", at=ATK_3_MODIFY, free=True)
class WedgeAntilles(AceAttack, kw_only=True):
    """While attacking a squadron that has activated this round, add two blue dice."""

    @rule("SQN-10", "SQN-13")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """One that an effect marked as activated is one too; one that is just activating is none yet."""
        return (
            attack.attacker == self.squadron
            and not game.is_ship(attack.defender)
            and game.unit(attack.defender).activated
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """They are rolled into the pool."""
        yield from add_dice(game, attack, (Color.BLUE, Color.BLUE), self.key)
        return DONE


@offer("bossk", at=ATK_3_MODIFY, free=True)
class Bossk(AceAttack, kw_only=True):
    """While attacking with 6 hull points or fewer, add a blue die that shows an accuracy icon."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Against ships and squadrons."""
        return attack.attacker == self.squadron and game.squadron(self.squadron).hull <= BOSSK_IS_ANGRY

    @rule("ATK-19", "DICE-07")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """It is not rolled."""
        modify_pool(game, attack, attack.pool.added(Color.BLUE, DieFace.ACCURACY), self.key)
        return DONE


@offer("howlrunner", at=ATK_3_MODIFY, free=True)
class Howlrunner(SquadronEffect[Attack], kw_only=True):
    """While another friendly Swarm squadron at distance 1 attacks a squadron, it adds a blue die."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.controller(attack.attacker)

    @rule("CARD-howlrunner-01")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """In counter attacks too."""
        return (
            attack.attacker != self.squadron
            and not game.is_ship(attack.attacker)
            and not game.is_ship(attack.defender)
            and game.are_friendly(attack.attacker, self.squadron)
            and has_keyword(game, attack.attacker, "swarm")
            and is_at(game, self.squadron, attack.attacker, Distance.ONE)
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """It is rolled into the pool."""
        yield from add_dice(game, attack, (Color.BLUE,), self.key)
        return DONE


@offer("dbs_404", at=ATK_3_MODIFY)
class Dbs404(AceAttack, kw_only=True):
    """While attacking a ship or squadron it touches, it may suffer a damage to add a die of a colour in its pool."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """No gap is between the two bases."""
        return (
            attack.attacker == self.squadron
            and bool(attack.pool.dice)
            and game.is_on_table(attack.defender)
            and measure(game.base(self.squadron), game.piece(attack.defender)).mm <= TOUCHING
        )

    @rule("DEF-30", "DMG-09")
    def wound(self, game: Game) -> StepResult:
        """No defense token helps against it."""
        return Call(SufferDamage(unit=self.squadron, amount=1, by=self.key))

    @rule("DICE-07", "SQN-24")
    def add_die(self, game: Game) -> Step:
        """If the cost destroys it, the attack does not go on."""
        attack: Attack = game.subject_of(self)
        if not game.is_in_play(self.squadron):
            give_up(game, attack)
            return DONE
        color = yield from choose(self.seat, ADDED_COLOR, attack.pool.colors)
        yield from add_dice(game, attack, (color,), self.key)
        return DONE

    steps = (wound, add_die)


def give_up(game: Game, attack: Attack) -> None:
    """End an attack whose attacker is gone: its dice are canceled, and nothing more happens."""
    every = range(len(attack.pool.dice))
    attack.is_given_up = True
    modify_pool(game, attack, attack.pool.without(every), "lost effect", canceled=every)
    game.emit(AttackEnded(attack.attacker, attack.defender))


# Changing


@offer("maarek_stele", at=ATK_3_MODIFY)
class MaarekStele(AceAttack, kw_only=True):
    """While attacking, turn a die to a face with a critical icon."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Dice of every colour have such a face."""
        return attack.attacker == self.squadron and bool(attack.pool.free)

    @rule("DICE-08", "DICE-13", "DICE-14")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """On a black die a hit comes with it."""
        yield from change_die(game, attack, self.seat, self.key, changeable(attack.pool, WITH_CRIT), WITH_CRIT)
        return DONE


@offer("captain_jonus", at=ATK_3_MODIFY)
class CaptainJonus(AceAttack, kw_only=True):
    """While a friendly ship attacks a ship at distance 1 of him, turn a die to an accuracy face."""

    @rule("DICE-08", "DICE-12", "DICE-13", "DICE-14")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Black dice have no such face."""
        return (
            attack.is_ship_to_ship(game)
            and game.are_friendly(attack.attacker, self.squadron)
            and bool(changeable(attack.pool, (DieFace.ACCURACY,)))
            and is_at(game, self.squadron, attack.defender, Distance.ONE)
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """The attacker chooses the die."""
        faces = (DieFace.ACCURACY,)
        seat = game.controller(attack.attacker)
        yield from change_die(game, attack, seat, self.key, changeable(attack.pool, faces), faces)
        return DONE


# Rerolling


@offer("keyan_farlander", at=ATK_3_MODIFY)
class KeyanFarlander(AceAttack, kw_only=True):
    """While attacking a hull zone without shields, reroll any number of dice."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The shields are those on the dial."""
        return (
            attack.attacker == self.squadron
            and attack.target_zone is not None
            and bool(attack.pool.free)
            and game.shields(attack.defender, attack.target_zone) == 0
        )

    @rule("FX-12", "DICE-06")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """All together, once."""
        yield from reroll(game, attack, self.seat, self.key)
        return DONE


ODD_BALLS_DICE = 2


@offer("odd_ball", at=ATK_3_MODIFY)
class OddBall(AceAttack, kw_only=True):
    """While attacking in his activation after he moved, reroll up to two dice."""

    @rule("SQN-08", "SQN-19")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Staying in place was a move, if he was allowed to move; a counter attack is none of his activation."""
        activation = game.innermost(SquadronActivation)
        return (
            attack.attacker == self.squadron
            and not attack.is_counter
            and bool(attack.pool.free)
            and activation is not None
            and activation.squadron == self.squadron
            and activation.moves > 0
        )

    @rule("FX-12", "DICE-06")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """All together, once."""
        yield from reroll(game, attack, self.seat, self.key, most=ODD_BALLS_DICE)
        return DONE


@offer("dash_rendar", at=ATK_3_MODIFY)
class DashRendar(AceAttack, kw_only=True):
    """While attacking, reroll up to one die for each enemy ship and squadron at distance 1 of him."""

    @rule("RANGE-19")
    def _enemies(self, game: Game) -> int:
        """Obstructed ones count, and so does the defender."""
        near = Distance.ONE
        return len(enemy_squadrons(game, self.squadron, near)) + len(enemy_ships(game, self.squadron, near))

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There is one at least."""
        return attack.attacker == self.squadron and bool(attack.pool.free) and self._enemies(game) > 0

    @rule("FX-12", "DICE-06")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """All together, once."""
        yield from reroll(game, attack, self.seat, self.key, most=self._enemies(game))
        return DONE


@offer("lieutenant_blount", at=ATK_3_MODIFY)
class LieutenantBlount(AceAttack, kw_only=True):
    """While another friendly Swarm squadron at distance 1 attacks a squadron, it rerolls a die, besides Swarm."""

    @rule("KEY-07")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """In counter attacks too, and whoever else engages the defender."""
        return (
            attack.attacker != self.squadron
            and not game.is_ship(attack.attacker)
            and not game.is_ship(attack.defender)
            and bool(attack.pool.free)
            and game.are_friendly(attack.attacker, self.squadron)
            and has_keyword(game, attack.attacker, "swarm")
            and is_at(game, self.squadron, attack.attacker, Distance.ONE)
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """It may be the die that Swarm rerolled."""
        yield from reroll(game, attack, game.controller(attack.attacker), self.key, most=1)
        return DONE


@offer("morna_kee", at=ATK_3_MODIFY)
class MornaKee(AceAttack, kw_only=True):
    """While attacking, spend one of her own defense tokens to reroll any number of dice."""

    @rule("DEF-24")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """She has a token, readied or exhausted."""
        return (
            attack.attacker == self.squadron
            and bool(attack.pool.free)
            and bool(spendable_tokens(game, attack, self.squadron))
        )

    @rule("DEF-03", "DEF-04", "DEF-23", "DEF-24")
    def pay(self, game: Game) -> Step:
        """The token has no effect of its own."""
        tokens = spendable_tokens(game, game.subject_of(self), self.squadron)
        token = yield from choose(self.seat, CHOSEN_TOKEN, tokens)
        return Call(SpendDefenseToken(unit=self.squadron, token=token, as_cost=True))

    @rule("FX-12")
    def reroll_dice(self, game: Game) -> Step:
        """All together, once."""
        yield from reroll(game, game.subject_of(self), self.seat, self.key)
        return DONE

    steps = (pay, reroll_dice)


@offer("zertik_strom", at=ATK_3_MODIFY)
class ZertikStrom(AceAttack, kw_only=True):
    """While attacking, let another friendly squadron at distance 1 suffer a damage to reroll any number of dice."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Such a squadron is there."""
        return (
            attack.attacker == self.squadron
            and bool(attack.pool.free)
            and bool(comrades(game, self.squadron, Distance.ONE))
        )

    @rule("DEF-30", "DMG-09")
    def wound(self, game: Game) -> Step:
        """The cost is paid even if it destroys who pays it."""
        squadron = yield from choose(self.seat, WOUNDED, comrades(game, self.squadron, Distance.ONE))
        return Call(SufferDamage(unit=squadron, amount=1, by=self.key))

    @rule("FX-12", "DICE-06")
    def reroll_dice(self, game: Game) -> Step:
        """All together, once."""
        yield from reroll(game, game.subject_of(self), self.seat, self.key)
        return DONE

    steps = (wound, reroll_dice)


# Spending


@offer("ten_numb", at=ATK_3_MODIFY)
class TenNumb(AceAttack, kw_only=True):
    """While attacking a squadron, spend a blue die with a critical icon to hurt the enemies around that squadron."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There are such a die and such an enemy."""
        return (
            attack.attacker == self.squadron
            and not game.is_ship(attack.defender)
            and bool(self._dice(attack))
            and bool(self._around(game, attack))
        )

    def _dice(self, attack: Attack) -> list[int]:
        dice = attack.pool.dice
        return [place for place, die in enumerate(dice) if die.color is Color.BLUE and has_crit(die)]

    def _around(self, game: Game, attack: Attack) -> list[SquadronId]:
        """The other enemies at distance 1 of the defender; line of sight plays no part."""
        return [
            squadron
            for squadron in enemy_squadrons(game, self.squadron)
            if squadron != attack.defender and is_at(game, attack.defender, squadron, Distance.ONE)
        ]

    @rule("DICE-09", "DEF-30", "DMG-09")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """Each suffers a damage, which is not the attack's: no defense token helps."""
        spent = yield from choose(self.seat, SPENT_DIE, self._dice(attack))
        modify_pool(game, attack, attack.pool.without((spent,)), self.key, spent=(spent,))
        return hurt_all(self._around(game, attack), self.key)
