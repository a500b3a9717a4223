"""Gunnery Team and Demolisher of the final printing: from which hull zones a ship attacks, and when."""

from __future__ import annotations

from armada.catalog.cards import Printing
from armada.rules.navigate import NEW_SPEED
from armada.rules.ship_movement import COURSE
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK, NEXT_SQUADRON, AttackChoice
from armada.state.events.attack import AttackDeclared, AttackEnded
from armada.state.records import Command, ShipId, UnitId
from tests.builders.attack_table import CORVETTE, GLADIATOR, IMPERIAL, X_WING, X, Y, attacks_asked
from tests.builders.cards_table import asks_for, offered, pass_until, use
from tests.builders.scenario import FRONT, LEFT, Scenario
from tests.builders.title_table import shoot
from tests.builders.upgrade_table import straight
from tests.proves import proves

FINAL = Printing.FINAL
CONCENTRATE = Command.CONCENTRATE_FIRE

# Gunnery Team


def gunners(*, tokens: tuple[Command, ...] = (CONCENTRATE,)) -> tuple[Scenario, ShipId, ShipId]:
    """An Imperial with Gunnery Team and two enemy corvettes in its front arc."""
    table = Scenario(printing=FINAL)
    imperial = table.ship(IMPERIAL, X, Y, upgrades=["gunnery_team"], tokens=tokens)
    one = table.ship(CORVETTE, X - 50, Y + 300, 90, side=1)
    two = table.ship(CORVETTE, X + 60, Y + 300, 90, side=1)
    table.run(ShipActivation(ship=imperial))
    return table, one, two


def fire(table: Scenario, defender: UnitId, *, command: bool) -> Scenario:
    """Attack a ship from the front with nothing but blanks, with or without Concentrate Fire."""
    choice = next(c for c in table.question.options if c.defender == defender and c.zone is FRONT)
    table.answer(ATTACK, choice).roll(*["blank"] * 3)
    if command:
        use(table, "concentrate_fire")
    return pass_until(table, ATTACK)


@proves("EXT-ruling-07", "EXT-attack-03")
def test_after_concentrate_fire_the_next_attack_can_come_from_the_same_hull_zone() -> None:
    table, one, two = gunners()
    fire(table, one, command=True)
    assert {(zone, defender) for zone, defender, _ in attacks_asked(table)} == {(FRONT, two)}
    fire(table, two, command=False)
    assert len(table.all(AttackEnded)) == 2
    assert not asks_for(table, ATTACK), "there is no third attack"


@proves("EXT-ruling-07", "EXT-attack-03")
def test_without_concentrate_fire_the_second_attack_needs_another_hull_zone() -> None:
    table, one, _ = gunners(tokens=())
    fire(table, one, command=False)
    assert not asks_for(table, ATTACK)
    table, one, _ = gunners()
    fire(table, one, command=False)
    assert not asks_for(table, ATTACK), "the token was not spent"


@proves("EXT-ruling-07")
def test_with_gunnery_team_no_hull_zone_targets_a_ship_twice_not_even_another_zone_of_it() -> None:
    table, one, _ = gunners()
    fire(table, one, command=True)
    assert all(defender != one for _, defender, _ in attacks_asked(table))


@proves("EXT-ruling-07")
def test_gunnery_team_asks_for_the_command_against_the_last_squadron() -> None:
    for last in (False, True):
        table = Scenario(printing=FINAL)
        imperial = table.ship(IMPERIAL, X, Y, upgrades=["gunnery_team"], tokens=(CONCENTRATE,))
        one = table.squadron(X_WING, X - 40, Y + 130, side=1)
        two = table.squadron(X_WING, X + 40, Y + 130, side=1)
        three = table.squadron(X_WING, X, Y + 170, side=1)
        table.run(ShipActivation(ship=imperial)).answer(ATTACK, AttackChoice(FRONT, one, None))
        table.roll("accuracy", "blank")
        pass_until(table if last else use(table, "concentrate_fire"), NEXT_SQUADRON)
        table.answer(NEXT_SQUADRON, AttackChoice(FRONT, two, None)).roll("accuracy", "blank")
        pass_until(use(table, "concentrate_fire") if last else table, NEXT_SQUADRON).pass_(NEXT_SQUADRON)
        found = {defender for _, defender, _ in attacks_asked(table)}
        assert found == ({three} if last else set())


# Demolisher


def demolisher(*upgrades: str, tokens: tuple[Command, ...] = ()) -> Scenario:
    """A Gladiator with Demolisher between enemies activates."""
    table = Scenario(printing=FINAL)
    gladiator = table.ship(GLADIATOR, X, Y, upgrades=["demolisher", *upgrades], tokens=tokens)
    table.ship(CORVETTE, 100, 800)
    table.ship(CORVETTE, X, Y + 330, 90, side=1)
    table.ship(CORVETTE, X - 150, Y + 130, 0, side=1)
    return table.run(ShipActivation(ship=gladiator))


@proves("EXT-ruling-01", "CARD-demolisher-05")
def test_demolisher_attacks_once_in_its_attack_step_and_once_after_its_first_maneuver() -> None:
    table = demolisher()
    shoot(table, FRONT)
    assert not asks_for(table, ATTACK), "the other attack has to wait"
    straight(pass_until(table, COURSE))
    use(table, "demolisher")
    if asks_for(table, ATTACK):
        table.answer(ATTACK, table.question.options[0])
    while not table.is_over and table.question.kind.name == "roll":
        table.roll("blank")
    table.pass_()
    assert [event.zone for event in table.all(AttackDeclared)] == [FRONT, LEFT], "no hull zone twice"
    assert len(table.all(AttackEnded)) == 2


@proves("EXT-ruling-01", "EXT-base-05")
def test_demolisher_attacks_between_the_two_maneuvers_of_engine_techs_and_not_after_them() -> None:
    table = demolisher("engine_techs", tokens=(Command.NAVIGATE,))
    table.pass_(ATTACK)
    straight(use(table, "navigate").answer(NEW_SPEED, 2))
    assert offered(table) == {"demolisher", "engine_techs"}
    straight(use(table, "engine_techs"))
    assert not offered(table)
    assert not table.all(AttackEnded)


@proves("EXT-ruling-01")
def test_demolisher_that_did_not_attack_in_its_attack_step_attacks_once_after_it() -> None:
    table = demolisher()
    straight(table.pass_(ATTACK))
    use(table, "demolisher")
    shoot(table, FRONT)
    assert len(table.all(AttackEnded)) == 1
    assert "demolisher" not in offered(table)
