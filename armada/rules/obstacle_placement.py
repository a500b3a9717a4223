"""Placing obstacles: one at a time in alternation, each where it is allowed (SETUP-23 to SETUP-30).

An objective changes `Setup.obstacles` before the first is placed, or has one placed on its own terms.
"""

from __future__ import annotations

import msgspec
from msgspec.structs import replace

from armada.catalog.shapes import obstacle_shape
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import Kind, Refusal, Rng, ask_freely
from armada.engine.seats import Seat, Side
from armada.engine.secrecy import all_open
from armada.geometry.angles import TURN
from armada.geometry.pieces import Obstacle
from armada.geometry.play_area import Area
from armada.geometry.pose import Pose, pose_at
from armada.geometry.shapes import ObstacleShape
from armada.messages.message import Listed, Message, message
from armada.rules.game import Game
from armada.rules.object_places import named_obstacles, obstacle_limits, reachable, spread
from armada.rules.placing import TRIES, Ground, inner_radius, refusal
from armada.rules.placing_limits import Limit
from armada.rules.queries import OBJECT_PLACE, ObjectPlace, PlacedObject
from armada.rules.touching_places import TouchingGround
from armada.state.events.setup import ObstacleLeftOut, ObstaclePlaced


@all_open
class ObstaclePlacement(msgspec.Struct, frozen=True):
    """An obstacle, by its number, where it is placed, and whether its other face is up."""

    obstacle: int
    pose: Pose
    mirrored: bool = False


OBSTACLE = Kind[ObstaclePlacement]("obstacle placement")


@all_open
class ObstaclePlan(msgspec.Struct, frozen=True):
    """Which obstacles are placed, by their numbers; the sides whose Grand Admirals place them in turn; and where."""

    obstacles: tuple[int, ...]
    placers: tuple[Side, ...]
    place: ObjectPlace


@all_open
class PlaceObstacles(Procedure, kw_only=True):
    """Obstacles are placed one at a time, by one side after the other, until the plan names none."""

    plan: ObstaclePlan
    turn: int = 0

    @rule("SETUP-23", "SETUP-25", "SEC-32")
    def place_next(self, game: Game) -> StepResult:
        """The next side places one of those that are left."""
        placed = game.result(PlaceObstacle)
        if placed is not None:
            left = tuple([number for number in self.plan.obstacles if number not in placed.done])
            self.plan = replace(self.plan, obstacles=left)
            self.turn += 1
        plan = self.plan
        if not plan.obstacles:
            return DONE
        seat = game.grand_admiral(plan.placers[self.turn % len(plan.placers)])
        return Call(PlaceObstacle(by=seat, choices=plan.obstacles, place=plan.place), then=REPEAT)

    steps = (place_next,)


@all_open
class PlaceObstacle(Procedure, kw_only=True):
    """A seat places one of some obstacles. `done` are those placed, or left out for want of room."""

    by: Seat
    choices: tuple[int, ...]
    place: ObjectPlace
    witness: ObstaclePlacement | None = None
    done: tuple[int, ...] = ()

    @rule("SETUP-55")
    def look_for_room(self, game: Game) -> StepResult:
        """If none of them has a legal place, setup goes on without them."""
        self.witness = ObstacleRoom(game, self).find()
        if self.witness is not None:
            return NEXT
        for number in self.choices:
            game.emit(ObstacleLeftOut(number))
        self.done = self.choices
        return DONE

    @rule("SETUP-26", "SETUP-27", "SETUP-28", "SETUP-29")
    def place_one(self, game: Game) -> Step:
        """The seat chooses the obstacle, its place, its heading and which face is up."""
        room = ObstacleRoom(game, self)
        chosen = yield from ask_freely(self.by, OBSTACLE, room.check, room.sample, candidates=room.candidates)
        pose = chosen.pose._replace(heading=chosen.pose.heading % TURN)
        game.emit(ObstaclePlaced(chosen.obstacle, pose, chosen.mirrored))
        self.done = (chosen.obstacle,)
        return DONE

    steps = (look_for_room, place_one)


class ObstacleRoom:
    """The places for the obstacles that a seat may choose from."""

    def __init__(self, game: Game, placing: PlaceObstacle) -> None:
        self.game = game
        self.placing = placing
        self.grounds: dict[tuple[int, bool], Ground] = {}
        self.limits: dict[ObjectPlace, list[Limit]] = {}

    def ground(self, number: int, mirrored: bool) -> Ground:
        """The area for one obstacle, with one face up."""
        found = self.grounds.get((number, mirrored))
        if found is None:
            game = self.game
            shape = obstacle_shape(game.state.obstacles[number].key, mirrored)
            place = game.ask(OBJECT_PLACE, PlacedObject("obstacle", self.placing.by, number), self.placing.place)
            limits = self.limits.get(place)
            if limits is None:
                limits = self.limits[place] = obstacle_limits(game, place)
            found = self._ground(reachable(game.play_area, place), limits, shape, place)
            self.grounds[number, mirrored] = found
        return found

    def _ground(self, area: Area, limits: list[Limit], shape: ObstacleShape, place: ObjectPlace) -> Ground:
        inner = inner_radius(shape)
        if not place.touching:
            return Ground(area, limits, lambda pose: Obstacle(shape, pose), shape.radius, inner)
        targets = [named.piece for named in named_obstacles(self.game, place.touching)]
        return TouchingGround(area, limits, lambda pose: Obstacle(shape, pose), shape.radius, inner, targets)

    def name(self, number: int) -> Message:
        """The name of an obstacle at the start of a sentence."""
        return message(f"names-obstacle-{self.game.state.obstacles[number].key}.capital")

    def _left(self, number: int, key: str) -> Message:
        return message("refusals-obstacle-left", number=number, name=message(f"names-obstacle-{key}"))

    def check(self, answer: ObstaclePlacement) -> Refusal | None:
        """The reason why a placement is not legal."""
        number, witness = answer.obstacle, self.placing.witness
        if number not in self.placing.choices:
            keys = [(number, self.game.state.obstacles[number].key) for number in self.placing.choices]
            left = Listed(tuple([self._left(number, key) for number, key in keys]))
            return Refusal(message("refusals-obstacle-now", number=number, left=left), "SETUP-26", witness)

        def legal(pose: Pose) -> ObstaclePlacement:
            return ObstaclePlacement(number, pose, answer.mirrored)

        ground = self.ground(number, answer.mirrored)
        return refusal(ground, answer.pose, self.name(number), "placed", legal, otherwise=witness)

    def sample(self, rng: Rng) -> ObstaclePlacement:
        """A legal placement at random."""
        choices = self.placing.choices
        for _ in range(TRIES):
            number, mirrored = choices[int(rng.random() * len(choices))], rng.random() < 0.5
            ground = self.ground(number, mirrored)
            area = ground.area
            x, y = area.x1 + rng.random() * (area.x2 - area.x1), area.y1 + rng.random() * (area.y2 - area.y1)
            pose = pose_at(x, y, rng.random() * 360.0)
            if ground.is_surely_illegal(pose):
                continue
            if ground.is_surely_legal(pose) or ground.is_legal(pose):
                return ObstaclePlacement(number, pose, mirrored)
        sure = self.sure
        found = self.ground(sure.obstacle, sure.mirrored).find(rng)
        return sure if found is None else replace(sure, pose=found)

    @property
    def sure(self) -> ObstaclePlacement:
        """The legal placement that was found before anybody was asked."""
        witness = self.placing.witness
        assert witness is not None, "nobody is asked for an obstacle that has no legal place"
        return witness

    def find(self) -> ObstaclePlacement | None:
        """A legal placement of one of the obstacles, quickly where there is much room; None if there is none."""
        for number in self.placing.choices:
            ground = self.ground(number, False)
            for pose in spread(ground.area, 5, 3):
                if ground.is_surely_legal(pose):
                    return ObstaclePlacement(number, pose)
        smallest_first = sorted(self.placing.choices, key=lambda number: self.ground(number, False).reach)
        for number in smallest_first:
            for mirrored in (False, True):
                found = self.ground(number, mirrored).find()
                if found is not None:
                    return ObstaclePlacement(number, found, mirrored)
        return None

    def candidates(self) -> list[ObstaclePlacement]:
        """Places evenly spread, some for each obstacle, and one that is sure."""
        found = [self.sure]
        for place, number in enumerate(self.placing.choices):
            ground = self.ground(number, False)
            if isinstance(ground, TouchingGround):
                found += [ObstaclePlacement(number, pose) for pose in ground.places()]
                continue
            for pose in spread(ground.area, 7, 5)[place % 3 :: 3]:
                turned = pose._replace(heading=place * TURN // 6)
                if ground.is_surely_legal(turned) or ground.is_legal(turned):
                    found.append(ObstaclePlacement(number, turned))
        return found
