"""Fleet commands."""

from __future__ import annotations

import pytest

from armada.effects.upgrades.defensive_retrofit import RECOVERING_ZONE
from armada.effects.upgrades.fleet_command import PAYMENT, Payment
from armada.effects.verbs.dice import CHANGED_DIE
from armada.rules.attack import Attack
from armada.rules.commands import ways_to_resolve
from armada.rules.courses import Courses
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.destruction import Destroy
from armada.rules.navigate import NEW_SPEED
from armada.rules.ship_movement import ExecuteManeuver, courses_of
from armada.rules.ship_phase import ShipActivation, ShipPhase
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.squadron_movement import squadron_speed
from armada.state.events.cards import LastingEnded
from armada.state.events.movement import ManeuverExecuted
from armada.state.records import COMMANDS, Command, Scope, ShipId, SquadronId
from tests.builders.attack_table import NEBULON, VICTORY, X_WING, X, Y, attack_of, pool
from tests.builders.cards_table import is_discarded, offered, use
from tests.builders.scenario import FRONT, LEFT, Scenario
from tests.builders.upgrade_table import intensified, straight
from tests.proves import proves

NAVIGATE, SQUADRON, REPAIR, CONCENTRATE = COMMANDS
PELTA = "modified_pelta_class_command_ship"
PAID_BY = {"all_fighters_follow_me": SQUADRON, "entrapment_formation": NAVIGATE, "shields_to_maximum": REPAIR}


def commanding(
    card: str, *, tokens: tuple[Command, ...] = (), friend: str = NEBULON, **more: object
) -> tuple[Scenario, ShipId, ShipId, SquadronId]:
    """The Ship Phase begins for a fleet with a fleet command."""
    table = Scenario()
    pelta = table.ship(PELTA, X, Y, side=1, upgrades=[card], tokens=tokens, dials=(CONCENTRATE,))
    options = {"dials": (CONCENTRATE,), **more}
    other = table.ship(friend, X + 300, Y, side=1, **options)  # type: ignore[arg-type]
    table.ship(VICTORY, 100, 800, dials=(CONCENTRATE,))
    x_wing = table.squadron(X_WING, X + 100, Y, side=1)
    table.run(ShipPhase())
    return table, pelta, other, x_wing


@pytest.mark.parametrize("card", PAID_BY)
def test_a_fleet_command_is_paid_with_the_card_or_with_a_token(card: str) -> None:
    table, pelta, _, _ = commanding(card, tokens=(PAID_BY[card],))
    use(table, card).answer(PAYMENT, Payment.TOKEN)
    assert table.the_ship(pelta).tokens == ()
    assert not is_discarded(table, card)
    assert table.the_ship(pelta).resolved == (), "no command is resolved"
    table, pelta, _, _ = commanding(card, tokens=(PAID_BY[card],))
    use(table, card).answer(PAYMENT, Payment.CARD)
    assert is_discarded(table, card)
    assert table.the_ship(pelta).tokens == (PAID_BY[card],)


@pytest.mark.parametrize("card", PAID_BY)
def test_without_the_token_a_fleet_command_costs_the_card(card: str) -> None:
    other = next(command for command in COMMANDS if command is not PAID_BY[card])
    table, _, _, _ = commanding(card, tokens=(other,))
    use(table, card)
    assert is_discarded(table, card)
    assert table.game.lasting(card)


@proves("EXT-ruling-20")
@pytest.mark.parametrize("card", PAID_BY)
def test_a_fleet_command_holds_until_the_round_ends_even_if_its_ship_is_destroyed(card: str) -> None:
    table, pelta, _, _ = commanding(card)
    use(table, card)
    table.game.interrupt(Destroy(unit=pelta))
    assert table.game.lasting(card)
    table.game.emit(LastingEnded(Scope.ROUND))
    assert not table.game.lasting(card)


# All Fighters, Follow Me!


def test_all_fighters_follow_me_makes_squadrons_activated_by_ships_faster() -> None:
    table, pelta, _, x_wing = commanding("all_fighters_follow_me")
    use(table, "all_fighters_follow_me")
    table.game.interrupt(SquadronActivation(squadron=x_wing, by_command=True, ship=pelta))
    assert squadron_speed(table.game, x_wing) == 4


def test_all_fighters_follow_me_does_nothing_in_the_squadron_phase_or_beyond_speed_5() -> None:
    table, pelta, _, x_wing = commanding("all_fighters_follow_me")
    a_wing = table.squadron("a_wing_squadron", X + 200, Y + 100, side=1)
    use(table.run(ShipPhase()), "all_fighters_follow_me")
    table.game.interrupt(SquadronActivation(squadron=x_wing))
    assert squadron_speed(table.game, x_wing) == 3
    table.game.interrupt(SquadronActivation(squadron=a_wing, by_command=True, ship=pelta))
    assert squadron_speed(table.game, a_wing) == 5


def test_paid_with_a_squadron_token_the_ship_can_still_resolve_a_squadron_command() -> None:
    table, pelta, _, _ = commanding("all_fighters_follow_me", tokens=(SQUADRON, NAVIGATE))
    use(table, "all_fighters_follow_me").answer(PAYMENT, Payment.TOKEN)
    assert ways_to_resolve(table.game, pelta, NAVIGATE)
    assert table.the_ship(pelta).resolved == ()


# Entrapment Formation!


def test_entrapment_formation_lets_friendly_ships_change_speed_without_navigate() -> None:
    table, _, nebulon, _ = commanding("entrapment_formation")
    use(table, "entrapment_formation")
    table.game.interrupt(ExecuteManeuver(ship=nebulon))
    use(table, "entrapment_formation_in_force").answer(NEW_SPEED, 3)
    assert table.the_ship(nebulon).speed == 3
    straight(table)
    assert table.last(ManeuverExecuted).speed == 3
    assert table.is_over


def test_entrapment_formation_adds_to_navigate() -> None:
    table, _, nebulon, _ = commanding("entrapment_formation", tokens=(), speed=1)
    use(table, "entrapment_formation")
    table.game.interrupt(ExecuteManeuver(ship=nebulon))
    use(table, "entrapment_formation_in_force").answer(NEW_SPEED, 2)
    assert table.the_ship(nebulon).speed == 2


@proves("DMGCARD-thruster-fissure-02")
def test_entrapment_formation_is_a_change_of_speed_of_the_ship_itself() -> None:
    table, _, nebulon, _ = commanding("entrapment_formation", damage=["thruster_fissure"])
    use(table, "entrapment_formation")
    table.game.interrupt(ExecuteManeuver(ship=nebulon))
    use(table, "entrapment_formation_in_force").answer(NEW_SPEED, 1)
    assert table.question.kind is DAMAGED_ZONE
    table.answer(DAMAGED_ZONE, FRONT)
    assert table.shields(nebulon, FRONT) == 2


def test_entrapment_formation_serves_no_enemy_and_only_legal_speeds() -> None:
    table, _, nebulon, _ = commanding("entrapment_formation", speed=3)
    use(table, "entrapment_formation")
    table.game.interrupt(ExecuteManeuver(ship=nebulon))
    use(table, "entrapment_formation_in_force")
    assert table.the_ship(nebulon).speed == 2, "a Nebulon-B goes no faster than 3"
    table, _, _, _ = commanding("entrapment_formation")
    use(table, "entrapment_formation")
    table.game.interrupt(ExecuteManeuver(ship=ShipId(2)))  # type: ignore[arg-type]
    assert not offered(table)


# Shields to Maximum!


def test_shields_to_maximum_recovers_a_shield_before_a_dial_is_revealed() -> None:
    table, _, nebulon, _ = commanding("shields_to_maximum", shields={FRONT: 1, LEFT: 0})
    use(table, "shields_to_maximum")
    table.game.interrupt(ShipActivation(ship=nebulon))
    use(table, "shields_to_maximum_in_force").answer(RECOVERING_ZONE, FRONT)
    assert table.shields(nebulon, FRONT) == 2
    assert not offered(table), "once"


@proves("DMGCARD-crew-panic-01")
def test_shields_to_maximum_can_come_before_crew_panic() -> None:
    table, _, nebulon, _ = commanding("shields_to_maximum", shields={FRONT: 1}, damage=["crew_panic"])
    use(table, "shields_to_maximum")
    table.game.interrupt(ShipActivation(ship=nebulon))
    assert offered(table) == {"shields_to_maximum_in_force", "crew_panic"}
    use(table, "shields_to_maximum_in_force")
    assert table.shields(nebulon, FRONT) == 2


def test_shields_to_maximum_is_not_offered_at_full_shields_without_a_dial_or_to_enemies() -> None:
    table, _, nebulon, _ = commanding("shields_to_maximum")
    use(table, "shields_to_maximum")
    table.game.interrupt(ShipActivation(ship=nebulon))
    assert not offered(table)
    table, _, nebulon, _ = commanding("shields_to_maximum", shields={FRONT: 0}, dials=())
    use(table, "shields_to_maximum")
    table.game.interrupt(ShipActivation(ship=nebulon))
    assert not offered(table)


@proves("DMGCARD-capacitor-failure-01")
def test_shields_to_maximum_does_not_serve_empty_zones_under_capacitor_failure() -> None:
    table, _, nebulon, _ = commanding("shields_to_maximum", shields={FRONT: 0}, damage=["capacitor_failure"])
    use(table, "shields_to_maximum")
    table.game.interrupt(ShipActivation(ship=nebulon))
    assert not offered(table)


# Take Evasive Action!


def yaws(speed: int, *, given: bool = True, side: int = 1, granted: int | None = None) -> tuple[int, ...]:
    """The yaw values of an Assault Frigate whose fleet gave the command, or of an enemy."""
    table = Scenario()
    upgrades = ["take_evasive_action"]
    table.ship("modified_pelta_class_command_ship", X, Y, side=1, upgrades=upgrades, tokens=(NAVIGATE,))
    ship = table.ship("assault_frigate_mark_ii_a", X + 300, Y, side=side, speed=speed)
    table.ship(VICTORY, 100, 800)
    table.run(ShipPhase())
    if given:
        use(table, "take_evasive_action").answer(PAYMENT, Payment.TOKEN)
    found: Courses = courses_of(table.game, ExecuteManeuver(ship=ship, granted_speed=granted))
    return found.yaws


def test_take_evasive_action_raises_the_last_yaw_value_up_to_2() -> None:
    plain = yaws(3, given=False)
    assert yaws(3) == (*plain[:-1], min(2, plain[-1] + 1))
    assert yaws(3) != plain


def test_take_evasive_action_serves_neither_enemies_nor_granted_maneuvers_at_another_speed() -> None:
    assert yaws(3, side=0) == yaws(3, given=False, side=0)
    assert yaws(3, granted=1) == yaws(3, given=False, granted=1)


# Intensify Firepower!


def test_intensify_firepower_lets_a_friendly_ship_turn_a_die_to_a_single_hit() -> None:
    table, _, _ = intensified()
    use(table, "intensify_firepower_in_force").answer(CHANGED_DIE, 0)
    assert pool(table) == ["hit", "crit", "accuracy"]
    assert "intensify_firepower_in_force" not in offered(table), "once in an attack"


def test_intensify_firepower_serves_neither_enemies_nor_attacks_on_squadrons() -> None:
    table, nebulon, enemy = intensified()
    table.game.interrupt(Attack(attacker=enemy, zone=FRONT, defender=nebulon, target_zone=FRONT))
    table.roll("hit", "blank")
    assert "intensify_firepower_in_force" not in offered(table)
    assert attack_of(table).attacker == enemy


def test_without_the_command_nothing_is_intensified() -> None:
    assert "intensify_firepower_in_force" not in offered(intensified(paid=False)[0])
