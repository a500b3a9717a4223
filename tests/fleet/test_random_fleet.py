"""Random fleets are legal and varied, and over many seeds every card that can be in a fleet is in one."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from itertools import product
from random import Random
from typing import Any

import pytest

from armada.catalog.cards import Card, Faction, ObjectiveCard, Printing, ShipCard, Slot, SquadronCard, UpgradeCard
from armada.catalog.catalog import catalog
from armada.catalog.profiles import profile
from armada.errors import FleetError
from armada.fleet import Fleet
from armada.fleet.legality import fleet_faults
from armada.fleet.objectives import CATEGORIES
from armada.fleet.random_fleet import random_fleet
from armada.fleet.roster import EquippedShip
from armada.fleet.upgrade_bar import ship_faults
from tests.amounts import IS_LONG

FACTIONS = tuple(Faction)
OF_2016 = (Faction.REBEL, Faction.EMPIRE)
SECTOR = [(table.players, game.points) for table in profile("sector_fleet").tables for game in table.games]


def fleets(faction: Faction, seeds: int, *, only_2016: bool, printing: Printing = Printing.ERA_2016) -> Iterator[Fleet]:
    for seed in range(seeds):
        rng = Random(seed)
        points = 180 + int(rng.random() * 421)
        yield random_fleet(faction, points, rng, printing=printing, only_2016=only_2016)


def keys_of(fleet: Fleet) -> set[str]:
    ships = {key for ship in fleet.ships for key in (ship.card, *ship.upgrades)}
    return ships | set(fleet.squadrons) | set(fleet.objectives)


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("printing", Printing)
def test_a_random_fleet_is_legal(faction: Faction, printing: Printing) -> None:
    for seed in range(150):
        points = 180 + seed * 420 // 149
        fleet = random_fleet(faction, points, Random(seed), printing=printing, only_2016=False)
        assert fleet_faults(fleet, points=points) == [], f"seed {seed}"
        assert fleet.faction is faction
        assert fleet.printing is printing


@pytest.mark.parametrize("faction", OF_2016)
def test_a_random_fleet_has_cards_of_2016_unless_others_are_asked_for(faction: Faction) -> None:
    cards = catalog().cards
    for seed in range(50):
        fleet = random_fleet(faction, 400, Random(seed), profile="tournament")
        assert fleet_faults(fleet, profile="tournament") == [], f"seed {seed}"
        assert all(cards[key].is_of_2016 for key in keys_of(fleet)), f"seed {seed}"


@pytest.mark.parametrize(("players", "points"), SECTOR)
def test_a_random_sector_fleet_is_legal(players: int, points: int) -> None:
    for seed, faction in product(range(15), FACTIONS):
        fleet = random_fleet(faction, points, Random(seed), profile="sector_fleet", players=players, only_2016=False)
        faults = fleet_faults(fleet, profile="sector_fleet", points=points, players=players)
        assert faults == [], f"seed {seed}, {faction}"


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("tournament", ["legacy_300"]),
        ("tournament", ["two_flotillas", "no_flagship_flotilla", "ace_limit", "two_factions"]),
        ("sector_fleet", ["no_flagship_flotilla", "ace_limit"]),
    ],
)
def test_a_random_fleet_keeps_to_the_options(name: str, options: list[str]) -> None:
    for seed, faction in product(range(60), OF_2016):
        fleet = random_fleet(faction, None, Random(seed), profile=name, options=options)
        assert fleet_faults(fleet, profile=name, options=options) == [], f"seed {seed}, {faction}"


@pytest.mark.parametrize("faction", OF_2016)
def test_every_card_of_2016_is_in_some_random_fleet(faction: Faction) -> None:
    met = {key for fleet in fleets(faction, 400, only_2016=True) for key in keys_of(fleet)}
    assert met == possible_cards(faction, Printing.ERA_2016, only_2016=True)


@pytest.mark.parametrize("faction", FACTIONS)
@pytest.mark.parametrize("printing", Printing)
def test_every_card_is_in_some_random_fleet(faction: Faction, printing: Printing) -> None:
    possible, met = possible_cards(faction, printing, only_2016=False), set[str]()
    for fleet in fleets(faction, 1500, only_2016=False, printing=printing):
        met |= keys_of(fleet)
        if met == possible and not IS_LONG:
            break
    assert met == possible


@pytest.mark.parametrize("faction", OF_2016)
def test_random_fleets_are_varied(faction: Faction) -> None:
    cards = catalog()
    made = list(fleets(faction, 200, only_2016=True))
    with_squadrons = sum(bool(fleet.squadrons) for fleet in made)
    with_flotillas = sum(any(cards.ships[ship.card].flotilla for ship in fleet.ships) for fleet in made)
    with_aces = sum(any(cards.squadrons[key].unique for key in fleet.squadrons) for fleet in made)
    with_repeats = sum(len(set(fleet.squadrons)) < len(fleet.squadrons) for fleet in made)
    for count in (with_squadrons, with_flotillas, with_aces, with_repeats):
        assert 40 <= count <= 180
    assert len({len(fleet.ships) for fleet in made}) >= 6


def test_one_seed_gives_one_fleet() -> None:
    assert random_fleet("rebel", 400, Random(7)) == random_fleet("rebel", 400, Random(7))
    assert random_fleet("rebel", 400, Random(7)) != random_fleet("rebel", 400, Random(8))


def test_a_random_fleet_is_the_same_whatever_the_hash_seed() -> None:
    code = (
        "from random import Random; from armada.fleet.random_fleet import random_fleet; "
        "print([random_fleet('empire', 400, Random(seed), only_2016=False) for seed in range(5)])"
    )
    said = {
        subprocess.run(
            [sys.executable, "-c", code],
            env={**os.environ, "PYTHONHASHSEED": hash_seed},
            capture_output=True,
            check=True,
            text=True,
        ).stdout
        for hash_seed in ("1", "2")
    }
    assert len(said) == 1


def test_only_the_cards_asked_for_are_used() -> None:
    def is_core_set(card: Card) -> bool:
        return card.source.wave == 0

    for seed, faction in product(range(20), OF_2016):
        fleet = random_fleet(faction, 180, Random(seed), cards=is_core_set)
        assert all(is_core_set(catalog().card(key)) for key in keys_of(fleet))


@pytest.mark.parametrize(
    ("asked", "said"),
    [
        ({"points": 37}, r"No Rebel fleet of 37 points can be built: .* costs 38 \(FLEET-11\)\. Raise the limit"),
        ({"points": 300, "profile": "tournament"}, r"cannot be played at 300 points.*\(TRN-11\)\. Agree on 400"),
        ({"faction": "republic"}, r"No Republic fleet .* include no commander .*\(FLEET-11\)\. Allow more cards"),
        ({"faction": "republic", "only_2016": False, "options": ["two_factions"]}, r"FLEET-22\)\. Choose another"),
        (
            {"cards": lambda card: not isinstance(card, ShipCard)},
            r"the cards to choose from include no ship.*\(FLEET-11\)",
        ),
        ({"cards": lambda card: getattr(card, "category", "") != "defense"}, r"no defense objective.*\(FLEET-20\)"),
    ],
)
def test_a_fleet_that_cannot_be_is_refused_with_the_reason(asked: dict[str, Any], said: str) -> None:
    given = {"faction": "rebel", "points": 300, "rng": Random(1), **asked}
    with pytest.raises(FleetError, match=said):
        random_fleet(**given)


def test_the_smallest_fleet_is_a_flagship_alone() -> None:
    fleet = random_fleet("rebel", 38, Random(1))
    assert [(ship.card, ship.upgrades) for ship in fleet.ships] == [("gr_75_medium_transports", ("general_dodonna",))]


def possible_cards(faction: Faction, printing: Printing, *, only_2016: bool) -> set[str]:
    """The key of every card that can be in a legal fleet of the faction at up to 600 points, found by trying."""
    cards = [card for card in catalog(printing).cards.values() if card.is_of_2016 or not only_2016]
    ships = [card for card in cards if isinstance(card, ShipCard) and card.faction is faction]
    squadrons = [card for card in cards if isinstance(card, SquadronCard) and card.faction is faction]
    objectives = [card for card in cards if isinstance(card, ObjectiveCard) and card.category in CATEGORIES]
    upgrades = [card for card in cards if isinstance(card, UpgradeCard)]
    commander = next(card for card in upgrades if is_commander(card) and faction in card.factions)
    givers = [card for card in upgrades if card.grants_slots]
    fitting = [
        upgrade
        for upgrade in upgrades
        if any(fits(ship, beside, upgrade) for ship in ships for beside in besides(commander, givers, upgrade))
    ]
    return {card.key for card in (*ships, *squadrons, *objectives, *fitting)}


def besides(commander: UpgradeCard, givers: list[UpgradeCard], upgrade: UpgradeCard) -> list[tuple[UpgradeCard, ...]]:
    """The company in which an upgrade is tried: with or without a commander and a card that gives an icon."""
    alone: list[tuple[UpgradeCard, ...]] = [()] if is_commander(upgrade) else [(), (commander,)]
    return [*alone, *((*others, giver) for others in alone for giver in givers if giver is not upgrade)]


def fits(ship: ShipCard, beside: tuple[UpgradeCard, ...], upgrade: UpgradeCard) -> bool:
    return not any(ship_faults(EquippedShip(ship, (*beside, upgrade)), catalog()))


def is_commander(upgrade: UpgradeCard) -> bool:
    return upgrade.slots[0] is Slot.COMMANDER
