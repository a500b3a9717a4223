"""Navigation objectives of the core set: effect, limit, and when they do nothing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from armada.catalog.shapes import obstacle_shape
from armada.effects.damage_cards.lasting import CREW_PANIC, Panic
from armada.effects.objectives.dangerous_territory import TAKEN_TOKENS
from armada.effects.objectives.objective import CHOSEN_OBJECTIVE_TOKEN, OBJECTIVE_SHIP
from armada.effects.upgrades.ordnance import HIT_ZONE
from armada.engine.questions import PASS
from armada.engine.seats import Seat
from armada.engine.windows import EFFECT
from armada.geometry.maneuver_tool import Side
from armada.geometry.pieces import place_obstacle
from armada.geometry.pose import pose_at
from armada.rules.attack import REDIRECTED
from armada.rules.courses import Course
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.defense_tokens import DEFENSE_TOKEN, REDIRECT_ZONES
from armada.rules.moving_objects import OBSTACLE_MOVE, MoveObstacle, ObstacleMove, tokens_on
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.obstacles import STATION_CARD
from armada.rules.ship_phase import DIAL_USE, DialUse, ShipActivation
from armada.rules.token_placement import TOKEN
from armada.state.events.damage import DamageCardDealt, Destroyed
from armada.state.events.movement import ObstacleResolved
from armada.state.events.rounds import VictoryTokensGained
from armada.state.events.setup import ObstaclePlaced, ShipDeployed, SquadronDeployed
from armada.state.records import Command, ShipId, Upgrade, UpgradeId
from tests.effects.objective_table import (
    CR90,
    GLADIATOR,
    NEBULON,
    TIE_BOMBER,
    VICTORY,
    after_obstacles,
    attack,
    decline,
    gained,
    offered,
    playing,
    setting_up,
    use,
)
from tests.proves import proves
from tests.rules.builders import FRONT, LEFT, REAR, RIGHT, Scenario
from tests.rules.ending_table import ended
from tests.rules.movement_table import maneuver

AHEAD = Course((0,), Side.LEFT)
HARMLESS = "crew_panic"
"""A damage card that does nothing at once."""

# Dangerous Territory


def territory(key: str, *, first: int = 0, damage: tuple[str | None, ...] = ()) -> tuple[Scenario, ShipId]:
    """A corvette of seat 0 is about to end on an obstacle with a token."""
    table = playing("dangerous_territory", first=first)
    corvette = table.ship(CR90, 900, 300, speed=1, damage=damage)
    table.obstacle(key, 900, 380)
    table.ship(VICTORY, 300, 800, side=1)
    table.ship(CR90, 1600, 200)
    table.token("dangerous_territory", 900, 380)
    table.next_cards(HARMLESS)
    return table, corvette


@proves("CARD-dangerous-territory-02", "OVL-23")
def test_a_ship_on_an_asteroid_field_may_take_its_token_and_then_gets_a_faceup_card() -> None:
    table, corvette = territory("asteroid_field_1")
    use(maneuver(table, corvette, 0), "dangerous_territory")
    assert gained(table) == (1, 0)
    assert table.game.state.tokens[0].pose is None
    order = [type(event) for event in table.events]
    assert order.index(VictoryTokensGained) < order.index(ObstacleResolved)
    assert table.last(DamageCardDealt).faceup


@proves("CARD-dangerous-territory-02", "OBJ-04")
def test_taking_the_token_may_be_declined() -> None:
    table, corvette = territory("asteroid_field_1")
    maneuver(table, corvette, 0).answer(EFFECT, PASS)
    assert gained(table) == (0, 0)
    assert table.game.state.tokens[0].pose is not None


@proves("CARD-dangerous-territory-02")
def test_asteroid_and_debris_fields_do_nothing_to_the_second_players_ships() -> None:
    for key in ("asteroid_field_1", "debris_field_1"):
        table, corvette = territory(key, first=1)
        use(maneuver(table, corvette, 0), "dangerous_territory")
        assert gained(table) == (1, 0)
        assert table.is_over
        assert not table.all(ObstacleResolved)


@proves("CARD-dangerous-territory-02")
def test_debris_still_hurts_the_first_player_and_the_station_helps_both() -> None:
    table, corvette = territory("debris_field_1")
    maneuver(table, corvette, 0).answer(EFFECT, PASS)
    assert table.question.kind is DAMAGED_ZONE
    for first in (0, 1):
        table, corvette = territory("station", first=first, damage=(None,))
        maneuver(table, corvette, 0).answer(EFFECT, PASS)
        assert table.question.kind is STATION_CARD


@proves("CARD-dangerous-territory-02")
def test_damaged_controls_still_deals_its_card_to_the_second_player() -> None:
    table, corvette = territory("asteroid_field_1", first=1, damage=("damaged_controls",))
    maneuver(table, corvette, 0)
    while not table.is_over:
        table.answer(EFFECT, table.question.options[0])
    assert len(table.the_ship(corvette).damage) == 2


@proves("CARD-dangerous-territory-02")
def test_without_a_token_nothing_is_offered() -> None:
    table, corvette = territory("asteroid_field_1", first=1)
    table.tokens.clear()
    assert maneuver(table, corvette, 0).is_over


@proves("CARD-dangerous-territory-02")
def test_a_ship_on_two_obstacles_may_take_both_tokens_but_one_from_each() -> None:
    table = playing("dangerous_territory", first=1)
    victory = table.ship(VICTORY, 900, 300, speed=1)
    table.obstacle("asteroid_field_1", 870, 390)
    table.obstacle("asteroid_field_2", 930, 390)
    table.ship(CR90, 300, 800, side=1)
    for x, y in ((870, 410), (870, 370), (945, 390)):
        table.token("dangerous_territory", x, y)
    maneuver(table, victory, 0)
    assert [tokens_on(table.game, number) for number in (0, 1)] == [[0, 1], [2]]
    use(table, "dangerous_territory")
    assert table.question.refusal((0, 1)) is not None
    assert all(table.question.accepts(table.question.sample(Random(seed))) for seed in range(20))
    table.answer(TAKEN_TOKENS, (1, 2))
    assert gained(table) == (2, 0)
    assert table.is_over, "the third stays"


@proves("CARD-dangerous-territory-02")
def test_a_token_is_kept_although_the_asteroid_field_destroys_the_ship_afterwards() -> None:
    table, corvette = territory("asteroid_field_1", damage=(None, None, None))
    use(maneuver(table, corvette, 0), "dangerous_territory")
    assert table.last(Destroyed).unit == corvette
    assert gained(table) == (1, 0)


@proves("CARD-dangerous-territory-02", "SETUP-30", "OBJ-04")
def test_obstacles_lie_beyond_distance_5_of_the_players_edges_and_each_has_a_token() -> None:
    table = setting_up("dangerous_territory")
    assert table.refusal(ObstaclePlacement(0, pose_at(900, 320))).rule == "SETUP-30"
    after_obstacles(table)
    game = table.game
    placed = [event.obstacle for event in table.all(ObstaclePlaced)]
    assert [len(tokens_on(game, number)) for number in placed] == [1] * len(placed)
    edges = game.play_area.area
    for number in placed:
        obstacle = game.state.obstacles[number]
        assert obstacle.pose is not None
        body = place_obstacle(obstacle_shape(obstacle.key, obstacle.mirrored), obstacle.pose)
        assert edges._replace(y1=304.8, y2=edges.y2 - 304.8).holds(body)


@proves("SETUP-45")
def test_a_ship_deployed_on_an_obstacle_takes_no_token() -> None:
    table = setting_up("dangerous_territory")
    table.answer(OBSTACLE, ObstaclePlacement(0, pose_at(900, 450)))
    after_obstacles(table).finish()
    assert not table.all(VictoryTokensGained)


@proves("CARD-dangerous-territory-01", "CARD-grav-shift-reroute-04")
def test_a_token_stays_on_an_obstacle_that_is_moved() -> None:
    table = playing("dangerous_territory")
    table.ship(CR90, 300, 100)
    table.ship(VICTORY, 300, 800, side=1)
    asteroid = table.obstacle("asteroid_field_2", 900, 450, 0)
    other = table.obstacle("asteroid_field_1", 900, 600)
    token = table.token("dangerous_territory", 910, 460)
    table.run(MoveObstacle(by=Seat(0), choices=(asteroid,), band=2))
    assert table.question.refusal(ObstacleMove(other, pose_at(900, 600))) is not None
    assert table.question.refusal(ObstacleMove(asteroid, pose_at(1030, 450))) is not None, "beyond distance 2"
    assert table.question.refusal(ObstacleMove(asteroid, pose_at(900, 560))) is not None, "on another obstacle"
    table.answer(OBSTACLE_MOVE, ObstacleMove(asteroid, pose_at(990, 450, 90)))
    assert table.game.state.obstacles[asteroid].pose == pose_at(990, 450, 90)
    assert table.game.state.tokens[token].pose == pose_at(1000, 440), "shifted and turned with it"
    assert tokens_on(table.game, asteroid) == [token]


# Intel Sweep


def sweeping(
    *places: tuple[float, float], chosen: bool = True, damage: tuple[str, ...] = ()
) -> tuple[Scenario, ShipId]:
    """A ship of seat 0, its objective ship or not, reveals a dial with tokens at these places."""
    table = playing("intel_sweep")
    ship = table.ship(CR90, 900, 300, dials=(Command.NAVIGATE,), damage=damage, speed=1)
    table.ship(VICTORY, 300, 800, side=1)
    if chosen:
        table.token("objective_ship", ship=ship)
    for x, y in places:
        table.token("intel_sweep", x, y)
    return table.run(ShipActivation(ship=ship)), ship


@proves("CARD-intel-sweep-01")
def test_an_objective_ship_that_reveals_a_dial_may_take_a_token_at_distance_1() -> None:
    table, _ = sweeping((900, 400), (900, 500))
    use(table, "intel_sweep")
    assert gained(table) == (1, 0)
    assert [token.pose is None for token in table.game.state.tokens[1:]] == [True, False]
    assert table.question.kind is DIAL_USE


@proves("CARD-intel-sweep-01")
def test_of_two_tokens_only_one_is_taken_with_each_reveal_and_that_may_be_declined() -> None:
    table, _ = sweeping((900, 400), (930, 400))
    use(table, "intel_sweep").answer(CHOSEN_OBJECTIVE_TOKEN, 2)
    assert gained(table) == (1, 0)
    assert "intel_sweep" not in offered(table)
    table, _ = sweeping((900, 400))
    table.answer(EFFECT, PASS).answer(DIAL_USE, DialUse.KEEP)
    assert gained(table) == (0, 0)


@proves("CARD-intel-sweep-01")
def test_other_ships_and_far_tokens_give_nothing() -> None:
    assert not offered(sweeping((900, 400), chosen=False)[0])
    assert not offered(sweeping((900, 430))[0])


@proves("CARD-intel-sweep-01", "DMGCARD-crew-panic-01")
def test_a_ship_whose_crew_panics_and_discards_the_dial_takes_no_token() -> None:
    table, _ = sweeping((900, 400), damage=("crew_panic",))
    table.answer(CREW_PANIC, Panic.DISCARD)
    assert not offered(table)
    table, _ = sweeping((900, 400), damage=("crew_panic",))
    table.answer(CREW_PANIC, Panic.SUFFER).answer(DAMAGED_ZONE, FRONT)
    assert offered(table) == {"intel_sweep"}


@proves("CARD-intel-sweep-01", "SCORE-05", "OBJ-05")
@pytest.mark.parametrize(("tokens", "scores"), [((3, 2), (75, 0)), ((2, 2), (0, 0)), ((0, 1), (0, 75))])
def test_having_more_tokens_is_worth_75_points(tokens: tuple[int, int], scores: tuple[int, int]) -> None:
    table = playing("intel_sweep")
    table.ship(CR90, 900, 300)
    table.ship(VICTORY, 300, 800, side=1)
    assert ended(table, victory_tokens=tokens).scores == scores


@proves("CARD-intel-sweep-01", "OBJ-07", "OBJ-10", "OBJ-02")
def test_five_tokens_are_placed_in_turn_and_then_each_player_names_a_ship_before_deployment() -> None:
    table = after_obstacles(setting_up("intel_sweep"))
    for number, x in enumerate((350, 620, 900, 1180, 1450)):
        assert table.asks(TOKEN, 0 if number % 2 else 1), "the second player first"
        assert table.refusal(pose_at(x, 300)).rule == "OBJ-04"
        if number:
            assert table.refusal(pose_at(360, 450)).rule == "OBJ-04", "too close to another token"
        table.answer(TOKEN, pose_at(x, 450))
    assert table.asks(OBJECTIVE_SHIP, 0)
    assert not table.all(ShipDeployed)
    table.answer(OBJECTIVE_SHIP, table.question.options[0]).answer(OBJECTIVE_SHIP, table.question.options[0], seat=1)
    assert table.question.kind not in (TOKEN, OBJECTIVE_SHIP)


# Superior Positions


def flanking(
    turn: float = 0.0, *, first: int = 0, attacker: str = VICTORY, upgrades: tuple[str, ...] = (), **more: Any
) -> tuple[Scenario, ShipId, ShipId]:
    """A ship of seat 0 is behind a Nebulon-B, or, if that is turned, beside it."""
    table = playing("superior_positions", first=first)
    ship = table.ship(attacker, 900, 300, upgrades=upgrades)
    nebulon = table.ship(NEBULON, 900, 430, turn, side=1, **{"speed": 0, **more})
    table.ship(CR90, 1600, 800, side=1)
    return table, ship, nebulon


@proves("CARD-superior-positions-01", "OBJ-05")
@pytest.mark.parametrize("first", [0, 1])
def test_an_attack_on_a_rear_hull_zone_that_causes_damage_earns_a_victory_token(first: int) -> None:
    table, ship, nebulon = flanking(first=first)
    decline(attack(table, ship, FRONT, nebulon, REAR).roll("hit", *["blank"] * 5))
    assert gained(table) == (1, 0), "a lost shield is damage"


@proves("CARD-superior-positions-01")
def test_a_rear_attack_without_damage_or_an_attack_on_a_side_earns_nothing() -> None:
    table, ship, nebulon = flanking()
    decline(attack(table, ship, FRONT, nebulon, REAR).roll(*["blank"] * 6))
    assert gained(table) == (0, 0)
    table, ship, nebulon = flanking(90.0)
    decline(attack(table, ship, FRONT, nebulon, RIGHT).roll("hit", *["blank"] * 5))
    assert table.shields(nebulon, RIGHT) == 0
    assert gained(table) == (0, 0)


@proves("CARD-superior-positions-01", "DEF-12")
def test_a_rear_attack_whose_damage_is_redirected_earns_the_token() -> None:
    table = playing("superior_positions")
    ship = table.ship(NEBULON, 900, 300)
    corvette = table.ship(CR90, 900, 420, side=1)
    attack(table, ship, FRONT, corvette, REAR).roll("hit", "blank", "blank")
    table.answer(DEFENSE_TOKEN, 2).answer(REDIRECT_ZONES, (LEFT,)).answer(DEFENSE_TOKEN, PASS).answer(REDIRECTED, 1)
    assert table.shields(corvette, REAR) == 1
    assert gained(table) == (1, 0)


@proves("CARD-superior-positions-01")
def test_destroying_the_defender_earns_the_token_by_damage_or_by_a_critical_effect() -> None:
    table, ship, nebulon = flanking(shields={REAR: 0}, damage=[None] * 4)
    decline(attack(table, ship, FRONT, nebulon, REAR).roll("hit", "hit", *["blank"] * 4))
    assert nebulon not in table.game.ships()
    assert gained(table) == (1, 0)
    missiles = ("assault_concussion_missiles",)
    table, ship, nebulon = flanking(attacker=GLADIATOR, upgrades=missiles, shields={LEFT: 0}, damage=[None] * 4)
    attack(table, ship, FRONT, nebulon, REAR).roll("blank", "blank", "hit crit", "blank")
    table.answer(EFFECT, "assault_concussion_missiles@0").answer(HIT_ZONE, LEFT)
    decline(table)
    assert nebulon not in table.game.ships()
    assert gained(table) == (1, 0)


@proves("CARD-superior-positions-01")
def test_a_squadron_earns_the_token_even_if_a_counter_attack_destroys_it_first() -> None:
    table, _, nebulon = flanking(first=1, upgrades=())
    table.upgrades.append(Upgrade(id=UpgradeId(0), card="quad_laser_turrets", ship=nebulon, seat=Seat(1)))
    bomber = table.squadron(TIE_BOMBER, 900, 370, hull=1)
    attack(table, bomber, None, nebulon, REAR).roll("hit")
    table.answer(EFFECT, "counter", seat=1).roll("hit")
    decline(table)
    assert table.last(Destroyed).unit == bomber
    assert gained(table) == (1, 0)


@proves("CARD-superior-positions-01", "SETUP-31", "OBJ-04")
def test_the_first_player_deploys_everything_before_the_second_players_first_turn() -> None:
    table = setting_up("superior_positions", first=1).finish()
    game = table.game
    deployed = [
        game.owner(event.ship if isinstance(event, ShipDeployed) else event.squadron)
        for event in table.events
        if isinstance(event, ShipDeployed | SquadronDeployed)
    ]
    assert deployed == sorted(deployed, reverse=True)
    assert deployed[0] == 1
