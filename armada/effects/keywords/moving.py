"""Keywords of movement and activation: Cloak, Relay, Rogue and Strategic."""

from __future__ import annotations

from math import sqrt
from typing import Final

from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, REPEAT, Call, Step, rule
from armada.engine.questions import PASS, Kind, Refusal, Rng, ask_freely, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.angles import TURN, sin_cos
from armada.geometry.bases import SQUADRON_RADIUS, TOKEN_RADIUS
from armada.geometry.measure import measure
from armada.geometry.pieces import place_token
from armada.geometry.pose import MICROMETRES, Pose, pose_at
from armada.geometry.ruler import Distance
from armada.messages.message import message
from armada.rules.game import Game
from armada.rules.keywords import has_keyword, keyword_value
from armada.rules.object_events import change_tokens
from armada.rules.queries import COMMAND_REACH, RELAY_PLACES, SQUADRON_OPTIONS, Options, Reach, Relaying
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.squadron_command import is_in_reach
from armada.rules.squadron_movement import MoveSquadron
from armada.rules.squadron_phase import SquadronPhase
from armada.rules.squadron_places import COMPASS, FAR_AWAY
from armada.rules.timing import SQACT_START, SQMOVE_AFTER, SQUADRON_END
from armada.rules.token_placement import MOVED_TOKEN, TOKEN_PLACE
from armada.state.events.cards import LastingBegun
from armada.state.records import Lasting, Scope, ShipId, SquadronId

CLOAKED = Kind[SquadronId]("cloaked squadron")
RELAY = Kind[SquadronId]("relay")

MOST_SEATS: Final = 8
"""Four on each side."""

# Cloak


@all_open
class Cloak(Effect[SquadronPhase], kw_only=True):
    """At the end of the Squadron Phase each squadron with Cloak may move up to distance 1, even if engaged.

    Each seat has it as an effect of its own and is asked for one squadron after the other, the first player first.
    """

    moved: tuple[SquadronId, ...] = ()

    def decider(self, game: Game, phase: SquadronPhase) -> Seat:
        """The seat whose squadrons move."""
        return SEATS[self.card.key]

    def can_resolve(self, game: Game, phase: SquadronPhase) -> bool:
        """The seat is one of the game, and has such a squadron."""
        return SEATS[self.card.key] < len(game.state.players) and bool(self._ready(game))

    def _ready(self, game: Game) -> list[SquadronId]:
        seat = SEATS[self.card.key]
        return [
            squadron
            for squadron in game.squadrons()
            if game.controller(squadron) == seat and squadron not in self.moved and has_keyword(game, squadron, "cloak")
        ]

    @rule("KEY-33")
    def move(self, game: Game) -> Step:
        """A move: edge, station and effects after it are resolved; speed and activation play no part."""
        squadron = yield from choose(SEATS[self.card.key], CLOAKED, lambda: self._ready(game), may_pass=True)
        if squadron is PASS:
            return DONE
        self.moved += (squadron,)
        return Call(MoveSquadron(squadron=squadron, reach=Distance.ONE.number, ignore_engagement=True), then=REPEAT)

    steps = (move,)


SEATS: Final = {f"cloak_{seat}": Seat(seat) for seat in range(MOST_SEATS)}
"""The effect of each seat."""

for _key in SEATS:
    trigger(_key, at=SQUADRON_END, standing=True, card="cloak")(Cloak)

# Relay


def relays(game: Game, ship: ShipId, squadron: SquadronId) -> list[SquadronId]:
    """The squadrons that can relay a ship's command to another: in the ship's own reach, at distance 1-3 of it.

    An activated one relays too; each as often in one command as its value says.
    """
    return [
        relay
        for relay in game.squadrons(game.side(ship))
        if relay != squadron
        and _relay_places(game, relay, squadron) > len(game.lasting("relay", relay))
        and Distance.THREE.reaches(measure(game.base(relay), game.base(squadron)).mm)
        and is_in_reach(game, ship, relay, directly=True)
    ]


@rule("KEY-31", "EXT-keyword-17", "EXT-keyword-18")
def _relay_places(game: Game, relay: SquadronId, squadron: SquadronId) -> int:
    """How many squadrons, one like this among them, can be activated through a squadron in one command."""
    return game.ask(RELAY_PLACES, Relaying(relay, squadron), keyword_value(game, relay, "relay") or 0)


@modifier("relay", at=COMMAND_REACH, stage=Stage.PERMIT, standing=True)
@rule("KEY-31")
def relay_reach(game: Game, card: CardInPlay, reach: Reach, may: bool) -> bool:
    """A squadron out of the ship's own reach can be activated through one that relays the command."""
    return may or (not reach.directly and bool(relays(game, reach.ship, reach.squadron)))


@trigger("relay", at=SQACT_START, standing=True)
class Relay(Effect[SquadronActivation], kw_only=True):
    """A squadron activated out of the ship's own reach uses one of the places of a squadron that relays."""

    def decider(self, game: Game, activation: SquadronActivation) -> Seat:
        """The controller of the ship."""
        return game.controller(activation.ship)

    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        """The ship itself does not reach the squadron, and somebody relays."""
        if activation.ship < 0 or activation.granted_by or not game.is_in_play(activation.squadron):
            return False
        ship = game.ship(activation.ship).id
        return not is_in_reach(game, ship, activation.squadron, directly=True) and bool(
            relays(game, ship, activation.squadron)
        )

    @rule("KEY-31")
    def resolve(self, game: Game, activation: SquadronActivation) -> Step:
        """If several can relay, the ship's owner chooses which one does."""
        ship = game.ship(activation.ship).id
        relay = yield from choose(game.controller(ship), RELAY, relays(game, ship, activation.squadron))
        game.emit(LastingBegun(Lasting(key="relay", scope=Scope.COMMAND, unit=relay)))
        return DONE


# Strategic


def movable_tokens(game: Game, squadron: SquadronId) -> list[int]:
    """The objective tokens that lie in the play area at distance 1 of a squadron."""
    return [
        place
        for place, token in enumerate(game.state.tokens)
        if token.pose is not None
        and token.unit < 0
        and token.seat < 0
        and Distance.ONE.reaches(measure(game.base(squadron), place_token(token.pose)).mm)
    ]


@offer("strategic", at=SQMOVE_AFTER, standing=True)
class Strategic(Effect[MoveSquadron], kw_only=True):
    """After a move that ends at distance 1 of objective tokens, put one of them anywhere at distance 1."""

    def decider(self, game: Game, move: MoveSquadron) -> Seat:
        """The controller of the squadron."""
        return game.controller(move.squadron)

    def can_resolve(self, game: Game, move: MoveSquadron) -> bool:
        """A token lies there; those on cards and ships do not."""
        return (
            bool(game.state.tokens)
            and has_keyword(game, move.squadron, "strategic")
            and bool(movable_tokens(game, move.squadron))
        )

    @rule("KEY-32")
    def resolve(self, game: Game, move: MoveSquadron) -> Step:
        """The token may come to lie on or off obstacles and under ships, wholly inside the play area."""
        seat = game.controller(move.squadron)
        token = yield from choose(seat, MOVED_TOKEN, movable_tokens(game, move.squadron))
        places = TokenPlaces(game, move.squadron)
        pose = yield from ask_freely(
            seat, TOKEN_PLACE, places.refusal, places.sample, candidates=lambda: places.candidates(token)
        )
        return change_tokens(game, (token,), Pose(pose.x, pose.y), then=DONE)


class TokenPlaces:
    """The places for an objective token that a squadron moves: in the play area, at distance 1 of itself."""

    __slots__ = ("game", "squadron")

    def __init__(self, game: Game, squadron: SquadronId) -> None:
        self.game = game
        self.squadron = squadron

    def refusal(self, pose: Pose) -> Refusal | None:
        """Why the token cannot lie there."""
        name = self.game.squadron(self.squadron).label
        near = self.nearest(pose)
        if max(abs(pose.x), abs(pose.y)) > FAR_AWAY or self.game.play_area.leaves(place_token(pose)):
            return Refusal(message("refusals-token-outside"), "KEY-32", near)
        if not Distance.ONE.reaches(measure(self.game.base(self.squadron), place_token(pose)).mm):
            return Refusal(message("refusals-token-beyond", squadron=name), "KEY-32", near)
        return None

    def nearest(self, wanted: Pose) -> Pose:
        """The legal place nearest to the one wanted; a squadron in the play area has room for a token all around."""
        x, y = self.game.base(self.squadron).pose.centre
        limit = FAR_AWAY
        dx, dy = (min(max(w, -limit), limit) / MICROMETRES - c for w, c in ((wanted.x, x), (wanted.y, y)))
        far = sqrt(dx * dx + dy * dy)
        part = 1.0 if far <= TOKEN_REACH else TOKEN_REACH / far
        return self._at(dx * part, dy * part)

    def sample(self, rng: Rng) -> Pose:
        """A place at random."""
        sine, cosine = sin_cos(int(rng.random() * TURN))
        far = sqrt(rng.random()) * TOKEN_REACH
        return self._at(far * sine, far * cosine)

    def candidates(self, token: int) -> list[Pose]:
        """Places worth a look: where the token is, under the squadron, and as far away as possible on all sides."""
        present = self.game.state.tokens[token].pose
        assert present is not None
        found = [self.nearest(present), self._at(0.0, 0.0)]
        found += [self._at(TOKEN_REACH * sine, TOKEN_REACH * cosine) for sine, cosine in COMPASS]
        return list(dict.fromkeys(found))

    def _at(self, dx: float, dy: float) -> Pose:
        """A place some millimetres from the squadron, but inside the play area."""
        x, y = self.game.base(self.squadron).pose.centre
        area = self.game.play_area.area
        x = min(max(x + dx, area.x1 + TOKEN_RADIUS), area.x2 - TOKEN_RADIUS)
        y = min(max(y + dy, area.y1 + TOKEN_RADIUS), area.y2 - TOKEN_RADIUS)
        return pose_at(x, y)


TOKEN_REACH: Final = Distance.ONE.end + SQUADRON_RADIUS + TOKEN_RADIUS - 0.01
"""How far, in mm, the centre of a token at distance 1 of a squadron can be from the squadron's centre, and a bit less:
places are whole micrometres."""

# Rogue


@modifier("rogue", at=SQUADRON_OPTIONS, stage=Stage.INCREASE, standing=True)
@rule("KEY-28", "KEY-29")
def rogue(game: Game, card: CardInPlay, activation: SquadronActivation, left: Options) -> Options:
    """In the Squadron Phase the squadron can both move and attack, in either order."""
    if activation.by_command or not has_keyword(game, activation.squadron, "rogue"):
        return left
    return left._replace(total=left.total + 1)
