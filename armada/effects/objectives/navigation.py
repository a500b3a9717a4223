"""Navigation objectives of the core set."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.catalog.cards import Color
from armada.effects.objectives.objective import (
    CHOSEN_OBJECTIVE_TOKEN,
    NameOwnShips,
    ObjectiveEffect,
    first_player,
    gain_victory_tokens,
    is_objective_ship,
    is_of_first,
    remove_token,
    second_player,
    token_place,
    tokens_near,
)
from armada.effects.objectives.obstacles import place_on_obstacle
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, NEXT, REPEAT, Call, Outcome, Procedure, Step, rule
from armada.engine.questions import Kind, choose, choose_some
from armada.engine.seats import Seat, Side
from armada.engine.secrecy import all_open
from armada.geometry.bases import HullZone
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.damage_cards import DealDamageCard
from armada.rules.dice import roll
from armada.rules.game import Game
from armada.rules.moving_objects import tokens_on
from armada.rules.obstacle_placement import ObstaclePlan
from armada.rules.obstacles import HURTS_SHIPS, kind_of
from armada.rules.queries import OBSTACLE_EFFECT, ObjectPlace, OnObstacle
from armada.rules.setup import Setup
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import (
    ACT_1_REVEAL,
    ATK_AFTER,
    GAME_END_OBJECTIVE,
    MAN_2_END,
    SETUP_5_AFTER,
    SETUP_5_BEFORE,
    SETUP_6_BEFORE,
)
from armada.rules.token_placement import PlaceTokens
from armada.rules.winning import EndOfGame
from armada.state.dice import Die, Pool
from armada.state.events.cards import EffectDiceRolled, ObjectiveTokenPlaced
from armada.state.records import ShipId, Token

TAKEN_TOKENS = Kind[tuple[int, ...]]("taken tokens", "Which objective tokens do you take?")
MINE = Kind[int]("mine", "Which mine goes off first?")

SWEEP_TOKENS: Final = 5
SWEEP_SCORE: Final = 75
MINES: Final = 6
MINE_DICE: Final = (Color.BLUE, Color.BLUE)


class ObjectiveInManeuver(ObjectiveEffect[ExecuteManeuver], kw_only=True):
    """What the objective does at the end of a ship's movement: the owner of the ship decides on it."""

    def decider(self, game: Game, maneuver: ExecuteManeuver) -> Seat:
        """The owner of the ship."""
        return game.owner(maneuver.ship)


# Dangerous Territory


@trigger("dangerous_territory", at=SETUP_5_BEFORE)
class DangerousTerritoryObstacles(ObjectiveEffect[Setup], kw_only=True):
    """Obstacles are placed beyond distance 5 of the players' edges."""

    @rule("CARD-dangerous-territory-02", "SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """All other limits stay."""
        plan = setup.obstacles
        setup.obstacles = replace(plan, place=plan.place._replace(from_long_edges=Distance.FIVE.end))
        return DONE


@trigger("dangerous_territory", at=SETUP_5_AFTER)
class DangerousTerritoryTokens(ObjectiveEffect[Setup], kw_only=True):
    """Each obstacle gets a token."""

    @rule("CARD-dangerous-territory-02")
    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """Where on it does not matter."""
        for number, _ in enumerate(game.state.obstacles):
            pose = place_on_obstacle(game, number)
            if pose is not None:
                game.emit(ObjectiveTokenPlaced(Token(kind=self.key, pose=pose)))
        return DONE


@offer("dangerous_territory", at=MAN_2_END, free=True)
class DangerousTerritory(ObjectiveInManeuver, kw_only=True):
    """A ship that overlaps an obstacle after its maneuver may take the token on it, and gains a victory token."""

    @rule("CARD-dangerous-territory-02")
    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """There is a token; being deployed on it, or displaced, takes none."""
        return bool(maneuver.obstacles) and any(self._tokens(game, number) for number in maneuver.obstacles)

    def _tokens(self, game: Game, obstacle: int) -> list[int]:
        return [token for token in tokens_on(game, obstacle) if game.state.tokens[token].kind == self.key]

    @rule("CARD-dangerous-territory-02")
    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> Step:
        """One from each obstacle, before the obstacle does harm."""
        on = {number: self._tokens(game, number) for number in maneuver.obstacles}
        every = tuple(dict.fromkeys([token for tokens in on.values() for token in tokens]))
        most = sum([bool(tokens) for tokens in on.values()])

        def allows(chosen: tuple[int, ...]) -> bool:
            return all(sum([token in tokens for token in chosen]) <= 1 for tokens in on.values())

        taken = yield from choose_some(
            game.owner(maneuver.ship), TAKEN_TOKENS, every, least=1, most=most, allows=allows
        )
        for token in taken:
            remove_token(game, token)
        gain_victory_tokens(game, game.side(maneuver.ship), len(taken))
        return DONE


@modifier("dangerous_territory", at=OBSTACLE_EFFECT, stage=Stage.FORBID)
@rule("CARD-dangerous-territory-02")
def dangerous_territory(game: Game, card: CardInPlay, overlap: OnObstacle, acts: bool) -> bool:
    """Asteroid and debris fields do nothing to the second player's ships."""
    return acts and (is_of_first(game, overlap.unit) or kind_of(game, overlap.obstacle) not in HURTS_SHIPS)


# Intel Sweep


@trigger("intel_sweep", at=SETUP_5_AFTER)
class IntelSweepSetup(NameOwnShips, kw_only=True):
    """The players place five tokens in turn, the second player first; then each names an objective ship."""

    @rule("CARD-intel-sweep-01")
    def place(self, game: Game) -> Outcome:
        """Beyond distance 5 of the players' edges and beyond distance 3 of each other."""
        seats = (second_player(game), first_player(game))
        placers = tuple([seats[turn % 2] for turn in range(SWEEP_TOKENS)])
        place = token_place(game, edges=Distance.FIVE.end, tokens=Distance.THREE.end)
        return Call(PlaceTokens(placers=placers, kind=self.key, place=place))

    steps = (place, *NameOwnShips.steps)


class TakeToken(ObjectiveEffect[ShipActivation], kw_only=True):
    """When a ship reveals a command dial, it may take a token at distance 1 and gains a victory token for it."""

    def decider(self, game: Game, activation: ShipActivation) -> Seat:
        """The owner of the ship."""
        return game.owner(activation.ship)

    def may_take(self, game: Game, ship: ShipId) -> bool:
        """Whether this ship may take tokens."""
        return True

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """A token is near; without a reveal this is never asked."""
        return self.may_take(game, activation.ship) and bool(tokens_near(game, self.key, activation.ship))

    @rule("CARD-intel-sweep-01", "DMGCARD-crew-panic-01")
    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """One for each reveal."""
        near = tokens_near(game, self.key, activation.ship)
        token = yield from choose(game.owner(activation.ship), CHOSEN_OBJECTIVE_TOKEN, near)
        remove_token(game, token)
        gain_victory_tokens(game, game.side(activation.ship))
        return DONE


@offer("intel_sweep", at=ACT_1_REVEAL, free=True)
class IntelSweep(TakeToken, kw_only=True):
    """Objective ships take tokens."""

    def may_take(self, game: Game, ship: ShipId) -> bool:
        """Only an objective ship may."""
        return is_objective_ship(game, ship)


@trigger("intel_sweep", at=GAME_END_OBJECTIVE)
class IntelSweepScore(ObjectiveEffect[EndOfGame], kw_only=True):
    """Who has more victory tokens scores 75 points."""

    def can_resolve(self, game: Game, end: EndOfGame) -> bool:
        """The numbers differ."""
        one, other = game.state.victory_tokens
        return one != other

    @rule("CARD-intel-sweep-01", "SCORE-05")
    def resolve(self, game: Game, end: EndOfGame) -> Outcome:
        """The tokens themselves are worth nothing."""
        one, other = game.state.victory_tokens
        end.add(Side(int(other > one)), SWEEP_SCORE, self.key)
        return DONE


# Minefields


@trigger("minefields", at=SETUP_5_BEFORE)
class MinefieldsObstacles(ObjectiveEffect[Setup], kw_only=True):
    """The second player places all obstacles, anywhere in the setup area, beyond distance 5 of each other."""

    @rule("CARD-minefields-03", "SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> Outcome:
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
    def resolve(self, game: Game, setup: Setup) -> Outcome:
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
        mine = yield from choose(game.owner(maneuver.ship), MINE, mines)
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
        remove_token(game, self.mine)
        game.emit(EffectDiceRolled("minefields", self.ship, pool))
        self.cards = pool.hits + pool.crits
        self.is_faceup = pool.crits > 0
        return NEXT

    @rule("CARD-minefields-02", "CARD-demolisher-04", "DMG-27", "DMG-28")
    def deal_cards(self, game: Game) -> Outcome:
        """The first one faceup if a critical icon shows, all others facedown."""
        if not self.cards:
            return DONE
        faceup, self.is_faceup = self.is_faceup, False
        self.cards -= 1
        return Call(DealDamageCard(ship=self.ship, faceup=faceup, by="minefields"), then=REPEAT)

    steps = (roll_dice, deal_cards)


# Superior Positions


@trigger("superior_positions", at=SETUP_6_BEFORE)
class FirstPlayerDeploysFirst(ObjectiveEffect[Setup], kw_only=True):
    """The first player deploys everything before the second player deploys anything."""

    @rule("CARD-superior-positions-01", "SETUP-31")
    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """By the usual rules otherwise."""
        setup.deployment = replace(setup.deployment, order=game.sides_in_order, alternating=False)
        return DONE


@trigger("superior_positions", at=ATK_AFTER)
class SuperiorPositions(ObjectiveEffect[Attack], kw_only=True):
    """After an attack on a rear hull zone in which the defender suffered damage its owner gains a victory token."""

    def decider(self, game: Game, attack: Attack) -> Seat:
        """The attacker."""
        return game.owner(attack.attacker)

    @rule("CARD-superior-positions-01")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """On shields, redirected, by a critical effect: all counts, whatever became of the attacker since (S-23)."""
        return attack.target_zone is HullZone.REAR and (attack.suffered or attack.cards_dealt > 0)

    @rule("CARD-superior-positions-01", "OBJ-05")
    def resolve(self, game: Game, attack: Attack) -> Outcome:
        """One for each attack."""
        gain_victory_tokens(game, game.side(attack.attacker))
        return DONE
