"""Squadron keywords: what each does, with the meaning in force in 2016 (KEY-02 to KEY-29).

A keyword is no card in play but a rule that acts like one, for every squadron that has it, printed or gained (KEY-35).
Engagement is one model (C-06): who binds whom is asked of `rules.engagement`, who has Heavy, Grit or Escort of
`rules.keywords`, both afresh each time.
"""

from __future__ import annotations

from armada.catalog.cards import Dice, Printing
from armada.effects.verbs.dice import reroll
from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer
from armada.engine.procedures import DONE, Call, Step, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.engine.windows import Window
from armada.geometry.measure import measure
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack, declared
from armada.rules.engagement import are_near, engagement
from armada.rules.game import Game
from armada.rules.keywords import has_keyword, keyword_value
from armada.rules.queries import (
    ANTI_SQUADRON,
    CRITICAL,
    DAMAGE_TOTAL,
    KEYWORD,
    MAY_COUNTER,
    MAY_MOVE,
    MAY_TARGET,
    MUST_ATTACK_SQUADRON,
    REMOVAL,
    SQUADRON_OPTIONS,
    AttackOption,
    CriticalUse,
    KeywordOf,
    Options,
)
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.targets import ATTACK, LegalAttack, legal_attacks
from armada.rules.timing import ATK_3_MODIFY, ATK_AFTER
from armada.state.records import Squadron, SquadronId, Status, UnitId

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
        """The owner of the defender."""
        return game.owner(attack.defender)

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
        choice = yield from choose(game.owner(attack.defender), ATTACK, [found.choice for found in legal])
        return Call(Attack.of(declared(legal, choice), is_counter=True), then=DONE)


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
    """What an attack destroyed stays on the table until it has used or declined Counter against that attack."""
    attack = attack_that_destroys(game, unit) if is_due else None
    return is_due and (attack is None or not may_counter(game, attack))


def attack_that_destroys(game: Game, unit: UnitId) -> Attack | None:
    """The attack by which a ship or squadron is being destroyed; None if it is something else, after an attack too."""
    for frame in reversed(game.frames):
        procedure = frame.procedure
        if isinstance(procedure, Window) and procedure.timing == ATK_AFTER.id:
            return None
        if isinstance(procedure, Attack):
            return procedure if procedure.defender == unit else None
    return None


# Escort


@modifier("escort", at=MAY_TARGET, stage=Stage.LIMIT, standing=True)
@rule("KEY-14", "KEY-15", "KEY-16", "KEY-21")
def escort(game: Game, card: CardInPlay, option: AttackOption, may: bool) -> bool:
    """A squadron engaged with an Escort squadron cannot attack squadrons without Escort; counter attacks can.

    The ban stands before the effects that lift bans: an attacker may ignore Escort.
    """
    if not may or option.is_counter or option.zone is not None or option.target_zone is not None:
        return may
    if has_keyword(game, option.defender, "escort"):
        return True
    engaged = engagement(game, SquadronId(option.attacker)).squadrons
    return not any(has_keyword(game, enemy, "escort") for enemy in engaged)


# Grit, Heavy, Intel


@modifier("grit", at=MAY_MOVE, stage=Stage.PERMIT, standing=True)
@rule("KEY-23", "KEY-24", "KEY-25")
def grit(game: Game, card: CardInPlay, squadron: SquadronId, may: bool) -> bool:
    """A squadron with Grit may move while exactly one squadron engages it; Heavy ones and treated ones count."""
    return may or (has_keyword(game, squadron, "grit") and engagement(game, squadron).total == 1)


@modifier("heavy", at=MAY_MOVE, stage=Stage.PERMIT, standing=True)
@rule("KEY-18", "KEY-19", "KEY-20")
def heavy_lets_move(game: Game, card: CardInPlay, squadron: SquadronId, may: bool) -> bool:
    """A Heavy squadron does not keep those engaged with it from moving; others do, and so do treated ones."""
    if may:
        return True
    engaged = engagement(game, squadron)
    return not engaged.treated and all(has_keyword(game, enemy, "heavy") for enemy in engaged.squadrons)


@modifier("heavy", at=MUST_ATTACK_SQUADRON, stage=Stage.PERMIT, standing=True)
@rule("KEY-17", "KEY-20", "KEY-21")
def heavy_lets_attack(game: Game, card: CardInPlay, squadron: SquadronId, must: bool) -> bool:
    """A Heavy squadron does not keep those engaged with it from attacking ships; any other one does (C-06)."""
    return must and any(not has_keyword(game, enemy, "heavy") for enemy in engagement(game, squadron).squadrons)


GIVEN_BY_INTEL = {Printing.ERA_2016: ("heavy", False), Printing.FINAL: ("grit", True)}
"""The keyword that Intel gives, and whether it gives it to friends; by printing."""


@modifier("intel", at=KEYWORD, stage=Stage.SET, standing=True)
@rule("KEY-26", "KEY-27")
def intel(game: Game, card: CardInPlay, asked: KeywordOf, value: int | None) -> int | None:
    """Enemy squadrons at distance 1 of a squadron with Intel have Heavy; line of sight plays no part.

    Since 2020: friendly squadrons at distance 1 of it have Grit instead.
    """
    if value is not None or asked.keyword not in ("heavy", "grit"):
        return value
    given, to_friends = GIVEN_BY_INTEL[game.state.printing]
    own = game.unit(asked.unit)
    if asked.keyword != given or not isinstance(own, Squadron) or own.pose is None:
        return None
    for unit in game.state.units:
        if (
            isinstance(unit, Squadron)
            and unit.pose is not None
            and are_near(own.pose, unit.pose)
            and unit.status is Status.IN_PLAY
            and game.are_friendly(own.id, unit.id) is to_friends
            and has_keyword(game, unit.id, "intel")
            and Distance.ONE.reaches(measure(game.base(own.id), game.base(unit.id)).mm)
        ):
            return 0
    return None


# Rogue, Swarm


@modifier("rogue", at=SQUADRON_OPTIONS, stage=Stage.INCREASE, standing=True)
@rule("KEY-28", "KEY-29")
def rogue(game: Game, card: CardInPlay, activation: SquadronActivation, left: Options) -> Options:
    """In the Squadron Phase the squadron can both move and attack, in either order."""
    if activation.by_command or not has_keyword(game, activation.squadron, "rogue"):
        return left
    return left._replace(total=left.total + 1)


@offer("swarm", at=ATK_3_MODIFY, standing=True)
class Swarm(Effect[Attack], kw_only=True):
    """While attacking a squadron that is engaged with another friendly squadron, reroll one die."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.owner(attack.attacker)

    @rule("KEY-22", "KEY-07")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Somebody else engages the defender; whoever that is needs no Swarm, and treated ones are nobody."""
        return (
            not game.is_ship(attack.defender)
            and not game.is_ship(attack.attacker)
            and bool(attack.pool.dice)
            and has_keyword(game, attack.attacker, "swarm")
            and any(e != attack.attacker for e in engagement(game, SquadronId(attack.defender)).squadrons)
        )

    @rule("KEY-22", "DICE-06")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """One die is chosen and rolled again."""
        yield from reroll(game, attack, game.owner(attack.attacker), self.card.key, most=1)
        return DONE
