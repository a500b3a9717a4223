"""Fleets written as lists, and read back."""

from __future__ import annotations

from pathlib import Path
from random import Random

import msgspec
import pytest

from armada.catalog.cards import Faction, Printing
from armada.catalog.catalog import catalog
from armada.errors import FleetError
from armada.fleet import Dialect, Fleet, FleetShip
from armada.fleet.random_fleet import random_fleet

SAMPLES = Path(__file__).parent / "samples"
FLEETS = 500


def as_listed(fleet: Fleet) -> Fleet:
    """The fleet as a list can tell it: squadrons of one card together, no description."""
    squadrons = tuple(key for key in dict.fromkeys(fleet.squadrons) for _ in range(fleet.squadrons.count(key)))
    return msgspec.structs.replace(fleet, squadrons=squadrons, description="", remarks=())


def sample(name: str, printing: Printing | None = None) -> Fleet:
    return Fleet.read(SAMPLES / f"{name}.txt", printing)


def test_kingston_is_written_as_the_builder_does() -> None:
    text = (SAMPLES / "kingston.txt").read_text(encoding="utf-8")
    assert sample("kingston").write("kingston") == text.replace("Y-wing", "Y-Wing")


def test_star_forge_is_written_as_the_builder_does() -> None:
    written = sample("star_forge", Printing.FINAL).write(Dialect.STAR_FORGE)
    assert written.replace("Name:\n", "Name: \n") == (SAMPLES / "star_forge.txt").read_text(encoding="utf-8")


def test_warlords_is_written_as_the_builder_does_but_with_apostrophes() -> None:
    text = (SAMPLES / "warlords.txt").read_text(encoding="utf-8")
    text = text.replace("Jainas", "Jaina's").replace("X-Wing", "X-wing")
    assert sample("warlords").write("warlords") == text


def test_kingston_shortens_ships_and_names_the_chassis_of_aces_who_have_two() -> None:
    written = sample("kingston_without_blank_lines").write("kingston")
    for line in (
        "Quasar Fire I (54)",
        "ISD Kuat Refit (112)",
        "• Darth Vader (TIE Defender) (25)",
        "Assault:",
        "Faction: Imperial",
    ):
        assert line in written.split("\n")


def test_star_forge_names_chassis_and_the_later_ship_of_a_name_in_braces() -> None:
    written = sample("star_forge_squadrons").write("star_forge")
    assert "Gozanti-class Cruisers {CIS} (27)" in written
    assert "• Wat Tambor - Belbullab-22 Starfighter Squadron (20)" in written
    assert "Commander" not in written
    assert "Assault" not in written
    imperial = Fleet(faction=Faction.EMPIRE, ships=(FleetShip("gozanti_class_cruisers"),))
    assert "Gozanti-class Cruisers (23)" in imperial.write("star_forge")


def test_warlords_marks_upgrades_that_share_a_name() -> None:
    written = sample("warlords_marks").write("warlords")
    for part in ("Commander: Kyrsta Agate (com)", "-  Leia Organa (off)\t", "[ flagship ] Starhawk-class"):
        assert part in written


def test_costs_are_those_of_the_printing() -> None:
    fleet = Fleet(faction=Faction.REBEL, ships=(FleetShip("cr90_corvette_a", ("jainas_light",)),))
    assert "• Jaina's Light (2)" in fleet.write()
    assert "• Jaina's Light (5)" in msgspec.structs.replace(fleet, printing=Printing.FINAL).write()


def test_a_fleet_is_written_in_no_other_dialect_and_not_with_unknown_cards() -> None:
    with pytest.raises(FleetError, match="It can be written as kingston, star_forge, warlords, toml or json"):
        sample("kingston").write("xws")
    with pytest.raises(FleetError, match="death_star"):
        Fleet(faction=Faction.EMPIRE, ships=(FleetShip("death_star"),)).write("toml")


@pytest.mark.parametrize("dialect", Dialect)
def test_random_fleets_are_read_back_as_they_were_written(dialect: Dialect) -> None:
    for seed in range(FLEETS):
        rng = Random(seed)
        faction = list(Faction)[seed % len(Faction)]
        printing = list(Printing)[seed // len(Faction) % len(Printing)]
        points = rng.choice((180, 300, 400, 500))
        made = random_fleet(faction, points, rng, printing=printing, only_2016=False)
        fleet = as_listed(msgspec.structs.replace(made, name=f"Fleet {seed}", author=rng.choice(("", "A. Ace"))))
        assert Fleet.read(fleet.write(dialect), printing) == fleet


@pytest.mark.parametrize("dialect", Dialect)
@pytest.mark.parametrize("printing", Printing)
def test_every_card_is_read_back_as_it_was_written(dialect: Dialect, printing: Printing) -> None:
    cards = catalog(printing)
    for faction in Faction:
        upgrades = [card.key for card in cards.upgrades.values() if not card.factions or faction in card.factions]
        ships = [card.key for card in cards.ships.values() if card.faction is faction]
        fleet = Fleet(
            name="Everything",
            faction=faction,
            printing=printing,
            objectives=tuple(key for key, card in cards.objectives.items() if not card.campaign_only),
            ships=tuple(FleetShip(key, tuple(upgrades[place :: len(ships)])) for place, key in enumerate(ships)),
            squadrons=tuple(key for key, card in cards.squadrons.items() if card.faction is faction),
        )
        assert Fleet.read(fleet.write(dialect), printing) == fleet


@pytest.mark.parametrize("name", sorted(path.stem for path in SAMPLES.glob("*.txt")))
@pytest.mark.parametrize("dialect", Dialect)
def test_every_sample_is_read_back_from_every_dialect(name: str, dialect: Dialect) -> None:
    fleet = as_listed(sample(name))
    assert Fleet.read(fleet.write(dialect)) == fleet
