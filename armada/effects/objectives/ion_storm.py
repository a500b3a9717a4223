"""Ion Storm: ships far from obstacles are charged, and a critical against a charged ship earns a victory token."""

from __future__ import annotations

from msgspec.structs import replace

from armada.effects.objectives.objective import (
    ObjectiveCritical,
    ObjectiveEffect,
    ObjectiveInManeuver,
    gain_victory_tokens,
    give_token,
    is_of_first,
    remove_token,
    ship_token,
)
from armada.effects.objectives.obstacles import WithoutStation, is_far_from_obstacles
from armada.effects.verbs.commands import COMMAND_TOKEN
from armada.engine.effects import offer, trigger
from armada.engine.procedures import DONE, Step, StepResult, rule
from armada.engine.questions import choose
from armada.engine.seats import Seat
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.commands import CommandProcedure
from armada.rules.damage import change_shields
from armada.rules.game import Game
from armada.rules.repair import RepairCommand
from armada.rules.setup import Setup
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.timing import ATK_5_CRIT, CMD_HEADER, MAN_2_END, SETUP_5_BEFORE
from armada.state.events.commands import CommandTokenDiscarded
from armada.state.records import ShipId


@trigger("ion_storm", at=SETUP_5_BEFORE)
class IonStormObstacles(WithoutStation, kw_only=True):
    """The second player places all obstacles but the station, beyond distance 5 of the players' edges."""

    @rule("SETUP-30")
    def resolve(self, game: Game, setup: Setup) -> StepResult:
        """By the usual limits otherwise."""
        super().resolve(game, setup)
        _, second = game.sides_in_order
        plan = setup.obstacles
        place = plan.place._replace(from_long_edges=Distance.FIVE.end)
        setup.obstacles = replace(plan, placers=(second,), place=place)
        return DONE


@trigger("ion_storm", at=MAN_2_END)
class IonStormCharge(ObjectiveInManeuver, kw_only=True):
    """A ship that ends its movement far from all obstacles is charged: it gets a token."""

    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """Beyond distance 2, or distance 1 if it is the first player's; a ship has one token at most."""
        ship = maneuver.ship
        if not game.is_in_play(ship) or ship_token(game, self.key, ship) is not None:
            return False
        band = Distance.ONE if is_of_first(game, ship) else Distance.TWO
        return is_far_from_obstacles(game, ship, band)

    @rule("MOVE-27", "OBJ-02")
    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> StepResult:
        """After each maneuver, at speed 0 too."""
        give_token(game, self.key, maneuver.ship)
        return DONE


@offer("ion_storm", at=CMD_HEADER, free=True)
class IonStormGround(ObjectiveEffect[CommandProcedure], kw_only=True):
    """A ship that resolves a Repair command may discard its token."""

    def decider(self, game: Game, command: CommandProcedure) -> Seat:
        """The controller of the ship."""
        return game.controller(command.ship)

    @rule("CMD-31")
    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """It has one; the points of the command do not matter."""
        return isinstance(command, RepairCommand) and ship_token(game, self.key, command.ship) is not None

    @rule("FX-08")
    def resolve(self, game: Game, command: CommandProcedure) -> StepResult:
        """It can be charged again."""
        token = ship_token(game, self.key, command.ship)
        assert token is not None
        remove_token(game, token)
        return DONE


@offer("ion_storm", at=ATK_5_CRIT)
class IonStorm(ObjectiveCritical, kw_only=True):
    """Any critical icon: a victory token if the defender is charged; it loses a command token or else a shield."""

    def has_use(self, game: Game, attack: Attack) -> bool:
        """One of the three happens."""
        assert attack.target_zone is not None
        charged = ship_token(game, self.key, attack.defender) is not None
        return (
            charged or bool(game.ship(attack.defender).tokens) or game.shields(attack.defender, attack.target_zone) > 0
        )

    @rule("CRIT-05", "DEF-22", "DMG-26")
    def resolve(self, game: Game, attack: Attack) -> Step:
        """The attacker chooses the command token; the shield is lost where the ship is attacked."""
        ship, zone = ShipId(attack.defender), attack.target_zone
        assert zone is not None
        tokens = game.ship(ship).tokens
        lost = (yield from choose(game.controller(attack.attacker), COMMAND_TOKEN, tokens)) if tokens else None
        self.declare(game, attack)
        if ship_token(game, self.key, ship) is not None:
            gain_victory_tokens(game, game.side(attack.attacker), unit=attack.attacker)
        if lost is not None:
            game.emit(CommandTokenDiscarded(ship, lost))
        else:
            change_shields(game, ship, zone, -1, self.key)
        return DONE
