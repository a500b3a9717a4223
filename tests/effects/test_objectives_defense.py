"""Defense objectives of the core set: effect, limit, and when they do nothing."""

from __future__ import annotations

import pytest
from msgspec.structs import replace

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.fire_lanes import controller, dice_at
from armada.effects.objectives.objective import inner_area
from armada.effects.objectives.obstacles import of_kind
from armada.geometry.pieces import place_token
from armada.geometry.pose import pose_at
from armada.rules.attack import Attack
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT, ShipPlacement
from armada.rules.deployment import DEPLOY
from armada.rules.deployment_places import room_for
from armada.rules.destruction import DOOMED
from armada.rules.engagement import is_engaged, may_move
from armada.rules.moving_objects import TOKEN_MOVE, TokenMove
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.obstacles import kind_of
from armada.rules.queries import DEPLOY_PLACE, DeployPlace
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.targets import legal_attacks
from armada.rules.token_placement import TOKEN
from armada.rules.winning import Ending
from armada.screens.previews.measuring import measured
from armada.screens.previews.replies import Measured
from armada.screens.previews.requests import End
from armada.screens.previews.squadron_moves import landed
from armada.state.events.cards import LastingBegun, ObjectiveTokenChanged, ObjectiveTokenPlaced
from armada.state.events.damage import DamageCardDiscarded
from armada.state.events.rounds import GameEnded, VictoryTokensGained
from armada.state.events.setup import ObstaclePlaced, ShipDeployed, SquadronDeployed
from armada.state.records import Command, SquadronId
from tests.effects.objective_table import (
    CR90,
    FLOTILLA,
    NEBULON,
    TIE,
    VICTORY,
    VICTORY_II,
    X_WING,
    LastOfRound,
    after_obstacles,
    gained,
    offered,
    playing,
    setting_up,
)
from tests.proves import proves
from tests.rules.builders import FRONT, Scenario
from tests.rules.ending_table import RoundAfterRound, ended, play_rounds
from tests.rules.movement_table import maneuver
from tests.rules.setup_table import SetupTable
from tests.rules.squadron_table import StillTable

STATION = 5
"""The station's number among the six obstacles."""

# Contested Outpost


def outpost(*, first: int = 0) -> Scenario:
    """The station lies in the middle of the table."""
    table = playing("contested_outpost", first=first)
    table.obstacle("station", 900, 450)
    return table


@proves("CARD-contested-outpost-01", "SETUP-30", "OBJ-04")
def test_the_second_player_places_the_station_after_the_other_obstacles_far_from_the_players_edges() -> None:
    table = setting_up("contested_outpost")
    assert STATION not in {option.obstacle for option in table.question.options}
    refusal = table.refusal(ObstaclePlacement(STATION, pose_at(900, 450)))
    assert refusal.rule == "SETUP-26"
    while len(table.all(ObstaclePlaced)) < 5:
        table.play(table.question.sample(table.rng))
    assert table.asks(OBSTACLE, 1)
    assert {option.obstacle for option in table.question.options} == {STATION}
    assert table.refusal(ObstaclePlacement(STATION, pose_at(900, 320))).rule == "SETUP-30"
    table.play(table.question.sample(table.rng))
    assert [kind_of(table.game, event.obstacle) for event in table.all(ObstaclePlaced)][-1] is ObstacleKind.STATION


@proves("CARD-contested-outpost-01", "STAT-08")
def test_the_larger_sum_of_command_values_at_the_station_earns_a_victory_token_each_round() -> None:
    table = outpost()
    table.ship(VICTORY, 900, 300)
    table.ship(CR90, 900, 560, 180, side=1)
    assert gained(table.run(LastOfRound())) == (1, 0)


@proves("CARD-contested-outpost-01")
def test_equal_sums_earn_nothing() -> None:
    table = outpost()
    table.ship(VICTORY, 900, 300)
    table.ship(NEBULON, 850, 560, 180, side=1)
    table.ship(FLOTILLA, 950, 560, 180, side=1)
    assert gained(table.run(LastOfRound())) == (0, 0), "3 against 2 and 1: flotillas count"
    assert not table.all(VictoryTokensGained)


@proves("CARD-contested-outpost-01")
def test_squadrons_and_ships_beyond_distance_1_do_not_count() -> None:
    table = outpost()
    table.ship(VICTORY, 900, 150)
    table.squadron(X_WING, 900, 520, side=1)
    table.ship(CR90, 300, 800, side=1)
    assert gained(table.run(LastOfRound())) == (0, 0)


@proves("CARD-contested-outpost-01")
def test_the_station_obstructs_no_attack_but_other_obstacles_do() -> None:
    for objective, others, obstructed in (
        (None, False, True),
        ("contested_outpost", False, False),
        ("contested_outpost", True, True),
    ):
        table = Scenario()
        table.objective = objective
        victory = table.ship(VICTORY_II, 900, 250)
        corvette = table.ship(CR90, 900, 560, 180, side=1)
        table.obstacle("station", 900, 400)
        if others:
            table.obstacle("asteroid_field_1", 900, 480)
        table.run(Attack(attacker=victory, zone=FRONT, defender=corvette, target_zone=FRONT))
        found = [a for a in legal_attacks(table.game, victory, (FRONT,)) if a.option.target_zone is FRONT]
        assert [attack.obstructed for attack in found] == [obstructed]


@proves("CARD-contested-outpost-01", "ENG-05")
def test_the_station_breaks_no_engagement_but_other_obstacles_do() -> None:
    for objective, others, engaged in (
        (None, False, False),
        ("contested_outpost", False, True),
        ("contested_outpost", True, False),
    ):
        table, x_wing, tie = across_the_station(objective)
        if others:
            table.obstacle("asteroid_field_1", 900, 450)
        table.run(StillTable())
        assert is_engaged(table.game, x_wing) is engaged
        assert is_engaged(table.game, tie) is engaged
        assert may_move(table.game, tie) is not engaged


@proves("CARD-contested-outpost-01", "ENG-05")
def test_the_same_position_is_judged_by_the_objective_of_each_game() -> None:
    table, x_wing, _ = across_the_station("contested_outpost")
    outpost_game = table.run(StillTable()).game
    other = outpost_game.copy()
    other.state = replace(outpost_game.state, objective=None)
    other.index_cards()
    assert [is_engaged(game, x_wing) for game in (outpost_game, other, outpost_game)] == [True, False, True]


@proves("CARD-contested-outpost-01")
def test_a_squadron_that_would_move_across_the_station_is_shown_as_engaging() -> None:
    table, x_wing, tie = across_the_station("contested_outpost")
    table.units[x_wing] = replace(table.units[x_wing], pose=pose_at(600, 450))
    table.run(StillTable())
    flight = landed(table.game, x_wing, pose_at(868, 450))
    assert flight.engages == (tie,)
    assert [aim.obstructed for aim in flight.targets] == [False]


@proves("CARD-contested-outpost-01")
def test_the_ruler_finds_no_obstruction_at_the_station() -> None:
    for objective, found in ((None, 1), ("contested_outpost", 0)):
        table, x_wing, tie = across_the_station(objective)
        table.run(StillTable())
        told = measured(table.game, End(unit=x_wing), End(unit=tie))
        assert isinstance(told, Measured)
        assert len(told.obstructed_by) == found


def across_the_station(objective: str | None) -> tuple[Scenario, SquadronId, SquadronId]:
    """An X-wing squadron and a TIE fighter squadron at distance 1, with the station between them."""
    table = Scenario()
    table.objective = objective
    table.obstacle("station", 900, 450)
    return table, table.squadron(X_WING, 868, 450), table.squadron(TIE, 932, 450, side=1)


@proves("CARD-contested-outpost-01")
def test_a_ship_or_squadron_on_the_station_gets_rid_of_nothing() -> None:
    table = outpost()
    corvette = table.ship(CR90, 900, 340, damage=[None], speed=1)
    table.ship(VICTORY, 300, 800, side=1)
    maneuver(table, corvette, 0)
    assert of_kind(table.game, ObstacleKind.STATION) == (0,)
    assert table.is_over
    assert not table.all(DamageCardDiscarded)
    table = outpost()
    x_wing = table.squadron(X_WING, 900, 380, hull=2)
    table.ship(VICTORY, 300, 800, side=1)
    table.run(MoveSquadron(squadron=x_wing)).answer(SQUADRON_MOVE, pose_at(900, 450))
    assert table.the_squadron(x_wing).hull == 2


@proves("CARD-contested-outpost-01", "STAT-09")
def test_in_the_last_round_the_token_is_gained_before_the_score() -> None:
    table = outpost()
    table.ship(VICTORY, 900, 300, speed=0)
    table.ship(CR90, 300, 800, 90, side=1, speed=1)
    table.round = 5
    table.run(RoundAfterRound())
    play_rounds(table)
    kinds = [type(event) for event in table.events if isinstance(event, VictoryTokensGained | GameEnded)]
    assert kinds == [VictoryTokensGained, GameEnded]
    outcome = table.game.state.outcome
    assert outcome is not None
    assert outcome.scores[0] >= 20


@proves("CARD-general-rieekan-02")
def test_what_general_rieekan_kept_is_gone_before_the_end_of_the_round() -> None:
    table = outpost()
    table.ship(CR90, 300, 100, upgrades=["general_rieekan"], speed=1)
    doomed = table.ship(CR90, 900, 340, damage=[None] * 3, speed=0)
    table.ship(VICTORY, 900, 560, 180, side=1, speed=0)
    table.ship(VICTORY, 300, 800, side=1, speed=0)
    asteroid = table.obstacle("asteroid_field_1", 900, 340)
    assert asteroid == 1
    table.next_cards("crew_panic")
    table.round = 1
    table.run(RoundAfterRound())
    play_rounds(table, until=3)
    assert DOOMED in {event.lasting.key for event in table.all(LastingBegun)}
    assert doomed not in table.game.ships()
    assert gained(table) == (0, 1), "the corvette's command value counts no more"


# Fire Lanes


def lanes(*places: tuple[float, float]) -> Scenario:
    """Tokens at these places."""
    table = playing("fire_lanes")
    for x, y in places:
        table.token("fire_lanes", x, y)
    return table


def control(table: Scenario) -> list[int | None]:
    """Who controls each token."""
    table.run(LastOfRound())
    return [controller(table.game, number) for number, _ in enumerate(table.tokens)]


@proves("CARD-fire-lanes-04", "CARD-fire-lanes-01")
def test_who_brings_more_dice_to_bear_on_a_token_gains_a_victory_token_for_it() -> None:
    table = lanes((900, 450))
    one = table.ship(CR90, 900, 280)
    other = table.ship(CR90, 800, 300, 45)
    enemy = table.ship(NEBULON, 900, 640, 180, side=1)
    assert control(table) == [0]
    token = place_token(pose_at(900, 450))
    assert dice_at(table.game, one, token) + dice_at(table.game, other, token) > dice_at(table.game, enemy, token) == 3
    assert gained(table) == (1, 0)


@proves("CARD-fire-lanes-01")
def test_only_dice_whose_colour_reaches_the_token_count() -> None:
    table = lanes((900, 600), (900, 450))
    ship = table.ship(CR90, 900, 280)
    table.ship(VICTORY, 300, 800, side=1)
    table.run(LastOfRound())
    far, near = place_token(pose_at(900, 600)), place_token(pose_at(900, 450))
    assert dice_at(table.game, ship, far) == 2, "long range: the red ones"
    assert dice_at(table.game, ship, near) == 3, "medium range: the blue one too"
    assert dice_at(table.game, ship, place_token(pose_at(900, 800))) == 0, "beyond the ruler"


@proves("CARD-fire-lanes-04", "ATK-21")
def test_an_obstructed_hull_zone_brings_a_die_less() -> None:
    table = lanes((900, 600))
    ship = table.ship(CR90, 900, 280)
    table.ship(VICTORY, 300, 800, side=1)
    table.obstacle("asteroid_field_1", 900, 450)
    table.run(LastOfRound())
    assert dice_at(table.game, ship, place_token(pose_at(900, 600))) == 1


@proves("CARD-fire-lanes-04")
def test_equal_dice_leave_a_token_to_nobody() -> None:
    table = lanes((900, 450))
    table.ship(CR90, 900, 300)
    table.ship(CR90, 900, 600, 180, side=1)
    assert control(table) == [None]
    assert gained(table) == (0, 0)


@proves("CARD-fire-lanes-04")
def test_who_lies_on_a_token_gives_it_to_the_opponent_and_both_give_it_to_nobody() -> None:
    table = lanes((900, 450), (600, 450))
    table.ship(CR90, 900, 280)
    table.ship(VICTORY, 300, 850, side=1)
    table.squadron(X_WING, 900, 460)
    table.squadron(X_WING, 585, 450)
    table.squadron(TIE, 620, 450, side=1)
    assert control(table) == [1, None]
    assert gained(table) == (0, 1)


@proves("CARD-fire-lanes-02", "CARD-fire-lanes-03")
@pytest.mark.parametrize(
    ("upgrades", "dice"), [((), 2), (("enhanced_armament",), 3), (("dominator",), 2), (("rapid_reload",), 2)]
)
def test_the_armament_as_it_is_counts_and_dice_granted_in_attacks_do_not(upgrades: tuple[str, ...], dice: int) -> None:
    table = lanes((1150, 300))
    ship = table.ship(VICTORY, 900, 300, upgrades=upgrades, tokens=(Command.CONCENTRATE_FIRE,))
    table.ship(CR90, 300, 800, side=1)
    table.run(LastOfRound())
    assert dice_at(table.game, ship, place_token(pose_at(1150, 300))) == dice, "the right side at long range"


@proves("CARD-fire-lanes-04")
def test_a_ship_that_cannot_attack_at_long_range_brings_no_die_there() -> None:
    table = lanes((900, 600))
    ship = table.ship(CR90, 900, 280, damage=["depowered_armament", "coolant_discharge"])
    table.ship(VICTORY, 300, 800, side=1)
    table.run(LastOfRound())
    assert dice_at(table.game, ship, place_token(pose_at(900, 600))) == 0
    assert dice_at(table.game, ship, place_token(pose_at(900, 450))) == 3, "limits on attacks play no part"


@proves("CARD-fire-lanes-04", "OBJ-07", "OBJ-10", "OBJ-04")
def test_the_second_player_places_three_tokens_and_the_first_may_then_move_each() -> None:
    table = after_obstacles(setting_up("fire_lanes"))
    for x in (700, 900, 1100):
        assert table.asks(TOKEN, 1)
        assert table.refusal(pose_at(x, 250)).rule == "OBJ-04"
        assert table.refusal(pose_at(200, 450)).rule == "OBJ-07"
        table.answer(TOKEN, pose_at(x, 450))
    assert table.asks(TOKEN_MOVE, 0)
    assert table.refusal(TokenMove(0, pose_at(700 + 124.8, 450))).rule == "OBJ-04"
    table.answer(TOKEN_MOVE, TokenMove(1, pose_at(900, 450 - 124.7)))
    assert table.refusal(TokenMove(1, pose_at(900, 450))).rule == "OBJ-04", "each once"
    table.answer(TOKEN_MOVE, TokenMove(0, pose_at(700, 450)))
    table.answer(TOKEN_MOVE, TokenMove(2, pose_at(1100, 400)))
    lying = [token.pose for token in table.game.state.tokens]
    assert lying == [pose_at(700, 450), pose_at(900, 325.3), pose_at(1100, 400)]


@proves("CARD-fire-lanes-04")
def test_a_moved_token_stays_in_the_play_area_and_need_not_stay_far_from_the_edges() -> None:
    table = after_obstacles(setting_up("fire_lanes"))
    for x in (700, 900, 1100):
        table.answer(TOKEN, pose_at(x, 260))
    assert table.question.refusal(TokenMove(0, pose_at(700, 150))) is None


# Fleet Ambush


def ambushing(*, first: int = 0, seed: int = 7) -> SetupTable:
    """Obstacles lie, and the first player deploys."""
    return after_obstacles(setting_up("fleet_ambush", first=first, seed=seed))


def with_obstacles_aside() -> SetupTable:
    """The same, with all obstacles outside the ambush zone."""
    table = setting_up("fleet_ambush")
    for number, x in enumerate((450, 600, 750, 900, 1050, 1200)):
        table.answer(OBSTACLE, ObstaclePlacement(number, pose_at(x, 230 if number % 2 else 680)))
    return table


def test_the_ambush_zone_is_609_by_304_mm() -> None:
    table = ambushing()
    zone = inner_area(table.game.play_area)
    assert zone.x2 - zone.x1 == pytest.approx(609.6)
    assert zone.y2 - zone.y1 == pytest.approx(304.8)
    assert len(table.all(ObjectiveTokenPlaced)) == 4, "marked by tokens"


@proves("CARD-fleet-ambush-02", "OBJ-04")
def test_on_the_first_players_odd_turns_a_ship_goes_into_the_inner_area() -> None:
    table = with_obstacles_aside()
    for turn, x in ((1, 700), (2, 800), (3, 900)):
        assert table.question.seat == 0
        table.go_to(SHIP_PLACEMENT)
        in_zone, in_usual_zone = ShipPlacement(pose_at(x, 450), 1), ShipPlacement(pose_at(x, 60), 1)
        wanted, refused = (in_zone, in_usual_zone) if turn % 2 else (in_usual_zone, in_zone)
        assert table.refusal(refused).rule == ("OBJ-04" if turn % 2 else "SETUP-33")
        table.answer(SHIP_PLACEMENT, wanted)
        while table.question.seat == 1:
            table.play(table.question.sample(table.rng))


@proves("CARD-fleet-ambush-02")
def test_the_second_player_deploys_as_usual() -> None:
    table = ambushing()
    table.go_to(SHIP_PLACEMENT).play(table.question.sample(table.rng))
    assert table.question.seat == 1
    table.go_to(SHIP_PLACEMENT)
    assert table.question.seat == 1
    assert table.refusal(ShipPlacement(pose_at(900, 450), 1)).rule == "SETUP-33"


@proves("CARD-fleet-ambush-02")
def test_all_ships_are_deployed_before_any_squadron() -> None:
    table = ambushing().finish()
    kinds = [type(event) for event in table.events if isinstance(event, ShipDeployed | SquadronDeployed)]
    assert kinds == sorted(kinds, key=lambda kind: kind is SquadronDeployed)


@proves("CARD-fleet-ambush-02")
def test_in_the_zone_no_ship_of_the_first_player_stands_on_an_obstacle() -> None:
    table = setting_up("fleet_ambush")
    placed = [(0, 760, 450), (1, 900, 450), (2, 1040, 450), (3, 500, 300), (4, 1300, 300), (5, 1300, 600)]
    for number, x, y in placed:
        table.answer(OBSTACLE, ObstaclePlacement(number, pose_at(x, y)))
    table.go_to(SHIP_PLACEMENT)
    refusal = table.refusal(ShipPlacement(pose_at(900, 450), 1))
    assert refusal.rule == "OBJ-04"
    assert "overlaps" in refusal.reason


@proves("CARD-fleet-ambush-01")
def test_a_ship_in_the_zone_gives_the_first_players_squadrons_a_place() -> None:
    table = with_obstacles_aside()
    table.answer(DEPLOY, table.unit("CR90 Corvette A 1"))
    table.answer(SHIP_PLACEMENT, ShipPlacement(pose_at(900, 450), 1))
    while table.question.kind is not SQUADRON_PLACEMENT or table.question.seat != 0:
        table.play(table.question.sample(table.rng))
    assert table.question.refusal(pose_at(900, 450 + 35.5 + 124.7 - 34.2)) is None
    assert table.refusal(pose_at(900, 700)).rule == "SETUP-37"


@proves("CARD-fleet-ambush-02")
def test_a_ship_for_which_the_zone_has_no_room_is_deployed_as_usual() -> None:
    table = ambushing()
    game = table.game
    ship = table.unit("CR90 Corvette A 1")
    usual, zone = game.play_area.deployment_zone(second=False), inner_area(game.play_area)
    place = game.ask(DEPLOY_PLACE, ship, DeployPlace((usual,)))
    assert place.areas == (zone, usual), "the first of these that has room"
    found = room_for(game, ship, place._replace(areas=(zone._replace(x2=zone.x1 + 30), usual)))
    assert found is not None
    assert found.place.areas == (usual,)


def test_after_setup_the_tokens_are_gone() -> None:
    table = ambushing().finish()
    assert all(token.pose is None for token in table.game.state.tokens)
    assert len(table.all(ObjectiveTokenChanged)) == 4


def test_the_game_ends_without_points_of_its_own() -> None:
    table = playing("fleet_ambush")
    table.ship(VICTORY, 300, 300)
    table.ship(CR90, 900, 700, side=1)
    assert ended(table, Ending.SIX_ROUNDS).scores == (0, 0)
    assert not offered(table)
