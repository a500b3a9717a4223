"""Titles that give attacks at other times."""

from __future__ import annotations

from armada.engine.effects import Effect, trigger
from armada.engine.procedures import DONE, Call, StepResult
from armada.rules.damage_cards import DealDamageCard
from armada.rules.game import Game
from armada.rules.navigate import NEW_SPEED
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK, AttackChoice
from armada.rules.timing import MAN_2_END
from armada.state.events.attack import AttackDeclared, AttackEnded
from armada.state.events.damage import Removed
from armada.state.events.movement import ManeuverExecuted
from armada.state.records import Command
from tests.builders.attack_table import CORVETTE, GLADIATOR, VICTORY, X, Y
from tests.builders.cards_table import decline, offered, pass_until, use
from tests.builders.scenario import FRONT, LEFT, Scenario
from tests.builders.title_table import demolisher, impetuous, shoot
from tests.builders.upgrade_table import straight
from tests.proves import proves

# Demolisher


@proves("CARD-demolisher-05", "CARD-demolisher-02")
def test_demolisher_attacks_once_before_and_once_after_its_maneuver() -> None:
    table, _, _ = demolisher()
    shoot(table, FRONT)
    straight(pass_until(table, COURSE))
    shoot_any(use(table, "demolisher")).pass_()
    assert [event.zone for event in table.all(AttackDeclared)] == [FRONT, LEFT], "the front was used already"
    assert table.is_over


@proves("CARD-demolisher-03")
def test_an_attack_that_demolisher_did_not_make_in_its_attack_step_is_lost() -> None:
    table, _, _ = demolisher()
    straight(table.pass_(ATTACK))
    use(table, "demolisher")
    shoot(table, FRONT)
    assert len(table.all(AttackEnded)) == 1
    assert table.is_over, "only one attack comes after the maneuver"


@proves("CARD-demolisher-02")
def test_demolisher_has_no_attack_left_after_two() -> None:
    table = Scenario()
    gladiator = table.ship(GLADIATOR, X, Y, upgrades=["demolisher", "gunnery_team"])
    table.ship(CORVETTE, X - 60, Y + 260, side=1)
    table.ship(CORVETTE, X + 60, Y + 260, side=1)
    table.run(ShipActivation(ship=gladiator))
    shoot(shoot(table))
    assert len(table.all(AttackEnded)) == 2
    straight(table)
    assert not offered(table)


@proves("CARD-demolisher-01")
def test_demolisher_can_attack_after_the_maneuver_of_engine_techs() -> None:
    table, _, _ = demolisher("engine_techs", tokens=(Command.NAVIGATE,))
    table.pass_(ATTACK)
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    assert offered(table) == {"demolisher", "engine_techs"}
    straight(use(table, "engine_techs"))
    assert "demolisher" in offered(table)
    use(table, "demolisher")
    pass_until(shoot_any(table), COURSE)
    assert [event.speed for event in table.all(ManeuverExecuted)] == [2, 1]
    assert len(table.all(AttackEnded)) == 1
    assert "demolisher" not in offered(table)


def shoot_any(table: Scenario) -> Scenario:
    """Attack from any hull zone with blanks."""
    if table.question.kind is ATTACK:
        table.answer(ATTACK, table.question.options[0])
    while not table.is_over and table.question.kind.name == "roll":
        table.roll("blank")
    return table


@trigger("test_mine", at=MAN_2_END)
class MadeUpMine(Effect[ExecuteManeuver], kw_only=True):
    """A card made up for these tests: a mine goes off when its ship has moved, and deals it a faceup card."""

    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> StepResult:
        return Call(DealDamageCard(ship=maneuver.ship, faceup=True), then=DONE)


def mined(title: str, *, damage: int = 0) -> Scenario:
    """A Gladiator with Demolisher that runs onto a mine; an enemy is then at long range of its front."""
    table = Scenario()
    gladiator = table.ship(GLADIATOR, X, Y, upgrades=["demolisher", "test_mine"], damage=[None] * damage)
    table.ship(CORVETTE, 100, 800)
    table.ship(VICTORY, X, Y + 137 + 320, 180, side=1)
    table.next_cards(title)
    table.run(ShipActivation(ship=gladiator))
    return straight(pass_until(table, COURSE))


@proves("CARD-demolisher-04")
def test_a_mine_goes_off_before_the_attack_that_demolisher_delays() -> None:
    assert offered(mined("blinded_gunners")) == {"demolisher"}
    assert not offered(mined("depowered_armament")), "no attack at long range any more"
    table = mined("blinded_gunners", damage=4)
    assert table.all(Removed)
    assert table.is_over, "a destroyed Demolisher cannot attack"


def test_another_ships_maneuver_does_not_offer_demolisher() -> None:
    table = Scenario()
    table.ship(GLADIATOR, X, Y, upgrades=["demolisher"])
    other = table.ship(VICTORY, X + 200, Y)
    table.ship(CORVETTE, X, Y + 200, side=1)
    table.run(ShipActivation(ship=other))
    straight(pass_until(table, COURSE))
    assert "demolisher" not in offered(table)


# Impetuous


def test_impetuous_attacks_a_squadron_beyond_its_attacks() -> None:
    table, _ = impetuous()
    x_wing = next(c.defender for c in table.question.options if c.target_zone is None)
    table.answer(ATTACK, AttackChoice(FRONT, x_wing, None)).roll("accuracy", "blank")
    use(table, "impetuous")
    table.roll("accuracy", "blank")
    assert len(table.all(AttackEnded)) == 2
    assert table.question.kind is COURSE, "one squadron only"


def test_impetuous_is_not_offered_without_a_squadron_and_can_be_declined() -> None:
    table, _ = impetuous(squadron=False)
    pass_until(table, COURSE)
    assert table.question.kind is COURSE
    table, _ = impetuous()
    table.pass_(ATTACK)
    assert offered(table) == {"impetuous"}
    decline(table)
    assert table.question.kind is COURSE


def test_with_gunnery_team_impetuous_cannot_attack_a_squadron_twice_from_a_zone() -> None:
    table, _ = impetuous("gunnery_team")
    x_wing = next(c.defender for c in table.question.options if c.target_zone is None)
    table.answer(ATTACK, AttackChoice(FRONT, x_wing, None)).roll("accuracy", "blank")
    table.pass_(ATTACK) if table.question.kind is ATTACK else None
    assert not offered(table)
