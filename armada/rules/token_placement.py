"""Placing an objective token: in the setup area, and where else its objective asks for (OBJ-07)."""

from __future__ import annotations

from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import Kind, Refusal, Rng, ask_freely
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.bases import TOKEN_RADIUS
from armada.geometry.pieces import Disc
from armada.geometry.pose import Pose, pose_at
from armada.messages.message import message
from armada.rules.game import Game
from armada.rules.object_places import reachable, spread, token_limits
from armada.rules.placing import TRIES, Ground, refusal
from armada.rules.queries import OBJECT_PLACE, ObjectPlace, PlacedObject
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.records import Token

TOKEN = Kind[Pose]("objective token")
MOVED_TOKEN = Kind[int]("moved token")
TOKEN_PLACE = Kind[Pose]("token place")
DROPPED_TOKEN = Kind[Pose]("dropped token")


@all_open
class PlaceToken(Procedure, kw_only=True):
    """A seat places an objective token. `was_placed` tells whether there was room for it."""

    by: Seat
    kind: str
    place: ObjectPlace
    owner: int = -1
    """The seat whose card it belongs to; an objective's token is nobody's."""

    witness: Pose | None = None
    was_placed: bool = False

    @rule("SETUP-55")
    def look_for_room(self, game: Game) -> StepResult:
        """Without a legal place setup goes on without it."""
        self.witness = TokenRoom(game, self).find()
        return DONE if self.witness is None else NEXT

    @rule("OBJ-07")
    def place_token(self, game: Game) -> Step:
        """The seat chooses where it lies."""
        room = TokenRoom(game, self)
        pose = yield from ask_freely(self.by, TOKEN, room.check, room.sample, candidates=room.candidates)
        game.emit(ObjectiveTokenPlaced(Token(kind=self.kind, pose=pose._replace(heading=0), seat=self.owner)))
        self.was_placed = True
        return DONE

    steps = (look_for_room, place_token)


@all_open
class PlaceTokens(Procedure, kw_only=True):
    """Objective tokens are placed one after the other. `placers` are the seats that have yet to place one."""

    placers: tuple[Seat, ...]
    kind: str
    place: ObjectPlace

    @rule("OBJ-07")
    def place_next(self, game: Game) -> StepResult:
        """Each seat places one, in this order."""
        if not self.placers:
            return DONE
        by, *rest = self.placers
        self.placers = tuple(rest)
        return Call(PlaceToken(by=by, kind=self.kind, place=self.place), then=REPEAT)

    steps = (place_next,)


class TokenRoom:
    """The places for an objective token."""

    def __init__(self, game: Game, placing: PlaceToken) -> None:
        self.game = game
        self.placing = placing
        self._ground: Ground | None = None

    @property
    def ground(self) -> Ground:
        """The places that are legal."""
        if self._ground is None:
            asked = PlacedObject(self.placing.kind, self.placing.by)
            place = self.game.ask(OBJECT_PLACE, asked, self.placing.place)
            area, limits = reachable(self.game.play_area, place), token_limits(self.game, place)
            self._ground = Ground(area, limits, lambda pose: Disc(pose, TOKEN_RADIUS), TOKEN_RADIUS, TOKEN_RADIUS)
        return self._ground

    def check(self, pose: Pose) -> Refusal | None:
        """The reason why a place is not legal."""
        witness = self.placing.witness
        return refusal(self.ground, pose, message("places-any-token"), "placed", lambda near: near, otherwise=witness)

    def sample(self, rng: Rng) -> Pose:
        """A legal place at random."""
        ground, area = self.ground, self.ground.area
        for _ in range(TRIES):
            x, y = area.x1 + rng.random() * (area.x2 - area.x1), area.y1 + rng.random() * (area.y2 - area.y1)
            pose = pose_at(x, y)
            if ground.is_legal(pose):
                return pose
        found = ground.find(rng) or self.placing.witness
        assert found is not None, "nobody is asked for a token that has no legal place"
        return found

    def find(self) -> Pose | None:
        """A legal place, if there is one."""
        return self.ground.find()

    def candidates(self) -> list[Pose]:
        """Legal places evenly spread, and one that is sure."""
        found = [pose for pose in spread(self.ground.area, 12, 6) if self.ground.is_legal(pose)]
        return found if self.placing.witness is None else [self.placing.witness, *found]
