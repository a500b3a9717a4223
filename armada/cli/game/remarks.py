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
from armada.geometry.pose import Pose
from armada.geometry.ruler import Distance
from armada.messages.message import listed, say
from armada.rules.attack import Attack
from armada.rules.courses import Course
from armada.rules.defense_tokens import DEFENSE_TOKEN
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT, DeployShip, DeploySquadron
from armada.rules.game import Game
from armada.rules.queries import DAMAGE_TOTAL
from armada.rules.ship_movement import COURSE, ExecuteManeuver, preview
from armada.rules.squadron_movement import SQUADRON_MOVE
from armada.state.records import UnitId
from armada.views.subject import subject_of
from armada.words.names import Names, facing, place, pool

# On an answer


def remark(game: Game, question: Question[Any], answer: Any) -> str:
    """The consequence of an answer, in a few words; empty if there is nothing to say."""
    if question.kind is COURSE:
        return _course(game, question, answer)
    if question.kind is SQUADRON_MOVE:
        return _move(game, question, answer)
    return ""


def _course(game: Game, question: Question[Any], course: Course) -> str:
    """The end of a course, and what the ship overlaps there."""
    maneuver = game.innermost(ExecuteManeuver)
    if maneuver is None:
        return ""
    names, stop = Names(game.state), preview(game, question.seat, course)
    parts = [say("remarks-ends", pose=facing(stop.pose))]
    if stop.overlapped:
        parts.append(say("remarks-stops", ships=names.units(stop.overlapped), speed=stop.speed))
    body = place_ship(ship_shape(game.ship_card(maneuver.ship).chassis), stop.pose)
    if game.play_area.leaves(body):
        parts.append(say("remarks-leaves"))
    crossed = [number for number, other in enumerate(game.obstacle_bodies()) if overlaps(body, other)]
    lying = [number for number, obstacle in enumerate(game.state.obstacles) if obstacle.pose is not None]
    if crossed:
        obstacles = listed([names.obstacle(lying[number]) for number in crossed])
        parts.append(say("remarks-on-obstacles", obstacles=obstacles))
    return ", ".join(parts)


def _move(game: Game, question: Question[Any], pose: Pose) -> str:
    """The enemies that a squadron engages or can attack at a place; if none, the distance of the nearest."""
    squadron = subject_of(game, question)
    if squadron is None:
        return ""
    own = game.unit(squadron).pose
    parts = [say("remarks-stays")] if own is not None and (own.x, own.y) == (pose.x, pose.y) else []
    base, names = place_squadron(Pose(pose.x, pose.y)), Names(game.state)
    enemies = [*game.squadrons(), *game.ships()]
    far = {enemy: measure(base, game.body(enemy)).mm for enemy in enemies if not game.are_friendly(enemy, squadron)}
    near = [enemy for enemy, mm in far.items() if Distance.ONE.reaches(mm)]
    if engaged := [enemy for enemy in near if not game.is_ship(enemy)]:
        parts.append(say("remarks-engages", squadrons=names.units(engaged)))
    if ships := [enemy for enemy in near if game.is_ship(enemy)]:
        parts.append(say("remarks-near-ships", ships=names.units(ships)))
    if far and not near:
        nearest = min(far, key=lambda enemy: far[enemy])
        band = distance_between(base, game.body(nearest))
        name = names.unit(nearest)
        if band is None:
            parts.append(say("remarks-beyond", unit=name))
        else:
            parts.append(say("remarks-distance", unit=name, distance=band.number))
    return ", ".join(parts)


# On a question


def context(game: Game, question: Question[Any]) -> str:
    """A fact to know before answering, in a sentence; empty if there is none."""
    if question.kind is DEFENSE_TOKEN:
        return _damage(game)
    if question.kind in (SHIP_PLACEMENT, SQUADRON_PLACEMENT):
        return _zone(game)
    if question.kind is SQUADRON_MOVE and (squadron := subject_of(game, question)) is not None:
        pose = game.unit(squadron).pose
        return "" if pose is None else say("remarks-where", place=place(pose))
    return ""


def _damage(game: Game) -> str:
    """The dice of the attack, and the damage they would do."""
    attack = game.innermost(Attack)
    if attack is None:
        return ""
    icons = attack.pool.hits + (attack.pool.crits if attack.is_ship_to_ship(game) else 0)
    total = max(0, game.ask(DAMAGE_TOTAL, attack, icons))
    return say("remarks-damage-braced" if attack.is_braced else "remarks-damage", dice=pool(attack.pool), damage=total)


def _zone(game: Game) -> str:
    """The area in which a ship or squadron may be deployed."""
    deploying = game.innermost(DeployShip) or game.innermost(DeploySquadron)
    if deploying is None or len(deploying.place.areas) != 1:
        return ""
    near, band = deploying.place.near, deploying.place.near_band
    area, ships = deploying.place.areas[0], Names(game.state).units(near)
    x1, y1, x2, y2 = [f"{edge:.0f}" for edge in (area.x1, area.y1, area.x2, area.y2)]
    if not near:
        return say("remarks-zone", x1=x1, x2=x2, y1=y1, y2=y2)
    return say("remarks-zone-near", x1=x1, x2=x2, y1=y1, y2=y2, distance=band, ships=ships)


# Between two pieces


def measured(game: Game, one: UnitId, other: UnitId) -> str:
    """How far apart two pieces are, on both sides of the ruler."""
    a, b, names = game.piece(one), game.piece(other), Names(game.state)
    distance = distance_between(a, b)
    return say(
        "remarks-measured-beyond" if distance is None else "remarks-measured",
        one=names.unit(one),
        other=names.unit(other),
        distance=0 if distance is None else distance.number,
        mm=f"{measure(a, b).mm:.0f}",
    )
