"""Officers of squadrons: when they activate, how they move, which keywords they have."""

from __future__ import annotations

from armada.effects.verbs.card_effects import ShipEffect, ask_without
from armada.effects.verbs.commands import activated_by
from armada.effects.verbs.units import is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose
from armada.geometry.ruler import Distance
from armada.rules.commands import CommandProcedure, ways_to_resolve
from armada.rules.costs import EXHAUST
from armada.rules.engagement import is_engaged
from armada.rules.game import Game
from armada.rules.keywords import has_keyword
from armada.rules.queries import KEYWORD, MAY_MOVE, SQUADRON_SPEED, KeywordOf
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.timing import CMD_AFTER, MAN_AFTER
from armada.state.events.commands import ActivationToggled
from armada.state.records import Command, SquadronId

READY_AGAIN = Kind[SquadronId]("squadron ready again")


@offer("flight_commander", at=MAN_AFTER)
class FlightCommander(ShipEffect[ExecuteManeuver], kw_only=True):
    """In its activation the ship resolves its Squadron command after a maneuver."""

    def can_resolve(self, game: Game, maneuver: ExecuteManeuver) -> bool:
        """It has the dial or token and did not resolve the command."""
        activation = game.innermost(ShipActivation)
        return (
            maneuver.ship == self.ship
            and activation is not None
            and activation.ship == self.ship
            and game.is_in_play(self.ship)
            and bool(ways_to_resolve(game, self.ship, Command.SQUADRON))
        )

    def resolve(self, game: Game, maneuver: ExecuteManeuver) -> StepResult:
        """The whole command, from where the ship is now."""
        return Call(SquadronCommand(ship=self.ship), then=DONE)


@offer("adar_tallon", at=CMD_AFTER, cost=EXHAUST)
class AdarTallon(ShipEffect[CommandProcedure], kw_only=True):
    """After the ship's Squadron command, a squadron that it activated can activate again."""

    def _squadrons(self, game: Game, command: SquadronCommand) -> list[SquadronId]:
        return [s for s in command.activated if game.is_in_play(s) and game.squadron(s).activated]

    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """One of them is still there."""
        return (
            isinstance(command, SquadronCommand) and command.ship == self.ship and bool(self._squadrons(game, command))
        )

    def resolve(self, game: Game, command: CommandProcedure) -> Step:
        """In the Squadron Phase, or by another ship."""
        assert isinstance(command, SquadronCommand)
        squadron = yield from choose(self.seat, READY_AGAIN, self._squadrons(game, command))
        game.emit(ActivationToggled(squadron, False))
        return DONE


@modifier("admiral_chiraneau", at=MAY_MOVE, stage=Stage.PERMIT)
@rule("CARD-admiral-chiraneau-02")
def chiraneau_lets_move(game: Game, card: CardInPlay, squadron: SquadronId, may: bool) -> bool:
    """Squadron: squadrons that the ship activates can move although they are engaged."""
    return may or activated_by(game, squadron, card.unit)


@modifier("admiral_chiraneau", at=SQUADRON_SPEED, stage=Stage.PRINTED)
@rule("CARD-admiral-chiraneau-01", "CARD-admiral-chiraneau-02")
def chiraneau_slows(game: Game, card: CardInPlay, squadron: SquadronId, speed: int) -> int:
    """If they move by this permission alone, it is as if speed 2 were printed on their card."""
    if not activated_by(game, squadron, card.unit):
        return speed
    free = ask_without(game, card, MAY_MOVE, squadron, not is_engaged(game, squadron))
    return speed if free else 2


@modifier("instructor_goran", at=KEYWORD, stage=Stage.INCREASE)
@rule("KEY-35")
def instructor_goran(game: Game, card: CardInPlay, asked: KeywordOf, value: int | None) -> int | None:
    """Friendly squadrons without Heavy at distance 1-2 have Counter 1, or one more Counter than they had."""
    if (
        asked.keyword != "counter"
        or game.is_ship(asked.unit)
        or not game.are_friendly(asked.unit, card.unit)
        or not is_at(game, card.unit, asked.unit, Distance.TWO)
        or has_keyword(game, asked.unit, "heavy")
    ):
        return value
    return (value or 0) + 1
