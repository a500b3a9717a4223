"""Three objectives, one of each category."""

from __future__ import annotations

import pytest

from tests.builders.fleets import OBJECTIVES, broken, faults, rebels
from tests.proves import proves

ASSAULT, DEFENSE, NAVIGATION = OBJECTIVES


@proves("FLEET-20")
@pytest.mark.parametrize("category", ["assault", "defense", "navigation"])
def test_a_fleet_needs_an_objective_of_each_category(category: str) -> None:
    chosen = dict(zip(("assault", "defense", "navigation"), OBJECTIVES, strict=True))
    del chosen[category]
    assert broken(rebels(objectives=OBJECTIVES)) == []
    (fault,) = faults(rebels(objectives=list(chosen.values())))
    assert fault.rule == "FLEET-20"
    assert fault.message.startswith(f"The fleet has no {category} objective")


@proves("FLEET-20")
def test_a_fleet_has_one_objective_of_a_category() -> None:
    (fault,) = faults(rebels(objectives=[*OBJECTIVES, "opening_salvo"]))
    assert (fault.rule, fault.card) == ("FLEET-20", "opening_salvo")
    assert fault.remedy == "Leave out Opening Salvo or Most Wanted."
    assert broken(rebels(objectives=[ASSAULT, DEFENSE, "contested_outpost"])) == ["FLEET-20", "FLEET-20"]
    assert broken(rebels(objectives=[*OBJECTIVES, ASSAULT])) == ["FLEET-20"]


@proves("FLEET-20")
def test_the_order_of_objectives_does_not_matter() -> None:
    assert broken(rebels(objectives=[NAVIGATION, ASSAULT, DEFENSE])) == []


@proves("FLEET-20")
def test_an_objective_of_a_campaign_is_in_no_fleet() -> None:
    (fault,) = faults(rebels(objectives=[*OBJECTIVES, "show_of_force"]))
    assert (fault.rule, fault.card) == ("FLEET-20", "show_of_force")


@proves("TRN-14", "SEC-12", "SEC-25")
@pytest.mark.parametrize(
    ("profile", "players", "rule"),
    [("tournament", 2, "TRN-14"), ("sector_fleet", 2, "SEC-12"), ("sector_fleet", 8, "SEC-25")],
)
def test_every_profile_wants_three_objectives(profile: str, players: int, rule: str) -> None:
    assert broken(rebels(objectives=OBJECTIVES), profile, None, players) == []
    assert broken(rebels(objectives=[]), profile, None, players) == [rule] * 3
    assert broken(rebels(objectives=[*OBJECTIVES, "opening_salvo"]), profile, None, players) == [rule]
