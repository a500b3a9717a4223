"""Consequences: what would come of an answer, kind by kind: places, moves, courses and attacks."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

import msgspec
from msgspec.structs import replace

from armada.analysis.hypothetical import is_near
from armada.engine.questions import Kind, Question
from armada.geometry.maneuver_tool import SIDES, final_pose
from armada.geometry.pose import Pose
from armada.players.greedy.attacks import attacker_now
from armada.rules.courses import Course
from armada.rules.deploying import SHIP_PLACEMENT, SQUADRON_PLACEMENT, DeployShip, DeploySquadron, ShipPlacement
from armada.rules.deployment_places import DeploymentPlaces
from armada.rules.displaced_squadrons import Placement
from armada.rules.game import Game
from armada.rules.moving_objects import (
    OBSTACLE_MOVE,
    TOKEN_MOVE,
    MoveObstacle,
    MoveTokens,
    ObstacleMove,
    ObstacleMoves,
    TokenMove,
    TokenMoves,
)
from armada.rules.obstacle_placement import OBSTACLE, ObstaclePlacement, ObstacleRoom, PlaceObstacle
from armada.rules.overlapping import PLACEMENT, PlaceSquadrons
from armada.rules.placing import Ground
from armada.rules.ship_movement import COURSE, ExecuteManeuver
from armada.rules.squadron_movement import SQUADRON_MOVE, MoveSquadron
from armada.rules.targets import ATTACK, NEXT_SQUADRON, AttackChoice
from armada.rules.token_placement import TOKEN, PlaceToken, TokenRoom
from armada.screens.previews.attack_options import aims
from armada.screens.previews.course_preview import try_course
from armada.screens.previews.placement_reasons import verdicts
from armada.screens.previews.replies import Aim, CoursePreview, PreviewRemark
from armada.screens.previews.squadron_moves import landed, moved
from armada.state.records import SquadronId


class Consequences(msgspec.Struct, frozen=True, kw_only=True):
    """The consequences of an answer. `fault` says what is wrong with the answer itself, measured, if it is refused."""

    fault: PreviewRemark | None = None
    remarks: tuple[PreviewRemark, ...] = ()
    poses: tuple[Pose, ...] = ()
    engages: tuple[int, ...] = ()
    targets: tuple[Aim, ...] = ()


NOTHING: Final = Consequences()


def consequences(game: Game, known: Game, question: Question[Any], answer: Any) -> Consequences:
    """The consequences of an answer, legal or not; most kinds have none."""
    look = BY_KIND.get(question.kind)
    return NOTHING if look is None else look(game, known, answer)


# Placing


def _on(ground: Ground, pose: Pose) -> Consequences:
    """The limits on a place, and the first one that it breaks."""
    return _with_fault(verdicts(ground, pose)) if is_near(pose) else NOTHING


def _with_fault(found: list[PreviewRemark]) -> Consequences:
    """Remarks without the first that is wrong, which is the fault."""
    fault = next((verdict for verdict in found if verdict.tone == "no"), None)
    return Consequences(fault=fault, remarks=tuple([verdict for verdict in found if verdict is not fault]))


def _ship_deployed(game: Game, known: Game, answer: ShipPlacement) -> Consequences:
    """The zone, neighbours, and where a straight first maneuver at each speed leads."""
    deploying = game.innermost(DeployShip)
    assert deploying is not None
    if not is_near(answer.pose):
        return NOTHING
    places = DeploymentPlaces(known, deploying.ship, deploying.place, deploying.sure)
    card = known.ship_card(deploying.ship)
    speeds = range(1, card.max_speed + 1)
    ahead = [final_pose(answer.pose, card.size, (0,) * speed, SIDES[0]) for speed in speeds]
    return replace(_on(places.ground, answer.pose), poses=tuple(ahead))


def _squadron_deployed(game: Game, known: Game, pose: Pose) -> Consequences:
    """The area and its ship; in the middle of a game also whom it would engage."""
    deploying = game.innermost(DeploySquadron)
    assert deploying is not None
    if not is_near(pose):
        return NOTHING
    places = DeploymentPlaces(known, deploying.squadron, deploying.place, deploying.sure)
    found = _on(places.ground, pose)
    if known.state.round == 0 or found.fault is not None:
        return replace(found, poses=(pose,))
    flight = landed(known, deploying.squadron, pose)
    remarks = (*found.remarks, *flight.remarks)
    return Consequences(remarks=remarks, poses=(pose,), engages=flight.engages, targets=flight.targets)


def _obstacle_placed(game: Game, known: Game, answer: ObstaclePlacement) -> Consequences:
    placing = game.innermost(PlaceObstacle)
    assert placing is not None
    if answer.obstacle not in placing.choices:
        return NOTHING
    ground = ObstacleRoom(known, placing).ground(answer.obstacle, answer.mirrored)
    return _on(ground, answer.pose)


def _token_placed(game: Game, known: Game, pose: Pose) -> Consequences:
    placing = game.innermost(PlaceToken)
    assert placing is not None
    return _on(TokenRoom(known, placing).ground, pose)


def _token_moved(game: Game, known: Game, answer: TokenMove) -> Consequences:
    moving = game.innermost(MoveTokens)
    assert moving is not None
    if answer.token not in moving.tokens:
        return NOTHING
    moves = TokenMoves(known, moving)
    stays = answer.pose == moves.pose(answer.token)
    return NOTHING if stays else _on(moves.ground(answer.token), answer.pose)


def _obstacle_moved(game: Game, known: Game, answer: ObstacleMove) -> Consequences:
    moving = game.innermost(MoveObstacle)
    assert moving is not None
    if answer.obstacle not in moving.choices:
        return NOTHING
    moves = ObstacleMoves(known, moving)
    stays = answer.pose == moves.body(answer.obstacle).pose and moves.may_stay(answer.obstacle)
    return NOTHING if stays else _on(moves.ground(answer.obstacle), answer.pose)


# Squadrons


def _squadron_moved(game: Game, known: Game, pose: Pose) -> Consequences:
    move = game.innermost(MoveSquadron)
    assert move is not None
    if not is_near(pose):
        return NOTHING
    flight = moved(known, move, pose)
    way, *rest = flight.remarks
    fault, remarks = (way, rest) if way.tone == "no" else (None, flight.remarks)
    return Consequences(
        fault=fault, remarks=tuple(remarks), poses=(pose,), engages=flight.engages, targets=flight.targets
    )


def _squadron_displaced(game: Game, known: Game, answer: Placement) -> Consequences:
    placing = game.innermost(PlaceSquadrons)
    assert placing is not None
    if answer.squadron not in placing.squadrons or not is_near(answer.pose):
        return NOTHING
    flight = landed(known, SquadronId(answer.squadron), answer.pose)
    remarks = [verdict for verdict in flight.remarks if verdict.tone != "no"]
    return Consequences(remarks=tuple(remarks), poses=(answer.pose,), engages=flight.engages)


# Courses and attacks


def _course(game: Game, known: Game, answer: Course) -> Consequences:
    maneuver = game.innermost(ExecuteManeuver)
    assert maneuver is not None
    tried = try_course(game, known, maneuver.ship, answer.clicks, answer.side)
    if not isinstance(tried, CoursePreview):
        return Consequences(fault=PreviewRemark(tone="no", text=tried.reason, rule=tried.rule))
    remarks = tried.remarks if tried.legal else tried.remarks[1:]
    return Consequences(remarks=remarks, poses=(tried.course.stops,), targets=tried.bears)


def _attack(game: Game, known: Game, answer: AttackChoice) -> Consequences:
    """The dice and their average damage; for an attack that cannot be declared, the measurement and a way out."""
    attacker = attacker_now(game)
    if attacker is None or (answer.zone is not None and not _has_zone(known, attacker, answer)):
        return NOTHING
    legal, closed = aims(known, attacker, answer.zone)
    targets = [aim for aim in legal if _is(aim, answer) and aim.target_zone == answer.target_zone]
    out_of_arc = [aim for aim in closed if _is(aim, answer) and aim.rule == "ATK-05"]
    wanted = [aim for aim in closed if _is(aim, answer) and aim.target_zone == answer.target_zone]
    fault = next(iter([*wanted, *out_of_arc]), None)
    return Consequences(fault=None if fault is None else _fault(fault), targets=tuple(targets))


def _is(aim: Aim, answer: AttackChoice) -> bool:
    """Whether an aim is from this hull zone at this defender, at whichever hull zone of it."""
    return (aim.zone, aim.defender) == (answer.zone, answer.defender)


def _fault(aim: Aim) -> PreviewRemark:
    """Why an attack is closed."""
    assert aim.refusal is not None
    return PreviewRemark(tone="no", text=aim.refusal, rule=aim.rule, units=(aim.defender,), line=aim.range_line)


def _has_zone(known: Game, attacker: int, answer: AttackChoice) -> bool:
    return known.is_ship(attacker) and answer.zone in known.zones(attacker)


BY_KIND: Final[dict[Kind[Any], Callable[[Game, Game, Any], Consequences]]] = {
    SHIP_PLACEMENT: _ship_deployed,
    SQUADRON_PLACEMENT: _squadron_deployed,
    OBSTACLE: _obstacle_placed,
    TOKEN: _token_placed,
    TOKEN_MOVE: _token_moved,
    OBSTACLE_MOVE: _obstacle_moved,
    SQUADRON_MOVE: _squadron_moved,
    PLACEMENT: _squadron_displaced,
    COURSE: _course,
    ATTACK: _attack,
    NEXT_SQUADRON: _attack,
}
