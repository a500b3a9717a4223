"""The ready-made fleets are legal, fit their limit and need no more than they say."""

from __future__ import annotations

from collections import Counter

import pytest

from armada.catalog.cards import Card, Printing
from armada.catalog.catalog import catalog
from armada.catalog.fleet_files import fleet_texts
from armada.errors import DataError
from armada.fleet import Fleet
from armada.fleet.ready_made import ready_made
from armada.fleet.roster import roster
from tests.builders.fleets import broken
from tests.proves import proves

LIMITS = {
    "core_rebels": ("standard", 180),
    "core_empire": ("standard", 180),
    "rebels_300": ("standard", 300),
    "empire_300": ("standard", 300),
    "rebels_400_squadrons": ("tournament", 400),
    "empire_400_squadrons": ("tournament", 400),
    "rebels_400_ships": ("tournament", 400),
    "empire_400_ships": ("tournament", 400),
    "rebels_400_flotillas": ("tournament", 400),
    "empire_400_flotillas": ("tournament", 400),
    "rebels_600": ("sector_fleet", 600),
    "empire_600": ("sector_fleet", 600),
    "rebels_800": ("sector_fleet", 800),
    "empire_800": ("sector_fleet", 800),
    "rebels_1000": ("sector_fleet", 1000),
    "empire_1000": ("sector_fleet", 1000),
    "rebels_1200": ("sector_fleet", 1200),
    "empire_1200": ("sector_fleet", 1200),
}
CORE_SET_SHIPS = {"victory_star_destroyer": 1, "nebulon_b_frigate": 1, "cr90_corvette": 1}
CORE_SET_SQUADRONS = {"tie_fighter_squadron": 6, "x_wing_squadron": 4}


def cards_of(fleet: Fleet) -> list[Card]:
    cards = roster(fleet)
    ships = [card for ship in cards.ships for card in (ship.card, *ship.upgrades)]
    return [*ships, *cards.squadrons, *cards.objectives]


def test_every_ready_made_fleet_is_tested_here() -> None:
    assert set(ready_made()) == set(LIMITS)


@pytest.mark.parametrize("key", LIMITS)
def test_a_ready_made_fleet_is_legal_and_close_under_its_limit(key: str) -> None:
    profile, limit = LIMITS[key]
    assert broken(ready_made()[key], profile, limit) == []
    assert limit - 5 <= ready_made()[key].points <= limit


@pytest.mark.parametrize("key", LIMITS)
def test_a_ready_made_fleet_is_named_and_described(key: str) -> None:
    fleet = ready_made()[key]
    assert fleet.name
    assert len(fleet.description.split()) >= 30
    assert fleet.faction == ("rebel" if "rebels" in key else "empire")


@pytest.mark.parametrize("key", LIMITS)
def test_a_ready_made_fleet_has_cards_of_2016(key: str) -> None:
    assert ready_made()[key].printing is Printing.ERA_2016
    assert all(card.is_of_2016 for card in cards_of(ready_made()[key]))


@pytest.mark.parametrize("key", LIMITS)
def test_a_ready_made_file_is_written_as_we_write_fleets(key: str) -> None:
    assert ready_made()[key].write("toml") == fleet_texts()[key]


@proves("FLEET-04")
@pytest.mark.parametrize("key", ["core_rebels", "core_empire"])
def test_a_core_fleet_needs_one_core_set_and_nothing_else(key: str) -> None:
    fleet = ready_made()[key]
    assert {card.source.wave for card in cards_of(fleet)} == {0}
    cards = roster(fleet)
    assert Counter(ship.card.ship_class for ship in cards.ships) <= Counter(CORE_SET_SHIPS)
    assert Counter(squadron.squadron_type for squadron in cards.squadrons) <= Counter(CORE_SET_SQUADRONS)
    assert len(set(fleet.ships[0].upgrades)) == len(fleet.ships[0].upgrades)


@pytest.mark.parametrize("side", ["rebels", "empire"])
def test_there_are_fleets_with_squadrons_without_and_with_flotillas(side: str) -> None:
    ships = catalog().ships
    fleets = {kind: ready_made()[f"{side}_400_{kind}"] for kind in ("squadrons", "ships", "flotillas")}
    flotillas = {kind: sum(ships[ship.card].flotilla for ship in fleet.ships) for kind, fleet in fleets.items()}
    assert fleets["squadrons"].squadron_points >= 120
    assert fleets["ships"].squadrons == ()
    assert flotillas == {"squadrons": 0, "ships": 0, "flotillas": 2}


def test_a_ready_made_file_that_cannot_be_read_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("armada.fleet.ready_made.fleet_texts", lambda: {"broken": 'format = "armada-fleet"'})
    with pytest.raises(DataError, match=r"fleets/broken\.toml"):
        ready_made.__wrapped__()
