"""The fleets of one team."""

from __future__ import annotations

import pytest

from armada.errors import FleetError
from armada.fleet.teams import team_faults
from tests.builders.fleets import fleet, imperials, rebels
from tests.proves import proves

HOME = fleet("cr90_corvette_a + general_dodonna", squadrons=["luke_skywalker"], name="Home Fleet")
SECOND = fleet("cr90_corvette_a + mon_mothma", squadrons=["x_wing_squadron"], name="Second Fleet")


@proves("SEC-20")
def test_a_team_is_of_one_faction() -> None:
    assert team_faults([HOME, SECOND], players=4, points=800) == []
    (fault,) = team_faults([HOME, imperials()], players=4, points=800)
    assert fault.rule == "SEC-20"
    assert (
        fault.message
        == "A team cannot have Rebel and Imperial fleets together: all its fleets must be of one faction (SEC-20)."
    )


@proves("SEC-24")
def test_a_unique_name_stands_once_in_a_team() -> None:
    with_luke = fleet("cr90_corvette_a + mon_mothma", squadrons=["luke_skywalker"])
    (fault,) = team_faults([HOME, with_luke], players=4, points=800)
    assert (fault.rule, fault.card) == ("SEC-24", "luke_skywalker")
    assert "Fleet 1 (Home Fleet) has a card with the unique name Luke Skywalker" in fault.message


@proves("SEC-24")
def test_each_fleet_of_a_team_has_a_commander_of_its_own() -> None:
    assert [fault.rule for fault in team_faults([rebels(), rebels()], players=4, points=800)] == ["SEC-24"]
    assert team_faults([HOME, SECOND], players=4, points=800) == []


@proves("SEC-24")
def test_names_that_are_not_unique_may_stand_in_every_fleet() -> None:
    corvette = "hammerhead_scout_corvette + task_force_organa"
    fleets = [fleet(f"{corvette} + {commander}", corvette) for commander in ("general_dodonna", "mon_mothma")]
    assert team_faults(fleets, players=4, points=800) == []


@proves("SEC-24", "FLEET-18")
def test_a_name_twice_in_one_fleet_is_the_fault_of_that_fleet() -> None:
    yavaris = "nebulon_b_escort_frigate + yavaris"
    twice = fleet("cr90_corvette_a + mon_mothma", yavaris, yavaris)
    (fault,) = team_faults([HOME, twice], players=4, points=800)
    assert fault.rule == "FLEET-18"
    assert fault.message.startswith("Fleet 2: The title Yavaris")


@proves("SEC-16")
def test_a_team_has_a_fleet_for_each_player() -> None:
    assert [fault.rule for fault in team_faults([HOME], players=4, points=800)] == ["SEC-16"]
    assert team_faults([HOME], players=2, points=800) == []
    with pytest.raises(FleetError, match="SEC-16"):
        team_faults([HOME], players=3, points=800)


@proves("SEC-17", "SEC-21")
def test_the_faults_of_each_fleet_are_told_with_its_name() -> None:
    convoy = fleet("cr90_corvette_a + mon_mothma", *["gr_75_medium_transports"] * 3, name="Convoy")
    (fault,) = team_faults([HOME, convoy], players=4, points=800)
    assert fault.rule == "SEC-21"
    assert fault.message.startswith("Fleet 2 (Convoy): The fleet cannot have 3 flotillas")
