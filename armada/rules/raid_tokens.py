"""Raid tokens: each bars its ship from resolving the command it shows (EXT-raid)."""

from __future__ import annotations

from armada.engine.effects import Effect, offer
from armada.engine.procedures import DONE, Step, StepResult, rule
from armada.engine.questions import Asking, Kind, choose
from armada.engine.seats import Seat
from armada.rules.game import Game
from armada.rules.queries import RAID_GAIN
from armada.rules.ship_phase import ShipActivation
from armada.rules.timing import ACT_1_REVEAL
from armada.state.events.cards import LastingBegun
from armada.state.events.commands import CommandTokenDiscarded, DialDiscarded, RaidTokenDiscarded, RaidTokenGained
from armada.state.records import COMMANDS, Command, Lasting, Scope, Ship, ShipId, UnitId

RAID_TOKEN = Kind[Command]("raid token")
CLEARING = "raid_cleared"
"""The key of what is remembered when a ship has discarded a command token against a raid token."""


@rule("EXT-raid-10", "EXT-raid-11")
def raid_types(game: Game, unit: UnitId) -> tuple[Command, ...]:
    """The types of raid token that a ship can gain: those it has not; what only counts as a ship can gain none."""
    record = game.unit(unit)
    if not isinstance(record, Ship):
        return ()
    return game.ask(RAID_GAIN, record.id, tuple([command for command in COMMANDS if command not in record.raided]))


def give_raid_token(game: Game, seat: Seat, unit: UnitId, by: str) -> Asking[None]:
    """A ship gains a raid token of the type that a seat chooses."""
    command = yield from choose(seat, RAID_TOKEN, raid_types(game, unit))
    game.emit(RaidTokenGained(game.ship(unit).id, command, by))


class Clearing(Effect[ShipActivation], kw_only=True):
    """A raided ship that reveals its dial can clear raid tokens."""

    def decider(self, game: Game, activation: ShipActivation) -> Seat:
        """The controller of the ship."""
        return game.controller(activation.ship)


@offer("raid_dial", at=ACT_1_REVEAL, standing=True)
class RaidDial(Clearing, kw_only=True):
    """Discard the revealed dial to discard all raid tokens."""

    @rule("EXT-raid-04", "EXT-raid-06")
    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """The ship has raid tokens and the dial, and has discarded no command token instead."""
        ship = game.ship(activation.ship)
        return bool(ship.raided) and ship.revealed is not None and not game.lasting(CLEARING, ship.id)

    @rule("EXT-raid-07", "EXT-raid-08")
    def resolve(self, game: Game, activation: ShipActivation) -> StepResult:
        """Discarding is not spending."""
        ship = game.ship(activation.ship)
        assert ship.revealed is not None
        game.emit(DialDiscarded(ship.id, ship.revealed, was_revealed=True))
        for command in ship.raided:
            game.emit(RaidTokenDiscarded(ship.id, command))
        return DONE


@offer("raid_token", at=ACT_1_REVEAL, standing=True)
class RaidToken(Clearing, kw_only=True):
    """Discard a command token to discard the raid token of its command; instead of the dial, and again."""

    is_repeatable = True

    def _tokens(self, game: Game, ship: ShipId) -> list[Command]:
        record = game.ship(ship)
        return [command for command in COMMANDS if command in record.tokens and command in record.raided]

    @rule("EXT-raid-05")
    def can_resolve(self, game: Game, activation: ShipActivation) -> bool:
        """It has a command token and the raid token of one command."""
        return bool(game.ship(activation.ship).raided) and bool(self._tokens(game, activation.ship))

    @rule("EXT-raid-07", "EXT-raid-08")
    def resolve(self, game: Game, activation: ShipActivation) -> Step:
        """Discarding is not spending."""
        ship = activation.ship
        command = yield from choose(game.controller(ship), RAID_TOKEN, self._tokens(game, ship))
        game.emit(CommandTokenDiscarded(ship, command))
        game.emit(RaidTokenDiscarded(ship, command))
        game.emit(LastingBegun(Lasting(key=CLEARING, scope=Scope.ACTIVATION, unit=ship)))
        return DONE
