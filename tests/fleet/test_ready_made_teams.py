"""The ready-made teams are legal, there is one of each side for every size, and games start with them."""

from __future__ import annotations

from collections import Counter

import pytest

from armada.catalog.cards import Card, Faction, Printing, Works
from armada.catalog.fleet_files import TeamRecord, team_fleet_texts
from armada.catalog.profiles import profile
from armada.errors import DataError
from armada.fleet import Fleet
from armada.fleet.ready_made import ready_made, ready_made_for_teams
from armada.fleet.ready_made_teams import ready_made_teams
from armada.fleet.roster import roster
from armada.fleet.teams import team_faults
from armada.records.game import Game
from tests.proves import proves

TEAMS = list(ready_made_teams())
FLEETS = list(ready_made_for_teams())
SIZES = [
    (table.players, game.points, game.each)
    for table in profile("sector_fleet").tables
    if table.players > 2
    for game in table.games
]


def cards_of(fleet: Fleet) -> list[Card]:
    cards = roster(fleet)
    ships = [card for ship in cards.ships for card in (ship.card, *ship.upgrades)]
    return [*ships, *cards.squadrons, *cards.objectives]


@proves("SEC-17", "SEC-18", "SEC-19")
def test_each_side_has_a_team_for_every_size() -> None:
    assert len(SIZES) == 7
    found = Counter([(team.faction, team.players, team.points) for team in ready_made_teams().values()])
    wanted = [(side, players, points) for side in (Faction.REBEL, Faction.EMPIRE) for players, points, _ in SIZES]
    assert found == Counter(wanted)


@proves("SEC-20", "SEC-21", "SEC-22", "SEC-23", "SEC-24", "SEC-25")
@pytest.mark.parametrize("key", TEAMS)
def test_a_ready_made_team_is_legal(key: str) -> None:
    team = ready_made_teams()[key]
    assert team_faults(team.fleets, players=team.players, points=team.points) == []


@pytest.mark.parametrize("key", TEAMS)
def test_the_key_of_a_team_gives_its_side_and_its_fleets(key: str) -> None:
    team = ready_made_teams()[key]
    side = "rebels" if team.faction is Faction.REBEL else "empire"
    assert key == f"{side}_{len(team.fleets)}x{team.points // len(team.fleets)}"
    assert team.name
    assert len(team.summary.split()) >= 12


@pytest.mark.parametrize("key", FLEETS)
def test_a_fleet_of_a_team_is_named_described_and_close_under_its_limit(key: str) -> None:
    fleet, limit = ready_made_for_teams()[key], int(key.split("_")[1])
    assert limit - 10 <= fleet.points <= limit
    assert fleet.name
    assert len(fleet.description.split()) >= 25
    assert fleet.write("toml") == team_fleet_texts()[key]


@pytest.mark.parametrize("key", FLEETS)
def test_a_fleet_of_a_team_has_cards_of_2016_that_work(key: str) -> None:
    fleet = ready_made_for_teams()[key]
    assert fleet.printing is Printing.ERA_2016
    assert all(card.is_of_2016 and card.effect is not Works.NOT_YET for card in cards_of(fleet))


def test_every_fleet_is_in_a_team_and_has_a_key_and_a_name_of_its_own() -> None:
    assert {key for team in ready_made_teams().values() for key in team.fleet_keys} == set(FLEETS)
    assert not set(FLEETS) & set(ready_made())
    names = [fleet.name for fleet in [*ready_made().values(), *ready_made_for_teams().values()]]
    assert len(set(names)) == len(names)


@proves("SEC-16")
@pytest.mark.parametrize(("players", "points", "each"), SIZES)
def test_a_game_of_every_size_starts_with_the_ready_made_teams(players: int, points: int, each: int) -> None:
    one, other = [ready_made_teams()[f"{side}_{players // 2}x{each}"] for side in ("rebels", "empire")]
    game = Game.new([*one.fleets, *other.fleets], profile="sector_fleet", points=points, seed=1)
    assert len(game.state.players) == players
    assert game.questions


def test_a_team_with_a_fleet_that_does_not_exist_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    record = TeamRecord(key="lost", name="Lost", summary="", players=4, points=600, fleets=("no_such_fleet",))
    monkeypatch.setattr("armada.fleet.ready_made_teams.team_records", lambda: {"lost": record})
    with pytest.raises(DataError, match="no_such_fleet"):
        ready_made_teams.__wrapped__()
