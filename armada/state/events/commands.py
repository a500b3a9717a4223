"""Events of command dials, command tokens and ship activation."""

from __future__ import annotations

from typing import Annotated

from msgspec import UNSET
from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.engine.secrecy import Open, Secret, all_open, always, each, only_for_knowers
from armada.state.changes import ship_of, with_shown_dials, with_unit
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.state.records import CardDials, Command, ShipId, ShownDials, UnitId


class DialsAssigned(Event, frozen=True):
    """Dials are placed facedown under those a ship has (CMD-05), by the seat that controls it."""

    seat: Open[Seat]
    ship: Open[ShipId]
    dials: Annotated[tuple[Command, ...], Secret("controller", each(Command.FACEDOWN))]

    @property
    def controller(self) -> Seat:
        """The owner of the dials."""
        return self.seat

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.ship, dials=ship_of(state, self.ship).dials + self.dials, faceup_dial=None)


class CardDialsAssigned(Event, frozen=True):
    """A seat stacks command dials facedown on the objective card."""

    seat: Open[Seat]
    known_to: Open[tuple[Seat, ...]]
    dials: Annotated[tuple[Command, ...], Secret("knowers", each(Command.FACEDOWN))]

    def apply(self, state: GameState) -> GameState:
        return replace(state, card_dials=CardDials(seat=self.seat, known_to=self.known_to, dials=self.dials))


@all_open
class CardDialRevealed(Event, frozen=True):
    """The top dial on the objective card is revealed and removed."""

    command: Command

    def apply(self, state: GameState) -> GameState:
        assert state.card_dials is not None, "no dial lies on the objective card"
        return replace(state, card_dials=replace(state.card_dials, dials=state.card_dials.dials[1:]))


@all_open
class DialRevealed(Event, frozen=True):
    """The top dial of a ship is revealed."""

    ship: ShipId
    command: Command

    def apply(self, state: GameState) -> GameState:
        state = _without_top(state, self.ship)
        return with_unit(state, self.ship, revealed=self.command)


@all_open
class DialSpent(Event, frozen=True):
    """The revealed dial of a ship is spent; it lies faceup on the ship card (CMD-15)."""

    ship: ShipId

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.ship, revealed=None, faceup_dial=ship_of(state, self.ship).revealed)


@all_open
class DialDiscarded(Event, frozen=True):
    """A dial of a ship is discarded: the revealed one, or the top one of its stack, which is thereby shown."""

    ship: ShipId
    command: Command
    was_revealed: bool

    def apply(self, state: GameState) -> GameState:
        if not self.was_revealed:
            return with_unit(_without_top(state, self.ship), self.ship, faceup_dial=self.command)
        return with_unit(state, self.ship, faceup_dial=self.command, revealed=None)


def _without_top(state: GameState, ship: ShipId) -> GameState:
    """The state without the top dial of a ship, and without what others know of it."""
    state = with_shown_dials(state, ship, lambda dials: dials[1:])
    return with_unit(state, ship, dials=ship_of(state, ship).dials[1:], top_dial=None, known_to=())


class DialSet(Event, frozen=True):
    """An effect sets the top facedown dial of a ship to a command, which its controller and some other seats know."""

    ship: Open[ShipId]
    command: Annotated[Command, Secret("knowers", always(Command.FACEDOWN))]
    known_to: Open[tuple[Seat, ...]]

    def apply(self, state: GameState) -> GameState:
        record = ship_of(state, self.ship)
        others = tuple([seat for seat in self.known_to if seat != record.controller])
        dials = (self.command, *record.dials[1:])
        state = with_shown_dials(state, self.ship, lambda shown: (Command.FACEDOWN, *shown[1:]))
        return with_unit(state, self.ship, dials=dials, top_dial=self.command, known_to=others)


class DialsSeen(Event, frozen=True):
    """An effect lets seats look at all facedown dials of a ship; the top one they know as long as it lies there."""

    ship: Open[ShipId]
    dials: Annotated[tuple[Command, ...], Secret("knowers", each(Command.FACEDOWN))]
    known_to: Open[tuple[Seat, ...]]

    def apply(self, state: GameState) -> GameState:
        known = tuple(dict.fromkeys((*ship_of(state, self.ship).known_to, *self.known_to)))
        return with_unit(state, self.ship, top_dial=self.dials[0], known_to=known)


@all_open
class DialsTakenBack(Event, frozen=True):
    """All facedown dials of a ship are taken back, unseen."""

    ship: ShipId

    def apply(self, state: GameState) -> GameState:
        state = with_shown_dials(state, self.ship, lambda shown: ())
        return with_unit(state, self.ship, dials=(), top_dial=None, known_to=())


@only_for_knowers
class DialsShown(Event, frozen=True):
    """A player shows all facedown dials of a ship to teammates; nobody else learns of it (SEC-39)."""

    ship: Open[ShipId]
    dials: Annotated[tuple[Command, ...], Secret("knowers", each(Command.FACEDOWN))]
    known_to: Open[tuple[Seat, ...]]
    """The owner first, then the teammates."""

    def apply(self, state: GameState) -> GameState:
        shown = ShownDials(self.ship, self.dials, self.known_to)
        return replace(state, shown_dials=(*state.shown_dials, shown))


@all_open
class CommandTokenGained(Event, frozen=True):
    """A ship gains a command token."""

    ship: ShipId
    command: Command

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.ship, tokens=(*ship_of(state, self.ship).tokens, self.command))


@all_open
class CommandTokenSpent(Event, frozen=True):
    """A ship spends a command token."""

    ship: ShipId
    command: Command

    def apply(self, state: GameState) -> GameState:
        return _without_token(state, self.ship, self.command)


@all_open
class CommandTokenDiscarded(Event, frozen=True):
    """A command token of a ship is discarded: a duplicate, one too many, or by an effect."""

    ship: ShipId
    command: Command

    def apply(self, state: GameState) -> GameState:
        return _without_token(state, self.ship, self.command)


def _without_token(state: GameState, ship: ShipId, command: Command) -> GameState:
    tokens = list(ship_of(state, ship).tokens)
    tokens.reverse()
    tokens.remove(command)
    tokens.reverse()
    return with_unit(state, ship, tokens=tuple(tokens))


@all_open
class RaidTokenGained(Event, frozen=True):
    """A ship gains a raid token (EXT-raid-01)."""

    ship: ShipId
    command: Command
    by: str = ""

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.ship, raids=(*ship_of(state, self.ship).raided, self.command))


@all_open
class RaidTokenDiscarded(Event, frozen=True):
    """A raid token of a ship is discarded."""

    ship: ShipId
    command: Command

    def apply(self, state: GameState) -> GameState:
        left = tuple([command for command in ship_of(state, self.ship).raided if command is not self.command])
        return with_unit(state, self.ship, raids=left or UNSET)


@all_open
class CommandResolved(Event, frozen=True):
    """A ship resolves a command; not again this round (CMD-26)."""

    ship: ShipId
    command: Command
    by_dial: bool
    by_token: bool

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.ship, resolved=(*ship_of(state, self.ship).resolved, self.command))


@all_open
class ActivationBegun(Event, frozen=True):
    """A ship or squadron is activated."""

    unit: UnitId


@all_open
class ActivationEnded(Event, frozen=True):
    """A ship or squadron has activated this round."""

    unit: UnitId

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.unit, activated=True)


@all_open
class ActivationToggled(Event, frozen=True):
    """An effect toggles whether a ship or squadron counts as activated (SQN-13)."""

    unit: UnitId
    activated: bool

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.unit, activated=self.activated)


@all_open
class SpeedChanged(Event, frozen=True):
    """A ship's speed dial was set."""

    ship: ShipId
    speed: int

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.ship, speed=self.speed)
