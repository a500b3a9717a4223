"""Keywords that are younger than the rule documents: Cloak, Relay, Snipe and Strategic (KEY-30 to KEY-33)."""

from __future__ import annotations

from armada.catalog.cards import Dice
from armada.engine.effects import CardInPlay, Effect, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, REPEAT, Call, Outcome, Step, rule
from armada.engine.questions import PASS, Kind, Rng, ask_freely, choose
from armada.engine.seats import Seat
from armada.geometry.bases import SQUADRON_RADIUS, TOKEN_RADIUS
from armada.geometry.measure import measure
from armada.geometry.pieces import place_token
from armada.geometry.pose import Pose, pose_at
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.game import Game
from armada.rules.keywords import has_keyword, keyword_value
from armada.rules.placing import CloseTo, Ground, Inside, Named, refusal
from armada.rules.queries import ANTI_SQUADRON, ATTACK_RANGE, COMMAND_REACH, MAY_COUNTER, AttackOption, Reach
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.squadron_command import is_in_reach
from armada.rules.squadron_movement import MoveSquadron
from armada.rules.squadron_phase import SquadronPhase
from armada.rules.squadron_places import COMPASS
from armada.rules.timing import ATK_2_BEFORE_ROLL, SQACT_START, SQMOVE_AFTER, SQUADRON_END
from armada.state.events.cards import LastingBegun, ObjectiveTokenChanged
from armada.state.records import Lasting, Scope, ShipId, SquadronId

CLOAKED = Kind[SquadronId]("cloaked squadron", "Which squadron with Cloak moves?")
RELAY = Kind[SquadronId]("relay", "Which squadron relays the command?")
MOVED_TOKEN = Kind[int]("moved token", "Which objective token do you move?")
TOKEN_PLACE = Kind[Pose]("token place", "Where do you put the objective token?")

TRIES = 12

# Cloak


def _cloaked(game: Game, seat: Seat, moved: tuple[SquadronId, ...] = ()) -> list[SquadronId]:
    """The squadrons of a seat that can move by Cloak."""
    return [
        squadron
        for squadron in game.squadrons(game.side_of(seat))
        if game.owner(squadron) == seat and squadron not in moved and has_keyword(game, squadron, "cloak")
    ]


@trigger("cloak", at=SQUADRON_END, standing=True)
class Cloak(Effect[SquadronPhase], kw_only=True):
    """At the end of the Squadron Phase every squadron with Cloak may move up to distance 1, even if engaged.

    The players are asked in the order of effects, each for one squadron after the other.
    """

    turn: int = 0
    moved: tuple[SquadronId, ...] = ()

    def decider(self, game: Game, phase: SquadronPhase) -> Seat:
        """The first player with such a squadron."""
        return next(seat for seat in game.seats_in_order if _cloaked(game, seat))

    def can_resolve(self, game: Game, phase: SquadronPhase) -> bool:
        """Somebody has such a squadron."""
        return any(_cloaked(game, seat) for seat in game.seats_in_order)

    @rule("KEY-33")
    def move(self, game: Game) -> Step:
        """One squadron after the other, or none."""
        seats = game.seats_in_order
        ready = _cloaked(game, seats[self.turn], self.moved)
        squadron = yield from choose(seats[self.turn], CLOAKED, ready, may_pass=True)
        if squadron is PASS:
            self.turn += 1
            return REPEAT if self.turn < len(seats) else DONE
        self.moved += (squadron,)
        return Call(MoveSquadron(squadron=squadron, reach=1, ignore_engagement=True), then=REPEAT)

    steps = (move,)


# Relay


def relays(game: Game, ship: ShipId, squadron: SquadronId) -> list[SquadronId]:
    """The squadrons that can relay a ship's command to another: in the ship's own reach, at distance 1-3 of it.

    An activated one relays too; each as often in one command as its value says.
    """
    return [
        relay
        for relay in game.squadrons(game.side(ship))
        if relay != squadron
        and (keyword_value(game, relay, "relay") or 0) > len(game.lasting("relay", relay))
        and Distance.THREE.reaches(measure(game.base(relay), game.base(squadron)).mm)
        and is_in_reach(game, ship, relay, directly=True)
    ]


@modifier("relay", at=COMMAND_REACH, stage=Stage.PERMIT, standing=True)
@rule("KEY-31")
def relay_reach(game: Game, card: CardInPlay, reach: Reach, may: bool) -> bool:
    """A squadron out of the ship's own reach can be activated through one that relays the command."""
    return may or (not reach.directly and bool(relays(game, reach.ship, reach.squadron)))


@trigger("relay", at=SQACT_START, standing=True)
class Relay(Effect[SquadronActivation], kw_only=True):
    """A squadron activated out of the ship's own reach uses one of the places of a squadron that relays."""

    def decider(self, game: Game, activation: SquadronActivation) -> Seat:
        """The owner of the ship."""
        return game.owner(activation.ship)

    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        """The ship itself does not reach the squadron, and somebody relays."""
        if activation.ship < 0:
            return False
        ship = game.ship(activation.ship).id
        return not is_in_reach(game, ship, activation.squadron, directly=True) and bool(
            relays(game, ship, activation.squadron)
        )

    @rule("KEY-31")
    def resolve(self, game: Game, activation: SquadronActivation) -> Step:
        """Where several relay, the ship's owner says which one does."""
        ship = game.ship(activation.ship).id
        relay = yield from choose(game.owner(ship), RELAY, relays(game, ship, activation.squadron))
        game.emit(LastingBegun(Lasting(key="relay", scope=Scope.COMMAND, unit=relay)))
        return DONE


# Snipe


def _snipes(game: Game, option: AttackOption) -> bool:
    """Whether this is a Snipe attack: a squadron with Snipe attacks one at distance 2, not as a counter attack."""
    mm = option.line.measured.mm
    return (
        option.zone is None
        and option.target_zone is None
        and not option.is_counter
        and Distance.TWO.reaches(mm)
        and not Distance.ONE.reaches(mm)
        and has_keyword(game, option.attacker, "snipe")
    )


@modifier("snipe", at=ATTACK_RANGE, stage=Stage.PERMIT, standing=True)
@rule("KEY-30")
def snipe_range(game: Game, card: CardInPlay, option: AttackOption, is_at_range: bool) -> bool:
    """A squadron at distance 2 can be attacked."""
    return is_at_range or _snipes(game, option)


@modifier("snipe", at=ANTI_SQUADRON, stage=Stage.PRINTED, standing=True)
@rule("KEY-30")
def snipe_dice(game: Game, card: CardInPlay, option: AttackOption, dice: Dice) -> Dice:
    """At distance 2 the armament is as many blue dice as the keyword says."""
    return Dice(blue=keyword_value(game, option.attacker, "snipe") or 0) if _snipes(game, option) else dice


@trigger("snipe", at=ATK_2_BEFORE_ROLL, standing=True)
class Snipe(Effect[Attack], kw_only=True):
    """An attack at distance 2 is remembered: it cannot be countered, wherever the two are when it has ended."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.owner(attack.attacker)

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """The attack is a Snipe attack."""
        return attack.zone is None and attack.target_zone is None and _snipes(game, attack.option(game))

    @rule("KEY-30")
    def resolve(self, game: Game, attack: Attack) -> Outcome:
        """Until the attack is over."""
        game.emit(LastingBegun(Lasting(key="snipe", scope=Scope.ATTACK, unit=attack.defender)))
        return DONE


@modifier("snipe", at=MAY_COUNTER, stage=Stage.FORBID, standing=True)
@rule("KEY-30")
def snipe_ignores_counter(game: Game, card: CardInPlay, attack: Attack, may: bool) -> bool:
    """A Snipe attack cannot be countered."""
    return may and not game.lasting("snipe", attack.defender)


# Strategic


def movable_tokens(game: Game, squadron: SquadronId) -> list[int]:
    """The objective tokens that lie in the play area at distance 1 of a squadron."""
    return [
        place
        for place, token in enumerate(game.state.tokens)
        if token.pose is not None
        and token.unit < 0
        and Distance.ONE.reaches(measure(game.base(squadron), place_token(token.pose)).mm)
    ]


@offer("strategic", at=SQMOVE_AFTER, standing=True)
class Strategic(Effect[MoveSquadron], kw_only=True):
    """After a move that ends at distance 1 of objective tokens, put one of them anywhere at distance 1."""

    def decider(self, game: Game, move: MoveSquadron) -> Seat:
        """The owner of the squadron."""
        return game.owner(move.squadron)

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
        seat, squadron = game.owner(move.squadron), move.squadron
        token = yield from choose(seat, MOVED_TOKEN, movable_tokens(game, squadron))
        present = game.state.tokens[token].pose
        assert present is not None
        ground = token_ground(game, squadron)
        pose = yield from ask_freely(
            seat,
            TOKEN_PLACE,
            lambda pose: refusal(ground, pose, "The objective token", "placed", lambda near: near),
            lambda rng: sample_place(ground, game.base(squadron).pose, present, rng),
            candidates=lambda: token_places(ground, game.base(squadron).pose, present),
        )
        game.emit(ObjectiveTokenChanged(token, Pose(pose.x, pose.y)))
        return DONE


def token_ground(game: Game, squadron: SquadronId) -> Ground:
    """What is asked of the place of a token that a squadron moves."""
    by = Named(game.squadron(squadron).label, game.base(squadron))
    limits = (
        Inside(game.play_area.area, "the play area", "KEY-32"),
        CloseTo((), 0.0, (by,), Distance.ONE.end, "KEY-32"),
    )
    return Ground(game.play_area.area, limits, place_token, TOKEN_RADIUS, turns=(0,))


FAR = Distance.ONE.end + SQUADRON_RADIUS + TOKEN_RADIUS
"""How far the centre of a token at distance 1 of a squadron can be from the squadron's centre, in mm."""


def sample_place(ground: Ground, around: Pose, present: Pose, rng: Rng) -> Pose:
    """A place for a token at random; where it is, if none was found."""
    x, y = around.centre
    for _ in range(TRIES):
        pose = pose_at(x + (2 * rng.random() - 1) * FAR, y + (2 * rng.random() - 1) * FAR)
        if ground.is_legal(pose):
            return pose
    return Pose(present.x, present.y)


def token_places(ground: Ground, around: Pose, present: Pose) -> list[Pose]:
    """Places worth a look: where the token is, under the squadron, and as far away as possible on all sides."""
    x, y = around.centre
    far = FAR - 0.01
    found = [Pose(present.x, present.y), pose_at(x, y)]
    found += [pose_at(x + far * sine, y + far * cosine) for sine, cosine in COMPASS]
    return [pose for pose in found if ground.is_legal(pose)]
