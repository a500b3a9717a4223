"""Minefields: where mines lie, what sets them off, and what they do."""

from __future__ import annotations

from armada.effects.objectives.minefields import MINE
from armada.engine.questions import PASS
from armada.geometry.maneuver_tool import ToolSide
from armada.geometry.measure import measure
from armada.geometry.pieces import place_token
from armada.geometry.pose import pose_at
from armada.geometry.ruler import Distance
from armada.rules.courses import Course
from armada.rules.deploying import SHIP_PLACEMENT, ShipPlacement
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.ship_phase import DIAL_USE, DialUse, ShipActivation
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.token_placement import TOKEN
from armada.state.events.attack import AttackEnded
from armada.state.events.cards import EffectDiceRolled
from armada.state.events.damage import DamageCardDealt, Destroyed
from armada.state.records import Command, ShipId
from tests.builders.movement_table import maneuver
from tests.builders.objective_table import (
    CR90,
    GLADIATOR,
    NEBULON,
    VICTORY,
    X_WING,
    after_obstacles,
    offered,
    playing,
    setting_up,
)
from tests.builders.scenario import Scenario
from tests.proves import proves

AHEAD = Course((0,), ToolSide.LEFT)
HARMLESS = "crew_panic"
"""A damage card that does nothing at once."""


def mined(
    *places: tuple[float, float], speed: int = 1, damage: tuple[str | None, ...] = (), card: str = CR90
) -> tuple[Scenario, ShipId]:
    """A ship of seat 0, about to move ahead from (900, 300), with mines at these places."""
    table = playing("minefields", first=1)
    ship = table.ship(card, 900, 300, speed=speed, damage=damage)
    table.ship(CR90, 1600, 200)
    table.ship(VICTORY, 300, 800, side=1)
    for x, y in places:
        table.token("minefields", x, y)
    table.next_cards(HARMLESS, HARMLESS)
    return table, ship


@proves("CARD-minefields-02", "DICE-05")
def test_a_ship_that_ends_at_distance_1_of_a_mine_is_dealt_a_card_for_each_icon_the_first_faceup() -> None:
    table, ship = mined((900, 470))
    maneuver(table, ship, 0).roll("hit", "crit")
    assert [card.faceup for card in table.the_ship(ship).damage] == [True, False]
    assert table.game.state.tokens[0].pose is None
    assert [die.color for die in table.last(EffectDiceRolled).pool.dice] == ["blue", "blue"]
    assert table.is_over


@proves("CARD-minefields-02")
def test_without_a_critical_icon_all_cards_are_facedown_and_accuracy_does_nothing() -> None:
    table, ship = mined((900, 470))
    maneuver(table, ship, 0).roll("hit", "hit")
    assert [card.faceup for card in table.the_ship(ship).damage] == [False, False]
    table, ship = mined((900, 470))
    maneuver(table, ship, 0).roll("accuracy", "accuracy")
    assert table.the_ship(ship).damage == ()
    assert table.game.state.tokens[0].pose is None, "but the mine is gone"


@proves("CARD-minefields-02")
def test_a_maneuver_at_speed_0_beside_a_mine_sets_it_off_and_a_farther_mine_stays() -> None:
    table, ship = mined((900, 400), (900, 500), speed=0)
    table.run(ExecuteManeuver(ship=ship)).roll("accuracy", "hit")
    assert len(table.the_ship(ship).damage) == 1
    assert [token.pose is None for token in table.game.state.tokens] == [True, False]


@proves("CARD-minefields-02")
def test_squadrons_set_off_nothing() -> None:
    table, _ = mined((900, 600))
    x_wing = table.squadron(X_WING, 900, 700)
    table.run(MoveSquadron(squadron=x_wing)).answer(SQUADRON_MOVE, pose_at(900, 650))
    assert table.is_over
    assert table.game.state.tokens[0].pose is not None


@proves("CARD-minefields-02", "DMG-28")
def test_two_mines_go_off_one_after_the_other_and_one_that_destroys_the_ship_leaves_the_other() -> None:
    table, ship = mined((880, 470), (930, 470))
    maneuver(table, ship, 0).answer(MINE, 1, seat=0).roll("hit", "accuracy")
    assert len(table.the_ship(ship).damage) == 1
    table.roll("hit", "accuracy")
    assert len(table.the_ship(ship).damage) == 2
    table, ship = mined((880, 470), (930, 470), damage=(None, None, None))
    maneuver(table, ship, 0).answer(MINE, 0).roll("hit", "hit")
    assert table.last(Destroyed).unit == ship
    assert len(table.all(DamageCardDealt)) == 1, "no further card for a destroyed ship"
    assert [token.pose is None for token in table.game.state.tokens] == [True, False]


@proves("CARD-minefields-02", "MOVE-27")
def test_a_granted_maneuver_sets_off_mines_as_well() -> None:
    table, ship = mined((900, 470), (900, 540))
    maneuver(table, ship, 0).roll("hit", "accuracy")
    table.game.interrupt(ExecuteManeuver(ship=ship, granted_speed=1))
    table.answer(COURSE, AHEAD).roll("hit", "accuracy")
    assert len(table.the_ship(ship).damage) == 2


@proves("CARD-minefields-02")
def test_being_deployed_beside_a_mine_sets_off_nothing() -> None:
    table = setting_up("minefields").answer(OBSTACLE, ObstaclePlacement(0, pose_at(900, 100)))
    after_obstacles(table).answer(TOKEN, pose_at(950, 100)).go_to(SHIP_PLACEMENT)
    table.answer(SHIP_PLACEMENT, ShipPlacement(pose_at(900, 100), 1), seat=0).finish()
    assert not table.all(EffectDiceRolled)
    assert len([token for token in table.game.state.tokens if token.pose is not None]) == 6


@proves("CARD-minefields-01", "CARD-demolisher-04")
def test_a_mine_is_suffered_before_a_delayed_attack_of_demolisher() -> None:
    table = playing("minefields", first=1)
    demolisher = table.ship(GLADIATOR, 900, 300, speed=1, upgrades=["demolisher"], dials=(Command.REPAIR,))
    table.ship(VICTORY, 300, 200)
    target = table.ship(NEBULON, 820, 440, side=1)
    table.token("minefields", 900, 480)
    table.next_cards("blinded_gunners")
    table.run(ShipActivation(ship=demolisher)).answer(DIAL_USE, DialUse.KEEP)
    while table.question.kind is not COURSE:
        table.answer(table.question.kind, PASS)
    table.answer(COURSE, AHEAD).roll("crit", "accuracy")
    assert [card.faceup for card in table.the_ship(demolisher).damage] == [True]
    assert offered(table) == {"demolisher"}, "the attack comes after the mine"
    assert not table.all(AttackEnded)
    assert target in table.game.ships()


@proves("CARD-demolisher-04")
def test_a_demolisher_that_a_mine_destroys_attacks_no_more() -> None:
    table = playing("minefields", first=1)
    demolisher = table.ship(GLADIATOR, 900, 300, speed=1, upgrades=["demolisher"], damage=[None] * 4)
    table.ship(VICTORY, 300, 200)
    table.ship(NEBULON, 820, 440, side=1)
    table.token("minefields", 900, 480)
    table.run(ShipActivation(ship=demolisher))
    while table.question.kind is not COURSE:
        table.answer(table.question.kind, PASS)
    table.answer(COURSE, AHEAD).roll("hit", "accuracy")
    assert demolisher not in table.game.ships()
    assert table.is_over


@proves("CARD-minefields-03", "SETUP-30", "OBJ-04", "OBJ-07")
def test_the_second_player_places_all_obstacles_and_six_mines_each_at_an_obstacle_and_far_from_other_mines() -> None:
    table = setting_up("minefields")
    first = ObstaclePlacement(0, pose_at(600, 60))
    assert table.asks(OBSTACLE, 1)
    assert table.question.refusal(first) is None, "also in a deployment zone"
    assert table.refusal(ObstaclePlacement(0, pose_at(200, 450))).rule == "SETUP-27"
    table.answer(OBSTACLE, first)
    assert table.asks(OBSTACLE, 1)
    assert table.refusal(ObstaclePlacement(1, pose_at(900, 60))).rule == "SETUP-30", "beyond distance 5 of each other"
    after_obstacles(table)
    assert table.asks(TOKEN, 1)
    while table.question.kind is TOKEN:
        table.play(table.question.sample(table.rng))
    game = table.game
    mines = [place_token(token.pose) for token in game.state.tokens if token.pose is not None]
    assert len(mines) == 6
    obstacles = game.obstacle_bodies()
    assert all(any(Distance.ONE.reaches(measure(mine, body).mm) for body in obstacles) for mine in mines)
    pairs = [(one, other) for place, one in enumerate(mines) for other in mines[:place]]
    assert not any(Distance.ONE.reaches(measure(one, other).mm) for one, other in pairs)
