"""One flagship, one commander."""

from __future__ import annotations

import pytest

from tests.builders.fleets import broken, faults, fleet, rebels
from tests.proves import proves

CORVETTE = "cr90_corvette_a"


@proves("FLEET-11")
def test_a_fleet_needs_a_flagship() -> None:
    (fault,) = faults(fleet(CORVETTE))
    assert (fault.rule, fault.remedy) == ("FLEET-11", "Equip a commander to one of the ships.")
    assert broken(fleet(f"{CORVETTE} + general_dodonna")) == []


@proves("FLEET-11", "FLEET-12")
def test_a_fleet_has_one_commander_only() -> None:
    assert broken(fleet(f"{CORVETTE} + general_dodonna", CORVETTE)) == []
    (fault,) = faults(fleet(f"{CORVETTE} + general_dodonna", f"{CORVETTE} + mon_mothma"))
    assert (fault.rule, fault.card) == ("FLEET-12", "mon_mothma")
    assert fault.remedy == "Leave out Mon Mothma or General Dodonna."


@proves("UPG-08")
def test_a_ship_has_one_commander_only() -> None:
    assert broken(fleet(f"{CORVETTE} + mon_mothma")) == []
    assert broken(fleet(f"{CORVETTE} + mon_mothma + general_dodonna")) == ["FLEET-12", "UPG-08"]


@proves("FLEET-23")
def test_a_fleet_needs_a_ship_but_no_squadron() -> None:
    assert broken(fleet(faction="rebel", squadrons=["luke_skywalker"])) == ["FLEET-23"]
    assert broken(fleet(f"{CORVETTE} + general_dodonna")) == []


@proves("UPG-07", "UPG-09")
@pytest.mark.parametrize("ship", ["gr_75_medium_transports", "cr90_corvette_a", "mc80_command_cruiser"])
def test_a_commander_goes_on_any_ship_of_the_faction_without_an_icon(ship: str) -> None:
    assert broken(fleet(f"{ship} + general_dodonna")) == []
    assert broken(fleet(f"{ship} + grand_moff_tarkin")) == ["UPG-03"]


@proves("FLOT-06")
def test_by_option_a_flotilla_cannot_be_the_flagship() -> None:
    on_transport = fleet("gr_75_medium_transports + general_dodonna", CORVETTE)
    on_corvette = fleet(f"{CORVETTE} + general_dodonna", "gr_75_medium_transports")
    assert broken(on_transport) == []
    (fault,) = faults(on_transport, options=["no_flagship_flotilla"])
    assert (fault.rule, fault.card) == ("FLOT-06", "general_dodonna")
    assert broken(on_corvette, options=["no_flagship_flotilla"]) == []


@proves("TRN-14", "SEC-12", "SEC-25")
@pytest.mark.parametrize(
    ("profile", "players", "rule"),
    [("tournament", 2, "TRN-14"), ("sector_fleet", 2, "SEC-12"), ("sector_fleet", 4, "SEC-25")],
)
def test_every_profile_wants_one_commander(profile: str, players: int, rule: str) -> None:
    assert broken(rebels(), profile, None, players) == []
    assert broken(fleet(CORVETTE), profile, None, players) == [rule]
    assert broken(rebels(f"{CORVETTE} + mon_mothma"), profile, None, players) == [rule]
