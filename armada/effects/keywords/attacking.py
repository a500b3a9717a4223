"""Keywords of attacks: Assault, Bomber, Counter, Snipe and Swarm."""

from __future__ import annotations

from armada.catalog.cards import Dice
from armada.effects.verbs.dice import SPENT_DIE, dice_with, reroll
from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, NEXT, Call, Step, StepResult, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.engine.windows import Window
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack, find_attack
from armada.rules.attack_events import modify_pool
from armada.rules.engagement import engagement
from armada.rules.game import Game
from armada.rules.keywords import has_keyword, keyword_value
from armada.rules.queries import (
    ANTI_SQUADRON,
    ATTACK_RANGE,
    ATTACK_REACH,
    CRITICAL,
    DAMAGE_TOTAL,
    MAY_COUNTER,
    REMOVAL,
    AttackOption,
    CriticalUse,
)
from armada.rules.raid_tokens import give_raid_token, raid_types
from armada.rules.targets import ATTACK, LegalAttack, legal_attacks
from armada.rules.timing import ATK_2_BEFORE_ROLL, ATK_3_MODIFY, ATK_AFTER
from armada.state.dice import HITS
from armada.state.events.cards import LastingBegun
from armada.state.records import Lasting, Scope, SquadronId, UnitId

# Assault


@offer("assault", at=ATK_3_MODIFY, standing=True)
class Assault(Effect[Attack], kw_only=True):
    """While attacking a ship, spend a die with a hit icon to give the defender a raid token."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.controller(attack.attacker)

    @rule("EXT-keyword-07", "EXT-raid-10", "EXT-raid-11")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """A die shows a hit, and the ship lacks a type of raid token."""
        return (
            not game.is_ship(attack.attacker)
            and game.is_ship(attack.defender)
            and bool(dice_with(attack.pool, HITS))
            and has_keyword(game, attack.attacker, "assault")
            and bool(raid_types(game, attack.defender))
        )

    @rule("EXT-keyword-07", "DICE-09", "DICE-18")
    def spend(self, game: Game) -> Step:
        """The whole die is spent, whatever else it shows."""
        attack: Attack = game.subject_of(self)
        spent = yield from choose(game.controller(attack.attacker), SPENT_DIE, dice_with(attack.pool, HITS))
        modify_pool(game, attack, attack.pool.without((spent,)), self.card.key, spent=(spent,))
        return NEXT

    def raid(self, game: Game) -> Step:
        """The attacker chooses the type."""
        attack: Attack = game.subject_of(self)
        yield from give_raid_token(game, game.controller(attack.attacker), attack.defender, self.card.key)
        return DONE

    steps = (spend, raid)


# Bomber


def _bombs(game: Game, attack: Attack) -> bool:
    """Whether a squadron with Bomber attacks a ship."""
    return (
        game.is_ship(attack.defender)
        and not game.is_ship(attack.attacker)
        and has_keyword(game, attack.attacker, "bomber")
    )


@modifier("bomber", at=DAMAGE_TOTAL, stage=Stage.INCREASE, standing=True)
@rule("KEY-11", "DICE-17")
def bomber_damage(game: Game, card: CardInPlay, attack: Attack, total: int) -> int:
    """While attacking a ship, each critical icon adds one damage."""
    return total + attack.pool.crits if attack.pool.crits and _bombs(game, attack) else total


@modifier("bomber", at=CRITICAL, stage=Stage.PERMIT, standing=True)
@rule("KEY-12", "KEY-13", "CRIT-05")
def bomber_critical(game: Game, card: CardInPlay, use: CriticalUse, may: bool) -> bool:
    """While attacking a ship, the squadron can resolve a critical effect."""
    return may or _bombs(game, use.attack)


# Counter


def may_counter(game: Game, attack: Attack) -> bool:
    """Whether the defender may attack back, if a counter attack is possible from where the two are."""
    return (
        not attack.is_counter
        and not game.is_ship(attack.attacker)
        and game.is_in_play(attack.attacker)
        and (keyword_value(game, attack.defender, "counter") or 0) > 0
        and game.ask(MAY_COUNTER, attack, True)
    )


def counter_attacks(game: Game, attack: Attack) -> list[LegalAttack]:
    """The counter attacks that the defender can declare: one, for a ship one from each fitting hull zone."""
    return [
        found
        for found in legal_attacks(game, attack.defender, is_counter=True)
        if found.option.defender == attack.attacker
    ]


@offer("counter", at=ATK_AFTER, standing=True)
class Counter(Effect[Attack], kw_only=True):
    """After an enemy squadron's attack, which was no counter attack, attack it in return, even if destroyed by it."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The controller of the defender."""
        return game.controller(attack.defender)

    @rule("KEY-02", "KEY-03", "KEY-04", "KEY-05", "KEY-09", "KEY-36", "KEY-37")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The attacker is a squadron still in play, and a legal target of the defender, which is still on the table."""
        return (
            may_counter(game, attack)
            and game.unit(attack.defender).pose is not None
            and bool(counter_attacks(game, attack))
        )

    @rule("KEY-06", "KEY-07", "KEY-08", "KEY-10", "KEY-15")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """A counter attack is an attack like any other; only its dice come from the keyword."""
        legal = counter_attacks(game, attack)
        choice = yield from choose(game.controller(attack.defender), ATTACK, [found.choice for found in legal])
        return Call(Attack.of(find_attack(legal, choice), is_counter=True), then=DONE)


@modifier("counter", at=ANTI_SQUADRON, stage=Stage.PRINTED, standing=True)
@rule("KEY-02", "KEY-06")
def counter_dice(game: Game, card: CardInPlay, option: AttackOption, dice: Dice) -> Dice:
    """The armament of a counter attack is as many blue dice as the keyword says."""
    if not option.is_counter:
        return dice
    return Dice(blue=max(0, keyword_value(game, option.attacker, "counter") or 0))


@modifier("counter", at=REMOVAL, stage=Stage.LIMIT, standing=True)
@rule("KEY-03", "KEY-37")
def counter_waits(game: Game, card: CardInPlay, unit: UnitId, is_due: bool) -> bool:
    """Destroyed squadrons stay on the table until they have used or declined Counter against that attack."""
    attack = attack_that_destroys(game, unit) if is_due else None
    return is_due and (attack is None or not may_counter(game, attack))


def attack_that_destroys(game: Game, unit: UnitId) -> Attack | None:
    """The attack by which a ship or squadron is being destroyed; None if it is something else, after an attack too."""
    for procedure in game.procedures():
        if isinstance(procedure, Window) and procedure.timing == ATK_AFTER.id:
            return None
        if isinstance(procedure, Attack):
            return procedure if procedure.defender == unit else None
    return None


# Snipe


def _snipes(game: Game, option: AttackOption) -> bool:
    """Whether this is a Snipe attack: a squadron with Snipe attacks one at distance 2, not as a counter attack."""
    mm = option.line.measured.mm
    return (
        option.zone is None
        and option.target_zone is None
        and not option.is_counter
        and Distance.TWO.reaches(mm)
        and not Distance.ONE.reaches(mm)
        and has_keyword(game, option.attacker, "snipe")
    )


@modifier("snipe", at=ATTACK_REACH, stage=Stage.INCREASE, standing=True)
def snipe_reach(game: Game, card: CardInPlay, attacker: UnitId, mm: float) -> float:
    """A squadron with Snipe reaches to distance 2."""
    if mm >= Distance.TWO.end or not has_keyword(game, attacker, "snipe"):
        return mm
    return Distance.TWO.end


@modifier("snipe", at=ATTACK_RANGE, stage=Stage.PERMIT, standing=True)
@rule("KEY-30")
def snipe_range(game: Game, card: CardInPlay, option: AttackOption, is_at_range: bool) -> bool:
    """A squadron at distance 2 can be attacked."""
    return is_at_range or _snipes(game, option)


@modifier("snipe", at=ANTI_SQUADRON, stage=Stage.PRINTED, standing=True)
@rule("KEY-30")
def snipe_dice(game: Game, card: CardInPlay, option: AttackOption, dice: Dice) -> Dice:
    """At distance 2 the armament is as many blue dice as the keyword says."""
    return Dice(blue=keyword_value(game, option.attacker, "snipe") or 0) if _snipes(game, option) else dice


@trigger("snipe", at=ATK_2_BEFORE_ROLL, standing=True)
class Snipe(Effect[Attack], kw_only=True):
    """An attack at distance 2 is remembered: it cannot be countered, wherever the two are when it has ended."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.controller(attack.attacker)

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The attack is a Snipe attack."""
        return has_keyword(game, attack.attacker, "snipe") and _snipes(game, attack.option(game))

    @rule("KEY-30")
    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """Until the attack is over."""
        game.emit(LastingBegun(Lasting(key="snipe", scope=Scope.ATTACK, unit=attack.defender)))
        return DONE


@modifier("snipe", at=MAY_COUNTER, stage=Stage.FORBID, standing=True)
@rule("KEY-30")
def snipe_ignores_counter(game: Game, card: CardInPlay, attack: Attack, may: bool) -> bool:
    """A Snipe attack cannot be countered."""
    return may and not game.lasting("snipe", attack.defender)


# Swarm


@offer("swarm", at=ATK_3_MODIFY, standing=True)
class Swarm(Effect[Attack], kw_only=True):
    """While attacking a squadron that is engaged with another friendly squadron, reroll one die."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.controller(attack.attacker)

    @rule("KEY-22", "KEY-07")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Somebody else engages the defender; whoever that is needs no Swarm, and treated ones are nobody."""
        return (
            not game.is_ship(attack.defender)
            and not game.is_ship(attack.attacker)
            and bool(attack.pool.free)
            and has_keyword(game, attack.attacker, "swarm")
            and any(e != attack.attacker for e in engagement(game, SquadronId(attack.defender)).squadrons)
        )

    @rule("KEY-22", "DICE-06")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """One die is chosen and rolled again."""
        yield from reroll(game, attack, game.controller(attack.attacker), self.card.key, most=1)
        return DONE
