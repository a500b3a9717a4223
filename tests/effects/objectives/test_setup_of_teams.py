"""Setup under each objective with four players: who chooses, who places, and whose ships are marked."""

from __future__ import annotations

from functools import cache

import pytest
from msgspec.structs import replace

from armada.catalog.cards import Works
from armada.catalog.catalog import catalog
from armada.effects.objectives.hyperspace_assault import set_aside
from armada.engine.seats import Side
from armada.rules.deployment import NEXT_PLAYER
from armada.rules.game import Game
from armada.rules.new_game import new_state
from armada.rules.obstacle_placement import OBSTACLE
from armada.rules.setup import FIRST_PLAYER
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.events.commands import CommandTokenGained
from armada.state.events.setup import InstallationAdded, ShipDeployed, SquadronDeployed
from tests.builders.fleets import fleet
from tests.builders.setup_table import SetupTable
from tests.proves import proves

CORVETTE, NEBULON, VICTORY, GLADIATOR = (
    "cr90_corvette_a",
    "nebulon_b_escort_frigate",
    "victory_i_class_star_destroyer",
    "gladiator_i_class_star_destroyer",
)
X_WING, TIE = "x_wing_squadron", "tie_fighter_squadron"
FIRST, SECOND = 1, 3
"""The Grand Admirals; both are the second players of their teams."""

FLEETS = [
    fleet(f"{CORVETTE} + general_rieekan", NEBULON, squadrons=[X_WING] * 2),
    fleet(f"{CORVETTE} + admiral_ackbar", squadrons=[X_WING] * 2),
    fleet(f"{VICTORY} + grand_moff_tarkin", squadrons=[TIE] * 2),
    fleet(f"{VICTORY} + admiral_motti", GLADIATOR, squadrons=[TIE] * 3),
]
OBJECTIVES = sorted(key for key, card in catalog().objectives.items() if card.effect is Works.DONE)


class TeamSetup:
    """A finished setup: who was asked what, in order, and for each ship and squadron deployed its owner and who did."""

    def __init__(self, objective: str) -> None:
        self.table = started(objective)
        self.asked: list[tuple[str, int]] = []
        self.deployed: list[tuple[int, int]] = []
        while not self.table.is_over:
            self._answer()
        self.game = self.table.game

    def _answer(self) -> None:
        table, before = self.table, len(self.table.events)
        seat = int(table.question.seat)
        self.asked.append((table.question.kind.name, seat))
        table.play(table.question.sample(table.rng))
        for event in table.events[before:]:
            if isinstance(event, ShipDeployed | SquadronDeployed):
                unit = event.ship if isinstance(event, ShipDeployed) else event.squadron
                self.deployed.append((table.game.owner(unit), seat))

    def seats(self, kind: str) -> list[int]:
        """The seats that were asked this kind of question, in order."""
        return [seat for name, seat in self.asked if name == kind]


def started(objective: str) -> SetupTable:
    """Setup of a team game under an objective, from the obstacles on."""
    fleets = [replace(own, objectives=(objective,)) for own in FLEETS]
    state = new_state(fleets, profile="sector_fleet", points=600, allow_missing=True)
    return SetupTable(state, seed=11).appoint(FIRST, SECOND).answer(FIRST_PLAYER, Side(0))


@cache
def set_up(objective: str) -> TeamSetup:
    """The finished setup under an objective."""
    return TeamSetup(objective)


IN_TURN = [SECOND, FIRST] * 3
TOKENS = {
    "capture_the_vip": [SECOND],
    "fire_lanes": [SECOND] * 3,
    "hyperspace_assault": [SECOND] * 3,
    "hyperspace_migration": [SECOND] * 2,
    "intel_sweep": [SECOND, FIRST, SECOND, FIRST, SECOND],
    "jamming_barrier": [SECOND] * 2,
    "minefields": [SECOND] * 6,
    "planetary_ion_cannon": [SECOND] * 3,
    "salvage_run": [SECOND] * 4,
    "sensor_net": [FIRST, SECOND, FIRST, SECOND],
    "targeting_beacons": [SECOND, FIRST, SECOND, FIRST],
}
"""The sides that place the objective tokens, in order."""

OBSTACLES = {
    "asteroid_tactics": [SECOND] * 5,
    "blockade_run": [SECOND] * 6,
    "close_range_intel_scan": [SECOND, FIRST] * 4,
    "contested_outpost": [SECOND, FIRST, SECOND, FIRST, SECOND, SECOND],
    "ion_storm": [SECOND] * 5,
    "doomed_station": [FIRST, SECOND, FIRST, SECOND, FIRST, SECOND],
    "hyperspace_migration": [SECOND, FIRST, SECOND, FIRST, SECOND],
    "infested_fields": [SECOND, FIRST, SECOND, FIRST, SECOND, SECOND, SECOND],
    "jamming_barrier": [SECOND, FIRST, SECOND, FIRST, SECOND],
    "marked_for_destruction": [SECOND, FIRST, SECOND, FIRST, SECOND, SECOND],
    "minefields": [SECOND] * 6,
    "navigational_hazards": [SECOND, FIRST, SECOND, FIRST, SECOND, SECOND],
    "rift_ambush": [SECOND] * 8,
    "salvage_run": [SECOND, FIRST, SECOND, FIRST, SECOND, FIRST, SECOND],
    "station_assault": [SECOND, FIRST, SECOND, FIRST, SECOND, SECOND, SECOND],
    "surprise_attack": [SECOND, SECOND, FIRST, SECOND, FIRST, SECOND],
    "volatile_deposits": [SECOND, FIRST, SECOND, FIRST, SECOND, FIRST, SECOND],
}
"""The sides that place the obstacles, in order, unless second and first take turns three times."""

CHOSEN = ("objective ship", "token move", "ship set aside", "squadrons set aside", "corona")
CHOICES = {
    "advanced_gunnery": {"objective ship": [FIRST, SECOND]},
    "fire_lanes": {"token move": [FIRST] * 3},
    "hyperspace_assault": {"ship set aside": [SECOND], "squadrons set aside": [SECOND]},
    "intel_sweep": {"objective ship": [FIRST, SECOND]},
    "most_wanted": {"objective ship": [SECOND, SECOND]},
    "solar_corona": {"corona": [SECOND]},
}
"""Other choices, and the sides that make them."""


@proves("SEC-32", "SEC-35", "SEC-36", "SEC-38")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_the_grand_admirals_place_and_choose_for_their_teams(objective: str) -> None:
    found = set_up(objective)
    assert found.seats("objective token") == TOKENS.get(objective, [])
    placed, expected = found.seats(OBSTACLE.name), OBSTACLES.get(objective, IN_TURN)
    assert placed == expected[: len(placed)], "where an obstacle has no room it is left out"
    chosen = {kind: found.seats(kind) for kind in CHOSEN if found.seats(kind)}
    assert chosen == CHOICES.get(objective, {})


@proves("SEC-13", "SEC-33", "SEC-41")
@pytest.mark.parametrize("objective", OBJECTIVES)
def test_players_deploy_their_own_ships_and_squadrons_in_the_order_of_their_grand_admiral(objective: str) -> None:
    found = set_up(objective)
    assert all(owner == seat for owner, seat in found.deployed)
    assert {owner for owner, _ in found.deployed} == {0, 1, 2, 3}
    assert set(found.seats(NEXT_PLAYER.name)) <= {FIRST, SECOND}


def marked(game: Game, key: str) -> set[int]:
    """The players whose ships carry tokens of an objective."""
    return {game.owner(token.unit) for token in game.state.tokens if token.kind == key and token.unit >= 0}


@proves("SEC-35", "SEC-36")
def test_what_an_objective_gives_to_a_players_ships_goes_to_all_ships_of_the_team() -> None:
    assert marked(set_up("blockade_run").game, "blockade_run") == {2, 3}, "the second team"
    assert marked(set_up("opening_salvo").game, "opening_salvo") == {0, 1, 2, 3}
    for objective in ("precision_strike", "salvage_run"):
        table = set_up(objective).table
        ships = {event.ship for event in table.all(CommandTokenGained)}
        assert ships == set(table.game.ships(Side(1)))


@proves("SEC-36")
def test_each_team_has_one_objective_ship_of_whichever_player() -> None:
    table = set_up("advanced_gunnery").table
    sides = [table.game.side(event.token.unit) for event in table.all(ObjectiveTokenPlaced)]
    assert sides == [0, 1]
    again = started("advanced_gunnery")
    while again.question.kind.name != "objective ship":
        again.play(again.question.sample(again.rng))
    assert {again.game.owner(ship) for ship in again.question.options} == {0, 1}


@proves("SEC-46")
def test_under_hyperspace_assault_the_grand_admiral_sets_aside_forces_of_their_own_fleet_alone() -> None:
    table = set_up("hyperspace_assault").table
    assert {table.game.owner(unit) for unit in set_aside(table.game)} == {SECOND}


@proves("SEC-35")
def test_the_installations_of_the_second_team_belong_to_its_grand_admiral() -> None:
    for objective, count in (("station_assault", 2), ("planetary_ion_cannon", 1)):
        added = set_up(objective).table.all(InstallationAdded)
        assert [event.seat for event in added] == [SECOND] * count


@proves("SEC-35")
@pytest.mark.parametrize("objective", ["superior_positions", "solar_corona"])
def test_the_whole_first_team_deploys_before_the_second(objective: str) -> None:
    table = set_up(objective).table
    sides = [table.game.side(event.ship) for event in table.all(ShipDeployed)]
    assert sides == sorted(sides)
