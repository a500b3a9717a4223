"""All faults at once, and fleets that cannot be judged."""

from __future__ import annotations

from collections.abc import Iterable
from random import Random

import pytest

from armada.catalog.cards import Faction, Printing
from armada.catalog.catalog import catalog
from armada.catalog.profiles import profiles
from armada.catalog.rules import rules
from armada.errors import FleetError
from armada.fleet import Fleet
from armada.messages.languages import speaking
from tests.builders.fleets import broken, faults, fleet, rebels


def test_all_faults_are_told_at_once() -> None:
    checked = fleet(
        "nebulon_b_escort_frigate + yavaris + salvation + gunnery_team",
        "victory_i_class_star_destroyer + demolisher",
        squadrons=["luke_skywalker"] * 5,
        objectives=["most_wanted"],
    )
    assert broken(checked, "tournament", None) == [
        "FLEET-07",
        "FLEET-08",
        "TRN-14",
        *["FLEET-17"] * 4,
        "UPG-06",
        "UPG-01",
        "UPG-05",
        "TRN-14",
        "TRN-14",
    ]


@pytest.mark.parametrize("printing", Printing)
def test_any_heap_of_cards_is_judged_by_rules_of_the_index(printing: Printing) -> None:
    cards, rng = catalog(printing), Random(1)
    games = [(key, table.players) for key, profile in profiles().items() for table in profile.tables]
    for _ in range(300):
        ships = [
            " + ".join([rng.choice(list(cards.ships)), *some(cards.upgrades, rng)]) for _ in range(rng.randint(0, 6))
        ]
        heap = fleet(
            *ships,
            squadrons=some(cards.squadrons, rng),
            objectives=some(cards.objectives, rng),
            faction=rng.choice(list(Faction)),
            printing=printing,
        )
        profile, players = rng.choice(games)
        found = faults(heap, profile, rng.choice([None, 300, 400, 1200]), players)
        assert found
        assert {fault.rule for fault in found} <= set(rules())
        assert {fault.card for fault in found} <= {None, *cards.cards}


def some(keys: Iterable[str], rng: Random) -> list[str]:
    """Up to eight keys, the same ones more than once too."""
    return rng.choices(list(keys), k=rng.randint(0, 8))


@pytest.mark.parametrize(
    ("wrong", "said"),
    [
        (rebels("cr90_corvete_a"), "lists the ship cr90_corvete_a, but no such card has that key. Did you mean cr90_"),
        (rebels("cr90_corvette_a + leia_organa"), "Did you mean leia_organa_"),
        (rebels(squadrons=["darth_vader"]), "Did you mean darth_vader_tie_"),
        (rebels(objectives=["zzzzz"]), "lists the objective zzzzz, but no such card has that key. Find the key"),
        (rebels("luke_skywalker"), "lists luke_skywalker among its ships, but it is the squadron Luke Skywalker."),
        (rebels("cr90_corvette_a + howlrunner"), "among its upgrades, but it is the squadron Howlrunner."),
        (rebels(squadrons=["demolisher"]), "among its squadrons, but it is the title Demolisher."),
    ],
)
def test_a_key_that_is_no_such_card_is_an_error_with_suggestions(wrong: Fleet, said: str) -> None:
    with pytest.raises(FleetError) as raised:
        broken(wrong)
    assert said in str(raised.value)


def test_every_unknown_key_is_named() -> None:
    with pytest.raises(FleetError, match=r"(?s)ship nonesuch.*squadron neither"):
        broken(rebels("nonesuch", squadrons=["neither"]))


@pytest.mark.parametrize(
    ("profile", "options", "said"),
    [
        ("turnament", [], "No profile is called 'turnament'. Did you mean tournament?"),
        ("standard", ["two_flotilas"], "No option is called 'two_flotilas'. Did you mean two_flotillas?"),
        (
            "sector_fleet",
            ["legacy_300"],
            "cannot be added to the profile sector_fleet (TRN-12, TRN-13). It is for",
        ),
    ],
)
def test_an_unknown_profile_or_option_is_an_error_with_suggestions(profile: str, options: list[str], said: str) -> None:
    with pytest.raises(FleetError) as raised:
        broken(rebels(), profile, None, options=options)
    assert said in str(raised.value)


def test_a_fault_and_its_remedy_are_in_the_language_of_the_reader() -> None:
    checked = rebels(objectives=["most_wanted", "fire_lanes"])
    with speaking("de"):
        (fault,) = faults(checked)
    german = "Der Flotte fehlt die Mission für Navigation; sie braucht eine von jeder Art (FLEET-20)."
    assert (fault.message, fault.remedy) == (german, "Wähle eine Mission für Navigation.")
    (fault,) = faults(checked)
    assert fault.remedy == "Choose a navigation objective."
