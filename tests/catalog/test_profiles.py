"""The profiles and their options."""

from __future__ import annotations

import pytest

from armada.catalog.cards import Faction
from armada.catalog.profiles import DamageDecks, Elimination, options, profile, profiles
from armada.catalog.rules import rules
from armada.errors import FleetError

SECTOR = profile("sector_fleet")


def test_there_are_four_profiles_and_no_option_is_on() -> None:
    assert list(profiles()) == ["standard", "tournament", "sector_fleet", "extended"]
    for key, each in profiles().items():
        assert each.options == ()
        if key == "extended":
            continue
        assert (each.flotillas, each.aces_per_hundred, each.squadron_cap) == (None, None, None)
        assert each.printing is None
        assert each.flagship_flotilla
        assert each.factions == tuple(Faction)


def test_damage_decks_are_shared_in_a_standard_game_only() -> None:
    decks = {key: each.damage_decks for key, each in profiles().items()}
    own = DamageDecks.PER_PLAYER
    shared = DamageDecks.SHARED
    assert decks == {"standard": shared, "tournament": own, "sector_fleet": own, "extended": shared}


def test_elimination_ends_a_standard_game_at_once_and_others_with_the_round() -> None:
    assert profile("standard").table().elimination is Elimination.AT_ONCE
    assert profile("tournament").table().elimination is Elimination.END_OF_ROUND
    for table in SECTOR.tables:
        is_duel = table.players == 2
        assert (table.elimination is Elimination.AT_ONCE) == is_duel
        assert table.flotillas_hold_out == is_duel


def test_the_games_of_a_sector_fleet_are_those_of_its_lists() -> None:
    games = [(table.players, game.points, game.each) for table in SECTOR.tables for game in table.games]
    assert games == [
        (2, 600, 600),
        (2, 800, 800),
        (2, 1000, 1000),
        (2, 1200, 1200),
        (4, 600, 300),
        (4, 800, 400),
        (4, 1000, 500),
        (4, 1200, 600),
        (6, 900, 300),
        (6, 1200, 400),
        (8, 1200, 300),
    ]


def test_from_900_points_on_the_setup_area_is_extended() -> None:
    for table in SECTOR.tables:
        for game in table.games:
            assert game.extended_setup == (game.points >= 900)


@pytest.mark.parametrize(
    ("key", "limit", "most"),
    [("standard", 180, 60), ("standard", 200, 67), ("standard", 300, 100), ("tournament", 400, 134)],
)
def test_squadrons_have_a_third_of_the_limit_rounded_up(key: str, limit: int, most: int) -> None:
    assert profile(key).squadron_points(limit) == most


def test_squadrons_have_a_quarter_of_the_limit_in_a_sector_fleet() -> None:
    assert [SECTOR.squadron_points(limit) for limit in (300, 500, 600, 650, 1200)] == [75, 125, 150, 162, 300]


def test_every_rule_that_a_profile_or_an_option_names_is_in_the_index() -> None:
    named = [rule for option in options().values() for rule in option.rules]
    for each in profiles().values():
        for table in each.tables:
            cited = table.rules
            named += [cited.limit, cited.squadrons, cited.flagship, cited.commanders, cited.objectives, cited.flotillas]
    assert set(named) <= set(rules())


def test_every_option_can_be_added_to_the_profiles_it_is_made_for() -> None:
    for option in options().values():
        for key in option.profiles:
            changed = profile(key, option.key)
            assert changed.options == (option.key,)
            assert changed != profile(key)


def test_options_add_up() -> None:
    changed = profile("tournament", "legacy_300", "two_flotillas")
    assert (changed.points, changed.squadron_points(300), changed.flotillas) == (300, 100, 2)


def test_an_option_is_refused_where_it_does_not_belong() -> None:
    with pytest.raises(FleetError, match=r"two_flotillas cannot be added to the profile sector_fleet \(FLOT-07\)"):
        profile("sector_fleet", "two_flotillas")
