"""Events of upgrade cards, lasting effects and objective tokens."""

from __future__ import annotations

from msgspec.structs import replace

from armada.engine.seats import Seat
from armada.engine.secrecy import all_open
from armada.geometry.pose import Pose
from armada.state.changes import replaced, with_upgrade
from armada.state.dice import Pool
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.state.records import Lasting, Scope, Token, UpgradeId


@all_open
class UpgradeExhausted(Event, frozen=True):
    """An upgrade card is exhausted."""

    upgrade: UpgradeId

    def apply(self, state: GameState) -> GameState:
        return with_upgrade(state, self.upgrade, exhausted=True)


@all_open
class UpgradeReadied(Event, frozen=True):
    """An upgrade card is readied."""

    upgrade: UpgradeId

    def apply(self, state: GameState) -> GameState:
        return with_upgrade(state, self.upgrade, exhausted=False)


@all_open
class UpgradeDiscarded(Event, frozen=True):
    """An upgrade card is discarded: facedown from now on (UPG-20)."""

    upgrade: UpgradeId

    def apply(self, state: GameState) -> GameState:
        return with_upgrade(state, self.upgrade, discarded=True)


@all_open
class MarksChanged(Event, frozen=True):
    """The number of tokens on an upgrade card changed."""

    upgrade: UpgradeId
    marks: int

    def apply(self, state: GameState) -> GameState:
        return with_upgrade(state, self.upgrade, marks=self.marks)


@all_open
class EffectResolved(Event, frozen=True):
    """An effect of a card is resolved, by the seat that decides on it; what it does follows.

    `effect` is the key of the card and its number in the game. Rules that act like cards tell of themselves.
    """

    effect: str
    seat: Seat
    bearer: int = -1
    """The ship or squadron that has the card; an objective has none."""


@all_open
class LastingBegun(Event, frozen=True):
    """An effect leaves something behind until its scope ends."""

    lasting: Lasting

    def apply(self, state: GameState) -> GameState:
        return replace(state, lasting=(*state.lasting, self.lasting))


@all_open
class LastingEnded(Event, frozen=True):
    """Effects that were to last until now end."""

    scope: Scope

    def apply(self, state: GameState) -> GameState:
        return replace(state, lasting=tuple([entry for entry in state.lasting if entry.scope != self.scope]))


@all_open
class LastingDropped(Event, frozen=True):
    """One thing that lasted ends before its scope does."""

    lasting: Lasting

    def apply(self, state: GameState) -> GameState:
        left = list(state.lasting)
        left.remove(self.lasting)
        return replace(state, lasting=tuple(left))


@all_open
class ObjectiveTokenPlaced(Event, frozen=True):
    """An objective token comes into the game: on the table or with a ship."""

    token: Token

    def apply(self, state: GameState) -> GameState:
        return replace(state, tokens=(*state.tokens, self.token))


@all_open
class ObjectiveTokenChanged(Event, frozen=True):
    """An objective token is moved, or goes to a ship, or to the supply (then it has neither pose nor ship)."""

    token: int
    pose: Pose | None
    unit: int = -1

    def apply(self, state: GameState) -> GameState:
        changed = replace(state.tokens[self.token], pose=self.pose, unit=self.unit)
        return replace(state, tokens=replaced(state.tokens, self.token, changed))


@all_open
class EffectDiceRolled(Event, frozen=True):
    """Dice are rolled by an effect that is no attack; `by` is the key of its card."""

    by: str
    unit: int
    pool: Pool
