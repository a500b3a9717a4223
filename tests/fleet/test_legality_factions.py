"""One faction in a fleet."""

from __future__ import annotations

import pytest

from tests.builders.fleets import broken, faults, fleet, imperials, rebels
from tests.proves import proves


@proves("FLEET-07")
def test_a_fleet_is_of_one_faction() -> None:
    assert broken(rebels("nebulon_b_escort_frigate")) == []
    assert broken(rebels("gladiator_i_class_star_destroyer")) == ["FLEET-07", "FLEET-08"]


@proves("FLEET-07")
def test_a_fleet_is_of_the_faction_of_its_cards() -> None:
    ship = "victory_i_class_star_destroyer + grand_moff_tarkin"
    (fault,) = faults(fleet(ship, squadrons=["howlrunner"], faction="rebel"))
    assert fault.rule == "FLEET-07"
    assert fault.remedy == "Make it Imperial."
    assert broken(fleet(ship, squadrons=["howlrunner"], faction="empire")) == []


@proves("FLEET-08", "FLEET-09")
def test_a_ship_or_squadron_of_the_other_faction_cannot_be_in_a_fleet() -> None:
    mixed = faults(rebels("gladiator_i_class_star_destroyer", squadrons=["x_wing_squadron", "howlrunner"]))
    assert [(fault.rule, fault.card) for fault in mixed] == [
        ("FLEET-07", None),
        ("FLEET-08", "gladiator_i_class_star_destroyer"),
        ("FLEET-08", "howlrunner"),
    ]
    assert mixed[2].message == "The fleet is Rebel and cannot contain Howlrunner, which is Imperial (FLEET-08)."
    assert broken(rebels("nebulon_b_escort_frigate", squadrons=["x_wing_squadron"])) == []


@proves("FLEET-08", "UPG-03")
def test_an_upgrade_of_the_other_faction_cannot_be_equipped() -> None:
    assert broken(rebels("nebulon_b_escort_frigate + leia_organa_officer")) == []
    (fault,) = faults(rebels("nebulon_b_escort_frigate + wullf_yularen"))
    assert (fault.rule, fault.card) == ("UPG-03", "wullf_yularen")
    assert broken(imperials("victory_ii_class_star_destroyer + wullf_yularen")) == []
    assert broken(imperials("victory_ii_class_star_destroyer + leia_organa_officer")) == ["UPG-03"]


@proves("FLEET-10")
def test_an_upgrade_without_a_faction_is_for_both() -> None:
    assert broken(rebels("assault_frigate_mark_ii_b + gunnery_team")) == []
    assert broken(imperials("victory_ii_class_star_destroyer + gunnery_team")) == []
    assert broken(imperials("victory_ii_class_star_destroyer + caitken_and_shollan")) == ["UPG-03"]


def test_an_upgrade_of_two_factions_is_for_both_of_them() -> None:
    assert broken(fleet("acclamator_i_class_assault_ship + bail_organa_commander + swivel_mount_batteries")) == []
    assert broken(fleet("munificent_class_comms_frigate + count_dooku + swivel_mount_batteries")) == []
    assert broken(rebels("nebulon_b_escort_frigate + swivel_mount_batteries")) == ["UPG-03"]


@proves("FLEET-22")
@pytest.mark.parametrize(
    ("ship", "is_of_the_two"),
    [
        ("cr90_corvette_a + general_dodonna", True),
        ("victory_i_class_star_destroyer + grand_moff_tarkin", True),
        ("acclamator_i_class_assault_ship + bail_organa_commander", False),
        ("munificent_class_comms_frigate + count_dooku", False),
    ],
)
def test_by_option_there_are_two_factions(ship: str, is_of_the_two: bool) -> None:
    assert broken(fleet(ship)) == []
    assert broken(fleet(ship), options=["two_factions"]) == ([] if is_of_the_two else ["FLEET-22"])
