"""Capture the VIP: ships take a token aboard, and drop it when they are destroyed."""

from __future__ import annotations

from typing import Final

from armada.effects.objectives.objective import (
    CHOSEN_OBJECTIVE_TOKEN,
    ObjectiveEffect,
    gain_victory_tokens,
    inner_area,
    second_player,
    token_place,
    tokens_near,
)
from armada.effects.objectives.obstacles import lying_obstacles
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import Refusal, Rng, ask_freely, choose
from armada.engine.seats import Seat, Side
from armada.geometry.bases import TOKEN_RADIUS
from armada.geometry.convex import sides
from armada.geometry.overlap import touches
from armada.geometry.pieces import Ship, place_token
from armada.geometry.pose import Pose, pose_at
from armada.messages.message import message
from armada.rules.destruction import Destroy
from armada.rules.game import Game
from armada.rules.object_events import change_tokens
from armada.rules.setup import Setup
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import ACT_1_REVEAL, DESTROY_REMOVE, GAME_END_OBJECTIVE, SETUP_5_AFTER
from armada.rules.token_placement import DROPPED_TOKEN, PlaceTokens
from armada.rules.winning import EndOfGame
from armada.state.events.cards import ObjectiveTokenChanged

STEPS: Final = 8
"""Into how many parts the sides of a base are cut to find places that touch it."""


@trigger("capture_the_vip", at=SETUP_5_AFTER)
class CaptureTheVipToken(ObjectiveEffect[Setup], kw_only=True):
    """The second player places the VIP at distance 1 of an obstacle, far from all edges of the setup area."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """If there is no such place, no token is placed."""
        obstacles = lying_obstacles(game)
        place = token_place(game)._replace(area=inner_area(game.play_area), at_obstacles=obstacles)
        placers = (second_player(game),) if obstacles else ()
        return Call(PlaceTokens(placers=placers, kind=self.key, place=place), then=DONE)


@offer("capture_the_vip", at=ACT_1_REVEAL)
class CaptureTheVip(ObjectiveEffect[ShipActivation], kw_only=True):
    """A ship that reveals a dial at distance 1 of the token may take it aboard."""

    def decider(self, game: Game, activation: ShipActivation) -> Seat:
        """The controller of the ship."""
        return game.controller(activation.ship)

    @rule("DMGCARD-crew-panic-01")
    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """It lies on the table; from a ship nobody takes it."""
        return bool(tokens_near(game, self.key, activation.ship))

    @rule("OBJ-02")
    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """The token goes to the card of the ship."""
        near = tokens_near(game, self.key, activation.ship)
        token = yield from choose(game.controller(activation.ship), CHOSEN_OBJECTIVE_TOKEN, near)
        return change_tokens(game, (token,), None, DONE, activation.ship)


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
        return game.opponent_of(game.owner(destroy.unit))

    def can_resolve(self, game: Game, destroy: Destroy) -> bool:
        """The ship carries the token."""
        return _vip_of(game, destroy.unit) is not None

    @rule("DMG-20", "CARD-general-rieekan-02")
    def resolve(self, game: Game, destroy: Destroy) -> Step:
        """In the play area; where no such place is inside of it, as close as possible."""
        beside = Beside(game, game.hull(destroy.unit))
        pose = beside.otherwise
        if beside.places:
            seat = game.opponent_of(game.owner(destroy.unit))
            pose = yield from ask_freely(seat, DROPPED_TOKEN, beside.check, beside.sample, candidates=beside.places)
        token = _vip_of(game, destroy.unit)
        assert token is not None
        game.emit(ObjectiveTokenChanged(token, Pose(pose.x, pose.y)))
        return DONE


class Beside:
    """The places in which a token touches the base of a ship."""

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
        return Refusal(message("refusals-token-touching"), "OBJ-04", near)

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
    """The player whose ship has the token at the end gains a victory token."""

    def _holder(self, game: Game) -> Side | None:
        held = [ship for ship in game.ships() if _vip_of(game, ship) is not None]
        return game.side(held[0]) if held else None

    def can_resolve(self, game: Game, end: EndOfGame) -> bool:
        """A ship has it."""
        return self._holder(game) is not None

    @rule("SCORE-05")
    def resolve(self, game: Game, end: EndOfGame) -> StepResult:
        """Its owner's side."""
        side = self._holder(game)
        assert side is not None
        gain_victory_tokens(game, side)
        return DONE
