"""Minefields: mines go off beside ships that end their movement near them."""

from __future__ import annotations

from typing import Final

from armada.catalog.cards import Color
from armada.effects.objectives.objective import (
    ObjectiveEffect,
    ObjectiveInManeuver,
    second_player,
    token_place,
    tokens_near,
)
from armada.engine.effects import trigger
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Procedure, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.ruler import Distance
from armada.rules.damage_cards import DealDamageCard
from armada.rules.dice import roll
from armada.rules.game import Game
from armada.rules.object_events import change_tokens
from armada.rules.obstacle_placement import ObstaclePlan
from armada.rules.queries import ObjectPlace
from armada.rules.setup import Setup
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.timing import MAN_2_END, SETUP_5_AFTER, SETUP_5_BEFORE
from armada.rules.token_placement import PlaceTokens
from armada.state.dice import Die, Pool
from armada.state.events.cards import EffectDiceRolled
from armada.state.records import ShipId

MINE = Kind[int]("mine")
MINES: Final = 6
MINE_DICE: Final = (Color.BLUE, Color.BLUE)


@trigger("minefields", at=SETUP_5_BEFORE)
class MinefieldsObstacles(ObjectiveEffect[Setup], kw_only=True):
    """The second player places all obstacles, anywhere in the setup area, beyond distance 5 of each other."""

    @rule("CARD-minefields-03", "SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """In deployment zones and at edges too."""
        place = ObjectPlace(game.play_area.setup_area, from_obstacles=Distance.FIVE.end)
        _, second = game.sides_in_order
        setup.obstacles = ObstaclePlan(setup.obstacles.obstacles, (second,), place)
        return DONE


@trigger("minefields", at=SETUP_5_AFTER)
class MinefieldsTokens(ObjectiveEffect[Setup], kw_only=True):
    """The second player places six mines, each at distance 1 of an obstacle and beyond distance 1 of other mines."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player."""
        return second_player(game)

    @rule("CARD-minefields-03")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """In the setup area; without an obstacle there is no place for a mine."""
        lying = tuple([n for n, obstacle in enumerate(game.state.obstacles) if obstacle.pose is not None])
        place = token_place(game, tokens=Distance.ONE.end)._replace(at_obstacles=lying)
        placers = (second_player(game),) * MINES if lying else ()
        return Call(PlaceTokens(placers=placers, kind=self.key, place=place), then=DONE)


@trigger("minefields", at=MAN_2_END)
class Minefields(ObjectiveInManeuver, kw_only=True):
    """A ship that ends its movement at distance 1 of mines sets them off, in the order of its owner."""

    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """A mine is near where the movement ended, at whatever speed; a destroyed ship sets off none."""
        return game.is_in_play(maneuver.ship) and bool(tokens_near(game, self.key, maneuver.ship))

    @rule("CARD-minefields-01", "CARD-minefields-02", "DMG-28")
    def set_off(self, game: Game) -> Step:
        """Each is resolved completely before the next."""
        maneuver: ExecuteManeuver = game.subject_of(self)
        if not self.can_resolve(game, maneuver):
            return DONE
        mines = tokens_near(game, self.key, maneuver.ship)
        mine = yield from choose(game.controller(maneuver.ship), MINE, mines)
        return Call(MineGoesOff(ship=maneuver.ship, mine=mine), then=REPEAT)

    steps = (set_off,)


@all_open
class MineGoesOff(Procedure, kw_only=True):
    """A mine goes off: two blue dice are rolled, and the ship is dealt a damage card for each hit or critical icon."""

    ship: ShipId
    mine: int
    cards: int = 0
    """Damage cards yet to be dealt."""

    is_faceup: bool = False
    """Whether the next of them is dealt faceup."""

    def is_over(self, game: Game) -> bool:
        """A destroyed ship is dealt no further card."""
        return not game.is_in_play(self.ship)

    @rule("CARD-minefields-02", "DICE-05")
    def roll_dice(self, game: Game) -> Step:
        """The token is removed; it is no attack, so nothing changes the dice."""
        faces = yield from roll(MINE_DICE)
        pool = Pool(tuple([Die(color, face) for color, face in zip(MINE_DICE, faces, strict=True)]))
        changed = change_tokens(game, (self.mine,), None, then=NEXT)
        game.emit(EffectDiceRolled("minefields", self.ship, pool))
        self.cards = pool.hits + pool.crits
        self.is_faceup = pool.crits > 0
        return changed

    @rule("CARD-minefields-02", "CARD-demolisher-04", "DMG-27", "DMG-28")
    def deal_cards(self, game: Game) -> StepResult:
        """The first one faceup if a critical icon shows, all others facedown."""
        if not self.cards:
            return DONE
        faceup, self.is_faceup = self.is_faceup, False
        self.cards -= 1
        return Call(DealDamageCard(ship=self.ship, faceup=faceup, by="minefields"), then=REPEAT)

    steps = (roll_dice, deal_cards)
