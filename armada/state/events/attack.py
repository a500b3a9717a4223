"""Events of attacks: declared, rolled, modified, defended against, totaled."""

from __future__ import annotations

from armada.catalog.cards import Color, DefenseToken
from armada.engine.secrecy import all_open
from armada.geometry.bases import HullZone
from armada.geometry.pose import Point
from armada.state.changes import replaced, with_unit
from armada.state.dice import DieChange, Pool
from armada.state.events import Event
from armada.state.game_state import GameState
from armada.state.records import Defense, Ship, Squadron, TokenId, TokenState, UnitId


@all_open
class AttackDeclared(Event, frozen=True):
    """An attack is declared: from a hull zone, if a ship attacks, at a hull zone, if one defends."""

    attacker: UnitId
    zone: HullZone | None
    defender: UnitId
    target_zone: HullZone | None
    range: str
    obstructed: bool
    dice: tuple[Color, ...] = ()
    """The dice gathered, before any is removed."""

    mm: float | None = None
    """The distance; this and both lines are None where the attack is not measured."""

    measured: tuple[Point, Point] | None = None
    """The closest points of attacker and defender, in mm."""

    sight: tuple[Point, Point] | None = None
    """The ends of the line of sight, in mm."""

    obstructing_ships: tuple[UnitId, ...] = ()
    obstructing_obstacles: tuple[int, ...] = ()
    """The obstructions that the line of sight crosses; none where a card alone makes the attack count as obstructed."""

    is_counter: bool = False
    is_salvo: bool = False
    granted_by: str = ""
    """The key of the card that grants the attack, if one does."""


@all_open
class DieRemoved(Event, frozen=True):
    """A die is removed from the pool before it is rolled."""

    attacker: UnitId
    color: Color
    by: str
    place: int = -1
    """Its place among the dice there were before."""


@all_open
class DiceReplaced(Event, frozen=True):
    """Dice of the pool are replaced before it is rolled: these are rolled instead."""

    attacker: UnitId
    colors: tuple[Color, ...]
    by: str
    before: tuple[Color, ...] = ()
    """The dice there were before, in the same order."""


@all_open
class DiceRolled(Event, frozen=True):
    """The attack pool is rolled."""

    attacker: UnitId
    pool: Pool
    damage: int = 0
    """The damage the pool deals as it is."""


@all_open
class DiceModified(Event, frozen=True):
    """The attack pool is changed by an effect."""

    by: str
    pool: Pool
    changes: tuple[DieChange, ...] = ()
    """The changes of the dice: the pool alone does not tell a reroll that shows the same face."""

    damage: int = 0
    """The damage the pool deals as it is now."""


@all_open
class TokenLocked(Event, frozen=True):
    """An accuracy icon is spent: a defense token cannot be spent in this attack (ATK-27)."""

    defender: UnitId
    token: TokenId
    die: int = -1
    """The place of the spent die in the pool; it leaves the pool next."""

    kind: DefenseToken | None = None


@all_open
class DefenseTokenSpent(Event, frozen=True):
    """A defense token is spent: it becomes exhausted, or is discarded (DEF-03, DEF-04)."""

    unit: UnitId
    token: TokenId
    state: TokenState
    kind: DefenseToken | None = None
    damage_before: int | None = None
    damage_after: int | None = None
    """The damage of the attack, which Brace halves; None where the token is spent as a cost.

    What Evade, Scatter and Redirect do follows in events of its own.
    """

    def apply(self, state: GameState) -> GameState:
        return _with_token(state, self.unit, self.token, self.state)


@all_open
class DefenseTokenTurned(Event, frozen=True):
    """A defense token is readied, exhausted or discarded by something other than spending it."""

    unit: UnitId
    token: TokenId
    state: TokenState
    by: str
    kind: DefenseToken | None = None

    def apply(self, state: GameState) -> GameState:
        return _with_token(state, self.unit, self.token, self.state)


def _with_token(state: GameState, unit: int, token: int, new: TokenState) -> GameState:
    defense = state.units[unit].defense
    return with_unit(state, unit, defense=replaced(defense, token, Defense(defense[token].kind, new)))


@all_open
class DefenseTokenGained(Event, frozen=True):
    """A ship or squadron has one more defense token, readied."""

    unit: UnitId
    kind: DefenseToken

    def apply(self, state: GameState) -> GameState:
        return with_unit(state, self.unit, defense=(*state.units[self.unit].defense, Defense(self.kind)))


@all_open
class DefenseTokenReplaced(Event, frozen=True):
    """A defense token leaves the game, and a readied one of another type takes its place."""

    unit: UnitId
    token: TokenId
    kind: DefenseToken

    def apply(self, state: GameState) -> GameState:
        defense = state.units[self.unit].defense
        return with_unit(state, self.unit, defense=replaced(defense, self.token, Defense(self.kind)))


@all_open
class RedirectChosen(Event, frozen=True):
    """The defender names the hull zone that may take damage (DEF-11)."""

    defender: UnitId
    zone: HullZone


@all_open
class CriticalEffectResolved(Event, frozen=True):
    """The attacker resolves a critical effect."""

    attacker: UnitId
    effect: str


@all_open
class DamageTotaled(Event, frozen=True):
    """The damage of an attack is known."""

    defender: UnitId
    amount: int


@all_open
class AttackCanceled(Event, frozen=True):
    """An attack is canceled for want of dice: it is not performed (ATK-18, ATK-23)."""

    attacker: UnitId
    defender: UnitId


@all_open
class AttackEnded(Event, frozen=True):
    """An attack is over; whom a ship attacked is remembered for the round, and how often ships."""

    attacker: UnitId
    defender: UnitId

    def apply(self, state: GameState) -> GameState:
        attacker = state.units[self.attacker]
        if not isinstance(attacker, Ship):
            return state
        on_ships = attacker.attacks_on_ships + (not isinstance(state.units[self.defender], Squadron))
        attacked = (*attacker.attacked, self.defender)
        return with_unit(state, self.attacker, attacks_on_ships=on_ships, attacked=attacked)
