"""The activation of a squadron: move, attack, both or neither (SQN-07 to SQN-13, SQN-24 to SQN-29)."""

from __future__ import annotations

import pytest

from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Call, StepResult
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.pose import pose_at
from armada.rules.game import Game
from armada.rules.queries import MAY_ATTACK
from armada.rules.squadron_activation import SQUADRON_ACTION, Action, SquadronActivation, SquadronAttack
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.rules.status_phase import StatusPhase
from armada.rules.targets import ATTACK, AttackChoice
from armada.rules.timing import SQACT_AFTER, SQACT_CHOOSE, SQACT_START
from armada.state.events.attack import AttackDeclared, DieRemoved
from armada.state.events.cards import LastingBegun, LastingEnded
from armada.state.events.commands import ActivationBegun, ActivationEnded, ActivationToggled
from armada.state.events.movement import SquadronMoved
from armada.state.records import Lasting, Scope, SquadronId, Status, UnitId
from tests.builders.scenario import FRONT, LEFT, REAR, Scenario
from tests.builders.squadron_table import EDGE, StillTable, at, attackable, attackable_zones, battlefield, dice_rolled
from tests.proves import proves


@modifier("test_truce", at=MAY_ATTACK, stage=Stage.FORBID)
def truce(game: Game, card: CardInPlay, unit: UnitId, may: bool) -> bool:
    """A card made up for these tests: nobody attacks."""
    return False


@offer("test_second_attack", at=SQACT_CHOOSE)
class SecondAttack(Effect[SquadronActivation], kw_only=True):
    """A card made up for these tests: a squadron that attacked and did not move may attack again."""

    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        return activation.attacks == 1 and activation.moves == 0

    def resolve(self, game: Game, activation: SquadronActivation) -> StepResult:
        return Call(SquadronAttack(squadron=activation.squadron, granted_by=self.card.key), then=DONE)


@trigger("test_mark", at=SQACT_START)
class Mark(Effect[SquadronActivation], kw_only=True):
    """A card made up for these tests: something lasts until the end of each activation."""

    def resolve(self, game: Game, activation: SquadronActivation) -> StepResult:
        scope = Scope.SQUADRON_ACTIVATION
        game.emit(LastingBegun(Lasting(key="mark", scope=scope, unit=activation.squadron)))
        return DONE


@trigger("test_epilogue", at=SQACT_AFTER)
class Epilogue(Effect[SquadronActivation], kw_only=True):
    """A card made up for these tests: after an activation it is told whether the mark still lasts."""

    def resolve(self, game: Game, activation: SquadronActivation) -> StepResult:
        text = "still" if game.lasting("mark") else "over"
        game.emit(LastingBegun(Lasting(key="epilogue", scope=Scope.GAME, text=text)))
        return DONE


def two_fighters(*, by_command: bool = False) -> tuple[Scenario, SquadronId, SquadronId]:
    """A TIE fighter that activates, and a B-wing that it is not engaged with but can attack across a station."""
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 455, 400)
    b_wing = table.squadron("b_wing_squadron", 545, 400, side=1)
    table.obstacle("station", 500, 400)
    return table.run(SquadronActivation(squadron=tie, by_command=by_command)), tie, b_wing


def attack(table: Scenario) -> Scenario:
    """The squadron attacks the only target there is, with two dice, and hits nothing."""
    return table.answer(SQUADRON_ACTION, Action.ATTACK).roll("accuracy", "accuracy")


@proves("SQN-07")
def test_in_the_squadron_phase_a_squadron_can_move_or_attack() -> None:
    table, _, _ = two_fighters()
    assert table.question.options == (Action.MOVE, Action.ATTACK)
    assert table.question.may_pass
    table.answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(455, 400))
    assert table.is_over, "having moved, it cannot attack"
    table, _, _ = two_fighters()
    assert attack(table).is_over, "having attacked, it cannot move"


@proves("SQN-08", "CMD-43", "SQN-29")
def test_by_a_squadron_command_a_squadron_can_move_and_attack_in_either_order_each_once() -> None:
    table, tie, _ = two_fighters(by_command=True)
    table.answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(455, 401))
    assert table.question.options == (Action.ATTACK,)
    refusal = table.question.refusal(Action.MOVE)
    assert refusal is not None
    assert refusal.rule == "SQN-29"
    assert attack(table).is_over
    assert len(table.all(SquadronMoved)) == len(table.all(AttackDeclared)) == 1
    table, tie, _ = two_fighters(by_command=True)
    assert attack(table).question.options == (Action.MOVE,)
    table.answer(SQUADRON_ACTION, Action.MOVE).answer(SQUADRON_MOVE, pose_at(400, 400))
    assert table.is_over
    assert table.the_squadron(tie).pose == pose_at(400, 400)


@proves("SQN-09")
def test_a_squadron_need_neither_move_nor_attack() -> None:
    table, tie, _ = two_fighters(by_command=True)
    table.answer(SQUADRON_ACTION, PASS)
    assert table.is_over
    assert table.the_squadron(tie).activated
    assert not table.all(SquadronMoved)
    assert not table.all(AttackDeclared)


def test_what_a_squadron_cannot_do_is_refused_with_the_rule() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 455, 400)
    table.run(SquadronActivation(squadron=tie))
    refusal = table.question.refusal(Action.ATTACK)
    assert refusal is not None
    assert (refusal.rule, refusal.nearest) == ("ATK-07", Action.MOVE)
    assert "no target at distance 1" in refusal.reason


@proves("SQN-10", "SQN-11")
def test_a_squadron_that_has_activated_cannot_activate_again() -> None:
    table, tie, _ = two_fighters()
    assert not table.the_squadron(tie).activated
    table.answer(SQUADRON_ACTION, PASS)
    assert table.the_squadron(tie).activated
    assert [event.unit for event in table.all(ActivationBegun)] == [tie]
    assert [event.unit for event in table.all(ActivationEnded)] == [tie]
    again = battlefield()
    done = again.squadron("tie_fighter_squadron", 455, 400, activated=True)
    with pytest.raises(AssertionError, match="activates once"):
        again.run(SquadronActivation(squadron=done))


@proves("SQN-12", "SQN-13")
def test_the_status_phase_makes_every_squadron_unactivated_also_one_that_did_not_act() -> None:
    table = battlefield()
    done = table.squadron("tie_fighter_squadron", 455, 400, activated=True)
    idle = table.squadron("x_wing_squadron", 800, 400, side=1)
    table.run(StatusPhase())
    assert not table.the_squadron(done).activated
    assert not table.the_squadron(idle).activated


@proves("SQN-13")
def test_an_effect_that_turns_a_slider_sets_or_clears_the_state_at_once() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 455, 400)
    table.run(StillTable())
    table.game.emit(ActivationToggled(tie, True))
    assert table.the_squadron(tie).activated
    table.game.emit(ActivationToggled(tie, False))
    assert not table.the_squadron(tie).activated


@proves("SQN-24")
def test_a_squadron_destroyed_during_its_activation_ends_it() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400, hull=1)
    table.squadron("a_wing_squadron", 560, 400, side=1)
    table.run(SquadronActivation(squadron=tie, by_command=True))
    table.answer(SQUADRON_ACTION, Action.ATTACK).roll("accuracy", "accuracy", "accuracy")
    table.answer(EFFECT, "counter").roll("hit", "hit")
    assert table.is_over, "a move was left to it"
    assert table.the_squadron(tie).status is Status.DESTROYED
    assert not table.all(ActivationEnded)


@proves("SQN-25", "ATK-17")
def test_a_squadron_uses_its_anti_squadron_armament_against_squadrons_and_its_battery_against_ships() -> None:
    table = battlefield()
    defender = table.squadron("tie_defender_squadron", 500, 400)
    table.squadron("b_wing_squadron", 560, 400, side=1)
    table.run(SquadronActivation(squadron=defender)).answer(SQUADRON_ACTION, Action.ATTACK)
    table.roll("accuracy", "accuracy", "blank", "blank")
    assert dice_rolled(table) == ["blue", "blue", "black", "black"]
    table = battlefield()
    defender = table.squadron("tie_defender_squadron", 500, 400)
    corvette = table.ship("cr90_corvette_a", 600, 400, side=1)
    table.run(SquadronActivation(squadron=defender)).answer(SQUADRON_ACTION, Action.ATTACK)
    table.answer(ATTACK, AttackChoice(None, corvette, LEFT)).roll("accuracy")
    assert dice_rolled(table) == ["blue"]


@proves("ATK-17")
def test_a_squadron_at_distance_1_gathers_dice_of_every_colour() -> None:
    table = battlefield()
    z_95 = table.squadron("z_95_headhunter_squadron", 500, 400)
    table.squadron("tie_bomber_squadron", 500 + EDGE, 400, side=1)
    table.run(SquadronActivation(squadron=z_95)).answer(SQUADRON_ACTION, Action.ATTACK)
    table.roll("blank", "blank", "blank")
    assert dice_rolled(table) == ["red"] * 3
    table = battlefield()
    bomber = table.squadron("tie_bomber_squadron", 500, 400)
    table.squadron("b_wing_squadron", 500 + EDGE, 400, side=1)
    table.run(SquadronActivation(squadron=bomber)).answer(SQUADRON_ACTION, Action.ATTACK).roll("blank")
    assert dice_rolled(table) == ["black"]


@proves("ATK-07")
def test_a_squadron_attacks_squadrons_and_hull_zones_at_distance_1_only() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    near = table.squadron("y_wing_squadron", 500 + EDGE, 400, side=1)
    table.squadron("y_wing_squadron", 500, 400 + EDGE + 0.1, side=1)
    table.run(StillTable())
    assert attackable(table, tie) == {near}


@proves("ATK-07")
def test_of_a_ship_at_distance_1_only_hull_zones_at_distance_1_can_be_attacked() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    destroyer = table.ship("imperial_i_class_star_destroyer", 500, 550, side=1)
    side_on = table.ship("imperial_i_class_star_destroyer", 500, 290, 90, side=1)
    table.run(StillTable())
    assert attackable_zones(table, tie, destroyer) == {REAR}
    assert attackable_zones(table, tie, side_on) == {FRONT, LEFT}, "the rear is too far away"


@proves("ATK-40")
def test_a_squadron_attacks_a_single_target_once() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    first = table.squadron("b_wing_squadron", 560, 400, side=1)
    table.squadron("b_wing_squadron", 440, 400, side=1)
    table.run(SquadronActivation(squadron=tie, by_command=True))
    table.answer(SQUADRON_ACTION, Action.ATTACK).answer(ATTACK, at(first)).roll("hit", "hit", "hit")
    assert table.is_over, "no further squadron is declared, and it is engaged"
    assert [event.defender for event in table.all(AttackDeclared)] == [first]


@proves("SQN-26")
def test_an_obstructed_attack_of_a_squadron_loses_a_die() -> None:
    table, _, b_wing = two_fighters()
    attack(table)
    assert dice_rolled(table) == ["blue", "blue"]
    assert table.last(DieRemoved).by == "obstruction"
    assert table.last(AttackDeclared).obstructed
    assert table.last(AttackDeclared).defender == b_wing


@proves("SQN-26")
def test_a_squadron_needs_line_of_sight_to_the_hull_zone_it_attacks() -> None:
    table = Scenario()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    behind = table.ship("cr90_corvette_a", 500, 480, side=1)
    table.run(StillTable())
    assert attackable_zones(table, tie, behind) == {REAR}, "its sides are near enough, but the rear is in the way"


@proves("SQN-29")
def test_an_effect_may_add_an_attack_once() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    table.squadron("b_wing_squadron", 560, 400, side=1)
    table.ship("victory_i_class_star_destroyer", 1500, 100, upgrades=["test_second_attack"])
    table.run(SquadronActivation(squadron=tie, by_command=True))
    miss = ("accuracy",) * 3
    table.answer(SQUADRON_ACTION, Action.ATTACK).roll(*miss)
    table.answer(EFFECT, "test_second_attack@0").roll(*miss)
    assert table.is_over
    assert len(table.all(AttackDeclared)) == 2


def test_an_effect_can_forbid_to_attack() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    table.squadron("b_wing_squadron", 560, 400, side=1)
    table.ship("victory_i_class_star_destroyer", 1500, 100, upgrades=["test_truce"])
    assert table.run(SquadronActivation(squadron=tie, by_command=True)).is_over


def test_what_lasts_for_the_activation_ends_with_it_before_effects_after_it() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    table.ship("victory_i_class_star_destroyer", 1500, 100, upgrades=["test_mark", "test_epilogue"])
    table.run(SquadronActivation(squadron=tie))
    assert table.game.lasting("mark", tie)
    table.answer(SQUADRON_ACTION, PASS)
    assert [entry.text for entry in table.game.lasting("epilogue")] == ["over"]
    assert len(table.all(LastingEnded)) == 1


def test_a_granted_attack_can_be_declined_and_is_nothing_without_a_target() -> None:
    table = battlefield()
    tie = table.squadron("tie_fighter_squadron", 500, 400)
    table.run(SquadronAttack(squadron=tie, granted_by="somebody", may_decline=True))
    assert table.is_over
    b_wing = table.squadron("b_wing_squadron", 560, 400, side=1)
    granted = SquadronAttack(squadron=tie, granted_by="somebody", may_decline=True)
    table.run(granted).answer(ATTACK, PASS)
    assert table.is_over
    assert not granted.was_performed
    granted = SquadronAttack(squadron=tie, granted_by="somebody", may_decline=True)
    table.run(granted).answer(ATTACK, at(b_wing)).roll("accuracy", "accuracy", "accuracy")
    assert granted.was_performed
    assert not table.the_squadron(tie).activated
