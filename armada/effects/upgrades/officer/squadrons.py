"""Officers of squadrons: when they activate, how they move, which keywords they have."""

from __future__ import annotations

from armada.effects.squadrons.abilities import CHOSEN_SQUADRONS
from armada.effects.verbs.card_effects import ShipEffect, ask_without, mark
from armada.effects.verbs.commands import activated_by
from armada.effects.verbs.units import friendly_squadrons, is_at
from armada.engine.effects import CardInPlay, Stage, modifier, offer, trigger
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import Kind, choose, choose_some
from armada.engine.secrecy import all_open
from armada.geometry.ruler import Distance
from armada.rules.attack import Attack
from armada.rules.command_tokens import SpendCommandToken
from armada.rules.commands import CommandProcedure, ways_to_resolve
from armada.rules.costs import EXHAUST
from armada.rules.engagement import is_engaged
from armada.rules.game import Game
from armada.rules.keywords import GAINED_KEYWORD, has_keyword
from armada.rules.queries import KEYWORD, MAY_MOVE, SQUADRON_SPEED, KeywordOf
from armada.rules.ship_movement import ExecuteManeuver
from armada.rules.ship_phase import ShipActivation
from armada.rules.squadron_activation import SquadronActivation
from armada.rules.squadron_command import SquadronCommand
from armada.rules.squadron_phase import SquadronPhase
from armada.rules.timing import ATK_AFTER, CMD_AFTER, MAN_AFTER, SQACT_START, SQUADRON_BEFORE_END
from armada.state.events.commands import ActivationToggled
from armada.state.records import Command, Scope, SquadronId

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


TI_99 = "ti_99"
READY_COUNTER = 3


def _is_on_guard(game: Game, card: CardInPlay, squadron: int) -> bool:
    """Whether it is a friendly squadron that has not activated, at distance 1-3."""
    unit = game.unit(squadron)
    return (
        not game.is_ship(squadron)
        and not unit.activated
        and game.are_friendly(squadron, card.unit)
        and is_at(game, card.unit, squadron, Distance.THREE)
    )


@modifier(TI_99, at=KEYWORD, stage=Stage.SET)
@rule("KEY-02", "KEY-35")
def ti_99(game: Game, card: CardInPlay, asked: KeywordOf, value: int | None) -> int | None:
    """Such squadrons have Counter 3, or one more than their own."""
    if asked.keyword != "counter" or not _is_on_guard(game, card, asked.unit):
        return value
    return READY_COUNTER if value is None else value + 1


@trigger(TI_99, at=ATK_AFTER)
class TI99(ShipEffect[Attack], kw_only=True):
    """After a counter attack such a squadron counts as activated."""

    @rule("SQN-13")
    def can_resolve(self, game: Game, attack: Attack) -> bool:
        """It is still in play."""
        return attack.is_counter and game.is_in_play(attack.attacker) and _is_on_guard(game, self.card, attack.attacker)

    def resolve(self, game: Game, attack: Attack) -> StepResult:
        """That is not activating it."""
        game.emit(ActivationToggled(attack.attacker, True))
        return DONE


AHSOKA = "ahsoka_tano_officer_republic"
MOST_SNIPERS = 3


@offer(AHSOKA, at=SQACT_START, free=True)
class AhsokaTanoRepublic(ShipEffect[SquadronActivation], kw_only=True):
    """Squadron: up to three squadrons that are not unique have Snipe for each of their anti-squadron dice."""

    @rule("FX-08")
    def can_resolve(self, game: Game, activation: SquadronActivation) -> bool:
        """The ship activates it, it has such dice, and fewer than three were chosen in this command."""
        card = game.squadron_card(activation.squadron)
        return (
            activation.ship == self.ship
            and not card.unique
            and _dice_of(game, activation.squadron) > 0
            and len([entry for entry in game.lasting(AHSOKA, self.ship) if entry.scope is Scope.COMMAND]) < MOST_SNIPERS
        )

    @rule("KEY-30")
    def resolve(self, game: Game, activation: SquadronActivation) -> StepResult:
        """Until its activation ends."""
        dice = min(MOST_SNIPERS, _dice_of(game, activation.squadron))
        mark(game, AHSOKA, Scope.SQUADRON_ACTIVATION, unit=activation.squadron, value=dice)
        mark(game, AHSOKA, Scope.COMMAND, unit=self.ship)
        return DONE


def _dice_of(game: Game, squadron: SquadronId) -> int:
    dice = game.squadron_card(squadron).anti_squadron
    return dice.red + dice.blue + dice.black


@modifier(AHSOKA, at=KEYWORD, stage=Stage.INCREASE)
@rule("KEY-30", "KEY-35")
def ahsoka_gives_snipe(game: Game, card: CardInPlay, asked: KeywordOf, value: int | None) -> int | None:
    """It is added to what the squadron has."""
    if asked.keyword != "snipe" or game.is_ship(asked.unit):
        return value
    given = game.lasting(AHSOKA, asked.unit)
    return (value or 0) + given[0].value if given else value


WEDGE = "wedge_antilles_officer"
MOST_CLOAKED = 3


@all_open
@offer(WEDGE, at=SQUADRON_BEFORE_END)
class WedgeAntillesOfficer(ShipEffect[SquadronPhase], kw_only=True):
    """Before the Squadron Phase ends, spend a Squadron token: up to three squadrons at distance 1-5 have Cloak."""

    def _squadrons(self, game: Game) -> list[SquadronId]:
        return [
            squadron
            for squadron in friendly_squadrons(game, self.ship, Distance.FIVE)
            if not game.squadron_card(squadron).unique and not has_keyword(game, squadron, "strategic")
        ]

    def can_resolve(self, game: Game, phase: SquadronPhase) -> bool:
        """It has the token, and such a squadron is there: neither unique nor with Strategic."""
        return Command.SQUADRON in game.ship(self.ship).tokens and bool(self._squadrons(game))

    @rule("FX-21")
    def pay(self, game: Game) -> StepResult:
        """No command is resolved."""
        return Call(SpendCommandToken(ship=self.ship, command=Command.SQUADRON))

    @rule("KEY-33", "KEY-35")
    def cloak(self, game: Game) -> Step:
        """For the rest of the round."""
        chosen = yield from choose_some(self.seat, CHOSEN_SQUADRONS, self._squadrons(game), least=1, most=MOST_CLOAKED)
        for squadron in chosen:
            mark(game, GAINED_KEYWORD, Scope.ROUND, unit=squadron, text="cloak")
        return DONE

    steps = (pay, cloak)
