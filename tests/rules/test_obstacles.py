"""Obstacles after a maneuver: asteroid and debris fields, stations, and in which order (OBS)."""

from __future__ import annotations

import pytest

from armada.engine.effects import CardInPlay, Effect, Stage, modifier, trigger
from armada.engine.procedures import DONE, StepResult
from armada.engine.questions import PASS
from armada.engine.windows import EFFECT
from armada.geometry.maneuver_tool import ToolSide
from armada.geometry.pose import pose_at
from armada.rules.courses import Course
from armada.rules.damage import DAMAGED_ZONE
from armada.rules.game import Game, deck_titles
from armada.rules.obstacles import STATION_CARD, ResolveObstacle, does_act, overlapped_obstacles
from armada.rules.queries import OBSTACLE_EFFECT, OnObstacle
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.targets import legal_attacks
from armada.rules.timing import MAN_2_END, MAN_AFTER, MAN_OBSTACLES
from armada.state.events.damage import DamageCardDealt, DamageCardDiscarded
from armada.state.events.movement import ObstacleResolved
from armada.state.events.setup import ObstaclePlaced
from armada.state.records import ShipId, Status
from tests.builders.movement_table import CR90, NEBULON, STEP, X_WING, maneuver, maneuver_of
from tests.builders.notes import EffectNoted
from tests.builders.scenario import FRONT, REAR, RIGHT, Scenario
from tests.proves import proves

ASTEROIDS, DEBRIS, STATION = "asteroid_field_1", "debris_field_1", "station"
X, Y = 900.0, 300.0
END = Y + 2 * STEP


@modifier("test_charts", at=OBSTACLE_EFFECT, stage=Stage.FORBID)
def charts(game: Game, card: CardInPlay, on: OnObstacle, acts: bool) -> bool:
    """A card made up for these tests: obstacles do nothing to its ship."""
    return acts and on.unit != card.unit


@trigger("test_pilot", at=MAN_OBSTACLES)
class MadeUpPilot(Effect[ResolveObstacle], kw_only=True):
    """A card made up for these tests: the effect of an obstacle is replaced by nothing."""

    def can_resolve(self, game: Game, obstacle: ResolveObstacle) -> bool:
        return obstacle.ship == self.card.unit and not obstacle.was_resolved

    def resolve(self, game: Game, obstacle: ResolveObstacle) -> StepResult:
        obstacle.replaced = True
        return DONE


@trigger("test_hazard", at=MAN_OBSTACLES)
class MadeUpHazard(Effect[ResolveObstacle], kw_only=True):
    """A card made up for these tests: notes obstacles that did harm."""

    def can_resolve(self, game: Game, obstacle: ResolveObstacle) -> bool:
        return obstacle.did_harm

    def resolve(self, game: Game, obstacle: ResolveObstacle) -> StepResult:
        game.emit(EffectNoted(f"harm by {obstacle.obstacle}", self.seat))
        return DONE


@trigger("test_tide", at=MAN_2_END)
class MadeUpTide(Effect[ExecuteManeuver], kw_only=True):
    """A card made up for these tests: when a ship has moved, the first obstacle is moved under it."""

    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> StepResult:
        pose = game.ship(maneuver.ship).pose
        assert pose is not None
        game.emit(ObstaclePlaced(0, pose, mirrored=False))
        return DONE


@trigger("test_echo", at=MAN_AFTER)
class MadeUpEcho(Effect[ExecuteManeuver], kw_only=True):
    """A card made up for these tests: notes which faceup damage cards were there when a maneuver ended."""

    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> StepResult:
        game.emit(EffectNoted(" ".join(deck_titles()[number] for number in maneuver.faceup), self.seat))
        return DONE


def ends_on(
    *obstacles: str, card: str = NEBULON, upgrades: tuple[str, ...] = (), damage: tuple[str | None, ...] = ()
) -> tuple[Scenario, ShipId]:
    """A ship that ends a maneuver on obstacles."""
    table = Scenario()
    ship = table.ship(card, X, Y, upgrades=upgrades, damage=damage)
    table.ship(NEBULON, 300, 300)
    for place, key in enumerate(obstacles):
        table.obstacle(key, X + 20 * place, END)
    table.next_cards("blinded_gunners")
    maneuver(table, ship, 0, 0)
    return table, ship


def faceup(table: Scenario, ship: ShipId) -> list[str]:
    """The titles of a ship's faceup damage cards."""
    return [deck_titles()[card.number] for card in table.the_ship(ship).damage if card.faceup]


# What each does


@proves("OBS-01", "OBS-03", "DMG-27")
def test_an_asteroid_field_deals_a_faceup_damage_card_past_the_shields() -> None:
    table, ship = ends_on(ASTEROIDS)
    assert table.last(ObstacleResolved) == ObstacleResolved(ship, 0, "asteroid")
    assert table.all(DamageCardDealt)[0].faceup
    assert table.the_ship(ship).shields == table.units[ship].shields  # type: ignore[union-attr]
    assert table.is_over


@proves("OBS-01", "OBS-04")
def test_a_debris_field_does_two_damage_on_a_hull_zone_of_the_owners_choice() -> None:
    table, ship = ends_on(DEBRIS)
    assert table.question.seat == 0
    table.answer(DAMAGED_ZONE, FRONT)
    assert table.shields(ship, FRONT) == 1
    assert not table.the_ship(ship).damage
    table, ship = ends_on(DEBRIS)
    table.answer(DAMAGED_ZONE, RIGHT)
    assert table.shields(ship, RIGHT) == 0
    assert len(table.the_ship(ship).damage) == 1, "one shield, then a card"


@proves("OBS-05")
@pytest.mark.parametrize("place", [0, 1])
def test_at_a_station_a_ship_may_get_rid_of_any_damage_card(place: int) -> None:
    table, ship = ends_on(STATION, damage=("crew_panic", None))
    assert table.question.options == (0, 1)
    kept = table.the_ship(ship).damage[1 - place]
    table.answer(STATION_CARD, place, seat=0)
    assert table.the_ship(ship).damage == (kept,)
    assert table.last(DamageCardDiscarded).number in table.game.state.decks[0].discarded
    assert table.is_over


@proves("OBS-05")
def test_a_station_can_be_left_unused_and_asks_nothing_of_an_undamaged_ship() -> None:
    table, ship = ends_on(STATION, damage=(None,))
    table.answer(STATION_CARD, PASS)
    assert len(table.the_ship(ship).damage) == 1
    table, _ = ends_on(STATION)
    assert table.is_over


@proves("OBS-07")
@pytest.mark.parametrize("key", [ASTEROIDS, DEBRIS])
def test_asteroid_and_debris_fields_do_nothing_to_squadrons(key: str) -> None:
    table, _ = ends_on(key)
    squadron = table.squadron(X_WING, X, END + 30)
    table.run(ExecuteManeuver(ship=ShipId(table.units[1].id)))
    assert overlapped_obstacles(table.game, squadron) == (0,)
    assert not does_act(table.game, squadron, 0)


def test_a_dust_field_does_nothing_to_a_ship_on_it() -> None:
    table, ship = ends_on("dust_field_1")
    assert table.is_over
    assert not table.all(ObstacleResolved)
    assert overlapped_obstacles(table.game, ship) == (0,)


# When


@proves("OBS-01")
def test_a_ship_beside_an_obstacle_resolves_nothing() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y)
    table.obstacle(ASTEROIDS, X + 21.5 + 7.5 + 14.3, END)
    maneuver(table, ship, 0, 0)
    assert table.is_over
    assert not table.the_ship(ship).damage


@proves("OBS-10")
def test_every_maneuver_that_ends_on_an_obstacle_resolves_it_again_also_at_speed_0() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, speed=0, shields={FRONT: 3})
    table.obstacle(DEBRIS, X, Y)
    for left in (1, 0):
        table.run(ExecuteManeuver(ship=ship)).answer(DAMAGED_ZONE, FRONT)
        assert table.shields(ship, FRONT) == left
        table.units[ship] = table.the_ship(ship)


@proves("OBS-14")
def test_an_obstacle_moved_under_a_ship_is_not_resolved() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, upgrades=["test_tide"])
    table.obstacle(ASTEROIDS, 300, 300)
    maneuver(table, ship, 0, 0)
    assert overlapped_obstacles(table.game, ship) == (0,)
    assert table.is_over
    assert not table.the_ship(ship).damage


@proves("OBS-16")
def test_an_obstacle_of_a_first_maneuver_is_resolved_even_if_a_second_leads_off() -> None:
    table, ship = ends_on(DEBRIS, upgrades=("test_thrust",))
    table.answer(EFFECT, "test_thrust@0")
    table.answer(COURSE, Course((0,), ToolSide.LEFT))
    assert table.the_ship(ship).pose == pose_at(X, END + STEP)
    assert table.question.kind is DAMAGED_ZONE


@proves("OBS-16")
def test_an_obstacle_under_two_maneuvers_acts_twice() -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, upgrades=["test_thrust"])
    table.obstacle(DEBRIS, X, END + STEP / 2)
    maneuver(table, ship, 0, 0)
    table.answer(EFFECT, "test_thrust@0")
    table.answer(COURSE, Course((0,), ToolSide.LEFT))
    table.answer(DAMAGED_ZONE, FRONT)
    table.answer(DAMAGED_ZONE, FRONT)
    assert table.is_over
    assert len(table.all(ObstacleResolved)) == 2


# In which order


@proves("OBS-08")
def test_several_obstacles_are_resolved_in_the_order_the_owner_chooses() -> None:
    table, ship = ends_on(DEBRIS, ASTEROIDS)
    assert table.question.seat == 0
    assert table.question.options == ("obstacle_00", "obstacle_01")
    assert not table.question.may_pass
    table.answer(EFFECT, "obstacle_01")
    assert table.the_ship(ship).damage
    table.answer(DAMAGED_ZONE, FRONT)
    assert [event.obstacle for event in table.all(ObstacleResolved)] == [1, 0]
    assert table.is_over


@proves("OBS-15")
def test_the_owner_resolves_obstacles_and_own_effects_in_any_order_obstacles_first_as_preset() -> None:
    table, _ = ends_on(DEBRIS, ASTEROIDS, upgrades=("test_thrust",))
    assert table.question.options == ("obstacle_00", "obstacle_01", "test_thrust@0")
    table.answer(EFFECT, "obstacle_01").answer(EFFECT, "test_thrust@0")
    table.answer(COURSE, Course((0,), ToolSide.LEFT))
    while table.question.kind is not DAMAGED_ZONE:
        table.answer(EFFECT, table.question.options[0])
    assert maneuver_of(table).ship == 0


@proves("OBS-15")
def test_an_effect_that_replaces_that_of_an_obstacle_applies() -> None:
    table, ship = ends_on(ASTEROIDS, upgrades=("test_pilot", "test_hazard"))
    assert table.is_over
    assert not table.the_ship(ship).damage
    assert not table.all(ObstacleResolved)
    assert not table.all(EffectNoted)


def test_an_obstacle_that_an_effect_makes_harmless_is_not_resolved() -> None:
    table, ship = ends_on(ASTEROIDS, DEBRIS, upgrades=("test_charts",))
    assert table.is_over
    assert not table.the_ship(ship).damage


def test_effects_can_ask_whether_an_obstacle_did_harm() -> None:
    table, _ = ends_on(ASTEROIDS, upgrades=("test_hazard",))
    assert [event.effect for event in table.all(EffectNoted)] == ["harm by 0"]
    table, _ = ends_on(STATION, upgrades=("test_hazard",), damage=(None,))
    table.answer(STATION_CARD, 0)
    assert not table.all(EffectNoted)


@proves("OBS-13")
def test_a_ship_destroyed_by_one_obstacle_resolves_no_other() -> None:
    table, ship = ends_on(ASTEROIDS, STATION, card=CR90, damage=(None, None, None))
    table.answer(EFFECT, "obstacle_00")
    assert table.the_ship(ship).status is Status.DESTROYED
    assert table.is_over


def test_a_card_dealt_after_the_maneuver_was_not_there_when_it_ended() -> None:
    table, ship = ends_on(ASTEROIDS, upgrades=("test_echo",), damage=("crew_panic",))
    table.answer(EFFECT, "obstacle_00")
    assert faceup(table, ship) == ["crew_panic", "blinded_gunners"]
    assert [event.effect for event in table.all(EffectNoted)] == ["crew_panic"]


# In the way


@proves("OBS-12")
@pytest.mark.parametrize(("x", "obstructed"), [(X, True), (X + 200, False)])
def test_an_obstacle_in_the_line_of_sight_obstructs_an_attack(x: float, obstructed: bool) -> None:
    table = Scenario()
    ship = table.ship(NEBULON, X, Y, speed=0)
    table.ship(NEBULON, X, Y + 250, side=1)
    table.obstacle(ASTEROIDS, x, Y + 125)
    table.run(ExecuteManeuver(ship=ship))
    ahead = [attack for attack in legal_attacks(table.game, ship, [FRONT]) if attack.option.target_zone is REAR]
    assert [attack.obstructed for attack in ahead] == [obstructed]
