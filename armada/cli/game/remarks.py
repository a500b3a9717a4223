"""Remarks on a question and its answers: where a course leads, whom a squadron engages there, what an attack would do.

A board shows such things at a glance; in text they need words. All of it is open, or known to the seat that is asked.
"""

from __future__ import annotations

from typing import Any

from armada.catalog.shapes import ship_shape
from armada.engine.questions import Question
from armada.geometry.measure import distance_between, measure
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import place_ship, place_squadron
from armada.geometry.play_area import Area
from armada.geometry.pose import Pose
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.command_phase import DIAL, missing_dials
from armada.rules.courses import Course
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT, DeployShip, DeploySquadron
from armada.rules.game import Game
from armada.rules.queries import DAMAGE_TOTAL
from armada.rules.ship_movement import COURSE, ExecuteManeuver, preview
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.state.records import UnitId
from armada.views.subject import subject_of
from armada.words.names import Names, counted, facing, listed, place, pool

# On an answer


def remark(game: Game, question: Question[Any], answer: Any) -> str:
    """The consequence of an answer, in a few words; empty if there is nothing to say."""
    if question.kind is COURSE:
        return _course(game, question, answer)
    if question.kind is SQUADRON_MOVE:
        return _move(game, question, answer)
    return ""


def _course(game: Game, question: Question[Any], course: Course) -> str:
    """Where a course ends, and what the ship overlaps there."""
    maneuver = game.innermost(ExecuteManeuver)
    if maneuver is None:
        return ""
    names, stop = Names(game.state), preview(game, question.seat, course)
    parts = [f"to {facing(stop.pose)}"]
    if stop.overlapped:
        parts.append(f"overlaps {names.units(stop.overlapped)} and stops at speed {stop.speed}")
    body = place_ship(ship_shape(game.ship_card(maneuver.ship).chassis), stop.pose)
    if game.play_area.leaves(body):
        parts.append("leaves the play area and is destroyed")
    crossed = [number for number, other in enumerate(game.obstacle_bodies()) if overlaps(body, other)]
    lying = [number for number, obstacle in enumerate(game.state.obstacles) if obstacle.pose is not None]
    if crossed:
        parts.append(f"on {listed([names.obstacle(lying[number]) for number in crossed])}")
    return ", ".join(parts)


def _move(game: Game, question: Question[Any], pose: Pose) -> str:
    """Whom a squadron engages or can attack at a place; else how far the nearest enemy is."""
    squadron = subject_of(game, question)
    if squadron is None:
        return ""
    own = game.unit(squadron).pose
    parts = ["stays"] if own is not None and (own.x, own.y) == (pose.x, pose.y) else []
    base, names = place_squadron(Pose(pose.x, pose.y)), Names(game.state)
    enemies = [*game.squadrons(), *game.ships()]
    far = {enemy: measure(base, game.body(enemy)).mm for enemy in enemies if not game.are_friendly(enemy, squadron)}
    near = [enemy for enemy, mm in far.items() if Distance.ONE.reaches(mm)]
    if engaged := [enemy for enemy in near if not game.is_ship(enemy)]:
        parts.append(f"engages {names.units(engaged)}")
    if ships := [enemy for enemy in near if game.is_ship(enemy)]:
        parts.append(f"at distance 1 of {names.units(ships)}")
    if far and not near:
        nearest = min(far, key=lambda enemy: far[enemy])
        band = distance_between(base, game.body(nearest))
        parts.append(f"{'beyond distance 5' if band is None else f'distance {band.number}'} of {names.unit(nearest)}")
    return ", ".join(parts)


# On a question


def context(game: Game, question: Question[Any]) -> str:
    """A fact to know before answering, in a sentence; empty if there is none."""
    if question.kind is DIAL:
        return _dial(game, question)
    if question.kind is DEFENSE_TOKEN:
        return _damage(game)
    if question.kind in (SHIP_PLACEMENT, SQUADRON_PLACEMENT):
        return _zone(game)
    if question.kind is SQUADRON_MOVE and (squadron := subject_of(game, question)) is not None:
        pose = game.unit(squadron).pose
        return "" if pose is None else f"It is at {place(pose)}."
    return ""


def _dial(game: Game, question: Question[Any]) -> str:
    """Which of several dials is being chosen."""
    ship = subject_of(game, question)
    if ship is None:
        return ""
    given = game.secret_answers(question.seat) or ()
    chosen = [answer for kind, answer in given if kind is DIAL and answer.ship == ship]
    wanted = missing_dials(game, game.ship(ship).id)
    waiting = len(game.ship(ship).dials)
    if wanted == 1:
        return f"{counted(waiting, 'dial')} will be revealed before it." if waiting else ""
    return f"Dial {len(chosen) + 1} of {wanted}, in the order they will be revealed."


def _damage(game: Game) -> str:
    """The dice of the attack, and the damage they would do."""
    attack = game.innermost(Attack)
    if attack is None:
        return ""
    icons = attack.pool.hits + (attack.pool.crits if attack.is_ship_to_ship(game) else 0)
    total = max(0, game.ask(DAMAGE_TOTAL, attack, icons))
    braced = ", which Brace will halve" if attack.is_braced else ""
    return f"Dice: {pool(attack.pool)}. Current damage: {total}{braced}."


def _zone(game: Game) -> str:
    """Where a ship or squadron may be deployed."""
    deploying = game.innermost(DeployShip) or game.innermost(DeploySquadron)
    if deploying is None or len(deploying.place.areas) != 1:
        return ""
    near, band = deploying.place.near, deploying.place.near_band
    beside = f", within distance {band} of {Names(game.state).units(near)}" if near else ""
    return f"Its whole base must be inside {_area(deploying.place.areas[0])}{beside}."


def _area(area: Area) -> str:
    return f"x {area.x1:.0f} to {area.x2:.0f}, y {area.y1:.0f} to {area.y2:.0f}"


# Between two pieces


def measured(game: Game, one: UnitId, other: UnitId) -> str:
    """How far apart two pieces are, on both sides of the ruler."""
    a, b, names = game.piece(one), game.piece(other), Names(game.state)
    distance = distance_between(a, b)
    by_distance = "beyond distance 5" if distance is None else f"distance {distance.number}"
    return f"{names.unit(one)} and {names.unit(other)}: {by_distance}, {measure(a, b).mm:.0f} mm between their bases."
