"""Navigation objectives that came after the core set: effect, limit, and when they do nothing."""

from __future__ import annotations

from armada.effects.damage_cards.lasting import CREW_PANIC, Panic
from armada.effects.objectives.objective import CHOSEN_OBJECTIVE_TOKEN
from armada.effects.objectives.solar_corona import CORONA, Corona
from armada.effects.verbs.card_effects import mark
from armada.engine.windows import EFFECT
from armada.geometry.measure import measure
from armada.geometry.pieces import place_token
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.moving_objects import OBSTACLE_MOVE, TOKEN_MOVE, ObstacleMove, TokenMove, tokens_on
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.ship_phase import DIAL_USE, ShipActivation
from armada.rules.token_placement import TOKEN
from armada.state.dice import DieFace
from armada.state.events.attack import DiceModified
from armada.state.events.setup import ObstaclePlaced, ShipDeployed, SquadronDeployed
from armada.state.records import Command, Scope, ShipId
from tests.effects.objective_table import (
    B_WING,
    CR90,
    VICTORY,
    VICTORY_II,
    X_WING,
    FirstOfRound,
    LastOfRound,
    after_obstacles,
    decline,
    gained,
    offered,
    playing,
    setting_up,
    use,
)
from tests.proves import proves
from tests.rules.builders import FRONT, Scenario
from tests.rules.movement_table import maneuver

MISS = "blank"

# Navigational Hazards


def hazards(*keys: str, damage: tuple[str | None, ...] = ()) -> tuple[Scenario, ShipId]:
    """A Victory of seat 0 moves onto obstacles beside each other."""
    table = playing("navigational_hazards")
    victory = table.ship(VICTORY, 900, 300, speed=1, damage=damage)
    for place, key in enumerate(keys):
        table.obstacle(key, 870 + 60 * place, 390)
    table.ship(CR90, 300, 800, side=1)
    table.next_cards("crew_panic", "crew_panic")
    return maneuver(table, victory, 0), victory


@proves("OBS-03", "OBS-04")
def test_a_ship_that_obstacles_hurt_gives_its_opponent_a_victory_token_for_each() -> None:
    table, _ = hazards("debris_field_1")
    table.answer(DAMAGED_ZONE, FRONT)
    assert gained(table) == (0, 1), "damage on shields counts"
    table, _ = hazards("asteroid_field_1", "asteroid_field_2")
    while not table.is_over:
        table.answer(EFFECT, table.question.options[0])
    assert gained(table) == (0, 2)


@proves("DMGCARD-damaged-controls-01")
def test_a_station_hurts_nobody_but_damaged_controls_count_once_for_each_obstacle() -> None:
    assert gained(hazards("station", damage=(None,))[0]) == (0, 0)
    table, victory = hazards("station", damage=("damaged_controls",))
    decline(table)
    assert len(table.the_ship(victory).damage) == 2
    assert gained(table) == (0, 1)
    table, victory = hazards("asteroid_field_1", damage=("damaged_controls",))
    assert len(table.the_ship(victory).damage) == 3
    assert gained(table) == (0, 1), "one token for one obstacle"


@proves("OBS-14", "OBJ-10")
def test_at_the_end_of_the_round_each_player_moves_another_field_the_second_player_first() -> None:
    table = playing("navigational_hazards")
    table.ship(VICTORY, 300, 100)
    table.ship(CR90, 300, 800, side=1)
    asteroid, debris = table.obstacle("asteroid_field_1", 900, 450), table.obstacle("debris_field_1", 1200, 450)
    station = table.obstacle("station", 600, 450)
    table.run(LastOfRound())
    assert table.question.seat == 1
    assert table.question.refusal(ObstacleMove(station, pose_at(600, 450))) is not None
    assert table.question.refusal(ObstacleMove(asteroid, pose_at(900 + 124.8, 450))) is not None
    table.answer(OBSTACLE_MOVE, ObstacleMove(asteroid, pose_at(1000, 450)), seat=1)
    assert tokens_on(table.game, asteroid) == [0]
    assert table.question.seat == 0
    assert table.question.refusal(ObstacleMove(asteroid, pose_at(1000, 450))) is not None, "not the same one"
    table.answer(OBSTACLE_MOVE, ObstacleMove(debris, pose_at(1200, 450)), seat=0)
    assert len([token for token in table.game.state.tokens if token.pose is not None]) == 2
    table.game.interrupt(FirstOfRound(number=2))
    assert all(token.pose is None for token in table.game.state.tokens)


# Salvage Run


@proves("SETUP-30", "OBJ-07", "CMD-18")
def test_salvage_lies_around_the_station_in_the_centre_of_the_play_area() -> None:
    table = setting_up("salvage_run")
    game = table.game
    centre = game.state.obstacles[5].pose
    assert centre == pose_at(914.4, 457.2)
    assert table.asks(OBSTACLE, 1)
    assert table.refusal(ObstaclePlacement(0, pose_at(470, 457.2))).rule == "SETUP-30", "beyond distance 5"
    table.answer(OBSTACLE, ObstaclePlacement(0, pose_at(600, 457.2)))
    assert table.asks(OBSTACLE, 0)
    after_obstacles(table)
    assert len(table.all(ObstaclePlaced)) == 8
    station = game.obstacle_bodies()[5]
    assert table.asks(TOKEN, 1)
    table.answer(TOKEN, pose_at(914.4, 457.2))
    assert table.refusal(pose_at(914.4 + 88, 457.2)).rule == "OBJ-04", "69 mm apart"
    while table.question.kind is TOKEN:
        table.play(table.question.sample(table.rng))
    tokens = [place_token(token.pose) for token in game.state.tokens if token.pose is not None]
    assert len(tokens) == 4
    assert all(Distance.ONE.reaches(measure(token, station).mm) for token in tokens)
    table.finish()
    for ship in game.ships():
        assert (Command.NAVIGATE in game.ship(ship).tokens) is (game.owner(ship) == 1)


def test_any_ship_that_reveals_a_dial_takes_one_salvage_token_at_distance_1() -> None:
    table = playing("salvage_run")
    corvette = table.ship(CR90, 900, 300, dials=(Command.NAVIGATE,), speed=1)
    table.ship(VICTORY, 300, 800, side=1)
    table.squadron(X_WING, 900, 420)
    for x in (880, 920):
        table.token("salvage_run", x, 400)
    use(table.run(ShipActivation(ship=corvette)), "salvage_run").answer(CHOSEN_OBJECTIVE_TOKEN, 1)
    assert gained(table) == (1, 0)
    assert not offered(table)


# Sensor Net


def net(*places: tuple[float, float], first: int = 0, damage: tuple[str, ...] = ()) -> Scenario:
    """A corvette of seat 0 reveals a dial with sensors at these places."""
    table = playing("sensor_net", first=first)
    corvette = table.ship(CR90, 900, 300, dials=(Command.NAVIGATE,), speed=1, damage=damage)
    table.ship(VICTORY, 300, 800, side=1)
    for x, y in places:
        table.token("sensor_net", x, y)
    return table.run(ShipActivation(ship=corvette))


@proves("OBJ-04")
def test_a_ship_beside_two_sensors_earns_one_victory_token_and_the_opponent_moves_the_one_its_owner_names() -> None:
    table = net((880, 400), (930, 400))
    table.answer(CHOSEN_OBJECTIVE_TOKEN, 1, seat=0)
    assert gained(table) == (1, 0)
    assert table.question.seat == 1
    assert table.question.refusal(TokenMove(1, pose_at(930, 400 + 244.8))) is None, "the second player: distance 4"
    assert table.question.refusal(TokenMove(1, pose_at(930, 400 + 244.9))) is not None
    assert table.question.refusal(TokenMove(1, pose_at(930, 400))) is None, "it may stay"
    table.answer(TOKEN_MOVE, TokenMove(1, pose_at(930, 600)))
    assert table.question.kind is DIAL_USE


def test_the_first_player_moves_a_sensor_at_most_to_distance_2_and_never_out_of_the_play_area() -> None:
    table = net((900, 400), first=1)
    assert table.question.seat == 1
    assert table.question.refusal(TokenMove(0, pose_at(900, 400 + 124.7))) is None
    assert table.question.refusal(TokenMove(0, pose_at(900, 400 + 124.8))) is not None
    table = playing("sensor_net")
    corvette = table.ship(CR90, 900, 100, 90, dials=(Command.NAVIGATE,), speed=1)
    table.ship(VICTORY, 300, 800, side=1)
    table.token("sensor_net", 900, 20)
    table.run(ShipActivation(ship=corvette))
    assert table.question.refusal(TokenMove(0, pose_at(900, 5))) is not None


@proves("DMGCARD-crew-panic-01")
def test_without_a_sensor_near_or_without_a_reveal_nothing_is_earned() -> None:
    table = net((900, 450))
    assert table.question.kind is DIAL_USE
    table = net((900, 400), damage=("crew_panic",)).answer(CREW_PANIC, Panic.DISCARD)
    assert gained(table) == (0, 0)


@proves("OBJ-07", "OBJ-10")
def test_the_players_place_four_sensors_in_turn_the_first_player_first() -> None:
    table = after_obstacles(setting_up("sensor_net"))
    for seat, x in ((0, 400), (1, 700), (0, 1000), (1, 1300)):
        assert table.asks(TOKEN, seat)
        assert table.refusal(pose_at(x, 300)).rule == "OBJ-04"
        table.answer(TOKEN, pose_at(x, 450))
    assert table.question.kind is not TOKEN


# Solar Corona


def under_corona(table: Scenario, procedure: Attack, *faces: str) -> Scenario:
    """An attack, with the right edge as the corona."""
    table.run(LastOfRound())
    mark(table.game, "solar_corona", Scope.GAME, text=Corona.RIGHT.value)
    table.events += table.game.interrupt(procedure)
    return table.roll(*faces)


def sunlit(*faces: str, away: bool = False) -> Scenario:
    """A Victory II of seat 0 attacks a corvette from its front, towards the corona or away from it."""
    table = playing("solar_corona")
    victory = table.ship(VICTORY_II, 900, 450, 270 if away else 90)
    corvette = table.ship(CR90, 750 if away else 1050, 450, 90 if away else 270, side=1, speed=0)
    return under_corona(table, Attack(attacker=victory, zone=FRONT, defender=corvette, target_zone=FRONT), *faces)


@proves("ARC-02")
def test_with_the_corona_in_arc_an_accuracy_die_is_discarded_before_any_effect() -> None:
    table = sunlit("accuracy", MISS, MISS, "accuracy", "hit", "hit")
    table.answer(table.question.kind, table.question.options[0], seat=0)
    assert table.last(DiceModified).by == "solar_corona"
    dice = table.last(DiceModified).pool.dice
    assert len(dice) == 5
    assert [die.face for die in dice].count(DieFace.ACCURACY) == 1


def test_without_accuracy_or_with_the_corona_out_of_arc_nothing_is_discarded() -> None:
    assert not sunlit(*[MISS] * 3, *["hit"] * 3).all(DiceModified)
    table = sunlit("accuracy", MISS, MISS, *["hit"] * 3, away=True)
    assert not [event for event in table.all(DiceModified) if event.by == "solar_corona"]


def test_squadrons_are_not_blinded_by_the_corona() -> None:
    table = playing("solar_corona")
    bomber = table.squadron(B_WING, 900, 400)
    corvette = table.ship(CR90, 900, 460, 180, side=1)
    under_corona(table, Attack(attacker=bomber, defender=corvette, target_zone=FRONT), "accuracy", "hit")
    assert not [event for event in table.all(DiceModified) if event.by == "solar_corona"]


@proves("SETUP-31")
def test_the_first_player_deploys_first_and_the_second_then_names_the_corona() -> None:
    table = setting_up("solar_corona").go_to(CORONA)
    assert table.question.seat == 1
    deployed = [event for event in table.events if isinstance(event, ShipDeployed | SquadronDeployed)]
    owners = [table.game.owner(event.ship if isinstance(event, ShipDeployed) else event.squadron) for event in deployed]
    assert owners == sorted(owners)
    table.answer(CORONA, Corona.LEFT)
    assert [entry.text for entry in table.game.lasting("solar_corona")] == ["left"]
