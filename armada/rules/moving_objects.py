"""Moving obstacles and objective tokens that lie on the table, so far from where they are (OBS-14).

The end of the ruler touches the piece, and the piece is put down along it: no part of it ends beyond the band named. It
may stay where it is. Only where it ends matters, and nobody resolves an obstacle because it was moved.
"""

from __future__ import annotations

from math import inf, sqrt

import msgspec

from armada.catalog.shapes import obstacle_shape
from armada.engine.procedures import DONE, REPEAT, Procedure, Step, StepResult, rule
from armada.engine.questions import Kind, Refusal, Rng, ask_freely
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.angles import TURN, sin_cos
from armada.geometry.bases import TOKEN_RADIUS
from armada.geometry.clearance import apart
from armada.geometry.overlap import overlaps
from armada.geometry.pieces import Disc, Obstacle, Piece, Ship, place_obstacle, place_token
from armada.geometry.pose import EXACT, Pose, pose_at, to_piece, to_play_area
from armada.geometry.ruler import DISTANCES
from armada.messages.message import Message, message
from armada.rules.game import Game
from armada.rules.object_events import change_tokens
from armada.rules.object_places import named_obstacles, named_tokens, obstacle_limits, token_limits
from armada.rules.placing import TRIES, Ground, inner_radius, refusal
from armada.rules.placing_limits import ClearOf, Limit, Named, mm, ruler_words
from armada.rules.queries import OBJECT_PLACE, ObjectPlace, PlacedObject
from armada.state.events.cards import ObjectiveTokenChanged
from armada.state.events.movement import ObstacleMoved


class TokenMove(msgspec.Struct, frozen=True):
    """An objective token, and where it is put."""

    token: int
    pose: Pose


class ObstacleMove(msgspec.Struct, frozen=True):
    """An obstacle, and where it is put; it may be turned, but not turned over."""

    obstacle: int
    pose: Pose


TOKEN_MOVE = Kind[TokenMove]("token move")
OBSTACLE_MOVE = Kind[ObstacleMove]("obstacle move")


class NotFarFrom(Limit):
    """No part of the piece ends beyond a length of where it was."""

    __slots__ = ("before", "length")

    def __init__(self, before: Piece, length: float, rule: str) -> None:
        self.before, self.length, self.rule = before, length, rule

    def margin(self, piece: Piece, least: float = -inf) -> float:
        """How much farther it could go."""
        moved = sqrt((piece.x - self.before.x) ** 2 + (piece.y - self.before.y) ** 2)
        if isinstance(piece, Obstacle):
            corners = [Disc(pose_at(x, y), 0.0) for x, y in piece.outline]
            moved = max(moved, *[apart(corner, self.before) for corner in corners])
        assert not isinstance(piece, Ship), "ships are not moved like this"
        return self.length - moved + EXACT

    def reason(self, piece: Piece, name: Message | str, verb: str) -> Message:
        """How much too far it is."""
        length = ruler_words(self.length)
        return message("places-moved-too-far", piece=name, verb=verb, mm=mm(-self.margin(piece)), length=length)


@all_open
class MoveTokens(Procedure, kw_only=True):
    """A seat may move each of some objective tokens, one after the other. `band`: up to this distance band."""

    by: Seat
    tokens: tuple[int, ...]
    """Those not yet moved, or left where they are."""

    band: int

    @rule("OBJ-04")
    def move_next(self, game: Game) -> Step:
        """The seat puts one of them somewhere, or leaves it where it is."""
        if not self.tokens:
            return DONE
        room = TokenMoves(game, self)
        move = yield from ask_freely(self.by, TOKEN_MOVE, room.check, room.sample, candidates=room.candidates)
        self.tokens = tuple([token for token in self.tokens if token != move.token])
        return change_tokens(game, (move.token,), Pose(move.pose.x, move.pose.y), then=REPEAT)

    steps = (move_next,)


class TokenMoves:
    """The places to which objective tokens can be moved."""

    def __init__(self, game: Game, moving: MoveTokens) -> None:
        self.game = game
        self.moving = moving
        self.length = DISTANCES[moving.band - 1].end

    def pose(self, token: int) -> Pose:
        """The present pose of a token."""
        found = self.game.state.tokens[token].pose
        assert found is not None, "only tokens on the table are moved"
        return found

    def ground(self, token: int) -> Ground:
        """The places that are legal for a token: anywhere in the play area, under ships too."""
        game = self.game
        asked = PlacedObject(game.state.tokens[token].kind, self.moving.by)
        place = game.ask(OBJECT_PLACE, asked, ObjectPlace(game.play_area.area))
        limits = [*token_limits(game, place), NotFarFrom(place_token(self.pose(token)), self.length, "OBJ-04")]
        return Ground(place.area, limits, place_token, TOKEN_RADIUS, TOKEN_RADIUS)

    def check(self, answer: TokenMove) -> Refusal | None:
        """Why a token cannot be put somewhere."""
        token, tokens = answer.token, self.moving.tokens
        if token not in tokens:
            stays = TokenMove(tokens[0], self.pose(tokens[0]))
            return Refusal(message("refusals-token-stays", number=token + 1), "OBJ-04", stays)
        stays = TokenMove(token, self.pose(token))
        if answer == stays:
            return None
        return refusal(
            self.ground(token),
            answer.pose,
            message("places-token.capital", number=token + 1),
            "moved",
            lambda near: TokenMove(token, near),
            otherwise=stays,
        )

    def sample(self, rng: Rng) -> TokenMove:
        """A legal move at random."""
        tokens = self.moving.tokens
        token = tokens[int(rng.random() * len(tokens))]
        ground, before = self.ground(token), self.pose(token)
        x, y = before.centre
        for _ in range(TRIES):
            sine, cosine = sin_cos(int(rng.random() * TURN))
            far = sqrt(rng.random()) * self.length
            pose = pose_at(x + far * sine, y + far * cosine)
            if ground.is_legal(pose):
                return TokenMove(token, pose)
        return TokenMove(token, before)

    def candidates(self) -> list[TokenMove]:
        """For each token: to leave it, and the farthest places on all sides."""
        found = []
        for token in self.moving.tokens:
            before, ground = self.pose(token), self.ground(token)
            x, y = before.centre
            around = [sin_cos(point * TURN // 8) for point in range(8)]
            far = self.length - 0.01
            tried = [pose_at(x + far * sine, y + far * cosine) for sine, cosine in around]
            found += [TokenMove(token, pose) for pose in (before, *tried) if pose == before or ground.is_legal(pose)]
        return found


@all_open
class MoveObstacle(Procedure, kw_only=True):
    """A seat moves one of some obstacles, up to a distance band; what lies on it as a token goes with it.

    `moved` is the obstacle chosen, even if it was left where it is.
    """

    by: Seat
    choices: tuple[int, ...]
    band: int
    displaces: bool = False
    """Whether it may be put on squadrons, which are then placed again, and not on tokens."""

    moved: int = -1

    @rule("OBS-14", "CARD-dangerous-territory-01", "CARD-grav-shift-reroute-04")
    def move(self, game: Game) -> Step | StepResult:
        """The seat chooses the obstacle, its place and its heading."""
        room = ObstacleMoves(game, self)
        move = yield from ask_freely(self.by, OBSTACLE_MOVE, room.check, room.sample, candidates=room.candidates)
        self.moved = move.obstacle
        pose = move.pose._replace(heading=move.pose.heading % TURN)
        before = room.body(move.obstacle)
        carried = tokens_on(game, move.obstacle)
        game.emit(ObstacleMoved(move.obstacle, pose))
        for token in carried:
            lay = game.state.tokens[token].pose
            assert lay is not None
            x, y = to_piece(before.pose, lay.centre)
            game.emit(ObjectiveTokenChanged(token, pose_at(*to_play_area(pose, x, y))))
        return DONE

    steps = (move,)


class ObstacleMoves:
    """The places to which obstacles can be moved: in the play area, not onto a ship, squadron or other obstacle."""

    def __init__(self, game: Game, moving: MoveObstacle) -> None:
        self.game = game
        self.moving = moving
        self.length = DISTANCES[moving.band - 1].end

    def body(self, number: int) -> Obstacle:
        """An obstacle where it lies now."""
        found = self.game.state.obstacles[number]
        assert found.pose is not None, "only obstacles on the table are moved"
        return place_obstacle(obstacle_shape(found.key, found.mirrored), found.pose)

    def ground(self, number: int) -> Ground:
        """The places that are legal for an obstacle."""
        game, body = self.game, self.body(number)
        place = game.ask(
            OBJECT_PLACE, PlacedObject("obstacle", self.moving.by, number), ObjectPlace(game.play_area.area)
        )
        others = tuple([other for other, _ in enumerate(game.state.obstacles) if other != number])
        limits = [
            *obstacle_limits(game, place),
            NotFarFrom(body, self.length, "OBJ-04"),
            ClearOf([*self._in_the_way(number), *named_obstacles(game, others)], "OBJ-04"),
        ]
        shape = body.shape
        return Ground(place.area, limits, lambda pose: Obstacle(shape, pose), shape.radius, inner_radius(shape))

    @rule("OBJ-04", "CARD-grav-shift-reroute-01")
    def _in_the_way(self, number: int) -> list[Named]:
        """Ships and squadrons; if squadrons are displaced, ships, and tokens that do not go with the obstacle."""
        game = self.game
        on_table = [unit for unit in game.state.units if unit.pose is not None]
        if not self.moving.displaces:
            return [Named(unit.label, game.body(unit.id)) for unit in on_table]
        ships = [Named(unit.label, game.body(unit.id)) for unit in on_table if game.is_ship(unit.id)]
        carried = tokens_on(game, number)
        tokens = tuple([token for token, _ in enumerate(game.state.tokens) if token not in carried])
        return ships + (named_tokens(game, tokens) if tokens else [])

    def check(self, answer: ObstacleMove) -> Refusal | None:
        """Why an obstacle cannot be put somewhere; where it lies it can always stay."""
        number, choices = answer.obstacle, self.moving.choices
        if number not in choices:
            stays = ObstacleMove(choices[0], self.body(choices[0]).pose)
            return Refusal(message("refusals-obstacle-stays", number=number), "OBJ-04", stays)
        stays = ObstacleMove(number, self.body(number).pose)
        if answer == stays:
            return None
        name = message(f"names-obstacle-{self.game.state.obstacles[number].key}.capital")
        return refusal(
            self.ground(number), answer.pose, name, "moved", lambda near: ObstacleMove(number, near), otherwise=stays
        )

    def sample(self, rng: Rng) -> ObstacleMove:
        """A legal move at random."""
        choices = self.moving.choices
        number = choices[int(rng.random() * len(choices))]
        body, ground = self.body(number), self.ground(number)
        for _ in range(TRIES):
            sine, cosine = sin_cos(int(rng.random() * TURN))
            far = sqrt(rng.random()) * self.length
            turn = round((rng.random() * 2 - 1) * TURN / 8)
            pose = pose_at(body.x + far * sine, body.y + far * cosine)
            turned = pose._replace(heading=(body.pose.heading + turn) % TURN)
            if ground.is_legal(turned):
                return ObstacleMove(number, turned)
        return ObstacleMove(number, body.pose)

    def candidates(self) -> list[ObstacleMove]:
        """For each obstacle: to leave it, and the farthest places on all sides."""
        found = []
        for number in self.moving.choices:
            body, ground = self.body(number), self.ground(number)
            around = [sin_cos(point * TURN // 8) for point in range(8)]
            far = self.length - 0.01
            tried = [pose_at(body.x + far * sine, body.y + far * cosine) for sine, cosine in around]
            turned = [pose._replace(heading=body.pose.heading) for pose in tried]
            found += [ObstacleMove(number, body.pose)]
            found += [ObstacleMove(number, pose) for pose in turned if ground.is_legal(pose)]
        return found


def tokens_on(game: Game, obstacle: int) -> list[int]:
    """The objective tokens that lie on an obstacle."""
    found = game.state.obstacles[obstacle]
    if found.pose is None or not game.state.tokens:
        return []
    body = place_obstacle(obstacle_shape(found.key, found.mirrored), found.pose)
    return [
        number
        for number, token in enumerate(game.state.tokens)
        if token.pose is not None and overlaps(place_token(token.pose), body)
    ]
