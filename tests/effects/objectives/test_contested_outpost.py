"""Contested Outpost: effect, limit, and when it does nothing."""

from __future__ import annotations

from msgspec.structs import replace

from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.obstacles import of_kind
from armada.geometry.pose import pose_at
from armada.rules.attack import Attack
from armada.rules.destruction import DOOMED
from armada.rules.engagement import is_engaged, may_move
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.obstacles import kind_of
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.targets import legal_attacks
from armada.screens.previews.measurements import measured
from armada.screens.previews.replies import Measured
from armada.screens.previews.requests import End
from armada.screens.previews.squadron_moves import landed
from armada.state.events.cards import LastingBegun
from armada.state.events.damage import DamageCardDiscarded
from armada.state.events.rounds import GameEnded, VictoryTokensGained
from armada.state.events.setup import ObstaclePlaced
from armada.state.records import SquadronId
from tests.builders.ending_table import RoundAfterRound, play_rounds
from tests.builders.movement_table import maneuver
from tests.builders.objective_table import (
    CR90,
    FLOTILLA,
    NEBULON,
    TIE,
    VICTORY,
    VICTORY_II,
    X_WING,
    LastOfRound,
    gained,
    playing,
    setting_up,
)
from tests.builders.scenario import FRONT, Scenario
from tests.builders.squadron_table import StillTable
from tests.proves import proves

STATION = 5
"""The station's number among the six obstacles."""


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
