"""Assault objectives that came after the core set: Blockade Run, Close-Range Intel Scan, Targeting Beacons."""

from __future__ import annotations

from typing import Final

from msgspec.structs import replace

from armada.effects.objectives.dust_fields import add_dust_fields
from armada.effects.objectives.objective import (
    ObjectiveEffect,
    ObjectiveInAttack,
    first_player,
    fleet_ships,
    gain_victory_tokens,
    is_of_first,
    is_token_near,
    second_player,
    token_place,
    tokens_on_table,
)
from armada.effects.verbs.dice import modified, reroll
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, Call, Outcome, Step, rule
from armada.engine.questions import Kind, choose_some
from armada.engine.seats import Seat
from armada.geometry.play_area import Area, PlayArea
from armada.geometry.ruler import RULER, Distance
from armada.rules.attack import Attack
from armada.rules.attack_effects import may_spend_accuracy
from armada.rules.destruction import Destroy
from armada.rules.game import Game
from armada.rules.obstacle_placement import ObstaclePlan
from armada.rules.queries import ObjectPlace
from armada.rules.setup import Setup
from armada.rules.timing import (
    ATK_3_MODIFY,
    DESTROY_WHEN,
    GAME_END_OBJECTIVE,
    SETUP_4_AFTER,
    SETUP_5_AFTER,
    SETUP_5_BEFORE,
)
from armada.rules.token_placement import PlaceTokens
from armada.rules.winning import EndOfGame
from armada.state.dice import DieFace
from armada.state.events.cards import ObjectiveTokenPlaced
from armada.state.records import Token

SPENT_ACCURACY = Kind[tuple[int, ...]]("spent accuracy dice", "Which dice with accuracy icons do you spend?")

ZONE_DEPTH: Final = 2 * RULER
"""How deep a deployment zone of Blockade Run is."""

BEACONS: Final = 4
BEACON_DICE: Final = 2

# Blockade Run


def blockade_zone(table: PlayArea, *, second: bool) -> Area:
    """A player's deployment zone: within two ruler lengths of a short edge; the first player's is on the left."""
    if second:
        return table.area._replace(x1=table.width - ZONE_DEPTH)
    return table.area._replace(x2=ZONE_DEPTH)


@trigger("blockade_run", at=SETUP_4_AFTER)
class BlockadeRunSetup(ObjectiveEffect[Setup], kw_only=True):
    """The short edges become the players' edges; each ship of the second player has a token."""

    @rule("OBJ-02", "SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """The second player places all obstacles between the two zones."""
        table = game.play_area
        _, second = game.sides_in_order
        zones = blockade_zone(table, second=False), blockade_zone(table, second=True)
        setup.deployment = replace(setup.deployment, zones=zones, setup_area=table.area)
        place = ObjectPlace(table.area, Distance.THREE.end, ZONE_DEPTH, from_obstacles=Distance.ONE.end)
        setup.obstacles = ObstaclePlan(setup.obstacles.obstacles, (second,), place)
        for ship in fleet_ships(game, second):
            game.emit(ObjectiveTokenPlaced(Token(kind=self.key, unit=ship)))
        return DONE


def _runs(game: Game, unit: int) -> bool:
    """Whether this ship has a token of the blockade run."""
    return any(token.unit == unit and token.kind == "blockade_run" for token in game.state.tokens)


@trigger("blockade_run", at=DESTROY_WHEN)
class BlockadeRunner(ObjectiveEffect[Destroy], kw_only=True):
    """When a ship with a token is destroyed the first player gains a victory token."""

    def can_resolve(self, game: Game, destroy: Destroy) -> bool:
        """It is certain."""
        return destroy.is_certain and _runs(game, destroy.unit)

    def resolve(self, game: Game, destroy: Destroy) -> Outcome:
        """Besides the cost of the ship."""
        first, _ = game.sides_in_order
        gain_victory_tokens(game, first)
        return DONE


@trigger("blockade_run", at=GAME_END_OBJECTIVE)
class BlockadeRunScore(ObjectiveEffect[EndOfGame], kw_only=True):
    """Each ship with a token whose whole base is in the first player's zone earns the second player a victory token."""

    def _through(self, game: Game) -> int:
        zone = blockade_zone(game.play_area, second=False)
        return sum([_runs(game, ship) and zone.holds(game.body(ship)) for ship in game.ships()])

    def can_resolve(self, game: Game, end: EndOfGame) -> bool:
        """One has broken through."""
        return self._through(game) > 0

    @rule("SCORE-05")
    def resolve(self, game: Game, end: EndOfGame) -> Outcome:
        """However the game ends."""
        _, second = game.sides_in_order
        gain_victory_tokens(game, second, self._through(game))
        return DONE


# Close-Range Intel Scan


@trigger("close_range_intel_scan", at=SETUP_5_BEFORE)
class IntelScanObstacles(ObjectiveEffect[Setup], kw_only=True):
    """Two dust fields join the obstacles."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """They are placed like the others."""
        plan = setup.obstacles
        setup.obstacles = replace(plan, obstacles=(*plan.obstacles, *add_dust_fields(game)))
        return DONE


@offer("close_range_intel_scan", at=ATK_3_MODIFY)
class IntelScan(ObjectiveInAttack, kw_only=True):
    """While a ship attacks a ship, spend an accuracy die, or two if it is the first player's, for a victory token."""

    def _price(self, game: Game, attack: Attack) -> int:
        return 2 if is_of_first(game, attack.attacker) else 1

    @rule("DMGCARD-blinded-gunners-01")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """There are enough of these dice, and they may be spent."""
        dice = attack.pool.places(face=DieFace.ACCURACY)
        return (
            len(dice) >= self._price(game, attack) and attack.is_ship_to_ship(game) and may_spend_accuracy(game, attack)
        )

    @rule("DICE-09")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """They lock no defense token."""
        price, dice = self._price(game, attack), attack.pool.places(face=DieFace.ACCURACY)
        spent = yield from choose_some(game.owner(attack.attacker), SPENT_ACCURACY, dice, least=price, most=price)
        modified(game, attack, attack.pool.without(spent), self.key)
        gain_victory_tokens(game, game.side(attack.attacker))
        return DONE


# Targeting Beacons


@trigger("targeting_beacons", at=SETUP_5_AFTER)
class TargetingBeaconsTokens(ObjectiveEffect[Setup], kw_only=True):
    """The players place four beacons in turn, the second player first, anywhere in the setup area."""

    def decider(self, game: Game, setup: Setup) -> Seat:
        """The second player begins."""
        return second_player(game)

    def resolve(self, game: Game, setup: Setup) -> Outcome:
        """Two each."""
        seats = (second_player(game), first_player(game))
        placers = tuple([seats[turn % 2] for turn in range(BEACONS)])
        return Call(PlaceTokens(placers=placers, kind=self.key, place=token_place(game)), then=DONE)


@offer("targeting_beacons", at=ATK_3_MODIFY)
class TargetingBeacons(ObjectiveInAttack, kw_only=True):
    """While a ship of the second player attacks a ship at distance 1-2 of a beacon, reroll up to two dice."""

    @rule("FX-12")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """However many beacons are near."""
        return (
            bool(attack.pool.dice)
            and attack.is_ship_to_ship(game)
            and not is_of_first(game, attack.attacker)
            and any(
                is_token_near(game, token, attack.defender, Distance.TWO) for token in tokens_on_table(game, self.key)
            )
        )

    def resolve(self, game: Game, attack: Attack) -> Step:
        """Together."""
        yield from reroll(game, attack, game.owner(attack.attacker), self.key, most=BEACON_DICE)
        return DONE
