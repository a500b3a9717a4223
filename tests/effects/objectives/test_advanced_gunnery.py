"""Advanced Gunnery: effect, limit, and when it does nothing."""

from __future__ import annotations

from armada.effects.objectives.objective import OBJECTIVE_SHIP, objective_ships
from armada.engine.questions import PASS
from armada.geometry.bases import HullZone
from armada.rules.new_game import flagship
from armada.rules.ship_movement import COURSE
from armada.rules.ship_phase import ShipActivation
from armada.rules.targets import ATTACK, AttackChoice
from armada.rules.winning import EndReason
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.events.rounds import PointsScored
from armada.state.records import ShipId, UnitId
from tests.builders.ending_table import ended, lose
from tests.builders.objective_table import CR90, NEBULON, VICTORY, X_WING, playing, setting_up
from tests.builders.scenario import FRONT, RIGHT, Scenario
from tests.proves import proves


def gunners(*, first: int = 0, upgrades: tuple[str, ...] = ()) -> tuple[Scenario, ShipId, ShipId]:
    """The objective ship, a Victory of seat 0, activates with a Nebulon-B ahead that shows it two hull zones."""
    table = playing("advanced_gunnery", first=first)
    victory = table.ship(VICTORY, 900, 300, upgrades=upgrades)
    nebulon = table.ship(NEBULON, 900, 450, 135, side=1)
    table.token("objective_ship", ship=victory)
    return table.run(ShipActivation(ship=victory)), victory, nebulon


def perform(table: Scenario, target: UnitId, zone: HullZone | None, dice: int = 6) -> Scenario:
    """Attack from the front and do no damage, up to the choice of the next attack, or of the course."""
    miss = "blank" if zone else "accuracy"
    table.answer(ATTACK, AttackChoice(FRONT, target, zone)).roll(*[miss] * dice)
    while table.question.kind not in (ATTACK, COURSE):
        table.answer(table.question.kind, PASS)
    return table


def aims(table: Scenario) -> set[tuple[HullZone, UnitId, HullZone | None]]:
    """The attacks that can be declared now."""
    if table.question.kind is not ATTACK:
        return set()
    return {(choice.zone, choice.defender, choice.target_zone) for choice in table.question.options}


@proves("CARD-advanced-gunnery-03")
def test_the_first_players_objective_ship_attacks_twice_from_the_front_at_two_hull_zones() -> None:
    table, _, nebulon = gunners()
    assert {(FRONT, nebulon, FRONT), (FRONT, nebulon, RIGHT)} <= aims(table)
    perform(table, nebulon, FRONT)
    assert (FRONT, nebulon, RIGHT) in aims(table)
    assert (FRONT, nebulon, FRONT) not in aims(table), "not the same hull zone twice in a round"


@proves("CARD-advanced-gunnery-03")
def test_the_second_players_objective_ship_attacks_the_same_hull_zone_twice_but_no_more_often_than_others() -> None:
    table, victory, nebulon = gunners(first=1)
    perform(table, nebulon, FRONT)
    assert (FRONT, nebulon, FRONT) in aims(table)
    perform(table, nebulon, FRONT)
    assert not aims(table)
    assert table.the_ship(victory).attacks_on_ships == 2


@proves("CARD-advanced-gunnery-03")
def test_from_one_hull_zone_the_first_players_objective_ship_attacks_no_squadron_twice_in_a_round() -> None:
    table = playing("advanced_gunnery")
    victory = table.ship(VICTORY, 900, 300)
    table.ship(CR90, 1600, 800, side=1)
    one, other = table.squadron(X_WING, 880, 420, side=1), table.squadron(X_WING, 940, 420, side=1)
    table.token("objective_ship", ship=victory)
    perform(table.run(ShipActivation(ship=victory)), one, None, 1)
    assert (FRONT, other, None) in aims(table)
    assert (FRONT, one, None) not in aims(table)


@proves("CARD-advanced-gunnery-01")
def test_with_gunnery_team_the_second_players_objective_ship_attacks_no_ship_twice_from_one_hull_zone() -> None:
    table, _, nebulon = gunners(first=1, upgrades=("gunnery_team",))
    perform(table, nebulon, FRONT)
    assert not {aim for aim in aims(table) if aim[0] is FRONT and aim[1] == nebulon}


@proves("CARD-advanced-gunnery-02")
def test_with_slaved_turrets_an_objective_ship_attacks_once_in_a_round() -> None:
    table, victory, nebulon = gunners(first=1, upgrades=("slaved_turrets",))
    perform(table, nebulon, FRONT, 7)
    assert not aims(table)
    assert table.the_ship(victory).attacks_on_ships == 1


def test_other_ships_have_each_hull_zone_once() -> None:
    table = playing("advanced_gunnery")
    victory = table.ship(VICTORY, 900, 300)
    nebulon = table.ship(NEBULON, 900, 450, 135, side=1)
    table.token("objective_ship", ship=nebulon)
    perform(table.run(ShipActivation(ship=victory)), nebulon, FRONT)
    assert not {aim for aim in aims(table) if aim[0] is FRONT}


@proves("CARD-advanced-gunnery-03", "SCORE-05")
def test_a_destroyed_objective_ship_scores_its_ship_card_twice_and_its_upgrades_once() -> None:
    table = playing("advanced_gunnery")
    victory = table.ship(VICTORY, 900, 300, upgrades=["gunnery_team", "expanded_launchers"])
    table.ship(VICTORY, 300, 300)
    table.ship(CR90, 900, 700, side=1)
    table.token("objective_ship", ship=victory)
    lose(table, victory)
    cards = 7 + 13
    assert ended(table).scores == (0, 73 + cards + 73)
    assert [(event.why, event.points) for event in table.all(PointsScored)][-1] == ("advanced_gunnery", 73)


@proves("TRN-51", "CARD-advanced-gunnery-03")
def test_in_a_tournament_the_doubled_part_comes_on_top_of_the_points_of_a_destroyed_fleet() -> None:
    table = playing("advanced_gunnery", profile="tournament")
    victory = table.ship(VICTORY, 900, 300)
    table.ship(CR90, 900, 700, side=1)
    table.token("objective_ship", ship=victory)
    lose(table, victory)
    assert ended(table, EndReason.ELIMINATION).scores == (0, 300 + 73)


@proves("OBJ-02", "OBJ-08", "OBJ-10", "INFO-06")
def test_each_player_marks_an_own_ship_for_all_to_see_the_first_player_first() -> None:
    table = setting_up("advanced_gunnery", first=1).go_to(OBJECTIVE_SHIP)
    game = table.game
    assert table.question.seat == 1
    own = game.ships(game.side_of(table.question.seat))
    assert list(table.question.options) == own, "own ships, which stand on the table"
    table.answer(OBJECTIVE_SHIP, own[1], seat=1)
    assert table.question.seat == 0
    other = table.question.options[-1]
    table.answer(OBJECTIVE_SHIP, other, seat=0)
    assert objective_ships(game) == [own[1], other]
    marks = [event.token for event in table.all(ObjectiveTokenPlaced)]
    assert [(mark.unit, mark.pose) for mark in marks] == [(own[1], None), (other, None)]


@proves("OBJ-09")
def test_the_flagship_is_exactly_the_ship_with_the_commander() -> None:
    table = setting_up("advanced_gunnery")
    state = table.game.state
    found = [flagship(state, player.seat) for player in state.players]
    assert [state.units[ship].card for ship in found if ship is not None] == [CR90, VICTORY]
    assert found[0] == table.unit("CR90 Corvette A 1"), "and not the other one"
