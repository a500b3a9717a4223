"""Teams: who is a friend, who is "your opponent", and who decides where that is unclear (SEC-14, SEC-26, SEC-35 on)."""

from __future__ import annotations

from random import Random

import pytest

from armada.effects.damage_cards.immediate import COMM_NOISE, FAILING_ZONES, Noise
from armada.effects.upgrades.offensive_retrofit import KEPT_SQUADRONS
from armada.engine.questions import SomeQuestion
from armada.engine.seats import Seat, Side
from armada.fleet.random_fleet import random_fleet
from armada.geometry.pose import pose_at
from armada.rules.command_phase import DIALS, CommandPhase
from armada.rules.commanders import ASSIGNED_TARGET
from armada.rules.damage_cards import DealDamageCard
from armada.rules.deployment import NEXT_PLAYER
from armada.rules.grand_admirals import GRAND_ADMIRAL
from armada.rules.moving_objects import OBSTACLE_MOVE, ObstacleMove
from armada.rules.new_game import new_state
from armada.rules.overlapping import PLACEMENT, PlaceSquadrons
from armada.rules.scoring import score_sheet
from armada.rules.shifted_obstacles import AT_OBSTACLE, ShiftObstacle
from armada.rules.ship_phase import PLAYER
from armada.rules.squadron_command import AGREEMENT
from armada.rules.targets import legal_attacks
from armada.state.records import Command
from armada.views.view import view_of
from tests.builders.ending_table import CORVETTE_COST, lose
from tests.builders.fleets import fleet
from tests.builders.noted_effects import NothingHappens
from tests.builders.scenario import FRONT, REAR, Scenario
from tests.builders.setup_table import SetupTable
from tests.properties.games import StrictWholeGame, random_question
from tests.proves import proves

SIDES = {4: (0, 0, 1, 1), 6: (0, 0, 0, 1, 1, 1), 8: (0, 0, 0, 0, 1, 1, 1, 1)}
VICTORY, CORVETTE, FLOTILLA = "victory_ii_class_star_destroyer", "cr90_corvette_a", "gr_75_medium_transports"
TIE, X_WING = "tie_fighter_squadron", "x_wing_squadron"


def teams(players: int = 4) -> Scenario:
    """A table of two teams; the Grand Admiral of each is its last seat."""
    half = players // 2
    return Scenario(profile="sector_fleet", sides=SIDES[players], grand_admirals=(half - 1, players - 1))


def line_up(players: int) -> Scenario:
    """A ship of each player, those of the two teams opposite each other."""
    table, half = teams(players), players // 2
    for seat, side in enumerate(SIDES[players]):
        x = 250 + 400 * (seat % half)
        table.ship(VICTORY, x, 600 if side else 300, 180 if side else 0, side=side, seat=seat)
    return table.run(NothingHappens())


# Friends and enemies


@proves("SEC-44", "SEC-47")
@pytest.mark.parametrize("players", SIDES)
def test_the_ships_of_teammates_are_friendly_and_those_of_all_opponents_enemies(players: int) -> None:
    game = line_up(players).game
    half = players // 2
    for one in range(players):
        for other in range(players):
            assert game.are_friendly(one, other) is ((one < half) == (other < half))
    for ship in game.ships():
        targets = {found.option.defender for found in legal_attacks(game, ship)}
        assert targets, "somebody is in range"
        assert all(game.side(target) != game.side(ship) for target in targets)


@proves("SEC-43")
def test_each_player_assigns_dials_to_the_ships_of_their_own_fleet_alone() -> None:
    game = line_up(8).run(CommandPhase()).game
    assert [(question.kind, question.seat) for question in game.questions] == [(DIALS, seat) for seat in range(8)]
    for question in game.questions:
        assert {game.owner(dials.ship) for answer in question.options for dials in answer} == {question.seat}


@proves("SEC-26")
def test_two_fleets_of_one_person_are_two_players_with_separate_status() -> None:
    table = teams()
    table.ship(VICTORY, 300, 200, seat=0, dials=(Command.REPAIR,))
    lost = table.ship(CORVETTE, 700, 200, seat=1, dials=(Command.NAVIGATE,))
    table.ship(FLOTILLA, 1000, 200, seat=1)
    table.ship(VICTORY, 300, 800, side=1)
    one, other = view_of(table.run(NothingHappens()).game, Seat(0)), view_of(table.game, Seat(1))
    assert [ship.dials for ship in one.state.units[:2]] == [(Command.REPAIR,), (Command.FACEDOWN,)]  # type: ignore[union-attr]
    assert [ship.dials for ship in other.state.units[:2]] == [(Command.FACEDOWN,), (Command.NAVIGATE,)]  # type: ignore[union-attr]
    lose(table, lost)
    table.run(NothingHappens())
    lost_points = [entry.points for entry in score_sheet(table.game) if entry.side == 1]
    assert lost_points == [CORVETTE_COST + 18], "all of the second fleet, and nothing of the first"
    asked = table.run(CommandPhase()).game.questions
    assert {question.seat for question in asked} >= {0, 1}, "each fleet is asked by itself"


# Your opponent


@proves("SEC-37")
@pytest.mark.parametrize("players", SIDES)
def test_your_opponent_is_the_one_who_meets_the_conditions_else_the_grand_admiral(players: int) -> None:
    game, half = line_up(players).game, players // 2
    assert game.opponents_of(Seat(0)) == tuple(range(half, players))
    assert game.opponents_of(Seat(players - 1)) == tuple(range(half))
    assert game.opponent_of(Seat(0), lambda seat: seat == half) == half
    assert game.opponent_of(Seat(0)) == players - 1, "all of them do"
    assert game.opponent_of(Seat(0), lambda seat: False) == players - 1, "none does"


@proves("SEC-37", "SEC-38")
@pytest.mark.parametrize("players", SIDES)
def test_comm_noise_and_shield_failure_are_resolved_by_the_opposing_grand_admiral(players: int) -> None:
    for title, kind, answer in (
        ("comm_noise", COMM_NOISE, Noise.SLOWER),
        ("shield_failure", FAILING_ZONES, (FRONT, REAR)),
    ):
        table = teams(players)
        ship = table.ship(VICTORY, 300, 200)
        table.ship(CORVETTE, 300, 800, side=1)
        table.next_cards(title)
        table.run(DealDamageCard(ship=ship, faceup=True))
        assert table.question.seat == players - 1
        table.answer(kind, answer)


@proves("SEC-55")
@pytest.mark.parametrize("players", SIDES)
def test_the_opposing_grand_admiral_places_overlapped_squadrons_whoever_owns_them(players: int) -> None:
    table, half = teams(players), players // 2
    ship = table.ship(VICTORY, 900, 400)
    squadrons = [table.squadron(TIE, 880, 400, seat=half - 1), table.squadron(X_WING, 920, 400, side=1, seat=half)]
    table.run(PlaceSquadrons(ship=ship, squadrons=tuple(squadrons)))
    for _ in squadrons:
        assert table.question.seat == players - 1
        table.answer(PLACEMENT, table.question.options[0])
    assert table.is_over


@proves("SEC-38")
def test_squadrons_under_a_shifted_obstacle_are_placed_by_the_opposing_grand_admiral() -> None:
    table = teams()
    table.squadron(TIE, 900, 500)
    obstacle = table.obstacle("asteroid_field_1", 900, 400)
    table.run(ShiftObstacle(by=Seat(0), choices=(obstacle,)))
    table.answer(OBSTACLE_MOVE, ObstacleMove(obstacle, pose_at(900, 450)), seat=0)
    assert table.question.kind is AT_OBSTACLE
    assert table.question.seat == 3


# Two players


@proves("SEC-14")
@pytest.mark.parametrize("seed", range(2))
def test_a_sector_game_of_two_asks_nothing_that_only_teams_are_asked(seed: int) -> None:
    rng = Random(f"two {seed}")
    fleets = [random_fleet(faction, 600, rng, profile="sector_fleet") for faction in ("rebel", "empire")]
    game = StrictWholeGame.new(fleets, profile="sector_fleet", points=600, seed=seed, allow_missing=True)
    kinds = set()
    while game.questions:
        question = random_question(game, rng)
        kinds.add(question.kind)
        game.play(question.sample(rng), question.seat)
    assert not kinds & {GRAND_ADMIRAL, NEXT_PLAYER, PLAYER, AGREEMENT, ASSIGNED_TARGET}
    assert game.outcome is not None
    assert game.state.grand_admirals == (0, 1)
    assert [game.players_of(Side(side)) for side in (0, 1)] == [(0,), (1,)]


# Setting aside


@proves("SEC-46")
def test_launch_bays_are_filled_with_squadrons_of_the_own_fleet_alone() -> None:
    carrier = fleet("imperial_ii_class_star_destroyer + grand_moff_tarkin + rapid_launch_bays", squadrons=[TIE] * 2)
    mate = fleet("victory_ii_class_star_destroyer + admiral_motti", squadrons=[TIE] * 3)
    rebels = fleet("cr90_corvette_a + general_rieekan")
    state = new_state(
        [carrier, mate, rebels, rebels], profile="sector_fleet", points=600, options=(), allow_missing=True
    )
    table = SetupTable(state).appoint(1, 3)
    while table.question.kind is not KEPT_SQUADRONS:
        key = next((o for o in table.question.options if isinstance(o, str) and o.startswith("rapid_launch")), None)
        table.play(table.question.sample(table.rng) if key is None else key)
    assert table.question.seat == 0
    assert isinstance(table.question, SomeQuestion)
    assert {table.game.owner(squadron) for squadron in table.question.things} == {0}
