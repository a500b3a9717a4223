from __future__ import annotations

import pytest

from armada.analysis.attack_odds import odds_of
from armada.effects.verbs.dice import CHANGED_DIE, REROLLED_DICE, SPENT_DIE
from armada.engine.questions import PASS
from armada.players.greedy import attacks, dice
from armada.players.greedy.estimates import Means, frigate_of
from armada.players.greedy.policy import policy_answer
from armada.rules.attack import Attack, AttackFromZone
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.targets import ATTACK, AttackChoice, legal_attacks
from armada.state.records import Command
from tests.builders.attack_table import GLADIATOR, IMPERIAL
from tests.builders.cards_table import duel, use
from tests.builders.scenario import FRONT, LEFT, REAR, RIGHT, Scenario

VICTORY, CORVETTE, NEBULON = "victory_ii_class_star_destroyer", "cr90_corvette_a", "nebulon_b_escort_frigate"


def chosen_attack(table: Scenario) -> AttackChoice:
    while table.question.kind is not ATTACK:
        table.answer(table.question.kind, PASS if table.question.may_pass else table.question.options[0])
    found = attacks.choose_attack(table.game, table.question)
    assert isinstance(found, AttackChoice)
    return found


def test_a_ship_that_is_nearly_destroyed_is_finished() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 830, 480, 180, side=1)
    weak = table.ship(NEBULON, 970, 480, 180, side=1, damage=[None] * 4, shields={FRONT: 0})
    choice = chosen_attack(table.run(ShipActivation(ship=victory)))
    assert choice.defender == weak


def test_the_hull_zone_without_shields_is_attacked() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 480, 40, side=1, shields={RIGHT: 1, REAR: 0})
    values = attacks.attack_values(table.run(ShipActivation(ship=victory)).game, victory)
    by_zone: dict[object, float] = {}
    for choice, value in values.items():
        if choice.zone is FRONT:
            by_zone[choice.target_zone] = value
    assert by_zone[REAR] > by_zone[RIGHT]


def test_squadrons_in_one_arc_count_together() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    one = table.squadron("x_wing_squadron", 880, 460, side=1)
    alone = attacks.best_attacks(table.run(ShipActivation(ship=victory)).game, victory, 1)
    table.squadron("x_wing_squadron", 930, 460, side=1)
    both = attacks.best_attacks(table.run(ShipActivation(ship=victory)).game, victory, 1)
    assert both > 1.8 * alone
    assert one == 1


def test_the_odds_of_an_attack_know_the_command_and_the_shields() -> None:
    def mean(**ship: object) -> float:
        table = Scenario()
        victory = table.ship(VICTORY, 900, 300, **ship)  # type: ignore[arg-type]
        table.ship(CORVETTE, 900, 480, 180, side=1)
        table.run(ShipActivation(ship=victory))
        attack = next(a for a in legal_attacks(table.game, victory) if a.choice.zone is FRONT)
        return odds_of(table.game, attack.option).mean("damage")

    assert mean(revealed=Command.CONCENTRATE_FIRE) > mean() > 0


def test_a_squadron_attacks_what_it_hurts_most() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 900, 300)
    table.squadron("x_wing_squadron", 930, 350, side=1)
    weak = table.squadron("x_wing_squadron", 870, 350, side=1, hull=1)
    table.run(SquadronActivation(squadron=tie))
    table.answer(table.question.kind, "attack")
    found = attacks.choose_attack(table.game, table.question)
    assert isinstance(found, AttackChoice)
    assert found.defender == weak


def rolled(*faces: str) -> tuple[Scenario, dice.DiceValue]:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300, tokens=(Command.CONCENTRATE_FIRE,))
    corvette = table.ship(CORVETTE, 900, 480, 180, side=1)
    table.run(Attack(attacker=victory, zone=FRONT, defender=corvette, target_zone=FRONT))
    table.roll(*faces)
    attack = table.game.innermost(Attack)
    assert attack is not None
    return table, dice.DiceValue(table.game, attack, 0)


def test_a_blank_die_gains_by_a_reroll_and_a_double_hit_loses() -> None:
    _, dice_value = rolled("blank", "hit hit", "hit", "hit", "crit", "accuracy")
    assert dice_value.reroll_gain(0) > 0.5
    assert dice_value.reroll_gain(1) < -0.5


def test_the_defender_sees_the_dice_the_other_way_round() -> None:
    table, dice_value = rolled("blank", "hit hit", "hit", "hit", "crit", "accuracy")
    other = dice.DiceValue(table.game, dice_value.attack, 1)
    assert [other.reroll_gain(place) for place in range(6)] == [-dice_value.reroll_gain(place) for place in range(6)]


# After a die was spent, a question counts the dice that are left


def test_greedy_rerolls_no_hit_after_a_die_was_spent() -> None:
    table = duel("close", attacker=VICTORY, attacking=["leading_shots"])
    table.attack("hit", "hit", "hit", "accuracy", "hit", "accuracy")
    use(table, "leading_shots").answer(SPENT_DIE, 3)
    assert table.question.kind is REROLLED_DICE
    assert policy_answer(table.game, table.question) == (4,), "of the five dice left the last shows an accuracy icon"


def test_greedy_turns_its_worst_die_after_another_was_spent() -> None:
    table = duel("close", attacker=GLADIATOR, attacking=["admiral_screed"]).attack("blank", "hit", "hit crit", "blank")
    use(table, "admiral_screed").answer(SPENT_DIE, 0)
    assert table.question.kind is CHANGED_DIE
    assert policy_answer(table.game, table.question) == 2, "of the three dice left the last is blank"


# Dice that must be removed


def mean_damage(defender: str, *damage: str) -> float:
    """The damage that greedy expects of an attack with the front hull zone, with these damage cards faceup."""
    table = Scenario()
    destroyer = table.ship(IMPERIAL, 900, 300, damage=damage)
    if defender == CORVETTE:
        table.ship(CORVETTE, 900, 480, 180, side=1)
    else:
        table.squadron(defender, 900, 460, side=1)
    table.run(ShipActivation(ship=destroyer))
    attack = next(a for a in legal_attacks(table.game, destroyer) if a.choice.zone is FRONT)
    return odds_of(table.game, attack.option).mean("damage")


@pytest.mark.parametrize(
    ("defender", "card", "other"),
    [
        (CORVETTE, "damaged_munitions", "point_defense_failure"),
        ("x_wing_squadron", "point_defense_failure", "damaged_munitions"),
    ],
)
def test_the_odds_of_players_count_dice_that_must_be_removed(defender: str, card: str, other: str) -> None:
    assert mean_damage(defender, card) < mean_damage(defender) == mean_damage(defender, other)


def test_a_place_is_judged_by_the_armament_that_upgrades_make_of_the_printed_one() -> None:
    def means(*upgrades: str) -> dict[object, Means]:
        table = Scenario()
        victory = table.ship(VICTORY, 900, 300, upgrades=upgrades)
        table.run(ShipActivation(ship=victory))
        return {gun.zone: gun.means for gun in frigate_of(table.game, table.the_ship(victory)).guns}

    plain, enhanced = means(), means("enhanced_armament")
    assert enhanced[LEFT] > plain[LEFT]
    assert enhanced[FRONT] == plain[FRONT]


def test_the_attacker_is_found_in_whatever_declares_the_attack() -> None:
    table = Scenario()
    victory = table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 900, 480, 180, side=1)
    assert attacks.attacker_now(table.run(ShipActivation(ship=victory)).game) == victory
    table.answer(ATTACK, table.question.options[0])
    attack = table.game.innermost(Attack)
    assert attack is not None
    granted = Scenario()
    destroyer, other = granted.ship(VICTORY, 900, 300), granted.ship(VICTORY, 600, 300)
    target = granted.ship(NEBULON, 900, 480, 180, side=1)
    activation = ShipActivation(ship=other)
    declaring = AttackFromZone(attacker=destroyer, choice=AttackChoice(FRONT, target, FRONT), obstructed=False)
    game = granted.run(activation).game.copy_during(declaring)
    assert attacks.attacker_now(game) == destroyer
    tie_table = Scenario()
    tie = tie_table.squadron("tie_fighter_squadron", 900, 300)
    tie_table.squadron("x_wing_squadron", 930, 350, side=1)
    assert attacks.attacker_now(tie_table.run(SquadronActivation(squadron=tie)).game) == tie
    nobody = Scenario()
    nobody.ship(VICTORY, 900, 300)
    nobody.ship(VICTORY, 300, 300)
    nobody.ship(NEBULON, 900, 860, 180, side=1)
    assert attacks.attacker_now(nobody.run(ShipPhase()).game) is None
