"""Fleets of an event: any dialect, checked, fixed at the start, hidden until then, objectives hidden throughout."""

from __future__ import annotations

from pathlib import Path

import pytest
from msgspec.structs import replace

from armada.errors import FleetError
from armada.fleet.ready_made import ready_made
from armada.tournament.fleets import HandInFleet, event_faults, fleet_shown, without_fleet
from armada.tournament.profiles import profile_named
from armada.tournament.rounds import Pair
from tests.builders.events import desk, imagined, refused
from tests.proves import proves

REBELS = ready_made()["rebels_400_ships"]
EMPIRE = ready_made()["empire_400_ships"]


@proves("TRN-17")
@pytest.mark.parametrize("dialect", ["kingston", "star_forge", "warlords", "toml", "json"])
def test_a_list_in_any_format_names_all_that_a_fleet_has(tmp_path: Path, dialect: str) -> None:
    shop = desk(tmp_path, 2, tier="competitive")
    shop.do(HandInFleet(player=1, text=REBELS.write(dialect)))
    fleet = shop.event.players[1].fleet
    assert fleet is not None
    assert (fleet.ships, sorted(fleet.squadrons)) == (REBELS.ships, sorted(REBELS.squadrons))
    assert (fleet.commander, fleet.points, set(fleet.objectives)) == (
        REBELS.commander,
        REBELS.points,
        set(REBELS.objectives),
    )
    assert [player.id for player in without_fleet(shop.event)] == [2]


@proves("TRN-11", "TRN-14")
def test_a_fleet_that_breaks_a_rule_is_questioned_with_the_rule(tmp_path: Path) -> None:
    shop = desk(tmp_path, 1)
    lacking = replace(REBELS, objectives=REBELS.objectives[:2])
    assert "TRN-14" in refused(shop, HandInFleet(player=1, text=lacking.write("toml")), "objective").message
    large = ready_made()["rebels_600"]
    assert "TRN-11" in [fault.rule for fault in event_faults(shop.event, large)]
    small = desk(tmp_path, 1, profile="sector_fleet")
    assert event_faults(small.event, large) == []


@proves("TRN-12", "TRN-13")
def test_at_300_points_squadrons_have_100(tmp_path: Path) -> None:
    event = imagined()
    event.settings = replace(event.settings, profile=profile_named("tournament", 300))
    broken = [fault.rule for fault in event_faults(event, ready_made()["rebels_400_squadrons"])]
    assert "TRN-12" in broken
    assert "TRN-13" in broken
    assert event_faults(event, ready_made()["rebels_300"]) == []


def test_a_line_that_cannot_be_read_is_questioned_and_no_list_at_all_is_refused(tmp_path: Path) -> None:
    shop = desk(tmp_path, 1)
    assert (
        "not recognised"
        in refused(
            shop, HandInFleet(player=1, text=REBELS.write("kingston") + "\n• Death Star (999)\n"), "recognised"
        ).message
    )
    with pytest.raises(FleetError):
        shop.do(HandInFleet(player=1, text="hello"))


def test_a_pasted_text_never_opens_a_file(tmp_path: Path) -> None:
    secret = tmp_path / "secret.toml"
    secret.write_text(REBELS.write("toml"))
    with pytest.raises(FleetError):
        desk(tmp_path, 1).do(HandInFleet(player=1, text=str(secret)))


@proves("TRN-18", "TRN-19")
@pytest.mark.parametrize(("tier", "rule"), [("competitive", "TRN-18"), ("casual", "TRN-19")])
def test_from_the_first_round_on_the_fleet_stays_the_same(tmp_path: Path, tier: str, rule: str) -> None:
    shop = desk(tmp_path, 2, tier=tier)
    shop.do(HandInFleet(player=1, text=REBELS.write("toml")))
    shop.do(HandInFleet(player=1, text=EMPIRE.write("toml")))
    shop.do(HandInFleet(player=1, text=REBELS.write("toml")))
    shop.round()
    refusal = refused(shop, HandInFleet(player=1, text=EMPIRE.write("toml")), "same fleet")
    assert rule in refusal.message
    assert refusal.can_overrule
    shop.do(HandInFleet(player=1, text=REBELS.write("kingston")))


@proves("TRN-22")
def test_fleets_are_hidden_until_round_one_and_objectives_throughout(tmp_path: Path) -> None:
    shop = desk(tmp_path, 2)
    shop.do(HandInFleet(player=1, text=REBELS.write("toml")))
    assert fleet_shown(shop.event, 1) is None
    assert fleet_shown(shop.event, 1, viewer=2) is None
    own = fleet_shown(shop.event, 1, viewer=1)
    assert own is not None
    assert len(own.objectives) == 3
    shop.act(Pair(seed="x"))
    assert fleet_shown(shop.event, 1, viewer=2) is None, "a preview is not yet public"
    shop.undo()
    shop.round()
    shown = fleet_shown(shop.event, 1, viewer=2)
    assert shown is not None
    assert (shown.ships, shown.squadrons, shown.objectives) == (REBELS.ships, REBELS.squadrons, ())
