"""Squadron movement: Determine Course, Move Squadron, and what follows a move (SQN-14 to SQN-20, SQN-23)."""

from __future__ import annotations

from armada.catalog.shapes import ObstacleKind
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import Kind, ask_freely, choose
from armada.engine.secrecy import all_open
from armada.geometry.pose import Pose
from armada.rules.damage import SufferDamage
from armada.rules.destruction import LEFT_PLAY_AREA, Destroy
from armada.rules.engagement import may_move
from armada.rules.game import Game
from armada.rules.obstacles import PURRGIL_DAMAGE, does_act, kind_of, overlapped_obstacles
from armada.rules.queries import SQUADRON_SPEED
from armada.rules.squadron_places import Places
from armada.rules.timing import SQMOVE_AFTER, SQMOVE_BEFORE
from armada.state.events.damage import HullChanged
from armada.state.events.movement import ObstacleResolved, SquadronMoved
from armada.state.records import SquadronId

SQUADRON_MOVE = Kind[Pose]("squadron move")
RECOVER_HULL = Kind[bool]("recover hull")


@rule("SQN-16", "SQN-20")
def squadron_speed(game: Game, squadron: SquadronId) -> int:
    """The farthest distance band a squadron can move into."""
    return game.ask(SQUADRON_SPEED, squadron, game.squadron_card(squadron).speed)


@all_open
class MoveSquadron(Procedure, kw_only=True):
    """A squadron moves; by its speed, or as far as an effect says.

    `reach` is the distance band of a granted move, which uses no speed and touches no activation (S-22). A squadron
    that may not move at all stays where it is, and has not moved.
    """

    squadron: SquadronId
    reach: int | None = None
    ignore_engagement: bool = False
    has_moved: bool = False
    obstacles: tuple[int, ...] = ()
    """Obstacles that were resolved after the move."""

    def is_over(self, game: Game) -> bool:
        """A squadron that is destroyed by its move resolves nothing after it."""
        return not game.is_in_play(self.squadron)

    @rule("ENG-02", "ENG-12")
    def look_for_bans(self, game: Game) -> StepResult:
        """A squadron that is engaged may not move, unless an effect says otherwise."""
        return NEXT if may_move(game, self.squadron, ignore_engagement=self.ignore_engagement) else DONE

    @rule("SQN-14", "SQN-15", "SQN-16", "SQN-17", "SQN-18", "SQN-19", "SQN-20", "ENG-08", "OBS-09", "OVL-08")
    def move(self, game: Game) -> Step:
        """Determine Course and Move Squadron: to any place in reach where it overlaps no ship or squadron."""
        places = Places(game, self.squadron, self._band(game))
        pose = yield from ask_freely(
            game.controller(self.squadron), SQUADRON_MOVE, places.refusal, places.sample, candidates=places.candidates
        )
        self.has_moved = True
        game.emit(SquadronMoved(self.squadron, Pose(pose.x, pose.y)))
        return NEXT

    def _band(self, game: Game) -> int:
        return squadron_speed(game, self.squadron) if self.reach is None else self.reach

    @rule("SQN-23", "DMG-10")
    def look_at_edge(self, game: Game) -> StepResult:
        """A squadron that ends partly outside the play area is destroyed."""
        if not game.play_area.leaves(game.base(self.squadron)):
            return NEXT
        return Call(Destroy(unit=self.squadron, by=LEFT_PLAY_AREA, left_play_area=True))

    @rule("OBS-01", "OBS-06", "OBS-07", "OBS-11", "EXT-obstacle-17", "EXT-obstacle-21")
    def resolve_obstacles(self, game: Game) -> Step:
        """A squadron on a station can recover a hull point, one on a purrgil suffers damage; others do nothing.

        A squadron without damage has no use for the station yet: the purrgil comes first.
        """
        squadron = game.squadron(self.squadron)
        can_recover = squadron.hull < game.squadron_card(self.squadron).hull
        station, purrgil = self._next(game, ObstacleKind.STATION), self._next(game, ObstacleKind.PURRGIL)
        if purrgil is not None and not (station is not None and can_recover):
            self.obstacles += (purrgil,)
            game.emit(ObstacleResolved(self.squadron, purrgil, ObstacleKind.PURRGIL))
            damage = SufferDamage(unit=self.squadron, amount=PURRGIL_DAMAGE, by=ObstacleKind.PURRGIL.value)
            return Call(damage, then=REPEAT)
        if station is None:
            return NEXT
        recovers = yield from choose(squadron.controller, RECOVER_HULL, (True, False) if can_recover else (False,))
        self.obstacles += (station,)
        if recovers:
            game.emit(ObstacleResolved(self.squadron, station, ObstacleKind.STATION))
            game.emit(HullChanged(self.squadron, squadron.hull + 1, ObstacleKind.STATION, squadron.hull))
        return REPEAT

    def _next(self, game: Game, kind: ObstacleKind) -> int | None:
        """An obstacle of a kind that the squadron overlaps, that acts on it and that it has not resolved yet."""
        found = [
            place
            for place in overlapped_obstacles(game, self.squadron)
            if place not in self.obstacles and kind_of(game, place) is kind and does_act(game, self.squadron, place)
        ]
        return next(iter(found), None)

    steps = (look_for_bans, SQMOVE_BEFORE, move, look_at_edge, SQMOVE_AFTER, resolve_obstacles)
