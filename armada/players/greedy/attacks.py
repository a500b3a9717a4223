"""Attacks: which one to declare, by the defender's average loss."""

from __future__ import annotations

from armada.analysis.attack_odds import odds_of
from armada.analysis.value import health
from armada.engine.effects import Effect
from armada.engine.questions import Question
from armada.geometry.bases import HullZone
from armada.rules.attack import Attack, AttackFromZone
from armada.rules.game import Game
from armada.rules.queries import AttackOption
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SquadronActivation, SquadronAttack
from armada.rules.targets import AttackChoice, legal_attacks
from armada.state.records import IN_PLAY, UnitId

COUNTER = "counter"


def attacker_now(game: Game) -> UnitId | None:
    """The attacker, if a target is being declared."""
    for procedure in game.procedures():
        if isinstance(procedure, AttackFromZone):
            return procedure.attacker
        if isinstance(procedure, SquadronAttack | SquadronActivation):
            return procedure.squadron
        if isinstance(procedure, ShipActivation):
            return procedure.ship
        if isinstance(procedure, Effect) and procedure.card.key == COUNTER:
            attack = game.innermost(Attack)
            return attack.defender if attack is not None else None
    return None


def attack_value(game: Game, option: AttackOption) -> float:
    """The average loss of the defender."""
    if game.unit(option.defender).status is not IN_PLAY:
        return 0.0
    return health(game, option.defender).expected_loss(odds_of(game, option))


def attack_values(game: Game, attacker: UnitId, *, is_counter: bool = False) -> dict[AttackChoice, float]:
    """The value of each possible attack; an attack on a squadron counts all squadrons in the same arc."""
    found: dict[AttackChoice, float] = {}
    in_arc: dict[object, float] = {}
    legal = legal_attacks(game, attacker, is_counter=is_counter, goes_on=True)
    is_ship = game.is_ship(attacker)
    for attack in legal:
        value = attack_value(game, attack.option)
        found[attack.choice] = value
        if is_ship and attack.option.target_zone is None:
            in_arc[attack.option.zone] = in_arc.get(attack.option.zone, 0.0) + value
    for choice in found:
        if is_ship and choice.target_zone is None:
            found[choice] = in_arc[choice.zone] + found[choice] / 1000
    return found


def choose_attack(game: Game, question: Question[AttackChoice]) -> AttackChoice:
    """The attack that costs the enemy most. Attacking is never worse than passing."""
    options = question.options
    attacker = attacker_now(game)
    if attacker is None:
        return options[0]
    is_counter = isinstance(game.asker, Effect)
    values = attack_values(game, attacker, is_counter=is_counter)
    return max(options, key=lambda choice: values.get(choice, 0.0))


def choose_attacked_zone(game: Game, question: Question[HullZone]) -> HullZone:
    """The hull zone with the fewest shields, if the attacker may choose."""
    ship = question.about
    return question.options[0] if ship is None else min(question.options, key=lambda zone: game.shields(ship, zone))


def best_attacks(game: Game, attacker: UnitId, most: int = 2) -> float:
    """The value of the best attacks of a ship, each from a different hull zone, or of a squadron."""
    by_zone: dict[object, float] = {}
    for choice, value in attack_values(game, attacker).items():
        by_zone[choice.zone] = max(by_zone.get(choice.zone, 0.0), value)
    return sum(sorted(by_zone.values(), reverse=True)[:most])
