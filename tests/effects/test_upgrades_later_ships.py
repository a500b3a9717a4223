"""Titles, an officer and a retrofit of later waves that change a ship itself."""

from __future__ import annotations

from armada.catalog.cards import DefenseToken
from armada.effects.upgrades.defensive_retrofit import MARKED_ZONE
from armada.effects.verbs.tokens import CHOSEN_TOKEN
from armada.rules.rounds import Round
from armada.rules.ship_movement import COURSE, ExecuteManeuver, courses_of
from armada.rules.ship_phase import ShipPhase
from armada.rules.targets import legal_attacks
from armada.state.events.cards import LastingEnded
from armada.state.events.movement import ManeuverExecuted
from armada.state.records import Scope, ShipId
from tests.effects.cards_table import offered, use
from tests.effects.test_upgrades_support_team import straight
from tests.rules.attack_table import CORVETTE, NEBULON, VICTORY, X, Y
from tests.rules.builders import FRONT, LEFT, Scenario
from tests.rules.squadron_table import StillTable

# Harrow


def yaws(speed: int, *, title: bool = True, granted: int | None = None) -> tuple[int, ...]:
    """The yaw values of a Victory at a speed."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, speed=speed, upgrades=["harrow"] if title else [])
    table.run(StillTable())
    return courses_of(table.game, ExecuteManeuver(ship=ship, granted_speed=granted)).yaws


def test_harrow_turns_sharply_at_speed_1() -> None:
    assert yaws(1) == (2,)
    assert yaws(1, title=False) == (1,)


def test_harrow_turns_sharply_in_a_granted_maneuver_at_speed_1_and_not_at_speed_2() -> None:
    assert yaws(2, granted=1) == (2,)
    assert yaws(2) == yaws(2, title=False)


def test_harrow_serves_no_other_ship() -> None:
    table = Scenario()
    table.ship(VICTORY, X, Y, upgrades=["harrow"])
    other = table.ship(VICTORY, X + 300, Y, speed=1)
    table.run(StillTable())
    assert courses_of(table.game, ExecuteManeuver(ship=other)).yaws == (1,)


# Vanguard


def vanguard(round: int) -> tuple[Scenario, ShipId]:
    """A round begins for a Nebulon-B with the title."""
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, side=1, upgrades=["vanguard"], exhausted=[0])
    return table.run(Round(number=round)), ship


def test_vanguard_replaces_a_defense_token_by_a_readied_redirect() -> None:
    table, ship = vanguard(1)
    use(table, "vanguard").answer(CHOSEN_TOKEN, 0)
    token = table.the_ship(ship).defense[0]
    assert (token.kind, token.state) == (DefenseToken.REDIRECT, "readied")
    assert len(table.the_ship(ship).defense) == 3
    assert "vanguard" not in offered(table)


def test_vanguard_is_not_offered_after_round_1() -> None:
    assert "vanguard" not in offered(vanguard(2)[0])


# Admiral Ozzel, the officer


def ozzel(round: int) -> tuple[Scenario, ShipId]:
    """A round begins for a Victory with Ozzel."""
    table = Scenario()
    ship = table.ship(VICTORY, X, Y, speed=2, upgrades=["admiral_ozzel_officer"])
    table.ship(CORVETTE, 100, 800, side=1)
    return table.run(Round(number=round)), ship


def test_ozzel_executes_a_maneuver_at_speed_1_when_the_game_begins() -> None:
    table, ship = ozzel(1)
    use(table, "admiral_ozzel_officer")
    assert table.question.kind is COURSE
    straight(table)
    assert table.last(ManeuverExecuted).speed == 1
    assert table.the_ship(ship).speed == 2, "the dial is left alone"
    assert not table.the_ship(ship).activated
    assert "admiral_ozzel_officer" not in offered(table)


def test_ozzel_is_not_offered_after_round_1() -> None:
    assert "admiral_ozzel_officer" not in offered(ozzel(2)[0])


# Early Warning System


def warned() -> tuple[Scenario, ShipId, ShipId]:
    """A Victory with an Early Warning System, and an enemy before it."""
    table = Scenario()
    victory = table.ship(VICTORY, X, Y, upgrades=["early_warning_system"])
    nebulon = table.ship(NEBULON, X, Y + 230, 180, side=1)
    table.squadron("b_wing_squadron", X, Y + 90, side=1)
    return table.run(ShipPhase()), victory, nebulon


def obstructed(table: Scenario, attacker: int, defender: ShipId) -> set[bool]:
    """Whether attacks on the front of a ship are obstructed."""
    attacks = legal_attacks(table.game, attacker)  # type: ignore[arg-type]
    return {a.obstructed for a in attacks if a.option.defender == defender and a.option.target_zone is FRONT}


def test_attacks_on_a_marked_hull_zone_are_obstructed_until_the_round_ends() -> None:
    table, victory, nebulon = warned()
    assert obstructed(table, nebulon, victory) == {False}
    use(table, "early_warning_system").answer(MARKED_ZONE, FRONT)
    assert obstructed(table, nebulon, victory) == {True}
    assert obstructed(table, nebulon + 1, victory) == {True}, "by squadrons too"
    table.game.emit(LastingEnded(Scope.ROUND))
    assert obstructed(table, nebulon, victory) == {False}


def test_attacks_on_other_hull_zones_or_ships_are_not_obstructed() -> None:
    table, victory, nebulon = warned()
    use(table, "early_warning_system").answer(MARKED_ZONE, LEFT)
    assert obstructed(table, nebulon, victory) == {False}
    assert obstructed(table, victory, nebulon) == {False}


def test_one_hull_zone_is_marked_in_a_round() -> None:
    table, _, _ = warned()
    use(table, "early_warning_system").answer(MARKED_ZONE, FRONT)
    table.game.interrupt(ShipPhase())
    assert "early_warning_system" not in offered(table)
