"""Defense objectives that came after the core set: Capture the VIP, Fighter Ambush, Jamming Barrier."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.catalog.cards import Printing
from armada.catalog.shapes import ObstacleKind
from armada.effects.objectives.dust_fields import add_dust_fields
from armada.effects.objectives.objective import (
    CHOSEN_OBJECTIVE_TOKEN,
    ObjectiveEffect,
    ObjectiveInAttack,
    gain_victory_tokens,
    inner_area,
    second_player,
    token_place,
    tokens_near,
    tokens_on_table,
)
from armada.effects.objectives.obstacles import of_kind
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Outcome, Step, rule
from armada.engine.questions import Kind, Refusal, Rng, ask_freely, choose
from armada.engine.seats import Seat, Side
from armada.engine.secrecy import all_open
from armada.geometry.bases import TOKEN_RADIUS
from armada.geometry.convex import Line, sides
from armada.geometry.overlap import touches
from armada.geometry.pieces import Ship, place_token
from armada.geometry.pose import EXACT, Pose, pose_at
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack, remove_die
from armada.rules.attack_effects import REMOVED_DIE
from armada.rules.damage_cards import DealDamageCard
from armada.rules.deploying import DeploySquadron
from armada.rules.deployment import DEPLOY
from armada.rules.destruction import Destroy
from armada.rules.game import Game
from armada.rules.queries import DEPLOY_PLACE, DeployPlace
from armada.rules.setup import Setup
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import (
    ACT_1_REVEAL,
    ATK_2_REMOVE,
    ATK_AFTER,
    DESTROY_REMOVE,
    DMG_CARD_DEAL,
    GAME_END_OBJECTIVE,
    SETUP_5_AFTER,
    SETUP_5_BEFORE,
    SETUP_6_AFTER,
    SETUP_6_BEFORE,
)
from armada.rules.token_placement import PlaceTokens
from armada.rules.winning import EndOfGame
from armada.state.events.cards import ObjectiveTokenChanged
from armada.state.records import SquadronId, Status

DROPPED_TOKEN = Kind[Pose]("dropped token", "Where, touching the destroyed ship, do you place the objective token?")

STEPS: Final = 8
"""Into how many parts the sides of a base are cut to find places that touch it."""

# Capture the VIP


def _lying_obstacles(game: Game) -> tuple[int, ...]:
    return tuple([number for number, obstacle in enumerate(game.state.obstacles) if obstacle.pose is not None])


@trigger("capture_the_vip", at=SETUP_5_AFTER)
class CaptureTheVipToken(ObjectiveEffect[Setup], kw_only=True):
    """The second player places the VIP at distance 1 of an obstacle, far from all edges of the setup area."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """If there is no such place, no token is placed."""
        obstacles = _lying_obstacles(game)
        place = token_place(game)._replace(area=inner_area(game.play_area), at_obstacles=obstacles)
        placers = (second_player(game),) if obstacles else ()
        return Call(PlaceTokens(placers=placers, kind=self.key, place=place), then=DONE)


@offer("capture_the_vip", at=ACT_1_REVEAL)
class CaptureTheVip(ObjectiveEffect[ShipActivation], kw_only=True):
    """A ship that reveals a dial at distance 1 of the token may take it aboard."""

    def decider(self, game: Game, activation: ShipActivation) -> Seat:
        """The owner of the ship."""
        return game.owner(activation.ship)

    @rule("DMGCARD-crew-panic-01")
    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """It lies on the table; from a ship nobody takes it."""
        return bool(tokens_near(game, self.key, activation.ship))

    @rule("OBJ-02")
    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """The token goes to the card of the ship."""
        near = tokens_near(game, self.key, activation.ship)
        token = yield from choose(game.owner(activation.ship), CHOSEN_OBJECTIVE_TOKEN, near)
        game.emit(ObjectiveTokenChanged(token, None, activation.ship))
        return DONE


def _vip_of(game: Game, unit: int) -> int | None:
    """The token that a ship carries."""
    for number, token in enumerate(game.state.tokens):
        if token.unit == unit and token.kind == "capture_the_vip":
            return number
    return None


@trigger("capture_the_vip", at=DESTROY_REMOVE)
class CaptureTheVipLost(ObjectiveEffect[Destroy], kw_only=True):
    """Before a destroyed ship with the token is removed, its opponent places the token so that it touches the base."""

    def decider(self, game: Game, destroy: Destroy) -> Seat:
        """The opponent."""
        return game.opponent_of(destroy.unit)

    def can_resolve(self, game: Game, destroy: Destroy) -> bool:
        """The ship carries the token."""
        return _vip_of(game, destroy.unit) is not None

    @rule("DMG-20", "CARD-general-rieekan-02")
    def resolve(self, game: Game, destroy: Destroy) -> Step:
        """In the play area; where no such place is inside of it, as close as possible."""
        beside = Beside(game, game.hull(destroy.unit))
        pose = beside.otherwise
        if beside.places:
            seat = game.opponent_of(destroy.unit)
            pose = yield from ask_freely(seat, DROPPED_TOKEN, beside.check, beside.sample, candidates=beside.places)
        token = _vip_of(game, destroy.unit)
        assert token is not None
        game.emit(ObjectiveTokenChanged(token, Pose(pose.x, pose.y)))
        return DONE


class Beside:
    """Where a token touches the base of a ship."""

    def __init__(self, game: Game, ship: Ship) -> None:
        self.game = game
        self.ship = ship
        parts = [(side, step / STEPS) for side in range(4) for step in range(STEPS + 1)]
        tried = [self._pose(side, share) for side, share in parts]
        self.places = [pose for pose in dict.fromkeys(tried) if self._is_legal(pose)]
        """Some of these places."""

    def _pose(self, side: int, share: float) -> Pose:
        """Beside a side of the base, at a share of its length."""
        (ax, ay), (bx, by) = sides(self.ship.base)[side]
        mm = ((bx - ax) ** 2 + (by - ay) ** 2) ** 0.5
        out_x, out_y = (by - ay) / mm * TOKEN_RADIUS, (ax - bx) / mm * TOKEN_RADIUS
        return pose_at(ax + (bx - ax) * share + out_x, ay + (by - ay) * share + out_y)

    def _is_legal(self, pose: Pose) -> bool:
        token = place_token(pose)
        return touches(token, self.ship) and not self.game.play_area.leaves(token)

    def check(self, pose: Pose) -> Refusal | None:
        """Why the token cannot lie there."""
        flat = Pose(pose.x, pose.y)
        if self._is_legal(flat):
            return None
        near = min(self.places, key=lambda place: (place.x - pose.x) ** 2 + (place.y - pose.y) ** 2)
        return Refusal("The token must touch the base of the ship, inside the play area.", "OBJ-04", near)

    def sample(self, rng: Rng) -> Pose:
        """A legal place at random."""
        pose = self._pose(int(rng.random() * 4), rng.random())
        return pose if self._is_legal(pose) else self.places[int(rng.random() * len(self.places))]

    @property
    def otherwise(self) -> Pose:
        """The place in the play area closest to the ship."""
        area = self.game.play_area.area
        x = min(max(self.ship.x, area.x1 + TOKEN_RADIUS), area.x2 - TOKEN_RADIUS)
        y = min(max(self.ship.y, area.y1 + TOKEN_RADIUS), area.y2 - TOKEN_RADIUS)
        return pose_at(x, y)


@trigger("capture_the_vip", at=GAME_END_OBJECTIVE)
class CaptureTheVipScore(ObjectiveEffect[EndOfGame], kw_only=True):
    """Whose ship has the token at the end gains a victory token."""

    def _holder(self, game: Game) -> Side | None:
        held = [ship for ship in game.ships() if _vip_of(game, ship) is not None]
        return game.side(held[0]) if held else None

    def can_resolve(self, game: Game, end: EndOfGame) -> bool:
        """A ship has it."""
        return self._holder(game) is not None

    @rule("SCORE-05")
    def resolve(self, game: Game, end: EndOfGame) -> Outcome:
        """Its owner's side."""
        side = self._holder(game)
        assert side is not None
        gain_victory_tokens(game, side)
        return DONE


# Fighter Ambush


@trigger("fighter_ambush", at=SETUP_6_BEFORE)
class FighterAmbushAside(ObjectiveEffect[Setup], kw_only=True):
    """The second player sets aside all own squadrons."""

    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """All of them, until both fleets are deployed."""
        aside = tuple(_waiting_squadrons(game))
        setup.deployment = replace(setup.deployment, aside=aside)
        return DONE


def _waiting_squadrons(game: Game) -> list[SquadronId]:
    """The second player's squadrons that are not deployed."""
    _, second = game.sides_in_order
    return [
        game.squadron(unit.id).id
        for unit in game.state.units
        if unit.status is Status.RESERVE and not game.is_ship(unit.id) and game.side(unit.id) == second
    ]


@trigger("fighter_ambush", at=SETUP_6_AFTER)
class FighterAmbushDeployment(ObjectiveEffect[Setup], kw_only=True):
    """Then these squadrons are deployed, near ships or at obstacles, far from the first player's edge."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    @rule("SETUP-37", "SETUP-39", "SETUP-40", "SETUP-55")
    def deploy(self, game: Game) -> Step:
        """One after the other, in any order."""
        waiting = _waiting_squadrons(game)
        if not waiting:
            return DONE
        chosen = yield from choose(second_player(game), DEPLOY, waiting)
        squadron = game.squadron(chosen).id
        _, second = game.sides_in_order
        area = game.play_area.setup_area._replace(y1=Distance.FIVE.end + EXACT)
        place = DeployPlace((area,), near=tuple(game.ships(second)), at_obstacles=_lying_obstacles(game))
        return Call(DeploySquadron(squadron=squadron, place=game.ask(DEPLOY_PLACE, squadron, place)), then=REPEAT)

    steps = (deploy,)


@trigger("fighter_ambush", at=DMG_CARD_DEAL)
class FighterAmbushDealt(ObjectiveEffect[DealDamageCard], kw_only=True):
    """A damage card that a squadron's attack puts on a ship is remembered."""

    only_remembers = True

    def can_resolve(self, game: Game, dealing: DealDamageCard) -> bool:
        """By its damage, its critical effect, or a card dealt by these."""
        attack = game.under_way(Attack)
        return attack is not None and attack.defender == dealing.ship and not game.is_ship(attack.attacker)

    def resolve(self, game: Game, dealing: DealDamageCard) -> Outcome:
        """For the end of the attack."""
        attack = game.under_way(Attack)
        assert attack is not None
        attack.notes += (self.key,)
        return DONE


@trigger("fighter_ambush", at=ATK_AFTER)
class FighterAmbush(ObjectiveInAttack, kw_only=True):
    """After a squadron's attack that dealt a ship damage cards its owner gains a victory token."""

    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """However many cards, and whatever became of the squadron since (S-23)."""
        return self.key in attack.notes

    @rule("OBJ-05")
    def resolve(self, game: Game, attack: Attack) -> Outcome:
        """One for each attack."""
        gain_victory_tokens(game, game.side(attack.attacker))
        return DONE


# Jamming Barrier


@trigger("jamming_barrier", at=SETUP_5_BEFORE, printing=Printing.ERA_2016)
class JammingBarrierObstacles(ObjectiveEffect[Setup], kw_only=True):
    """Only the asteroid fields and two dust fields are placed."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """As usual otherwise."""
        asteroids = of_kind(game, ObstacleKind.ASTEROID)
        setup.obstacles = replace(setup.obstacles, obstacles=(*asteroids, *add_dust_fields(game)))
        return DONE


@trigger("jamming_barrier", at=SETUP_6_AFTER, printing=Printing.ERA_2016)
class JammingBarrierTokens(ObjectiveEffect[Setup], kw_only=True):
    """Once both fleets are deployed, the second player places two tokens at distance 1-5 of each other."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    def place_first(self, game: Game) -> Outcome:
        """Anywhere in the setup area."""
        return Call(PlaceTokens(placers=(second_player(game),), kind=self.key, place=token_place(game)), then=NEXT)

    def place_second(self, game: Game) -> Outcome:
        """At distance 1-5 of the first."""
        tokens = tuple(tokens_on_table(game, self.key))
        place = token_place(game)._replace(at_tokens=tokens, at_length=Distance.FIVE.end)
        return Call(PlaceTokens(placers=(second_player(game),), kind=self.key, place=place), then=DONE)

    steps = (place_first, place_second)


@all_open
@trigger("jamming_barrier", at=ATK_2_REMOVE, printing=Printing.ERA_2016)
class JammingBarrier(ObjectiveInAttack, kw_only=True):
    """An attack whose line of sight crosses the line between the tokens loses half its dice, rounded down."""

    left: int = -1
    """How many dice are still to be removed; none counted yet: -1."""

    @rule("FX-17", "LOS-15")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """Of a single die half is none; it is no obstruction."""
        tokens = [game.state.tokens[number].pose for number in tokens_on_table(game, self.key)]
        if len(attack.colors) < 2 or len(tokens) != 2:
            return False
        one, other = tokens
        assert one is not None
        assert other is not None
        (x1, y1), (x2, y2) = one.centre, other.centre
        return _cross(attack.line(game).sight, x1, y1, x2, y2)

    @rule("ATK-21", "ATK-23")
    def remove(self, game: Game) -> Step:
        """The attacker chooses them, one after the other."""
        attack: Attack = game.subject_of(self)
        left = len(attack.colors) // 2 if self.left < 0 else self.left
        if left == 0:
            return DONE
        color = yield from choose(game.owner(attack.attacker), REMOVED_DIE, tuple(dict.fromkeys(attack.colors)))
        remove_die(game, attack, color, self.key)
        self.left = left - 1
        return REPEAT

    steps = (remove,)


def _cross(line: Line, x1: float, y1: float, x2: float, y2: float) -> bool:
    """Whether a line crosses a segment; an end that is only touched does not count."""

    def side(ax: float, ay: float, bx: float, by: float, x: float, y: float) -> float:
        return (bx - ax) * (y - ay) - (by - ay) * (x - ax)

    a, b = side(x1, y1, x2, y2, line.x1, line.y1), side(x1, y1, x2, y2, line.x2, line.y2)
    c, d = side(line.x1, line.y1, line.x2, line.y2, x1, y1), side(line.x1, line.y1, line.x2, line.y2, x2, y2)
    return a * b < -EXACT and c * d < -EXACT
