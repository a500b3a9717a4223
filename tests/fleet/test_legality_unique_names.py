"""A unique name stands once in a fleet."""

from __future__ import annotations

from armada.catalog.cards import Printing
from tests.builders.fleets import broken, faults, fleet, imperials, rebels
from tests.proves import proves

GLADIATOR = "gladiator_i_class_star_destroyer"


@proves("FLEET-17")
def test_a_unique_squadron_is_fielded_once() -> None:
    assert broken(rebels(squadrons=["luke_skywalker", "x_wing_squadron", "x_wing_squadron"])) == []
    (fault,) = faults(rebels(squadrons=["luke_skywalker", "luke_skywalker"]))
    assert (fault.rule, fault.card) == ("FLEET-17", "luke_skywalker")


@proves("FLEET-18")
def test_a_unique_upgrade_is_in_a_fleet_once() -> None:
    assert broken(imperials(f"{GLADIATOR} + demolisher", f"{GLADIATOR} + insidious")) == []
    (fault,) = faults(imperials(f"{GLADIATOR} + demolisher", f"{GLADIATOR} + demolisher"))
    assert (fault.rule, fault.card) == ("FLEET-18", "demolisher")
    assert fault.message == "The title Demolisher cannot be in the fleet twice: its name is unique (FLEET-18)."


@proves("FLEET-18")
def test_a_unique_name_stands_once_whatever_the_kind_of_card() -> None:
    squadron = ["darth_vader_tie_advanced_squadron"]
    flagship = "victory_i_class_star_destroyer + darth_vader_commander"
    assert broken(imperials(squadrons=squadron)) == []
    assert broken(fleet(flagship)) == []
    (fault,) = faults(fleet(flagship, squadrons=squadron))
    assert (fault.rule, fault.card) == ("FLEET-18", "darth_vader_tie_advanced_squadron")
    assert fault.message == (
        "The squadron Darth Vader cannot be in the same fleet as the commander Darth Vader: "
        "both have the unique name Darth Vader (FLEET-18)."
    )


@proves("FLEET-18")
def test_two_squadrons_of_one_unique_ship_cannot_fly_together() -> None:
    assert broken(imperials(squadrons=["boba_fett", "ig_88", "ig_88b"])) == []
    assert broken(imperials(squadrons=["boba_fett", "hondo_ohnaka_slave_i"])) == ["FLEET-18"]
    (fault,) = faults(rebels(squadrons=["han_solo", "lando_calrissian_millennium_falcon"]))
    assert "both have the unique name Millennium Falcon" in fault.message


@proves("FLEET-18")
def test_a_name_without_a_bullet_may_stand_often() -> None:
    corvette = "hammerhead_scout_corvette + task_force_antilles"
    assert broken(rebels(corvette, corvette, corvette)) == []
    assert broken(rebels("hammerhead_scout_corvette + garels_honor", "hammerhead_torpedo_corvette + garels_honor")) == [
        "FLEET-18"
    ]


@proves("FLEET-18")
def test_a_unique_ship_is_in_a_fleet_once() -> None:
    ship = "providence_class_carrier_rebel"
    assert broken(rebels(ship)) == []
    assert broken(rebels(ship, ship)) == ["FLEET-18"]


@proves("FLEET-18")
def test_every_later_bearer_of_a_name_is_at_fault() -> None:
    leia = "nebulon_b_escort_frigate + leia_organa_officer"
    flagship = "cr90_corvette_a + leia_organa_commander"
    found = faults(fleet(flagship, leia, leia, printing=Printing.FINAL))
    assert [(fault.rule, fault.card) for fault in found] == [("FLEET-18", "leia_organa_officer")] * 2


@proves("FLEET-24")
def test_opposing_fleets_may_bear_the_same_names() -> None:
    one = rebels("nebulon_b_escort_frigate + yavaris", squadrons=["luke_skywalker"])
    other = rebels("nebulon_b_support_refit + yavaris", squadrons=["luke_skywalker", "x_wing_squadron"])
    assert broken(one) == broken(other) == []
    together = rebels(
        "nebulon_b_escort_frigate + yavaris",
        "nebulon_b_support_refit + yavaris",
        squadrons=["luke_skywalker", "luke_skywalker"],
    )
    assert broken(together) == ["FLEET-18", "FLEET-17"]
