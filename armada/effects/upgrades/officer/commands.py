"""Officers of command dials and command tokens, and of the turn to activate a ship."""

from __future__ import annotations

from typing import ClassVar

from armada.effects.verbs.card_effects import ShipEffect
from armada.effects.verbs.commands import CHOSEN_COMMAND, COMMAND_TOKEN, set_top_dial, some_command
from armada.effects.verbs.units import CHOSEN_SHIP, enemy_ships, friendly_ships, is_at
from armada.engine.effects import offer
from armada.engine.procedures import DONE, Call, Step, StepResult, rule
from armada.engine.questions import PASS, choose
from armada.engine.seats import Side
from armada.geometry.ruler import Distance
from armada.rules.any_time import AnyTime
from armada.rules.command_phase import CommandPhase
from armada.rules.command_tokens import GainCommandToken, SpendCommandToken, can_make_use_of_token
from armada.rules.commands import CommandProcedure
from armada.rules.costs import DISCARD, EXHAUST
from armada.rules.game import Game
from armada.rules.ship_phase import ShipActivation, ShipPhase, unactivated_ships
from armada.rules.timing import ACT_1_BEFORE, ACT_1_REVEAL, ACT_ANY, CMD_AFTER, COMMAND_START, SHIP_TURN, TOKEN_SPEND
from armada.state.events.commands import CommandTokenDiscarded, DialDiscarded, DialsSeen, DialsTakenBack
from armada.state.records import COMMANDS, Command, ShipId

# Before a dial is revealed


class BeforeRevealing(ShipEffect[ShipActivation], kw_only=True):
    """An effect just before the ship reveals its command."""

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """There is a dial that will be revealed (S-18)."""
        return activation.ship == self.ship and activation.will_reveal and bool(game.ship(self.ship).dials)


class SetsDial(BeforeRevealing, kw_only=True):
    """Set the dial to a command before it is revealed."""

    command: ClassVar[Command]

    def resolve(self, game: Game, activation: ShipActivation) -> StepResult:
        """Free of cost, in every round."""
        set_top_dial(game, self.ship, self.command)
        return DONE


@offer("engineering_captain", at=ACT_1_BEFORE)
class EngineeringCaptain(SetsDial, kw_only=True):
    """Before revealing, set the dial to Repair."""

    command = Command.REPAIR


@offer("navigation_officer", at=ACT_1_BEFORE)
class NavigationOfficer(SetsDial, kw_only=True):
    """Before revealing, set the dial to Navigate."""

    command = Command.NAVIGATE


@offer("tactical_expert", at=ACT_1_BEFORE)
class TacticalExpert(SetsDial, kw_only=True):
    """Before revealing, set the dial to Concentrate Fire."""

    command = Command.CONCENTRATE_FIRE


@offer("wing_commander", at=ACT_1_BEFORE)
class WingCommander(SetsDial, kw_only=True):
    """Before revealing, set the dial to Squadron."""

    command = Command.SQUADRON


class Liaison(BeforeRevealing, kw_only=True):
    """Spend any command token to set the dial to one of two commands before it is revealed."""

    commands: ClassVar[tuple[Command, ...]]

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """There is a dial, and a token."""
        return super().can_resolve(game, activation) and bool(game.ship(self.ship).tokens)

    @rule("FX-21", "CMD-26")
    def pay(self, game: Game) -> Step:
        """The token resolves no command."""
        token = yield from choose(self.seat, COMMAND_TOKEN, game.ship(self.ship).tokens)
        return Call(SpendCommandToken(ship=self.ship, command=token))

    def set_dial(self, game: Game) -> Step:
        """Set it."""
        command = yield from some_command(self.seat, self.commands)
        set_top_dial(game, self.ship, command)
        return DONE

    steps = (pay, set_dial)


@offer("defense_liaison", at=ACT_1_BEFORE)
class DefenseLiaison(Liaison, kw_only=True):
    """Before revealing, spend a command token to set the dial to Navigate or Repair."""

    commands = (Command.NAVIGATE, Command.REPAIR)


@offer("weapons_liaison", at=ACT_1_BEFORE)
class WeaponsLiaison(Liaison, kw_only=True):
    """Before revealing, spend a command token to set the dial to Concentrate Fire or Squadron."""

    commands = (Command.CONCENTRATE_FIRE, Command.SQUADRON)


@offer("skilled_first_officer", at=ACT_1_BEFORE, cost=DISCARD)
class SkilledFirstOfficer(BeforeRevealing, kw_only=True):
    """Before revealing, discard the top dial: the next one is revealed, if there is one."""

    def resolve(self, game: Game, activation: ShipActivation) -> StepResult:
        """Without another dial nothing is revealed."""
        game.emit(DialDiscarded(self.ship, game.ship(self.ship).dials[0], was_revealed=False))
        activation.will_reveal = bool(game.ship(self.ship).dials)
        return DONE


@offer("support_officer", at=COMMAND_START, cost=DISCARD)
class SupportOfficer(ShipEffect[CommandPhase], kw_only=True):
    """At the start of the Command Phase, take back all dials of the ship; new ones are assigned."""

    def can_resolve(self, game: Game, phase: CommandPhase) -> bool:
        """It has dials."""
        return bool(game.ship(self.ship).dials)

    def resolve(self, game: Game, phase: CommandPhase) -> StepResult:
        """The opponent does not see them."""
        game.emit(DialsTakenBack(self.ship))
        return DONE


# When a dial is revealed


class WhenRevealing(ShipEffect[ShipActivation], kw_only=True):
    """An effect when the ship reveals its command."""

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """This ship revealed a dial."""
        return activation.ship == self.ship and activation.was_revealed and game.ship(self.ship).revealed is not None


def revealed(game: Game, ship: ShipId) -> Command:
    """The command that a ship has just revealed."""
    command = game.ship(ship).revealed
    assert command is not None
    return command


@offer("commandant_aresko", at=ACT_1_REVEAL, cost=EXHAUST)
class CommandantAresko(ShipEffect[ShipActivation], kw_only=True):
    """When another friendly ship at distance 1-3 reveals a command, this ship gains a token of it."""

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """It is another one, near by, and this ship can have the token."""
        other = activation.ship
        return (
            other != self.ship
            and activation.was_revealed
            and game.ship(other).revealed is not None
            and game.are_friendly(other, self.ship)
            and can_make_use_of_token(game, self.ship, revealed(game, other))
            and is_at(game, self.ship, other, Distance.THREE)
        )

    def resolve(self, game: Game, activation: ShipActivation) -> StepResult:
        """Like any token that is gained."""
        return Call(GainCommandToken(ship=self.ship, command=revealed(game, activation.ship)), then=DONE)


@offer("director_isard", at=ACT_1_REVEAL, free=True)
class DirectorIsard(WhenRevealing, kw_only=True):
    """When the ship reveals a command, look at all dials of an enemy ship."""

    def _targets(self, game: Game) -> list[ShipId]:
        return [ship for ship in enemy_ships(game, self.ship) if game.ship(ship).dials]

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """One has facedown dials, at any distance."""
        return super().can_resolve(game, activation) and bool(self._targets(game))

    @rule("INFO-07", "INFO-08")
    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """Only this player sees them; later changes are not shown."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._targets(game))
        game.emit(DialsSeen(ship, game.ship(ship).dials, (self.seat,)))
        return DONE


@offer("leia_organa_officer", at=ACT_1_REVEAL)
class LeiaOrganaOfficer(WhenRevealing, kw_only=True):
    """When the ship reveals a command, set the top dial of another friendly ship at distance 1-5 to it."""

    def _ships(self, game: Game) -> list[ShipId]:
        near = friendly_ships(game, self.ship, Distance.FIVE, others=True)
        return [ship for ship in near if game.ship(ship).dials]

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """One has a facedown dial, for this round or the next."""
        return super().can_resolve(game, activation) and bool(self._ships(game))

    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """Everybody knows then what it shows."""
        ship = yield from choose(self.seat, CHOSEN_SHIP, self._ships(game))
        everybody = tuple([player.seat for player in game.state.players])
        set_top_dial(game, ship, revealed(game, self.ship), everybody)
        return DONE


@offer("raymus_antilles", at=ACT_1_REVEAL, free=True)
class RaymusAntilles(WhenRevealing, kw_only=True):
    """When the ship reveals a command, it gains a token of it and keeps the dial."""

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """The ship can have the token, or pass it on."""
        return super().can_resolve(game, activation) and can_make_use_of_token(
            game, self.ship, revealed(game, self.ship)
        )

    def resolve(self, game: Game, activation: ShipActivation) -> StepResult:
        """Like any token that is gained."""
        return Call(GainCommandToken(ship=self.ship, command=revealed(game, self.ship)), then=DONE)


@offer("veteran_captain", at=ACT_1_REVEAL, cost=DISCARD)
class VeteranCaptain(WhenRevealing, kw_only=True):
    """When the ship reveals a command, it gains any command token."""

    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """The ship can have tokens, or pass them on."""
        return super().can_resolve(game, activation) and can_make_use_of_token(game, self.ship, COMMANDS[0])

    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """Of the owner's choice."""
        command = yield from some_command(self.seat)
        return Call(GainCommandToken(ship=self.ship, command=command), then=DONE)


# Tokens


@offer("ahsoka_tano_officer_rebel", at=ACT_ANY, cost=EXHAUST)
class AhsokaTano(ShipEffect[AnyTime], kw_only=True):
    """While a friendly ship at distance 1-5 is activating, exchange one of its command tokens for any other."""

    def can_resolve(self, game: Game, activation: AnyTime) -> bool:
        """It has a token; this ship counts too."""
        return (
            game.are_friendly(activation.ship, self.ship)
            and bool(game.ship(activation.ship).tokens)
            and is_at(game, self.ship, activation.ship, Distance.FIVE)
        )

    def resolve(self, game: Game, activation: AnyTime) -> Step:
        """Its token is discarded, not spent; gaining another can be declined."""
        ship = activation.ship
        token = yield from choose(self.seat, COMMAND_TOKEN, game.ship(ship).tokens)
        command = yield from choose(self.seat, CHOSEN_COMMAND, COMMANDS, may_pass=True)
        game.emit(CommandTokenDiscarded(ship, token))
        return DONE if command is PASS else Call(GainCommandToken(ship=ship, command=command), then=DONE)


@offer("wullf_yularen", at=TOKEN_SPEND, cost=EXHAUST)
class WullfYularen(ShipEffect[SpendCommandToken], kw_only=True):
    """When the ship spends a command token, it gains one of the same type."""

    @rule("CARD-wulff-yularen-02")
    def can_resolve(self, game: Game, spent: SpendCommandToken) -> bool:
        """This ship spent one, for a command or as a cost."""
        return spent.ship == self.ship and can_make_use_of_token(game, self.ship, spent.command)

    @rule("CARD-wulff-yularen-01")
    def resolve(self, game: Game, spent: SpendCommandToken) -> StepResult:
        """The command it was spent on is resolved for this round all the same."""
        return Call(GainCommandToken(ship=self.ship, command=spent.command), then=DONE)


# Commands and turns


@offer("commander_vanto", at=CMD_AFTER, cost=EXHAUST)
class CommanderVanto(ShipEffect[CommandProcedure], kw_only=True):
    """After the ship resolves the first command of its activation, it gains any command token."""

    def can_resolve(self, game: Game, command: CommandProcedure) -> bool:
        """It is the ship's own activation, and the first command; the ship can have a token."""
        activation = game.innermost(ShipActivation)
        return (
            command.ship == self.ship
            and activation is not None
            and activation.ship == self.ship
            and len(game.ship(self.ship).resolved) == 1
            and any(can_make_use_of_token(game, self.ship, token) for token in COMMANDS)
        )

    def resolve(self, game: Game, command: CommandProcedure) -> Step:
        """Like any token that is gained."""
        token = yield from some_command(self.seat)
        return Call(GainCommandToken(ship=self.ship, command=token), then=DONE)


@offer("strategic_adviser", at=SHIP_TURN, cost=EXHAUST)
class StrategicAdviser(ShipEffect[ShipPhase], kw_only=True):
    """In one's turn to activate a ship, pass: the opponent activates one instead."""

    def can_resolve(self, game: Game, phase: ShipPhase) -> bool:
        """It is this side's turn, and both sides have a ship to activate."""
        side = game.side_of(self.seat)
        return (
            phase.side(game) == side
            and not phase.was_taken
            and bool(unactivated_ships(game, side))
            and bool(unactivated_ships(game, Side(1 - side)))
        )

    @rule("SHIP-03")
    def resolve(self, game: Game, phase: ShipPhase) -> StepResult:
        """The turn is over."""
        phase.was_taken = True
        return DONE
