"""Fighter Ambush: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.geometry.pose import pose_at
from armada.rules.deploying import SQUADRON_PLACEMENT
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.state.events.setup import ShipDeployed, SquadronDeployed
from tests.builders.objective_table import (
    B_WING,
    NEBULON,
    VICTORY,
    after_obstacles,
    attack,
    decline,
    gained,
    playing,
    setting_up,
)
from tests.builders.scenario import FRONT, Scenario
from tests.proves import proves

MISS = "blank"


def strafing(*faces: str, shields: int = 0, squadron: str = B_WING) -> Scenario:
    """A squadron of seat 0 attacks a Nebulon-B with a number of shields in front."""
    table = playing("fighter_ambush", first=1)
    bomber = table.squadron(squadron, 900, 400)
    nebulon = table.ship(NEBULON, 900, 460, 180, side=1, speed=0, shields={FRONT: shields})
    table.next_cards("crew_panic", "crew_panic")
    return decline(attack(table, bomber, None, nebulon, FRONT).roll(*faces))


@proves("DMG-04")
def test_a_squadrons_attack_that_deals_damage_cards_earns_one_victory_token() -> None:
    assert gained(strafing("hit", MISS)) == (1, 0)
    assert gained(strafing("hit", "hit crit")) == (1, 0), "two cards, one token"
    assert gained(strafing("hit", MISS, shields=2)) == (0, 0), "shields alone do not count"
    assert gained(strafing("accuracy", MISS)) == (0, 0)


def test_a_ships_attack_earns_nothing() -> None:
    table = playing("fighter_ambush")
    victory = table.ship(VICTORY, 900, 300)
    nebulon = table.ship(NEBULON, 900, 460, 180, side=1, speed=0, shields={FRONT: 0})
    decline(attack(table, victory, FRONT, nebulon, FRONT).roll("hit", *[MISS] * 5))
    assert len(table.the_ship(nebulon).damage) == 1
    assert gained(table) == (0, 0)


@proves("SETUP-37", "SETUP-39")
def test_the_second_players_squadrons_are_deployed_last_near_ships_or_obstacles_far_from_the_enemys_edge() -> None:
    table = setting_up("fighter_ambush").answer(OBSTACLE, ObstaclePlacement(0, pose_at(900, 420)))
    after_obstacles(table)
    while not (table.question.kind is SQUADRON_PLACEMENT and table.question.seat == 1):
        table.play(table.question.sample(table.rng))
    assert not [event for event in table.all(SquadronDeployed) if table.game.owner(event.squadron) == 1]
    assert len(table.all(ShipDeployed)) == 5
    assert table.question.refusal(pose_at(970, 420)) is None, "at distance 1 of an obstacle"
    assert table.refusal(pose_at(900, 300)).rule == "OBJ-04", "within distance 5 of the first player's edge"
    table.finish()
    assert len([event for event in table.all(SquadronDeployed) if table.game.owner(event.squadron) == 1]) == 4
